/** Writes `dist/cdn/scripts.json`: every script file with its purpose, size and hash. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bundles and what they are for. The name of a bundle is the name of its first file without `.js`. */
const PURPOSES = {
  storefront: 'Elements of the storefront for the script tag; loads the files of the elements on the page',
  'storefront.all': 'All elements of the storefront at once',
  'storefront.staff': 'Elements for staff pages',
  'storefront.api': 'Client of the billing API for programs in staff pages',
};

/** @typedef {{ file: string, name?: string, src?: string }} Chunk */

/**
 * Lists the scripts of the bundles in a folder. `bundles` names the bundles that load a file, `content` the source or name of its code.
 *
 * @param {string} folder
 */
export function listScripts(folder) {
  /** @type {Map<string, { file: string, bundles: string[], content: string, bytes: number, integrity: string }>} */
  const scripts = new Map();
  for (const bundle of Object.keys(PURPOSES)) {
    /** @type {Record<string, Chunk>} */
    const chunks = JSON.parse(readFileSync(join(folder, `${bundle}.manifest.json`), 'utf8'));
    for (const { file, src, name } of Object.values(chunks)) {
      const known = scripts.get(file);
      if (known?.bundles.includes(bundle)) continue;
      if (known) known.bundles.push(bundle);
      else {
        const code = readFileSync(join(folder, file));
        const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
        scripts.set(file, { file, bundles: [bundle], content: src ?? name ?? '', bytes: code.length, integrity });
      }
    }
  }
  return { bundles: PURPOSES, scripts: [...scripts.values()].sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** @param {string} folder */
export function writeScriptList(folder) {
  writeFileSync(join(folder, 'scripts.json'), `${JSON.stringify(listScripts(folder), null, 1)}\n`);
}

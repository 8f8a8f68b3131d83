import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder hold exactly these files. Only files whose text differs are written, so that nothing that watches the folder runs for nothing.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} files text by file name
 */
export function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  for (const [name, text] of files) {
    const path = join(folder, name);
    if (!present.has(name) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

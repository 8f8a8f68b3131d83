/**
 * Builds the package into dist/: modules with types for npm, and dist/cdn for the script tag.
 *
 *   node scripts/build.mjs              everything
 *   node scripts/build.mjs --cdn        only dist/cdn, and only if a source has changed
 *   node scripts/build.mjs --changed    everything, but only if a source has changed
 */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHtmlData } from './html-data.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endAll, onEnd, run } from './processes.mjs';
import { writeScriptList } from './script-list.mjs';

/** Products of a build, and the file with the fingerprint of their sources. */
const cdn = {
  stamp: join(root, 'node_modules/.cache/storefront-elements/cdn'),
  products: [
    ...['storefront', 'storefront.all', 'storefront.staff', 'storefront.api'].map((name) => `dist/cdn/${name}.js`),
    'dist/cdn/scripts.json',
  ],
};
const everything = {
  stamp: join(root, 'node_modules/.cache/storefront-elements/package'),
  products: [
    ...cdn.products,
    ...['index.js', 'gateway/index.js', 'server/index.js', 'cli/main.js', 'html-data.json'].map((name) => `dist/${name}`),
    'custom-elements.json',
  ],
};

/** Every file below a folder, sorted. */
function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns a hash of all source files of the package. */
function fingerprint() {
  const hash = createHash('sha256');
  const settings = [
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.build-gateway.json',
    'vite.config.ts',
    'scripts/script-list.mjs',
    'scripts/html-data.mjs',
  ].map((name) => join(root, name));
  for (const file of [...filesIn('src'), ...filesIn('scripts/build'), ...settings]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function isCurrent(/** @type {{ stamp: string, products: string[] }} */ { stamp, products }) {
  return products.every((file) => existsSync(join(root, file))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** @param {{ stamp: string }} made @param {string} from */
function note({ stamp }, from) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, from);
}

async function buildCdn() {
  const made = fingerprint();
  const { build } = await import('vite');
  rmSync(join(root, 'dist/cdn'), { recursive: true, force: true });
  for (const mode of ['cdn', 'cdn-all', 'cdn-staff', 'cdn-api']) await build({ root, mode });
  writeScriptList(join(root, 'dist/cdn'));
  note(cdn, made);
}

async function buildModules() {
  for (const name of existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : []) {
    if (name !== 'cdn') rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
  // Gateway and commands are compiled separately, because they must not use browser types.
  for (const project of ['tsconfig.build.json', 'tsconfig.build-gateway.json']) {
    const code = await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', join(root, project)]);
    if (code !== 0) throw new Error('The sources do not compile.');
  }
  chmodSync(join(root, 'dist/cli/main.js'), 0o755);
}

async function analyze() {
  const cem = join(root, 'node_modules/@custom-elements-manifest/analyzer/cem.js');
  let output = '';
  const code = await run(process.execPath, [cem, 'analyze', '--config', 'custom-elements-manifest.config.mjs'], {
    onOutput: (text) => (output += text),
  });
  if (code !== 0) throw new Error(`custom-elements.json could not be created.\n${output}`);
}

onEnd(() => void endAll().then(() => process.exit(1)));
process.chdir(root);
process.env.NODE_ENV = 'production';
try {
  await ensureInstalled();
  if (process.argv.includes('--cdn')) {
    if (!isCurrent(cdn)) await buildCdn();
  } else if (!process.argv.includes('--changed') || !isCurrent(everything)) {
    const made = fingerprint();
    await buildModules();
    await buildCdn();
    await analyze();
    writeHtmlData(root);
    note(everything, made);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Builds the package `storefront-elements-sandbox` into dist-sandbox/: one bundle, and the files that it reads. The layout is that of `demo/`, so
 * that the paths in the sources stay valid. Everything that the bundle imports becomes a dependency with the version of this project.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './install.mjs';

const target = join(root, 'dist-sandbox');

/** Files that the sandbox reads: [from, to]. */
const files = [
  ['demo/sandbox/form/public', 'sandbox/public'],
  ['demo/sandbox/seed/kestrel-maps', 'sandbox/seed/kestrel-maps'],
  ['demo/offers/kestrel-maps.json', 'offers/kestrel-maps.json'],
  ['LICENSE', 'LICENSE'],
];

/** Packages without an import in the sources: their files are read by name. */
const fonts = ['@expo-google-fonts/biz-udpgothic', '@expo-google-fonts/ibm-plex-sans', '@expo-google-fonts/ibm-plex-sans-arabic'];

const readme = `# storefront-elements-sandbox

A billing platform for development, with an embedded database. It is used by \`npx storefront-elements dev\` of the package storefront-elements.
It is not for production.
`;

/** Name of the package of an import, such as \`@scope/name\` of \`@scope/name/file\`. */
function packageOf(/** @type {string} */ specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Bundles the sandbox and returns the packages that the bundle imports. */
async function bundle() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'node' },
    build: {
      ssr: 'demo/sandbox/start.ts',
      target: 'node20',
      outDir: join(target, 'sandbox'),
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js' } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return imported.filter((name) => !own.has(name) && !name.startsWith('node:') && !builtinModules.includes(name)).map(packageOf);
}

/** Copies the SQL of the migrations and their list, without the snapshots that only the generator of migrations needs. */
function copyMigrations() {
  const from = join(root, 'demo/sandbox/database/migrations');
  const skipped = /_snapshot\.json$/;
  cpSync(from, join(target, 'sandbox/migrations'), { recursive: true, filter: (path) => !skipped.test(path) });
}

process.chdir(root);
process.env.NODE_ENV = 'production';
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const names = [...new Set([...(await bundle()), ...fonts])].sort();
copyMigrations();
for (const [from = '', to = ''] of files) cpSync(join(root, from), join(target, to), { recursive: true });

const { version, license, engines, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const versions = { ...devDependencies, ...dependencies };
const missing = names.filter((name) => typeof versions[name] !== 'string');
if (missing.length > 0) throw new Error(`The sandbox imports packages that package.json does not list: ${missing.join(', ')}.`);
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name: 'storefront-elements-sandbox',
      version,
      description: 'Billing sandbox for development with storefront-elements.',
      license,
      type: 'module',
      exports: './sandbox/index.js',
      engines,
      // npm installs it too, so that `npx` finds a command that finds the sandbox.
      peerDependencies: { 'storefront-elements': version },
      dependencies: Object.fromEntries(names.map((name) => [name, versions[name]])),
    },
    undefined,
    2,
  )}\n`,
);
writeFileSync(join(target, 'README.md'), readme);

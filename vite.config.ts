/**
 * Bundles for browsers. `scripts/build.mjs` makes those of the script tag, and one alone is made with `npx vite build --mode cdn`.
 *
 * - `cdn`: `storefront.js` and one file for each element, loaded when a page has its tag
 * - `cdn-all`: `storefront.all.js`, every element at once
 * - `cdn-staff`: `storefront.staff.js`, the elements for staff
 * - `cdn-api`: `storefront.api.js`, the client of the billing API
 * - `component-tests`: test files for browsers; `scripts/components.mjs` says which and where to
 */
import { defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { fileNameOfChunk, oneFile } from './scripts/build/chunks.js';
import { dropAnnotations } from './scripts/build/drop-annotations.js';
import { keepRegistrations } from './scripts/build/keep-registrations.js';
import { minifyTemplates } from './scripts/build/minify-templates.js';
import { shortenPrivateNames } from './scripts/build/shorten-private-names.js';
import { staticProperties } from './scripts/build/static-properties.js';
import { generate } from './scripts/generate.mjs';

generate();

type ChunkGroup = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'];

interface ScriptTagBundle {
  /** File name in `dist/cdn`, without `.js`. */
  name: string;
  entry: string;
  plugins: PluginOption[];
  groups: ChunkGroup;
}

/** A bundle in `dist/cdn`. */
function scriptTag({ name, entry, plugins, groups }: ScriptTagBundle): UserConfig {
  return {
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepRegistrations(), ...plugins],
    build: {
      target: 'es2022',
      outDir: 'dist/cdn',
      emptyOutDir: false,
      modulePreload: false,
      // Maps each element to its file, for preload links and for the size check.
      manifest: `${name}.manifest.json`,
      // A page build would add a preload helper to each import(). A library build does not.
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: {
        // A busy machine makes plug-ins slow. In a bundle of one file, import() loads nothing later. Neither is an error.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        onwarn: ({ code, message }) => {
          if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
        },
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: fileNameOfChunk,
          // Hexadecimal digits compress best, and file names are a good part of the first file.
          hashCharacters: 'hex',
          codeSplitting: { groups },
        },
      },
    },
  };
}

/** Plug-ins that make our own source smaller. */
const smaller = () => [minifyTemplates(), staticProperties(), shortenPrivateNames()];

/**
 * Component tests with everything that they import. Chunks hold what several files share, so a page makes some twenty requests instead of hundreds. A
 * test file keeps its name. Source maps lead failures back to the sources.
 */
function componentTests(): UserConfig {
  return {
    publicDir: false,
    logLevel: 'warn',
    // package.json lists the files of dist with side effects. Here, every source may have them, as in a browser without a bundle.
    plugins: [
      { name: 'keep-side-effects', transform: { filter: { id: /\/(src|test)\/.*\.ts$/ }, handler: () => ({ moduleSideEffects: true }) } },
    ],
    // Lit checks more in development.
    resolve: { conditions: ['development', 'browser', 'module'] },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      modulePreload: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        // The test runner serves its own modules.
        external: /^\/__web-dev-server__/,
        // A test may import at once what an element imports when it is needed.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

const bundles: Record<string, () => UserConfig> = {
  cdn: () =>
    scriptTag({
      name: 'storefront',
      entry: 'src/cdn/storefront.ts',
      plugins: [...smaller(), dropAnnotations()],
      groups: [oneFile('storefront')],
    }),
  'cdn-all': () =>
    scriptTag({
      name: 'storefront.all',
      entry: 'src/define.ts',
      plugins: [...smaller(), dropAnnotations()],
      groups: [oneFile('all')],
    }),
  'cdn-staff': () => scriptTag({ name: 'storefront.staff', entry: 'src/staff.ts', plugins: smaller(), groups: [oneFile('staff')] }),
  'cdn-api': () => scriptTag({ name: 'storefront.api', entry: 'src/api/browser.ts', plugins: [], groups: [oneFile('api')] }),
  'component-tests': componentTests,
};

export default defineConfig(({ mode }) => {
  const bundle = bundles[mode];
  if (!bundle) throw new Error(`vite.config.ts has no mode "${mode}". Use --mode with one of: ${Object.keys(bundles).join(', ')}.`);
  return bundle();
});

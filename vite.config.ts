/**
 * Bundles for browsers. `scripts/build.mjs` builds all script-tag bundles. `npx vite build --mode cdn` builds a single one.
 *
 * - `cdn`: `storefront.js` and one file for each element, loaded when a page uses its tag
 * - `cdn-all`: `storefront.all.js`, every element at once
 * - `cdn-staff`: `storefront.staff.js`, the elements for staff
 * - `cdn-api`: `storefront.api.js`, the client of the billing API
 * - `component-tests`: component tests; `scripts/components.mjs` sets the test files and the output folder
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

/** Returns the configuration of a bundle in `dist/cdn`. */
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
      // Builds a library, because a build for pages would add a preload helper to each import().
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: {
        // These warnings are not errors: plugins are slow on a busy machine, and import() has no effect in a single-file bundle.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        onwarn: ({ code, message }) => {
          if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
        },
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: fileNameOfChunk,
          // Hexadecimal hashes compress best, and much of the first file is file names.
          hashCharacters: 'hex',
          codeSplitting: { groups },
        },
      },
    },
  };
}

/** Returns plugins that make our own code smaller. */
const smaller = () => [minifyTemplates(), staticProperties(), shortenPrivateNames()];

/**
 * Returns the configuration for the component tests and everything they import. Shared code is in chunks, so that a page sends about twenty
 * requests instead of hundreds. Test files keep their names. Source maps show where in the source a test failed.
 */
function componentTests(): UserConfig {
  return {
    publicDir: false,
    logLevel: 'warn',
    // The `sideEffects` list in package.json names files of dist only. Here, every source file may have side effects.
    plugins: [
      { name: 'keep-side-effects', transform: { filter: { id: /\/(src|test)\/.*\.ts$/ }, handler: () => ({ moduleSideEffects: true }) } },
    ],
    // Lit's development build has more checks.
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
        // A test may import a module statically that an element imports dynamically.
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

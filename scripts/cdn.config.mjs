/** How the files behind the script tag are built. */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {'storefront' | 'storefront.all'} name
 * @param {string} entry
 * @returns {import('vite').InlineConfig}
 */
function bundle(name, entry) {
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: 'dist/cdn',
      emptyOutDir: false,
      minify: 'oxc',
      modulePreload: false,
      // Which file holds which element, for preload links and for the size check.
      manifest: `${name}.manifest.json`,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

/** The loader, which brings each element as a file of its own when the page has its tag. */
export const loader = bundle('storefront', 'src/cdn.ts');
/** Everything in one file; other languages still come when they are needed. */
export const all = bundle('storefront.all', 'src/define.ts');

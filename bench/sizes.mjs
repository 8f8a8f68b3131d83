/** Measures the bytes that a page loads from dist/cdn: minified, and compressed with Brotli at the highest level. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const cdn = fileURLToPath(new URL('../dist/cdn', import.meta.url));

/**
 * @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {{ name: string, files: string[], bytes: number, brotli: number, limit: number, aim: number }} Size in bytes
 */

/**
 * Returns the size of a file with Brotli compression, in bytes.
 *
 * @param {Uint8Array} content
 */
export function brotliSize(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}

/** @returns {Record<string, Chunk>} */
function chunksOf(/** @type {string} */ bundle) {
  return JSON.parse(readFileSync(join(cdn, `${bundle}.manifest.json`), 'utf8'));
}

/**
 * Returns the files that a page loads for the given sources, including static imports. Excludes files loaded by `import()`:
 * test/e2e/weight.test.ts measures a whole page in a browser.
 *
 * @param {Record<string, Chunk>} chunks
 * @param {readonly string[]} sources
 */
function filesFrom(chunks, sources) {
  const seen = new Set();
  const files = new Set();
  const queue = [...sources];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The bundle has no file for ${key}. It has: ${Object.keys(chunks).join(', ')}.`);
    files.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} limit
 * @param {number} aim
 * @returns {Size}
 */
function sizeOf(name, files, limit, aim) {
  const sum = (/** @type {(file: string) => number} */ measure) => files.reduce((total, file) => total + measure(file), 0);
  return {
    name,
    files: [...files],
    bytes: sum((file) => readFileSync(join(cdn, file)).length),
    brotli: sum((file) => brotliSize(readFileSync(join(cdn, file)))),
    limit,
    aim,
  };
}

/** Measures the published sizes, and returns them with their limits. Run the build first. */
export function measureSizes() {
  const loader = chunksOf('storefront');
  const all = chunksOf('storefront.all');
  return {
    plans: sizeOf('plan table by script tag', filesFrom(loader, ['src/cdn/storefront.ts']), 20_700, 12_000),
    purchase: sizeOf(
      'plans, sign-up, quote and payment',
      filesFrom(loader, ['src/cdn/storefront.ts', ...['sign-up', 'quote', 'payment'].map((name) => `src/components/define/${name}.ts`)]),
      // This size exceeds its aim until later steps of the sign-up load on demand.
      43_200,
      40_000,
    ),
    all: sizeOf('all elements, one language', filesFrom(all, ['src/define.ts']), 63_000, 45_000),
  };
}

/** Describes a size in one line. */
export function describeSize(/** @type {Size} */ { name, files, bytes, brotli, limit, aim }) {
  const kilobytes = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  return `${name}: ${kilobytes(brotli)} Brotli (limit ${kilobytes(limit)}, aim ${kilobytes(aim)}), ${kilobytes(bytes)} minified, ${count}`;
}

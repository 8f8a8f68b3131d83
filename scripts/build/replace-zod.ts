import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isInFirstFile } from './chunks.js';

const root = join(import.meta.dirname, '../..');

/** Resolves `zod/mini` to a smaller stand-in. test/api/cdn-guards.test.ts compares both. */
export function replaceZod(): Plugin {
  return {
    name: 'replace-zod',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      // The first file gets the smaller half, so that it carries no function which only later files use.
      id === 'zod/mini' ? join(root, 'src', isInFirstFile(importer) ? 'cdn-guards.ts' : 'later-guards.ts') : undefined,
  };
}

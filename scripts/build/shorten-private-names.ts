import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { replaceTexts } from './source-edits.js';

const components = join(import.meta.dirname, '../../src/components');

/** A private CSS variable, such as `--_text-soft`. */
const privateName = /--_[a-z][a-z0-9-]*/g;

/**
 * Gives each private CSS variable of the elements a name of one or two letters, in styles and in the code that sets it. All files agree on the names
 * because they come from one sorted list of the whole source. See docs/decisions/0017-short-names.md.
 */
export function shortenPrivateNames(): Plugin {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = shortNames(files.map((file) => readFileSync(join(components, file), 'utf8')));
  return {
    name: 'shorten-private-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/, code: '--_' },
      handler: (code) => ({ code: shortenNamesIn(code, names), map: null }),
    },
  };
}

/** Returns a short name for each private name of the sources. */
export function shortNames(sources: readonly string[]): Map<string, string> {
  // Names that the code builds at run time (`--_look-${name}`) stay as they are.
  const beginnings = sources.flatMap((code) => code.match(/--_[a-z-]*(?=\$\{)/g) ?? []);
  const names = [...new Set(sources.flatMap((code) => code.match(privateName) ?? []))]
    .filter((name) => !beginnings.some((beginning) => name.startsWith(beginning)))
    .sort();
  return new Map(names.map((name, index) => [name, `--_${index.toString(36)}`]));
}

/** Returns TypeScript `code` with the private names in its strings and templates shortened. */
export function shortenNamesIn(code: string, names: ReadonlyMap<string, string>): string {
  return replaceTexts(code, (text) => text.replace(privateName, (name) => names.get(name) ?? name));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const components = join(import.meta.dirname, '../../src/components');

/**
 * Gives each private CSS variable of the elements (`--_text-soft`) a name of one or two letters, in styles and in the code that sets it. All files agree
 * on the names because they come from one sorted list of the whole source. See docs/decisions/0017-short-names.md.
 */
export function shortenPrivateNames(): Plugin {
  const names = shortNames();
  return {
    name: 'shorten-private-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/ },
      handler: (code) => ({ code: code.replace(/--_[a-z][a-z0-9-]*/g, (name) => names.get(name) ?? name), map: null }),
    },
  };
}

function shortNames(): Map<string, string> {
  const sources = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(components, file), 'utf8'));
  // Names that the code builds at run time (`--_look-${name}`) keep their beginning.
  const builtNames = sources.flatMap((code) => code.match(/--_[a-z-]*(?=\$\{)/g) ?? []);
  const names = new Set(sources.flatMap((code) => code.match(/--_[a-z][a-z0-9-]*/g) ?? []));
  const shortened = [...names].filter((name) => !builtNames.some((beginning) => name.startsWith(beginning))).sort();
  return new Map(shortened.map((name, index) => [name, `--_${index.toString(36)}`]));
}

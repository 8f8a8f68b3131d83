import { readFile } from 'node:fs/promises';

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** Static files by name, served without a build step. */
const ASSETS: ReadonlyMap<string, keyof typeof TYPES> = new Map([
  ['zuora.js', 'js'],
  ['frame.js', 'js'],
  ['frame.css', 'css'],
  ['test-cards.css', 'css'],
  ['fields.js', 'js'],
  ['challenge.js', 'js'],
  ['methods.js', 'js'],
  ['methods.css', 'css'],
  ['host-channel.js', 'js'],
  ['theme.js', 'js'],
  ['card-rules.js', 'js'],
]);

/** Returns a static file with its content type. Undefined for unknown names. */
export async function readAsset(name: string): Promise<{ text: string; type: string } | undefined> {
  const kind = ASSETS.get(name);
  if (!kind) return undefined;
  return { text: await readFile(new URL(`./public/${name}`, import.meta.url), 'utf8'), type: TYPES[kind] };
}

/**
 * Writes the long tail of the billing API: types, schemas, rows, the client's resources and the page of the docs that lists them.
 *
 *   npm run contract            writes
 *   npm run contract -- --check says what would change, and fails if anything would
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { UNAVAILABLE } from '../../demo/sandbox/unavailable.js';
import { readDefinition } from './definition.js';
import { buildModel } from './build-model.js';
import { operationsPage, writeResources, writeRows, writeTable } from './write-operations.js';
import { writeSchemas } from './write-schemas.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED = 'src/generated/api';

/** Every file the generator writes, formatted: path from the project's root, and text. */
export async function generate(): Promise<Map<string, string>> {
  const model = buildModel(readDefinition());
  const sources = [...writeSchemas(model), ...writeRows(model), writeTable(model), writeResources(model)];
  const texts = [
    ...sources.map(({ path, text }) => [`${GENERATED}/${path}`, text] as const),
    ['docs/operations.md', operationsPage(model, UNAVAILABLE)] as const,
  ];
  const options = await resolveConfig(join(root, 'package.json'));
  return new Map(
    await Promise.all(texts.map(async ([path, text]) => [path, await format(text, { ...options, filepath: join(root, path) })] as const)),
  );
}

/** Files whose text is not what the generator would write, and files it would not write at all. */
export function differing(texts: ReadonlyMap<string, string>): string[] {
  const wrong = [...texts].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  const surplus = readdirSync(join(root, GENERATED), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !texts.has(path));
  return [...wrong.map(([path]) => path), ...surplus];
}

async function main(): Promise<void> {
  const texts = await generate();
  const stale = differing(texts);
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(`Not as the generator writes them: ${stale.join(', ')}. Run npm run contract.`);
      process.exitCode = 1;
    }
    return;
  }
  for (const path of stale) {
    const text = texts.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Nothing to write.');
}

if (process.argv[1]?.endsWith('generate.ts')) await main();

/**
 * Generates types, schemas, rows and client resources of the billing API, and the docs page that lists them.
 *
 *   npm run contract             writes the files
 *   npm run contract -- --check  lists the files that would change, and fails if there are any
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import layout from '../../.oxfmtrc.json' with { type: 'json' };
import { UNAVAILABLE } from '../../demo/sandbox/unavailable.js';
import { readDefinition } from './definition.js';
import { buildModel } from './build-model.js';
import { operationsPage, writeResources, writeRows, writeTable } from './write-operations.js';
import { writeSchemas } from './write-schemas.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED = 'src/generated/api';

/** Returns the path (from the project root) and the formatted text of each generated file. */
export async function generate(): Promise<Map<string, string>> {
  const model = buildModel(readDefinition());
  const sources = [...writeSchemas(model), ...writeRows(model), writeTable(model), writeResources(model)];
  const texts = [
    ...sources.map(({ path, text }) => [`${GENERATED}/${path}`, text] as const),
    ['docs/operations.md', operationsPage(model, UNAVAILABLE)] as const,
  ];
  return new Map(await Promise.all(texts.map(async ([path, text]) => [path, await formatted(path, text)] as const)));
}

async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, { printWidth: layout.printWidth, singleQuote: layout.singleQuote });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

/** Returns the paths of files that differ from what the generator writes, and of files that it does not write. */
export function staleFiles(texts: ReadonlyMap<string, string>): string[] {
  const wrong = [...texts].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  const surplus = readdirSync(join(root, GENERATED), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !texts.has(path));
  return [...wrong.map(([path]) => path), ...surplus];
}

async function main(): Promise<void> {
  const texts = await generate();
  const stale = staleFiles(texts);
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run npm run contract.`);
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
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Everything is up to date.');
}

if (process.argv[1]?.endsWith('generate.ts')) await main();

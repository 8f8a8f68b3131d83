import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseName } from './database/name.js';
import type { UnknownFields } from './http/unknown-fields.js';

/**
 * Parses `UNKNOWN_FIELDS`: what happens to fields that an operation does not have. Default: `ignore`.
 *
 * @throws {Error} if the value is neither `ignore` nor `refuse`
 */
export function readUnknownFields(text = 'ignore'): UnknownFields {
  if (text === 'ignore' || text === 'refuse') return text;
  throw new Error(`UNKNOWN_FIELDS must be ignore or refuse, not '${text}'.`);
}

/** Start options of the sandbox. */
interface StartOptions {
  /** Folder of the tenant's catalog, settings and subscribers. */
  seedFolder: string;
  /** Folder of the embedded database. */
  dataFolder: string;
}

/**
 * Parses the arguments of `npm run sandbox`. Each `--catalog <folder>` has its own data folder, so that tenants never share data.
 *
 * @param defaultSeed folder of the tenant that comes with the sandbox
 * @param dataFolder `DATA_FOLDER`, which takes precedence
 * @throws {Error} naming the invalid argument
 */
export function readOptions(args: readonly string[], defaultSeed: string, dataFolder: string | undefined): StartOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { catalog: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const strange = Object.keys(values).find((name) => name !== 'catalog') ?? positionals[0];
  if (strange !== undefined) throw new Error(`Unknown argument '${strange}'. The only argument is --catalog <folder>.`);
  const { catalog } = values;
  if (catalog === undefined) return { seedFolder: defaultSeed, dataFolder: dataFolder ?? '.data/kestrel-maps' };
  if (typeof catalog !== 'string' || catalog === '') throw new Error('--catalog needs a folder.');
  const seedFolder = resolve(catalog);
  return { seedFolder, dataFolder: dataFolder ?? `.data/${databaseName(seedFolder)}` };
}

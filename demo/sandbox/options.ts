import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What the sandbox is started with. */
export interface StartOptions {
  /** Folder of the tenant's catalog, settings and subscribers. */
  seedFolder: string;
  /** Folder of the embedded database. */
  dataFolder: string;
}

/**
 * Reads the arguments of `npm run sandbox`. A tenant's own catalog (`--catalog <folder>`) has a data folder of its own, named after it, so that no
 * tenant finds the data of another.
 *
 * @param ownSeed folder of the tenant that comes with the sandbox
 * @param dataFolder `DATA_FOLDER`, which goes before all
 * @throws {Error} in one sentence, naming the argument
 */
export function readOptions(args: readonly string[], ownSeed: string, dataFolder: string | undefined): StartOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { catalog: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const strange = Object.keys(values).find((name) => name !== 'catalog') ?? positionals[0];
  if (strange !== undefined) throw new Error(`'${strange}' is not known: the sandbox takes --catalog <folder>.`);
  const { catalog } = values;
  if (catalog === undefined) return { seedFolder: ownSeed, dataFolder: dataFolder ?? '.data/kestrel-maps' };
  if (typeof catalog !== 'string' || catalog === '') throw new Error('--catalog needs a folder.');
  const seedFolder = resolve(catalog);
  const mark = createHash('sha256').update(seedFolder).digest('hex').slice(0, 8);
  return { seedFolder, dataFolder: dataFolder ?? `.data/${basename(seedFolder)}-${mark}` };
}

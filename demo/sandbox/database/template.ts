import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The folder of all packages, also if the sandbox itself is one of them. */
const PACKAGES = dirname(dirname(dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))));
const CACHE = join(PACKAGES, '.cache/storefront-sandbox');
/** Version of the embedded database. Templates contain its data files, so they depend on the version. */
const ENGINE = join(PACKAGES, '@electric-sql/pglite/package.json');

let template: Promise<Blob> | undefined;

/**
 * Creates a database from a template, which takes a fraction of a second instead of several. The template is cached on disk. Its file name
 * depends on the migrations.
 *
 * @param folder data folder of the new database. Default: in memory.
 */
export async function createFromTemplate(migrations: string, migrate: (pglite: PGlite) => Promise<void>, folder?: string): Promise<PGlite> {
  template ??= readTemplate(migrations, migrate);
  return PGlite.create({ ...(folder !== undefined && { dataDir: folder }), loadDataDir: await template });
}

async function readTemplate(migrations: string, migrate: (pglite: PGlite) => Promise<void>): Promise<Blob> {
  const path = join(CACHE, `${await digestOf(migrations)}.tar`);
  const found = await readFile(path).catch(() => undefined);
  if (found) return new Blob([found]);
  const pglite = await PGlite.create();
  await migrate(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeCache(path, dump);
  return dump;
}

/** Ignores errors: without a cache, only the start is slower. Writes a temporary file and renames it, so that no process reads a partial file. */
async function writeCache(path: string, dump: Blob): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(aside, new Uint8Array(await dump.arrayBuffer()));
    await rename(aside, path);
  } catch {
    return;
  }
}

async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(ENGINE, 'utf8').catch(() => ''));
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 24);
}

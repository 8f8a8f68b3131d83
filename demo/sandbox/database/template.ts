import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/storefront-sandbox/', import.meta.url));
/** Names the version of the embedded database, whose files a template is. */
const ENGINE = fileURLToPath(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url));

let template: Promise<Blob> | undefined;

/**
 * A new database with all tables, loaded from a template: making one from nothing takes seconds, loading one a fraction. The template is
 * kept on disk under a name made from the migrations, so that every process after the first finds it.
 *
 * @param folder where there is no database yet; in memory unless given
 */
export async function fromTemplate(migrations: string, migrate: (pglite: PGlite) => Promise<void>, folder?: string): Promise<PGlite> {
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
  await keep(path, dump);
  return dump;
}

/** Best effort: a read-only installation only starts slower. Written aside and renamed, so that no process reads half a file. */
async function keep(path: string, dump: Blob): Promise<void> {
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

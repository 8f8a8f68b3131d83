import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createSandbox, loadSeed, openDatabase } from '../../demo/sandbox/index.js';
import { TENANTS } from '../../demo/tenants.js';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/storefront-sandbox');
/** Source folders and files that determine the content of a seeded database. */
const SOURCES = ['demo/sandbox', 'src/api', 'src/generated/api', 'package-lock.json'];
const HOUR = 3_600_000;
/** Milliseconds after which an archive is deleted, because each takes 45 MB. */
const KEPT_FOR = 6 * HOUR;

let sources: Promise<string> | undefined;
const known = new Map<string, Promise<string>>();

/**
 * Returns an archive of the embedded database of a demo tenant, with subscribers and histories as of the last full hour. Filling a database takes
 * seconds, so archives are cached in `node_modules/.cache` by sources and hour. If several processes create the archive at the same time, the last one
 * wins.
 *
 * @param tenant name of the tenant, for example `kestrel-maps`
 * @param now time of the sandbox
 * @returns path of a tar file
 */
export function seededArchive(tenant: string, now: Date): Promise<string> {
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
  const key = `${tenant}-${hour.toISOString().slice(0, 13)}`;
  const path = known.get(key) ?? findOrMake(tenant, key, hour);
  known.set(key, path);
  return path;
}

/** Copies the seeded databases of all demo tenants into the data folder of a demo. */
export async function seedDataFolder(dataFolder: string, now: Date): Promise<void> {
  for (const { name } of TENANTS) {
    const archive = await seededArchive(name, now);
    const target = join(dataFolder, name, 'database');
    await mkdir(target, { recursive: true });
    await promisify(execFile)('tar', ['xf', archive, '-C', target]);
  }
}

async function findOrMake(tenant: string, key: string, hour: Date): Promise<string> {
  sources ??= digestOfSources();
  const path = join(CACHE, `seeded-${key}-${await sources}.tar`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  await removeOld();
  // Written under a temporary name first, so that no process reads half a file.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, await fill(tenant, hour));
  await rename(draft, path);
  return path;
}

async function fill(tenant: string, now: Date): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-sandbox-'));
  try {
    const seed = await loadSeed(join(ROOT, 'demo/sandbox/seed', tenant));
    const sandbox = await createSandbox({ database: await openDatabase({ folder }), seed, now: () => now, background: false });
    await sandbox.close();
    const files = await PGlite.create(join(folder, 'database'));
    const archive = await files.dumpDataDir('none');
    await files.close();
    return new Uint8Array(await archive.arrayBuffer());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeOld(): Promise<void> {
  for (const name of (await readdir(CACHE)).filter((file) => file.startsWith('seeded-'))) {
    const path = join(CACHE, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - KEPT_FOR) await rm(path, { force: true });
  }
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const isFile = (await stat(join(ROOT, source))).isFile();
    const inside = isFile ? [] : await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
    const files = isFile
      ? [join(ROOT, source)]
      : inside.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort())
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 24);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { createSiblingDatabase } from './sibling-database.js';
import { lockFolder } from './lock.js';
import { MIGRATIONS_FOLDER, requireKnownMigrations } from './migrate.js';
import { setDrizzleParsers } from './parsers.js';
import * as schema from './schema.js';
import { createFromTemplate } from './template.js';

/** The sandbox's database, embedded or Postgres. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A transaction. It commits when its callback resolves and rolls back when the callback throws. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface SandboxDatabase {
  readonly db: Database;
  /** Closes all connections and releases the folder lock. */
  close(): Promise<void>;
}

/** Set exactly one: `folder` or `memory` for an embedded database, or `url` for a Postgres database. */
export interface DatabaseOptions {
  folder?: string;
  memory?: boolean;
  /** With `memory`: data files to load, from `dumpDataDir` of the embedded database. */
  files?: Blob;
  url?: string;
  /** With `url`: suffix of the database name, for additional tenants. The database is created on the same server at the first start. */
  nameSuffix?: string;
}

/** Key of the lock that lets only one process migrate at a time. Arbitrary, but the same in all processes. */
const MIGRATION_LOCK = 4602_0001;

/**
 * Opens the database and runs missing migrations.
 *
 * @throws {Error} if another process uses the folder, another version of the sandbox created the tables, or no option is set
 */
export async function openDatabase(options: DatabaseOptions): Promise<SandboxDatabase> {
  const { url, nameSuffix: beside } = options;
  if (url !== undefined) return openPostgres(beside === undefined ? url : await createSiblingDatabase(url, beside));
  if (options.folder !== undefined) return openFolder(options.folder);
  if (options.memory) return openMemory(options.files);
  throw new Error('Set where the sandbox stores its data: {folder}, {memory: true} or {url}.');
}

async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(pglite), { migrationsFolder: MIGRATIONS_FOLDER });
}

async function openMemory(files: Blob | undefined): Promise<SandboxDatabase> {
  const pglite = setDrizzleParsers(
    files ? await PGlite.create({ loadDataDir: files }) : await createFromTemplate(MIGRATIONS_FOLDER, migrateEmbedded),
  );
  return { db: drizzlePglite(pglite, { schema }), close: () => pglite.close() };
}

async function openFolder(folder: string): Promise<SandboxDatabase> {
  const lock = await lockFolder(folder);
  try {
    const files = join(folder, 'database');
    const isNew = !existsSync(files);
    const pglite = setDrizzleParsers(
      isNew ? await createFromTemplate(MIGRATIONS_FOLDER, migrateEmbedded, files) : await PGlite.create(files),
    );
    try {
      await requireKnownMigrations((text) => pglite.query(text), `The database in ${files}`, 'Delete this folder and start again.');
      await migrateEmbedded(pglite);
    } catch (error) {
      await pglite.close();
      throw error;
    }
    return {
      db: drizzlePglite(pglite, { schema }),
      async close() {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(url: string): Promise<SandboxDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  try {
    await migratePostgres(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePg(pool, { schema }), close: () => pool.end() };
}

async function migratePostgres(pool: pg.Pool, url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const remedy = 'Drop this database, create an empty one with the same name and start again.';
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireKnownMigrations((text) => connection.query(text), `The database '${name}'`, remedy);
    await migratePg(drizzlePg(connection), { migrationsFolder: MIGRATIONS_FOLDER });
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    connection.release();
  }
}

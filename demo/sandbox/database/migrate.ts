import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The folder with the SQL that creates the tables. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Sends one SQL statement to an embedded or a Postgres database. */
type SendQuery = (text: string) => Promise<{ rows: readonly unknown[] }>;

/** Returns the hashes of the migrations that created the tables. Empty for an empty database. */
async function readAppliedHashes(send: SendQuery): Promise<string[]> {
  const found = await send(`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`);
  if (found.rows.length === 0) return [];
  const { rows } = await send('select hash from drizzle.__drizzle_migrations');
  return rows.map((row) => (typeof row === 'object' && row !== null && 'hash' in row ? String(row.hash) : ''));
}

/**
 * Checks that the tables of a database were created by the migrations of this version. Without this check, a later query would fail on a table or
 * column that differs.
 *
 * @param subject name of the database in the error message
 * @param remedy what the developer should do
 * @throws {Error} if other migrations created the tables
 */
export async function requireKnownMigrations(send: SendQuery, subject: string, remedy: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  const applied = await readAppliedHashes(send);
  if (applied.every((hash) => known.includes(hash))) return;
  throw new Error(`${subject} was created by another version of the sandbox, whose tables differ. ${remedy}`);
}

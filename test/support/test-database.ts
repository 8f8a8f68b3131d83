import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod';
import { openDatabase, type SandboxDatabase } from '../../demo/sandbox/index.js';

/** Emptied databases for reuse in this process, because opening a database takes ten times as long as emptying one. */
const spare: PooledDatabase[] = [];
/** Number of databases to keep for reuse. */
const MOST_SPARE = 4;

interface PooledDatabase {
  readonly database: SandboxDatabase;
  /** Tables and columns that the migrations created, to detect changes. */
  readonly shape: string;
  /** Closes the database and removes it from its server. */
  discard(): Promise<void>;
}

/**
 * Opens an empty database: embedded in memory, or on the Postgres server of TEST_DATABASE_URL. After `close()`, the next test of this process reuses
 * the database, without rows and with all sequences back at 1.
 */
export async function openTestDatabase(): Promise<SandboxDatabase> {
  const pooled = spare.pop() ?? (await openNew());
  let closing: Promise<void> | undefined;
  return { db: pooled.database.db, close: () => (closing ??= giveBack(pooled)) };
}

async function openNew(): Promise<PooledDatabase> {
  const { database, drop } = await openNewDatabase();
  const discard = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { database, shape: await shapeOf(database), discard };
}

async function openNewDatabase(): Promise<{ database: SandboxDatabase; drop: () => Promise<void> }> {
  if (process.env['TEST_DATABASE_URL'] === undefined)
    return { database: await openDatabase({ memory: true }), drop: () => Promise.resolve() };
  const { url, drop } = await createTestDatabase();
  return { database: await openDatabase({ url }), drop };
}

async function giveBack(pooled: PooledDatabase): Promise<void> {
  const { database } = pooled;
  // A test may have changed the schema.
  if (spare.length >= MOST_SPARE || (await shapeOf(database)) !== pooled.shape) return pooled.discard();
  await emptyDatabase(database);
  spare.push(pooled);
}

async function shapeOf({ db }: SandboxDatabase): Promise<string> {
  const columns = sql`string_agg(attrelid::regclass || '.' || attname || ' ' || atttypid, ',' order by attrelid, attnum)`;
  const tables = sql`select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const { rows } = one.parse(
    await db.execute(sql`select md5(${columns}) as text from pg_attribute where attnum > 0 and attrelid in (${tables})`),
  );
  return rows[0].text;
}

const one = z.object({ rows: z.tuple([z.object({ text: z.string() })]) });
const names = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Deletes all rows, resets every sequence, and frees the space. */
export async function emptyDatabase({ db }: SandboxDatabase): Promise<void> {
  const filled = names
    .parse(
      await db.execute(sql`
        select format('%I', relname) as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`),
    )
    .rows.map(({ name }) => name);
  await db.transaction(async (tx) => {
    // Turns off foreign keys, so that the tables can be emptied in any order.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const name of filled) await tx.execute(sql.raw(`delete from ${name}`));
    await tx.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null`);
  });
  if (filled.length > 0) await db.execute(sql.raw(`vacuum ${filled.join(', ')}`));
}

/** Creates a database on the Postgres server of TEST_DATABASE_URL. `drop` waits until its connections are closed; `end` closes them. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void>; end(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    throw new Error(
      'TEST_DATABASE_URL is missing. Set it to a Postgres server, or run `node scripts/test.mjs --lane servers`, which starts one.',
    );
  const name = `sandbox_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: () => onServer(server, `drop database ${name}`),
    end: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/sandbox/index.js';

/** Each start of an embedded database takes seconds on a busy machine. */
const TIMEOUT = 120_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-migrate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', { timeout: TIMEOUT }, () => {
  it('opens again with its data', async () => {
    const first = await openDatabase({ folder });
    await first.db.execute(sql`create table notes (body text)`);
    await first.db.execute(sql`insert into notes values ('kept')`);
    await first.close();
    const second = await openDatabase({ folder });
    try {
      expect(await second.db.execute(sql`select body from notes`)).toMatchObject({ rows: [{ body: 'kept' }] });
    } finally {
      await second.close();
    }
  });

  it('created by other migrations is refused with the folder to delete, and opens after that', async () => {
    const files = join(folder, 'database');
    const other = await PGlite.create(files);
    await other.exec(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);',
    );
    await other.exec(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000-tables', 1);`);
    await other.close();
    const message = `The database in ${files} was created by another version of the sandbox, whose tables differ. Delete this folder and start again.`;
    await expect(openDatabase({ folder })).rejects.toThrow(message);
    await expect(openDatabase({ folder })).rejects.toThrow(message);
    await rm(files, { recursive: true });
    await (await openDatabase({ folder })).close();
  });
});

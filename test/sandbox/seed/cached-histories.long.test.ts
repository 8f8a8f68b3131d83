import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { openDatabase, type SandboxDatabase } from '../../../demo/sandbox/index.js';
import { startSandbox } from '../../support/sandbox.js';
import { seededArchive } from '../../support/seeded-database.js';
import { openTestDatabase } from '../../support/test-database.js';

const NOW = new Date('2026-11-30T17:00:00Z');

/** Returns the rows of all tables except access tokens. Removes ids, which are random, and numbers, which depend on the ids within a day. */
async function contentOf({ db }: SandboxDatabase): Promise<Record<string, string[]>> {
  const tables = z.object({ rows: z.array(z.object({ name: z.string() })) });
  const texts = z.object({ rows: z.array(z.object({ text: z.string() })) });
  const content: Record<string, string[]> = {};
  for (const { name } of tables.parse(await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)).rows) {
    if (name === 'access_tokens') continue;
    const { rows } = texts.parse(await db.execute(sql`select ${sql.identifier(name)}::text as text from ${sql.identifier(name)}`));
    content[name] = rows.map(({ text }) => text.replaceAll(/[0-9a-f]{32}|\d{8}/g, '')).sort();
  }
  return content;
}

it('the cached database equals a replay', async () => {
  const database = await openTestDatabase();
  const started = await startSandbox({ database, now: () => NOW, subscribers: 'replay' });
  const cached = await openDatabase({ memory: true, files: new Blob([await readFile(await seededArchive('kestrel-maps', NOW))]) });
  const [expected, found] = [await contentOf(database), await contentOf(cached)];
  await cached.close();
  await started.close();
  expect(Object.keys(expected).length).toBeGreaterThan(40);
  expect(found).toEqual(expected);
});

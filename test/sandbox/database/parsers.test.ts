import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type SandboxDatabase } from '../../../demo/sandbox/index.js';

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

/** One column of each type that a database driver could convert, although we want the text that the database sends. */
const DATES = sql`select date '2026-01-31' as day, timestamp '2026-01-31 10:00' as time, array[date '2026-01-31'] as days,
  array[timestamp '2026-01-31 10:00'] as times, array[1.50::numeric] as amounts, interval '1 month' as month`;
const TEXTS = {
  day: '2026-01-31',
  time: '2026-01-31 10:00:00',
  days: '{2026-01-31}',
  times: '{"2026-01-31 10:00:00"}',
  amounts: '{1.50}',
  month: '1 mon',
};

it('reads dates and amounts as the original text, in and out of a transaction', async () => {
  expect(await database.db.execute(DATES)).toMatchObject({ rows: [TEXTS] });
  expect(await database.db.transaction((tx) => tx.execute(DATES))).toMatchObject({ rows: [TEXTS] });
});

it('reads other types as values', async () => {
  const others = sql`select true as yes, 7 as seven, '{"a": 1}'::jsonb as json, array['a', 'b'] as texts, null::date as none`;
  const values = { yes: true, seven: 7, json: { a: 1 }, texts: ['a', 'b'], none: null };
  expect(await database.db.execute(others)).toMatchObject({ rows: [values] });
  expect(await database.db.transaction((tx) => tx.execute(others))).toMatchObject({ rows: [values] });
});

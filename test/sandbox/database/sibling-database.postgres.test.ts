import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSiblingDatabase } from '../../../demo/sandbox/database/sibling-database.js';
import { openDatabase } from '../../../demo/sandbox/index.js';
import { createTestDatabase } from '../../support/test-database.js';

it('creates a database for another tenant once, even if two processes start at the same time', async () => {
  const { url, drop } = await createTestDatabase();
  const addresses = await Promise.all(Array.from({ length: 4 }, () => createSiblingDatabase(url, 'harbor-review')));
  const sibling = new URL(url);
  sibling.pathname += '_harbor-review';
  expect(new Set(addresses)).toEqual(new Set([sibling.href]));
  const [first, second] = await Promise.all([openDatabase({ url }), openDatabase({ url, nameSuffix: 'harbor-review' })]);
  try {
    const names = await Promise.all([first, second].map(({ db }) => db.execute<{ name: string }>(sql`select current_database() as name`)));
    const [own = '', other = ''] = names.map((answer) => JSON.stringify(answer));
    expect(own).not.toBe(other);
    await first.db.execute(sql`create table only_here ()`);
    await expect(second.db.execute(sql`select * from only_here`)).rejects.toThrow();
  } finally {
    await second.close();
    await first.db.execute(sql.raw(`drop database "${new URL(url).pathname.slice(1)}_harbor-review"`));
    await first.close();
    await drop();
  }
});

it('explains what to do if it may not create the database', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ url });
  const role = `reader_${new URL(url).pathname.slice(-8)}`;
  await db.execute(sql.raw(`create role ${role} login password 'reader'`));
  const restricted = new URL(url);
  restricted.username = role;
  restricted.password = 'reader';
  await expect(createSiblingDatabase(restricted.href, 'harbor')).rejects.toThrow(
    /could not be created\. Create it, or let this user create databases\.$/,
  );
  await db.execute(sql.raw(`drop role ${role}`));
  await close();
  await drop();
});

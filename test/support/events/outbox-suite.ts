import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NewOutboxEntry, OutboxEntry, OutboxStore } from '../../../src/gateway/index.js';

/** Outbox under test. */
export interface OpenedOutbox {
  outbox: OutboxStore;
  close(): Promise<void>;
}

const LEASE = 100;

/** Tests that every kind of outbox passes. */
export function outboxSuite(open: () => Promise<OpenedOutbox>): void {
  let opened: OpenedOutbox;
  let tenant = '';
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => {
    tenant = `tenant-${crypto.randomUUID()}`;
  });
  afterAll(() => opened.close());

  const entry = (key: string, account: string, changes: Partial<NewOutboxEntry> = {}): NewOutboxEntry => ({
    key,
    account,
    destination: 'hook',
    body: `"${key}"`,
    dueAt: 0,
    ...changes,
  });
  const expected = (key: string, account: string, changes: Partial<NewOutboxEntry> = {}) =>
    entry(key, account, { destination: '', ...changes });
  const add = (entries: NewOutboxEntry[], replaces?: string) => opened.outbox.add(tenant, entries, replaces);
  const claim = (now: number, destination = 'hook', limit = 10) =>
    opened.outbox.claim(tenant, { destination, now, until: now + LEASE, limit });
  const keysOf = (entries: readonly OutboxEntry[]): string[] => entries.map(({ key }) => key);
  const settle = (claimed: OutboxEntry | undefined, state: 'open' | 'done' | 'dead', dueAt: number, account?: string) =>
    opened.outbox.settle(tenant, claimed!, { state, dueAt, body: `"${state}"`, ...(account === undefined ? {} : { account }) });

  it('hands out the first due delivery of each account, and the next one after it', async () => {
    await add([entry('a1', 'A'), entry('a2', 'A'), entry('b1', 'B', { dueAt: 50 }), entry('c1', 'C')]);
    const [a1, c1, ...others] = await claim(0);
    expect([a1, c1, others]).toEqual([
      { key: 'a1', account: 'A', destination: 'hook', body: '"a1"', attempts: 1 },
      expect.objectContaining({ key: 'c1' }),
      [],
    ]);
    expect(await claim(0)).toEqual([]);
    await settle(a1, 'done', 1000);
    expect(keysOf(await claim(50))).toEqual(['a2', 'b1']);
  });

  it('hands out an entry again when its claim has expired, and ignores the result of the older claim', async () => {
    await add([entry('a1', 'A')]);
    const [first] = await claim(0);
    const [second] = await claim(LEASE);
    expect(second).toMatchObject({ key: 'a1', attempts: 2 });
    await settle(first, 'done', 1000);
    await opened.outbox.remove(tenant, first!);
    expect(keysOf(await claim(3 * LEASE))).toEqual(['a1']);
  });

  it('lets a failing delivery block only its own account and destination, until it is dead', async () => {
    await add([entry('a1', 'A'), entry('a2', 'A'), entry('a1 other', 'A', { destination: 'other' }), entry('b1', 'B')]);
    const [a1, b1] = await claim(0);
    await settle(a1, 'open', 500);
    await settle(b1, 'done', 1000);
    expect(await claim(499)).toEqual([]);
    expect(keysOf(await claim(499, 'other'))).toEqual(['a1 other']);
    const [again] = await claim(500);
    expect(again).toMatchObject({ key: 'a1', attempts: 2, body: '"open"' });
    await settle(again, 'dead', 5000);
    expect(keysOf(await claim(500))).toEqual(['a2']);
  });

  it('lets a delivery wait for an earlier expectation of its account, until it is removed or loses its account', async () => {
    await add([expected('e1', 'A'), expected('e2', 'B'), expected('e3', '')]);
    await add([entry('a1', 'A'), entry('b1', 'B'), entry('none', '')]);
    expect(keysOf(await claim(0))).toEqual(['none']);
    const [e1, e2, e3] = await claim(0, '');
    await opened.outbox.remove(tenant, e1!);
    expect(keysOf(await claim(0))).toEqual(['a1']);
    await settle(e2, 'open', 1000, '');
    expect(keysOf(await claim(0))).toEqual(['b1']);
    expect(e3?.key).toBe('e3');
  });

  it('puts events in the place of the expectation that they fulfill', async () => {
    await add([expected('e1', 'A', { dueAt: 1000 })]);
    await add([entry('later', 'A')]);
    await add([entry('z first', 'A'), entry('z other', 'A', { destination: 'other' }), entry('a second', 'A')], 'e1');
    for (const key of ['z first', 'a second']) {
      const [next, ...others] = await claim(0);
      expect([next?.key, others]).toEqual([key, []]);
      await settle(next, 'done', 1000);
    }
    expect(keysOf(await claim(0))).toEqual(['later']);
    expect(await claim(2000, '')).toEqual([]);
  });

  it('ignores an entry that it already has, also after its delivery', async () => {
    await add([entry('a1', 'A')]);
    await add([entry('a1', 'A', { body: '"other"' })]);
    const [a1, ...others] = await claim(0);
    expect([a1?.body, others]).toEqual(['"a1"', []]);
    await settle(a1, 'done', 1000);
    await add([entry('a1', 'A')]);
    expect(await claim(999)).toEqual([]);
    await opened.outbox.prune(tenant, 1000);
    await add([entry('a1', 'A')]);
    expect(keysOf(await claim(1000))).toEqual(['a1']);
  });

  it('renews an expectation, and voids an older claim of it', async () => {
    await add([expected('e1', 'A')]);
    const [old] = await claim(0, '');
    await add([expected('e1', '', { body: '"new"', dueAt: 200 })]);
    await opened.outbox.remove(tenant, old!);
    expect(await claim(199, '')).toEqual([]);
    expect(await claim(200, '')).toMatchObject([{ key: 'e1', account: '', body: '"new"' }]);
  });

  it('lists dead letters and deliveries without a destination, and opens a dead letter again', async () => {
    await add([entry('a1', 'A'), entry('gone', 'A', { destination: 'gone' }), entry('b1', 'B'), expected('e1', 'C')]);
    const [a1] = await claim(0, 'hook', 1);
    await settle(a1, 'dead', 1000);
    const listed = await opened.outbox.listDead(tenant, ['hook'], 10);
    expect(listed).toMatchObject([{ key: 'a1', attempts: 1, body: '"dead"' }, { key: 'gone' }]);
    expect(await opened.outbox.listDead(tenant, ['hook'], 1)).toHaveLength(1);
    expect(keysOf(await opened.outbox.listDead(tenant, 'any', 10))).not.toContain('gone');
    await opened.outbox.reopen(tenant, 'a1', 10);
    expect(keysOf(await opened.outbox.listDead(tenant, ['hook'], 10))).toEqual(['gone']);
    expect(await claim(10)).toMatchObject([{ key: 'a1', attempts: 1 }, { key: 'b1' }]);
    await add([entry('a1 new', 'A')], 'gone');
    expect(await opened.outbox.listDead(tenant, ['hook'], 10)).toEqual([]);
  });

  it('forgets dead letters after their time, and never an open entry', async () => {
    await add([entry('a1', 'A'), entry('b1', 'B')]);
    const [a1] = await claim(0, 'hook', 1);
    await settle(a1, 'dead', 1000);
    await opened.outbox.prune(tenant, 999);
    expect(await opened.outbox.listDead(tenant, ['hook'], 10)).toHaveLength(1);
    await opened.outbox.prune(tenant, 1_000_000);
    expect(await opened.outbox.listDead(tenant, ['hook'], 10)).toEqual([]);
    expect(keysOf(await claim(1_000_000))).toEqual(['b1']);
  });

  it('hands out each entry once to claims at the same time, and separates tenants', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `k${String(index).padStart(2, '0')}`);
    await add(keys.map((key) => entry(key, key)));
    await opened.outbox.add(`${tenant}-other`, [entry('foreign', 'A')]);
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(0, 'hook', 7)));
    expect(keysOf(claims.flat()).sort()).toEqual(keys);
    expect(claims.every((claimed) => claimed.length <= 7)).toBe(true);
  });
}

import { expect, it } from 'vitest';
import {
  accessTokens,
  callTokens,
  idempotencyRecords,
  paymentMethods,
  paymentSessions,
  queryCursors,
} from '../../../demo/sandbox/database/schema.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
const HOUR = 3_600_000;
const start = new Date(`${TODAY}T17:00:00Z`).getTime();

/** Creates one record of each type that expires, and a card that an account owns. */
async function leaveTraces(started: StartedSandbox): Promise<void> {
  const paymentMethodId = await newMethod(started);
  await newMethod(started);
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId }), headers: { 'idempotency-key': 'k1' } });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
  await started.call('/v1/action/query', { json: { queryString: 'select Id from Account', conf: { batchSize: 1 } } });
  const signature = { method: 'POST', uri: 'http://localhost:4602/v1/accounts' };
  await started.call('/v1/hmac-signatures', { json: signature });
}

it('deletes expired records and nothing else', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const counts = async () => ({
    keys: await db.$count(idempotencyRecords),
    sessions: await db.$count(paymentSessions),
    tokens: await db.$count(callTokens),
    bearers: await db.$count(accessTokens),
    cursors: await db.$count(queryCursors),
    methods: await db.$count(paymentMethods),
  });
  /** Starts a process some time later and counts the remaining records. At its start it deletes expired records, and `close` waits for this. */
  const countsAfter = async (milliseconds: number) => {
    const kept = { db, close: () => Promise.resolve() };
    await (await startSandbox({ database: kept, now: () => new Date(start + milliseconds) })).close();
    return counts();
  };
  const first = await startSandbox({ database, now: () => new Date(start), background: false });
  await leaveTraces(first);
  const all = { keys: 1, sessions: 2, tokens: 1, bearers: 1, cursors: 1, methods: 2 };
  expect(await counts()).toEqual(all);
  // Each start requests its own bearer token, which is valid for an hour.
  expect(await countsAfter(0)).toEqual({ ...all, bearers: 2 });
  expect(await countsAfter(HOUR)).toEqual({ ...all, sessions: 0, tokens: 0, cursors: 0 });
  expect(await countsAfter(25 * HOUR)).toEqual({ keys: 0, sessions: 0, tokens: 0, bearers: 1, cursors: 0, methods: 2 });
  expect(await countsAfter(241 * HOUR)).toMatchObject({ methods: 1 });
  expect(await countsAfter(2400 * HOUR)).toMatchObject({ methods: 1 });
  await first.close();
});

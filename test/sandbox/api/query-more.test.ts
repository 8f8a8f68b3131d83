import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const MINUTE = 60_000;
const answer = z.object({
  size: z.number(),
  done: z.boolean(),
  queryLocator: z.optional(z.string()),
  records: z.array(z.object({ Id: z.string() })),
});
let started: StartedSandbox;
let now = Date.parse('2026-11-21T17:00:00Z');

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(now) });
  for (let count = 0; count < 5; count += 1) {
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email: `${count}@example.com` }) });
  }
});
afterAll(() => started.close());

const queryString = 'select Id, Name from Account';
const ask = async (batchSize?: number) =>
  answer.parse((await started.call('/v1/action/query', { json: { queryString, ...(batchSize && { conf: { batchSize } }) } })).body);
const queryMore = (queryLocator: string, batchSize = 2) =>
  started.call('/v1/action/queryMore', { json: { queryLocator, conf: { batchSize } } });
const ids = (part: z.output<typeof answer>) => part.records.map((record) => record.Id);

it('returns every record once in batches, and repeats a batch on request', async () => {
  const all = ids(await ask());
  const first = await ask(2);
  expect(first).toMatchObject({ size: 5, done: false });
  const second = answer.parse((await queryMore(first.queryLocator ?? '')).body);
  expect(answer.parse((await queryMore(first.queryLocator ?? '')).body).records).toEqual(second.records);
  const third = answer.parse((await queryMore(second.queryLocator ?? '')).body);
  expect(third).toMatchObject({ size: 5, done: true });
  expect(third.queryLocator).toBeUndefined();
  expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
});

it('keeps a locator for 15 minutes after its last use', async () => {
  const { queryLocator = '' } = await ask(1);
  now += 14 * MINUTE;
  expect((await queryMore(queryLocator)).status).toBe(200);
  now += 14 * MINUTE;
  expect((await queryMore(queryLocator)).status).toBe(200);
  now += 15 * MINUTE;
  expect(await queryMore(queryLocator)).toMatchObject({
    status: 400,
    body: [{ Success: false, Errors: [{ Code: 'INVALID_QUERY_LOCATOR' }] }],
  });
});

it('refuses an unknown locator', async () => {
  expect(await queryMore('f'.repeat(32))).toMatchObject({ status: 400 });
});

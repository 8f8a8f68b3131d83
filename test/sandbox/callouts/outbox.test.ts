import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { SandboxDatabase } from '../../../demo/sandbox/index.js';
import { listenTo, startReceiver } from '../../support/callouts.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const ends: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Returns a database for two sandboxes. It closes when both sandboxes have closed. */
function shareDatabase(database: SandboxDatabase): SandboxDatabase {
  let users = 2;
  return {
    db: database.db,
    close: async () => {
      users -= 1;
      if (users === 0) await database.close();
    },
  };
}

it('closes without waiting for a receiver, and does not count that attempt', async () => {
  const database = shareDatabase(await openTestDatabase());
  let now = new Date('2026-11-21T12:00:00Z');
  const begun = new EventTarget();
  const sending = once(begun, 'sending');
  const first = await startSandbox({
    database,
    now: () => now,
    calloutFetch: (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('broken off')));
        begun.dispatchEvent(new Event('sending'));
      }),
  });
  await listenTo(first, 'OrderProcessed');
  await first.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21' }) });
  await sending;
  await first.close();

  const receiver = startReceiver();
  const second = await startSandbox({ database, now: () => now, calloutFetch: receiver.fetch });
  ends.push(() => second.close());
  now = new Date(now.getTime() + 60_000);
  await second.sandbox.deliverCallouts();
  expect(receiver.received.map(({ headers }) => headers.get('callout-attempt'))).toEqual(['1']);
});

it('sends each attempt from one of two sandboxes on a database', async () => {
  const database = shareDatabase(await openTestDatabase());
  let now = new Date('2026-11-21T12:00:00Z');
  const receiver = startReceiver();
  // Every first attempt fails. Each attempt takes long enough for the other sandbox to find the same callout.
  receiver.answer = async ({ headers }) => {
    await new Promise((resolve) => setImmediate(resolve));
    return new Response(null, { status: headers.get('callout-attempt') === '1' ? 500 : 200 });
  };
  const options = { database, now: () => now, calloutFetch: receiver.fetch };
  const first = await startSandbox(options);
  ends.push(() => first.close());
  const second = await startSandbox(options);
  ends.push(() => second.close());
  for (const event of ['OrderProcessed', 'NewSubscriptionCreated', 'InvoicePosted']) await listenTo(first, event);

  const ORDERS = 8;
  const order = (index: number) =>
    (index % 2 === 0 ? first : second).call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', orderNumber: `O-${index}` }) });
  const orders = await Promise.all(Array.from({ length: ORDERS }, (_, index) => order(index)));
  expect(orders.map(({ body }) => body)).toMatchObject(orders.map(() => ({ success: true })));
  const CALLOUTS = 3 * ORDERS;
  // Called until all have arrived, because a call returns while another one is still sending.
  const delivered = async (): Promise<number> => {
    await Promise.all([first.sandbox.deliverCallouts(), second.sandbox.deliverCallouts()]);
    return receiver.received.length;
  };
  await expect.poll(delivered).toBe(CALLOUTS);
  now = new Date(now.getTime() + 30 * 60_000);
  await expect.poll(delivered).toBe(2 * CALLOUTS);

  const attempts = receiver.received.map(({ headers }) => `${headers.get('callout-id') ?? ''} ${headers.get('callout-attempt') ?? ''}`);
  expect(new Set(attempts).size).toBe(attempts.length);
  expect(attempts).toHaveLength(2 * CALLOUTS);
});

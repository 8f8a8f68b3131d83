import { expect, it } from 'vitest';
import { createBillingClient } from '../../src/api/billing-client.js';
import { FakeClock } from '../support/fake-clock.js';
import { failure } from '../support/client-under-test.js';
import { json, ScriptedServer, type Step } from '../support/scripted-server.js';

function billing(...steps: Step[]) {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, ...steps);
  return { clock, server, client: createBillingClient({ baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1 }) };
}

it('combines resources, objects and calls of single rows', async () => {
  const { clock, client, server } = billing(
    json({ success: true, refunds: [] }),
    json([{ Success: true, Id: 'a1' }]),
    json({ success: true, orders: [{ orderNumber: 'O-1', orderDate: '2026-11-21', status: 'Completed' }] }),
  );
  expect(await clock.settle(client.refunds.list({}))).toEqual({ success: true, refunds: [] });
  expect(await clock.settle(client.objects.update('Account', [{ Id: 'a1', Notes: 'x' }]))).toEqual([{ success: true, id: 'a1' }]);
  const numbers: string[] = [];
  const read = async (): Promise<void> => {
    for await (const order of client.orders.list.items({})) numbers.push(order.orderNumber);
  };
  await clock.settle(read());
  expect(numbers).toEqual(['O-1']);
  expect(server.arrivals.map(({ url }) => url.pathname)).toEqual(['/v1/refunds', '/v1/action/update', '/v1/orders']);
});

it('waits for an order and reports its progress', async () => {
  const states: unknown[] = [];
  const { clock, client } = billing(
    json({ success: true, status: 'Processing' }),
    json({
      success: true,
      status: 'Completed',
      result: { jobType: 'AsyncCreateOrder', orderNumber: 'O-1', accountNumber: 'A-1', status: 'Completed' },
    }),
  );
  const job = await clock.settle(client.awaitOrderJob('job', { onProgress: ({ status }) => states.push(status) }));
  expect(states).toEqual(['Processing']);
  expect(job.result).toMatchObject({ orderNumber: 'O-1' });
});

it('reports why an order failed', async () => {
  const { clock, client } = billing(json({ success: true, status: 'Failed', errors: 'The plan is not for sale.' }));
  const error = await clock.settle(failure(client.awaitOrderJob('job')));
  expect(error).toMatchObject({ type: 'api', code: 'job-failed', retryable: false });
  expect(error.message).toContain('The plan is not for sale.');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFor, readSubscription } from '../../support/sandbox-changes.js';
import { BUILD_MONTHLY, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';

let started: StartedSandbox;
const read = async (path: string) => (await started.call(`/v1/amendments/${path}`)).body;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
afterAll(() => started.close());

it('shows each change of a subscription with the versions before and after', async () => {
  const first = await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, plans: [{ ...BUILD_MONTHLY, quantity: 2 }] }) });
  expect(first.body).toMatchObject({ success: true });
  const bought = await readSubscription(started);
  const pause = { type: 'Suspend', suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: '2026-12-01' } };
  const back = { type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2027-01-01' }, changeReason: 'Winter' };
  await started.call('/v1/orders', { json: changeFor(TODAY, [pause, back], { orderNumber: 'O-pause' }) });
  const paused = await readSubscription(started);
  const joined = {
    success: true,
    baseSubscriptionId: bought.id,
    newSubscriptionId: paused.id,
    status: 'Completed',
    contractEffectiveDate: TODAY,
  };
  expect(await read('O-pause-1-1')).toMatchObject({ ...joined, type: 'SuspendSubscription', suspendDate: '2026-12-01' });
  const last = await read(`subscriptions/${paused.id}`);
  expect(last).toMatchObject({
    ...joined,
    code: 'O-pause-1-2',
    type: 'ResumeSubscription',
    resumeDate: '2027-01-01',
    description: 'Winter',
  });
});

it('finds no amendment for a new subscription', async () => {
  const { id } = await readSubscription(started, 'A-S00000001', '/versions/1');
  expect(await read(`subscriptions/${id}`)).toMatchObject({ success: false });
});

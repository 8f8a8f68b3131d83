import { afterAll, beforeAll, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { periodNamed } from '../../support/ledger.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
afterAll(() => started.close());

/** Ways to send no body: without one, or with an empty one and a content type. */
const NO_BODY = [{}, { body: '' }, { body: '', headers: { 'content-type': 'application/json' } }];

it.each([
  '/v1/contacts/nobody/scrub',
  '/v1/payment-methods/nobody/scrub',
  '/v1/subscriptions/nobody/delete',
  '/v1/orders/nobody/activate',
  '/v1/payments/nobody/cancel',
  '/v1/refunds/nobody/cancel',
  '/v1/credit-memos/nobody/post',
  '/v1/accounting-periods/nobody/close',
  '/v1/accounting-periods/nobody/pending-close',
  '/v1/accounting-periods/nobody/reopen',
  '/v1/accounting-periods/nobody/run-trial-balance',
  '/v1/accounting-codes/nobody/activate',
  '/v1/accounting-codes/nobody/deactivate',
])('PUT %s needs no body', async (path) => {
  for (const init of NO_BODY) {
    const { status, body } = await started.call(path, { method: 'PUT', ...init });
    expect(status).toBe(200);
    expect(reasonsOf(body)).toEqual([{ category: 40, message: containing("'nobody'") }]);
  }
});

it('an accounting period is set to pending close by a request without a body', async () => {
  const { id } = await periodNamed(started, 'Jul 2026');
  const { body } = await started.call(`/v1/accounting-periods/${id}/pending-close`, { method: 'PUT' });
  expect(body).toMatchObject({ success: true });
  expect((await periodNamed(started, 'Jul 2026')).status).toBe('PendingClose');
});

it('an operation with required fields names the missing ones', async () => {
  const { body } = await started.call('/v1/orders', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '' });
  expect(reasonsOf(body)).toContainEqual({ category: 22, message: containing("'orderDate'") });
});

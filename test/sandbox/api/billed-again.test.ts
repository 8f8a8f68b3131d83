import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { StartedSandbox } from '../../support/sandbox.js';
import { PLANS, startTaxed } from '../../support/taxed-tenant.js';

const TODAY = '2026-01-01';
const ACCOUNT = 'R-1';
let started: StartedSandbox;
beforeAll(async () => {
  started = await startTaxed();
});
afterAll(() => started.close());

const placed = z.object({ success: z.literal(true), subscriptionNumbers: z.tuple([z.string()]) });
const ids = z.array(z.object({ id: z.string() }));
const generated = z.object({ success: z.literal(true), creditMemos: ids });

async function order(action: object, subscription: object = {}): Promise<string> {
  const json = {
    orderDate: TODAY,
    existingAccountNumber: ACCOUNT,
    subscriptions: [{ ...subscription, orderActions: [action] }],
  };
  return placed.parse((await started.call('/v1/orders', { json })).body).subscriptionNumbers[0];
}

/** Bills the account through January 15 and returns its new credit memos. */
async function bill(): Promise<unknown[]> {
  const json = { targetDate: '2026-01-15', effectiveDate: TODAY, autoPost: true };
  const { creditMemos } = generated.parse((await started.call(`/v1/accounts/${ACCOUNT}/billing-documents/generate`, { json })).body);
  return Promise.all(creditMemos.map(async ({ id }) => (await started.call(`/v1/credit-memos/${id}`)).body));
}

/** Creates the account again, with a subscription that is billed for January. */
async function subscribe(plan: string): Promise<string> {
  await started.call('/sandbox/reset', { method: 'POST' });
  const billToContact = { firstName: 'Ada', lastName: 'Byron', country: 'DE' };
  const account = { name: 'Ada', accountNumber: ACCOUNT, currency: 'EUR', autoPay: false, billCycleDay: 1, billToContact };
  await started.call('/v1/accounts', { json: account });
  const createSubscription = {
    terms: { initialTerm: { termType: 'EVERGREEN' } },
    subscribeToRatePlans: [{ productRatePlanId: PLANS[plan] }],
  };
  const subscriptionNumber = await order({ type: 'CreateSubscription', createSubscription });
  expect(await bill()).toEqual([]);
  return subscriptionNumber;
}

/** Cancels a subscription on January 11 and returns the credit memos for the other 21 of 31 days. */
async function cancel(subscriptionNumber: string): Promise<unknown[]> {
  const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-01-11' };
  await order({ type: 'CancelSubscription', cancelSubscription }, { subscriptionNumber });
  return bill();
}

/** Takes the cancellation back, so that the credited days are billed again. */
async function reinstate(subscriptionNumber: string): Promise<void> {
  await order({ type: 'TermsAndConditions', termsAndConditions: { clearingScheduledCancelDate: true } }, { subscriptionNumber });
  expect(await bill()).toEqual([]);
}

async function writeOff(invoice: string, amount: number): Promise<void> {
  expect((await started.call(`/v1/invoices/${invoice}/write-off`, { method: 'PUT', json: { amount } })).body).toMatchObject({
    success: true,
  });
}

describe('days that were credited and billed again', () => {
  // Rule 7.4
  it('are credited with the discount of their last bill only', async () => {
    const subscription = await subscribe('Reduced');
    // 31.00 × 21/31 - 3.10 × 21/31
    expect(await cancel(subscription)).toMatchObject([{ amount: 18.9 }]);
    await reinstate(subscription);
    expect(await cancel(subscription)).toMatchObject([{ amount: 18.9 }]);
  });

  // Rule 7.6
  it('are credited in full if only their first bill was written off', async () => {
    const subscription = await subscribe('Inclusive');
    await writeOff('INV00000001', 15.5);
    // 31.00 × 21/31 × 15.50/31.00
    expect(await cancel(subscription)).toMatchObject([{ amount: 10.5 }]);
    await reinstate(subscription);
    expect(await cancel(subscription)).toMatchObject([{ amount: 21 }]);
  });

  it('are not credited after their last bill was written off', async () => {
    const subscription = await subscribe('Inclusive');
    expect(await cancel(subscription)).toMatchObject([{ amount: 21 }]);
    await reinstate(subscription);
    await writeOff('INV00000002', 21);
    expect(await cancel(subscription)).toEqual([]);
  });
});

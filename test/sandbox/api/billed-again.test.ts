import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const json = { targetDate: '2026-01-15', effectiveDate: TODAY };
  const { creditMemos } = generated.parse((await started.call(`/v1/accounts/${ACCOUNT}/billing-documents/generate`, { json })).body);
  return Promise.all(creditMemos.map(async ({ id }) => (await started.call(`/v1/credit-memos/${id}`)).body));
}

// Rule 7.4
it('credits days that were billed twice with the discount of their last bill only', async () => {
  const billToContact = { firstName: 'Ada', lastName: 'Byron', country: 'DE' };
  const account = { name: 'Ada', accountNumber: ACCOUNT, currency: 'EUR', autoPay: false, billCycleDay: 1, billToContact };
  await started.call('/v1/accounts', { json: account });
  const createSubscription = {
    terms: { initialTerm: { termType: 'EVERGREEN' } },
    subscribeToRatePlans: [{ productRatePlanId: PLANS.Reduced }],
  };
  const subscriptionNumber = await order({ type: 'CreateSubscription', createSubscription });
  expect(await bill()).toEqual([]);
  const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-01-11' };
  const cancellation = { type: 'CancelSubscription', cancelSubscription };
  // 21 of 31 days: 31.00 × 21/31 - 3.10 × 21/31
  await order(cancellation, { subscriptionNumber });
  expect(await bill()).toMatchObject([{ amount: 18.9 }]);
  await order({ type: 'TermsAndConditions', termsAndConditions: { clearingScheduledCancelDate: true } }, { subscriptionNumber });
  expect(await bill()).toEqual([]);
  await order(cancellation, { subscriptionNumber });
  expect(await bill()).toMatchObject([{ amount: 18.9 }]);
});

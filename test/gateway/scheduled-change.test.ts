import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { daysAfter, goTo, subscribe, today } from '../support/changes.js';
import { PLANS } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

/** Add-on that is billed by the year. It makes the term of the monthly plan a year. */
const YEARLY_SUPPORT = 'ca7d18f1886f523fd1abc087b5fb0d52';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
});
afterAll(() => stack.close());

it('quotes the next bill and the bill of its day for a change that other bills precede', async () => {
  const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.scaleMonthly }, { productRatePlanId: YEARLY_SUPPORT }] });
  await goTo(stack, daysAfter(await today(stack), 20));
  await me.do({ intent: 'change-add-ons', remove: [YEARLY_SUPPORT] });
  const before = (await me.look()).nextBill;
  const { quote, result } = await me.acceptOffer('smaller', 'too-expensive');
  expect(quote.effectiveDate > (before?.date ?? '')).toBe(true);
  expect({ date: quote.next?.date, total: quote.next?.total }).toEqual(before);
  expect(result.subscription.nextBill).toEqual(before);
  const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  const { bills } = await stack.client(token).call(getUpcoming, {});
  expect({ date: bills[0]?.date, total: bills[0]?.total }).toEqual(before);
  expect(quote.billOnEffectiveDate?.date).toBe(quote.effectiveDate);

  await goTo(stack, quote.effectiveDate);
  expect((await me.billed(before?.date ?? '')).map(({ total }) => total)).toEqual([before?.total.amount]);
  expect((await me.billed(quote.effectiveDate)).map(({ total }) => total)).toEqual([quote.billOnEffectiveDate?.total.amount]);
});

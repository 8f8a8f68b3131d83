import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { listCredits } from '../../src/api/operations/storefront/invoice.js';
import { daysAfter, goTo, subscribe, today } from '../support/changes.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
});
afterAll(() => stack.close());

const page = async (accountKey: string) => stack.client((await stack.gateway.mintSession({ accountKey })).token);

it('lists the credit of a scheduled pause on the day of the credit memo, reduced by the discount of the paused days', async () => {
  const me = await subscribe(stack, { coupon: 'KESTREL20' });
  const day = await today(stack);
  const from = daysAfter(day, 4);
  await me.do({ intent: 'pause', from, until: daysAfter(day, 60) });
  const { bills } = await (await page(me.accountNumber)).call(getUpcoming, {});
  const credit = bills.find(({ total }) => total.amount.startsWith('-'));
  expect(credit?.date).toBe(from);
  // 27 of 31 days of 29.00 and 3 x 9.00, minus 20 %.
  expect(credit?.lines.map(({ chargeName, amount }) => `${chargeName} ${amount.amount}`).sort()).toEqual([
    'Platform fee -25.26',
    'Seats -23.52',
    'Welcome discount 4.70',
    'Welcome discount 5.05',
  ]);
  expect(credit?.total.amount).toBe('-39.03');

  await goTo(stack, from);
  const { creditMemos } = await (await page(me.accountNumber)).call(listCredits, {});
  expect(creditMemos.map(({ date, amount }) => [date, amount.amount])).toEqual([[from, '39.03']]);
  const after = await (await page(me.accountNumber)).call(getUpcoming, {});
  expect(after.bills.filter(({ total }) => total.amount.startsWith('-'))).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { daysAfter, goTo, subscribe, today } from '../support/changes.js';
import { charges } from '../support/effects.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  // The demo's platform uses credit before it charges a card.
  stack = await startStack({ gateway: { appliesCredits: true } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

it('a credit reduces the next bill in the quote, in the subscription and in the forecast, as on the bill itself', async () => {
  const me = await subscribe(stack);
  await goTo(stack, daysAfter(await today(stack), 10));
  const plan = (await me.look()).ratePlans[0]!;
  const { quote } = await me.do({ intent: 'change-quantity', productRatePlanId: plan.productRatePlanId, quantity: 1 });
  expect(quote.dueNow).toMatchObject({ total: { amount: '0.00' }, creditGiven: quote.creditLeft });
  expect(quote.next).toMatchObject({ subtotal: { amount: '38.00' }, credit: quote.creditLeft });
  const due = (38 - Number(quote.creditLeft?.amount)).toFixed(2);
  expect(quote.next?.total.amount).toBe(due);
  expect(quote.nextWithout?.total.amount).toBe('56.00');

  expect((await me.look()).nextBill).toEqual({ date: quote.next?.date, total: quote.next?.total });
  const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  const { bills } = await stack.client(token).call(getUpcoming, {});
  expect(bills.find(({ date }) => date === quote.next?.date)).toMatchObject({ credit: quote.creditLeft, total: { amount: due } });

  await goTo(stack, quote.next?.date ?? '');
  expect(await charges(stack, me.accountNumber)).toContain(String(Number(due)));
  const later = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  const { invoices } = await stack.client(later.token).call(listInvoices, {});
  expect(invoices[0]).toMatchObject({ amount: { amount: '38.00' }, balance: { amount: '0.00' }, credit: quote.creditLeft });
});

it('the credit of a scheduled pause reduces the first bill after the pause everywhere, as on the bill itself', async () => {
  const me = await subscribe(stack);
  const day = await today(stack);
  const [from, until] = [daysAfter(day, 4), daysAfter(day, 60)];
  const { quote } = await me.do({ intent: 'pause', from, until });
  expect(quote.next).toMatchObject({ date: until, credit: quote.creditLeft });
  expect(quote.creditLeft?.amount).not.toBe('0.00');
  expect((await me.look()).nextBill).toEqual({ date: until, total: quote.next?.total });
  const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  const { bills } = await stack.client(token).call(getUpcoming, {});
  expect(bills.find(({ date }) => date === until)).toMatchObject({ credit: quote.creditLeft, total: quote.next?.total });

  await goTo(stack, until);
  expect(await charges(stack, me.accountNumber)).toContain(String(Number(quote.next?.total.amount)));
});

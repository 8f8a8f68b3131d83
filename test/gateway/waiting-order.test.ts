import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { readInvoices } from '../support/bill-lines.js';
import { daysAfter, goTo, subscribe, today, type Subscriber } from '../support/changes.js';
import { PLANS, shopper } from '../support/purchase.js';
import { SCALE_ANNUAL } from '../support/rule-offers.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
});
afterAll(() => stack.close());

const page = async ({ accountNumber }: Subscriber) => stack.client((await stack.gateway.mintSession({ accountKey: accountNumber })).token);
const upcoming = async (me: Subscriber) => (await page(me)).call(getUpcoming, {});
/** Bills that the account page lists, each with its day and amount. */
const listed = async (me: Subscriber) => (await upcoming(me)).bills.map(({ date, total }) => `${date} ${total.amount}`);

/** Returns a subscriber of a yearly plan who schedules a change of plan for the end of the term, and then cancels the renewal. */
async function endingWithWaitingOrder(from: string, to: string) {
  const me = await subscribe(stack, { plans: [{ productRatePlanId: from }] });
  if ((await me.look()).can?.convertTrial === true) await me.do({ intent: 'convert-trial' });
  const { quote } = await me.do({ intent: 'change-plan', to: { productRatePlanId: to }, when: 'renewal' });
  const day = quote.effectiveDate;
  await goTo(stack, daysAfter(day, -20));
  const bill = `${day} ${(await me.look()).nextBill?.total.amount ?? ''}`;
  expect(await listed(me)).toEqual([bill]);
  const { quote: last } = await me.do({ intent: 'set-renewal', autoRenew: false });
  const billed = async () => {
    await goTo(stack, daysAfter(day, 20));
    return (await readInvoices(stack, me.accountNumber))
      .filter(({ invoiceDate }) => invoiceDate >= day)
      .map(({ invoiceDate, amount }) => `${invoiceDate} ${amount.amount}`);
  };
  return { me, bill, day, quoted: last.next, billed };
}

it('announces no bill of an order that waits for the end of a term that does not renew', async () => {
  const { me, bill, day, quoted, billed } = await endingWithWaitingOrder(SCALE_ANNUAL, PLANS.buildAnnual);
  expect([quoted, await listed(me), (await me.look()).nextBill]).toEqual([undefined, [], undefined]);
  await me.do({ intent: 'set-renewal', autoRenew: true });
  expect([await listed(me), (await me.look()).nextBill?.date]).toEqual([[bill], day]);
  await me.do({ intent: 'set-renewal', autoRenew: false });
  expect([await billed(), (await me.look()).status]).toEqual([[], 'Expired']);
});

it('announces the bill of an order that replaces a term that does not renew', async () => {
  const { me, bill, day, quoted, billed } = await endingWithWaitingOrder(PLANS.buildAnnual, PLANS.buildMonthly);
  expect([quoted?.date, await listed(me), (await me.look()).nextBill?.date]).toEqual([day, [bill], day]);
  expect([await billed(), (await me.look()).status]).toEqual([[bill], 'Active']);
});

it('lists all bills up to the day of a scheduled change, and none of later days', async () => {
  const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.scaleMonthly }] });
  await me.do({ intent: 'convert-trial' });
  await goTo(stack, daysAfter(await today(stack), 10));
  const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  await shopper(stack, { session: token, plans: [{ productRatePlanId: PLANS.buildAnnual }], again: true }).buy();
  const before = await upcoming(me);
  const { quote } = await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.buildMonthly }, when: 'period-end' });
  const { bills, until } = await upcoming(me);
  expect([before.until > until, until]).toEqual([true, quote.effectiveDate]);
  const from = await today(stack);
  await goTo(stack, daysAfter(before.until, 1));
  const invoices = await readInvoices(stack, me.accountNumber);
  const billed = invoices
    .filter(({ invoiceDate }) => invoiceDate > from && invoiceDate <= until)
    .map(({ invoiceDate, amount }) => `${invoiceDate} ${amount.amount}`);
  expect(bills.map(({ date, total }) => `${date} ${total.amount}`)).toEqual(billed.sort());
  expect(stack.problems).toEqual([]);
});

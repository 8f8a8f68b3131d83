import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import type { QuoteBill } from '../../src/api/schemas/storefront/quote.js';
import { daysAfter, goTo, subscribe, today } from '../support/changes.js';
import { charges } from '../support/effects.js';
import { PLANS } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

const seats = (productRatePlanId: string, quantity: number) => ({ productRatePlanId, quantity });
const lines = ({ lines: all }: QuoteBill): string[] => all.map(({ chargeName, amount }) => `${chargeName} ${amount.amount}`);

describe('upgrade', () => {
  it('takes effect at once: charges the rest of the month, minus the unused part of the old plan', async () => {
    const me = await subscribe(stack);
    const start = await today(stack);
    await goTo(stack, daysAfter(start, 10));
    const day = await today(stack);
    const { quote, result } = await me.do({ intent: 'change-plan', to: seats(PLANS.scaleMonthly, 3), when: 'now' });
    expect(quote.effectiveDate).toBe(day);
    // The new plan's trial is only for new customers, so the change is charged.
    const paid = lines(quote.dueNow);
    expect(paid).toHaveLength(5);
    expect(paid.filter((line) => line.includes(' -'))).toHaveLength(2);
    expect(quote.dueNow.lines.filter(({ kind }) => kind === 'unused-time').map(({ amount }) => amount.amount[0])).toEqual(['-', '-']);
    // Every prorated line, including credits, is explained by its days.
    expect(quote.dueNow.lines.flatMap(({ chargeName, why }) => (why?.days ? [[chargeName, why.days.full.amount]] : [])).sort()).toEqual([
      ['Platform fee', '149.00'],
      ['Platform fee', '29.00'],
      ['Seats', '27.00'],
      ['Seats', '57.00'],
    ]);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00' }, effectiveDate: day });
    const [bill] = await me.billed(day);
    expect(bill?.lines).toEqual(paid.filter((line) => !line.includes(' -')).sort());
    expect(await charges(stack, me.accountNumber)).toContain(String(Number(quote.dueNow.total.amount)));
    // In the list of invoices, the amount minus the credit is what was paid.
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
    for (const filter of [{}, { from: day }]) {
      const [invoice] = (await stack.client(token).call(listInvoices, filter)).invoices;
      expect(Number(invoice?.amount.amount) - Number(invoice?.credit?.amount)).toBeCloseTo(Number(quote.dueNow.total.amount), 8);
    }
    expect(result.subscription.ratePlans.map(({ productRatePlanId, quantity }) => [productRatePlanId, quantity])).toEqual([
      [PLANS.scaleMonthly, 3],
    ]);
    // The next bill matches the quote.
    expect(quote.next?.total.amount).toBe('206.00');
    expect(quote.nextWithout?.total.amount).toBe('56.00');
    await goTo(stack, quote.next!.date);
    expect((await me.billed(quote.next!.date)).map(({ total }) => total)).toEqual([quote.next?.total.amount]);
  });
});

describe('downgrade', () => {
  it('takes effect after the paid period, is announced to the cent, and can be undone until then', async () => {
    const me = await subscribe(stack, { plans: [seats(PLANS.buildAnnual, 2)] });
    const { termEndDate: end = '', version } = await me.look();
    const change = { intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'renewal' } as const;
    const { quote, result } = await me.do(change);
    expect(quote).toMatchObject({
      effectiveDate: end,
      undoableUntil: daysAfter(end, -1),
      dueNow: { total: { amount: '0.00' }, lines: [] },
    });
    expect([quote.next?.date, quote.next?.total.amount]).toEqual([end, '0.00']);
    expect([quote.nextWithout?.date, quote.nextWithout?.total.amount]).toEqual([end, '470.00']);
    expect(result).toMatchObject({ status: 'scheduled', effectiveDate: end, invoiceNumbers: [] });
    const { scheduled, can, nextBill } = await me.look();
    expect(nextBill).toEqual({ date: end, total: { amount: '0.00', currency: 'USD' } });
    expect(scheduled).toEqual([
      {
        date: end,
        kind: 'change-plan',
        to: [{ productName: 'Free', ratePlanName: 'Free' }],
        orderNumber: result.orderNumber,
        undo: 'order',
      },
    ]);
    expect(can).not.toHaveProperty('plans');
    await expect(me.quote(change)).rejects.toMatchObject({ status: 409, code: 'not-now', data: { subscriptionNumber: me.number } });
    const back = await me.do({ intent: 'undo', what: 'order', orderNumber: result.orderNumber });
    expect(back.quote).toMatchObject({ next: { total: { amount: '470.00' } }, nextWithout: { total: { amount: '0.00' } } });
    expect(back.result).toMatchObject({ status: 'completed', orderNumber: result.orderNumber });
    const after = await me.look();
    expect(after).not.toHaveProperty('scheduled');
    expect(after.version).toBe(version);
    await goTo(stack, end);
    expect((await me.billed(end)).map(({ total }) => total)).toEqual(['470.00']);
  });

  it('takes effect on its day unless it is undone', async () => {
    const me = await subscribe(stack);
    const { chargedThroughDate: end = '' } = await me.look();
    await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'period-end' });
    await goTo(stack, end);
    const { ratePlans, scheduled } = await me.look();
    expect(ratePlans.map(({ productRatePlanId }) => productRatePlanId)).toEqual([PLANS.free]);
    expect(scheduled).toBeUndefined();
    expect(await me.billed(end)).toEqual([]);
  });
});

describe('change of billing period', () => {
  it('to yearly starts a year today and credits the rest of the month', async () => {
    const me = await subscribe(stack);
    const day = await today(stack);
    await goTo(stack, daysAfter(day, 5));
    const { quote, result } = await me.do({ intent: 'change-plan', to: seats(PLANS.buildAnnual, 3), when: 'now' });
    expect(lines(quote.dueNow).filter((line) => !line.includes(' -'))).toHaveLength(2);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
    const { termType, termEndDate, autoRenew } = await me.look();
    expect({ termType, termEndDate, autoRenew }).toEqual({
      termType: 'TERMED',
      termEndDate: daysAfter(day, 5).replace(/^\d{4}/, (year) => String(Number(year) + 1)),
      autoRenew: true,
    });
  });

  it('to monthly takes effect with the renewal, and ends the term', async () => {
    const me = await subscribe(stack, { plans: [seats(PLANS.buildAnnual, 1)] });
    const { termEndDate: end = '' } = await me.look();
    const { quote } = await me.do({ intent: 'change-plan', to: seats(PLANS.buildMonthly, 1), when: 'renewal' });
    expect(quote.next?.total.amount).toBe('38.00');
    await goTo(stack, end);
    expect((await me.billed(end)).map(({ total }) => total)).toEqual(['38.00']);
    expect(await me.look()).toMatchObject({ termType: 'EVERGREEN', ratePlans: [{ productRatePlanId: PLANS.buildMonthly }] });
  });
});

describe('quantity and add-ons', () => {
  const STYLES = 'e5af78a87f0e31104725af30ff2d0e5a';

  it('charges more seats for the rest of the month and credits fewer seats', async () => {
    const me = await subscribe(stack);
    await goTo(stack, daysAfter(await today(stack), 7));
    const more = await me.do({ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 });
    expect(more.result).toMatchObject({ status: 'completed', paid: more.quote.dueNow.total });
    expect(more.quote.next?.total.amount).toBe('74.00');
    const fewer = await me.do({ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 1 });
    expect(fewer.quote.dueNow.total.amount).toBe('0.00');
    expect(Number(fewer.quote.creditLeft?.amount)).toBeGreaterThan(0);
    expect(fewer.result).toMatchObject({ status: 'completed', paid: { amount: '0.00' }, due: { amount: '0.00' } });
    expect((await me.look()).ratePlans[0]?.quantity).toBe(1);
  });

  it('adds an add-on, raises its quantity and removes it', async () => {
    const me = await subscribe(stack);
    const taken = await me.do({ intent: 'change-add-ons', add: [{ productRatePlanId: STYLES, quantity: 2 }] });
    expect(taken.result).toMatchObject({ status: 'completed', paid: taken.quote.dueNow.total });
    expect((await me.look()).can?.addOns).toEqual([{ productRatePlanId: STYLES, quantity: 2, taken: true }]);
    await me.do({ intent: 'change-add-ons', add: [{ productRatePlanId: STYLES, quantity: 3 }] });
    expect((await me.look()).ratePlans[1]).toMatchObject({ addOn: true, quantity: 3 });
    const { quote } = await me.do({ intent: 'change-add-ons', remove: [STYLES] });
    expect(quote.next?.total.amount).toBe('56.00');
    expect((await me.look()).ratePlans).toHaveLength(1);
  });

  it.each<[Change, string, string | undefined]>([
    [{ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 51 }, 'quantity-out-of-range', 'change.quantity'],
    [{ intent: 'change-quantity', productRatePlanId: PLANS.free, quantity: 2 }, 'not-for-sale', 'change.productRatePlanId'],
    [{ intent: 'change-plan', to: { productRatePlanId: 'no-plan' }, when: 'now' }, 'not-for-sale', 'change.to.productRatePlanId'],
    [{ intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'now' }, 'not-offered', 'change.when'],
    [{ intent: 'change-add-ons', add: [{ productRatePlanId: PLANS.free }] }, 'not-for-sale', 'change.add.0.productRatePlanId'],
    [{ intent: 'change-add-ons', remove: [STYLES] }, 'not-taken', 'change.remove.0'],
    [{ intent: 'renew' }, 'not-now', undefined],
    [{ intent: 'convert-trial' }, 'not-now', undefined],
    [{ intent: 'resume', on: '2027-01-10' }, 'not-now', undefined],
    [{ intent: 'accept-offer', offer: 'everything-free', cancelReference: 'made-up' }, 'not-offered', 'change.offer'],
    [{ intent: 'undo', what: 'cancel' }, 'not-now', undefined],
    [{ intent: 'undo', what: 'order', orderNumber: 'SF-1' }, 'not-now', undefined],
  ])('refuses %j', async (change, code, field) => {
    const me = await subscribe(stack);
    await expect(me.quote(change)).rejects.toMatchObject({ code, fields: field === undefined ? [] : [{ field, code }] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '../../src/api/operations/storefront/orders.js';
import { daysAfter, goTo, subscribe, subscriberOf, today } from '../support/changes.js';
import { newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

describe('pause', () => {
  it('from today stops the service, credits the paid days and ends on its day', async () => {
    const me = await subscribe(stack);
    const from = await today(stack);
    const until = daysAfter(from, 20);
    const { quote, result } = await me.do({ intent: 'pause', from, until });
    expect(quote).toMatchObject({ effectiveDate: from, creditLeft: { amount: '56.00' }, dueNow: { total: { amount: '0.00' } } });
    expect(quote).not.toHaveProperty('undoableUntil');
    // The lines of unused time and the credit add up to the total.
    expect(quote.dueNow).toMatchObject({ subtotal: { amount: '-56.00' }, creditGiven: { amount: '56.00' } });
    expect(quote.dueNow.lines.map(({ kind }) => kind)).toEqual(['unused-time', 'unused-time']);
    expect(result).toMatchObject({ status: 'completed', subscription: { status: 'Suspended', pause: { from, until } } });
    // The next bill is due when the pause ends, and the credit for the paused days is applied to it.
    expect(quote.next?.date).toBe(until);
    await goTo(stack, until);
    expect(await me.look()).toMatchObject({ status: 'Active' });
    expect((await me.look()).pause).toBeUndefined();
  });

  it('with a later start is announced and can be undone', async () => {
    const me = await subscribe(stack);
    const from = daysAfter(await today(stack), 5);
    const { quote, result } = await me.do({ intent: 'pause', from, until: daysAfter(from, 10) });
    expect(quote).toMatchObject({ effectiveDate: from, undoableUntil: daysAfter(from, -1) });
    expect(result.status).toBe('scheduled');
    expect(result.subscription.scheduled).toEqual([
      { date: from, kind: 'pause', undo: 'pause' },
      { date: daysAfter(from, 10), kind: 'resume' },
    ]);
    await me.do({ intent: 'undo', what: 'pause' });
    expect((await me.look()).scheduled).toBeUndefined();
    await goTo(stack, from);
    expect((await me.look()).status).toBe('Active');
  });

  it('can be ended early', async () => {
    const me = await subscribe(stack);
    const from = await today(stack);
    await me.do({ intent: 'pause', from, until: daysAfter(from, 60) });
    await goTo(stack, daysAfter(from, 3));
    const on = await today(stack);
    const { result } = await me.do({ intent: 'resume', on });
    expect(result).toMatchObject({ status: 'completed', subscription: { status: 'Active' } });
    await expect(me.quote({ intent: 'resume', on })).rejects.toMatchObject({ code: 'not-now' });
  });

  it('cannot be extended beyond the longest pause', async () => {
    const me = await subscribe(stack);
    const from = await today(stack);
    await me.do({ intent: 'pause', from, until: daysAfter(from, 60) });
    await goTo(stack, daysAfter(from, 3));
    expect((await me.look()).can?.resume).toEqual({ earliest: daysAfter(from, 3), latest: daysAfter(from, 90) });
    const tooLate = { intent: 'resume', on: daysAfter(from, 91) } as const;
    await expect(me.quote(tooLate)).rejects.toMatchObject({ status: 422, fields: [{ field: 'change.on', code: 'out-of-range' }] });
    const { result } = await me.do({ intent: 'resume', on: daysAfter(from, 90) });
    expect(result.subscription.pause).toEqual({ from, until: daysAfter(from, 90) });
  });

  it.each([
    [-1, 10, 'from'],
    [0, 91, 'until'],
    [5, 5, 'until'],
    [0, undefined, 'until'],
  ])('from day %i to day %s is refused', async (first, last, field) => {
    const me = await subscribe(stack);
    const day = await today(stack);
    const until = last === undefined ? {} : { until: daysAfter(day, last) };
    await expect(me.quote({ intent: 'pause', from: daysAfter(day, first), ...until })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: `change.${field}` }],
    });
  });
});

describe('cancellation', () => {
  it('at the end of the term keeps access until then, returns a receipt, and can be undone', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 1 }] });
    const { termEndDate: endDate = '' } = await me.look();
    stack.receipts.length = 0;
    const said = { reason: 'too-expensive', comment: 'Sorry, the budget is gone.' };
    const quote = await me.quote({ intent: 'cancel', when: 'term-end' });
    expect(quote).toMatchObject({ effectiveDate: endDate, endDate, undoableUntil: daysAfter(endDate, -1), dueNow: { lines: [] } });
    expect(quote).not.toHaveProperty('next');
    expect(quote.nextWithout?.total.amount).toBe('380.00');
    // The notice of cancellation contains the reason and the comment.
    const result = await me.send(await me.request({ intent: 'cancel', when: 'term-end', ...said }, quote));
    const { orderNumber } = result;
    expect(result).toMatchObject({ status: 'scheduled', receipt: { orderNumber, subscriptionNumber: me.number, endDate } });
    expect(result.receipt?.digest).toMatch(/^[\w-]{43}$/);
    expect(stack.receipts).toEqual([{ kind: 'cancellation', accountNumber: me.accountNumber, receipt: result.receipt, ...said }]);
    const { body } = await stack.sandbox.call(`/v1/orders/${orderNumber}`);
    expect(JSON.stringify(body)).toContain('too-expensive: Sorry, the budget is gone.');
    expect(result.subscription).toMatchObject({
      status: 'Active',
      endDate,
      scheduled: [{ kind: 'cancel', date: endDate, undo: 'cancel' }],
    });
    const undone = await me.do({ intent: 'undo', what: 'cancel' });
    expect(undone.quote.next?.total.amount).toBe('380.00');
    expect(undone.result.subscription).not.toHaveProperty('endDate');
    expect(stack.receipts).toHaveLength(1);
  });

  it('with a change that waits for the renewal is undone, and the quote shows the bill of the new plan', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 2 }] });
    const to = { productRatePlanId: PLANS.buildMonthly, quantity: 2 };
    const change = await me.do({ intent: 'change-plan', to, when: 'renewal' });
    await me.do({ intent: 'cancel', when: 'term-end' });
    const { quote, result } = await me.do({ intent: 'undo', what: 'cancel' });
    expect(quote.next).toEqual(change.quote.next);
    expect(result.subscription.nextBill).toEqual({ date: quote.next?.date, total: quote.next?.total });
  });

  it('now credits the unused part; the plan can be bought again with that credit', async () => {
    const me = await subscribe(stack);
    await goTo(stack, daysAfter(await today(stack), 10));
    const { quote, result } = await me.do({ intent: 'cancel', when: 'now' });
    expect(Number(quote.creditLeft?.amount)).toBeGreaterThan(30);
    expect(quote.dueNow.lines.every(({ amount }) => amount.amount.startsWith('-'))).toBe(true);
    expect(result).toMatchObject({ status: 'completed', receipt: { credit: quote.creditLeft }, subscription: { status: 'Cancelled' } });
    expect(result.subscription).not.toHaveProperty('can');
    await expect(me.quote({ intent: 'undo', what: 'cancel' })).rejects.toMatchObject({ code: 'not-now' });
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
    const again = shopper(stack, { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }], session: token });
    const price = await again.quote();
    expect(price.dueNow.credit).toEqual(quote.creditLeft);
    const bought = await stack.client(token).call(createOrder, again.request(price), { idempotencyKey: newKey() });
    expect(bought).toMatchObject({ status: 'completed', paid: price.dueNow.total });
  });

  it('at the end of the period takes effect after the last paid day', async () => {
    const me = await subscribe(stack);
    const { chargedThroughDate: endDate = '' } = await me.look();
    const { quote } = await me.do({ intent: 'cancel', when: 'period-end' });
    expect(quote).toMatchObject({ endDate });
    expect(quote).not.toHaveProperty('creditLeft');
    await goTo(stack, endDate);
    expect(await me.look()).toMatchObject({ status: 'Cancelled', endDate });
    expect(await me.billed(endDate)).toEqual([]);
  });

  it('sends the beginning of a long comment to the platform, without cutting an emoji in half', async () => {
    const me = await subscribe(stack);
    const { result } = await me.do({ intent: 'cancel', when: 'now', comment: `${'x'.repeat(254)}😀` });
    expect(result.status).toBe('completed');
    const { body } = await stack.sandbox.call(`/v1/orders/${result.orderNumber}`);
    expect(JSON.stringify(body)).toContain(`"${'x'.repeat(254)}"`);
  });

  it('refuses an unknown reason', async () => {
    const me = await subscribe(stack);
    await expect(me.quote({ intent: 'cancel', when: 'now', reason: 'boredom' })).rejects.toMatchObject({ code: 'unknown-reason' });
    await expect(me.quote({ intent: 'cancel', when: 'term-end' })).rejects.toMatchObject({ code: 'not-offered' });
  });
});

describe('trial', () => {
  const plans = [{ productRatePlanId: PLANS.scaleMonthly, quantity: 2 }];

  it('is converted: charges start today, and one-time charges are charged once', async () => {
    const me = await subscribe(stack, { plans, coupon: 'KESTREL20' });
    await goTo(stack, daysAfter(await today(stack), 4));
    const day = await today(stack);
    const { quote, result } = await me.do({ intent: 'convert-trial' });
    expect(quote.effectiveDate).toBe(day);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
    expect(quote.dueNow.lines.filter(({ chargeName }) => chargeName === 'Onboarding').map(({ amount }) => amount.amount)).toEqual([
      '250.00',
    ]);
    const after = await me.look();
    expect(after).not.toHaveProperty('trial');
    expect(after.ratePlans.map(({ quantity }) => quantity)).toEqual([2, undefined]);
    expect(after.nextBill).toEqual({ date: quote.next?.date, total: quote.next?.total });
    await goTo(stack, quote.next!.date);
    expect((await me.billed(quote.next!.date)).map(({ total }) => total)).toEqual([quote.next?.total.amount]);
  });

  it('can be canceled before it costs anything', async () => {
    const me = await subscribe(stack, { plans });
    const { trial } = await me.look();
    const { quote, result } = await me.do({ intent: 'cancel', when: 'period-end' });
    expect(quote).toMatchObject({ endDate: trial?.chargedFrom, dueNow: { total: { amount: '0.00' } } });
    expect(result.status).toBe('scheduled');
    await goTo(stack, trial!.chargedFrom);
    expect((await me.look()).status).toBe('Cancelled');
    expect(await me.billed(trial!.chargedFrom)).toEqual([]);
  });

  it('continues with more seats, and with another plan that has a trial', async () => {
    const me = await subscribe(stack, { plans });
    const { trial } = await me.look();
    const more = await me.do({ intent: 'change-quantity', productRatePlanId: PLANS.scaleMonthly, quantity: 4 });
    expect(more.quote).toMatchObject({ dueNow: { total: { amount: '0.00' } }, next: { date: trial?.chargedFrom } });
    const annual = '1b999e8388f4e9d5dabcc61dfb91d6b2';
    const { quote } = await me.do({ intent: 'change-plan', to: { productRatePlanId: annual, quantity: 4 }, when: 'now' });
    expect(quote.dueNow.total.amount).toBe('0.00');
    expect(await me.look()).toMatchObject({ trial, termType: 'TERMED', ratePlans: [{ productRatePlanId: annual, quantity: 4 }] });
    await goTo(stack, trial!.chargedFrom);
    expect((await me.billed(trial!.chargedFrom)).map(({ total }) => total)).toEqual([quote.next?.total.amount]);
  });
});

describe('retention offer', () => {
  it('of a discount lowers all future bills, once', async () => {
    const me = await subscribe(stack);
    const { quote } = await me.acceptOffer('stay-20', 'too-expensive');
    expect(quote.text).toBe('20 % off everything that recurs, for three months.');
    expect([quote.next?.total.amount, quote.nextWithout?.total.amount]).toEqual(['44.80', '56.00']);
    const { can, nextBill } = await me.look();
    expect(nextBill?.total.amount).toBe('44.80');
    expect(can?.offers?.map(({ id }) => id)).not.toContain('stay-20');
    await expect(me.acceptOffer('stay-20', 'too-expensive')).rejects.toMatchObject({ code: 'offer-used' });
    await goTo(stack, quote.next!.date);
    expect((await me.billed(quote.next!.date)).map(({ total }) => total)).toEqual(['44.80']);
  });

  it('of a pause starts today, and of a smaller plan after the paid period', async () => {
    const me = await subscribe(stack);
    const day = await today(stack);
    const paused = await me.acceptOffer('pause-30', 'for-now');
    expect(paused.result.subscription.pause).toEqual({ from: day, until: daysAfter(day, 30) });
    const { result } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.scaleMonthly, quantity: 2 }] }).buy();
    const other = await subscriberOf(stack, result.accountNumber);
    await other.do({ intent: 'convert-trial' });
    const smaller = await other.acceptOffer('smaller', 'not-used');
    expect(smaller.result).toMatchObject({ status: 'scheduled' });
    expect(smaller.quote.next?.total.amount).toBe('47.00');
  });
});

describe('terms', () => {
  it('can be renewed early, and automatic renewal can be turned on and off', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 1 }] });
    const { termEndDate: end = '' } = await me.look();
    const off = await me.do({ intent: 'set-renewal', autoRenew: false });
    expect(off.quote).not.toHaveProperty('next');
    expect(off.result.subscription).toMatchObject({ autoRenew: false, endDate: end });
    const on = await me.do({ intent: 'set-renewal', autoRenew: true });
    expect(on.quote.next).toMatchObject({ date: end, total: { amount: '380.00' } });
    const { quote, result } = await me.do({ intent: 'renew' });
    expect(quote).toMatchObject({ effectiveDate: end, dueNow: { lines: [] }, next: { date: end, total: { amount: '380.00' } } });
    expect(result.subscription.termEndDate).toBe(end.replace(/^\d{4}/, (year) => String(Number(year) + 1)));
    await expect(me.quote({ intent: 'renew' })).rejects.toMatchObject({ code: 'not-now' });
    await expect(me.quote({ intent: 'set-renewal', autoRenew: true, term: { count: 2, unit: 'Year' } })).rejects.toMatchObject({
      code: 'not-offered',
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTimeline } from '../../src/api/operations/storefront/subscriptions.js';
import type { TimelineEntry } from '../../src/api/schemas/storefront/timeline.js';
import { daysAfter, goTo, subscribe, today, type Subscriber } from '../support/changes.js';
import { PLANS } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

async function timeline({ accountNumber, number }: Subscriber, of = number): Promise<TimelineEntry[]> {
  const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
  return (await stack.client(token).call(getTimeline, { number: of })).entries;
}

const short = (entries: readonly TimelineEntry[]) => entries.map(({ kind, date, coming }) => [kind, date, coming]);

describe('timeline of a subscription', () => {
  it('lists all past and scheduled events in order', async () => {
    const me = await subscribe(stack);
    const start = await today(stack);
    await goTo(stack, daysAfter(start, 2));
    await me.do({ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 4 });
    const pause = daysAfter(start, 4);
    await me.do({ intent: 'pause', from: pause, until: daysAfter(start, 6) });
    await goTo(stack, daysAfter(start, 8));
    await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.scaleMonthly, quantity: 2 }, when: 'now' });
    const { result } = await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'period-end' });
    const entries = await timeline(me);
    expect(short(entries)).toEqual([
      ['created', start, false],
      ['change-quantity', daysAfter(start, 2), false],
      ['pause', pause, false],
      ['resume', daysAfter(start, 6), false],
      ['change-plan', daysAfter(start, 8), false],
      ['change-plan', result.effectiveDate, true],
    ]);
    expect(entries[0]?.to).toEqual([{ productName: 'Build', ratePlanName: 'Build 2026 monthly', quantity: 3 }]);
    expect(entries[4]?.to).toEqual([{ productName: 'Scale', ratePlanName: 'Scale 2026 monthly', quantity: 2 }]);
    expect(entries[5]).toMatchObject({ undo: 'order', orderNumber: result.orderNumber, to: [{ productName: 'Free' }] });
  });

  it('leaves out changes that were undone before they took effect', async () => {
    const me = await subscribe(stack);
    const day = await today(stack);
    await me.do({ intent: 'cancel', when: 'period-end' });
    expect(short(await timeline(me)).map(([kind]) => kind)).toEqual(['created', 'cancel']);
    await me.do({ intent: 'undo', what: 'cancel' });
    await me.do({ intent: 'pause', from: daysAfter(day, 3), until: daysAfter(day, 5) });
    await me.do({ intent: 'undo', what: 'pause' });
    await goTo(stack, daysAfter(day, 6));
    expect(short(await timeline(me))).toEqual([['created', day, false]]);
  });

  it('shows the end of a trial and of a term', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: '1b999e8388f4e9d5dabcc61dfb91d6b2', quantity: 1 }] });
    const day = await today(stack);
    const { trial, termEndDate = '' } = await me.look();
    expect(short(await timeline(me))).toEqual([
      ['created', day, false],
      ['trial-end', trial?.chargedFrom, true],
      ['renew', termEndDate, true],
    ]);
    await me.do({ intent: 'convert-trial' });
    const { termEndDate: end = '' } = await me.look();
    expect(short(await timeline(me))).toEqual([
      ['created', day, false],
      ['trial-end', day, false],
      ['renew', end, true],
    ]);
    await me.do({ intent: 'set-renewal', autoRenew: false });
    expect((await timeline(me)).at(-1)).toEqual({ kind: 'term-end', date: end, coming: true });
  });

  it('of another account is not found', async () => {
    const [me, other] = [await subscribe(stack), await subscribe(stack)];
    await expect(timeline(me, other.number)).rejects.toMatchObject({ status: 404, code: 'not-found' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, goTo, subscribe, subscriberOf, today, type Subscriber } from '../support/changes.js';
import { PLANS, shopper } from '../support/purchase.js';
import { DISCOUNT_PLANS, offersWith } from '../support/rule-offers.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
/** Milliseconds that the gateway's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  const offers = await offersWith((file) => {
    const texts = { en: { title: 'Stay' } };
    file.retention = [
      {
        id: 'third-off',
        kind: 'discount',
        productRatePlanId: DISCOUNT_PLANS.thirty,
        lasts: { days: 35 },
        onceEvery: { weeks: 6 },
        texts,
      },
      {
        id: 'loyal',
        kind: 'discount',
        productRatePlanId: DISCOUNT_PLANS.kestrel20,
        after: { days: 30 },
        reasons: ['too-expensive'],
        texts,
      },
      { id: 'pause-30', kind: 'pause', days: 30, onceEvery: { days: 40 }, texts },
      { id: 'pause-400', kind: 'pause', days: 400, texts },
      { id: 'free', kind: 'plan', productRatePlanId: PLANS.free, onceEvery: { months: 12 }, texts },
    ];
  });
  stack = await startStack({ gateway: { offers, now: () => Date.now() + ahead } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

const offersOf = async (me: Subscriber): Promise<string[]> => ((await me.look()).can?.offers ?? []).map(({ id }) => id);
const referenceOf = async (me: Subscriber): Promise<string> => (await me.quote({ intent: 'cancel', when: 'now' })).cancelReference ?? '';
const later = async (days: number): Promise<void> => goTo(stack, daysAfter(await today(stack), days));
/** Subscribers of two subscriptions of one account. */
async function withSecondSubscription(): Promise<[Subscriber, Subscriber]> {
  const me = await subscribe(stack);
  const session = (await stack.gateway.mintSession({ accountKey: me.accountNumber })).token;
  const { result } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 1 }], session, again: true }).buy();
  const second = await subscriberOf(stack, me.accountNumber);
  expect(result.subscriptionNumbers).toEqual([second.number]);
  return [me, second];
}

describe('a retention offer', () => {
  it('needs the quote of a cancellation of this subscription, not older than an hour', async () => {
    const me = await subscribe(stack);
    const accept = (cancelReference: string) => me.quote({ intent: 'accept-offer', offer: 'third-off', cancelReference });
    const expired = { status: 422, code: 'offer-expired', fields: [{ field: 'change.cancelReference' }] };
    await expect(accept('made-up')).rejects.toMatchObject(expired);
    await expect(accept(await referenceOf(await subscribe(stack)))).rejects.toMatchObject(expired);
    expect(await me.quote({ intent: 'renew' }).catch(() => ({}))).not.toHaveProperty('cancelReference');
    const reference = await referenceOf(me);
    expect((await accept(reference)).next).toBeDefined();
    ahead = 3_700_000;
    await expect(accept(reference)).rejects.toMatchObject(expired);
    ahead = 0;
  });

  it('with reasons needs one of them, and with a tenure needs to be paid for long enough', async () => {
    const me = await subscribe(stack);
    expect(await offersOf(me)).not.toContain('loyal');
    await expect(me.acceptOffer('loyal', 'too-expensive')).rejects.toMatchObject({ code: 'offer-too-early' });
    await later(30);
    expect(await offersOf(me)).toContain('loyal');
    const reasonNeeded = { code: 'offer-reason', fields: [{ field: 'change.reason' }] };
    await expect(me.acceptOffer('loyal')).rejects.toMatchObject(reasonNeeded);
    await expect(me.acceptOffer('loyal', 'not-used')).rejects.toMatchObject(reasonNeeded);
    await expect(me.acceptOffer('loyal', 'boredom')).rejects.toMatchObject({ code: 'unknown-reason' });
    expect((await me.acceptOffer('loyal', 'too-expensive')).result.status).toBe('completed');
  });

  it('does not count a trial as tenure', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.scaleMonthly, quantity: 1 }] });
    await later(31);
    expect(await offersOf(me)).not.toContain('loyal');
    await later(14);
    expect(await offersOf(me)).toContain('loyal');
  });

  it('of a discount is given once in its time to each account, and lasts as long as it says', async () => {
    const [me, second] = await withSecondSubscription();
    const { quote } = await me.acceptOffer('third-off');
    expect(quote.next?.total.amount).toBe('39.20');
    expect(await offersOf(second)).not.toContain('third-off');
    await later(36);
    expect(await offersOf(me)).not.toContain('third-off');
    await expect(me.acceptOffer('third-off')).rejects.toMatchObject({ code: 'offer-used' });
    await later(7);
    expect((await me.acceptOffer('third-off')).quote.next?.total.amount).toBe('39.20');
  });

  it('of a pause or a plan is given once in its time, and again if it was undone', async () => {
    const me = await subscribe(stack);
    const { result } = await me.acceptOffer('free');
    expect(result.status).toBe('scheduled');
    await me.do({ intent: 'undo', what: 'order', orderNumber: result.orderNumber });
    expect(await offersOf(me)).toEqual(expect.arrayContaining(['free', 'pause-30']));
    await me.acceptOffer('pause-30');
    await later(30);
    expect(await offersOf(me)).not.toContain('pause-30');
    // The platform records the acceptance, so that it counts without the gateway's store.
    stack.restart();
    await expect(me.acceptOffer('pause-30')).rejects.toMatchObject({ code: 'offer-used' });
    await later(11);
    expect(await offersOf(me)).toContain('pause-30');
  });

  it('of a pause is made only if the subscription goes on after the pause', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 1 }] });
    expect(await offersOf(me)).toEqual(expect.arrayContaining(['pause-30', 'pause-400']));
    await me.do({ intent: 'set-renewal', autoRenew: false });
    const offers = await offersOf(me);
    expect(offers).toContain('pause-30');
    expect(offers).not.toContain('pause-400');
    await expect(me.acceptOffer('pause-400')).rejects.toMatchObject({ code: 'not-offered' });
  });

  it('is accepted once by two subscriptions at the same time', async () => {
    const [me, second] = await withSecondSubscription();
    const requests = await Promise.all(
      [me, second].map(async (each) => {
        const change = { intent: 'accept-offer', offer: 'third-off', cancelReference: await referenceOf(each) } as const;
        return each.request(change, await each.quote(change));
      }),
    );
    const outcomes = await Promise.allSettled(requests.map((request) => me.send(request)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'offer-used' } });
  });
});

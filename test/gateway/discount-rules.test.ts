import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSeed } from '../../demo/sandbox/index.js';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import { daysAfter, goTo, subscribe, subscriberOf, today, type Subscriber } from '../support/changes.js';
import { newKey, PLANS, shopper, type Shopper, type ShopperOptions } from '../support/purchase.js';
import { coupon, DISCOUNT_PLANS, offersWith, SCALE_ANNUAL } from '../support/rule-offers.js';
import { startSandbox } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';

const seats = (productRatePlanId: string, quantity = 1) => ({ productRatePlanId, quantity });
const SCALE = [seats(PLANS.scaleMonthly)];
const BUILD = [seats(PLANS.buildMonthly)];
/** Add-on of Build and Scale. */
const STYLES = 'e5af78a87f0e31104725af30ff2d0e5a';

let stack: Stack;

/** The demo tenant, with a fixed amount that has no price in yen. */
async function startWithoutYen() {
  const seed = await loadSeed(fileURLToPath(new URL('../../demo/sandbox/seed/kestrel-maps', import.meta.url)));
  const plans = seed.catalog.products.flatMap(({ productRatePlans }) => productRatePlans);
  const [charge] = plans.find(({ id }) => id === DISCOUNT_PLANS.fixed)?.productRatePlanCharges ?? [];
  if (!charge) throw new Error('The catalog has no fixed amount.');
  charge.pricing = charge.pricing.filter(({ currency }) => currency !== 'JPY');
  return startSandbox({ seed: { ...seed, subscribers: [] } });
}

beforeAll(async () => {
  const offers = await offersWith((file) => {
    file.coupons = [
      coupon('KESTREL20', DISCOUNT_PLANS.kestrel20),
      coupon('THIRTY', DISCOUNT_PLANS.thirty, { lasts: { months: 2 } }),
      coupon('WELCOME', DISCOUNT_PLANS.thirty, { newCustomersOnly: true, uses: { perAccount: 2 } }),
      coupon('FRIEND', DISCOUNT_PLANS.freeMonth, {
        plans: [PLANS.buildMonthly, PLANS.buildAnnual],
        combinesWith: [DISCOUNT_PLANS.kestrel20],
      }),
      coupon('STYLED', DISCOUNT_PLANS.thirty, { plans: [STYLES] }),
      coupon('LIMITED', DISCOUNT_PLANS.fixed, { uses: { total: 1 } }),
      coupon('MANY', DISCOUNT_PLANS.thirty, { uses: { total: 1000 } }),
    ];
  });
  stack = await startStack({ sandbox: startWithoutYen, gateway: { offers } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

const toPlan = (productRatePlanId: string, code?: string, when: 'now' | 'renewal' = 'now'): Change => ({
  intent: 'change-plan',
  to: seats(productRatePlanId),
  when,
  ...(code === undefined ? {} : { coupon: code }),
});
/** Shopper who buys for an existing account. */
async function returning({ accountNumber }: Pick<Subscriber, 'accountNumber'>, options: ShopperOptions): Promise<Shopper> {
  return shopper(stack, { ...options, again: true, session: (await stack.gateway.mintSession({ accountKey: accountNumber })).token });
}
/** Names of the plans of all subscriptions of an account, as the platform lists them. */
async function platformPlans({ accountNumber }: Pick<Subscriber, 'accountNumber'>): Promise<string[]> {
  const { body } = await stack.sandbox.call(`/v1/subscriptions/accounts/${accountNumber}?pageSize=40`);
  const { subscriptions } = body as { subscriptions: { ratePlans: { productRatePlanId: string }[] }[] };
  return subscriptions.flatMap(({ ratePlans }) => ratePlans.map(({ productRatePlanId }) => productRatePlanId));
}
const count = (all: readonly string[], wanted: string): number => all.filter((id) => id === wanted).length;
const refusedAs = (code: string) => ({ status: 422, code, fields: [{ field: 'coupon', code }] });
const USED = refusedAs('coupon-used');
const ACTIVE = refusedAs('coupon-active');

describe('a coupon', () => {
  it('of an add-on is valid for a change of plan that adds it', async () => {
    const me = await subscribe(stack, { plans: BUILD });
    const change: Change = { intent: 'change-plan', to: seats(PLANS.scaleMonthly), when: 'now', coupon: 'STYLED' };
    await expect(me.quote(change)).rejects.toMatchObject(refusedAs('coupon-other-plan'));
    await me.do({ ...change, addOns: [seats(STYLES)] });
    expect(await platformPlans(me)).toEqual(expect.arrayContaining([STYLES, DISCOUNT_PLANS.thirty]));
  });

  it('is used once for each subscription, however often the plan changes in a trial', async () => {
    const me = await subscribe(stack, { plans: SCALE });
    await me.do(toPlan(SCALE_ANNUAL, 'KESTREL20'));
    await expect(me.quote(toPlan(PLANS.scaleMonthly, 'kestrel20'))).rejects.toMatchObject(ACTIVE);
    await me.do(toPlan(PLANS.scaleMonthly));
    await expect(me.quote(toPlan(SCALE_ANNUAL, 'KESTREL20'))).rejects.toMatchObject(ACTIVE);
    expect(count(await platformPlans(me), DISCOUNT_PLANS.kestrel20)).toBe(1);
    await me.do({ intent: 'convert-trial' });
    expect(
      count(
        (await me.look()).ratePlans.map(({ productRatePlanId }) => productRatePlanId),
        DISCOUNT_PLANS.kestrel20,
      ),
    ).toBe(1);
  });

  it('is not accepted again after its discount has ended', async () => {
    const me = await subscribe(stack, { plans: BUILD, coupon: 'THIRTY' });
    await goTo(stack, daysAfter(await today(stack), 70));
    await expect(me.quote(toPlan(SCALE_ANNUAL, 'THIRTY'))).rejects.toMatchObject(USED);
  });

  it('is used once for each account: not for a second subscription, and not after canceling', async () => {
    const me = await subscribe(stack, { plans: BUILD, coupon: 'KESTREL20' });
    const second = await returning(me, { plans: SCALE, coupon: 'KESTREL20' });
    await expect(second.quote()).rejects.toMatchObject(USED);
    const without = await (await returning(me, { plans: SCALE })).quote();
    await expect(second.order(second.request(without, await second.card()))).rejects.toMatchObject(USED);
    await me.do({ intent: 'cancel', when: 'now' });
    const again = await returning(me, { plans: BUILD, coupon: 'KESTREL20' });
    await expect(again.quote()).rejects.toMatchObject(USED);
  });

  it('counts while its change is scheduled, and no longer when the change is undone', async () => {
    const me = await subscribe(stack, { plans: [seats(PLANS.buildAnnual)] });
    const { result } = await me.do(toPlan(PLANS.buildMonthly, 'KESTREL20', 'renewal'));
    const second = await returning(me, { plans: SCALE, coupon: 'KESTREL20' });
    await expect(second.quote()).rejects.toMatchObject(USED);
    await me.do({ intent: 'undo', what: 'order', orderNumber: result.orderNumber });
    expect((await second.quote()).coupon?.code).toBe('KESTREL20');
  });

  it('is used once by two orders at the same time, even without the stored state', async () => {
    const me = await subscribe(stack, { plans: BUILD });
    const shoppers = await Promise.all([1, 2].map(() => returning(me, { plans: SCALE, coupon: 'KESTREL20' })));
    const requests = await Promise.all(shoppers.map(async (one) => one.request(await one.quote(), await one.card())));
    const outcomes = await Promise.allSettled(shoppers.map((one, index) => one.order(requests[index]!)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(count(await platformPlans(me), DISCOUNT_PLANS.kestrel20)).toBe(1);
    stack.restart();
    const third = await returning(me, { plans: SCALE, coupon: 'KESTREL20' });
    const bought = requests[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    await expect(third.order(bought)).resolves.toBeDefined();
    await expect(third.quote()).rejects.toMatchObject(USED);
  });

  it('for certain plans ends with a change to another plan', async () => {
    const me = await subscribe(stack, { plans: BUILD, coupon: 'FRIEND' });
    const plansAfter = async (target: string) =>
      (await me.do(toPlan(target))).result.subscription.ratePlans.map((plan) => plan.productRatePlanId);
    expect(await plansAfter(PLANS.buildAnnual)).toContain(DISCOUNT_PLANS.freeMonth);
    expect(await plansAfter(SCALE_ANNUAL)).toEqual([SCALE_ANNUAL]);
  });

  it('is refused, and keeps its uses, if it lowers no bill', async () => {
    const refused = refusedAs('coupon-without-effect');
    const free = [{ productRatePlanId: PLANS.free }];
    const visitor = shopper(stack, { plans: free, coupon: 'LIMITED' });
    await expect(visitor.quote()).rejects.toMatchObject(refused);
    const plain = await shopper(stack, { plans: free }).quote();
    await expect(visitor.order(visitor.request(plain))).rejects.toMatchObject(refused);
    const me = await subscribe(stack, { plans: free });
    await expect((await returning(me, { plans: free, coupon: 'LIMITED' })).quote()).rejects.toMatchObject(refused);
    const other = await subscribe(stack, { plans: BUILD });
    await expect(other.quote({ intent: 'change-plan', to: free[0]!, when: 'period-end', coupon: 'LIMITED' })).rejects.toMatchObject(
      refused,
    );
    // In a trial, the first bill is zero, but the coupon lowers the next one.
    expect((await shopper(stack, { plans: SCALE, coupon: 'LIMITED' }).quote()).coupon?.code).toBe('LIMITED');
    expect((await shopper(stack, { plans: BUILD, coupon: 'LIMITED' }).quote()).coupon?.code).toBe('LIMITED');
  });

  it('is refused if its discount has no price in the currency', async () => {
    const refused = refusedAs('coupon-other-currency');
    const visitor = shopper(stack, { plans: BUILD, currency: 'JPY', coupon: 'LIMITED' });
    await expect(visitor.quote()).rejects.toMatchObject(refused);
    const plain = await shopper(stack, { plans: BUILD, currency: 'JPY' }).quote();
    await expect(visitor.order(visitor.request(plain, await visitor.card()))).rejects.toMatchObject(refused);
    const me = await subscribe(stack, { plans: BUILD, currency: 'JPY' });
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'LIMITED'))).rejects.toMatchObject(refused);
    expect((await me.quote(toPlan(PLANS.buildAnnual, 'THIRTY'))).text).toBe('THIRTY takes something off.');
  });

  it('with a limit for all accounts is refused when its uses are taken', async () => {
    const buyers = [1, 2].map(() => shopper(stack, { plans: BUILD, coupon: 'LIMITED' }));
    const requests = await Promise.all(buyers.map(async (one) => one.request(await one.quote(), await one.card())));
    const outcomes = await Promise.allSettled(buyers.map((one, index) => one.order(requests[index]!)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = refusedAs('coupon-used-up');
    expect(outcomes.find((each) => each.status === 'rejected')).toMatchObject({ reason: refused });
    // The uses are counted on the platform, so that they hold without the gateway's store.
    stack.restart();
    await expect(shopper(stack, { plans: BUILD, coupon: 'LIMITED' }).quote()).rejects.toMatchObject(refused);
    const me = await subscribe(stack, { plans: BUILD });
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'LIMITED'))).rejects.toMatchObject(refused);
  });

  it('with a limit for all accounts, and an email address, are not blocked by orders that are refused', async () => {
    const me = shopper(stack, { plans: BUILD, coupon: 'MANY' });
    const request = me.request(await me.quote(), await me.card());
    let goOn = (): void => undefined;
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    const isAsking = new Promise<void>((resolve) => {
      // The first query belongs to the order that will be refused.
      stack.network = async (sent, send) => {
        if (!sent.url.endsWith('/action/query')) return send(sent);
        stack.network = (later, pass) => pass(later);
        resolve();
        await paused;
        return send(sent);
      };
    });
    const refused = me.order({ ...request, intentId: newKey(), consents: [] });
    const refusal = expect(refused).rejects.toMatchObject({ status: 422 });
    await isAsking;
    try {
      expect((await me.order(request)).result.status).toBe('completed');
    } finally {
      goOn();
    }
    await refusal;
  });

  it('for new customers is valid until the account has a plan with a price', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.free }] });
    expect((await me.quote(toPlan(PLANS.buildMonthly, 'WELCOME'))).text).toBe('WELCOME takes something off.');
    const other = await returning(me, { plans: BUILD, coupon: 'WELCOME' });
    await other.buy();
    await expect(me.quote(toPlan(PLANS.buildMonthly, 'WELCOME'))).rejects.toMatchObject(refusedAs('coupon-new-customers-only'));
    const again = await returning(me, { plans: SCALE, coupon: 'WELCOME' });
    await expect(again.quote()).rejects.toMatchObject(refusedAs('coupon-new-customers-only'));
  });

  it('is refused if the platform does not tell what the account has used', async () => {
    const me = await subscribe(stack, { plans: BUILD });
    stack.network = (request, send) =>
      request.url.includes('/orders/subscriptionOwner/')
        ? Promise.resolve(Response.json({ success: false, reasons: [{ code: 53200010, message: 'no' }] }))
        : send(request);
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'KESTREL20'))).rejects.toMatchObject(refusedAs('coupon-not-checked'));
    stack.network = (request, send) => send(request);
    expect((await me.quote(toPlan(PLANS.buildAnnual, 'KESTREL20'))).text).toBe('KESTREL20 takes something off.');
  });
});

describe('two discounts', () => {
  it('do not combine unless the offers file says so', async () => {
    const me = await subscribe(stack, { plans: BUILD, coupon: 'THIRTY' });
    expect((await me.look()).can?.offers?.map(({ id }) => id)).not.toContain('stay-20');
    await expect(me.acceptOffer('stay-20', 'too-expensive')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'change.offer', code: 'offer-not-combined' }],
    });
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'KESTREL20'))).rejects.toMatchObject({ status: 422, code: 'coupon-not-combined' });
    // The subscription is discounted until the coupon ends.
    await goTo(stack, daysAfter(await today(stack), 62));
    expect((await me.quote(toPlan(PLANS.buildAnnual, 'KESTREL20'))).text).toBe('KESTREL20 takes something off.');
  });

  it('of a retention offer and a coupon do not combine either', async () => {
    const me = await subscribe(stack, { plans: BUILD });
    await me.acceptOffer('stay-20', 'too-expensive');
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'THIRTY'))).rejects.toMatchObject({ code: 'coupon-not-combined' });
    await expect(me.quote(toPlan(PLANS.buildAnnual, 'KESTREL20'))).rejects.toMatchObject(ACTIVE);
    expect((await me.quote(toPlan(PLANS.buildAnnual, 'FRIEND'))).text).toBe('FRIEND takes something off.');
  });
});

describe('the duration of a discount', () => {
  it('is as in the offers file, in the quote and in the bills', async () => {
    const me = shopper(stack, { plans: BUILD, coupon: 'THIRTY' });
    const { result, quote } = await me.buy();
    const totals = [quote.dueNow, ...(quote.upcoming ?? [])].map(({ total }) => total.amount).slice(0, 4);
    expect(totals).toEqual(['26.60', '26.60', '38.00', '38.00']);
    const subscriber = await subscriberOf(stack, result.accountNumber);
    for (const { date, total } of (quote.upcoming ?? []).slice(0, 2)) {
      await goTo(stack, date);
      expect((await subscriber.billed(date)).map((bill) => bill.total)).toEqual([total.amount]);
    }
  });

  it('starts after the trial, and again when the trial is ended early', async () => {
    const me = await subscribe(stack, { plans: SCALE, coupon: 'THIRTY' });
    await goTo(stack, daysAfter(await today(stack), 3));
    await me.do({ intent: 'convert-trial' });
    const discount = (await me.look()).ratePlans.find(({ productRatePlanId }) => productRatePlanId === DISCOUNT_PLANS.thirty);
    const start = await today(stack);
    const [endDate = ''] = discount?.charges.flatMap((charge) => charge.endDate ?? []) ?? [];
    const days = (Date.parse(endDate) - Date.parse(start)) / 86_400_000;
    expect(days).toBeGreaterThan(57);
    expect(days).toBeLessThan(62);
  });
});

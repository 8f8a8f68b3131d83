import { afterEach, describe, expect, it } from 'vitest';
import type { TrialOffer } from '../../src/gateway/offers/product-offer.js';
import { subscribe, subscriberOf, type Subscriber } from '../support/changes.js';
import { CARDS, PLANS, shopper, type Shopper } from '../support/purchase.js';
import { offersWith, SCALE_ANNUAL } from '../support/rule-offers.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack | undefined;
afterEach(() => stack?.close());

/** Starts a stack whose trials have other rules. */
async function startWith(rules: Omit<TrialOffer, 'days' | 'weeks' | 'months'> = {}): Promise<Stack> {
  const offers = await offersWith((file) => {
    for (const plan of file.products.flatMap(({ plans }) => plans)) if (plan.trial) plan.trial = { ...plan.trial, ...rules };
  });
  stack = await startStack({ gateway: { offers } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
  return stack;
}

const seats = (productRatePlanId: string, quantity = 1) => ({ productRatePlanId, quantity });
const SCALE = [seats(PLANS.scaleMonthly)];
const BUILD = [seats(PLANS.buildMonthly)];

async function returning(at: Stack, { accountNumber }: Pick<Subscriber, 'accountNumber'>, plans = SCALE): Promise<Shopper> {
  return shopper(at, { plans, again: true, session: (await at.gateway.mintSession({ accountKey: accountNumber })).token });
}
/** Checks that a purchase starts without a trial, in the quote and on the platform. */
async function expectNoTrial(at: Stack, me: Subscriber, plans = SCALE): Promise<void> {
  const one = await returning(at, me, plans);
  const quote = await one.quote();
  expect(quote.trialUsed).toBe(true);
  expect(quote).not.toHaveProperty('chargedFrom');
  expect(Number(quote.dueNow.total.amount)).toBeGreaterThan(0);
  const { result } = await one.order(one.request(quote, await one.card(), { again: true }));
  expect(result.paid).toEqual(quote.dueNow.total);
}

describe('a trial', () => {
  it('is not given again after canceling it, whichever plan of the product is bought', async () => {
    const at = await startWith();
    const me = await subscribe(at, { plans: SCALE });
    await me.do({ intent: 'cancel', when: 'now' });
    await expectNoTrial(at, me);
    await expectNoTrial(at, me, [seats(SCALE_ANNUAL)]);
  });

  it('is not given to a second subscription, or to two orders at the same time', async () => {
    const at = await startWith();
    const { result } = await shopper(at, { plans: [{ productRatePlanId: PLANS.free }] }).buy(CARDS.good);
    const me = await subscriberOf(at, result.accountNumber);
    const shoppers = await Promise.all([1, 2].map(() => returning(at, me)));
    const requests = await Promise.all(
      shoppers.map(async (one) => {
        const quote = await one.quote();
        expect(quote.chargedFrom).toBeDefined();
        return one.request(quote, await one.card(), { again: true });
      }),
    );
    const outcomes = await Promise.allSettled(shoppers.map((one, index) => one.order(requests[index]!)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'quote-changed', data: { new: { trialUsed: true } } },
    });
    await expectNoTrial(at, me);
  });

  it('is not given after a paid period, unless the offers file allows it', async () => {
    const paid = async (at: Stack): Promise<Subscriber> => {
      const me = await subscribe(at, { plans: BUILD });
      await me.do({ intent: 'change-plan', to: seats(PLANS.scaleMonthly), when: 'now' });
      await me.do({ intent: 'cancel', when: 'now' });
      return me;
    };
    const strict = await startWith();
    await expectNoTrial(strict, await paid(strict));
    await strict.close();
    const lenient = await startWith({ afterPaid: true });
    const me = await paid(lenient);
    const quote = await (await returning(lenient, me)).quote();
    expect(quote.chargedFrom).toBeDefined();
    expect(quote).not.toHaveProperty('trialUsed');
  });

  it('is for each product, or once for each account if the offers file says so', async () => {
    const perProduct = await startWith();
    const me = await subscribe(perProduct, { plans: BUILD });
    expect((await (await returning(perProduct, me)).quote()).chargedFrom).toBeDefined();
    await perProduct.close();
    const perAccount = await startWith({ once: 'account' });
    await expectNoTrial(perAccount, await subscribe(perAccount, { plans: BUILD }));
  });
});

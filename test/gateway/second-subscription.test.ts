import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { PlanChoice } from '../../src/api/schemas/storefront/quote.js';
import type { Offers } from '../../src/gateway/offers/schema.js';
import { containing, matching } from '../support/matchers.js';
import { shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

const build = { productRatePlanId: WIDE.build, quantity: 3 };
const scale = { productRatePlanId: WIDE.scale, quantity: 1 };
const routing = { productRatePlanId: WIDE.routing };

let stack: Stack;
let file: Offers;

beforeAll(async () => {
  stack = await startStack({ gateway: { offers: () => file } });
});
beforeEach(() => {
  file = wideOffers();
  delete file.signUp;
  // A new gateway reads the file at once.
  stack.restart();
});
afterAll(() => stack.close());

const indexOf = (planId: string): number =>
  file.products.findIndex(({ plans }) => plans.some(({ productRatePlanId }) => productRatePlanId === planId));

/** Customer who has Build. */
async function customer(): Promise<string> {
  return (await shopper(stack, { plans: [build] }).buy()).session;
}

/** Sends an order for the account of a session. */
async function buy(session: string, plans: PlanChoice[], again?: boolean) {
  const me = shopper(stack, { plans, session });
  return (await me.order(me.request(await me.quote(), undefined, again === undefined ? {} : { again }))).result;
}
const subscriptionsOf = (session: string) => stack.client(session).call(listSubscriptions, {});

describe('second subscription of a product family', () => {
  it('is refused until the customer confirms it, and the refusal says what is possible instead', async () => {
    const session = await customer();
    await expect(buy(session, [scale])).rejects.toMatchObject({
      status: 409,
      code: 'second-subscription',
      message: matching(/`change-plan`.*`again: true`/),
      fields: [{ field: 'plans.0.productRatePlanId', code: 'second-subscription' }],
    });
    expect((await subscriptionsOf(session)).subscriptions).toHaveLength(1);
    expect(await buy(session, [scale], true)).toMatchObject({ status: 'completed' });
    expect((await subscriptionsOf(session)).subscriptions).toHaveLength(2);
  });

  it('is only a plan of the same family: others can be bought, but not switched to', async () => {
    file.products[indexOf(WIDE.routing)]!.family = 'requests';
    const session = await customer();
    const [held] = (await subscriptionsOf(session)).subscriptions;
    expect(held?.familyPlans).toEqual(expect.arrayContaining([WIDE.free, WIDE.build, WIDE.buildAnnual, WIDE.scale]));
    expect(held?.familyPlans).not.toContain(WIDE.routing);
    expect(held?.can?.plans?.map(({ productRatePlanId }) => productRatePlanId)).not.toContain(WIDE.routing);
    expect(await buy(session, [routing])).toMatchObject({ status: 'completed' });
    await expect(buy(session, [routing])).rejects.toMatchObject({ code: 'already-subscribed' });
  });

  it('is not refused once the first subscription has ended', async () => {
    const session = await customer();
    const [held] = (await subscriptionsOf(session)).subscriptions;
    await stack.sandbox.call(`/v1/subscriptions/${held?.subscriptionNumber ?? ''}/cancel`, {
      method: 'PUT',
      json: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: held?.startDate, runBilling: false },
    });
    const [ended] = (await subscriptionsOf(session)).subscriptions;
    expect(ended).toMatchObject({ status: 'Cancelled' });
    expect(ended).not.toHaveProperty('familyPlans');
    expect(await buy(session, [scale])).toMatchObject({ status: 'completed' });
  });

  it('can be forbidden by the offers file', async () => {
    const session = await customer();
    expect(await subscriptionsOf(session)).not.toHaveProperty('perFamily');
    file.subscriptions = { perFamily: 'one' };
    file.products[indexOf(WIDE.routing)]!.family = 'requests';
    stack.restart();
    expect(await subscriptionsOf(session)).toMatchObject({ perFamily: 'one' });
    for (const plans of [[scale], [build]]) {
      await expect(buy(session, plans, true)).rejects.toMatchObject({
        status: 409,
        code: 'one-subscription-only',
        message: containing('`change-plan`'),
        fields: [{ field: 'plans.0.productRatePlanId', code: 'one-subscription-only' }],
      });
    }
    expect(await buy(session, [routing])).toMatchObject({ status: 'completed' });
  });
});

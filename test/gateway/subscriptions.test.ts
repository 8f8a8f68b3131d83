import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { Subscription } from '../../src/api/schemas/storefront/subscriptions.js';
import { PLANS, shopper } from '../support/purchase.js';
import { readOffers, startStack, type Stack } from '../support/stack.js';

/** Rate plan of the monthly add-on "Custom styles" for Build. */
const STYLES = 'e5af78a87f0e31104725af30ff2d0e5a';

/** Parts of an offers file that the tests read and change. */
const planOffer = z.looseObject({ productRatePlanId: z.string(), quantity: z.unknown().optional() });
const offersFile = z.looseObject({ products: z.array(z.looseObject({ plans: z.array(planOffer).optional() })) });

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const planChoice = (productRatePlanId: string, quantity?: number) => ({
  productRatePlanId,
  ...(quantity === undefined ? {} : { quantity }),
});

/** Buys plans and returns the subscriber. `look` reads the subscription as the subscriber sees it. */
async function subscriber(plans = [planChoice(PLANS.buildMonthly, 3)], coupon?: string) {
  const { result, session } = await shopper(stack, { plans, ...(coupon === undefined ? {} : { coupon }) }).buy();
  const { accountNumber } = result;
  return { accountNumber, session, look: (credential = session, locale?: string) => readFirst(credential, locale) };
}

async function readFirst(credential: string, locale?: string): Promise<Subscription> {
  const { subscriptions } = await stack.client(credential).call(listSubscriptions, locale === undefined ? {} : { locale });
  return subscriptions[0]!;
}

const mintToken = async (accountKey: string, ...scopes: string[]): Promise<string> =>
  (await stack.gateway.mintSession({ accountKey, scopes })).token;

/** Creates an account from a sandbox scenario and returns a session for it. */
async function sessionOfScenario(scenario: string): Promise<string> {
  const { body } = await stack.sandbox.call(`/sandbox/scenarios/${scenario}`, { method: 'POST' });
  const { accountNumber } = body as { accountNumber: string };
  return (await stack.gateway.mintSession({ accountKey: accountNumber })).token;
}

/** Returns the subscription of a sandbox scenario as its subscriber sees it. */
const subscriptionOfScenario = async (name: string): Promise<Subscription> => readFirst(await sessionOfScenario(name));

describe('subscription', () => {
  it('shows its plans, the next bill and the possible changes', async () => {
    const me = await subscriber();
    const subscription = await me.look();
    const next = subscription.chargedThroughDate!;
    expect(subscription).toMatchObject({
      status: 'Active',
      version: 1,
      currency: 'USD',
      termType: 'EVERGREEN',
      ratePlans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }],
      nextBill: { date: next, total: { amount: '56.00', currency: 'USD' } },
    });
    const { can } = subscription;
    expect(can?.quantity).toEqual({ productRatePlanId: PLANS.buildMonthly, quantity: 3, min: 1, max: 50 });
    expect(can?.plans?.map(({ ratePlanName, direction, when }) => [ratePlanName, direction, when])).toEqual([
      ['Free', 'downgrade', ['period-end']],
      ['Build 2026 annual', 'switch', ['now', 'period-end']],
      ['Scale 2026 monthly', 'upgrade', ['now']],
      ['Scale 2026 annual', 'upgrade', ['now']],
    ]);
    expect(can?.cancel).toEqual(['period-end', 'now']);
    expect(can?.pause).toMatchObject({ earliest: subscription.startDate, longestDays: 90 });
    expect(can?.addOns).toEqual([{ productRatePlanId: STYLES, taken: false }]);
    expect(can).not.toHaveProperty('renew');
    expect(can).not.toHaveProperty('resume');
    expect(can?.offers?.map(({ id }) => id)).toEqual(['stay-20', 'pause-30']);
  });

  it('with a term renews automatically or early, or ends with its term', async () => {
    const { startDate, ...subscription } = await (await subscriber([planChoice(PLANS.buildAnnual, 2)])).look();
    const end = `${Number(startDate.slice(0, 4)) + 1}${startDate.slice(4)}`;
    expect(subscription).toMatchObject({
      termType: 'TERMED',
      termEndDate: end,
      autoRenew: true,
      renewalTerm: { count: 1, unit: 'Year' },
      nextBill: { date: end, total: { amount: '470.00' } },
      can: { renew: true, autoRenew: true, cancel: ['term-end', 'now'] },
    });
    expect(subscription).not.toHaveProperty('endDate');
    const { plans } = subscription.can!;
    expect(plans?.map(({ ratePlanName, direction, when }) => [ratePlanName, direction, when])).toEqual([
      ['Free', 'downgrade', ['renewal']],
      ['Build 2026 monthly', 'switch', ['renewal']],
      ['Scale 2026 monthly', 'upgrade', ['now']],
      ['Scale 2026 annual', 'upgrade', ['now']],
    ]);
  });

  it('in a trial shows the first charged day and can be converted', async () => {
    const { trial, can, nextBill, ratePlans } = await (await subscriber([planChoice(PLANS.scaleMonthly, 2)], 'KESTREL20')).look();
    const days = (Date.parse(trial!.chargedFrom) - Date.parse(await stack.sandbox.sandbox.today())) / 86_400_000;
    expect(days).toBe(14);
    expect(can).toMatchObject({ convertTrial: true, cancel: ['period-end', 'now'], quantity: { quantity: 2 } });
    expect(can).not.toHaveProperty('pause');
    // (149 + 2 x 19) per month, less 20 %, and 250 once.
    expect(nextBill).toEqual({ date: trial!.chargedFrom, total: { amount: '399.60', currency: 'USD' } });
    expect(ratePlans[1]?.charges[0]).toMatchObject({ discountPercent: '20' });
    expect(ratePlans[1]?.charges[0]?.endDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Subscribers who already have the discount are not offered it again.
    expect(can?.offers?.map(({ id }) => id)).toEqual(['smaller']);
  });

  it('shows offers and reasons in the requested language', async () => {
    const me = await subscriber();
    const { can } = await me.look(me.session, 'de-AT');
    expect(can?.reasons?.[0]).toEqual({ id: 'too-expensive', label: 'Es ist zu teuer' });
    expect(can?.offers?.[0]).toMatchObject({ title: 'Mit 20 % Rabatt bleiben', reasons: ['too-expensive', 'elsewhere'] });
  });

  it('shows the possible changes only to sessions with the scope', async () => {
    const me = await subscriber();
    const reading = await me.look(await mintToken(me.accountNumber, 'subscriptions:read'));
    expect(reading).not.toHaveProperty('can');
    expect((await me.look(await mintToken(me.accountNumber, 'subscriptions:read', 'subscriptions:write'))).can).toBeDefined();
    await expect(me.look(await mintToken(me.accountNumber, 'subscriptions:write'))).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it('that is canceled shows its last day and how to undo the cancellation', async () => {
    const { endDate, scheduled, can, nextBill } = await subscriptionOfScenario('cancelled-access');
    expect(scheduled).toEqual([{ date: endDate, kind: 'cancel', undo: 'cancel' }]);
    expect(nextBill).toBeUndefined();
    expect(can).toEqual({ paymentMethod: true });
  });

  it('with a scheduled downgrade shows its current and its future plan', async () => {
    const { ratePlans, scheduled, can } = await subscriptionOfScenario('scheduled-downgrade');
    expect(ratePlans).toHaveLength(1);
    expect(scheduled).toMatchObject([{ kind: 'change-plan', to: [{ productName: 'Build' }], undo: 'order' }]);
    expect(can).not.toHaveProperty('plans');
  });

  it('with a scheduled downgrade is billed for the new plan next, everywhere', async () => {
    const session = await sessionOfScenario('scheduled-downgrade');
    const { nextBill } = await readFirst(session);
    const { bills } = await stack.client(session).call(getUpcoming, {});
    expect(bills.map(({ date, total }) => ({ date, total }))).toEqual([nextBill]);
  });

  it('with a past-due invoice shows the amount, and is not resumed before it is paid', async () => {
    expect((await subscriptionOfScenario('past-due')).overdue?.amount).toMatch(/^[1-9]/);
    const paused = await subscriptionOfScenario('suspended');
    expect(paused).toMatchObject({ status: 'Suspended' });
    expect(paused.pause?.from).toMatch(/^\d{4}-/);
    expect(paused.overdue?.amount).toMatch(/^[1-9]/);
    expect(paused.can).not.toHaveProperty('resume');
  });

  it('without a quantity choice is compared with other plans by its current seats', async () => {
    const sold = offersFile.parse(await readOffers());
    let offers = sold;
    const late = await startStack({ gateway: { offers: () => Promise.resolve(offers) } });
    const { session } = await shopper(late, { plans: [planChoice(PLANS.buildMonthly, 40)] }).buy();
    const without = ({ quantity: _, ...plan }: z.infer<typeof planOffer>) => plan;
    const isHeld = ({ productRatePlanId }: { productRatePlanId: string }) => productRatePlanId === PLANS.buildMonthly;
    offers = {
      ...sold,
      products: sold.products.map(({ plans, ...product }) =>
        plans ? { ...product, plans: plans.map((plan) => (isHeld(plan) ? without(plan) : plan)) } : product,
      ),
    };
    late.restart();
    const { subscriptions } = await late.client(session).call(listSubscriptions, {});
    const scale = subscriptions[0]?.can?.plans?.find(({ productRatePlanId }) => productRatePlanId === PLANS.scaleMonthly);
    await late.close();
    expect(scale?.direction).toBe('upgrade');
  });
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSeed } from '../../demo/sandbox/index.js';
import { storefrontOperations as rows } from '../../src/api/index.js';
import type { Quote } from '../../src/api/schemas/storefront/quote.js';
import { subscriberOf } from '../support/changes.js';
import { shopper, type Shopper } from '../support/purchase.js';
import { startSandbox } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';

/** Tests that the magazine sells what its site promises: a free first month, prices including tax, half price for students, and gifts that end. */
let stack: Stack;

beforeAll(async () => {
  const seed = await loadSeed(fileURLToPath(new URL('../../demo/sandbox/seed/harbor-review', import.meta.url)));
  const offers: unknown = JSON.parse(await readFile(new URL('../../demo/offers/harbor-review.json', import.meta.url), 'utf8'));
  stack = await startStack({
    sandbox: () => startSandbox({ seed: { ...seed, subscribers: [] } }),
    gateway: { tenant: 'harbor-review', offers },
  });
});
afterAll(() => stack.close());

interface Wish {
  product: string;
  /** Billing period of a plan. Undefined for one-time plans. */
  period?: string;
  country: string;
  coupon?: string;
}

async function reader({ product, period, country, coupon }: Wish, session?: string): Promise<Shopper> {
  const { products } = await stack.client().call(rows.getCatalog, { currency: 'EUR' });
  const plan = products.find(({ name }) => name === product)?.plans.find(({ billingPeriod }) => billingPeriod === period);
  if (!plan) throw new Error(`The magazine does not sell ${product} by ${period ?? 'one payment'}.`);
  return shopper(stack, {
    plans: [{ productRatePlanId: plan.productRatePlanId }],
    currency: 'EUR',
    account: {
      firstName: 'Nora',
      lastName: 'Vance',
      company: undefined,
      address1: '4 Quay',
      city: 'Haven',
      postalCode: undefined,
      country,
    },
    ...(coupon !== undefined && { coupon }),
    ...(session !== undefined && { session }),
  });
}
const quote = async (wish: Wish) => (await reader(wish)).quote();

/** Buys with a card and accepts the magazine's terms. */
async function buyAs(person: Shopper, quoted?: Quote) {
  const current = quoted ?? (await person.quote());
  const request = person.request(current, await person.card(), { consents: [{ id: 'terms', version: '2026-09-01' }] });
  return { ...(await person.order(request)), quote: current };
}

describe('trial of the magazine', () => {
  it('does not continue with a product whose trial was used in another subscription', async () => {
    const { result } = await buyAs(await reader({ product: 'Digital', period: 'Month', country: 'DE' }));
    const me = await subscriberOf(stack, result.accountNumber);
    const digital = (await me.look()).ratePlans[0]?.productRatePlanId ?? '';
    const print = (await me.look()).can?.plans?.find(({ productName }) => productName === 'Print + Digital')?.productRatePlanId ?? '';
    const session = (await stack.gateway.mintSession({ accountKey: me.accountNumber })).token;
    const second = await buyAs(shopper(stack, { plans: [{ productRatePlanId: print }], currency: 'EUR', session, again: true }));
    expect(second.quote.chargedFrom).toBeDefined();
    const other = await subscriberOf(stack, me.accountNumber);
    expect(second.result.subscriptionNumbers).toEqual([other.number]);
    const { dueNow } = await other.quote({ intent: 'change-plan', to: { productRatePlanId: digital }, when: 'now' });
    expect(dueNow.total.amount).toBe('6.00');
  });
});

describe('quote of the magazine', () => {
  it.each([
    ['Digital', 'Month', 'DE', '6.00', '0.96'],
    ['Digital', 'Annual', 'DE', '60.00', '9.58'],
    ['Print + Digital', 'Month', 'FR', '14.00', '0.88'],
    ['Print + Digital', 'Annual', 'IE', '140.00', '7.48'],
  ])('%s by %s starts with a free month and includes %s tax', async (product, period, country, total, tax) => {
    const { dueNow, chargedFrom, next } = await quote({ product, period, country });
    expect(dueNow.total.amount).toBe('0.00');
    expect(next).toMatchObject({ date: chargedFrom, taxIncluded: true, total: { amount: total }, tax: { amount: tax } });
  });

  it('halves the first year for students, but not a gift', async () => {
    const { next, coupon } = await quote({ product: 'Print + Digital', period: 'Month', country: 'DE', coupon: 'student' });
    expect(next?.total.amount).toBe('7.00');
    expect(coupon).toMatchObject({ code: 'STUDENT' });
    await expect(quote({ product: 'Gift year', country: 'DE', coupon: 'STUDENT' })).rejects.toMatchObject({ code: 'coupon-other-plan' });
  });

  it('charges a gift at once and ends it after its year', async () => {
    const { dueNow, next, term } = await quote({ product: 'Gift year', country: 'NL' });
    expect(dueNow).toMatchObject({ total: { amount: '130.00' }, taxIncluded: true });
    expect(next).toBeUndefined();
    expect(term?.renews).toBe(false);
  });
});

it('charges nothing today, and the quoted amount after the free month', async () => {
  const person = await reader({ product: 'Print + Digital', period: 'Month', country: 'DE' });
  const quoted = await person.quote();
  const { result, session } = await buyAs(person, quoted);
  expect(result.paid.amount).toBe('0.00');
  const invoices = async () => (await stack.client(session).call(rows.listInvoices, {})).invoices;
  expect(await invoices()).toEqual([]);
  await stack.sandbox.call('/sandbox/clock', { json: { to: quoted.chargedFrom } });
  expect(await invoices()).toMatchObject([{ invoiceDate: quoted.chargedFrom, amount: quoted.next?.total, balance: { amount: '0.00' } }]);
});

it('finds everything from the offers file in the catalog', () => {
  expect(stack.problems).toEqual([]);
});

it('sells a gift to a reader without a question, but asks before a second subscription', async () => {
  const consents = [{ id: 'terms', version: '2026-09-01' }];
  const visitor = await reader({ product: 'Digital', period: 'Month', country: 'DE' });
  const { session } = await visitor.order(visitor.request(await visitor.quote(), await visitor.card(), { consents }));
  const buy = async (wish: Wish, again = false) => {
    const person = await reader(wish, session);
    const request = person.request(await person.quote(), undefined, { consents, again });
    return (await person.order(request)).result;
  };
  const gift = { product: 'Gift year', country: 'DE' };
  const print = { product: 'Print + Digital', period: 'Month', country: 'DE' };
  expect(await buy(gift)).toMatchObject({ status: 'completed', paid: { amount: '130.00' } });
  await expect(buy(gift)).rejects.toMatchObject({ code: 'already-subscribed' });
  await expect(buy(print)).rejects.toMatchObject({ code: 'second-subscription' });
  const { subscriptions } = await stack.client(session).call(rows.listSubscriptions, {});
  const digital = subscriptions.find(({ ratePlans }) => ratePlans[0]?.productName === 'Digital');
  const present = subscriptions.find(({ ratePlans }) => ratePlans[0]?.productName === 'Gift year');
  expect(digital?.can?.plans?.map(({ productName }) => productName)).toEqual(['Digital', 'Print + Digital', 'Print + Digital']);
  expect(present?.can).not.toHaveProperty('plans');
  expect(present).not.toHaveProperty('familyPlans');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import type { Offers } from '../../src/gateway/offers/schema.js';
import { minor, wrongIn } from '../support/amounts.js';
import { daysAfter, goTo, subscribe, today, type Subscriber } from '../support/changes.js';
import { charges } from '../support/effects.js';
import { startStack, type Stack } from '../support/stack.js';
import { PLANS, startTaxed } from '../support/taxed-tenant.js';

const offers: Offers = {
  currencies: ['EUR'],
  countries: [],
  consents: [{ id: 'terms', version: '2026-10-01', required: true, texts: { en: { text: 'Terms.' } } }],
  products: [
    {
      productId: '9'.padStart(32, '0'),
      texts: { en: { description: 'Maps.', features: [] } },
      plans: Object.values(PLANS).map((productRatePlanId) => ({ productRatePlanId })),
    },
  ],
  signUp: { buyers: ['personal', 'company'] },
  pause: { allowed: true },
};

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ sandbox: () => startTaxed({ now: () => new Date() }), gateway: { offers } });
  await stack.sandbox.call('/sandbox/clock', { json: { frozen: true } });
});
afterAll(() => stack.close());

const subscriber = (plan: string): Promise<Subscriber> =>
  subscribe(stack, {
    plans: [{ productRatePlanId: PLANS[plan] ?? '' }],
    currency: 'EUR',
    account: { country: 'DE', city: 'Hamburg', postalCode: '20457' },
  });

const PAIRS = ['Plain', 'Inclusive', 'Untaxed', 'Books', 'Reduced'].flatMap((from, index, all) => [
  [from, all[(index + 1) % all.length] ?? '', 7] as const,
  [from, all[(index + 2) % all.length] ?? '', 13] as const,
]);

describe('with tax', () => {
  it.each(PAIRS)('a change from %s to %s after %i days costs what was quoted', async (from, to, days) => {
    const me = await subscriber(from);
    await goTo(stack, daysAfter(await today(stack), days));
    const day = await today(stack);
    const before = (await charges(stack, me.accountNumber)).length;
    const target = (await me.look()).can?.plans?.find(({ productRatePlanId }) => productRatePlanId === PLANS[to]);
    const when = target?.when.includes('now') === true ? 'now' : target?.when[0];
    const change: Change = { intent: 'change-plan', to: { productRatePlanId: PLANS[to] ?? '' }, when: when ?? 'now' };
    const { quote, result } = await me.do(change);
    expect([result.paid, result.due.amount]).toEqual([quote.dueNow.total, '0.00']);
    if (!quote.creditLeft) expect(wrongIn(quote.dueNow)).toEqual([]);
    else expect(minor(quote.creditLeft)).toBe(-(minor(quote.dueNow.subtotal) + minor(quote.dueNow.tax)));
    const isPaid = quote.dueNow.total.amount !== '0.00';
    expect((await charges(stack, me.accountNumber)).length).toBe(before + Number(isPaid));
    if (when === 'now') {
      const [bill] = await me.billed(day);
      const given = quote.dueNow.lines.filter(({ amount }) => amount.amount.startsWith('-')).length;
      expect(given).toBeGreaterThan(0);
      expect(bill).toBeDefined();
    }
    const next = quote.next!;
    expect(wrongIn(next)).toEqual([]);
    await goTo(stack, next.date);
    expect((await me.billed(next.date)).map(({ total }) => total)).toEqual([next.total.amount]);
  });

  it('a cancellation credits the unused part including tax', async () => {
    const me = await subscriber('Inclusive');
    await goTo(stack, daysAfter(await today(stack), 9));
    const { quote } = await me.do({ intent: 'cancel', when: 'now' });
    const account = (await stack.sandbox.call(`/v1/accounts/${me.accountNumber}`)).body as { basicInfo: { id: string } };
    const { body } = await stack.sandbox.call(`/v1/credit-memos?accountId=${account.basicInfo.id}`);
    const [memo] = (body as { creditmemos: { amount: number }[] }).creditmemos;
    expect(Number(quote.creditLeft?.amount)).toBe(memo?.amount);
    expect(quote.dueNow.taxIncluded).toBe(true);
  });
});

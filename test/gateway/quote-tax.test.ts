import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import type { Quote, QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import type { Offers } from '../../src/gateway/offers/schema.js';
import { billsOf, wrongIn } from '../support/amounts.js';
import { startStack, type Stack } from '../support/stack.js';
import { PLANS, startTaxed } from '../support/taxed-tenant.js';

const offers: Offers = {
  currencies: ['EUR', 'USD', 'JPY'],
  countries: [],
  consents: [],
  products: [
    {
      productId: '9'.padStart(32, '0'),
      texts: { en: { description: 'Maps.', features: [] } },
      plans: Object.values(PLANS).map((productRatePlanId) => ({ productRatePlanId })),
    },
  ],
};

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ sandbox: startTaxed, gateway: { offers } });
});
afterAll(() => stack.close());

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const ask = (plan: string, more: Partial<QuoteRequest> = {}): Promise<Quote> =>
  stack.client().call(createQuote, {
    intent: 'subscribe',
    currency: 'EUR',
    plans: [{ productRatePlanId: PLANS[plan] ?? '' }],
    address: { country: 'DE' },
    ...more,
  });

describe('catalog', () => {
  it('says that prices include tax only if this is true for all taxed charges of a plan', async () => {
    const { products } = await stack.client().call(getCatalog, { currency: 'EUR' });
    const holding = products.flatMap(({ plans }) => plans).filter(({ taxIncluded }) => taxIncluded === true);
    expect(holding.map(({ productRatePlanId }) => productRatePlanId).sort()).toEqual([PLANS['Inclusive'], PLANS['Reduced']].sort());
  });

  it('says that tax is added to the prices of a plan with charges that do not include it', async () => {
    const { products } = await stack.client().call(getCatalog, { currency: 'EUR' });
    const plain = products.flatMap(({ plans }) => plans).find(({ productRatePlanId }) => productRatePlanId === PLANS['Plain']);
    expect(plain).toMatchObject({ taxIncluded: false });
  });
});

describe('tax of a quote', () => {
  it('is added to prices without tax', async () => {
    const { dueNow } = await ask('Plain');
    expect(dueNow).toMatchObject({ subtotal: eur('29.99'), tax: eur('5.70'), total: eur('35.69'), lines: [{ amount: eur('29.99') }] });
    expect(dueNow).not.toHaveProperty('taxIncluded');
  });

  it('is part of prices that include it', async () => {
    const { dueNow } = await ask('Inclusive');
    expect(dueNow).toMatchObject({
      taxIncluded: true,
      subtotal: eur('26.05'),
      tax: eur('4.95'),
      total: eur('31.00'),
      lines: [{ amount: eur('31.00') }],
    });
  });

  it('depends on the address, and needs one', async () => {
    expect((await ask('Plain', { address: { country: 'FR' } })).dueNow.tax).toEqual(eur('6.00'));
    expect(
      (
        await stack
          .client()
          .call(createQuote, { intent: 'subscribe', currency: 'EUR', plans: [{ productRatePlanId: PLANS['Plain'] ?? '' }] })
      ).dueNow.tax,
    ).toEqual(eur('0.00'));
  });

  it('is not charged to a business in another country, and the fingerprint reflects this', async () => {
    const without = await ask('Plain', { address: { country: 'FR' } });
    const reversed = await ask('Plain', { address: { country: 'FR' }, taxId: 'FR 12 345678901' });
    expect(reversed.dueNow).toMatchObject({ tax: eur('0.00'), total: eur('29.99') });
    expect(reversed.fingerprint).not.toBe(without.fingerprint);
    expect((await ask('Plain', { taxId: 'DE123456789' })).dueNow.tax).toEqual(eur('5.70'));
  });

  it('adds up with discounts, in every plan, country and currency', async () => {
    for (const plan of Object.keys(PLANS)) {
      for (const country of ['DE', 'FR', 'GB']) {
        const quote = await ask(plan, { address: { country } });
        for (const bill of billsOf(quote)) expect([plan, country, wrongIn(bill)]).toEqual([plan, country, []]);
      }
    }
    const reduced = await ask('Reduced');
    expect(reduced.dueNow).toMatchObject({ taxIncluded: true, total: eur('27.90') });
    expect(reduced.dueNow.lines[1]?.why?.discount).toEqual({ percent: '10', of: 'Fee' });
  });
});

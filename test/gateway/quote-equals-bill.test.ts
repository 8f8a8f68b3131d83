import { describe, expect, it } from 'vitest';
import type { PlanChoice, Quote } from '../../src/api/schemas/storefront/quote.js';
import { billedLines, quotedLines } from '../support/bill-lines.js';
import { shopper } from '../support/purchase.js';
import { startStack } from '../support/stack.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

const planChoice = (productRatePlanId: string, quantity?: number): PlanChoice => ({
  productRatePlanId,
  ...(quantity === undefined ? {} : { quantity }),
});

const PURCHASES: [string, PlanChoice[], string?][] = [
  ['the free plan', [planChoice(WIDE.free)]],
  ['monthly seats', [planChoice(WIDE.build, 3)]],
  ['yearly seats', [planChoice(WIDE.buildAnnual, 2)]],
  ['a one-time fee', [planChoice(WIDE.scale, 1)]],
  ['a trial', [planChoice(WIDE.trial, 2)]],
  ['a discount of the plan', [planChoice(WIDE.education, 2)]],
  ['volume', [planChoice(WIDE.volume, 60)]],
  [
    'add-ons: tiers, arrears, days',
    [planChoice(WIDE.build, 1), planChoice(WIDE.styles, 7), planChoice(WIDE.region), planChoice(WIDE.workshop, 2)],
  ],
  ['usage', [planChoice(WIDE.tiles), planChoice(WIDE.geocoding)]],
  ['a month free', [planChoice(WIDE.build, 3)], 'FREEMONTH'],
  ['a percentage', [planChoice(WIDE.scale, 3)], 'Kindness30'],
  ['a fixed amount', [planChoice(WIDE.scale, 1)], 'FIFTY'],
  ['a trial with a month free', [planChoice(WIDE.trial, 1)], 'FREEMONTH'],
  ['a year with a percentage', [planChoice(WIDE.buildAnnual, 1)], 'Kindness30'],
];

describe('quote', () => {
  it('equals the invoices line by line, with the order and on every later day of four months', async () => {
    const offers = wideOffers();
    delete offers.signUp;
    const stack = await startStack({ gateway: { offers } });
    try {
      await stack.sandbox.call('/sandbox/clock', { json: { frozen: true } });
      const bought: { what: string; accountNumber: string; quote: Quote }[] = [];
      for (const [what, plans, coupon] of PURCHASES) {
        const { result, quote } = await shopper(stack, { plans, ...(coupon === undefined ? {} : { coupon }) }).buy();
        expect([what, result.status, result.paid]).toEqual([what, 'completed', quote.dueNow.total]);
        bought.push({ what, accountNumber: result.accountNumber, quote });
      }
      const today = await stack.sandbox.sandbox.today();
      const to = new Date(Date.parse(today) + 123 * 86_400_000).toISOString().slice(0, 10);
      await stack.sandbox.call('/sandbox/clock', { json: { to } });
      stack.restart();
      for (const { what, accountNumber, quote } of bought) {
        const bills = await billedLines(stack, accountNumber);
        expect([what, bills]).toEqual([what, quotedLines(quote, to)]);
      }
    } finally {
      await stack.close();
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../demo/sandbox/engine/calendar.js';
import type { BillableCharge } from '../../../demo/sandbox/engine/rating/charge-terms.js';
import { billedItems, creditedItems } from '../../support/rated-charge.js';
import { compare, sum } from '../../../demo/sandbox/engine/money.js';
import '../../support/property-runs.js';

const START = '2027-01-10';

const charge = fc.record({
  model: fc.constantFrom('FlatFee' as const, 'PerUnit' as const),
  billingPeriod: fc.constantFrom('Week' as const, 'Month' as const, 'Quarter' as const, 'Annual' as const),
  pricing: fc.integer({ min: 1, max: 100_000 }).map((cents) => ({ price: (cents / 100).toFixed(2) })),
  quantity: fc.integer({ min: 1, max: 50 }).map(String),
});

describe('the credit for a charge that ends early', () => {
  it('covers each billed day after the end once, and never exceeds the billed amount', () => {
    fc.assert(
      fc.property(
        charge,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 500 }),
        (parts, billCycleDay, billedDays, endDays) => {
          const open: BillableCharge = {
            type: 'Recurring',
            listPriceBase: 'Per Billing Period',
            terms: {},
            effectiveStartDate: START,
            effectiveEndDate: null,
            chargedThroughDate: null,
            ...parts,
          };
          const items = billedItems(open, billCycleDay, addDays(START, billedDays));
          const last = items.at(-1);
          const through = last ? addDays(last.serviceEndDate, 1) : START;
          const end = addDays(START, endDays);
          const credits = creditedItems({ ...open, chargedThroughDate: through, effectiveEndDate: end }, billCycleDay);
          const days = credits.reduce((total, item) => total + daysBetween(item.serviceStartDate, item.serviceEndDate) + 1, 0);
          expect(days).toBe(Math.max(0, daysBetween(end, through)));
          const total = (lines: readonly { amount: string }[]) =>
            sum(
              'USD',
              lines.map((item) => item.amount),
            );
          expect(compare(total(credits), total(items))).toBeLessThanOrEqual(0);
          if (endDays === 0) expect(total(credits)).toBe(total(items));
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditItems, itemsThrough, type Billable } from '../../../demo/sandbox/engine/bill.js';
import { addDays, daysBetween } from '../../../demo/sandbox/engine/calendar.js';
import { compare, sum } from '../../../demo/sandbox/engine/money.js';
import '../../support/property-runs.js';

const START = '2027-01-10';

const charge = fc.record({
  model: fc.constantFrom('FlatFee' as const, 'PerUnit' as const),
  billingPeriod: fc.constantFrom('Week' as const, 'Month' as const, 'Quarter' as const, 'Annual' as const),
  price: fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2)),
  quantity: fc.integer({ min: 1, max: 50 }).map(String),
});

describe('what is given back of a charge that ends early', () => {
  it('covers each day that was billed beyond the end, once, and is never more than was billed', () => {
    fc.assert(
      fc.property(
        charge,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 500 }),
        (parts, billCycleDay, billedDays, endDays) => {
          const open: Billable = {
            type: 'Recurring',
            listPriceBase: 'Per Billing Period',
            effectiveStartDate: START,
            effectiveEndDate: null,
            chargedThroughDate: null,
            ...parts,
          };
          const billed = itemsThrough(open, 'USD', billCycleDay, addDays(START, billedDays));
          const through = billed.at(-1)?.chargedThroughDate ?? START;
          const end = addDays(START, endDays);
          const credits = creditItems({ ...open, chargedThroughDate: through, effectiveEndDate: end }, 'USD', billCycleDay);
          const days = credits.reduce((total, item) => total + daysBetween(item.serviceStartDate, item.serviceEndDate) + 1, 0);
          expect(days).toBe(Math.max(0, daysBetween(end, through)));
          const total = (items: readonly { amount: string }[]) =>
            sum(
              'USD',
              items.map((item) => item.amount),
            );
          expect(compare(total(credits), total(billed))).toBeLessThanOrEqual(0);
          if (endDays === 0) expect(total(credits)).toBe(total(billed));
        },
      ),
    );
  });
});

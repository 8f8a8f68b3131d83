import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addTerm, dayOfMonth, daysBetween, isDate } from '../../../demo/sandbox/engine/calendar.js';
import { billingPeriodsFrom } from '../../../demo/sandbox/engine/rating/billing-periods.js';
import { charge } from '../../support/billing/charges.js';
import { lengthOf, subscriptionState } from '../../support/billing/engine-states.js';
import { examples } from '../../support/examples.js';
import { civil, dateText, dayOf, unitsLater } from '../../support/reference/days.js';
import type { Account, Subscription } from '../../support/reference/description.js';
import { periodFinder, termFrom } from '../../support/reference/periods.js';

const CASES = examples(20_000);
const FIRST = dayOf('1970-01-01');
const LAST = dayOf('2199-12-31');

/** Random days. A third are near the end of a February, in leap years, common years and 2100. */
const day = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: FIRST, max: LAST }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1970, max: 2199 }), fc.integer({ min: -32, max: 3 }))
      .map(([year, away]) => dayOf(`${year}-03-01`) + away),
  },
);
const unit = fc.constantFrom('days' as const, 'weeks' as const, 'months' as const, 'years' as const);

it(`dates and terms agree with the calendar, ${CASES} cases`, () => {
  fc.assert(
    fc.property(day, day, fc.integer({ min: 0, max: 60 }), unit, (from, to, count, of) => {
      const date = dateText(from);
      expect(isDate(date)).toBe(true);
      expect(daysBetween(date, dateText(to))).toBe(to - from);
      expect(addDays(date, to - from)).toBe(dateText(to));
      expect(dayOfMonth(date)).toBe(civil(from).day);
      const term = lengthOf({ count, unit: of });
      if (term.unit !== null) expect(addTerm(date, count, term.unit)).toBe(dateText(unitsLater(from, count, of)));
    }),
    { numRuns: CASES },
  );
});

it('refuses all other texts as dates', () => {
  for (const text of ['2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-1-01', '1969-12-31', '2200-01-01', '2027-00-10'])
    expect(isDate(text), text).toBe(false);
  for (const text of ['2028-02-29', '2000-02-29', '1970-01-01', '2199-12-31']) expect(isDate(text), text).toBe(true);
});

const draft = fc.boolean().chain((isTermed) =>
  fc.record({
    charge: charge(isTermed).filter(({ type }) => type !== 'OneTime'),
    months: isTermed ? fc.integer({ min: 1, max: 36 }) : fc.constant(null),
  }),
);

it(`billing periods have the same boundaries as a day-by-day search, ${CASES} cases`, () => {
  fc.assert(
    fc.property(draft, day, fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 31 }), (drawn, start, later, cycleDay) => {
      const length = drawn.months === null ? null : { count: drawn.months, unit: 'months' as const };
      const term = termFrom(start, length);
      const own = { ...drawn.charge, id: 'C', begins: start + drawn.charge.begins };
      const subscription: Subscription = { id: 'S', start, term: length, plans: [{ id: 'P', charges: [own] }] };
      const account: Account = { currency: 'USD', digits: 2, cycleDay, proration: 'actual', subscriptions: [subscription], steps: [] };
      const inTerm = term.end === null ? start + later : start + (later % (term.end - start));
      const state = subscriptionState(subscription, 'USD');
      const billable = state.ratePlans[0]?.charges[0];
      if (!billable) throw new Error('The charge is missing.');
      const find = periodFinder(account, subscription, own, term);
      let reached = inTerm;
      let count = 0;
      for (const period of billingPeriodsFrom(billable, state, cycleDay, dateText(inTerm))) {
        const expected = find(reached);
        expect([period.start, period.end]).toEqual([dateText(expected.start), dateText(expected.end)]);
        // Each period begins where the previous one ends.
        reached = expected.end;
        count += 1;
        if (count === 2 || (term.end !== null && reached >= term.end)) break;
      }
      expect(count).toBeGreaterThan(0);
    }),
    { numRuns: CASES },
  );
});

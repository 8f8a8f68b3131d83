import type { Billable } from '../../demo/sandbox/engine/rating/charge-terms.js';
import {
  creditItems,
  itemsThrough,
  unbilledParts,
  type BillItem,
  type Part,
  type RatingFacts,
} from '../../demo/sandbox/engine/rating/items.js';
import { usagePool } from '../../demo/sandbox/engine/rating/usage.js';

/** The term of an open subscription that begins with its charge. */
export function openTerm({ effectiveStartDate: startDate }: Billable) {
  return { startDate, termStartDate: startDate, termEndDate: null, earlierTerms: [], currentTerm: null, currentTermPeriodType: null };
}

const rated = (charge: Billable) => ({ charge, term: openTerm(charge), servedUntil: null });
const factsOf = (billCycleDay: number, currency: string): RatingFacts => ({ currency, billCycleDay, proration: 'actual-days' });

/** What is billed of a lone charge through a day. */
export function billed(charge: Billable, billCycleDay: number, through: string, currency = 'USD'): BillItem<Billable>[] {
  return itemsThrough(rated(charge), factsOf(billCycleDay, currency), through, usagePool([])).items;
}

/** What is given back of it. */
export function credited(charge: Billable, billCycleDay: number, currency = 'USD'): BillItem<Billable>[] {
  return creditItems(rated(charge), factsOf(billCycleDay, currency));
}

/** The parts of it that are left to bill. */
export function partsOf(charge: Billable, billCycleDay: number): Generator<Part> {
  return unbilledParts(rated(charge), factsOf(billCycleDay, 'USD'));
}

import type { BillableCharge } from '../../demo/sandbox/engine/rating/charge-terms.js';
import {
  rateCredits,
  rateThrough,
  unbilledParts,
  type BillItem,
  type BillablePart,
  type RatingContext,
} from '../../demo/sandbox/engine/rating/bill-items.js';
import { createUsagePool } from '../../demo/sandbox/engine/rating/usage-pool.js';

/** Returns the term of an open-ended subscription that begins with its charge. */
export function openTerm({ effectiveStartDate: startDate }: BillableCharge) {
  return { startDate, termStartDate: startDate, termEndDate: null, earlierTerms: [], currentTerm: null, currentTermPeriodType: null };
}

const rated = (charge: BillableCharge) => ({ charge, term: openTerm(charge), servedUntil: null });
const factsOf = (billCycleDay: number, currency: string): RatingContext => ({ currency, billCycleDay, proration: 'actual-days' });

/** Returns the items billed for a single charge through a day. */
export function billed(charge: BillableCharge, billCycleDay: number, through: string, currency = 'USD'): BillItem<BillableCharge>[] {
  return rateThrough(rated(charge), factsOf(billCycleDay, currency), through, createUsagePool([])).items;
}

/** Returns the credited items of a single charge. */
export function credited(charge: BillableCharge, billCycleDay: number, currency = 'USD'): BillItem<BillableCharge>[] {
  return rateCredits(rated(charge), factsOf(billCycleDay, currency));
}

/** Returns the unbilled parts of a single charge. */
export function partsOf(charge: BillableCharge, billCycleDay: number): Generator<BillablePart> {
  return unbilledParts(rated(charge), factsOf(billCycleDay, 'USD'));
}

import type { BillableCharge } from '../../demo/sandbox/engine/rating/charge-terms.js';
import {
  rateCredits,
  rateItemsThrough,
  unbilledParts,
  type BillItem,
  type BillablePart,
  type RatingContext,
} from '../../demo/sandbox/engine/rating/bill-items.js';
import { createUsagePool } from '../../demo/sandbox/engine/rating/usage-pool.js';

/** Returns the term of an open-ended subscription that begins on the same day as its charge. */
export function openTerm({ effectiveStartDate: startDate }: BillableCharge) {
  return { startDate, termStartDate: startDate, termEndDate: null, earlierTerms: [], currentTerm: null, currentTermPeriodType: null };
}

const billableItem = (charge: BillableCharge) => ({ charge, term: openTerm(charge), servedUntil: null });
const contextOf = (billCycleDay: number, currency: string): RatingContext => ({ currency, billCycleDay, proration: 'actual-days' });

/** Returns the items billed for a single charge through a day. */
export function billedItems(charge: BillableCharge, billCycleDay: number, through: string, currency = 'USD'): BillItem<BillableCharge>[] {
  return rateItemsThrough(billableItem(charge), contextOf(billCycleDay, currency), through, createUsagePool([])).items;
}

/** Returns the credited items of a single charge. */
export function creditedItems(charge: BillableCharge, billCycleDay: number, currency = 'USD'): BillItem<BillableCharge>[] {
  return rateCredits(billableItem(charge), contextOf(billCycleDay, currency));
}

/** Returns the unbilled parts of a single charge. */
export function partsOf(charge: BillableCharge, billCycleDay: number): Generator<BillablePart> {
  return unbilledParts(billableItem(charge), contextOf(billCycleDay, 'USD'));
}

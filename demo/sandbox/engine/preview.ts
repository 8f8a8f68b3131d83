import type { PreviewOrderRequest } from '../supported/order.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { unbilledItems, type BillItem } from './bill.js';
import { addDays, later } from './calendar.js';
import { sum } from './money.js';
import type { PlannedCharge, PlannedSubscription } from './plan.js';

/** A bill as it would be written on its date. */
export interface PreviewBill {
  targetDate: IsoDate;
  amount: DecimalString;
  items: BillItem<PlannedCharge>[];
}

export interface PreviewFacts {
  currency: CurrencyCode;
  billCycleDay: number;
  today: IsoDate;
}

/** More lines than a person can want; keeps a preview through the year 9999 from filling the memory. */
const MOST_ITEMS = 1000;

/** Start of the nth period of the charge that bills most often; its last where the term ends before. */
function throughPeriods(charges: readonly PlannedCharge[], count: number, facts: PreviewFacts): IsoDate {
  const starts = charges.map((charge) => {
    let last = charge.effectiveStartDate;
    let found = 0;
    for (const item of unbilledItems(charge, facts.currency, facts.billCycleDay)) {
      last = item.serviceStartDate;
      found += 1;
      if (found === count) break;
    }
    return { last, whole: found === count && charge.type === 'Recurring' };
  });
  const whole = starts.filter((start) => start.whole).map((start) => start.last);
  if (whole.length > 0) return whole.reduce((a, b) => (a < b ? a : b));
  return starts.map((start) => start.last).reduce(later, facts.today);
}

/** The last date to preview. */
function previewThrough(
  options: PreviewOrderRequest['previewOptions'],
  subscriptions: readonly PlannedSubscription[],
  facts: PreviewFacts,
): IsoDate {
  const field = 'previewOptions';
  if (options.previewThruType === 'SpecificDate') {
    if (options.specificPreviewThruDate !== undefined) return options.specificPreviewThruDate;
    throw billingError('orders', 'missing-field', `Missing required field '${field}.specificPreviewThruDate'.`);
  }
  if (options.previewThruType === 'TermEnd') {
    const ends = subscriptions.flatMap((subscription) => subscription.termEndDate ?? []);
    if (ends.length === subscriptions.length) return addDays(ends.reduce(later), -1);
    throw billingError('orders', 'rule', `'${field}.previewThruType' is TermEnd, but an evergreen subscription has no term end.`);
  }
  const count = options.previewNumberOfPeriods;
  if (count === undefined) throw billingError('orders', 'missing-field', `Missing required field '${field}.previewNumberOfPeriods'.`);
  if (count > MOST_ITEMS) throw billingError('orders', 'rule', `'${field}.previewNumberOfPeriods' must be at most ${MOST_ITEMS}.`);
  return throughPeriods(chargesOf(subscriptions), count, facts);
}

function chargesOf(subscriptions: readonly PlannedSubscription[]): PlannedCharge[] {
  return subscriptions.flatMap((subscription) => subscription.ratePlans.flatMap((plan) => plan.charges));
}

function collectItems(charges: readonly PlannedCharge[], through: IsoDate, facts: PreviewFacts): BillItem<PlannedCharge>[] {
  const items: BillItem<PlannedCharge>[] = [];
  for (const charge of charges) {
    for (const item of unbilledItems(charge, facts.currency, facts.billCycleDay)) {
      if (item.serviceStartDate > through) break;
      items.push(item);
      if (items.length > MOST_ITEMS)
        throw billingError('orders', 'rule', `The preview has more than ${MOST_ITEMS} lines. Ask for a nearer date.`);
    }
  }
  return items;
}

/**
 * The bills that bill runs would write for planned subscriptions, one for each bill date and, where asked for, for each subscription. What
 * began before today is on today's bill.
 */
export function previewBills(
  options: PreviewOrderRequest['previewOptions'],
  subscriptions: readonly PlannedSubscription[],
  facts: PreviewFacts,
): PreviewBill[] {
  const through = previewThrough(options, subscriptions, facts);
  return billGroups(subscriptions)
    .flatMap((group) => {
      const byDate = new Map<IsoDate, BillItem<PlannedCharge>[]>();
      for (const item of collectItems(chargesOf(group), through, facts)) {
        const date = later(item.serviceStartDate, facts.today);
        byDate.set(date, [...(byDate.get(date) ?? []), item]);
      }
      return [...byDate].map(([targetDate, items]) => ({
        targetDate,
        items,
        amount: sum(
          facts.currency,
          items.map((item) => item.amount),
        ),
      }));
    })
    .sort((a, b) => (a.targetDate < b.targetDate ? -1 : a.targetDate > b.targetDate ? 1 : 0));
}

/** Subscriptions that share a bill. */
export function billGroups<Subscription extends { invoiceSeparately: boolean }>(subscriptions: readonly Subscription[]): Subscription[][] {
  const together = subscriptions.filter((subscription) => !subscription.invoiceSeparately);
  const apart = subscriptions.filter((subscription) => subscription.invoiceSeparately).map((subscription) => [subscription]);
  return together.length > 0 ? [together, ...apart] : apart;
}

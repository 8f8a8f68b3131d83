import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { addDays, later } from './calendar.js';
import { foreseen } from './pauses.js';
import { isDiscount } from './rating/charge-terms.js';
import { unbilledParts } from './rating/items.js';
import { linesAhead, type BillFacts, type Line } from './rating/lines.js';
import { isPending, type ChargeState, type SubscriptionState } from './state.js';
import { totalsOf, type Totals } from './tax/tax-lines.js';

/** How far a preview goes. */
export interface PreviewOptions {
  previewThruType?: 'SpecificDate' | 'TermEnd' | 'NumberOfPeriods';
  previewNumberOfPeriods?: number;
  specificPreviewThruDate?: IsoDate;
}

/** A bill or credit memo as it would be written on its date. */
export interface PreviewBill extends Totals {
  targetDate: IsoDate;
  lines: Line[];
}

export interface PreviewBills {
  invoices: PreviewBill[];
  creditMemos: PreviewBill[];
}

/** More lines than a person can want; keeps a preview through the year 9999 from filling the memory. */
const MOST_ITEMS = 1000;

/** The day on which the nth period of the charge that bills most often is billed; its last where the term ends before. */
function throughPeriods(subscriptions: readonly SubscriptionState[], count: number, facts: BillFacts, today: IsoDate): IsoDate {
  const ends = subscriptions.flatMap((subscription) =>
    chargesOf([subscription]).map((charge) => {
      let last = later(charge.effectiveStartDate, charge.chargedThroughDate ?? charge.effectiveStartDate);
      let found = 0;
      for (const part of unbilledParts({ charge, term: subscription, servedUntil: null }, facts)) {
        last = part.due;
        found += 1;
        if (found === count) break;
      }
      return { last, whole: found === count && charge.type === 'Recurring' };
    }),
  );
  const whole = ends.filter((end) => end.whole).map((end) => end.last);
  if (whole.length > 0) return whole.reduce((a, b) => (a < b ? a : b));
  return ends.map((end) => end.last).reduce(later, today);
}

/** The last date to preview. */
function previewThrough(options: PreviewOptions, subscriptions: readonly SubscriptionState[], facts: BillFacts, today: IsoDate): IsoDate {
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
  return throughPeriods(subscriptions, count, facts, today);
}

/** Charges that are billed by themselves. */
function chargesOf(subscriptions: readonly SubscriptionState[]): ChargeState[] {
  return subscriptions.flatMap((subscription) =>
    subscription.ratePlans.flatMap((plan) => plan.charges.filter((charge) => !isDiscount(charge))),
  );
}

/** One bill for each date, the lines of which are all written on it. */
function byDate(lines: readonly Line[], currency: CurrencyCode, today: IsoDate): PreviewBill[] {
  const dates = new Map<IsoDate, Line[]>();
  for (const line of lines) {
    const date = later(line.item.due, today);
    dates.set(date, [...(dates.get(date) ?? []), line]);
  }
  return [...dates].map(([targetDate, own]) => ({
    targetDate,
    lines: own,
    ...totalsOf(currency, own),
  }));
}

const byTarget = (a: PreviewBill, b: PreviewBill): number => (a.targetDate < b.targetDate ? -1 : a.targetDate > b.targetDate ? 1 : 0);

/**
 * The bills that bill runs would write for subscriptions, one for each bill date and, where asked for, for each subscription. What is due
 * before the first day is on the bill of that day.
 *
 * @param today the first day on which bills are written
 */
export function previewBills(
  options: PreviewOptions,
  subscriptions: readonly SubscriptionState[],
  facts: BillFacts,
  today: IsoDate,
): PreviewBills {
  const ahead = subscriptions.filter(({ status }) => !isPending(status)).map(foreseen);
  const through = previewThrough(options, ahead, facts, today);
  const { owed, credited } = linesAhead(ahead, facts, later(through, today), today);
  const asked = owed.filter(({ item }) => item.due <= through);
  if (asked.length + credited.length > MOST_ITEMS) {
    throw billingError('orders', 'rule', `The preview has more than ${MOST_ITEMS} lines. Ask for a nearer date.`);
  }
  const billsOf = (lines: readonly Line[]): PreviewBill[] =>
    billGroups(ahead)
      .flatMap((group) =>
        byDate(
          lines.filter(({ subscription }) => group.includes(subscription)),
          facts.currency,
          today,
        ),
      )
      .sort(byTarget);
  return { invoices: billsOf(asked), creditMemos: billsOf(credited) };
}

/** Subscriptions that share a bill. */
export function billGroups<Subscription extends { invoiceSeparately: boolean }>(subscriptions: readonly Subscription[]): Subscription[][] {
  const together = subscriptions.filter((subscription) => !subscription.invoiceSeparately);
  const apart = subscriptions.filter((subscription) => subscription.invoiceSeparately).map((subscription) => [subscription]);
  return together.length > 0 ? [together, ...apart] : apart;
}

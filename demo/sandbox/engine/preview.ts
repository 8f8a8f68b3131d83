import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { runsAhead } from './ahead.js';
import { addDays, later } from './calendar.js';
import { foreseen } from './pauses.js';
import { isDiscount } from './rating/charge-terms.js';
import { unbilledParts } from './rating/items.js';
import type { BillFacts, Line } from './rating/lines.js';
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
  // The first bill is of all that is due by then, however far it is looked.
  if (whole.length > 0)
    return later(
      today,
      whole.reduce((a, b) => (a < b ? a : b)),
    );
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

/** The lines of a run as bills: one of all subscriptions that share it, one for each of the others. */
function billsOf(date: IsoDate, lines: readonly Line[], currency: CurrencyCode): PreviewBill[] {
  return billGroups([...new Set(lines.map(({ subscription }) => subscription))])
    .map((group) => lines.filter(({ subscription }) => group.includes(subscription)))
    .filter((own) => own.length > 0)
    .map((own) => ({
      targetDate: date,
      lines: own,
      ...totalsOf(currency, own),
    }));
}

/** The day of the first bill, and the day on which it is previewed. */
export interface PreviewDays {
  first: IsoDate;
  today: IsoDate;
  /** Whether the first bill is of these subscriptions only, as that of an order is. */
  alone: boolean;
}

/**
 * The bills that bill runs would write for subscriptions, one for each bill date and, where asked for, for each subscription. What is due
 * before the first day is on the bill of that day. They end with the term.
 */
export function previewBills(
  options: PreviewOptions,
  subscriptions: readonly SubscriptionState[],
  facts: BillFacts,
  days: PreviewDays,
): PreviewBills {
  const { first } = days;
  const through = previewThrough(options, subscriptions.filter(({ status }) => !isPending(status)).map(foreseen), facts, first);
  const bills: PreviewBills = { invoices: [], creditMemos: [] };
  let count = 0;
  // All go on as they do, for their discounts reach others.
  const renews = ({ autoRenew }: SubscriptionState): boolean => autoRenew;
  for (const { date, owed, credited } of runsAhead(subscriptions, facts, { ...days, through, renews, endsWithTerm: true })) {
    count += owed.length + credited.length;
    if (count > MOST_ITEMS) throw billingError('orders', 'rule', `The preview has more than ${MOST_ITEMS} lines. Ask for a nearer date.`);
    bills.invoices.push(...billsOf(date, owed, facts.currency));
    bills.creditMemos.push(...billsOf(date, credited, facts.currency));
  }
  return bills;
}

/** Subscriptions that share a bill. */
export function billGroups<Subscription extends { invoiceSeparately: boolean }>(subscriptions: readonly Subscription[]): Subscription[][] {
  const together = subscriptions.filter((subscription) => !subscription.invoiceSeparately);
  const apart = subscriptions.filter((subscription) => subscription.invoiceSeparately).map((subscription) => [subscription]);
  return together.length > 0 ? [together, ...apart] : apart;
}

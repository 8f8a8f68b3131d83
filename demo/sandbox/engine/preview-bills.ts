import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { simulateRuns } from './simulate-runs.js';
import { addDays, laterDate } from './calendar.js';
import { projectScheduledChanges } from './subscription-lifecycle.js';
import { isDiscount } from './rating/charge-terms.js';
import { unbilledParts } from './rating/bill-items.js';
import type { BillingContext, BillLine } from './rating/bill-lines.js';
import { isPending, type ChargeState, type SubscriptionState } from './subscription-state.js';
import { sumBillLines, type DocumentTotals } from './tax/tax-lines.js';

/** How the end of a preview is determined. */
export interface PreviewOptions {
  previewThruType?: 'SpecificDate' | 'TermEnd' | 'NumberOfPeriods';
  previewNumberOfPeriods?: number;
  specificPreviewThruDate?: IsoDate;
}

/** A bill or credit memo as it would be written on its date. */
export interface PreviewBill extends DocumentTotals {
  targetDate: IsoDate;
  lines: BillLine[];
}

export interface PreviewBills {
  invoices: PreviewBill[];
  creditMemos: PreviewBill[];
}

/** Maximum number of lines. Without this limit, a preview through the year 9999 would fill the memory. */
const MAX_PREVIEW_LINES = 1000;

/** Returns the bill date of the nth period of the charge with the shortest period. If the term ends earlier, returns the last bill date. */
function dateOfNthPeriod(subscriptions: readonly SubscriptionState[], count: number, context: BillingContext, today: IsoDate): IsoDate {
  const ends = subscriptions.flatMap((subscription) =>
    billedCharges([subscription]).map((charge) => {
      let last = laterDate(charge.effectiveStartDate, charge.chargedThroughDate ?? charge.effectiveStartDate);
      let found = 0;
      for (const part of unbilledParts({ charge, term: subscription, servedUntil: null }, context)) {
        last = part.due;
        found += 1;
        if (found === count) break;
      }
      return { last, isComplete: found === count && charge.type === 'Recurring' };
    }),
  );
  const completePeriods = ends.filter((end) => end.isComplete).map((end) => end.last);
  // The first bill includes everything that is due by then, so the preview never ends before today.
  if (completePeriods.length > 0)
    return laterDate(
      today,
      completePeriods.reduce((a, b) => (a < b ? a : b)),
    );
  return ends.map((end) => end.last).reduce(laterDate, today);
}

/** Returns the last date to preview. */
function previewEndDate(
  options: PreviewOptions,
  subscriptions: readonly SubscriptionState[],
  context: BillingContext,
  today: IsoDate,
): IsoDate {
  const field = 'previewOptions';
  if (options.previewThruType === 'SpecificDate') {
    if (options.specificPreviewThruDate !== undefined) return options.specificPreviewThruDate;
    throw billingError('orders', 'missing-field', `Missing required field '${field}.specificPreviewThruDate'.`);
  }
  if (options.previewThruType === 'TermEnd') {
    const ends = subscriptions.flatMap((subscription) => subscription.termEndDate ?? []);
    if (ends.length === subscriptions.length) return addDays(ends.reduce(laterDate), -1);
    throw billingError('orders', 'rule', `'${field}.previewThruType' is TermEnd, but an evergreen subscription has no term end.`);
  }
  const count = options.previewNumberOfPeriods;
  if (count === undefined) throw billingError('orders', 'missing-field', `Missing required field '${field}.previewNumberOfPeriods'.`);
  if (count > MAX_PREVIEW_LINES)
    throw billingError('orders', 'rule', `'${field}.previewNumberOfPeriods' must be at most ${MAX_PREVIEW_LINES}.`);
  return dateOfNthPeriod(subscriptions, count, context, today);
}

/** Returns all charges except discount charges. */
function billedCharges(subscriptions: readonly SubscriptionState[]): ChargeState[] {
  return subscriptions.flatMap((subscription) =>
    subscription.ratePlans.flatMap((plan) => plan.charges.filter((charge) => !isDiscount(charge))),
  );
}

/** Groups the lines of a run into bills: one for all subscriptions that share an invoice, and one for each other subscription. */
function toPreviewBills(date: IsoDate, lines: readonly BillLine[], currency: CurrencyCode): PreviewBill[] {
  return groupByInvoice([...new Set(lines.map(({ subscription }) => subscription))])
    .map((group) => lines.filter(({ subscription }) => group.includes(subscription)))
    .filter((billLines) => billLines.length > 0)
    .map((billLines) => ({
      targetDate: date,
      lines: billLines,
      ...sumBillLines(currency, billLines),
    }));
}

/** Dates of a preview: `first` is the day of the first bill, `today` the current date. */
interface PreviewDays {
  first: IsoDate;
  today: IsoDate;
  /** True if the first bill contains only these subscriptions, like the bill of an order. */
  onlyGivenSubscriptions: boolean;
}

/**
 * Previews the bills and credit memos that bill runs would write for subscriptions, grouped by date and invoice. Charges that are due before the
 * first day appear on the bill of the first day. Each subscription is previewed until its term ends.
 */
export function previewBills(
  options: PreviewOptions,
  subscriptions: readonly SubscriptionState[],
  context: BillingContext,
  days: PreviewDays,
): PreviewBills {
  const { first } = days;
  const through = previewEndDate(
    options,
    subscriptions.filter(({ status }) => !isPending(status)).map(projectScheduledChanges),
    context,
    first,
  );
  const bills: PreviewBills = { invoices: [], creditMemos: [] };
  let count = 0;
  // Simulates renewals, because discounts may apply to other subscriptions after the term.
  const renews = ({ autoRenew }: SubscriptionState): boolean => autoRenew;
  for (const { date, owed, credited } of simulateRuns(subscriptions, context, { ...days, through, renews, endsWithTerm: true })) {
    count += owed.length + credited.length;
    if (count > MAX_PREVIEW_LINES)
      throw billingError('orders', 'rule', `The preview has more than ${MAX_PREVIEW_LINES} lines. Choose an earlier end date.`);
    bills.invoices.push(...toPreviewBills(date, owed, context.currency));
    bills.creditMemos.push(...toPreviewBills(date, credited, context.currency));
  }
  return bills;
}

/** Groups subscriptions by the invoices they share. */
export function groupByInvoice<Subscription extends { invoiceSeparately: boolean }>(
  subscriptions: readonly Subscription[],
): Subscription[][] {
  const shared = subscriptions.filter((subscription) => !subscription.invoiceSeparately);
  const separate = subscriptions.filter((subscription) => subscription.invoiceSeparately).map((subscription) => [subscription]);
  return shared.length > 0 ? [shared, ...separate] : separate;
}

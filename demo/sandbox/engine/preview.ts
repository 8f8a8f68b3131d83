import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { creditItems, unbilledItems, type BillItem } from './bill.js';
import { addDays, later } from './calendar.js';
import { sum } from './money.js';
import { foreseen } from './pauses.js';
import { isPending, type ChargeState, type SubscriptionState } from './state.js';

/** How far a preview goes. */
export interface PreviewOptions {
  previewThruType?: 'SpecificDate' | 'TermEnd' | 'NumberOfPeriods';
  previewNumberOfPeriods?: number;
  specificPreviewThruDate?: IsoDate;
}

/** A line of a bill to come. */
export interface PreviewLine {
  item: BillItem<ChargeState>;
  subscription: SubscriptionState;
  productName: string;
}

/** A bill or credit memo as it would be written on its date. */
export interface PreviewBill {
  targetDate: IsoDate;
  amount: DecimalString;
  lines: PreviewLine[];
}

export interface PreviewBills {
  invoices: PreviewBill[];
  creditMemos: PreviewBill[];
}

export interface PreviewFacts {
  currency: CurrencyCode;
  billCycleDay: number;
  today: IsoDate;
}

/** More lines than a person can want; keeps a preview through the year 9999 from filling the memory. */
const MOST_ITEMS = 1000;

/** Start of the nth period of the charge that bills most often; its last where the term ends before. */
function throughPeriods(charges: readonly ChargeState[], count: number, facts: PreviewFacts): IsoDate {
  const starts = charges.map((charge) => {
    let last = later(charge.effectiveStartDate, charge.chargedThroughDate ?? charge.effectiveStartDate);
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
function previewThrough(options: PreviewOptions, subscriptions: readonly SubscriptionState[], facts: PreviewFacts): IsoDate {
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

function chargesOf(subscriptions: readonly SubscriptionState[]): ChargeState[] {
  return subscriptions.flatMap((subscription) => subscription.ratePlans.flatMap((plan) => plan.charges));
}

function linesOf(group: readonly SubscriptionState[], itemsOf: (charge: ChargeState) => Iterable<BillItem<ChargeState>>): PreviewLine[] {
  const lines: PreviewLine[] = [];
  for (const subscription of group) {
    for (const { charges, productName } of subscription.ratePlans) {
      for (const charge of charges) {
        for (const item of itemsOf(charge)) {
          lines.push({ item, subscription, productName });
          if (lines.length > MOST_ITEMS)
            throw billingError('orders', 'rule', `The preview has more than ${MOST_ITEMS} lines. Ask for a nearer date.`);
        }
      }
    }
  }
  return lines;
}

/** One bill for each date, the lines of which are all written on it. */
function byDate(lines: readonly PreviewLine[], facts: PreviewFacts, dateOf: (line: PreviewLine) => IsoDate): PreviewBill[] {
  const dates = new Map<IsoDate, PreviewLine[]>();
  for (const line of lines) {
    const date = later(dateOf(line), facts.today);
    dates.set(date, [...(dates.get(date) ?? []), line]);
  }
  return [...dates].map(([targetDate, own]) => ({
    targetDate,
    lines: own,
    amount: sum(
      facts.currency,
      own.map((line) => line.item.amount),
    ),
  }));
}

function* until<Item extends { serviceStartDate: IsoDate }>(items: Iterable<Item>, through: IsoDate): Generator<Item> {
  for (const item of items) {
    if (item.serviceStartDate > through) return;
    yield item;
  }
}

const byTarget = (a: PreviewBill, b: PreviewBill): number => (a.targetDate < b.targetDate ? -1 : a.targetDate > b.targetDate ? 1 : 0);

/**
 * The bills that bill runs would write for subscriptions, one for each bill date and, where asked for, for each subscription. What began
 * before today is on today's bill.
 */
export function previewBills(options: PreviewOptions, subscriptions: readonly SubscriptionState[], facts: PreviewFacts): PreviewBills {
  const { currency, billCycleDay } = facts;
  const ahead = subscriptions.filter(({ status }) => !isPending(status)).map(foreseen);
  const through = previewThrough(options, ahead, facts);
  const groups = billGroups(ahead);
  return {
    invoices: groups
      .flatMap((group) => {
        const lines = linesOf(group, (charge) => until(unbilledItems(charge, currency, billCycleDay), through));
        return byDate(lines, facts, ({ item }) => item.serviceStartDate);
      })
      .sort(byTarget),
    creditMemos: groups
      .flatMap((group) => {
        const lines = linesOf(group, (charge) => creditItems(charge, currency, billCycleDay));
        return byDate(
          lines.filter(({ item }) => item.chargedThroughDate <= later(through, facts.today)),
          facts,
          ({ item }) => item.chargedThroughDate,
        );
      })
      .sort(byTarget),
  };
}

/** Subscriptions that share a bill. */
export function billGroups<Subscription extends { invoiceSeparately: boolean }>(subscriptions: readonly Subscription[]): Subscription[][] {
  const together = subscriptions.filter((subscription) => !subscription.invoiceSeparately);
  const apart = subscriptions.filter((subscription) => subscription.invoiceSeparately).map((subscription) => [subscription]);
  return together.length > 0 ? [together, ...apart] : apart;
}

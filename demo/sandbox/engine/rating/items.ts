import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError } from '../../errors.js';
import { addDays, later } from '../calendar.js';
import { decimalOf, roundTo, subtract } from '../money.js';
import { isDiscount, type Billable, type Proration } from './charge-terms.js';
import { daysOf, monthsOf, periodsFrom, termOn, type PeriodOfTerm, type Term } from './periods.js';
import { listPrice, periodPrice, unitPrice, unitsOf, type TermLength } from './price.js';
import { prorationOf, shareOf } from './proration.js';
import { isOnDemand, type UsageGroup, type UsagePool } from './usage.js';

/** What a charge is rated by, beside itself. */
export interface RatingFacts {
  currency: CurrencyCode;
  /** The account's. */
  billCycleDay: number;
  /** The tenant's setting. */
  proration: Proration;
  /** The days of the runs that are looked ahead to, in order, on which usage is rated on demand; the target date unless given. */
  runDays?: readonly IsoDate[];
}

/** A segment of a charge in its subscription. */
export interface Rated<Charge extends Billable = Billable> {
  charge: Charge;
  term: Term;
  /** First day no longer served by the segments before, if they served any. */
  servedUntil: IsoDate | null;
}

/** One line of a bill. */
export interface BillItem<Charge extends Billable> {
  charge: Charge;
  serviceStartDate: IsoDate;
  /** Last day served. */
  serviceEndDate: IsoDate;
  quantity: DecimalString;
  /** Price of one unit for a whole billing period, never rounded. */
  unitPrice: DecimalString;
  /** Rounded to the currency's minor unit. */
  amount: DecimalString;
  /** The day on which it is billed, or given back. */
  due: IsoDate;
  /** The records that it rates. */
  usage?: UsageGroup;
}

/** A part of a billing period that is billed at once. */
export interface Part {
  period: PeriodOfTerm;
  from: IsoDate;
  /** First day no longer in it. */
  to: IsoDate;
  due: IsoDate;
}

const ended = ({ effectiveStartDate: start, effectiveEndDate: end }: Billable): boolean => end !== null && end <= start;

/** What is left to bill of a charge, part by part; without end for a charge that has none. */
export function* unbilledParts({ charge, term }: Rated, { billCycleDay }: RatingFacts): Generator<Part> {
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (ended(charge)) return;
  if (charge.type === 'OneTime' || charge.billingPeriod === null) {
    if (billed !== null || (term.termEndDate !== null && start >= term.termEndDate)) return;
    const to = addDays(start, 1);
    yield { period: { start, end: to, from: start, until: to }, from: start, to, due: start };
    return;
  }
  const late = charge.type === 'Usage' || charge.terms.billingTiming === 'In Arrears';
  const done = billed === null ? start : later(start, billed);
  for (const period of periodsFrom(charge, term, billCycleDay, done)) {
    const from = later(period.from, done);
    const to = end !== null && end < period.until ? end : period.until;
    if (end !== null && from >= end) return;
    yield { period, from, to, due: late ? to : from };
  }
}

/** Without proration, a period is charged by the segment that serves its first served day (docs/billing-rules.md 5.4). */
function chargesPeriod({ servedUntil }: Rated, period: PeriodOfTerm): boolean {
  return servedUntil === null || servedUntil <= period.from;
}

/** True if the segment was billed in a period before: a renewal brought the rest of it. */
function isCharged({ chargedThroughDate: billed, effectiveStartDate: start }: Billable, period: PeriodOfTerm): boolean {
  return billed !== null && billed > later(period.from, start);
}

function amountOf({ charge, term }: Rated, facts: RatingFacts, part: number, whole: number): DecimalString {
  const { value, divisor } = periodPrice(charge, term);
  return roundTo(facts.currency, value.times(part).dividedBy(divisor.times(whole)));
}

function itemOf<Charge extends Billable>(whole: Rated<Charge>, facts: RatingFacts, { period, from, to, due }: Part): BillItem<Charge>[] {
  const rated = { ...whole, term: termOn(whole.term, from) };
  const { charge, term } = rated;
  const proration = prorationOf(charge, facts.proration);
  const common = { charge, serviceStartDate: from, serviceEndDate: addDays(to, -1), quantity: unitsOf(charge), due };
  const price = unitPrice(charge, term);
  if (charge.type === 'OneTime') return [{ ...common, unitPrice: price, amount: amountOf(rated, facts, 1, 1) }];
  if (proration === 'none') {
    return chargesPeriod(rated, period) && !isCharged(charge, period)
      ? [{ ...common, unitPrice: price, amount: amountOf(rated, facts, 1, 1) }]
      : [];
  }
  const share = shareOf(charge, proration, from, to, period);
  return [{ ...common, unitPrice: price, amount: amountOf(rated, facts, share.part, share.whole) }];
}

/** Price of one of the units that come after others, for documents: their average. */
function furtherUnitPrice(charge: Billable, term: TermLength, { quantity, earlier }: UsageGroup): DecimalString {
  const units = decimalOf(quantity);
  if (decimalOf(earlier).isZero() || units.isZero()) return unitPrice(charge, term, quantity);
  const price = listPrice(charge, units.plus(earlier).toFixed()).minus(listPrice(charge, earlier));
  return price.dividedBy(units).toDecimalPlaces(9).toFixed();
}

/** What a run bills of the usage in a part: the price of all units so far less that of the units that runs had before. */
function usageItems<Charge extends Billable>(
  { charge, term }: Rated<Charge>,
  facts: RatingFacts,
  { from }: Part,
  run: { before: IsoDate; due: IsoDate },
  pool: UsagePool,
): BillItem<Charge>[] {
  const priceOf = (units: DecimalString): DecimalString => roundTo(facts.currency, listPrice(charge, units));
  return pool.take(charge, from, run.before).map((usage) => ({
    charge,
    serviceStartDate: from,
    serviceEndDate: addDays(run.before, -1),
    quantity: usage.quantity,
    unitPrice: furtherUnitPrice(charge, term, usage),
    amount: subtract(facts.currency, priceOf(decimalOf(usage.earlier).plus(usage.quantity).toFixed()), priceOf(usage.earlier)),
    due: run.due,
    usage,
  }));
}

/** The runs through a date that rate usage of a part, and which records they have: those from before a day. */
function runsOf(
  { charge }: Rated,
  { runDays }: RatingFacts,
  { from, to, due }: Part,
  through: IsoDate,
): { before: IsoDate; due: IsoDate }[] {
  const within = isOnDemand(charge) ? (runDays ?? [through]).filter((day) => from <= day && day < to && day <= through) : [];
  const runs = within.map((day) => ({ before: addDays(day, 1), due: day }));
  return due <= through ? [...runs, { before: to, due }] : runs;
}

/** More periods than anybody reads; keeps a run through the year 9999 from filling the memory. */
const MOST_PARTS = 2_000;

/**
 * What a bill run for a target date bills of a charge, and how far it is billed then; a discount bills nothing by itself.
 *
 * @throws {BillingError} if there are too many periods to be read
 */
export function itemsThrough<Charge extends Billable>(
  rated: Rated<Charge>,
  facts: RatingFacts,
  through: IsoDate,
  usage: UsagePool,
): { items: BillItem<Charge>[]; billedThrough: IsoDate | undefined } {
  const items: BillItem<Charge>[] = [];
  let billedThrough: IsoDate | undefined;
  let parts = 0;
  if (isDiscount(rated.charge)) return { items, billedThrough };
  for (const part of unbilledParts(rated, facts)) {
    const runs = rated.charge.type === 'Usage' ? runsOf(rated, facts, part, through) : [];
    for (const run of runs) items.push(...usageItems(rated, facts, part, run, usage));
    if (part.due > through) break;
    if ((parts += 1) > MOST_PARTS)
      throw billingError(
        'invoices',
        'rule',
        `The date ('targetDate', or where a preview ends) is so far that a charge has more than ${MOST_PARTS} lines.`,
      );
    if (rated.charge.type !== 'Usage') items.push(...itemOf(rated, facts, part));
    billedThrough = part.to;
  }
  return { items, billedThrough };
}

/**
 * What was billed of a charge beyond its end, to be given back, period by period (docs/billing-rules.md 7.1). Amounts are positive. One-time
 * charges and usage are not given back.
 */
export function creditItems<Charge extends Billable>(rated: Rated<Charge>, facts: RatingFacts): BillItem<Charge>[] {
  const { charge, term: subscription } = rated;
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (charge.type !== 'Recurring' || isDiscount(charge) || end === null || billed === null || billed <= end) return [];
  const items: BillItem<Charge>[] = [];
  const proration = prorationOf(charge, facts.proration);
  for (const period of periodsFrom(charge, subscription, facts.billCycleDay, later(start, end))) {
    if (period.from >= billed) break;
    const from = later(later(period.from, start), end);
    const to = billed < period.until ? billed : period.until;
    const term = termOn(subscription, from);
    const common = { charge, quantity: unitsOf(charge), unitPrice: unitPrice(charge, term), due: end };
    const dates = { serviceStartDate: from, serviceEndDate: addDays(to, -1) };
    if (proration === 'none') {
      const served = end > later(period.from, start);
      if (!served && chargesPeriod(rated, period)) items.push({ ...common, ...dates, amount: amountOf({ ...rated, term }, facts, 1, 1) });
      continue;
    }
    const { part, whole } = shareOf(charge, proration, from, to, period);
    items.push({ ...common, ...dates, amount: amountOf({ ...rated, term }, facts, part, whole) });
  }
  return items;
}

/** The day on which a charge is next looked at: its next part falls due, or what was billed too much is given back. */
export function nextDue(rated: Rated, facts: RatingFacts): IsoDate | undefined {
  const { charge } = rated;
  if (isDiscount(charge)) return undefined;
  const [credit] = creditItems(rated, facts);
  if (credit) return credit.due;
  const part = unbilledParts(rated, facts).next();
  return part.done === true ? undefined : part.value.due;
}

/** Monthly recurring revenue of a charge; zero for one-time charges, usage and discounts. */
export function monthlyRevenue(charge: Billable, currency: CurrencyCode, term: TermLength): DecimalString {
  const none = roundTo(currency, decimalOf('0'));
  if (charge.type !== 'Recurring' || isDiscount(charge)) return none;
  const { value, divisor } = periodPrice(charge, term);
  const days = daysOf(charge);
  if (days !== undefined) return roundTo(currency, value.times(52 * 7).dividedBy(divisor.times(12 * days)));
  const months = charge.billingPeriod === 'Subscription Term' ? term.currentTerm : monthsOf(charge);
  if (months === null || months === undefined) return none;
  const inMonths = charge.billingPeriod === 'Subscription Term' && term.currentTermPeriodType === 'Year' ? 12 * months : months;
  return roundTo(currency, value.dividedBy(divisor.times(inMonths)));
}

import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError } from '../../errors.js';
import { addDays, laterDate } from '../calendar.js';
import { decimalOf, roundTo, subtract } from '../money.js';
import { isDiscount, type BillableCharge, type Proration } from './charge-terms.js';
import { periodDays, periodMonths, billingPeriodsFrom, termOnDay, type TermPeriod, type TermDates } from './billing-periods.js';
import { listPrice, periodPrice, unitPrice, billedUnits, type TermLength } from './price.js';
import { effectiveProration, prorationShare } from './proration.js';
import { isOnDemand, type RatingGroup, type UsagePool } from './usage-pool.js';

/** Data for rating, apart from the charge. */
export interface RatingContext {
  currency: CurrencyCode;
  /** Bill cycle day of the account. */
  billCycleDay: number;
  /** Proration setting of the tenant. */
  proration: Proration;
}

/** A segment of a charge in its subscription. */
export interface RatedSegment<Charge extends BillableCharge = BillableCharge> {
  charge: Charge;
  term: TermDates;
  /** First day after the earlier segments of the charge. Null if no earlier segment was ever in effect. */
  servedUntil: IsoDate | null;
}

/** A rated line of a bill, before discounts and tax. */
export interface BillItem<Charge extends BillableCharge> {
  charge: Charge;
  serviceStartDate: IsoDate;
  /** Last day of service. */
  serviceEndDate: IsoDate;
  quantity: DecimalString;
  /** Price of one unit for a full billing period, never rounded to the minor unit. */
  unitPrice: DecimalString;
  /** Rounded to the minor unit of the currency. */
  amount: DecimalString;
  /** Day on which the item is billed or credited. */
  due: IsoDate;
  /** Usage records that the item rates. */
  usage?: RatingGroup;
}

/** A billing period, or a part of one, that is billed as one item. */
export interface BillablePart {
  period: TermPeriod;
  from: IsoDate;
  /** First day after the part. */
  to: IsoDate;
  due: IsoDate;
}

const isEmptySegment = ({ effectiveStartDate: start, effectiveEndDate: end }: BillableCharge): boolean => end !== null && end <= start;

/** Yields the unbilled parts of a charge. The sequence is infinite for a charge without an end date. */
export function* unbilledParts({ charge, term }: RatedSegment, { billCycleDay }: RatingContext): Generator<BillablePart> {
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (isEmptySegment(charge)) return;
  if (charge.type === 'OneTime' || charge.billingPeriod === null) {
    if (billed !== null || (term.termEndDate !== null && start >= term.termEndDate)) return;
    const to = addDays(start, 1);
    yield { period: { start, end: to, from: start, until: to }, from: start, to, due: start };
    return;
  }
  const late = charge.type === 'Usage' || charge.terms.billingTiming === 'In Arrears';
  const done = billed === null ? start : laterDate(start, billed);
  for (const period of billingPeriodsFrom(charge, term, billCycleDay, done)) {
    const from = laterDate(period.from, done);
    const to = end !== null && end < period.until ? end : period.until;
    if (end !== null && from >= end) return;
    yield { period, from, to, due: late ? to : from };
  }
}

/** True if no earlier segment is in effect in the period. Without proration, the segment is then charged in full (docs/billing-rules.md 5.4). */
function isFirstToServe({ servedUntil }: RatedSegment, period: TermPeriod): boolean {
  return servedUntil === null || servedUntil <= period.from;
}

/** True if part of the period was billed before a renewal. */
function isAlreadyCharged({ chargedThroughDate: billed, effectiveStartDate: start }: BillableCharge, period: TermPeriod): boolean {
  return billed !== null && billed > laterDate(period.from, start);
}

function proratedAmount({ charge, term }: RatedSegment, context: RatingContext, part: number, whole: number): DecimalString {
  const { value, divisor } = periodPrice(charge, term);
  return roundTo(context.currency, value.times(part).dividedBy(divisor.times(whole)));
}

function ratePart<Charge extends BillableCharge>(
  whole: RatedSegment<Charge>,
  context: RatingContext,
  { period, from, to, due }: BillablePart,
): BillItem<Charge>[] {
  const rated = { ...whole, term: termOnDay(whole.term, from) };
  const { charge, term } = rated;
  const proration = effectiveProration(charge, context.proration);
  const common = { charge, serviceStartDate: from, serviceEndDate: addDays(to, -1), quantity: billedUnits(charge), due };
  const price = unitPrice(charge, term);
  if (charge.type === 'OneTime') return [{ ...common, unitPrice: price, amount: proratedAmount(rated, context, 1, 1) }];
  if (proration === 'none') {
    return isFirstToServe(rated, period) && !isAlreadyCharged(charge, period)
      ? [{ ...common, unitPrice: price, amount: proratedAmount(rated, context, 1, 1) }]
      : [];
  }
  const share = prorationShare(charge, proration, from, to, period);
  return [{ ...common, unitPrice: price, amount: proratedAmount(rated, context, share.part, share.whole) }];
}

/** Returns the average unit price that documents show for units rated after earlier units. */
function furtherUnitPrice(charge: BillableCharge, term: TermLength, { quantity, earlierUnits: earlier }: RatingGroup): DecimalString {
  const units = decimalOf(quantity);
  if (decimalOf(earlier).isZero() || units.isZero()) return unitPrice(charge, term, quantity);
  const price = listPrice(charge, units.plus(earlier).toFixed()).minus(listPrice(charge, earlier));
  return price.dividedBy(units).toDecimalPlaces(9).toFixed();
}

/** Rates the usage of a full or partial period in one run: the price of all units so far, minus the price of the units in earlier runs. */
function rateUsage<Charge extends BillableCharge>(
  { charge, term }: RatedSegment<Charge>,
  context: RatingContext,
  { from }: BillablePart,
  run: { before: IsoDate; due: IsoDate },
  pool: UsagePool,
): BillItem<Charge>[] {
  const priceOf = (units: DecimalString): DecimalString => roundTo(context.currency, listPrice(charge, units));
  return pool.take(charge, from, run.before).map((usage) => ({
    charge,
    serviceStartDate: from,
    serviceEndDate: addDays(run.before, -1),
    quantity: usage.quantity,
    unitPrice: furtherUnitPrice(charge, term, usage),
    amount: subtract(context.currency, priceOf(decimalOf(usage.earlierUnits).plus(usage.quantity).toFixed()), priceOf(usage.earlierUnits)),
    due: run.due,
    usage,
  }));
}

/** Returns the runs that rate the usage of a full or partial period. Each run rates the records before its `before` date. */
function usageRatingRuns({ charge }: RatedSegment, { from, to, due }: BillablePart, through: IsoDate): { before: IsoDate; due: IsoDate }[] {
  const ratesEarly = isOnDemand(charge) && from <= through && through < to;
  const runs = ratesEarly ? [{ before: addDays(through, 1), due: through }] : [];
  return due <= through ? [...runs, { before: to, due }] : runs;
}

/** Maximum number of periods. Without this limit, a run through the year 9999 would fill the memory. */
const MAX_PARTS = 2_000;

/**
 * Rates all items of a charge that are due through a day. Also returns the new date through which the charge is billed. Discount charges are not
 * rated.
 *
 * @throws {BillingError} if there are too many periods
 */
export function rateItemsThrough<Charge extends BillableCharge>(
  rated: RatedSegment<Charge>,
  context: RatingContext,
  through: IsoDate,
  usage: UsagePool,
): { items: BillItem<Charge>[]; billedThrough: IsoDate | undefined } {
  const items: BillItem<Charge>[] = [];
  let billedThrough: IsoDate | undefined;
  let parts = 0;
  if (isDiscount(rated.charge)) return { items, billedThrough };
  for (const part of unbilledParts(rated, context)) {
    const runs = rated.charge.type === 'Usage' ? usageRatingRuns(rated, part, through) : [];
    for (const run of runs) items.push(...rateUsage(rated, context, part, run, usage));
    if (part.due > through) break;
    if ((parts += 1) > MAX_PARTS)
      throw billingError(
        'invoices',
        'rule',
        `'targetDate', or the end of the preview, is too far ahead: a charge would have more than ${MAX_PARTS} lines.`,
      );
    if (rated.charge.type !== 'Usage') items.push(...ratePart(rated, context, part));
    billedThrough = part.to;
  }
  return { items, billedThrough };
}

/**
 * Rates the credits for service that was billed beyond the end of a charge, period by period (docs/billing-rules.md 7.1). Amounts are positive.
 * One-time charges and usage are not credited.
 */
export function rateCredits<Charge extends BillableCharge>(rated: RatedSegment<Charge>, context: RatingContext): BillItem<Charge>[] {
  const { charge, term: subscription } = rated;
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (charge.type !== 'Recurring' || isDiscount(charge) || end === null || billed === null || billed <= end) return [];
  const items: BillItem<Charge>[] = [];
  const proration = effectiveProration(charge, context.proration);
  for (const period of billingPeriodsFrom(charge, subscription, context.billCycleDay, laterDate(start, end))) {
    if (period.from >= billed) break;
    const from = laterDate(laterDate(period.from, start), end);
    const to = billed < period.until ? billed : period.until;
    const term = termOnDay(subscription, from);
    const common = { charge, quantity: billedUnits(charge), unitPrice: unitPrice(charge, term), due: end };
    const dates = { serviceStartDate: from, serviceEndDate: addDays(to, -1) };
    if (proration === 'none') {
      const served = end > laterDate(period.from, start);
      if (!served && isFirstToServe(rated, period))
        items.push({ ...common, ...dates, amount: proratedAmount({ ...rated, term }, context, 1, 1) });
      continue;
    }
    const { part, whole } = prorationShare(charge, proration, from, to, period);
    items.push({ ...common, ...dates, amount: proratedAmount({ ...rated, term }, context, part, whole) });
  }
  return items;
}

/** Returns the day on which the next item of a charge is due or credited; undefined if there is none. */
export function nextItemDate(rated: RatedSegment, context: RatingContext): IsoDate | undefined {
  const { charge } = rated;
  if (isDiscount(charge)) return undefined;
  const [credit] = rateCredits(rated, context);
  if (credit) return credit.due;
  const part = unbilledParts(rated, context).next();
  return part.done === true ? undefined : part.value.due;
}

/** Returns the monthly recurring revenue of a charge; zero for one-time charges, usage and discounts. */
export function monthlyRevenue(charge: BillableCharge, currency: CurrencyCode, term: TermLength): DecimalString {
  const none = roundTo(currency, decimalOf('0'));
  if (charge.type !== 'Recurring' || isDiscount(charge)) return none;
  const { value, divisor } = periodPrice(charge, term);
  const days = periodDays(charge);
  if (days !== undefined) return roundTo(currency, value.times(52 * 7).dividedBy(divisor.times(12 * days)));
  const months = charge.billingPeriod === 'Subscription Term' ? term.currentTerm : periodMonths(charge);
  if (months === null || months === undefined) return none;
  const inMonths = charge.billingPeriod === 'Subscription Term' && term.currentTermPeriodType === 'Year' ? 12 * months : months;
  return roundTo(currency, value.dividedBy(divisor.times(inMonths)));
}

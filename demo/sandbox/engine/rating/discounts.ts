import type { Decimal } from 'decimal.js';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween, laterDate } from '../calendar.js';
import { decimalOf, roundTo } from '../money.js';
import {
  billingStopDate,
  isSameCharge,
  stopCharge,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from '../subscription-state.js';
import { DISCOUNT_LEVELS, isDiscount, type ChargeType } from './charge-terms.js';
import type { RatingContext } from './bill-items.js';
import type { BillLine } from './bill-lines.js';
import { billingPeriodsFrom, termOnDay } from './billing-periods.js';
import { periodPrice } from './price.js';
import { effectiveProration, prorationShare } from './proration.js';

/** A discount on a line of an existing invoice. */
export interface BilledDiscount {
  /** Id of the discount line. */
  invoiceItemId: string;
  /** Charge and segment of the reduced line. */
  chargeNumber: string;
  segment: number;
  /** Number of the discount charge. */
  discountNumber: string;
  discountName: string;
  productRatePlanChargeId: string;
  /** Service dates of the line. `end` is exclusive. */
  start: IsoDate;
  end: IsoDate;
  /** First day that a later line of the charge bills again; `end` if there is none. From this day on, credits reverse the discounts of that line. */
  creditableUntil: IsoDate;
  /** Amount of the reduced line, before its discounts. */
  lineAmount: DecimalString;
  /** Positive amount of the discount. */
  amount: DecimalString;
  /** Amount that later credits have reversed. */
  takenBack: DecimalString;
}

/** A discount charge and its subscription. */
interface DiscountSource {
  subscription: SubscriptionState;
  plan: PlanState;
  charge: ChargeState;
}

type DiscountIdentity = string | ChargeState;

/** A charge is identified by its number in every version. Charges of a preview have no number and are identified by their object. */
const discountIdentity = (charge: ChargeState): DiscountIdentity => charge.number ?? charge;

/** Amounts of fixed discounts that lines have already used. */
export class UsedDiscounts {
  readonly #uses: { discount: DiscountIdentity; lineStart: IsoDate; amount: Decimal }[];

  constructor(billed: readonly BilledDiscount[]) {
    this.#uses = billed.map(({ discountNumber, start, amount, takenBack }) => ({
      discount: discountNumber,
      lineStart: start,
      amount: decimalOf(amount).minus(takenBack),
    }));
  }

  add(discount: DiscountIdentity, lineStart: IsoDate, amount: Decimal): void {
    this.#uses.push({ discount, lineStart, amount });
  }

  /** Returns the amount used by lines that start from `from` up to, but not including, `to`. */
  usedBetween(discount: DiscountIdentity, from: IsoDate, to: IsoDate): Decimal {
    return this.#uses
      .filter((use) => use.discount === discount && use.lineStart >= from && use.lineStart < to)
      .reduce((total, use) => total.plus(use.amount), decimalOf('0'));
  }
}

function isInEffect({ effectiveStartDate: start, effectiveEndDate: end, type }: ChargeState, day: IsoDate): boolean {
  return type === 'OneTime' ? day === start && (end === null || end > start) : day >= start && (end === null || day < end);
}

/** The values of `applyDiscountTo` are concatenated charge types. */
function appliesTo({ terms }: ChargeState, type: ChargeType): boolean {
  return (terms.applyDiscountTo ?? 'ONETIMERECURRINGUSAGE').includes(type.toUpperCase());
}

const levelRank = ({ terms }: ChargeState): number => DISCOUNT_LEVELS.indexOf(terms.discountLevel ?? 'rateplan');

function reachesLine({ subscription, plan, charge }: DiscountSource, line: BillLine): boolean {
  const { discountLevel = 'rateplan' } = charge.terms;
  if (discountLevel === 'rateplan') return plan === line.plan;
  return discountLevel === 'account' || subscription === line.subscription;
}

/** Returns a charge, cut off where the billing of its subscription stops. */
function withBillingStop(subscription: SubscriptionState, charge: ChargeState): ChargeState {
  const stop = billingStopDate(subscription);
  return stop === undefined ? charge : stopCharge(charge, stop);
}

/** Collects discounts in the order in which they apply (docs/billing-rules.md 8.3). */
export function collectDiscounts(subscriptions: readonly SubscriptionState[]): DiscountSource[] {
  const sources = subscriptions.flatMap((subscription) =>
    subscription.ratePlans.flatMap((plan) =>
      plan.charges.filter(isDiscount).map((charge) => ({ subscription, plan, charge: withBillingStop(subscription, charge) })),
    ),
  );
  const rank = ({ charge }: DiscountSource): number => 2 * levelRank(charge) + (charge.model === 'DiscountPercentage' ? 0 : 1);
  return sources.sort((a, b) => rank(a) - rank(b));
}

/** Counts the days of a line on which a discount is in effect, in any of its segments. */
function daysInEffect({ subscription, plan, charge }: DiscountSource, from: IsoDate, to: IsoDate): number {
  if (charge.type === 'OneTime') return 1;
  const segments = plan.charges.filter((other) => isSameCharge(other, charge)).map((other) => withBillingStop(subscription, other));
  const days = segments.map(({ effectiveStartDate: start, effectiveEndDate: end }) =>
    daysBetween(laterDate(from, start), end !== null && end < to ? end : to),
  );
  return days.reduce((total, count) => total + Math.max(count, 0), 0);
}

function percentageAmount(source: DiscountSource, line: BillLine, left: Decimal): Decimal {
  const { pricing, terms } = source.charge;
  const part = left.times(pricing.discountPercentage ?? '0').dividedBy(100);
  if (terms.applyToBillingPeriodPartially !== true) return part;
  const [from, to] = [line.item.serviceStartDate, addDays(line.item.serviceEndDate, 1)];
  return part.times(daysInEffect(source, from, to)).dividedBy(daysBetween(from, to));
}

/** Returns the unused part of a fixed amount, in the discount period in which the line starts (docs/billing-rules.md 8.5). */
function fixedAmount(
  { charge, subscription }: DiscountSource,
  line: BillLine,
  context: RatingContext,
  usedDiscounts: UsedDiscounts,
): Decimal {
  const day = line.item.serviceStartDate;
  const { value, divisor } = periodPrice(charge, termOnDay(subscription, day));
  if (charge.type === 'OneTime' || charge.billingPeriod === null) {
    return value
      .dividedBy(divisor)
      .minus(usedDiscounts.usedBetween(discountIdentity(charge), charge.effectiveStartDate, addDays(charge.effectiveStartDate, 1)));
  }
  const [period] = billingPeriodsFrom(charge, subscription, context.billCycleDay, day);
  if (!period) return decimalOf('0');
  const from = laterDate(period.from, charge.effectiveStartDate);
  const to = charge.effectiveEndDate !== null && charge.effectiveEndDate < period.until ? charge.effectiveEndDate : period.until;
  const proration = effectiveProration(charge, context.proration);
  if (proration === 'none') {
    // The full amount applies once per period, even if a pause interrupts the period.
    const allowed = decimalOf(roundTo(context.currency, value.dividedBy(divisor)));
    return allowed.minus(usedDiscounts.usedBetween(discountIdentity(charge), period.from, period.until));
  }
  const { part, whole } = prorationShare(charge, proration, from, to, period);
  const allowed = decimalOf(roundTo(context.currency, value.times(part).dividedBy(divisor.times(whole))));
  return allowed.minus(usedDiscounts.usedBetween(discountIdentity(charge), from, to));
}

/**
 * Returns the discount lines that reduce a line. Each discount applies to the amount that remains after the earlier discounts. Records the amounts
 * in `usedDiscounts`.
 */
export function discountLines<S extends SubscriptionState>(
  line: BillLine<S>,
  sources: readonly DiscountSource[],
  context: RatingContext,
  usedDiscounts: UsedDiscounts,
): BillLine<S>[] {
  const { item } = line;
  const found: BillLine<S>[] = [];
  let left = decimalOf(item.amount);
  for (const source of sources) {
    const { charge } = source;
    if (!reachesLine(source, line) || !appliesTo(charge, item.charge.type) || !isInEffect(charge, item.serviceStartDate)) continue;
    const reduction =
      charge.model === 'DiscountPercentage' ? percentageAmount(source, line, left) : fixedAmount(source, line, context, usedDiscounts);
    const amount = decimalOf(roundTo(context.currency, reduction.greaterThan(left) ? left : reduction));
    if (!amount.isPositive() || amount.isZero()) continue;
    left = left.minus(amount);
    usedDiscounts.add(discountIdentity(charge), item.serviceStartDate, amount);
    found.push({
      ...line,
      discount: charge,
      item: { ...item, quantity: '1', amount: roundTo(context.currency, amount.negated()), unitPrice: '0' },
    });
  }
  return found;
}

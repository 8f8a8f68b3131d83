import type { Decimal } from 'decimal.js';
import type { DecimalString } from '../../../../src/api/schemas/values.js';
import type { TermUnit } from '../calendar.js';
import { decimalOf } from '../money.js';
import { hasQuantity, type Billable, type Pricing, type Tier } from './charge-terms.js';
import { daysOf, monthsOf } from './periods.js';

/** An exact number: a twelfth loses nothing before the one rounding at the end. */
export interface Fraction {
  value: Decimal;
  divisor: Decimal;
}

const ZERO = decimalOf('0');
const ONE = decimalOf('1');

/** Units of a tier that a number of units reaches; the tier before ends at `from`. */
export function unitsIn(tier: Tier, from: Decimal, units: Decimal): Decimal {
  const end = tier.endingUnit === null || units.lessThan(tier.endingUnit) ? units : decimalOf(tier.endingUnit);
  return end.greaterThan(from) ? end.minus(from) : ZERO;
}

function tieredPrice(tiers: readonly Tier[], units: Decimal): Decimal {
  let total = ZERO;
  let from = ZERO;
  for (const tier of tiers) {
    const within = unitsIn(tier, from, units);
    if (within.isPositive() && !within.isZero()) {
      total = total.plus(tier.priceFormat === 'flat fee' ? tier.price : within.times(tier.price));
    }
    if (tier.endingUnit === null) break;
    from = decimalOf(tier.endingUnit);
  }
  return total;
}

/** The tier in which a number of units lies; none for no units. */
export function volumeTier(tiers: readonly Tier[], units: Decimal): Tier | undefined {
  if (units.isZero()) return undefined;
  return tiers.find(({ endingUnit }) => endingUnit === null || units.lessThanOrEqualTo(endingUnit)) ?? tiers.at(-1);
}

function volumePrice(tiers: readonly Tier[], units: Decimal): Decimal {
  const tier = volumeTier(tiers, units);
  if (!tier) return ZERO;
  return tier.priceFormat === 'flat fee' ? decimalOf(tier.price) : units.times(tier.price);
}

function overPrice(pricing: Pricing, units: Decimal, included: DecimalString): Decimal {
  const over = units.minus(included);
  return over.isPositive() ? over.times(pricing.overagePrice ?? '0') : ZERO;
}

/** True if a number of units has a price: the last tier is open, or reaches so far. */
export function reaches({ model, pricing }: Pick<Billable, 'model' | 'pricing'>, units: DecimalString): boolean {
  if (model !== 'Tiered' && model !== 'Volume') return true;
  const last = pricing.tiers?.at(-1);
  return last === undefined || last.endingUnit === null || decimalOf(units).lessThanOrEqualTo(last.endingUnit);
}

/** Price of a number of units by the model of a charge, for what its list price is for (docs/billing-rules.md 4). */
export function listPrice({ model, pricing, type }: Pick<Billable, 'model' | 'pricing' | 'type'>, units: DecimalString): Decimal {
  const count = decimalOf(units);
  const { price = '0', tiers = [], includedUnits = '0', discountAmount = '0' } = pricing;
  switch (model) {
    case 'FlatFee':
      return type === 'Usage' && count.isZero() ? ZERO : decimalOf(price);
    case 'PerUnit':
      return count.times(price);
    case 'Tiered':
      return tieredPrice(tiers, count);
    case 'Volume':
      return volumePrice(tiers, count);
    case 'Overage':
      return overPrice(pricing, count, includedUnits);
    case 'TieredWithOverage':
      return tieredPrice(tiers, count).plus(overPrice(pricing, count, tiers.at(-1)?.endingUnit ?? '0'));
    case 'DiscountFixedAmount':
      return decimalOf(discountAmount);
    case 'DiscountPercentage':
      return ZERO;
  }
}

/** How long a term is, where a period is the term. */
export interface TermLength {
  currentTerm: number | null;
  currentTermPeriodType: TermUnit | null;
}

function monthsOfTerm({ currentTerm, currentTermPeriodType }: TermLength): number | undefined {
  if (currentTerm === null) return undefined;
  if (currentTermPeriodType === 'Month') return currentTerm;
  return currentTermPeriodType === 'Year' ? 12 * currentTerm : undefined;
}

/**
 * How many of what the list price is for are in a billing period (docs/billing-rules.md 4.4); undefined where the two do not fit.
 *
 * @param term for charges that are billed by the term
 */
export function baseFactor(
  charge: Pick<Billable, 'billingPeriod' | 'terms' | 'listPriceBase' | 'type'>,
  term: TermLength,
): Fraction | undefined {
  const base = charge.listPriceBase ?? 'Per Billing Period';
  if (charge.type !== 'Recurring' || base === 'Per Billing Period') return { value: ONE, divisor: ONE };
  const days = daysOf(charge);
  if (base === 'Per Week') return days === undefined ? undefined : { value: decimalOf(days), divisor: decimalOf(7) };
  const months = charge.billingPeriod === 'Subscription Term' ? monthsOfTerm(term) : monthsOf(charge);
  if (months === undefined) return undefined;
  const per = { 'Per Month': 1, 'Per Year': 12, 'Per Specific Months': charge.terms.specificListPriceBase ?? 1 }[base];
  return { value: decimalOf(months), divisor: decimalOf(per) };
}

/** Units that a charge bills for a whole period; of usage the records say it. */
export function unitsOf(charge: Billable): DecimalString {
  return hasQuantity(charge) ? charge.quantity : '1';
}

/** Price of a whole billing period. */
export function periodPrice(charge: Billable, term: TermLength, units = unitsOf(charge)): Fraction {
  const factor = baseFactor(charge, term) ?? { value: ONE, divisor: ONE };
  return { value: listPrice(charge, units).times(factor.value), divisor: factor.divisor };
}

/** Price of one unit for a whole billing period, for documents; the average of all units where tiers have several. Never rounded to the minor unit. */
export function unitPrice(charge: Billable, term: TermLength, units = unitsOf(charge)): DecimalString {
  const { value, divisor } = periodPrice(charge, term, units);
  const count = decimalOf(units);
  const { price } = charge.pricing;
  if (divisor.equals(1) && value.equals(count.times(price ?? '-1')) && price !== undefined) return price;
  if (count.isZero()) return price ?? '0';
  return value.dividedBy(divisor.times(count)).toDecimalPlaces(9).toFixed();
}

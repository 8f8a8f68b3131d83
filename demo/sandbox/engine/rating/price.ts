import type { Decimal } from 'decimal.js';
import type { DecimalString } from '../../../../src/api/schemas/values.js';
import type { TermUnit } from '../calendar.js';
import { decimalOf } from '../money.js';
import { hasQuantity, type BillableCharge, type Pricing, type PriceTier } from './charge-terms.js';
import { periodDays, periodMonths } from './billing-periods.js';

/** An exact fraction. The division happens only once, when the amount is rounded. */
interface ExactPrice {
  value: Decimal;
  divisor: Decimal;
}

const ZERO = decimalOf('0');
const ONE = decimalOf('1');

/** Returns the number of units that belong to a tier. `from` is the end of the previous tier. */
export function unitsInTier(tier: PriceTier, from: Decimal, units: Decimal): Decimal {
  const end = tier.endingUnit === null || units.lessThan(tier.endingUnit) ? units : decimalOf(tier.endingUnit);
  return end.greaterThan(from) ? end.minus(from) : ZERO;
}

function tieredPrice(tiers: readonly PriceTier[], units: Decimal): Decimal {
  let total = ZERO;
  let from = ZERO;
  for (const tier of tiers) {
    const within = unitsInTier(tier, from, units);
    if (within.isPositive() && !within.isZero()) {
      total = total.plus(tier.priceFormat === 'flat fee' ? tier.price : within.times(tier.price));
    }
    if (tier.endingUnit === null) break;
    from = decimalOf(tier.endingUnit);
  }
  return total;
}

/** Returns the tier that contains a number of units; undefined for zero units. */
export function volumeTier(tiers: readonly PriceTier[], units: Decimal): PriceTier | undefined {
  if (units.isZero()) return undefined;
  return tiers.find(({ endingUnit }) => endingUnit === null || units.lessThanOrEqualTo(endingUnit)) ?? tiers.at(-1);
}

function volumePrice(tiers: readonly PriceTier[], units: Decimal): Decimal {
  const tier = volumeTier(tiers, units);
  if (!tier) return ZERO;
  return tier.priceFormat === 'flat fee' ? decimalOf(tier.price) : units.times(tier.price);
}

function overageCost(pricing: Pricing, units: Decimal, included: DecimalString): Decimal {
  const over = units.minus(included);
  return over.isPositive() ? over.times(pricing.overagePrice ?? '0') : ZERO;
}

/** True if the tiers cover the given quantity. */
export function coversQuantity({ model, pricing }: Pick<BillableCharge, 'model' | 'pricing'>, units: DecimalString): boolean {
  if (model !== 'Tiered' && model !== 'Volume') return true;
  const last = pricing.tiers?.at(-1);
  return last === undefined || last.endingUnit === null || decimalOf(units).lessThanOrEqualTo(last.endingUnit);
}

/** Computes the list price of a number of units by the charge model (docs/billing-rules.md 4). */
export function listPrice({ model, pricing, type }: Pick<BillableCharge, 'model' | 'pricing' | 'type'>, units: DecimalString): Decimal {
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
      return overageCost(pricing, count, includedUnits);
    case 'TieredWithOverage':
      return tieredPrice(tiers, count).plus(overageCost(pricing, count, tiers.at(-1)?.endingUnit ?? '0'));
    case 'DiscountFixedAmount':
      return decimalOf(discountAmount);
    case 'DiscountPercentage':
      return ZERO;
  }
}

/** Length of the current term. */
export interface TermLength {
  currentTerm: number | null;
  currentTermPeriodType: TermUnit | null;
}

function termMonths({ currentTerm, currentTermPeriodType }: TermLength): number | undefined {
  if (currentTerm === null) return undefined;
  if (currentTermPeriodType === 'Month') return currentTerm;
  return currentTermPeriodType === 'Year' ? 12 * currentTerm : undefined;
}

/**
 * Returns the price of a billing period as a multiple of the list price (docs/billing-rules.md 4.4). Undefined if the period cannot be priced.
 *
 * @param term for charges with the billing period Subscription Term
 */
export function listPriceFactor(
  charge: Pick<BillableCharge, 'billingPeriod' | 'terms' | 'listPriceBase' | 'type'>,
  term: TermLength,
): ExactPrice | undefined {
  const base = charge.listPriceBase ?? 'Per Billing Period';
  if (charge.type !== 'Recurring' || base === 'Per Billing Period') return { value: ONE, divisor: ONE };
  const days = periodDays(charge);
  if (base === 'Per Week') return days === undefined ? undefined : { value: decimalOf(days), divisor: decimalOf(7) };
  const months = charge.billingPeriod === 'Subscription Term' ? termMonths(term) : periodMonths(charge);
  if (months === undefined) return undefined;
  const baseMonths = { 'Per Month': 1, 'Per Year': 12, 'Per Specific Months': charge.terms.specificListPriceBase ?? 1 }[base];
  return { value: decimalOf(months), divisor: decimalOf(baseMonths) };
}

/** Returns the units that a charge bills for a full period, apart from usage. */
export function billedUnits(charge: BillableCharge): DecimalString {
  return hasQuantity(charge) ? charge.quantity : '1';
}

/** Computes the price of a full billing period. */
export function periodPrice(charge: BillableCharge, term: TermLength, units = billedUnits(charge)): ExactPrice {
  const factor = listPriceFactor(charge, term) ?? { value: ONE, divisor: ONE };
  return { value: listPrice(charge, units).times(factor.value), divisor: factor.divisor };
}

/**
 * Computes the price of one unit for a full billing period, for documents. With several tiers, it is the average. Never rounded to the minor unit.
 */
export function unitPrice(charge: BillableCharge, term: TermLength, units = billedUnits(charge)): DecimalString {
  const { value, divisor } = periodPrice(charge, term, units);
  const count = decimalOf(units);
  const { price } = charge.pricing;
  if (divisor.equals(1) && value.equals(count.times(price ?? '-1')) && price !== undefined) return price;
  if (count.isZero()) return price ?? '0';
  return value.dividedBy(divisor.times(count)).toDecimalPlaces(9).toFixed();
}

import {
  compareDecimals,
  divideDecimals,
  fractionDigits,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
  withFractionDigits,
} from '../decimal/decimal.js';
import { minorDigits } from '../money/minor-digits.js';
import type { CatalogCharge, CatalogPlan } from '../schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../schemas/values.js';
import { plannedPrice } from './charge-price.js';
import { hasPeriodOf, type PriceTotal } from './list-price.js';

/** True for a charge that reduces the price. */
export function isDiscount({ model }: CatalogCharge): boolean {
  return model === 'DiscountPercentage' || model === 'DiscountFixedAmount';
}

/** Sum of list prices of one currency, with its minor digits. Undefined for an empty list, several currencies or an unknown price. */
export function addPrices(prices: readonly (Money | undefined)[]): Money | undefined {
  const [first] = prices;
  const known = prices.flatMap((price) => (price && isDecimal(price.amount) && price.currency === first?.currency ? price.amount : []));
  if (!first || known.length < prices.length) return undefined;
  return { ...first, amount: withFractionDigits(sumDecimals(known), minorDigits(first.currency)) };
}

/** Adds up charges of every model, before discounts. */
export const fullTotal: PriceTotal = (plan, type, quantity) =>
  addPrices(
    plan.charges
      .filter((charge) => charge.type === type && !isDiscount(charge))
      .map((charge) => (hasPeriodOf(plan, charge) ? plannedPrice(charge, quantity)?.amount : undefined)),
  );

/** Adds up charges of every model. The plan's discounts reduce the recurring price. */
export const discountedTotal: PriceTotal = (plan, type, quantity) => {
  const full = fullTotal(plan, type, quantity);
  return full && type === 'Recurring' ? afterDiscounts(plan, full) : full;
};

/**
 * Applies percentages first, then fixed amounts. Each discount reduces the price that remains after the previous discounts. The price never falls
 * below zero. Percentages are rounded half up to the digits of the price.
 */
function afterDiscounts({ charges }: CatalogPlan, full: Money): Money | undefined {
  const digits = fractionDigits(full.amount);
  let left = full.amount;
  for (const { model, discountPercent: percent = '0' } of charges) {
    if (model !== 'DiscountPercentage') continue;
    if (!isDecimal(percent) || percent.startsWith('-')) return undefined;
    left = reduce(left, divideDecimals(multiplyDecimals(left, percent), '100', digits));
  }
  for (const { model, discountAmount } of charges) {
    if (model !== 'DiscountFixedAmount' || !discountAmount) continue;
    if (!isDecimal(discountAmount.amount) || discountAmount.currency !== full.currency) return undefined;
    left = reduce(left, discountAmount.amount);
  }
  return { ...full, amount: withFractionDigits(left, digits) };
}

function reduce(amount: DecimalString, by: DecimalString): DecimalString {
  return compareDecimals(amount, by) > 0 ? subtractDecimals(amount, by) : '0';
}

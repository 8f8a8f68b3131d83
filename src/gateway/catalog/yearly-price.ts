import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { add, scale } from '../money.js';
import { isDiscount } from './charges.js';
import { fullPrice } from './full-price.js';
import { periodOf } from './periods.js';

/**
 * Yearly list price of a plan's recurring charges, for comparing plans. Undefined if the catalog lacks data.
 * @param quantityOf returns the quantity of a charge, if known
 */
export function yearlyPrice(
  { productRatePlanCharges }: ProductRatePlan,
  currency: CurrencyCode,
  quantityOf: (chargeId: string) => DecimalString | undefined,
): DecimalString | undefined {
  const recurring = productRatePlanCharges.filter((charge) => charge.type === 'Recurring' && !isDiscount(charge));
  const years = recurring.map((charge) => {
    const full = fullPrice(charge, currency, quantityOf(charge.id) ?? charge.defaultQuantity ?? '1');
    const length = periodOf(charge);
    return full && length && (length.unit === 'month' ? scale(full.amount, 12, length.count) : scale(full.amount, 365, length.count));
  });
  return years.includes(undefined) ? undefined : add(...years.filter((price) => price !== undefined));
}

/** Length of the plan's longest billing period in days. 0 if there are no recurring charges. */
export function longestPeriodDays({ productRatePlanCharges }: ProductRatePlan): number {
  const days = productRatePlanCharges
    .filter((charge) => charge.type === 'Recurring' && !isDiscount(charge))
    .map((charge) => {
      const length = periodOf(charge);
      if (!length) return 0;
      return length.unit === 'month' ? (length.count * 365) / 12 : length.count;
    });
  return Math.max(0, ...days);
}

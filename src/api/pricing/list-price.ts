import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  fractionDigits,
  isDecimal,
  multiplyDecimals,
  shareOf,
  subtractDecimals,
  withFractionDigits,
} from '../decimal/decimal.js';
import type { CatalogCharge, CatalogPlan } from '../schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../schemas/values.js';

/**
 * List prices of plans, for comparing and choosing. Exact, but without tax, discounts and proration: always label them as list prices. The charged
 * amount comes from a quote.
 */

/** List price of a charge with a single price. Undefined for tiers, overage and discounts (see `chargePrice`). */
function singlePrice({ price, model, quantityChosen, defaultQuantity }: CatalogCharge, quantity: number): DecimalString | undefined {
  if (!price || !isDecimal(price.amount)) return undefined;
  if (model === 'FlatFee') return price.amount;
  const units = quantityChosen ? String(quantity) : (defaultQuantity ?? '1');
  if (model !== 'PerUnit' || !isDecimal(units) || units.startsWith('-')) return undefined;
  return withFractionDigits(multiplyDecimals(price.amount, units), fractionDigits(price.amount));
}

/** True if the charge can be added to the plan's price: a monthly charge cannot be added to a yearly one. */
export function hasPeriodOf(plan: CatalogPlan, charge: CatalogCharge): boolean {
  return charge.type !== 'Recurring' || charge.billingPeriod === undefined || charge.billingPeriod === plan.billingPeriod;
}

/** Adds up a plan's charges of one type, per billing period or once. Undefined if there are none or list prices do not determine the sum. */
export type PriceTotal = (plan: CatalogPlan, type: 'Recurring' | 'OneTime', quantity: number) => Money | undefined;

/** Adds up charges, each of which must have a single price. */
export const singlePriceTotal: PriceTotal = (plan, type, quantity) => {
  let total: Money | undefined;
  for (const charge of plan.charges) {
    if (charge.type !== type) continue;
    const price = singlePrice(charge, quantity);
    if (price === undefined || !charge.price || !hasPeriodOf(plan, charge)) return undefined;
    const { currency } = charge.price;
    if (total && total.currency !== currency) return undefined;
    total = { amount: addDecimals(total?.amount ?? '0', price), currency };
  }
  return total;
};

/** List price of a plan per billing period. Undefined if nothing recurs, or if list prices do not determine it (usage, tiers). */
export function recurringPrice(plan: CatalogPlan, quantity = 1, total = singlePriceTotal): Money | undefined {
  return total(plan, 'Recurring', quantity);
}

/** List price that is paid once, besides the recurring price. Undefined if there is none, or if list prices do not determine it. */
export function oneTimePrice(plan: CatalogPlan, quantity = 1, total = singlePriceTotal): Money | undefined {
  return total(plan, 'OneTime', quantity);
}

/** Months by billing period. A map, because periods come from data, and a plain object also has the property `constructor`. */
const MONTHS: ReadonlyMap<string | undefined, number> = new Map([
  ['Month', 1],
  ['Quarter', 3],
  ['Semi-Annual', 6],
  ['Annual', 12],
]);

/** Saving of a longer billing period, compared with paying the shorter one for the same time. */
interface Saving {
  readonly amount: Money;
  /** Whole percent, rounded down. */
  readonly percent: number;
}

/** Saving of the plan `longer` compared with the plan `shorter`. Undefined if there is none, or if list prices do not determine it. */
export function planSaving(longer: CatalogPlan, shorter: CatalogPlan, quantity = 1, total = singlePriceTotal): Saving | undefined {
  const long = recurringPrice(longer, quantity, total);
  const short = recurringPrice(shorter, quantity, total);
  const longMonths = MONTHS.get(longer.billingPeriod);
  const shortMonths = MONTHS.get(shorter.billingPeriod);
  if (!long || !short || long.currency !== short.currency || !longMonths || !shortMonths || longMonths % shortMonths) return undefined;
  const full = multiplyDecimals(short.amount, String(longMonths / shortMonths));
  const saved = subtractDecimals(full, long.amount);
  if (compareDecimals(saved, '0') <= 0 || compareDecimals(full, '0') <= 0) return undefined;
  const digits = Math.max(fractionDigits(long.amount), fractionDigits(short.amount));
  return { amount: { ...long, amount: withFractionDigits(saved, digits) }, percent: shareOf(saved, full, 100) };
}

/** Share of one month in a price, rounded half up to the digits of the price. For "$12.50 per month, billed yearly". */
export function perMonth({ amount, currency }: Money, billingPeriod: string): Money | undefined {
  const months = MONTHS.get(billingPeriod);
  if (!months || !isDecimal(amount)) return undefined;
  return { amount: divideDecimals(amount, String(months), fractionDigits(amount)), currency };
}

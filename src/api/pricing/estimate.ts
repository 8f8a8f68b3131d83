import type { CatalogCharge, CatalogPlan } from '../schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../schemas/values.js';
import { chargePrice, type ChargePrice } from './charge-price.js';
import { addPrices, discountedTotal } from './plan-totals.js';

/** Quantity and usage that a visitor enters. */
interface EstimateInput {
  /** Quantity of the plan. */
  readonly quantity?: number | undefined;
  /** Units used in a billing period, by `productRatePlanChargeId`; zero for charges that are left out. */
  readonly usage: Readonly<Record<string, DecimalString>>;
}

/** Cost of a billing period by list prices. */
interface Estimate {
  /** Recurring price, less discounts; undefined if nothing recurs. */
  readonly recurring: Money | undefined;
  /** Price of each usage charge. */
  readonly usage: readonly { readonly charge: CatalogCharge; readonly price: ChargePrice }[];
  /** Recurring price and usage together. */
  readonly total: Money;
}

/** Returns the used units of a charge. Ignores inherited properties, because an id in the data can have a name such as `constructor`. */
export function unitsOf(
  usage: EstimateInput['usage'],
  { productRatePlanChargeId: id }: Pick<CatalogCharge, 'productRatePlanChargeId'>,
): DecimalString | undefined {
  return Object.hasOwn(usage, id) ? usage[id] : undefined;
}

/** Cost of a billing period with the given usage, by list prices. Undefined if list prices do not determine it. */
export function estimate(plan: CatalogPlan, { quantity = 1, usage }: EstimateInput): Estimate | undefined {
  const recurs = plan.charges.some(({ type }) => type === 'Recurring');
  const recurring = recurs ? discountedTotal(plan, 'Recurring', quantity) : undefined;
  if (recurs && !recurring) return undefined;
  const used: { charge: CatalogCharge; price: ChargePrice }[] = [];
  for (const charge of plan.charges) {
    if (charge.type !== 'Usage') continue;
    const price = chargePrice(charge, unitsOf(usage, charge) ?? '0');
    // Usage that is billed in other periods than the plan cannot be added to its price.
    if (!price || (plan.billingPeriod !== undefined && charge.billingPeriod !== undefined && charge.billingPeriod !== plan.billingPeriod))
      return undefined;
    used.push({ charge, price });
  }
  const total = addPrices([...(recurring ? [recurring] : []), ...used.map(({ price }) => price.amount)]);
  return total && { recurring, usage: used, total };
}

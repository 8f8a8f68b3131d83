import type { ProductRatePlan, ProductRatePlanCharge, ProductRatePlanChargePricing } from '../../generated/api/schemas/catalog.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import { isPositive } from '../money.js';

const DISCOUNT_MODELS: readonly string[] = ['DiscountFixedAmount', 'DiscountPercentage'];
/** Charge models whose price depends on a quantity that the buyer may choose. */
const QUANTITY_MODELS: readonly string[] = ['PerUnit', 'Tiered', 'Volume'];

/** True for a charge that discounts other charges. */
export function isDiscount({ model }: ProductRatePlanCharge): boolean {
  return DISCOUNT_MODELS.includes(model);
}

/** True for a charge that accepts a quantity in an order. */
export function hasQuantity({ type, model }: ProductRatePlanCharge): boolean {
  return type !== 'Usage' && QUANTITY_MODELS.includes(model);
}

/** True for a charge that is billed at the end of its period. */
export function isInArrears({ type, billingTiming }: ProductRatePlanCharge): boolean {
  return type === 'Usage' || /arrears/i.test(billingTiming ?? '');
}

/**
 * True for a charge that starts with service activation or customer acceptance instead of the contract. It is not billed during a trial.
 */
export function startsAfterContract({ triggerEvent }: ProductRatePlanCharge): boolean {
  return /activation|acceptance/i.test(triggerEvent ?? '');
}

/** Price of a charge in a currency. A percentage discount has the same value in every currency. */
export function pricingIn(charge: ProductRatePlanCharge, currency: CurrencyCode): ProductRatePlanChargePricing | undefined {
  const { pricing, model } = charge;
  return pricing.find((price) => price.currency === currency) ?? (model === 'DiscountPercentage' ? pricing[0] : undefined);
}

function isAboveZero({ price, overagePrice, tiers }: ProductRatePlanChargePricing): boolean {
  return [price, overagePrice, ...(tiers ?? []).map((tier) => tier.price)].some((amount) => amount != null && isPositive(amount));
}

/** True for a usage charge with a price above zero. */
export function hasUsagePrice(charge: ProductRatePlanCharge, currency: CurrencyCode): boolean {
  const pricing = charge.type === 'Usage' ? pricingIn(charge, currency) : undefined;
  return pricing !== undefined && isAboveZero(pricing);
}

/** True if a plan costs something in any currency. Discounts do not count. */
export function isPricedPlan({ productRatePlanCharges }: ProductRatePlan): boolean {
  return productRatePlanCharges.some((charge) => !isDiscount(charge) && charge.pricing.some(isAboveZero));
}

import { hasQuantity, isDiscount, isInArrears, pricingIn } from '../../gateway/catalog/charges.js';
import type { BillingProduct } from '../../gateway/catalog/read-catalog.js';
import { isEffective } from '../../gateway/catalog/read-catalog.js';
import { isActive, isPricedIn, isSellable } from '../../gateway/offers/sellable-catalog.js';
import type { TenantCatalog } from './billing-access.js';

export type CatalogPlan = BillingProduct['ratePlans'][number];
type CatalogCharge = CatalogPlan['productRatePlanCharges'][number];

/** Plan with its product. */
export interface PlanEntry {
  readonly product: BillingProduct['product'];
  readonly plan: CatalogPlan;
}

/** True if a plan only discounts other plans, so that nobody can buy it alone. */
export function isDiscountPlan({ productRatePlanCharges: charges }: CatalogPlan): boolean {
  return charges.length > 0 && charges.every(isDiscount);
}

/** Currencies in which every charge of the plan has a price. */
export function currenciesOf(plan: CatalogPlan): string[] {
  const named = plan.productRatePlanCharges.flatMap(({ pricing }) => pricing.map(({ currency }) => currency));
  return [...new Set(named)].filter((currency) => isPricedIn(plan, currency));
}

/** Charges whose quantity a buyer can choose. */
export function quantityCharges({ productRatePlanCharges }: CatalogPlan): CatalogCharge[] {
  return productRatePlanCharges.filter(hasQuantity);
}

/** Why nobody can buy the plan today. Undefined if it can be sold. */
export function whyNotSold({ product, plan }: PlanEntry, today: string): string | undefined {
  if (!isEffective(product, today)) return `product "${product.name}" is only valid ${validity(product)}`;
  if (isActive(plan, today)) return undefined;
  return (plan.status ?? 'Active') === 'Active' ? `it is only valid ${validity(plan)}` : `its status is ${String(plan.status)}`;
}

function validity({ effectiveStartDate: from, effectiveEndDate: to }: { effectiveStartDate?: string; effectiveEndDate?: string }): string {
  return [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(' ');
}

/**
 * Plans that customers can buy today, without discounts. If the catalog marks plans for storefronts, only the marked ones: the others may be for
 * partners or single customers. `all` ignores the marks.
 */
export function plansForSale({ products, today }: TenantCatalog, all = false): { plans: PlanEntry[]; marked: boolean } {
  const plans = products
    .flatMap(({ product, ratePlans }) => ratePlans.map((plan) => ({ product, plan })))
    .filter(
      (entry) => !isDiscountPlan(entry.plan) && entry.plan.productRatePlanCharges.length > 0 && whyNotSold(entry, today) === undefined,
    );
  const markedPlans = plans.filter(({ plan }) => isSellable(plan));
  return markedPlans.length > 0 && !all ? { plans: markedPlans, marked: true } : { plans, marked: false };
}

/** Describes a charge in one currency, for example `Seats 12.00 USD per Seat, Month`. */
export function describeCharge(charge: CatalogCharge, currency: string): string {
  const { name, model, billingPeriod, uom, type } = charge;
  const price = pricingIn(charge, currency);
  const amount = price?.price ?? price?.discountPercentage ?? price?.discountAmount;
  const tiers = price?.tiers?.length ?? 0;
  const cost =
    amount === undefined ? (tiers > 0 ? `${tiers} price tiers` : model) : `${amount} ${model === 'DiscountPercentage' ? '%' : currency}`;
  const unit = (hasQuantity(charge) || type === 'Usage') && uom ? ` per ${uom}` : '';
  const time = type === 'OneTime' ? ', once' : billingPeriod === undefined ? '' : `, ${billingPeriod}`;
  return `${name}: ${cost}${unit}${time}${isInArrears(charge) && type !== 'Usage' ? ', in arrears' : ''}`;
}

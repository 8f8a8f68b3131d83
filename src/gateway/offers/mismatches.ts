import { hasQuantity, isDiscount } from '../catalog/charges.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { PlanOffer } from './product-offer.js';
import type { Offers } from './schema.js';
import { supportsTrial } from './trial.js';

/** Finds contradictions between a plan offer and the product catalog. */
function planMismatches({ ratePlans }: BillingProduct, { productRatePlanId, quantity, trial }: PlanOffer): string[] {
  const plan = ratePlans.find(({ id }) => id === productRatePlanId);
  if (!plan) return [`rate plan ${productRatePlanId} does not exist`];
  const ofPlan = `of rate plan ${productRatePlanId}`;
  const problems = (quantity?.chargeIds ?? []).flatMap((id) => {
    const charge = plan.productRatePlanCharges.find((candidate) => candidate.id === id);
    if (!charge) return [`charge ${id} ${ofPlan} does not exist`];
    return hasQuantity(charge) ? [] : [`charge ${id} ${ofPlan} is ${charge.type} ${charge.model}, which has no quantity`];
  });
  if (trial && !supportsTrial(plan)) {
    problems.push(
      `the trial ${ofPlan} is left out, because not all recurring charges start with the service activation and the trial would be charged`,
    );
  }
  return problems;
}

/** Checks that a plan exists and has only discount charges. */
function discountMismatches(catalog: readonly BillingProduct[], id: string, owner: string): string[] {
  const plan = catalog.flatMap(({ ratePlans }) => ratePlans).find((candidate) => candidate.id === id);
  if (!plan) return [`rate plan ${id} of ${owner} does not exist`];
  return plan.productRatePlanCharges.every(isDiscount) ? [] : [`rate plan ${id} of ${owner} has charges other than discounts`];
}

/**
 * Finds contradictions between offers file and product catalog. Returns them as texts for the tenant's log. The affected parts are not
 * sold.
 */
export function findMismatches(catalog: readonly BillingProduct[], offers: Offers): string[] {
  const ofProducts = offers.products.flatMap(({ productId, plans }) => {
    const found = catalog.find(({ product }) => product.id === productId);
    return found ? plans.flatMap((offer) => planMismatches(found, offer)) : [`product ${productId} does not exist`];
  });
  const ofCoupons = (offers.coupons ?? []).flatMap(({ code, productRatePlanId }) =>
    discountMismatches(catalog, productRatePlanId, `coupon ${code}`),
  );
  const ofRetention = (offers.retention ?? []).flatMap(({ id, kind, productRatePlanId = '' }) =>
    kind === 'discount' ? discountMismatches(catalog, productRatePlanId, `retention offer ${id}`) : [],
  );
  return [...ofProducts, ...ofCoupons, ...ofRetention];
}

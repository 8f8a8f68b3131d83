import { hasQuantity, isDiscount } from '../catalog/charges.js';
import type { BillingProduct } from '../catalog/read.js';
import type { PlanOffer } from './product-offer.js';
import type { Offers } from './schema.js';
import { canBeTried } from './trial.js';

/** What of a plan's offer the catalog does not have, or has in another way. */
function ofPlan({ ratePlans }: BillingProduct, { productRatePlanId, quantity, trial }: PlanOffer): string[] {
  const plan = ratePlans.find(({ id }) => id === productRatePlanId);
  if (!plan) return [`rate plan ${productRatePlanId} is not there`];
  const of = `of rate plan ${productRatePlanId}`;
  const problems = (quantity?.chargeIds ?? []).flatMap((id) => {
    const charge = plan.productRatePlanCharges.find((candidate) => candidate.id === id);
    if (!charge) return [`charge ${id} ${of} is not there`];
    return hasQuantity(charge) ? [] : [`charge ${id} ${of} is ${charge.type} ${charge.model}, which has no quantity`];
  });
  if (trial && !canBeTried(plan)) {
    problems.push(`the recurring charges ${of} do not all wait for the service activation, so its trial would be charged and is left out`);
  }
  return problems;
}

/** A plan that must be there, with discounts alone. */
function ofDiscount(catalog: readonly BillingProduct[], id: string, of: string): string[] {
  const plan = catalog.flatMap(({ ratePlans }) => ratePlans).find((candidate) => candidate.id === id);
  if (!plan) return [`rate plan ${id} of ${of} is not there`];
  return plan.productRatePlanCharges.every(isDiscount) ? [] : [`rate plan ${id} of ${of} has charges beside discounts`];
}

/** What the offers say that the catalog does not bear out, in words for the tenant's log. It is not sold, or sold without it. */
export function mismatches(catalog: readonly BillingProduct[], offers: Offers): string[] {
  const ofProducts = offers.products.flatMap(({ productId, plans }) => {
    const found = catalog.find(({ product }) => product.id === productId);
    return found ? plans.flatMap((offer) => ofPlan(found, offer)) : [`product ${productId} is not there`];
  });
  const ofCoupons = (offers.coupons ?? []).flatMap(({ code, productRatePlanId }) =>
    ofDiscount(catalog, productRatePlanId, `coupon ${code}`),
  );
  const ofRetention = (offers.retention ?? []).flatMap(({ id, kind, productRatePlanId = '' }) =>
    kind === 'discount' ? ofDiscount(catalog, productRatePlanId, `retention offer ${id}`) : [],
  );
  return [...ofProducts, ...ofCoupons, ...ofRetention];
}

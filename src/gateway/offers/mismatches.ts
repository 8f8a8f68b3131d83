import { hasQuantity, isDiscount } from '../catalog/charges.js';
import type { BillingProduct } from '../catalog/read.js';
import type { PlanOffer } from './product-offer.js';
import type { Offers } from './schema.js';
import { supportsTrial } from './trial.js';

/** What of a plan's offer the catalog does not have, or has in another way. */
function planMismatches({ ratePlans }: BillingProduct, { productRatePlanId, quantity, trial }: PlanOffer): string[] {
  const plan = ratePlans.find(({ id }) => id === productRatePlanId);
  if (!plan) return [`rate plan ${productRatePlanId} is not there`];
  const place = `of rate plan ${productRatePlanId}`;
  const problems = (quantity?.chargeIds ?? []).flatMap((id) => {
    const charge = plan.productRatePlanCharges.find((candidate) => candidate.id === id);
    if (!charge) return [`charge ${id} ${place} is not there`];
    return hasQuantity(charge) ? [] : [`charge ${id} ${place} is ${charge.type} ${charge.model}, which has no quantity`];
  });
  if (trial && !supportsTrial(plan)) {
    problems.push(
      `the recurring charges ${place} do not all wait for the service activation, so its trial would be charged and is left out`,
    );
  }
  return problems;
}

/** A plan that must be there, with discounts alone. */
function discountMismatches(catalog: readonly BillingProduct[], id: string, owner: string): string[] {
  const plan = catalog.flatMap(({ ratePlans }) => ratePlans).find((candidate) => candidate.id === id);
  if (!plan) return [`rate plan ${id} of ${owner} is not there`];
  return plan.productRatePlanCharges.every(isDiscount) ? [] : [`rate plan ${id} of ${owner} has charges beside discounts`];
}

/** What the offers say that the catalog does not bear out, in words for the tenant's log. It is not sold, or sold without it. */
export function findMismatches(catalog: readonly BillingProduct[], offers: Offers): string[] {
  const ofProducts = offers.products.flatMap(({ productId, plans }) => {
    const found = catalog.find(({ product }) => product.id === productId);
    return found ? plans.flatMap((offer) => planMismatches(found, offer)) : [`product ${productId} is not there`];
  });
  const ofCoupons = (offers.coupons ?? []).flatMap(({ code, productRatePlanId }) =>
    discountMismatches(catalog, productRatePlanId, `coupon ${code}`),
  );
  const ofRetention = (offers.retention ?? []).flatMap(({ id, kind, productRatePlanId = '' }) =>
    kind === 'discount' ? discountMismatches(catalog, productRatePlanId, `retention offer ${id}`) : [],
  );
  return [...ofProducts, ...ofCoupons, ...ofRetention];
}

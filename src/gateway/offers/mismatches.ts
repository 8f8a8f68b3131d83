import { hasQuantity, isDiscount } from '../catalog/charges.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { PlanOffer } from './product-offer.js';
import type { Offers } from './schema.js';
import { suggestEntry } from './suggest-entry.js';
import { supportsTrial } from './trial.js';

const plansOf = (catalog: readonly BillingProduct[]) => catalog.flatMap(({ ratePlans }) => ratePlans);

/** Describes a plan that the product does not have: it belongs to another product, or does not exist. */
function missingPlan(catalog: readonly BillingProduct[], { product }: BillingProduct, planId: string): string {
  const owner = catalog.find(({ ratePlans }) => ratePlans.some(({ id }) => id === planId));
  return owner
    ? `rate plan ${planId} belongs to product ${owner.product.id} ("${owner.product.name}"), not to ${product.id} ("${product.name}")`
    : `rate plan ${planId} does not exist${suggestEntry(planId, plansOf(catalog))}`;
}

/** Finds contradictions between a plan offer and the product catalog. */
function planMismatches(
  catalog: readonly BillingProduct[],
  found: BillingProduct,
  { productRatePlanId, quantity, trial }: PlanOffer,
): string[] {
  const plan = found.ratePlans.find(({ id }) => id === productRatePlanId);
  if (!plan) return [missingPlan(catalog, found, productRatePlanId)];
  const ofPlan = `of rate plan ${productRatePlanId}`;
  const problems = (quantity?.chargeIds ?? []).flatMap((id) => {
    const charge = plan.productRatePlanCharges.find((candidate) => candidate.id === id);
    if (!charge) return [`charge ${id} ${ofPlan} does not exist${suggestEntry(id, plan.productRatePlanCharges)}`];
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
  const plan = plansOf(catalog).find((candidate) => candidate.id === id);
  if (!plan) return [`rate plan ${id} of ${owner} does not exist${suggestEntry(id, plansOf(catalog))}`];
  return plan.productRatePlanCharges.every(isDiscount) ? [] : [`rate plan ${id} of ${owner} has charges other than discounts`];
}

/**
 * Finds contradictions between offers file and product catalog. Returns them as texts for the tenant's log. The affected parts are not
 * sold.
 */
export function findMismatches(catalog: readonly BillingProduct[], offers: Offers): string[] {
  const ofProducts = offers.products.flatMap(({ productId, plans }) => {
    const found = catalog.find(({ product }) => product.id === productId);
    if (found) return plans.flatMap((offer) => planMismatches(catalog, found, offer));
    return [
      `product ${productId} does not exist${suggestEntry(
        productId,
        catalog.map(({ product }) => product),
      )}`,
    ];
  });
  const ofCoupons = (offers.coupons ?? []).flatMap(({ code, productRatePlanId }) =>
    discountMismatches(catalog, productRatePlanId, `coupon ${code}`),
  );
  const ofRetention = (offers.retention ?? []).flatMap(({ id, kind, productRatePlanId = '' }) =>
    kind === 'discount' ? discountMismatches(catalog, productRatePlanId, `retention offer ${id}`) : [],
  );
  const ofCombinations = [
    ...(offers.coupons ?? []).map(({ code, combinesWith = [] }) => ({ owner: `combinesWith of coupon ${code}`, combinesWith })),
    ...(offers.retention ?? []).map(({ id, combinesWith = [] }) => ({ owner: `combinesWith of retention offer ${id}`, combinesWith })),
  ].flatMap(({ owner, combinesWith }) => combinesWith.flatMap((id) => discountMismatches(catalog, id, owner)));
  return [...ofProducts, ...ofCoupons, ...ofRetention, ...ofCombinations];
}

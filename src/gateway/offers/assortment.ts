import type { Product, ProductRatePlan } from '../../api/schemas/billing/generated/catalog.js';
import type { CountryCode, CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import { isEffective, type BillingProduct } from '../catalog/read.js';
import type { ConsentOffer, Offers, PlanOffer, ProductOffer } from './schema.js';

/** A rate plan that may be bought. */
export interface SellablePlan {
  product: Product;
  plan: ProductRatePlan;
  offer?: PlanOffer;
}

export interface SellableProduct {
  product: Product;
  offer?: ProductOffer;
  plans: SellablePlan[];
}

/** Everything that may be bought today. What is shown and what may be bought come from here, so they cannot differ. */
export interface Assortment {
  date: IsoDate;
  currencies: readonly CurrencyCode[];
  countries: readonly CountryCode[];
  consents: readonly ConsentOffer[];
  products: readonly SellableProduct[];
}

function isActive(plan: ProductRatePlan, today: IsoDate): boolean {
  return (plan.status ?? 'Active') === 'Active' && isEffective(plan, today);
}

function isSellable({ StorefrontSellable__c: sellable }: ProductRatePlan): boolean {
  return sellable === true || sellable === 'true';
}

/** True if every charge has a price in the currency. A plan that lacks one cannot be billed. */
export function isPricedIn(plan: ProductRatePlan, currency: CurrencyCode): boolean {
  return plan.productRatePlanCharges.every(({ pricing }) => pricing.some((price) => price.currency === currency));
}

function offered({ product, ratePlans }: BillingProduct, offer: ProductOffer, today: IsoDate): SellableProduct {
  const plans = offer.plans.flatMap((planOffer): SellablePlan[] => {
    const plan = ratePlans.find(({ id }) => id === planOffer.productRatePlanId);
    return plan && isActive(plan, today) ? [{ product, plan, offer: planOffer }] : [];
  });
  return { product, offer, plans };
}

/** Joins the billing catalog with the offers; without offers the catalog's own mark decides. */
export function assemble(catalog: readonly BillingProduct[], offers: Offers | undefined, date: IsoDate): Assortment {
  const current = catalog.filter(({ product }) => isEffective(product, date));
  if (offers) {
    const { currencies, countries, consents } = offers;
    const products = offers.products.flatMap((offer) => {
      const found = current.find(({ product }) => product.id === offer.productId);
      return found ? [offered(found, offer, date)] : [];
    });
    return { date, currencies, countries, consents, products: products.filter(({ plans, offer }) => plans.length > 0 || offer?.contact) };
  }
  const products = current.map(({ product, ratePlans }) => ({
    product,
    plans: ratePlans.filter((plan) => isSellable(plan) && isActive(plan, date)).map((plan) => ({ product, plan })),
  }));
  const sold = products.filter(({ plans }) => plans.length > 0);
  const currencies = new Set(
    sold.flatMap(({ plans }) =>
      plans.flatMap(({ plan }) => plan.productRatePlanCharges.flatMap(({ pricing }) => pricing.map(({ currency }) => currency))),
    ),
  );
  return { date, currencies: [...currencies], countries: [], consents: [], products: sold };
}

/** What the offers name although the catalog does not have it, in words for the tenant's log. */
export function missingFromCatalog(catalog: readonly BillingProduct[], offers: Offers): string[] {
  return offers.products.flatMap(({ productId, plans }) => {
    const found = catalog.find(({ product }) => product.id === productId);
    if (!found) return [`product ${productId}`];
    return plans.flatMap(({ productRatePlanId, quantity }) => {
      const plan = found.ratePlans.find(({ id }) => id === productRatePlanId);
      if (!plan) return [`rate plan ${productRatePlanId}`];
      const charges = new Set(plan.productRatePlanCharges.map(({ id }) => id));
      return (quantity?.chargeIds ?? []).filter((id) => !charges.has(id)).map((id) => `charge ${id} of rate plan ${productRatePlanId}`);
    });
  });
}

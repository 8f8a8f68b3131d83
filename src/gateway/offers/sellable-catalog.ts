import type { Product, ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { CountryCode, CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import { pricingIn } from '../catalog/charges.js';
import { isEffective, type BillingProduct } from '../catalog/read-catalog.js';
import type { CancelRules, ChangeRules, PauseRules, RetentionRule } from './change-rules.js';
import type { CouponOffer } from './coupon-offer.js';
import type { InvoicingOffer } from './invoicing-offer.js';
import type { PlanOffer, ProductOffer } from './product-offer.js';
import type { ComparisonOffer, Offers } from './schema.js';
import type { ConsentOffer, SignUpOffer } from './sign-up-offer.js';

/** Rate plan on sale. */
export interface SellablePlan {
  product: Product;
  plan: ProductRatePlan;
  offer?: PlanOffer;
  /** For an add-on: ids of the products that it is sold with. */
  soldWith?: readonly string[];
}

export interface SellableProduct {
  product: Product;
  offer?: ProductOffer;
  plans: SellablePlan[];
}

/** Coupon with the discount plan that it adds to a subscription. */
export interface SellableCoupon {
  offer: CouponOffer;
  plan: ProductRatePlan;
  product: Product;
}

/** Retention offer. `plan` is set only if the offer is a discount. */
export interface SellableRetentionOffer {
  rule: RetentionRule;
  plan?: ProductRatePlan;
}

/** Rules for existing subscriptions: changing them, and buying beside them. */
interface SubscriptionRules {
  /** Product families by product id. Includes products that are not on sale today. */
  families: ReadonlyMap<string, string>;
  perFamily: 'one' | 'many';
  changes: ChangeRules;
  pause: PauseRules;
  cancel: CancelRules;
  retention: readonly SellableRetentionOffer[];
}

/**
 * The part of the product catalog that is on sale today. Used both to show offers and to check orders, so that customers can buy exactly
 * what they see.
 */
export interface SellableCatalog {
  date: IsoDate;
  currencies: readonly CurrencyCode[];
  countries: readonly CountryCode[];
  consents: readonly ConsentOffer[];
  products: readonly SellableProduct[];
  /** Products that are only sold together with another product. */
  addOns: readonly SellableProduct[];
  coupons: readonly SellableCoupon[];
  comparison: readonly ComparisonOffer[];
  signUp: SignUpOffer;
  /** Undefined if purchases on invoice are not possible. */
  invoicing?: InvoicingOffer;
  subscriptionRules: SubscriptionRules;
  /** The whole product catalog, including plans that are no longer sold but may still be subscribed to. */
  productCatalog: readonly BillingProduct[];
}

/** True if new subscriptions can have the plan today. */
export function isActive(plan: ProductRatePlan, today: IsoDate): boolean {
  return (plan.status ?? 'Active') === 'Active' && isEffective(plan, today);
}

/** True if the catalog marks the plan for storefronts. */
export function isSellable({ StorefrontSellable__c: sellable }: ProductRatePlan): boolean {
  return sellable === true || sellable === 'true';
}

/** True if every charge has a price in the currency. Otherwise, the plan cannot be billed in this currency. */
export function isPricedIn(plan: ProductRatePlan, currency: CurrencyCode): boolean {
  return plan.productRatePlanCharges.every((charge) => pricingIn(charge, currency) !== undefined);
}

function toSellableProduct(
  { product, ratePlans }: BillingProduct,
  offer: ProductOffer,
  soldWith: readonly string[],
  today: IsoDate,
): SellableProduct {
  const plans = offer.plans.flatMap((planOffer): SellablePlan[] => {
    const plan = ratePlans.find(({ id }) => id === planOffer.productRatePlanId);
    return plan && isActive(plan, today) ? [{ product, plan, offer: planOffer, ...(offer.addOn === true ? { soldWith } : {}) }] : [];
  });
  return { product, offer, plans };
}

function sellableCoupons(current: readonly BillingProduct[], { coupons = [] }: Offers, today: IsoDate): SellableCoupon[] {
  return coupons.flatMap((offer): SellableCoupon[] => {
    const found = current.find(({ ratePlans }) => ratePlans.some(({ id }) => id === offer.productRatePlanId));
    const plan = found?.ratePlans.find(({ id }) => id === offer.productRatePlanId);
    return found && plan && isActive(plan, today) ? [{ offer, plan, product: found.product }] : [];
  });
}

/** Returns the rules for subscriptions. Leaves out discount offers whose plan is not active. */
function toSubscriptionRules(
  current: readonly BillingProduct[],
  { products, subscriptions, changes = {}, pause, cancel = {}, retention = [] }: Offers,
  today: IsoDate,
): SubscriptionRules {
  const active = current.flatMap(({ ratePlans }) => ratePlans).filter((plan) => isActive(plan, today));
  return {
    families: new Map(products.flatMap(({ productId, family }) => (family === undefined ? [] : [[productId, family]]))),
    perFamily: subscriptions?.perFamily ?? 'many',
    changes,
    pause: pause ?? { allowed: false },
    cancel,
    retention: retention.flatMap((rule): SellableRetentionOffer[] => {
      if (rule.kind !== 'discount') return [{ rule }];
      const plan = active.find(({ id }) => id === rule.productRatePlanId);
      return plan ? [{ rule, plan }] : [];
    }),
  };
}

function applyOffers(current: readonly BillingProduct[], offers: Offers, date: IsoDate): Omit<SellableCatalog, 'productCatalog'> {
  const { currencies, countries, consents, comparison = [], signUp = {}, invoicing } = offers;
  const products = offers.products.flatMap((offer): SellableProduct[] => {
    const found = current.find(({ product }) => product.id === offer.productId);
    const soldWith = offers.products.flatMap(({ productId, addOns }) => (addOns?.includes(offer.productId) === true ? [productId] : []));
    const sellable = found && toSellableProduct(found, offer, soldWith, date);
    return sellable && (sellable.plans.length > 0 || offer.contact || offer.unavailable) ? [sellable] : [];
  });
  return {
    date,
    currencies,
    countries,
    consents,
    products: products.filter(({ offer }) => offer?.addOn !== true),
    addOns: products.filter(({ offer }) => offer?.addOn === true),
    coupons: sellableCoupons(current, offers, date),
    comparison,
    signUp,
    ...(invoicing ? { invoicing } : {}),
    subscriptionRules: toSubscriptionRules(current, offers, date),
  };
}

/**
 * Combines the product catalog with the offers file. Without an offers file, a plan is on sale if its custom field `StorefrontSellable__c`
 * is true.
 */
export function buildSellableCatalog(
  productCatalog: readonly BillingProduct[],
  offers: Offers | undefined,
  date: IsoDate,
): SellableCatalog {
  const current = productCatalog.filter(({ product }) => isEffective(product, date));
  if (offers) return { ...applyOffers(current, offers, date), productCatalog };
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
  const subscriptionRules: SubscriptionRules = {
    families: new Map(),
    perFamily: 'many',
    changes: {},
    pause: { allowed: false },
    cancel: {},
    retention: [],
  };
  const empty = { countries: [], consents: [], addOns: [], coupons: [], comparison: [], signUp: {}, subscriptionRules };
  return { ...empty, date, currencies: [...currencies], products: sold, productCatalog };
}

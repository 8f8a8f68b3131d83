import type { ProductRatePlanCharge } from '../../api/schemas/billing/generated/catalog.js';
import type {
  Catalog,
  CatalogCharge,
  CatalogPlan,
  CatalogProduct,
  Consent,
  PaymentFormSource,
} from '../../api/schemas/storefront/catalog.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import { plainQuantity, toUnitPrice } from '../money.js';
import { isPricedIn, type Assortment, type SellablePlan, type SellableProduct } from '../offers/assortment.js';
import { localize, type ConsentOffer } from '../offers/schema.js';

/** Models whose price is one number; the others need words that the catalog view does not have yet. */
const SINGLE_PRICE = new Set(['FlatFee', 'PerUnit']);

function chargeView(charge: ProductRatePlanCharge, quantityChosen: boolean, currency: CurrencyCode): CatalogCharge {
  const price = charge.pricing.find((pricing) => pricing.currency === currency)?.price ?? undefined;
  const perUnit = charge.model === 'PerUnit';
  return {
    productRatePlanChargeId: charge.id,
    name: charge.name,
    type: charge.type,
    model: charge.model,
    ...(price !== undefined && SINGLE_PRICE.has(charge.model) ? { price: toUnitPrice(price, currency) } : {}),
    ...(charge.type !== 'OneTime' && charge.billingPeriod != null ? { billingPeriod: charge.billingPeriod } : {}),
    ...(charge.uom != null && charge.uom !== '' ? { unitOfMeasure: charge.uom } : {}),
    ...(quantityChosen ? { quantityChosen } : {}),
    ...(perUnit && !quantityChosen && charge.defaultQuantity != null ? { defaultQuantity: plainQuantity(charge.defaultQuantity) } : {}),
  };
}

function planView({ plan, offer }: SellablePlan, currency: CurrencyCode, locale: string | undefined): CatalogPlan {
  const rule = offer?.quantity;
  const charges = plan.productRatePlanCharges.map((charge) => chargeView(charge, rule?.chargeIds.includes(charge.id) ?? false, currency));
  const period = charges.find(({ type, billingPeriod }) => type === 'Recurring' && billingPeriod !== undefined)?.billingPeriod;
  return {
    productRatePlanId: plan.id,
    name: plan.name,
    ...(period === undefined ? {} : { billingPeriod: period }),
    charges,
    ...(rule ? { quantity: { min: rule.min, max: rule.max, initial: rule.initial, unit: localize(rule.unit, locale) } } : {}),
  };
}

function productView({ product, offer, plans }: SellableProduct, currency: CurrencyCode, locale: string | undefined): CatalogProduct {
  const texts = offer && localize(offer.texts, locale);
  const description = texts?.description;
  return {
    productId: product.id,
    name: product.name,
    ...(description === undefined ? {} : { description }),
    features: texts?.features ?? [],
    ...(offer?.highlighted === true ? { highlighted: true } : {}),
    ...(texts?.label === undefined ? {} : { label: texts.label }),
    ...(offer?.contact ? { contact: { href: offer.contact.href, text: localize(offer.contact.texts, locale).text } } : {}),
    plans: plans.filter(({ plan }) => isPricedIn(plan, currency)).map((plan) => planView(plan, currency, locale)),
  };
}

function consentView({ id, version, required, href, texts }: ConsentOffer, locale: string | undefined): Consent {
  return { id, version, text: localize(texts, locale).text, ...(href === undefined ? {} : { href }), required };
}

/** What is on sale, as a page shows it. */
export function catalogView(
  assortment: Assortment,
  { currency, locale, paymentForm }: { currency: CurrencyCode; locale: string | undefined; paymentForm: PaymentFormSource | undefined },
): Catalog {
  const products = assortment.products.map((product) => productView(product, currency, locale));
  return {
    currency,
    currencies: [...assortment.currencies],
    countries: [...assortment.countries],
    asOf: assortment.date,
    products: products.filter(({ plans, contact }) => plans.length > 0 || contact !== undefined),
    consents: assortment.consents.map((consent) => consentView(consent, locale)),
    ...(paymentForm ? { paymentForm } : {}),
  };
}

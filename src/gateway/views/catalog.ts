import type { Catalog, CatalogPlan, CatalogProduct, ComparedFeature, PaymentFormSource } from '../../api/schemas/storefront/catalog.js';
import type { Consent, CustomField, SignUpRules } from '../../api/schemas/storefront/sign-up-rules.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import { isPricedIn, type SellableCatalog, type SellablePlan, type SellableProduct } from '../offers/sellable-catalog.js';
import type { ComparisonOffer } from '../offers/schema.js';
import type { ConsentOffer, FieldOffer } from '../offers/sign-up-offer.js';
import { localize } from '../offers/texts.js';
import { trialOf } from '../offers/trial.js';
import { chargeView } from './charge.js';
import { omitEmpty } from './omit-empty.js';

/** Currency, language and date of a catalog view. */
interface ViewOptions {
  currency: CurrencyCode;
  locale: string | undefined;
  date: IsoDate;
}

/** True if list prices include tax; false if tax is added. Undefined if no charge is taxed. */
function isTaxIncluded({ productRatePlanCharges }: SellablePlan['plan']): boolean | undefined {
  const taxed = productRatePlanCharges.filter(({ taxable }) => taxable === true);
  return taxed.length === 0 ? undefined : taxed.every(({ taxMode }) => taxMode === 'TaxInclusive');
}

function planView(sellable: SellablePlan, { currency, locale, date }: ViewOptions): CatalogPlan {
  const { plan, offer } = sellable;
  const rule = offer?.quantity;
  const charges = plan.productRatePlanCharges.map((charge) => chargeView(charge, rule?.chargeIds.includes(charge.id) ?? false, currency));
  const billingPeriod = charges.find((charge) => charge.type === 'Recurring' && charge.billingPeriod !== undefined)?.billingPeriod;
  return {
    productRatePlanId: plan.id,
    name: plan.name,
    ...omitEmpty({ trial: trialOf(sellable, date), billingPeriod }),
    charges,
    ...omitEmpty({ taxIncluded: isTaxIncluded(plan) }),
    ...(rule ? { quantity: { min: rule.min, max: rule.max, initial: rule.initial, unit: localize(rule.unit, locale) } } : {}),
  };
}

function productView({ product, offer, plans }: SellableProduct, options: ViewOptions, addOns: ReadonlySet<string>): CatalogProduct {
  const texts = offer && localize(offer.texts, options.locale);
  const availableAddOns = offer?.addOns?.filter((id) => addOns.has(id)) ?? [];
  return {
    productId: product.id,
    name: product.name,
    ...omitEmpty({ description: texts?.description }),
    features: texts?.features ?? [],
    ...(offer?.highlighted === true ? { highlighted: true } : {}),
    ...omitEmpty({ label: texts?.label, category: offer?.category }),
    ...(offer?.contact ? { contact: { href: offer.contact.href, text: localize(offer.contact.texts, options.locale).text } } : {}),
    ...(offer?.unavailable ? { unavailable: localize(offer.unavailable, options.locale).text } : {}),
    ...(availableAddOns.length > 0 ? { addOns: availableAddOns } : {}),
    plans: plans.filter(({ plan }) => isPricedIn(plan, options.currency)).map((plan) => planView(plan, options)),
  };
}

const isVisible = ({ plans, contact, unavailable }: CatalogProduct): boolean =>
  plans.length > 0 || contact !== undefined || unavailable !== undefined;

/** Row of the feature comparison. Contains values only for visible products. */
function featureView({ texts, values }: ComparisonOffer, visibleIds: ReadonlySet<string>, locale: string | undefined): ComparedFeature {
  return {
    ...localize(texts, locale),
    values: values.flatMap((value) =>
      visibleIds.has(value.productId)
        ? [{ productId: value.productId, ...(value.texts ? { text: localize(value.texts, locale).text } : {}) }]
        : [],
    ),
  };
}

function fieldView({ name, type, required, maxLength, options, texts }: FieldOffer, locale: string | undefined): CustomField {
  const choices = options?.map(({ value, texts: optionTexts }) => ({ value, label: localize(optionTexts, locale).text }));
  return { name, ...localize(texts, locale), type, ...omitEmpty({ options: choices, required, maxLength }) };
}

function signUpView({ signUp, coupons, date }: SellableCatalog, locale: string | undefined): SignUpRules {
  const { buyers, purchaseOrder, fields } = signUp;
  const hasValidCoupons = coupons.some(({ offer }) => offer.validUntil === undefined || date <= offer.validUntil);
  return {
    ...(hasValidCoupons ? { coupons: true } : {}),
    ...omitEmpty({ buyers, purchaseOrder }),
    ...(fields ? { fields: fields.map((field) => fieldView(field, locale)) } : {}),
  };
}

/** Consent with its text in one language. */
export function consentView({ id, version, required, href, texts }: ConsentOffer, locale: string | undefined): Consent {
  return { id, version, text: localize(texts, locale).text, ...(href === undefined ? {} : { href }), required };
}

/** View of the sellable catalog for pages. */
export function catalogView(
  sellableCatalog: SellableCatalog,
  { currency, locale, paymentForm }: { currency: CurrencyCode; locale: string | undefined; paymentForm: PaymentFormSource | undefined },
): Catalog {
  const options: ViewOptions = { currency, locale, date: sellableCatalog.date };
  const addOns = sellableCatalog.addOns.map((product) => productView(product, options, new Set())).filter(isVisible);
  const addOnIds = new Set(addOns.map(({ productId }) => productId));
  const products = sellableCatalog.products.map((product) => productView(product, options, addOnIds)).filter(isVisible);
  const productIds = new Set(products.map(({ productId }) => productId));
  const comparison = sellableCatalog.comparison
    .map((row) => featureView(row, productIds, locale))
    .filter(({ values }) => values.length > 0);
  const signUp = signUpView(sellableCatalog, locale);
  return {
    currency,
    currencies: [...sellableCatalog.currencies],
    countries: [...sellableCatalog.countries],
    asOf: sellableCatalog.date,
    products,
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(comparison.length > 0 ? { comparison } : {}),
    consents: sellableCatalog.consents.map((consent) => consentView(consent, locale)),
    ...(paymentForm ? { paymentForm } : {}),
    ...(Object.keys(signUp).length > 0 ? { signUp } : {}),
  };
}

import * as z from 'zod';
import { exactObject, toProblems } from '../option-problems.js';
import type { Validator } from '../../api/schemas/validator.js';
import { countryCode, currencyCode, type CountryCode, type CurrencyCode } from '../../api/schemas/values.js';
import {
  cancelRules,
  changeRules,
  findDanglingChanges,
  pauseRules,
  purchaseRules,
  retentionRules,
  type CancelRules,
  type ChangeRules,
  type PauseRules,
  type PurchaseRules,
  type RetentionRule,
} from './change-rules.js';
import { normalizeCouponCode, couponOffer, type CouponOffer } from './coupon-offer.js';
import { invoicingOffer, type InvoicingOffer } from './invoicing-offer.js';
import { productOffer, type ProductOffer } from './product-offer.js';
import { consentOffer, signUpOffer, type ConsentOffer, type SignUpOffer } from './sign-up-offer.js';
import { id, localized, localizedText, uniqueBy, displayText, type Localized } from './texts.js';

/**
 * Offers file: products and plans on sale, and how they are shown. Names and prices come from the product catalog. Format:
 * demo/offers/README.md.
 */
export interface Offers {
  /** Address of the JSON Schema, for editors. Not used otherwise. */
  $schema?: string | undefined;
  /** ISO 4217 codes. The first one is the default. */
  currencies: CurrencyCode[];
  /** ISO 3166-1 alpha-2 codes. Empty: all countries, which is the default of the file. */
  countries: CountryCode[];
  products: ProductOffer[];
  /** Empty: nothing to accept, which is the default of the file. */
  consents: ConsentOffer[];
  comparison?: ComparisonOffer[] | undefined;
  coupons?: CouponOffer[] | undefined;
  signUp?: SignUpOffer | undefined;
  /** Payment on invoice. If missing, every purchase needs a payment method. */
  invoicing?: InvoicingOffer | undefined;
  /** Rules for purchases by accounts that already have a subscription. */
  subscriptions?: PurchaseRules | undefined;
  changes?: ChangeRules | undefined;
  /** If missing, subscriptions cannot be paused. */
  pause?: PauseRules | undefined;
  cancel?: CancelRules | undefined;
  retention?: RetentionRule[] | undefined;
}

/** Row of the feature comparison. */
export interface ComparisonOffer {
  /** Name of the feature for your server, which gets it with the entitlements of an account. Never shown. */
  id?: string | undefined;
  texts: Localized<{ name: string; group?: string | undefined; hint?: string | undefined }>;
  /** Products that have the feature. Without texts, the table shows a check mark. */
  values: { productId: string; texts?: Localized<{ text: string }> | undefined }[];
}

const comparison = exactObject({
  id: id.optional(),
  texts: localized(exactObject({ name: displayText, group: displayText.optional(), hint: displayText.optional() })),
  values: z.array(exactObject({ productId: id, texts: localizedText.optional() })),
});

/** Converts a validator of ISO codes into a schema of the full zod library. */
const isoCode = (validator: Validator<string>, error: string) => z.string().refine((code) => validator.safeParse(code).success, { error });

/** Finds references to products, plans or reasons that the file does not contain. */
function findDanglingReferences(file: Offers): { path: (string | number)[]; message: string }[] {
  const { products, comparison: comparisonRows = [], coupons = [] } = file;
  const productIds = new Set(products.filter(({ addOn }) => addOn !== true).map(({ productId }) => productId));
  const addOns = new Set(products.filter(({ addOn }) => addOn === true).map(({ productId }) => productId));
  const plansOf = (some: readonly ProductOffer[]) =>
    new Set(some.flatMap((product) => product.plans.map(({ productRatePlanId }) => productRatePlanId)));
  const plans = plansOf(products);
  return [
    ...products.flatMap((product, index) =>
      (product.addOns ?? []).flatMap((addOn, entryIndex) =>
        addOns.has(addOn)
          ? []
          : [{ path: ['products', index, 'addOns', entryIndex], message: 'must be a product of this file with addOn: true' }],
      ),
    ),
    ...comparisonRows.flatMap(({ values }, index) =>
      values.flatMap(({ productId }, entryIndex) =>
        productIds.has(productId)
          ? []
          : [
              {
                path: ['comparison', index, 'values', entryIndex, 'productId'],
                message: 'must be a product of this file, and not an add-on',
              },
            ],
      ),
    ),
    ...coupons.flatMap((coupon, index) =>
      (coupon.plans ?? []).flatMap((plan, entryIndex) =>
        plans.has(plan) ? [] : [{ path: ['coupons', index, 'plans', entryIndex], message: 'must be a rate plan of this file' }],
      ),
    ),
    ...findDanglingChanges(file, plansOf(products.filter(({ addOn }) => addOn !== true))),
  ];
}

export const offersSchema: z.ZodType<Offers> = exactObject({
  $schema: z.string().optional().describe('Address of this JSON Schema, for editors. Not used otherwise.'),
  currencies: z.array(isoCode(currencyCode, 'must be an ISO 4217 code')).min(1).describe('ISO 4217 codes. The first one is the default.'),
  countries: z
    .array(isoCode(countryCode, 'must be an ISO 3166-1 alpha-2 code'))
    .default([])
    .describe('ISO 3166-1 alpha-2 codes of the countries that customers may be in. Empty: all countries.'),
  products: z
    .array(productOffer)
    .pipe(uniqueBy(({ productId }) => productId, 'must not contain the same productId twice'))
    .describe('Products on sale, in display order.'),
  consents: z
    .array(consentOffer)
    .pipe(uniqueBy((consent) => consent.id, 'must not contain the same id twice'))
    .default([])
    .describe('Terms that buyers must or may accept.'),
  comparison: z.array(comparison).max(200).optional().describe('Rows of the feature comparison, in order.'),
  coupons: z
    .array(couponOffer)
    .pipe(uniqueBy(({ code }) => normalizeCouponCode(code), 'must not contain the same code twice, regardless of case'))
    .optional()
    .describe('Coupon codes. The gateway checks them and never lists them.'),
  signUp: signUpOffer.optional().describe('Sign-up questions in addition to name and address.'),
  invoicing: invoicingOffer.optional().describe('Payment on invoice, for companies. If missing, every purchase needs a payment method.'),
  subscriptions: purchaseRules.optional().describe('Rules for purchases by accounts that already have a subscription.'),
  changes: changeRules.optional().describe('Rules for plan changes, and when they take effect.'),
  pause: pauseRules.optional().describe('Rules for pauses. If missing, subscriptions cannot be paused.'),
  cancel: cancelRules.optional().describe('Rules for cancellations and withdrawals.'),
  retention: retentionRules.optional().describe('Offers to customers who are about to cancel, in order.'),
}).superRefine((file, context) => {
  for (const { path, message } of findDanglingReferences(file)) context.addIssue({ code: 'custom', path, message });
});

/** Parses the data, or returns every mistake, each with its path, for example `products.0.plans.1.quantity.initial: ...`. */
export function checkOffers(data: unknown): { offers: Offers; problems?: undefined } | { offers?: undefined; problems: string[] } {
  const parsed = offersSchema.safeParse(data, {
    error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
  });
  if (parsed.success) return { offers: parsed.data };
  return { problems: toProblems(parsed.error.issues).map(({ path, rule }) => `${path.join('.') || '(whole file)'}: ${rule}`) };
}

/**
 * Validates an offers file.
 * @throws {TypeError} naming the path of every invalid value
 */
export function parseOffers(data: unknown): Offers {
  const { offers, problems } = checkOffers(data);
  if (offers) return offers;
  throw new TypeError(`The offers file is invalid. ${problems.join('; ')}`);
}

import * as z from 'zod';
import type { Validator } from '../../api/schemas/validator.js';
import { countryCode, currencyCode, type CountryCode, type CurrencyCode } from '../../api/schemas/values.js';
import {
  cancelRules,
  changeRules,
  findDanglingChanges,
  pauseRules,
  retentionRules,
  type CancelRules,
  type ChangeRules,
  type PauseRules,
  type RetentionRule,
} from './change-rules.js';
import { normalizeCouponCode, couponOffer, type CouponOffer } from './coupon-offer.js';
import { productOffer, type ProductOffer } from './product-offer.js';
import { consentOffer, signUpOffer, type ConsentOffer, type SignUpOffer } from './sign-up-offer.js';
import { id, localized, localizedText, uniqueBy, displayText, type Localized } from './texts.js';

/**
 * Offers file: products and plans on sale, and how they are shown. Names and prices come from the product catalog. Format:
 * demo/offers/README.md.
 */
export interface Offers {
  /** ISO 4217 codes. The first one is the default. */
  currencies: CurrencyCode[];
  /** ISO 3166-1 alpha-2 codes. Empty: all countries. */
  countries: CountryCode[];
  products: ProductOffer[];
  consents: ConsentOffer[];
  comparison?: ComparisonOffer[] | undefined;
  coupons?: CouponOffer[] | undefined;
  signUp?: SignUpOffer | undefined;
  changes?: ChangeRules | undefined;
  /** If missing, subscriptions cannot be paused. */
  pause?: PauseRules | undefined;
  cancel?: CancelRules | undefined;
  retention?: RetentionRule[] | undefined;
}

/** Row of the feature comparison. */
export interface ComparisonOffer {
  texts: Localized<{ name: string; group?: string | undefined; hint?: string | undefined }>;
  /** Products that have the feature. Without texts, the table shows a check mark. */
  values: { productId: string; texts?: Localized<{ text: string }> | undefined }[];
}

const comparison = z.strictObject({
  texts: localized(z.strictObject({ name: displayText, group: displayText.optional(), hint: displayText.optional() })),
  values: z.array(z.strictObject({ productId: id, texts: localizedText.optional() })),
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

const offersSchema: z.ZodType<Offers> = z
  .strictObject({
    currencies: z.array(isoCode(currencyCode, 'must be an ISO 4217 code')).min(1),
    countries: z.array(isoCode(countryCode, 'must be an ISO 3166-1 alpha-2 code')),
    products: z.array(productOffer).pipe(uniqueBy(({ productId }) => productId, 'must not contain the same productId twice')),
    consents: z.array(consentOffer).pipe(uniqueBy((consent) => consent.id, 'must not contain the same id twice')),
    comparison: z.array(comparison).max(200).optional(),
    coupons: z
      .array(couponOffer)
      .pipe(uniqueBy(({ code }) => normalizeCouponCode(code), 'must not contain the same code twice, regardless of case'))
      .optional(),
    signUp: signUpOffer.optional(),
    changes: changeRules.optional(),
    pause: pauseRules.optional(),
    cancel: cancelRules.optional(),
    retention: retentionRules.optional(),
  })
  .superRefine((file, context) => {
    for (const { path, message } of findDanglingReferences(file)) context.addIssue({ code: 'custom', path, message });
  });

/**
 * Validates an offers file.
 * @throws {TypeError} naming the path of every invalid value, for example `products.0.plans.1.quantity.initial`
 */
export function parseOffers(data: unknown): Offers {
  const parsed = offersSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole file)'}: ${message}`);
  throw new TypeError(`The offers file is invalid. ${problems.join('; ')}`);
}

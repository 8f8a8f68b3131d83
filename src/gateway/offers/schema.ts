import * as z from 'zod';
import type { Schema } from '../../api/schemas/schema.js';
import { countryCode, currencyCode, type CountryCode, type CurrencyCode } from '../../api/schemas/values.js';
import {
  cancelRules,
  changeRules,
  looseChanges,
  pauseRules,
  retentionRules,
  type CancelRules,
  type ChangeRules,
  type PauseRules,
  type RetentionRule,
} from './change-rules.js';
import { codeKey, couponOffer, type CouponOffer } from './coupon-offer.js';
import { productOffer, type ProductOffer } from './product-offer.js';
import { consentOffer, signUpOffer, type ConsentOffer, type SignUpOffer } from './sign-up-offer.js';
import { id, localized, localizedText, unique, words, type Localized } from './texts.js';

/** What a tenant sells and how it is shown. Names and prices come from the catalog. Source: demo/offers/README.md. */
export interface Offers {
  /** The first is the default. */
  currencies: CurrencyCode[];
  /** Empty: every country. */
  countries: CountryCode[];
  products: ProductOffer[];
  consents: ConsentOffer[];
  comparison?: ComparisonOffer[] | undefined;
  coupons?: CouponOffer[] | undefined;
  signUp?: SignUpOffer | undefined;
  changes?: ChangeRules | undefined;
  /** Not allowed if left out: somebody pays for what is not paid meanwhile. */
  pause?: PauseRules | undefined;
  cancel?: CancelRules | undefined;
  retention?: RetentionRule[] | undefined;
}

/** One row of the feature comparison. */
export interface ComparisonOffer {
  texts: Localized<{ name: string; group?: string | undefined; hint?: string | undefined }>;
  /** A product that is not named does not have it; without texts it just has it. */
  values: { productId: string; texts?: Localized<{ text: string }> | undefined }[];
}

const comparison = z.strictObject({
  texts: localized(z.strictObject({ name: words, group: words.optional(), hint: words.optional() })),
  values: z.array(z.strictObject({ productId: id, texts: localizedText.optional() })),
});

/** A code of the API's own schema inside a schema of the full zod. */
const coded = (schema: Schema<string>, error: string) => z.string().refine((code) => schema.safeParse(code).success, { error });

/** What one part of the file says of another that is not there. */
function loose(file: Offers): { path: (string | number)[]; message: string }[] {
  const { products, comparison: rows = [], coupons = [] } = file;
  const shown = new Set(products.filter(({ addOn }) => addOn !== true).map(({ productId }) => productId));
  const addOns = new Set(products.filter(({ addOn }) => addOn === true).map(({ productId }) => productId));
  const plansOf = (some: readonly ProductOffer[]) =>
    new Set(some.flatMap((product) => product.plans.map(({ productRatePlanId }) => productRatePlanId)));
  const plans = plansOf(products);
  return [
    ...products.flatMap((product, index) =>
      (product.addOns ?? []).flatMap((addOn, place) =>
        addOns.has(addOn) ? [] : [{ path: ['products', index, 'addOns', place], message: 'must be a product of this file with addOn' }],
      ),
    ),
    ...rows.flatMap(({ values }, index) =>
      values.flatMap(({ productId }, place) =>
        shown.has(productId)
          ? []
          : [{ path: ['comparison', index, 'values', place, 'productId'], message: 'must be a product of this file, no add-on' }],
      ),
    ),
    ...coupons.flatMap((coupon, index) =>
      (coupon.plans ?? []).flatMap((plan, place) =>
        plans.has(plan) ? [] : [{ path: ['coupons', index, 'plans', place], message: 'must be a rate plan of this file' }],
      ),
    ),
    ...looseChanges(file, plansOf(products.filter(({ addOn }) => addOn !== true))),
  ];
}

const offers: z.ZodType<Offers> = z
  .strictObject({
    currencies: z.array(coded(currencyCode, 'must be an ISO 4217 code')).min(1),
    countries: z.array(coded(countryCode, 'must be an ISO 3166-1 alpha-2 code')),
    products: z.array(productOffer).pipe(unique(({ productId }) => productId, 'each productId may stand once')),
    consents: z.array(consentOffer).pipe(unique((consent) => consent.id, 'each id may stand once')),
    comparison: z.array(comparison).max(200).optional(),
    coupons: z
      .array(couponOffer)
      .pipe(unique(({ code }) => codeKey(code), 'each code may stand once, in whatever capitals'))
      .optional(),
    signUp: signUpOffer.optional(),
    changes: changeRules.optional(),
    pause: pauseRules.optional(),
    cancel: cancelRules.optional(),
    retention: retentionRules.optional(),
  })
  .superRefine((file, context) => {
    for (const { path, message } of loose(file)) context.addIssue({ code: 'custom', path, message });
  });

/**
 * Reads an offers file.
 * @throws {TypeError} naming the path of everything that does not fit, for example `products.0.plans.1.quantity.initial`
 */
export function parseOffers(data: unknown): Offers {
  const parsed = offers.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole file)'}: ${message}`);
  throw new TypeError(`The offers file does not fit. ${problems.join('; ')}`);
}

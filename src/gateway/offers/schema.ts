import * as z from 'zod';
import type { Schema } from '../../api/schemas/schema.js';
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
  texts: localized(z.strictObject({ name: displayText, group: displayText.optional(), hint: displayText.optional() })),
  values: z.array(z.strictObject({ productId: id, texts: localizedText.optional() })),
});

/** A code of the API's own schema inside a schema of the full zod. */
const isoCode = (schema: Schema<string>, error: string) => z.string().refine((code) => schema.safeParse(code).success, { error });

/** What one part of the file says of another that is not there. */
function findDanglingReferences(file: Offers): { path: (string | number)[]; message: string }[] {
  const { products, comparison: comparisonRows = [], coupons = [] } = file;
  const shown = new Set(products.filter(({ addOn }) => addOn !== true).map(({ productId }) => productId));
  const addOns = new Set(products.filter(({ addOn }) => addOn === true).map(({ productId }) => productId));
  const plansOf = (some: readonly ProductOffer[]) =>
    new Set(some.flatMap((product) => product.plans.map(({ productRatePlanId }) => productRatePlanId)));
  const plans = plansOf(products);
  return [
    ...products.flatMap((product, index) =>
      (product.addOns ?? []).flatMap((addOn, entryIndex) =>
        addOns.has(addOn)
          ? []
          : [{ path: ['products', index, 'addOns', entryIndex], message: 'must be a product of this file with addOn' }],
      ),
    ),
    ...comparisonRows.flatMap(({ values }, index) =>
      values.flatMap(({ productId }, entryIndex) =>
        shown.has(productId)
          ? []
          : [{ path: ['comparison', index, 'values', entryIndex, 'productId'], message: 'must be a product of this file, no add-on' }],
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
    products: z.array(productOffer).pipe(uniqueBy(({ productId }) => productId, 'each productId may stand once')),
    consents: z.array(consentOffer).pipe(uniqueBy((consent) => consent.id, 'each id may stand once')),
    comparison: z.array(comparison).max(200).optional(),
    coupons: z
      .array(couponOffer)
      .pipe(uniqueBy(({ code }) => normalizeCouponCode(code), 'each code may stand once, in whatever capitals'))
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
 * Reads an offers file.
 * @throws {TypeError} naming the path of everything that does not fit, for example `products.0.plans.1.quantity.initial`
 */
export function parseOffers(data: unknown): Offers {
  const parsed = offersSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole file)'}: ${message}`);
  throw new TypeError(`The offers file does not fit. ${problems.join('; ')}`);
}

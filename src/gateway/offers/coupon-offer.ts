import * as z from 'zod';
import { isoDate, type IsoDate } from '../../api/schemas/values.js';
import { id, localizedText, type Localized } from './texts.js';

/** Coupon code and the discount that it gives. Codes are never listed in the catalog. */
export interface CouponOffer {
  /** Code as printed. Case-insensitive. */
  code: string;
  /** Discount plan that is added to the subscription. */
  productRatePlanId: string;
  /** Rate plans of which at least one must be bought. If missing, any plan qualifies. */
  plans?: string[] | undefined;
  /** First valid day. */
  validFrom?: IsoDate | undefined;
  /** Last valid day. */
  validUntil?: IsoDate | undefined;
  /** If true, the coupon is not valid for signed-in customers, who already have an account. */
  newCustomersOnly?: boolean | undefined;
  /** Description of the discount, shown with the quote. */
  texts: Localized<{ text: string }>;
}

const dateText = z.string().refine((text) => isoDate.safeParse(text).success, { error: 'must be a date in the form YYYY-MM-DD' });

export const couponOffer = z
  .strictObject({
    code: z
      .string()
      .max(64)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { error: 'must consist of letters, digits, - and _, starting with a letter or digit' }),
    productRatePlanId: id,
    plans: z.array(id).min(1).optional(),
    validFrom: dateText.optional(),
    validUntil: dateText.optional(),
    newCustomersOnly: z.boolean().optional(),
    texts: localizedText,
  })
  .refine(({ validFrom, validUntil }) => validFrom === undefined || validUntil === undefined || validFrom <= validUntil, {
    error: 'must not be before validFrom',
    path: ['validUntil'],
  });

/** Normalizes a code for comparison, because customers type codes in lower case or with spaces. */
export const normalizeCouponCode = (code: string): string => code.trim().toUpperCase();

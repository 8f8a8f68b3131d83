import * as z from 'zod';
import { exactObject } from '../option-problems.js';
import { isoDate, type IsoDate } from '../../api/schemas/values.js';
import { duration, type Duration } from './duration.js';
import { id, localizedText, type Localized } from './texts.js';

/** Coupon code and the discount that it gives. Codes are never listed in the catalog. */
export interface CouponOffer {
  /** Code as printed. Case-insensitive. */
  code: string;
  /** Discount plan that is added to the subscription. */
  productRatePlanId: string;
  /** Rate plans of which at least one must be bought. If missing, any plan that the discount makes cheaper qualifies. */
  plans?: string[] | undefined;
  /** First valid day. */
  validFrom?: IsoDate | undefined;
  /** Last valid day. */
  validUntil?: IsoDate | undefined;
  /** If true, the coupon is only valid for accounts that never had a plan with a price. */
  newCustomersOnly?: boolean | undefined;
  /** How often the coupon can be used. A use is a subscription that has, had, or will get the discount plan. */
  uses?: CouponUses | undefined;
  /** How long the discount lasts. Default: the end date of the discount plan's charges. */
  lasts?: Duration | undefined;
  /** Other discount plans that the subscription may have at the same time. Default: none. */
  combinesWith?: string[] | undefined;
  /** Description of the discount, shown with the quote. */
  texts: Localized<{ text: string }>;
}

interface CouponUses {
  /** Uses for each account. Default 1. A subscription can use a coupon only once. */
  perAccount?: number | undefined;
  /** Uses by all accounts. Default: unlimited. */
  total?: number | undefined;
}

const dateText = z.string().refine((text) => isoDate.safeParse(text).success, { error: 'must be a date in the form YYYY-MM-DD' });

export const couponOffer = exactObject({
  code: z
    .string()
    .max(64)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { error: 'must consist of letters, digits, - and _, starting with a letter or digit' }),
  productRatePlanId: id.describe('Discount plan in the catalog that the coupon adds.'),
  plans: z
    .array(id)
    .min(1)
    .optional()
    .describe('At least one of these plans must be bought. Default: any plan that the discount makes cheaper.'),
  validFrom: dateText.optional(),
  validUntil: dateText.optional(),
  newCustomersOnly: z.boolean().optional().describe('True: only for accounts that never had a plan with a price.'),
  uses: exactObject({ perAccount: z.int().min(1).max(1000).optional(), total: z.int().min(1).max(1_000_000).optional() }).optional(),
  lasts: duration.optional(),
  combinesWith: z.array(id).min(1).optional(),
  texts: localizedText,
}).refine(({ validFrom, validUntil }) => validFrom === undefined || validUntil === undefined || validFrom <= validUntil, {
  error: 'must not be before validFrom',
  path: ['validUntil'],
});

/** Normalizes a code for comparison, because customers type codes in lower case or with spaces. */
export const normalizeCouponCode = (code: string): string => code.trim().toUpperCase();

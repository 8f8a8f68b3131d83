import * as z from 'zod';
import { isoDate, type IsoDate } from '../../api/schemas/values.js';
import { id, localizedText, type Localized } from './texts.js';

/** A code and the discount that it gives. Codes are never listed. */
export interface CouponOffer {
  /** As it is printed; read without regard to capitals. */
  code: string;
  /** A rate plan of discounts. It is added to the subscription. */
  productRatePlanId: string;
  /** Rate plans of which one has to be bought; any if left out. */
  plans?: string[] | undefined;
  validFrom?: IsoDate | undefined;
  /** Last day. */
  validUntil?: IsoDate | undefined;
  /** True: not with a session, whose account has bought before. */
  newCustomersOnly?: boolean | undefined;
  /** What it does. */
  texts: Localized<{ text: string }>;
}

const dateText = z.string().refine((text) => isoDate.safeParse(text).success, { error: 'must be a date YYYY-MM-DD' });

export const couponOffer = z
  .strictObject({
    code: z
      .string()
      .max(64)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { error: 'must be letters, digits, - and _' }),
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

/** A code as it is compared: people type small letters and spaces. */
export const normalizeCouponCode = (code: string): string => code.trim().toUpperCase();

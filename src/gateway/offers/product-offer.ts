import * as z from 'zod';
import { href, id, localized, localizedText, displayText, type Localized } from './texts.js';
import type { SubscriptionTermsInput as SubscriptionTerms } from '../../generated/api/schemas/orders.js';

/** Product as shown to visitors, with the plans on sale. */
export interface ProductOffer {
  productId: string;
  texts: Localized<{ description: string; features: string[]; label?: string | undefined }>;
  highlighted?: boolean | undefined;
  /** Category for grouping products. The same in every language. */
  category?: string | undefined;
  /** Contact link of a product that customers can only buy from sales staff. `plans` must then be empty. */
  contact?: { href: string; texts: Localized<{ text: string }> } | undefined;
  /** Reason why the product is not sold at the moment. The product is still shown. */
  unavailable?: Localized<{ text: string }> | undefined;
  /** If true, the product is only sold together with another product. */
  addOn?: boolean | undefined;
  /** Product ids of add-ons that can be bought with this product. */
  addOns?: string[] | undefined;
  plans: PlanOffer[];
}

export interface PlanOffer {
  productRatePlanId: string;
  quantity?: QuantityOffer | undefined;
  terms?: SubscriptionTerms | undefined;
  trial?: TrialOffer | undefined;
}

export interface QuantityOffer {
  /** Ids of the per-unit, tiered and volume charges that the quantity applies to. */
  chargeIds: string[];
  min: number;
  max: number;
  initial: number;
  unit: Localized<{ one: string; other: string }>;
}

/**
 * Length of a trial. Set exactly one of these fields. The plan's recurring charges must start with the service activation, which is on the
 * day after the trial.
 */
export interface TrialOffer {
  days?: number | undefined;
  weeks?: number | undefined;
  months?: number | undefined;
}

const quantity = z
  .strictObject({
    chargeIds: z.array(id).min(1),
    min: z.int().min(1),
    max: z.int().max(1_000_000),
    initial: z.int(),
    unit: localized(z.strictObject({ one: displayText, other: displayText })),
  })
  .refine(({ min, initial, max }) => min <= initial && initial <= max, { error: 'must satisfy min <= initial <= max', path: ['initial'] });

const period = z.enum(['Month', 'Year', 'Day', 'Week']);
const terms: z.ZodType<SubscriptionTerms> = z.strictObject({
  autoRenew: z.boolean().optional(),
  initialTerm: z.strictObject({
    termType: z.enum(['TERMED', 'EVERGREEN']),
    period: z.int().min(1).optional(),
    periodType: period.optional(),
  }),
  renewalSetting: z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']).optional(),
  renewalTerms: z.array(z.strictObject({ period: z.int().min(1).optional(), periodType: period.optional() })).optional(),
});

const trial = z
  .strictObject({
    days: z.int().min(1).max(3650).optional(),
    weeks: z.int().min(1).max(520).optional(),
    months: z.int().min(1).max(120).optional(),
  })
  .refine(({ days, weeks, months }) => [days, weeks, months].filter((count) => count !== undefined).length === 1, {
    error: 'must have exactly one of days, weeks and months',
  });

export const productOffer = z
  .strictObject({
    productId: id,
    texts: localized(z.strictObject({ description: displayText, features: z.array(displayText).max(30), label: displayText.optional() })),
    highlighted: z.boolean().optional(),
    category: id.optional(),
    contact: z.strictObject({ href, texts: localizedText }).optional(),
    unavailable: localizedText.optional(),
    addOn: z.boolean().optional(),
    addOns: z.array(id).optional(),
    plans: z.array(
      z.strictObject({ productRatePlanId: id, quantity: quantity.optional(), terms: terms.optional(), trial: trial.optional() }),
    ),
  })
  .refine(({ contact, unavailable, plans }) => unavailable !== undefined || (contact === undefined) !== (plans.length === 0), {
    error: 'must be empty if the product has contact; otherwise must not be empty unless the product is unavailable',
    path: ['plans'],
  })
  .refine(({ addOn, contact, addOns }) => addOn !== true || (contact === undefined && addOns === undefined), {
    error: 'must not be combined with contact or addOns: an add-on is sold with other products',
    path: ['addOn'],
  });

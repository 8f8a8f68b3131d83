import * as z from 'zod';
import { exactObject } from '../option-problems.js';
import { durationFields, hasOneUnit, ONE_UNIT, type Duration } from './duration.js';
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
  /**
   * Product family. A customer normally needs one subscription of a family: buying a second one must be confirmed, and plan changes stay
   * within the family. Products without a family belong together.
   */
  family?: string | undefined;
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

interface QuantityOffer {
  /** Ids of the per-unit, tiered and volume charges that the quantity applies to. */
  chargeIds: string[];
  min: number;
  max: number;
  initial: number;
  unit: Localized<{ one: string; other: string }>;
}

/**
 * Length of a trial, and who may have it. The plan's recurring charges must start with the service activation, which is on the day after the
 * trial.
 */
export interface TrialOffer extends Duration {
  /** `product`: once for each account and product. `account`: once for each account. Default: `product`. */
  once?: 'product' | 'account' | undefined;
  /** If true, an account that has subscribed without a trial may still have one. */
  afterPaid?: boolean | undefined;
}

const quantity = exactObject({
  chargeIds: z.array(id).min(1).describe('Ids of the per-unit, tiered and volume charges that the quantity applies to.'),
  min: z.int().min(1),
  max: z.int().max(1_000_000),
  initial: z.int().describe('Quantity that is chosen first.'),
  unit: localized(exactObject({ one: displayText, other: displayText })),
}).refine(({ min, initial, max }) => min <= initial && initial <= max, { error: 'must satisfy min <= initial <= max', path: ['initial'] });

const period = z.enum(['Month', 'Year', 'Day', 'Week']);
const terms: z.ZodType<SubscriptionTerms> = exactObject({
  autoRenew: z.boolean().optional(),
  initialTerm: exactObject({
    termType: z.enum(['TERMED', 'EVERGREEN']),
    period: z.int().min(1).optional(),
    periodType: period.optional(),
  }),
  renewalSetting: z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']).optional(),
  renewalTerms: z.array(exactObject({ period: z.int().min(1).optional(), periodType: period.optional() })).optional(),
});

const trial = exactObject({ ...durationFields, once: z.enum(['product', 'account']).optional(), afterPaid: z.boolean().optional() }).refine(
  hasOneUnit,
  ONE_UNIT,
);

export const productOffer = exactObject({
  productId: id.describe('Id of the product in the catalog.'),
  texts: localized(exactObject({ description: displayText, features: z.array(displayText).max(30), label: displayText.optional() })),
  highlighted: z.boolean().optional().describe('True for the recommended product.'),
  category: id.optional().describe('Category for grouping, the same in every language.'),
  family: id.optional().describe('Product family. A customer normally needs one subscription of a family.'),
  contact: exactObject({ href, texts: localizedText })
    .optional()
    .describe('Contact link of a product that your sales team sells. `plans` must then be empty.'),
  unavailable: localizedText.optional().describe('Reason why the product is shown but not sold at the moment.'),
  addOn: z.boolean().optional().describe('True: only sold together with another product.'),
  addOns: z.array(id).optional().describe('Product ids of add-ons that can be bought with this product.'),
  plans: z.array(
    exactObject({
      productRatePlanId: id.describe('Id of the rate plan in the catalog.'),
      quantity: quantity.optional().describe('Set only if the buyer can choose a quantity.'),
      terms: terms.optional().describe('Terms of the subscription. Default: one year with renewal for annual plans, otherwise evergreen.'),
      trial: trial.optional().describe('Free trial: exactly one of days, weeks and months.'),
    }),
  ),
})
  .refine(({ contact, unavailable, plans }) => unavailable !== undefined || (contact === undefined) !== (plans.length === 0), {
    error: 'must be empty if the product has contact; otherwise must not be empty unless the product is unavailable',
    path: ['plans'],
  })
  .refine(({ addOn, contact, addOns }) => addOn !== true || (contact === undefined && addOns === undefined), {
    error: 'must not be combined with contact or addOns: an add-on is sold with other products',
    path: ['addOn'],
  })
  .refine(({ addOn, family }) => addOn !== true || family === undefined, {
    error: 'must not be set for an add-on: it belongs to the subscription of the product that it is sold with',
    path: ['family'],
  });

import * as z from 'zod';
import {
  ALIGNMENTS,
  BILL_CYCLE_TYPES,
  BILLING_PERIODS,
  CHARGE_MODELS,
  DISCOUNT_LEVELS,
  DISCOUNT_TARGETS,
  LIST_PRICE_BASES,
  PRORATION_OPTIONS,
  RATING_GROUPS,
  UP_TO_UNITS,
  WEEKDAYS,
  type ChargeTerms,
  type Pricing,
} from '../engine/rating/charge-terms.js';
import { chargeProblems, priceProblems } from '../engine/rating/charge-problems.js';

export const decimalText = z.string().regex(/^\d+(\.\d+)?$/, 'must be a decimal number as text, such as "12.50"');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code');

/** Id of a product, rate plan or charge. */
export const catalogId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, `must have 32 hex digits. Create one: node -p "crypto.randomUUID().replaceAll('-', '')"`);

const count = z.int().min(1).max(1200);

const tier = z.object({
  tier: z.int().min(1),
  startingUnit: decimalText,
  endingUnit: decimalText.nullish().transform((value) => value ?? null),
  price: decimalText,
  priceFormat: z.enum(['flat fee', 'per unit']).default('per unit'),
});

const price = z.object({
  currency,
  price: decimalText.optional(),
  tiers: z.array(tier).optional(),
  includedUnits: decimalText.optional(),
  overagePrice: decimalText.optional(),
  discountPercentage: decimalText.optional(),
  discountAmount: decimalText.optional(),
});

const terms = z.object({
  billingTiming: z.enum(['In Advance', 'In Arrears']).nullish(),
  specificBillingPeriod: count.nullish(),
  specificListPriceBase: count.nullish(),
  billingPeriodAlignment: z.enum(ALIGNMENTS).nullish(),
  billCycleType: z.enum(BILL_CYCLE_TYPES).nullish(),
  billCycleDay: z.int().min(1).max(31).nullish(),
  weeklyBillCycleDay: z.enum(WEEKDAYS).nullish(),
  prorationOption: z.enum(PRORATION_OPTIONS).nullish(),
  endDateCondition: z.enum(['Subscription_End', 'Fixed_Period', 'One_Time']).nullish(),
  upToPeriods: count.nullish(),
  upToPeriodsType: z.enum(UP_TO_UNITS).nullish(),
  taxable: z.boolean().nullish(),
  taxMode: z.enum(['TaxExclusive', 'TaxInclusive']).nullish(),
  taxCode: z.string().nullish(),
  applyDiscountTo: z.enum(DISCOUNT_TARGETS).nullish(),
  discountLevel: z.enum(DISCOUNT_LEVELS).nullish(),
  applyToBillingPeriodPartially: z.boolean().nullish(),
  ratingGroup: z.enum(RATING_GROUPS).nullish(),
  usageRecordRatingOption: z.enum(['EndOfBillingPeriod', 'OnDemand']).nullish(),
});

/** Omits empty fields, so that defaults are defined in one place. */
function omitNullish<Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== undefined)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>;
  };
}

/** Revenue fields, which are stored under the names that API responses use. */
const revenue = z.object({
  revenueRecognitionRuleName: z.string().min(1).max(25).nullish(),
  revRecTriggerCondition: z.enum(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate']).nullish(),
  deferredRevenueAccount: z.string().min(1).max(100).nullish(),
  recognizedRevenueAccount: z.string().min(1).max(100).nullish(),
});

const fields = z.strictObject({
  id: catalogId,
  productRatePlanChargeNumber: z.string().min(1).max(100),
  name: z.string().min(1),
  description: z.string().nullish(),
  type: z.enum(['OneTime', 'Recurring', 'Usage']),
  model: z.enum(CHARGE_MODELS),
  chargeFunction: z.literal('Standard').optional(),
  billingPeriod: z.enum(BILLING_PERIODS).nullish(),
  listPriceBase: z.enum(LIST_PRICE_BASES).nullish(),
  uom: z.string().nullish(),
  defaultQuantity: decimalText.nullish(),
  triggerEvent: z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance']),
  pricing: z.array(price).min(1),
  ...terms.shape,
  ...revenue.shape,
});

function describeCharge(charge: z.output<typeof fields>) {
  const { type, model, billingPeriod, listPriceBase, uom, defaultQuantity } = charge;
  const own = Object.fromEntries(Object.entries(charge).filter(([name]) => Object.hasOwn(terms.shape, name)));
  return {
    type,
    model,
    billingPeriod: billingPeriod ?? null,
    listPriceBase: listPriceBase ?? null,
    uom: uom ?? null,
    defaultQuantity: defaultQuantity ?? null,
    terms: omitNullish(terms.parse(own)) satisfies ChargeTerms,
  };
}

/** A charge of a tenant's catalog in the engine's format. A charge that the engine cannot price is refused when the catalog loads. */
export const catalogCharge = fields
  .check((context) => {
    const { value } = context;
    const say = (path: (string | number)[], message: string): void =>
      void context.issues.push({ code: 'custom', path, message, input: value });
    for (const { field, message } of chargeProblems(describeCharge(value))) say([field], message);
    value.pricing.forEach(({ currency: code, ...pricing }, index) => {
      if (value.pricing.findIndex((other) => other.currency === code) < index)
        say(['pricing', index, 'currency'], `${code} is listed twice`);
      for (const { field, message } of priceProblems(value.model, omitNullish(pricing))) {
        say(['pricing', index, ...(typeof field === 'string' ? [field] : ['tiers', field.tier, field.field])], message);
      }
    });
  })
  .transform((charge) => {
    const { id, productRatePlanChargeNumber, name, description, triggerEvent } = charge;
    return {
      id,
      productRatePlanChargeNumber,
      name,
      description: description ?? null,
      ...describeCharge(charge),
      triggerEvent,
      details: omitNullish(revenue.parse(charge)),
      pricing: charge.pricing.map(({ currency: code, ...pricing }) => ({
        currency: code,
        pricing: omitNullish(pricing) satisfies Pricing,
      })),
    };
  });

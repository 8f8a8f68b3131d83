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
  isDiscount,
  type ChargeTerms,
  type Pricing,
} from '../engine/rating/charge-terms.js';
import { baseFactor } from '../engine/rating/price.js';

export const decimalText = z.string().regex(/^\d+(\.\d+)?$/, 'must be a decimal number as text, such as "12.50"');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code');

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
  tiers: z.array(tier).min(1).optional(),
  includedUnits: decimalText.optional(),
  overagePrice: decimalText.optional(),
  discountPercentage: decimalText.refine((value) => Number(value) <= 100, 'must be at most 100').optional(),
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

/** What is absent stays absent, so that the defaults are told in one place. */
function withoutEmpty<Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== undefined)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>;
  };
}

/** What a price needs, by the model of the charge. */
const NEEDED: Readonly<Record<(typeof CHARGE_MODELS)[number], readonly (keyof Pricing)[]>> = {
  FlatFee: ['price'],
  PerUnit: ['price'],
  Tiered: ['tiers'],
  Volume: ['tiers'],
  Overage: ['includedUnits', 'overagePrice'],
  TieredWithOverage: ['tiers', 'overagePrice'],
  DiscountPercentage: ['discountPercentage'],
  DiscountFixedAmount: ['discountAmount'],
};

const fields = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  productRatePlanChargeNumber: z.string(),
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
});

type Fields = z.output<typeof fields>;

/** What cannot be billed, by the field that says so. */
function problems(charge: Fields): { field: keyof Fields; message: string }[] {
  const { type, model, billingPeriod, uom } = charge;
  const found: { field: keyof Fields; message: string }[] = [];
  const say = (field: keyof Fields, message: string): void => void found.push({ field, message });
  if (type !== 'OneTime' && !billingPeriod) say('billingPeriod', `a charge of type ${type} needs one`);
  if (type === 'Usage' && !uom) say('uom', 'a usage charge counts a unit');
  if (type === 'Usage' && isDiscount(charge)) say('model', 'a discount is OneTime or Recurring');
  if (type !== 'Usage' && (model === 'Overage' || model === 'TieredWithOverage')) say('model', `${model} is for usage`);
  if (billingPeriod?.startsWith('Specific') === true && !charge.specificBillingPeriod) say('specificBillingPeriod', 'says how many');
  if (charge.endDateCondition === 'Fixed_Period' && !charge.upToPeriods) say('upToPeriods', 'says how many');
  if (type === 'Recurring' && billingPeriod && billingPeriod !== 'Subscription Term') {
    const { listPriceBase = null, specificListPriceBase, specificBillingPeriod } = charge;
    const rated = { type, billingPeriod, listPriceBase, terms: withoutEmpty({ specificListPriceBase, specificBillingPeriod }) };
    const noTerm = { currentTerm: null, currentTermPeriodType: null };
    if (!baseFactor(rated, noTerm))
      say('listPriceBase', `a price for '${listPriceBase ?? ''}' does not fit the billing period ${billingPeriod}`);
  }
  for (const entry of charge.pricing) {
    for (const name of NEEDED[model]) if (entry[name] === undefined) say('pricing', `${model} in ${entry.currency} needs '${name}'`);
    const tiers = entry.tiers ?? [];
    tiers.forEach(({ endingUnit }, index) => {
      const before = index === 0 ? '0' : (tiers[index - 1]?.endingUnit ?? null);
      const last = index === tiers.length - 1;
      if (endingUnit === null ? !last : before === null || Number(endingUnit) <= Number(before)) {
        say('pricing', `the tiers in ${entry.currency} must rise, and only the last may be open`);
      }
    });
  }
  return found;
}

/** A charge of a tenant's catalog, as the engine bills it. What it cannot price is refused here, by name, rather than billed wrongly later. */
export const catalogCharge = fields
  .check((context) => {
    for (const { field, message } of problems(context.value)) {
      context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
    }
  })
  .transform((charge) => {
    const termNames = Object.keys(terms.shape);
    const own = Object.fromEntries(Object.entries(charge).filter(([name]) => termNames.includes(name)));
    const {
      id,
      productRatePlanChargeNumber,
      name,
      description,
      type,
      model,
      billingPeriod,
      listPriceBase,
      uom,
      defaultQuantity,
      triggerEvent,
    } = charge;
    return {
      id,
      productRatePlanChargeNumber,
      name,
      description: description ?? null,
      type,
      model,
      billingPeriod: billingPeriod ?? null,
      listPriceBase: listPriceBase ?? null,
      uom: uom ?? null,
      defaultQuantity: defaultQuantity ?? null,
      triggerEvent,
      terms: withoutEmpty(terms.parse(own)) satisfies ChargeTerms,
      pricing: charge.pricing.map(({ currency: code, ...pricing }) => ({
        currency: code,
        pricing: withoutEmpty(pricing) satisfies Pricing,
      })),
    };
  });

import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import {
  WIRE_PERIODS,
  type ChargeBillingInput,
  type ChargeEndInput,
  type ChargeOverrideInput,
  type ChargeStartInput,
  type ChargeUpdateInput,
  type PricingInput,
  type TierInput,
} from '../engine/order-charge-input.js';
import {
  DISCOUNT_LEVELS,
  DISCOUNT_TARGETS,
  PRORATION_OPTIONS,
  RATING_GROUPS,
  UP_TO_UNITS,
  WEEKDAYS,
} from '../engine/rating/charge-terms.js';
import { customFields, isoDate } from './fields.js';
import { storedFields } from './stored-fields.js';

/** Maximum number of periods, higher than any realistic number. */
const MOST = 1200;

const text = z.optional(z.string());
const day = z.optional(isoDate);
const number = z.optional(decimal);
const count = z.optional(z.int().check(z.gte(1), z.lte(MOST)));
const fields = z.optional(customFields);

const tier: Schema<TierInput> = z.object({
  tier: z.int().check(z.gte(1)),
  startingUnit: decimal,
  endingUnit: number,
  price: decimal,
  priceFormat: z.enum(['FlatFee', 'PerUnit']),
});
const tiers = z.optional(z.array(tier));
const unchanged = { priceChangeOption: z.optional(z.literal('NoChange')) };
const base = {
  listPriceBase: z.optional(z.enum(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  specificListPriceBase: count,
};
const ratingGroup = z.optional(z.enum(RATING_GROUPS));

const listPrice = { listPrice: number };
const perUnit = { ...listPrice, quantity: number };
const tiered = { tiers, quantity: number };
const target = {
  applyDiscountTo: z.optional(z.enum(DISCOUNT_TARGETS)),
  discountLevel: z.optional(z.enum(DISCOUNT_LEVELS)),
  discountPercentage: number,
  priceChangeOption: z.optional(z.literal('NoChange')),
};

const pricing: Schema<PricingInput> = z.object({
  oneTimeFlatFee: z.optional(z.object(listPrice)),
  oneTimePerUnit: z.optional(z.object(perUnit)),
  oneTimeTiered: z.optional(z.object(tiered)),
  oneTimeVolume: z.optional(z.object(tiered)),
  recurringFlatFee: z.optional(z.object({ ...listPrice, ...base, ...unchanged })),
  recurringPerUnit: z.optional(z.object({ ...perUnit, ...base, ...unchanged })),
  recurringTiered: z.optional(z.object({ ...tiered, ...base, ...unchanged })),
  recurringVolume: z.optional(z.object({ ...tiered, ...base, ...unchanged })),
  usageFlatFee: z.optional(z.object({ ...listPrice, ...unchanged })),
  usagePerUnit: z.optional(z.object({ ...listPrice, ratingGroup, ...unchanged })),
  usageTiered: z.optional(z.object({ tiers, ratingGroup, ...unchanged })),
  usageVolume: z.optional(z.object({ tiers, ratingGroup, ...unchanged })),
  usageOverage: z.optional(z.object({ includedUnits: number, overagePrice: number, ...unchanged })),
  usageTieredWithOverage: z.optional(z.object({ tiers, overagePrice: number, ...unchanged })),
  discount: z.optional(z.object({ ...target, discountAmount: number, applyToBillingPeriodPartially: z.optional(z.boolean()) })),
});

const startDate: Schema<ChargeStartInput> = z.object({
  triggerEvent: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
  specificTriggerDate: day,
});

const endDate: Schema<ChargeEndInput> = z.object({
  endDateCondition: z.optional(z.enum(['Subscription_End', 'Fixed_Period', 'Specific_End_Date'])),
  upToPeriods: count,
  upToPeriodsType: z.optional(z.enum(UP_TO_UNITS)),
  specificEndDate: day,
});

const billingPeriodAlignment = z.optional(z.enum(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart']));
const billing: Schema<ChargeBillingInput> = z.object({
  billingPeriod: z.optional(z.enum(WIRE_PERIODS)),
  specificBillingPeriod: count,
  billingTiming: z.optional(z.enum(['IN_ADVANCE', 'IN_ARREARS'])),
  billingPeriodAlignment,
  billCycleType: z.optional(
    z.enum(['DefaultFromCustomer', 'SpecificDayofMonth', 'SubscriptionStartDay', 'ChargeTriggerDay', 'SpecificDayofWeek']),
  ),
  billCycleDay: z.optional(z.int().check(z.gte(1), z.lte(31))),
  weeklyBillCycleDay: z.optional(z.enum(WEEKDAYS)),
});

const chargeNumber = z.optional(z.string().check(z.minLength(1), z.maxLength(50)));

/** Charge settings that an order may override. */
export const chargeOverrides: Schema<ChargeOverrideInput[]> = z.array(
  z.object({
    ...storedFields('charge'),
    productRatePlanChargeId: z.string(),
    productRatePlanChargeNumber: text,
    chargeNumber,
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    pricing: z.optional(pricing),
    startDate: z.optional(startDate),
    endDate: z.optional(endDate),
    billing: z.optional(billing),
    prorationOption: z.optional(z.enum(PRORATION_OPTIONS)),
    taxable: z.optional(z.boolean()),
    taxCode: z.optional(z.string().check(z.maxLength(64))),
    taxMode: z.optional(z.enum(['TaxExclusive', 'TaxInclusive'])),
    customFields: fields,
  }),
);

/** Charge settings that an order may update. */
export const chargeUpdates: Schema<ChargeUpdateInput[]> = z.array(
  z.object({
    chargeNumber: text,
    productRatePlanChargeId: text,
    pricing: z.optional(pricing),
    billing: z.optional(z.object({ billingPeriodAlignment })),
    effectiveDate: z.optional(startDate),
    customFields: fields,
  }),
);

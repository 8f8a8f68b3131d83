import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, wireInteger, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import {
  WIRE_PERIODS,
  type ChargeBillingInput,
  type ChargeEndInput,
  type ChargeStartInput,
  type PricingDetail,
} from '../engine/order-charge-input.js';
import { DISCOUNT_LEVELS, DISCOUNT_TARGETS, RATING_GROUPS, UP_TO_UNITS, WEEKDAYS } from '../engine/rating/charge-terms.js';
import { isoDate } from './fields.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** A tier in the format of the subscription operations. A tier without a start begins where the previous tier ends. */
export interface PlainTierInput {
  tier: number;
  price: DecimalString;
  startingUnit?: DecimalString;
  endingUnit?: DecimalString;
  priceFormat?: 'FlatFee' | 'PerUnit';
}

interface PlainPricing extends Omit<PricingDetail, 'listPrice' | 'tiers' | 'applyToBillingPeriodPartially'> {
  price?: DecimalString;
  tiers?: PlainTierInput[];
}

interface PlainStart {
  triggerEvent?: ChargeStartInput['triggerEvent'];
  triggerDate?: IsoDate;
}

/** Charge settings that a subscription may override, as a flat object. In orders, they are nested objects. */
export interface PlainOverrideInput
  extends PlainPricing, PlainStart, ChargeEndInput, ChargeBillingInput, StoredFields<'charge'>, CustomFieldValues {
  productRatePlanChargeId: string;
  productRatePlanChargeNumber?: string;
  overageUnusedUnitsCreditOption?: 'NoCredit';
  /** Number of the new charge. */
  number?: string;
}

/** A new price or quantity for a charge of a subscription. */
export interface PlainUpdateInput
  extends
    Pick<PlainPricing, 'price' | 'quantity' | 'tiers' | 'includedUnits' | 'overagePrice' | 'priceChangeOption'>,
    PlainStart,
    StoredFields<'charge'>,
    CustomFieldValues {
  ratePlanChargeId: string;
  billingPeriodAlignment?: ChargeBillingInput['billingPeriodAlignment'];
}

const text = z.optional(z.string());
const day = z.optional(isoDate);
const number = z.optional(decimal);
const count = z.optional(z.int().check(z.gte(1), z.lte(1200)));

const tier: Schema<PlainTierInput> = z.object({
  tier: z.int().check(z.gte(1)),
  price: decimal,
  startingUnit: number,
  endingUnit: number,
  priceFormat: z.optional(z.enum(['FlatFee', 'PerUnit'])),
});

const billingPeriodAlignment = z.optional(z.enum(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart']));
const priced = {
  price: number,
  quantity: number,
  tiers: z.optional(z.array(tier)),
  includedUnits: number,
  overagePrice: number,
  priceChangeOption: z.optional(z.literal('NoChange')),
  triggerEvent: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
  triggerDate: day,
  billingPeriodAlignment,
};

export const plainOverrides: Schema<PlainOverrideInput[]> = z.array(
  customizable({
    ...priced,
    ...storedFields('charge'),
    productRatePlanChargeId: z.string(),
    productRatePlanChargeNumber: text,
    listPriceBase: z.optional(z.enum(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
    specificListPriceBase: count,
    ratingGroup: z.optional(z.enum(RATING_GROUPS)),
    discountPercentage: number,
    discountAmount: number,
    applyDiscountTo: z.optional(z.enum(DISCOUNT_TARGETS)),
    discountLevel: z.optional(z.enum(DISCOUNT_LEVELS)),
    endDateCondition: z.optional(z.enum(['Subscription_End', 'Fixed_Period', 'Specific_End_Date'])),
    upToPeriods: count,
    upToPeriodsType: z.optional(z.enum(UP_TO_UNITS)),
    specificEndDate: day,
    billingPeriod: z.optional(z.enum(WIRE_PERIODS)),
    specificBillingPeriod: count,
    billingTiming: z.optional(z.enum(['IN_ADVANCE', 'IN_ARREARS'])),
    billCycleType: z.optional(
      z.enum(['DefaultFromCustomer', 'SpecificDayofMonth', 'SubscriptionStartDay', 'ChargeTriggerDay', 'SpecificDayofWeek']),
    ),
    number: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    // Unused units are never credited.
    overageUnusedUnitsCreditOption: z.optional(z.literal('NoCredit')),
    // In the API definition, this field is text, not a number.
    billCycleDay: z.optional(z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(31)))),
    weeklyBillCycleDay: z.optional(z.enum(WEEKDAYS)),
  }),
);

export const plainUpdates: Schema<PlainUpdateInput[]> = z.array(
  customizable({ ...priced, ...storedFields('charge'), ratePlanChargeId: z.string() }),
);

import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { DISCOUNT_LEVELS, DISCOUNT_TARGETS, PRORATION_OPTIONS, RATING_GROUPS, UP_TO_UNITS, WEEKDAYS } from './rating/charge-terms.js';
import type { StoredFields } from '../supported/stored-fields.js';
import type { TriggerEvent } from './subscription-state.js';

/** Names of the price fields in orders, one for each combination of charge type and model. */
export const PRICING_NAMES = [
  'oneTimeFlatFee',
  'oneTimePerUnit',
  'oneTimeTiered',
  'oneTimeVolume',
  'recurringFlatFee',
  'recurringPerUnit',
  'recurringTiered',
  'recurringVolume',
  'usageFlatFee',
  'usagePerUnit',
  'usageTiered',
  'usageVolume',
  'usageOverage',
  'usageTieredWithOverage',
  'discount',
] as const;
type PricingName = (typeof PRICING_NAMES)[number];

/** A price tier in an order. */
export interface TierInput {
  tier: number;
  startingUnit: DecimalString;
  endingUnit?: DecimalString;
  price: DecimalString;
  priceFormat: 'FlatFee' | 'PerUnit';
}

/** Price and quantity in an order. The allowed fields depend on the charge type and model. */
export interface PricingDetail {
  listPrice?: DecimalString;
  listPriceBase?: 'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months';
  specificListPriceBase?: number;
  quantity?: DecimalString;
  tiers?: TierInput[];
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
  ratingGroup?: (typeof RATING_GROUPS)[number];
  discountPercentage?: DecimalString;
  discountAmount?: DecimalString;
  applyDiscountTo?: (typeof DISCOUNT_TARGETS)[number];
  discountLevel?: (typeof DISCOUNT_LEVELS)[number];
  applyToBillingPeriodPartially?: boolean;
  /** Has no effect: prices never change by themselves. */
  priceChangeOption?: 'NoChange';
}

export type PricingInput = { [Name in PricingName]?: PricingDetail };

/** Start date of a charge. */
export interface ChargeStartInput {
  triggerEvent?: TriggerEvent | 'SpecificDate';
  specificTriggerDate?: IsoDate;
}

export interface ChargeEndInput {
  endDateCondition?: 'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date';
  upToPeriods?: number;
  upToPeriodsType?: (typeof UP_TO_UNITS)[number];
  specificEndDate?: IsoDate;
}

export const WIRE_PERIODS = [
  'Month',
  'Quarter',
  'Semi_Annual',
  'Annual',
  'Eighteen_Months',
  'Two_Years',
  'Three_Years',
  'Five_Years',
  'Specific_Months',
  'Subscription_Term',
  'Week',
  'Specific_Weeks',
  'Specific_Days',
] as const;

export interface ChargeBillingInput {
  billingPeriod?: (typeof WIRE_PERIODS)[number];
  specificBillingPeriod?: number;
  billingTiming?: 'IN_ADVANCE' | 'IN_ARREARS';
  billingPeriodAlignment?: 'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart';
  billCycleType?: 'DefaultFromCustomer' | 'SpecificDayofMonth' | 'SubscriptionStartDay' | 'ChargeTriggerDay' | 'SpecificDayofWeek';
  billCycleDay?: number;
  weeklyBillCycleDay?: (typeof WEEKDAYS)[number];
}

/** Charge settings that an order may override. */
export interface ChargeOverrideInput extends StoredFields<'charge'> {
  productRatePlanChargeId: string;
  productRatePlanChargeNumber?: string;
  /** Number of the new charge. Default: assigned by the database. */
  chargeNumber?: string;
  name?: string;
  pricing?: PricingInput;
  startDate?: ChargeStartInput;
  endDate?: ChargeEndInput;
  billing?: ChargeBillingInput;
  prorationOption?: (typeof PRORATION_OPTIONS)[number];
  taxable?: boolean;
  taxCode?: string;
  taxMode?: 'TaxExclusive' | 'TaxInclusive';
  customFields?: Record<string, unknown>;
}

/** Change of price, quantity or alignment of a subscribed charge, starting on a given day. */
export interface ChargeUpdateInput extends StoredFields<'charge'> {
  chargeNumber?: string;
  productRatePlanChargeId?: string;
  pricing?: PricingInput;
  billing?: { billingPeriodAlignment?: ChargeBillingInput['billingPeriodAlignment'] };
  effectiveDate?: ChargeStartInput;
  customFields?: Record<string, unknown>;
}

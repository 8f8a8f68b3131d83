import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';

export type ChargeType = 'OneTime' | 'Recurring' | 'Usage';

export const CHARGE_MODELS = [
  'FlatFee',
  'PerUnit',
  'Tiered',
  'Volume',
  'Overage',
  'TieredWithOverage',
  'DiscountPercentage',
  'DiscountFixedAmount',
] as const;
export type ChargeModel = (typeof CHARGE_MODELS)[number];

export const BILLING_PERIODS = [
  'Month',
  'Quarter',
  'Semi-Annual',
  'Annual',
  'Eighteen Months',
  'Two Years',
  'Three Years',
  'Five Years',
  'Specific Months',
  'Week',
  'Specific Weeks',
  'Specific Days',
  'Subscription Term',
] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

export const LIST_PRICE_BASES = ['Per Billing Period', 'Per Month', 'Per Year', 'Per Week', 'Per Specific Months'] as const;
export type ListPriceBase = (typeof LIST_PRICE_BASES)[number];

export const ALIGNMENTS = ['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart', 'AlignToTermEnd'] as const;
export const BILL_CYCLE_TYPES = [
  'DefaultFromCustomer',
  'SpecificDayofMonth',
  'SubscriptionStartDay',
  'ChargeTriggerDay',
  'TermStartDay',
  'TermEndDay',
  'SpecificDayofWeek',
] as const;
/** From Monday, as ISO 8601 counts. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const PRORATION_OPTIONS = ['DefaultFromTenantSetting', 'TimeBasedProration', 'NoProration', 'ChargeFullPeriod'] as const;
export const DISCOUNT_TARGETS = [
  'ONETIME',
  'RECURRING',
  'USAGE',
  'ONETIMERECURRING',
  'ONETIMEUSAGE',
  'RECURRINGUSAGE',
  'ONETIMERECURRINGUSAGE',
] as const;
export const DISCOUNT_LEVELS = ['rateplan', 'subscription', 'account'] as const;
export const RATING_GROUPS = ['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload'] as const;
export const UP_TO_UNITS = ['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'] as const;

/** How parts of a period are counted (docs/billing-rules.md 5). */
export type Proration = 'actual-days' | 'thirty-day-month' | 'none';

/** The units above the tier before, up to `endingUnit`; the last one may be open. */
export interface Tier {
  tier: number;
  startingUnit: DecimalString;
  endingUnit: DecimalString | null;
  price: DecimalString;
  priceFormat: 'flat fee' | 'per unit';
}

/** What a charge costs in one currency; which fields matter depends on its model. */
export interface Pricing {
  /** Of a flat fee or of one unit. */
  price?: DecimalString;
  tiers?: Tier[];
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
  /** Percent of the discounted line. */
  discountPercentage?: DecimalString;
  discountAmount?: DecimalString;
}

/** What the catalog says of a charge beside its price and period; what is absent has the default that is named. */
export interface ChargeTerms {
  /** In Advance. */
  billingTiming?: 'In Advance' | 'In Arrears';
  /** How many of Specific Months, Weeks or Days. */
  specificBillingPeriod?: number;
  /** How many months the price is for, where it is per specific months. */
  specificListPriceBase?: number;
  /** AlignToCharge. */
  billingPeriodAlignment?: (typeof ALIGNMENTS)[number];
  /** DefaultFromCustomer. */
  billCycleType?: (typeof BILL_CYCLE_TYPES)[number];
  billCycleDay?: number;
  weeklyBillCycleDay?: (typeof WEEKDAYS)[number];
  /** DefaultFromTenantSetting. */
  prorationOption?: (typeof PRORATION_OPTIONS)[number];
  /** Subscription_End. */
  endDateCondition?: 'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date' | 'One_Time';
  upToPeriods?: number;
  upToPeriodsType?: (typeof UP_TO_UNITS)[number];
  specificEndDate?: IsoDate;
  /** False. */
  taxable?: boolean;
  /** TaxExclusive. */
  taxMode?: 'TaxExclusive' | 'TaxInclusive';
  taxCode?: string;
  /** ONETIMERECURRINGUSAGE. */
  applyDiscountTo?: (typeof DISCOUNT_TARGETS)[number];
  /** rateplan. */
  discountLevel?: (typeof DISCOUNT_LEVELS)[number];
  /** False. */
  applyToBillingPeriodPartially?: boolean;
  /** ByBillingPeriod. */
  ratingGroup?: (typeof RATING_GROUPS)[number];
  /** EndOfBillingPeriod. */
  usageRecordRatingOption?: 'EndOfBillingPeriod' | 'OnDemand';
}

/** A segment of a charge as far as its price and dates go; everything that billing depends on. */
export interface Billable {
  type: ChargeType;
  model: ChargeModel;
  billingPeriod: BillingPeriod | null;
  listPriceBase: ListPriceBase | null;
  pricing: Pricing;
  terms: ChargeTerms;
  quantity: DecimalString;
  effectiveStartDate: IsoDate;
  /** First day no longer charged. */
  effectiveEndDate: IsoDate | null;
  /** Everything before this day is billed. */
  chargedThroughDate: IsoDate | null;
  /** The day on which the first segment of the charge began, where this one began later. */
  alignDate?: IsoDate | null;
}

export function isDiscount(charge: Pick<Billable, 'model'>): boolean {
  return charge.model === 'DiscountPercentage' || charge.model === 'DiscountFixedAmount';
}

/** Only these are counted by their quantity; of usage the records tell it. */
export function hasQuantity({ type, model }: Pick<Billable, 'type' | 'model'>): boolean {
  return type !== 'Usage' && (model === 'PerUnit' || model === 'Tiered' || model === 'Volume');
}

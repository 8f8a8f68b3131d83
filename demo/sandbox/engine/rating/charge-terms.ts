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
/** Monday first, as in ISO 8601. */
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

/** Proration method (docs/billing-rules.md 5). */
export type Proration = 'actual-days' | 'thirty-day-month' | 'none';

/** A price tier: the units above the previous tier, up to `endingUnit`. The last tier may be open-ended. */
export interface PriceTier {
  tier: number;
  startingUnit: DecimalString;
  endingUnit: DecimalString | null;
  price: DecimalString;
  priceFormat: 'flat fee' | 'per unit';
}

/** Price of a charge in one currency. The charge model decides which fields apply. */
export interface Pricing {
  /** Price of a flat fee, or of one unit. */
  price?: DecimalString;
  tiers?: PriceTier[];
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
  /** Percentage of the discounted line. */
  discountPercentage?: DecimalString;
  discountAmount?: DecimalString;
}

/** Settings of a charge, apart from its price and billing period. Each comment names the default of an absent setting. */
export interface ChargeTerms {
  /** Default: In Advance. */
  billingTiming?: 'In Advance' | 'In Arrears';
  /** Number of months, weeks or days for Specific Months, Weeks and Days. */
  specificBillingPeriod?: number;
  /** Number of months for a list price per specific months. */
  specificListPriceBase?: number;
  /** Default: AlignToCharge. */
  billingPeriodAlignment?: (typeof ALIGNMENTS)[number];
  /** Default: DefaultFromCustomer. */
  billCycleType?: (typeof BILL_CYCLE_TYPES)[number];
  billCycleDay?: number;
  weeklyBillCycleDay?: (typeof WEEKDAYS)[number];
  /** Default: DefaultFromTenantSetting. */
  prorationOption?: (typeof PRORATION_OPTIONS)[number];
  /** Default: Subscription_End. */
  endDateCondition?: 'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date' | 'One_Time';
  upToPeriods?: number;
  upToPeriodsType?: (typeof UP_TO_UNITS)[number];
  specificEndDate?: IsoDate;
  /** Default: false. */
  taxable?: boolean;
  /** Default: TaxExclusive. */
  taxMode?: 'TaxExclusive' | 'TaxInclusive';
  taxCode?: string;
  /** Default: ONETIMERECURRINGUSAGE. */
  applyDiscountTo?: (typeof DISCOUNT_TARGETS)[number];
  /** Default: rateplan. */
  discountLevel?: (typeof DISCOUNT_LEVELS)[number];
  /** Default: false. */
  applyToBillingPeriodPartially?: boolean;
  /** Default: ByBillingPeriod. */
  ratingGroup?: (typeof RATING_GROUPS)[number];
  /** Default: EndOfBillingPeriod. */
  usageRecordRatingOption?: 'EndOfBillingPeriod' | 'OnDemand';
}

/** A charge segment with everything that its billing depends on. */
export interface BillableCharge {
  type: ChargeType;
  model: ChargeModel;
  billingPeriod: BillingPeriod | null;
  listPriceBase: ListPriceBase | null;
  pricing: Pricing;
  terms: ChargeTerms;
  quantity: DecimalString;
  effectiveStartDate: IsoDate;
  /** First day after the segment; null for an open end. */
  effectiveEndDate: IsoDate | null;
  /** First unbilled day; null if nothing was billed. */
  chargedThroughDate: IsoDate | null;
  /** Start of the charge's first segment, if this segment started later. */
  alignDate?: IsoDate | null;
}

export function isDiscount(charge: Pick<BillableCharge, 'model'>): boolean {
  return charge.model === 'DiscountPercentage' || charge.model === 'DiscountFixedAmount';
}

/** True if the quantity of a charge determines its price. Usage is priced by its records instead. */
export function hasQuantity({ type, model }: Pick<BillableCharge, 'type' | 'model'>): boolean {
  return type !== 'Usage' && (model === 'PerUnit' || model === 'Tiered' || model === 'Volume');
}

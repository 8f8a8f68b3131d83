import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import {
  ALIGNMENTS,
  BILL_CYCLE_TYPES,
  DISCOUNT_LEVELS,
  LIST_PRICE_BASES,
  PRORATION_OPTIONS,
  RATING_GROUPS,
  WEEKDAYS,
  type BillingPeriod,
  type ListPriceBase,
} from '../engine/rating/charge-terms.js';
import { storedFields, type StoredFields } from './stored-fields.js';

const MODELS = [
  'Flat Fee Pricing',
  'Per Unit Pricing',
  'Tiered Pricing',
  'Volume Pricing',
  'Overage Pricing',
  'Tiered with Overage Pricing',
  'Discount-Fixed Amount',
  'Discount-Percentage',
] as const;
const PERIODS = [
  'Month',
  'Quarter',
  'Annual',
  'Semi-Annual',
  'Specific Months',
  'Subscription Term',
  'Week',
  'Specific Weeks',
  'Specific Days',
] as const satisfies readonly BillingPeriod[];
const TARGETS = [
  'ONETIME (1)',
  'RECURRING (2)',
  'USAGE (4)',
  'ONETIMERECURRING (3)',
  'ONETIMEUSAGE (5)',
  'RECURRINGUSAGE (6)',
  'ONETIMERECURRINGUSAGE (7)',
] as const;
const UP_TO = ['Billing Periods', 'Days', 'Weeks', 'Months', 'Years'] as const;

export type WireChargeModel = (typeof MODELS)[number];

/** A price in a currency, or a tier of such a price. */
export interface NewTierInput {
  Currency: string;
  Price?: DecimalString;
  PriceFormat?: 'Flat Fee' | 'Per Unit';
  StartingUnit?: DecimalString;
  EndingUnit?: DecimalString;
  /** True if this is the price of units above the last tier. */
  IsOveragePrice?: boolean;
  DiscountAmount?: DecimalString;
  DiscountPercentage?: DecimalString;
}

/** A new charge. Charges that the billing engine cannot price are refused. */
export interface NewChargeInput extends StoredFields<'productCharge'>, CustomFieldValues {
  Name: string;
  ProductRatePlanId: string;
  ChargeType: 'OneTime' | 'Recurring' | 'Usage';
  ChargeModel: WireChargeModel;
  BillCycleType: (typeof BILL_CYCLE_TYPES)[number];
  BillCycleDay?: number;
  WeeklyBillCycleDay?: (typeof WEEKDAYS)[number];
  /** Required even for one-time charges, which do not use it. */
  BillingPeriod: (typeof PERIODS)[number];
  SpecificBillingPeriod?: number;
  BillingPeriodAlignment?: (typeof ALIGNMENTS)[number];
  BillingTiming?: 'In Advance' | 'In Arrears';
  ChargeFunction?: 'Standard';
  EndDateCondition?: 'SubscriptionEnd' | 'FixedPeriod';
  UpToPeriods?: number;
  UpToPeriodsType?: (typeof UP_TO)[number] | null;
  ListPriceBase?: ListPriceBase;
  SpecificListPriceBase?: number;
  PriceChangeOption?: 'NoChange';
  ProrationOption?: (typeof PRORATION_OPTIONS)[number];
  TriggerEvent: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';
  ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: NewTierInput[] };
  DefaultQuantity?: DecimalString;
  IncludedUnits?: DecimalString;
  UOM?: string | null;
  ApplyDiscountTo?: (typeof TARGETS)[number];
  DiscountLevel?: (typeof DISCOUNT_LEVELS)[number];
  ApplyToBillingPeriodPartially?: boolean;
  RatingGroup?: (typeof RATING_GROUPS)[number] | null;
  UsageRecordRatingOption?: 'EndOfBillingPeriod' | 'OnDemand' | null;
  OverageCalculationOption?: 'PerBillingPeriod';
  OverageUnusedUnitsCreditOption?: 'NoCredit' | null;
  Description?: string;
  ProductRatePlanChargeNumber?: string;
  Taxable?: boolean;
  TaxCode?: string;
  TaxMode?: 'TaxExclusive' | 'TaxInclusive' | null;
  IsPrepaid?: false;
  IsRollover?: false;
  MinQuantity?: DecimalString;
  MaxQuantity?: DecimalString;
  IsStackedDiscount?: false;
  /** Stored only, but required by the definition. */
  UseDiscountSpecificAccountingCode: boolean | null;
  rejectUnknownFields?: boolean;
}

const text = z.optional(z.string());
const nullableText = z.optional(z.nullable(z.string()));
const number = z.optional(decimal);
const count = z.optional(z.int().check(z.gte(1), z.lte(1200)));
const never = z.optional(z.literal(false));

const tier: Schema<NewTierInput> = z.object({
  Currency: z.string(),
  Price: number,
  PriceFormat: z.optional(z.enum(['Flat Fee', 'Per Unit'])),
  StartingUnit: number,
  EndingUnit: number,
  IsOveragePrice: z.optional(z.boolean()),
  DiscountAmount: number,
  DiscountPercentage: number,
});

export const newChargeInput: Schema<NewChargeInput> = customizable({
  ...storedFields('productCharge'),
  Name: z.string(),
  ProductRatePlanId: z.string(),
  ChargeType: z.enum(['OneTime', 'Recurring', 'Usage']),
  ChargeModel: z.enum(MODELS),
  BillCycleType: z.enum(BILL_CYCLE_TYPES),
  BillCycleDay: z.optional(z.int().check(z.gte(1), z.lte(31))),
  WeeklyBillCycleDay: z.optional(z.enum(WEEKDAYS)),
  BillingPeriod: z.enum(PERIODS),
  SpecificBillingPeriod: count,
  BillingPeriodAlignment: z.optional(z.enum(ALIGNMENTS)),
  BillingTiming: z.optional(z.enum(['In Advance', 'In Arrears'])),
  ChargeFunction: z.optional(z.literal('Standard')),
  EndDateCondition: z.optional(z.enum(['SubscriptionEnd', 'FixedPeriod'])),
  UpToPeriods: count,
  UpToPeriodsType: z.optional(z.nullable(z.enum(UP_TO))),
  ListPriceBase: z.optional(z.enum(LIST_PRICE_BASES)),
  SpecificListPriceBase: count,
  PriceChangeOption: z.optional(z.literal('NoChange')),
  ProrationOption: z.optional(z.enum(PRORATION_OPTIONS)),
  TriggerEvent: z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance']),
  ProductRatePlanChargeTierData: z.object({ ProductRatePlanChargeTier: z.array(tier).check(z.minLength(1)) }),
  DefaultQuantity: number,
  IncludedUnits: number,
  UOM: nullableText,
  ApplyDiscountTo: z.optional(z.enum(TARGETS)),
  DiscountLevel: z.optional(z.enum(DISCOUNT_LEVELS)),
  ApplyToBillingPeriodPartially: z.optional(z.boolean()),
  RatingGroup: z.optional(z.nullable(z.enum(RATING_GROUPS))),
  UsageRecordRatingOption: z.optional(z.nullable(z.enum(['EndOfBillingPeriod', 'OnDemand']))),
  OverageCalculationOption: z.optional(z.literal('PerBillingPeriod')),
  OverageUnusedUnitsCreditOption: z.optional(z.nullable(z.literal('NoCredit'))),
  Description: text,
  ProductRatePlanChargeNumber: text,
  Taxable: z.optional(z.boolean()),
  TaxCode: text,
  TaxMode: z.optional(z.nullable(z.enum(['TaxExclusive', 'TaxInclusive']))),
  IsPrepaid: never,
  IsRollover: never,
  MinQuantity: number,
  MaxQuantity: number,
  IsStackedDiscount: never,
  UseDiscountSpecificAccountingCode: z.nullable(z.boolean()),
  rejectUnknownFields: z.optional(z.boolean()),
});

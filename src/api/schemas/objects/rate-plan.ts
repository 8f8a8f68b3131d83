import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime, OpenEnum } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Rate plan of a subscription. */
export interface RatePlan extends ExtraFields {
  Id?: Id<'ratePlan'>;
  AmendmentId?: Id<'amendment'>;
  AmendmentSubscriptionRatePlanId?: Id<'ratePlan'>;
  AmendmentType?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Name?: string;
  ProductRatePlanId?: Id<'productRatePlan'>;
  SubscriptionId?: Id<'subscription'>;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const ratePlanFields: FieldKinds<RatePlan> = {
  Id: 'text',
  AmendmentId: 'text',
  AmendmentSubscriptionRatePlanId: 'text',
  AmendmentType: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Name: 'text',
  ProductRatePlanId: 'text',
  SubscriptionId: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Price of a subscription charge, for one tier. */
export interface RatePlanChargeTier extends ExtraFields {
  Id?: Id<'ratePlanChargeTier'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  EndingUnit?: DecimalString;
  IsOveragePrice?: boolean;
  Price?: DecimalString;
  PriceFormat?: string;
  RatePlanChargeId?: Id<'ratePlanCharge'>;
  StartingUnit?: DecimalString;
  Tier?: number;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const ratePlanChargeTierFields: FieldKinds<RatePlanChargeTier> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  EndingUnit: 'decimal',
  IsOveragePrice: 'boolean',
  Price: 'decimal',
  PriceFormat: 'text',
  RatePlanChargeId: 'text',
  StartingUnit: 'decimal',
  Tier: 'integer',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Charge of a subscription, or one of its segments. */
export interface RatePlanCharge extends ExtraFields {
  Id?: Id<'ratePlanCharge'>;
  AccountingCode?: string;
  ApplyDiscountTo?: string;
  BillCycleDay?: number;
  BillCycleType?: string;
  BillingPeriod?: string;
  BillingPeriodAlignment?: string;
  BillingTiming?: string;
  ChargeModel?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  ChargedThroughDate?: IsoDate;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  DMRC?: DecimalString;
  DTCV?: DecimalString;
  Description?: string;
  DiscountAmount?: DecimalString;
  DiscountLevel?: string;
  DiscountPercentage?: DecimalString;
  EffectiveEndDate?: IsoDate;
  EffectiveStartDate?: IsoDate;
  EndDateCondition?: string;
  IncludedUnits?: DecimalString;
  IsLastSegment?: boolean;
  ListPriceBase?: string;
  MRR?: DecimalString;
  Name?: string;
  NumberOfPeriods?: number;
  OriginalId?: string;
  OverageCalculationOption?: string;
  OveragePrice?: DecimalString;
  OverageUnusedUnitsCreditOption?: string;
  Price?: DecimalString;
  PriceChangeOption?: string;
  PriceIncreasePercentage?: DecimalString;
  ProcessedThroughDate?: IsoDate;
  ProductRatePlanChargeId?: Id<'productRatePlanCharge'>;
  Quantity?: DecimalString;
  RatePlanId?: Id<'ratePlan'>;
  RatingGroup?: OpenEnum<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload' | 'ByGroupId'>;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueRecognitionRuleName?: string;
  RolloverBalance?: DecimalString;
  Segment?: number;
  SpecificBillingPeriod?: number;
  SpecificEndDate?: IsoDate;
  TCV?: DecimalString;
  TriggerDate?: IsoDate;
  TriggerEvent?: string;
  UOM?: string;
  UnusedUnitsCreditRates?: DecimalString;
  UpToPeriods?: number;
  UpToPeriodsType?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  UsageRecordRatingOption?: string;
  UseDiscountSpecificAccountingCode?: boolean;
  Version?: number;
  WeeklyBillCycleDay?: string;
}

export const ratePlanChargeFields: FieldKinds<RatePlanCharge> = {
  Id: 'text',
  AccountingCode: 'text',
  ApplyDiscountTo: 'text',
  BillCycleDay: 'integer',
  BillCycleType: 'text',
  BillingPeriod: 'text',
  BillingPeriodAlignment: 'text',
  BillingTiming: 'text',
  ChargeModel: 'text',
  ChargeNumber: 'text',
  ChargeType: 'text',
  ChargedThroughDate: 'date',
  CreatedById: 'text',
  CreatedDate: 'instant',
  DMRC: 'decimal',
  DTCV: 'decimal',
  Description: 'text',
  DiscountAmount: 'decimal',
  DiscountLevel: 'text',
  DiscountPercentage: 'decimal',
  EffectiveEndDate: 'date',
  EffectiveStartDate: 'date',
  EndDateCondition: 'text',
  IncludedUnits: 'decimal',
  IsLastSegment: 'boolean',
  ListPriceBase: 'text',
  MRR: 'decimal',
  Name: 'text',
  NumberOfPeriods: 'integer',
  OriginalId: 'text',
  OverageCalculationOption: 'text',
  OveragePrice: 'decimal',
  OverageUnusedUnitsCreditOption: 'text',
  Price: 'decimal',
  PriceChangeOption: 'text',
  PriceIncreasePercentage: 'decimal',
  ProcessedThroughDate: 'date',
  ProductRatePlanChargeId: 'text',
  Quantity: 'decimal',
  RatePlanId: 'text',
  RatingGroup: 'text',
  RevRecCode: 'text',
  RevRecTriggerCondition: 'text',
  RevenueRecognitionRuleName: 'text',
  RolloverBalance: 'decimal',
  Segment: 'integer',
  SpecificBillingPeriod: 'integer',
  SpecificEndDate: 'date',
  TCV: 'decimal',
  TriggerDate: 'date',
  TriggerEvent: 'text',
  UOM: 'text',
  UnusedUnitsCreditRates: 'decimal',
  UpToPeriods: 'integer',
  UpToPeriodsType: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
  UsageRecordRatingOption: 'text',
  UseDiscountSpecificAccountingCode: 'boolean',
  Version: 'integer',
  WeeklyBillCycleDay: 'text',
};

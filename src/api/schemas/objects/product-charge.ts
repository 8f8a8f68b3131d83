import type { Id } from '../wire.js';
import type { DecimalString, IsoDateTime, OpenEnum } from '../values.js';
import type { ExtraFields, FieldKinds, WireList } from './field-kinds.js';
import { chargeModelConfigurationItemFields, type ChargeModelConfigurationItem } from './details.js';
import { deliveryScheduleFields, type DeliverySchedule } from './details.js';

/** Price of a product rate plan charge, for one currency and tier. */
export interface ProductRatePlanChargeTier extends ExtraFields {
  Id?: Id<'productRatePlanChargeTier'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Currency?: string;
  DiscountAmount?: DecimalString;
  DiscountPercentage?: DecimalString;
  EndingUnit?: DecimalString;
  IsOveragePrice?: boolean;
  Price?: DecimalString;
  PriceFormat?: string;
  StartingUnit?: DecimalString;
  Tier?: number;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const productRatePlanChargeTierFields: FieldKinds<ProductRatePlanChargeTier> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Currency: 'text',
  DiscountAmount: 'decimal',
  DiscountPercentage: 'decimal',
  EndingUnit: 'decimal',
  IsOveragePrice: 'boolean',
  Price: 'decimal',
  PriceFormat: 'text',
  StartingUnit: 'decimal',
  Tier: 'integer',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Charge of a product rate plan: model, period, trigger and accounting. */
export interface ProductRatePlanCharge extends ExtraFields {
  Id?: Id<'productRatePlanCharge'>;
  AccountingCode?: string;
  ApplyDiscountTo?: string;
  ApplyToBillingPeriodPartially?: boolean;
  BillCycleDay?: number;
  BillCycleType?: string;
  BillingPeriod?: string;
  BillingPeriodAlignment?: string;
  BillingTiming?: string;
  ChargeFunction?: OpenEnum<
    'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment'
  >;
  ChargeModel?: string;
  ChargeModelConfiguration?: WireList<'ChargeModelConfigurationItem', ChargeModelConfigurationItem>;
  ChargeType?: string;
  CommitmentType?: OpenEnum<'UNIT' | 'CURRENCY'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CreditOption?: OpenEnum<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  DefaultQuantity?: DecimalString;
  DeferredRevenueAccount?: string;
  DeliverySchedule?: DeliverySchedule;
  Description?: string;
  DiscountLevel?: string;
  DrawdownRate?: DecimalString;
  DrawdownUom?: string;
  EndDateCondition?: string;
  ExcludeItemBillingFromRevenueAccounting?: boolean;
  ExcludeItemBookingFromRevenueAccounting?: boolean;
  Formula?: string;
  IncludedUnits?: DecimalString;
  IsAllocationEligible?: boolean;
  IsPrepaid?: boolean;
  IsRollover?: boolean;
  IsStackedDiscount?: boolean;
  IsUnbilled?: boolean;
  LegacyRevenueReporting?: boolean;
  ListPriceBase?: string;
  MaxQuantity?: DecimalString;
  MinQuantity?: DecimalString;
  Name?: string;
  NumberOfPeriod?: number;
  OverageCalculationOption?: string;
  OverageUnusedUnitsCreditOption?: string;
  PrepaidOperationType?: OpenEnum<'topup' | 'drawdown'>;
  PrepaidQuantity?: DecimalString;
  PrepaidTotalQuantity?: DecimalString;
  PrepaidUom?: string;
  PriceChangeOption?: string;
  PriceIncreaseOption?: OpenEnum<'FromTenantPercentageValue' | 'SpecificPercentageValue'>;
  PriceIncreasePercentage?: DecimalString;
  ProductCategory?: string;
  ProductClass?: string;
  ProductFamily?: string;
  ProductLine?: string;
  ProductRatePlanChargeNumber?: string;
  ProductRatePlanChargeTierData?: WireList<'ProductRatePlanChargeTier', ProductRatePlanChargeTier>;
  ProductRatePlanId?: Id<'productRatePlan'>;
  ProrationOption?: OpenEnum<'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod'>;
  RatingGroup?: OpenEnum<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload' | 'ByGroupId'>;
  RecognizedRevenueAccount?: string;
  ReflectDiscountInNetAmount?: boolean;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueAmortizationMethod?: OpenEnum<'Immediate' | 'Ratable Using Start And End Dates'>;
  RevenueRecognitionRuleName?: string;
  RevenueRecognitionTiming?: OpenEnum<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  RolloverApply?: OpenEnum<'ApplyFirst' | 'ApplyLast'>;
  RolloverPeriodLength?: number;
  RolloverPeriods?: DecimalString;
  SmoothingModel?: string;
  SpecificBillingPeriod?: number;
  SpecificListPriceBase?: number;
  TaxCode?: string;
  TaxMode?: string;
  Taxable?: boolean;
  TriggerEvent?: string;
  UOM?: string;
  UpToPeriods?: number;
  UpToPeriodsType?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  UsageRecordRatingOption?: OpenEnum<'EndOfBillingPeriod' | 'OnDemand'>;
  UseDiscountSpecificAccountingCode?: boolean;
  UseTenantDefaultForPriceChange?: boolean;
  ValidityPeriodType?: OpenEnum<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
  WeeklyBillCycleDay?: string;
}

export const productRatePlanChargeFields: FieldKinds<ProductRatePlanCharge> = {
  Id: 'text',
  AccountingCode: 'text',
  ApplyDiscountTo: 'text',
  ApplyToBillingPeriodPartially: 'boolean',
  BillCycleDay: 'integer',
  BillCycleType: 'text',
  BillingPeriod: 'text',
  BillingPeriodAlignment: 'text',
  BillingTiming: 'text',
  ChargeFunction: 'text',
  ChargeModel: 'text',
  ChargeModelConfiguration: { of: 'ChargeModelConfigurationItem', fields: chargeModelConfigurationItemFields },
  ChargeType: 'text',
  CommitmentType: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CreditOption: 'text',
  DefaultQuantity: 'decimal',
  DeferredRevenueAccount: 'text',
  DeliverySchedule: { fields: deliveryScheduleFields },
  Description: 'text',
  DiscountLevel: 'text',
  DrawdownRate: 'decimal',
  DrawdownUom: 'text',
  EndDateCondition: 'text',
  ExcludeItemBillingFromRevenueAccounting: 'boolean',
  ExcludeItemBookingFromRevenueAccounting: 'boolean',
  Formula: 'text',
  IncludedUnits: 'decimal',
  IsAllocationEligible: 'boolean',
  IsPrepaid: 'boolean',
  IsRollover: 'boolean',
  IsStackedDiscount: 'boolean',
  IsUnbilled: 'boolean',
  LegacyRevenueReporting: 'boolean',
  ListPriceBase: 'text',
  MaxQuantity: 'decimal',
  MinQuantity: 'decimal',
  Name: 'text',
  NumberOfPeriod: 'integer',
  OverageCalculationOption: 'text',
  OverageUnusedUnitsCreditOption: 'text',
  PrepaidOperationType: 'text',
  PrepaidQuantity: 'decimal',
  PrepaidTotalQuantity: 'decimal',
  PrepaidUom: 'text',
  PriceChangeOption: 'text',
  PriceIncreaseOption: 'text',
  PriceIncreasePercentage: 'decimal',
  ProductCategory: 'text',
  ProductClass: 'text',
  ProductFamily: 'text',
  ProductLine: 'text',
  ProductRatePlanChargeNumber: 'text',
  ProductRatePlanChargeTierData: { of: 'ProductRatePlanChargeTier', fields: productRatePlanChargeTierFields },
  ProductRatePlanId: 'text',
  ProrationOption: 'text',
  RatingGroup: 'text',
  RecognizedRevenueAccount: 'text',
  ReflectDiscountInNetAmount: 'boolean',
  RevRecCode: 'text',
  RevRecTriggerCondition: 'text',
  RevenueAmortizationMethod: 'text',
  RevenueRecognitionRuleName: 'text',
  RevenueRecognitionTiming: 'text',
  RolloverApply: 'text',
  RolloverPeriodLength: 'integer',
  RolloverPeriods: 'decimal',
  SmoothingModel: 'text',
  SpecificBillingPeriod: 'integer',
  SpecificListPriceBase: 'integer',
  TaxCode: 'text',
  TaxMode: 'text',
  Taxable: 'boolean',
  TriggerEvent: 'text',
  UOM: 'text',
  UpToPeriods: 'integer',
  UpToPeriodsType: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
  UsageRecordRatingOption: 'text',
  UseDiscountSpecificAccountingCode: 'boolean',
  UseTenantDefaultForPriceChange: 'boolean',
  ValidityPeriodType: 'text',
  WeeklyBillCycleDay: 'text',
};

import type { Id } from '../wire.js';
import type { DecimalString, IsoDateTime, Open } from '../values.js';
import type { ExtraFields, FieldKinds, Wrapped } from './field-kinds.js';
import { chargeModelConfigurationItemFields, type ChargeModelConfigurationItem } from './details.js';

/** A price of a charge of the catalog, for one currency and one band of quantities. */
export interface ProductRatePlanChargeTier extends ExtraFields {
  Id?: Id<'productRatePlanChargeTier'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Currency?: string;
  EndingUnit?: DecimalString;
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
  EndingUnit: 'decimal',
  Price: 'decimal',
  PriceFormat: 'text',
  StartingUnit: 'decimal',
  Tier: 'integer',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** A charge of the catalog: model, period, trigger and accounting. */
export interface ProductRatePlanCharge extends ExtraFields {
  Id?: Id<'productRatePlanCharge'>;
  AccountingCode?: string;
  ApplyDiscountTo?: string;
  BillCycleDay?: number;
  BillCycleType?: string;
  BillingPeriod?: string;
  BillingPeriodAlignment?: string;
  BillingTiming?: string;
  ChargeModel?: string;
  ChargeModelConfiguration?: Wrapped<'ChargeModelConfigurationItem', ChargeModelConfigurationItem>;
  ChargeType?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  DefaultQuantity?: DecimalString;
  DeferredRevenueAccount?: string;
  Description?: string;
  DiscountLevel?: string;
  EndDateCondition?: string;
  IncludedUnits?: DecimalString;
  LegacyRevenueReporting?: boolean;
  ListPriceBase?: string;
  MaxQuantity?: DecimalString;
  MinQuantity?: DecimalString;
  Name?: string;
  NumberOfPeriod?: number;
  OverageCalculationOption?: string;
  OverageUnusedUnitsCreditOption?: string;
  PriceChangeOption?: string;
  PriceIncreaseOption?: Open<'FromTenantPercentageValue' | 'SpecificPercentageValue'>;
  PriceIncreasePercentage?: DecimalString;
  ProductRatePlanChargeTierData?: Wrapped<'ProductRatePlanChargeTier', ProductRatePlanChargeTier>;
  ProductRatePlanId?: Id<'productRatePlan'>;
  RatingGroup?: Open<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload' | 'ByGroupId'>;
  RecognizedRevenueAccount?: string;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueRecognitionRuleName?: string;
  SmoothingModel?: string;
  SpecificBillingPeriod?: number;
  TaxCode?: string;
  TaxMode?: string;
  Taxable?: boolean;
  TriggerEvent?: string;
  UOM?: string;
  UpToPeriods?: number;
  UpToPeriodsType?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  UsageRecordRatingOption?: Open<'EndOfBillingPeriod' | 'OnDemand'>;
  UseDiscountSpecificAccountingCode?: boolean;
  UseTenantDefaultForPriceChange?: boolean;
  WeeklyBillCycleDay?: string;
}

export const productRatePlanChargeFields: FieldKinds<ProductRatePlanCharge> = {
  Id: 'text',
  AccountingCode: 'text',
  ApplyDiscountTo: 'text',
  BillCycleDay: 'integer',
  BillCycleType: 'text',
  BillingPeriod: 'text',
  BillingPeriodAlignment: 'text',
  BillingTiming: 'text',
  ChargeModel: 'text',
  ChargeModelConfiguration: { of: 'ChargeModelConfigurationItem', fields: chargeModelConfigurationItemFields },
  ChargeType: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  DefaultQuantity: 'decimal',
  DeferredRevenueAccount: 'text',
  Description: 'text',
  DiscountLevel: 'text',
  EndDateCondition: 'text',
  IncludedUnits: 'decimal',
  LegacyRevenueReporting: 'boolean',
  ListPriceBase: 'text',
  MaxQuantity: 'decimal',
  MinQuantity: 'decimal',
  Name: 'text',
  NumberOfPeriod: 'integer',
  OverageCalculationOption: 'text',
  OverageUnusedUnitsCreditOption: 'text',
  PriceChangeOption: 'text',
  PriceIncreaseOption: 'text',
  PriceIncreasePercentage: 'decimal',
  ProductRatePlanChargeTierData: { of: 'ProductRatePlanChargeTier', fields: productRatePlanChargeTierFields },
  ProductRatePlanId: 'text',
  RatingGroup: 'text',
  RecognizedRevenueAccount: 'text',
  RevRecCode: 'text',
  RevRecTriggerCondition: 'text',
  RevenueRecognitionRuleName: 'text',
  SmoothingModel: 'text',
  SpecificBillingPeriod: 'integer',
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
  WeeklyBillCycleDay: 'text',
};

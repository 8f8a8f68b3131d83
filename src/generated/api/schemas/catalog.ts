// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDate,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  deliverySchedule,
  type DeliverySchedule,
  organizationLabel,
  type OrganizationLabel,
  type CreateOrModifyResponse,
} from './shared.js';

/** Input of `GET /v1/catalog/products`. */
export interface ListProductsRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `10`. */
  pageSize?: number;
}

export const listProductsRequest: Schema<ListProductsRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `GetProductFeatureType` of the definition. */
export interface ProductFeature extends CustomFieldValues {
  code?: string;
  id?: string;
  name?: string;
  status?: string;
}

export const productFeature: Schema<ProductFeature> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireText),
  id: maybe(wireText),
  name: maybe(wireText),
  status: maybe(wireText),
});

/** `GETProductRatePlanChargeDeliverySchedule` of the definition. */
export interface ProductRatePlanChargeDeliverySchedule {
  frequency?: Open<'Weekly'>;
  friday?: boolean;
  monday?: boolean;
  saturday?: boolean;
  sunday?: boolean;
  thursday?: boolean;
  tuesday?: boolean;
  wendesday?: boolean;
}

export const productRatePlanChargeDeliverySchedule: Schema<ProductRatePlanChargeDeliverySchedule> = /* @__PURE__ */ z.looseObject({
  frequency: maybe(open(['Weekly'])),
  friday: maybe(wireBoolean),
  monday: maybe(wireBoolean),
  saturday: maybe(wireBoolean),
  sunday: maybe(wireBoolean),
  thursday: maybe(wireBoolean),
  tuesday: maybe(wireBoolean),
  wendesday: maybe(wireBoolean),
});

/** `GETProductRatePlanChargeType.financeInformation` of the definition. */
export interface ProductRatePlanChargeFinanceInformation {
  adjustmentLiabilityAccountingCode?: string;
  adjustmentLiabilityAccountingCodeType?: string;
  adjustmentRevenueAccountingCode?: string;
  adjustmentRevenueAccountingCodeType?: string;
  contractAssetAccountingCode?: string;
  contractAssetAccountingCodeType?: string;
  contractLiabilityAccountingCode?: string;
  contractLiabilityAccountingCodeType?: string;
  contractRecognizedRevenueAccountingCode?: string;
  contractRecognizedRevenueAccountingCodeType?: string;
  deferredRevenueAccountingCode?: string;
  deferredRevenueAccountingCodeType?: string | null;
  recognizedRevenueAccountingCode?: string;
  recognizedRevenueAccountingCodeType?: string | null;
  unbilledReceivablesAccountingCode?: string;
  unbilledReceivablesAccountingCodeType?: string;
}

export const productRatePlanChargeFinanceInformation: Schema<ProductRatePlanChargeFinanceInformation> = /* @__PURE__ */ z.looseObject({
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCodeType: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCodeType: maybe(wireText),
  contractAssetAccountingCode: maybe(wireText),
  contractAssetAccountingCodeType: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractLiabilityAccountingCodeType: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCodeType: maybe(wireText),
  deferredRevenueAccountingCode: maybe(wireText),
  deferredRevenueAccountingCodeType: maybeNull(wireText),
  recognizedRevenueAccountingCode: maybe(wireText),
  recognizedRevenueAccountingCodeType: maybeNull(wireText),
  unbilledReceivablesAccountingCode: maybe(wireText),
  unbilledReceivablesAccountingCodeType: maybe(wireText),
});

/** `GETProductRatePlanChargePricingTierType` of the definition. */
export interface ProductRatePlanChargePricingTier {
  endingUnit?: DecimalString;
  price?: DecimalString;
  priceFormat?: string;
  startingUnit?: DecimalString;
  tier?: number;
}

export const productRatePlanChargePricingTier: Schema<ProductRatePlanChargePricingTier> = /* @__PURE__ */ z.looseObject({
  endingUnit: maybe(decimalText),
  price: maybe(decimalText),
  priceFormat: maybe(wireText),
  startingUnit: maybe(decimalText),
  tier: maybe(wireInteger),
});

/** `GETProductRatePlanChargePricingType` of the definition. */
export interface ProductRatePlanChargePricing {
  currency: string;
  discountAmount?: DecimalString;
  discountPercentage?: DecimalString;
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
  price?: DecimalString;
  tiers?: ProductRatePlanChargePricingTier[];
}

export const productRatePlanChargePricing: Schema<ProductRatePlanChargePricing> = /* @__PURE__ */ z.looseObject({
  currency: wireText,
  discountAmount: maybe(decimalText),
  discountPercentage: maybe(decimalText),
  includedUnits: maybe(decimalText),
  overagePrice: maybe(decimalText),
  price: maybe(decimalText),
  tiers: maybe(z.array(productRatePlanChargePricingTier)),
});

/** `GETProductDiscountApplyDetailsType` of the definition. */
export interface ProductDiscountApplyDetails {
  appliedProductRatePlanChargeId?: Id<'product rate plan charge'>;
  appliedProductRatePlanId?: Id<'product rate plan'>;
}

export const productDiscountApplyDetails: Schema<ProductDiscountApplyDetails> = /* @__PURE__ */ z.looseObject({
  appliedProductRatePlanChargeId: maybe(wireText),
  appliedProductRatePlanId: maybe(wireText),
});

/** `GETProductRatePlanChargeType` of the definition. */
export interface ProductRatePlanCharge extends CustomFieldValues {
  applyDiscountTo?: string;
  billingDay?: string;
  billingPeriod?: string;
  billingPeriodAlignment?: string;
  billingTiming?: string;
  chargeFunction?: Open<'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment'>;
  commitmentType?: Open<'UNIT' | 'CURRENCY'>;
  chargeModelConfigurations?: Record<string, unknown>;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  defaultQuantity?: DecimalString | null;
  deliverySchedule?: ProductRatePlanChargeDeliverySchedule;
  discountClass?: string | null;
  discountLevel?: string | null;
  drawdownRate?: DecimalString;
  drawdownUom?: string;
  endDateCondition?: string;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  financeInformation?: ProductRatePlanChargeFinanceInformation;
  formula?: string;
  id: Id<'product rate plan charge'>;
  includedUnits?: DecimalString;
  isAllocationEligible?: boolean;
  isPrepaid?: boolean;
  isRollover?: boolean;
  isStackedDiscount?: boolean;
  isUnbilled?: boolean;
  listPriceBase?: Open<'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months'>;
  maxQuantity?: DecimalString;
  minQuantity?: DecimalString;
  model: Open<
    | 'FlatFee'
    | 'PerUnit'
    | 'Overage'
    | 'Volume'
    | 'Tiered'
    | 'TieredWithOverage'
    | 'DiscountFixedAmount'
    | 'DiscountPercentage'
    | 'MultiAttributePricing'
    | 'Delivery'
    | 'PreratedPerUnit'
    | 'PreratedPricing'
    | 'HighWatermarkVolume'
    | 'HighWatermarkTiered'
  >;
  name: string;
  numberOfPeriods?: number | null;
  overageCalculationOption?: string | null;
  overageUnusedUnitsCreditOption?: string | null;
  prepaidOperationType?: Open<'topup' | 'drawdown'> | null;
  prepaidQuantity?: DecimalString | null;
  prepaidTotalQuantity?: DecimalString | null;
  prepaidUom?: string | null;
  prepayPeriods?: number | null;
  priceChangeOption?: string | null;
  priceIncreasePercentage?: DecimalString | null;
  pricing: ProductRatePlanChargePricing[];
  pricingSummary?: string[];
  productChargeDefinitions?: string;
  productDiscountApplyDetails?: ProductDiscountApplyDetails[];
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  ratingGroup?: string | null;
  revRecCode?: string | null;
  revRecTriggerCondition?: Open<'ContractEffectiveDate' | 'ServiceActivationDate' | 'CustomerAcceptanceDate'> | null;
  revenueRecognitionRuleName?: string;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  smoothingModel?: string | null;
  specificBillingPeriod?: number | null;
  specificListPriceBase?: number | null;
  taxCode?: string;
  taxMode?: Open<'TaxExclusive' | 'TaxInclusive'> | null;
  taxable?: boolean;
  triggerEvent?: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  uom?: string | null;
  upToPeriods?: number | null;
  upToPeriodsType?: Open<'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years'> | null;
  usageRecordRatingOption?: string | null;
  useDiscountSpecificAccountingCode?: boolean | null;
  useTenantDefaultForPriceChange?: boolean;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
  Class__NS?: string;
  DeferredRevAccount__NS?: string;
  Department__NS?: string;
  IncludeChildren__NS?: Open<'Yes' | 'No'>;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  ItemType__NS?: Open<'Inventory' | 'Non Inventory' | 'Service'>;
  Location__NS?: string;
  RecognizedRevAccount__NS?: string;
  RevRecEnd__NS?: Open<'Charge Period Start' | 'Rev Rec Trigger Date' | 'Use NetSuite Rev Rec Template'>;
  RevRecStart__NS?: Open<'Charge Period Start' | 'Rev Rec Trigger Date' | 'Use NetSuite Rev Rec Template'>;
  RevRecTemplateType__NS?: string;
  Subsidiary__NS?: string;
  SyncDate__NS?: string;
}

export const productRatePlanCharge: Schema<ProductRatePlanCharge> = /* @__PURE__ */ z.looseObject({
  applyDiscountTo: maybe(wireText),
  billingDay: maybe(wireText),
  billingPeriod: maybe(wireText),
  billingPeriodAlignment: maybe(wireText),
  billingTiming: maybe(wireText),
  chargeFunction: maybe(
    open(['Standard', 'Prepayment', 'CommitmentTrueUp', 'Drawdown', 'CreditCommitment', 'DrawdownAndCreditCommitment']),
  ),
  commitmentType: maybe(open(['UNIT', 'CURRENCY'])),
  chargeModelConfigurations: maybe(z.record(z.string(), z.unknown())),
  creditOption: maybe(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  defaultQuantity: maybeNull(decimalText),
  deliverySchedule: maybe(productRatePlanChargeDeliverySchedule),
  discountClass: maybeNull(wireText),
  discountLevel: maybeNull(wireText),
  drawdownRate: maybe(decimal),
  drawdownUom: maybe(wireText),
  endDateCondition: maybe(wireText),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  financeInformation: maybe(productRatePlanChargeFinanceInformation),
  formula: maybe(wireText),
  id: wireText,
  includedUnits: maybe(decimalText),
  isAllocationEligible: maybe(wireBoolean),
  isPrepaid: maybe(wireBoolean),
  isRollover: maybe(wireBoolean),
  isStackedDiscount: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  listPriceBase: maybe(open(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  maxQuantity: maybe(decimalText),
  minQuantity: maybe(decimalText),
  model: open([
    'FlatFee',
    'PerUnit',
    'Overage',
    'Volume',
    'Tiered',
    'TieredWithOverage',
    'DiscountFixedAmount',
    'DiscountPercentage',
    'MultiAttributePricing',
    'Delivery',
    'PreratedPerUnit',
    'PreratedPricing',
    'HighWatermarkVolume',
    'HighWatermarkTiered',
  ]),
  name: wireText,
  numberOfPeriods: maybeNull(wireInteger),
  overageCalculationOption: maybeNull(wireText),
  overageUnusedUnitsCreditOption: maybeNull(wireText),
  prepaidOperationType: maybeNull(open(['topup', 'drawdown'])),
  prepaidQuantity: maybeNull(decimal),
  prepaidTotalQuantity: maybeNull(decimal),
  prepaidUom: maybeNull(wireText),
  prepayPeriods: maybeNull(wireInteger),
  priceChangeOption: maybeNull(wireText),
  priceIncreasePercentage: maybeNull(decimalText),
  pricing: z.array(productRatePlanChargePricing),
  pricingSummary: maybe(z.array(wireText)),
  productChargeDefinitions: maybe(wireText),
  productDiscountApplyDetails: maybe(z.array(productDiscountApplyDetails)),
  productRatePlanChargeNumber: maybe(wireText),
  ratingGroup: maybeNull(wireText),
  revRecCode: maybeNull(wireText),
  revRecTriggerCondition: maybeNull(open(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate'])),
  revenueRecognitionRuleName: maybe(wireText),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(decimal),
  smoothingModel: maybeNull(wireText),
  specificBillingPeriod: maybeNull(wireInteger),
  specificListPriceBase: maybeNull(wireInteger),
  taxCode: maybe(wireText),
  taxMode: maybeNull(open(['TaxExclusive', 'TaxInclusive'])),
  taxable: maybe(wireBoolean),
  triggerEvent: maybe(wireText),
  type: open(['OneTime', 'Recurring', 'Usage']),
  uom: maybeNull(wireText),
  upToPeriods: maybeNull(wireInteger),
  upToPeriodsType: maybeNull(open(['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'])),
  usageRecordRatingOption: maybeNull(wireText),
  useDiscountSpecificAccountingCode: maybeNull(wireBoolean),
  useTenantDefaultForPriceChange: maybe(wireBoolean),
  validityPeriodType: maybe(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  Class__NS: maybe(wireText),
  DeferredRevAccount__NS: maybe(wireText),
  Department__NS: maybe(wireText),
  IncludeChildren__NS: maybe(open(['Yes', 'No'])),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  ItemType__NS: maybe(open(['Inventory', 'Non Inventory', 'Service'])),
  Location__NS: maybe(wireText),
  RecognizedRevAccount__NS: maybe(wireText),
  RevRecEnd__NS: maybe(open(['Charge Period Start', 'Rev Rec Trigger Date', 'Use NetSuite Rev Rec Template'])),
  RevRecStart__NS: maybe(open(['Charge Period Start', 'Rev Rec Trigger Date', 'Use NetSuite Rev Rec Template'])),
  RevRecTemplateType__NS: maybe(wireText),
  Subsidiary__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `GETProductRatePlanType` of the definition. */
export interface ProductRatePlan extends CustomFieldValues {
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  grade?: DecimalString;
  id: Id<'product rate plan'>;
  name: string;
  productRatePlanCharges: ProductRatePlanCharge[];
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  status?: Open<'Active' | 'Expired' | 'NotStarted'>;
  BillingPeriod__NS?: Open<'Monthly' | 'Quarterly' | 'Annual' | 'Semi-Annual'>;
  Class__NS?: string;
  Department__NS?: string;
  IncludeChildren__NS?: Open<'Yes' | 'No'>;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  ItemType__NS?: Open<'Inventory' | 'Non Inventory' | 'Service'>;
  Location__NS?: string;
  MultiCurrencyPrice__NS?: string;
  Price__NS?: string;
  Subsidiary__NS?: string;
  SyncDate__NS?: string;
}

export const productRatePlan: Schema<ProductRatePlan> = /* @__PURE__ */ z.looseObject({
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  grade: maybe(decimal),
  id: wireText,
  name: wireText,
  productRatePlanCharges: z.array(productRatePlanCharge),
  productRatePlanNumber: maybe(wireText),
  status: maybe(open(['Active', 'Expired', 'NotStarted'])),
  BillingPeriod__NS: maybe(open(['Monthly', 'Quarterly', 'Annual', 'Semi-Annual'])),
  Class__NS: maybe(wireText),
  Department__NS: maybe(wireText),
  IncludeChildren__NS: maybe(open(['Yes', 'No'])),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  ItemType__NS: maybe(open(['Inventory', 'Non Inventory', 'Service'])),
  Location__NS: maybe(wireText),
  MultiCurrencyPrice__NS: maybe(wireText),
  Price__NS: maybe(wireText),
  Subsidiary__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `GETProductType` of the definition. */
export interface Product extends CustomFieldValues {
  category?: string;
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  id: Id<'product'>;
  name: string;
  organizationLabels?: OrganizationLabel[];
  productFeatures?: ProductFeature[];
  productNumber?: NumberOf<'product'>;
  productRatePlans?: ProductRatePlan[] | string;
  sku?: string;
  tags?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  ItemType__NS?: Open<'Inventory' | 'Non Inventory' | 'Service'>;
  SyncDate__NS?: string;
}

export const product: Schema<Product> = /* @__PURE__ */ z.looseObject({
  category: maybe(wireText),
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  id: wireText,
  name: wireText,
  organizationLabels: maybe(z.array(organizationLabel)),
  productFeatures: maybe(z.array(productFeature)),
  productNumber: maybe(wireText),
  productRatePlans: maybe(z.union([z.array(productRatePlan), wireText])),
  sku: maybe(wireText),
  tags: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  ItemType__NS: maybe(open(['Inventory', 'Non Inventory', 'Service'])),
  SyncDate__NS: maybe(wireText),
});

/** Answer of `GET /v1/catalog/products`. */
export interface ListProductsResponse {
  nextPage?: string;
  products: Product[];
  success?: boolean;
}

export const listProductsResponse: Schema<ListProductsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  products: z.array(product),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/catalog/products/{product-key}`. */
export interface GetProductRequest {
  'product-key': KeyOf<'product'>;
}

export const getProductRequest: Schema<GetProductRequest> = /* @__PURE__ */ strict({
  'product-key': z.string(),
});

/** Input of `GET /v1/products/{product-key}/product-rate-plans`. */
export interface ListProductRatePlansRequest {
  'product-key': KeyOf<'product'>;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  'show-charge-definitions'?: boolean;
}

export const listProductRatePlansRequest: Schema<ListProductRatePlansRequest> = /* @__PURE__ */ strict({
  'product-key': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  'show-charge-definitions': z.optional(z.boolean()),
});

/** Answer of `GET /v1/products/{product-key}/product-rate-plans`. */
export interface ListProductRatePlansResponse {
  nextPage?: string;
  productRatePlans: ProductRatePlan[];
  success?: boolean;
}

export const listProductRatePlansResponse: Schema<ListProductRatePlansResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  productRatePlans: z.array(productRatePlan),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/product-rate-plans/{id}`. */
export interface GetProductRatePlanRequest {
  id: Id<'product rate plan'>;
}

export const getProductRatePlanRequest: Schema<GetProductRatePlanRequest> = /* @__PURE__ */ strict({
  id: z.string(),
});

/** Answer of `GET /v1/product-rate-plans/{id}`. */
export interface GetProductRatePlanResponse {
  ExternalIdSourceSystem?: string;
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  externallyManagedPlanIds?: string[];
  grade?: DecimalString;
  id?: Id<'product rate plan'>;
  name?: string;
  organizationLabels?: OrganizationLabel[];
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  status?: Open<'Active' | 'Expired' | 'NotStarted'>;
  success?: boolean;
}

export const getProductRatePlanResponse: Schema<GetProductRatePlanResponse> = /* @__PURE__ */ z.looseObject({
  ExternalIdSourceSystem: maybe(wireText),
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  externallyManagedPlanIds: maybe(z.array(wireText)),
  grade: maybe(decimal),
  id: maybe(wireText),
  name: maybe(wireText),
  organizationLabels: maybe(z.array(organizationLabel)),
  productRatePlanNumber: maybe(wireText),
  status: maybe(open(['Active', 'Expired', 'NotStarted'])),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/product-rate-plans/external-id/{id}`. */
export interface ListProductRatePlansByExternalIdRequest {
  id: string;
}

export const listProductRatePlansByExternalIdRequest: Schema<ListProductRatePlansByExternalIdRequest> = /* @__PURE__ */ strict({
  id: z.string(),
});

/** `GETProductRatePlanWithExternalIdMultiResponse.productRatePlans` of the definition. */
export interface ProductRatePlanWithExternalIdMultiResponseProductRatePlan {
  id?: Id<'product rate plan'>;
  status?: Open<'Active' | 'Expired' | 'NotStarted'>;
  name?: string;
  effectiveStartDate?: IsoDate;
  effectiveEndDate?: IsoDate;
  externalIdSourceSystem?: string;
  externallyManagedPlanIds?: string[];
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  grade?: DecimalString;
  organizationLabels?: OrganizationLabel[];
}

export const productRatePlanWithExternalIdMultiResponseProductRatePlan: Schema<ProductRatePlanWithExternalIdMultiResponseProductRatePlan> =
  /* @__PURE__ */ z.looseObject({
    id: maybe(wireText),
    status: maybe(open(['Active', 'Expired', 'NotStarted'])),
    name: maybe(wireText),
    effectiveStartDate: maybe(wireDate),
    effectiveEndDate: maybe(wireDate),
    externalIdSourceSystem: maybe(wireText),
    externallyManagedPlanIds: maybe(z.array(wireText)),
    productRatePlanNumber: maybe(wireText),
    grade: maybe(decimal),
    organizationLabels: maybe(z.array(organizationLabel)),
  });

/** Answer of `GET /v1/product-rate-plans/external-id/{id}`. */
export interface ListProductRatePlansByExternalIdResponse {
  productRatePlans?: ProductRatePlanWithExternalIdMultiResponseProductRatePlan[];
  success?: boolean;
}

export const listProductRatePlansByExternalIdResponse: Schema<ListProductRatePlansByExternalIdResponse> = /* @__PURE__ */ z.looseObject({
  productRatePlans: maybe(z.array(productRatePlanWithExternalIdMultiResponseProductRatePlan)),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/product-rate-plan-charges/{product-rate-plan-charge-key}`. */
export interface GetProductRatePlanChargeRequest {
  'product-rate-plan-charge-key': KeyOf<'product rate plan charge'>;
  'show-charge-definitions'?: boolean;
}

export const getProductRatePlanChargeRequest: Schema<GetProductRatePlanChargeRequest> = /* @__PURE__ */ strict({
  'product-rate-plan-charge-key': z.string(),
  'show-charge-definitions': z.optional(z.boolean()),
});

/** `GETProductRatePlanChargeResponse.financeInformation` of the definition. */
export interface ProductRatePlanChargeResponseFinanceInformation {
  accountsReceivableAccountingCode?: string | null;
  accountsReceivableAccountingCodeType?: string | null;
  adjustmentLiabilityAccountingCode?: string | null;
  adjustmentLiabilityAccountingCodeType?: string | null;
  adjustmentRevenueAccountingCode?: string | null;
  adjustmentRevenueAccountingCodeType?: string | null;
  contractAssetAccountingCode?: string | null;
  contractAssetAccountingCodeType?: string | null;
  contractLiabilityAccountingCode?: string | null;
  contractLiabilityAccountingCodeType?: string | null;
  contractRecognizedRevenueAccountingCode?: string | null;
  contractRecognizedRevenueAccountingCodeType?: string | null;
  deferredRevenueAccountingCode?: string | null;
  deferredRevenueAccountingCodeType?: string | null;
  recognizedRevenueAccountingCode?: string | null;
  recognizedRevenueAccountingCodeType?: string | null;
  unbilledReceivablesAccountingCode?: string | null;
  unbilledReceivablesAccountingCodeType?: string | null;
}

export const productRatePlanChargeResponseFinanceInformation: Schema<ProductRatePlanChargeResponseFinanceInformation> =
  /* @__PURE__ */ z.looseObject({
    accountsReceivableAccountingCode: maybeNull(wireText),
    accountsReceivableAccountingCodeType: maybeNull(wireText),
    adjustmentLiabilityAccountingCode: maybeNull(wireText),
    adjustmentLiabilityAccountingCodeType: maybeNull(wireText),
    adjustmentRevenueAccountingCode: maybeNull(wireText),
    adjustmentRevenueAccountingCodeType: maybeNull(wireText),
    contractAssetAccountingCode: maybeNull(wireText),
    contractAssetAccountingCodeType: maybeNull(wireText),
    contractLiabilityAccountingCode: maybeNull(wireText),
    contractLiabilityAccountingCodeType: maybeNull(wireText),
    contractRecognizedRevenueAccountingCode: maybeNull(wireText),
    contractRecognizedRevenueAccountingCodeType: maybeNull(wireText),
    deferredRevenueAccountingCode: maybeNull(wireText),
    deferredRevenueAccountingCodeType: maybeNull(wireText),
    recognizedRevenueAccountingCode: maybeNull(wireText),
    recognizedRevenueAccountingCodeType: maybeNull(wireText),
    unbilledReceivablesAccountingCode: maybeNull(wireText),
    unbilledReceivablesAccountingCodeType: maybeNull(wireText),
  });

/** `GETRatePlanChargePricing.tiers` of the definition. */
export interface RatePlanChargePricingTierEntry {
  currency?: string;
  discountAmount?: DecimalString;
  discountPercentage?: DecimalString;
  endingUnit?: DecimalString;
  overagePrice?: DecimalString;
  price?: DecimalString;
  startingUnit?: DecimalString;
}

export const ratePlanChargePricingTierEntry: Schema<RatePlanChargePricingTierEntry> = /* @__PURE__ */ z.looseObject({
  currency: maybe(wireText),
  discountAmount: maybe(decimal),
  discountPercentage: maybe(decimal),
  endingUnit: maybe(decimal),
  overagePrice: maybe(decimal),
  price: maybe(decimal),
  startingUnit: maybe(decimal),
});

/** `GETRatePlanChargePricing` of the definition. */
export interface RatePlanChargePricing {
  currency?: string;
  discountAmount?: DecimalString | null;
  discountPercentage?: DecimalString | null;
  includedUnits?: DecimalString | null;
  overagePrice?: DecimalString | null;
  price?: DecimalString;
  tiers?: RatePlanChargePricingTierEntry[][] | null;
}

export const ratePlanChargePricing: Schema<RatePlanChargePricing> = /* @__PURE__ */ z.looseObject({
  currency: maybe(wireText),
  discountAmount: maybeNull(decimal),
  discountPercentage: maybeNull(decimal),
  includedUnits: maybeNull(decimal),
  overagePrice: maybeNull(decimal),
  price: maybe(decimal),
  tiers: maybeNull(z.array(z.array(ratePlanChargePricingTierEntry))),
});

/** Answer of `GET /v1/product-rate-plan-charges/{product-rate-plan-charge-key}`. */
export interface GetProductRatePlanChargeResponse {
  applyDiscountTo?: Open<
    'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE'
  > | null;
  billingDay?: string;
  billingPeriod?: string;
  billingPeriodAlignment?: Open<'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart' | 'AlignToTermEnd'>;
  billingTiming?: Open<'IN_ADVANCE' | 'IN_ARREARS'>;
  chargeFunction?: Open<'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment'>;
  commitmentType?: Open<'UNIT' | 'CURRENCY'>;
  customFields?: Record<string, unknown>;
  defaultQuantity?: DecimalString | null;
  deliverySchedule?: DeliverySchedule | null;
  discountClass?: string | null;
  discountLevel?: Open<'rateplan' | 'subscription' | 'account'> | null;
  endDateCondition?: Open<'Subscription_End' | 'One_Time' | 'Fixed_Period' | 'Specific_End_Date'>;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  prorationOption?: Open<'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod'>;
  reflectDiscountInNetAmount?: boolean;
  revenueRecognitionTiming?: Open<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  revenueAmortizationMethod?: Open<'Immediate' | 'Ratable Using Start And End Dates'>;
  numberOfPeriods?: number | null;
  financeInformation?: ProductRatePlanChargeResponseFinanceInformation;
  id?: Id<'product rate plan charge'>;
  isStackedDiscount?: boolean;
  listPriceBase?: Open<'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year'>;
  model?: Open<
    | 'DiscountFixedAmount'
    | 'DiscountPercentage'
    | 'FlatFee'
    | 'PerUnit'
    | 'Overage'
    | 'Tiered'
    | 'TieredwithOverage'
    | 'Volume'
    | 'Delivery'
    | 'MultiAttributePricing'
    | 'PreratedPerUnit'
    | 'PreratedPricing'
    | 'HighWatermarkVolumePricing'
    | 'HighWatermarkTieredPricing'
  >;
  name?: string;
  numberOfPeriod?: number;
  overageCalculationOption?: Open<'EndOfSmoothingPeriod' | 'PerBillingPeriod'> | null;
  overageUnusedUnitsCreditOption?: Open<'NoCredit' | 'CreditBySpecificRate'> | null;
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'> | null;
  priceIncreaseOption?: Open<'FromTenantPercentageValue' | 'SpecificPercentageValue'>;
  priceIncreasePercentage?: DecimalString | null;
  pricing?: RatePlanChargePricing[];
  pricingSummary?: string[];
  productChargeDefinitions?: string;
  productDiscountApplyDetails?: ProductDiscountApplyDetails[];
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'> | null;
  ratingGroup?: Open<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload' | 'ByGroupId'> | null;
  recognizedRevenueAccount?: string;
  revRecCode?: string | null;
  revRecTriggerCondition?: Open<'ContractEffectiveDate' | 'ServiceActivationDate' | 'CustomerAcceptanceDate'> | null;
  revenueRecognitionRuleName?: Open<'Recognize upon invoicing' | 'Recognize daily over time'>;
  smoothingModel?: Open<'RollingWindow' | 'Rollover'> | null;
  specificBillingPeriod?: DecimalString | null;
  specificListPriceBase?: number | null;
  success?: boolean;
  taxCode?: string;
  taxMode?: Open<'TaxExclusive' | 'TaxInclusive'> | null;
  taxable?: boolean;
  triggerEvent?: Open<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance'>;
  type?: Open<'OneTime' | 'Recurring' | 'Usage'>;
  uom?: string | null;
  upToPeriods?: DecimalString | null;
  upToPeriodsType?: Open<'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years'> | null;
  usageRecordRatingOption?: Open<'EndOfBillingPeriod' | 'OnDemand'> | null;
  useDiscountSpecificAccountingCode?: boolean | null;
  useTenantDefaultForPriceChange?: boolean;
  applyToBillingPeriodPartially?: boolean;
  isPrepaid?: boolean;
  prepaidOperationType?: Open<'topup' | 'drawdown'> | null;
  prepaidQuantity?: DecimalString | null;
  prepaidTotalQuantity?: DecimalString | null;
  prepaidUom?: string | null;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
  drawdownRate?: DecimalString | null;
  drawdownUom?: string | null;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  isRollover?: boolean;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  formula?: string;
}

export const getProductRatePlanChargeResponse: Schema<GetProductRatePlanChargeResponse> = /* @__PURE__ */ z.looseObject({
  applyDiscountTo: maybeNull(
    open(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  billingDay: maybe(wireText),
  billingPeriod: maybe(wireText),
  billingPeriodAlignment: maybe(open(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart', 'AlignToTermEnd'])),
  billingTiming: maybe(open(['IN_ADVANCE', 'IN_ARREARS'])),
  chargeFunction: maybe(
    open(['Standard', 'Prepayment', 'CommitmentTrueUp', 'Drawdown', 'CreditCommitment', 'DrawdownAndCreditCommitment']),
  ),
  commitmentType: maybe(open(['UNIT', 'CURRENCY'])),
  customFields: maybe(z.record(z.string(), z.unknown())),
  defaultQuantity: maybeNull(decimal),
  deliverySchedule: maybeNull(deliverySchedule),
  discountClass: maybeNull(wireText),
  discountLevel: maybeNull(open(['rateplan', 'subscription', 'account'])),
  endDateCondition: maybe(open(['Subscription_End', 'One_Time', 'Fixed_Period', 'Specific_End_Date'])),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  isAllocationEligible: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  productCategory: maybe(wireText),
  productClass: maybe(wireText),
  productFamily: maybe(wireText),
  productLine: maybe(wireText),
  prorationOption: maybe(open(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod'])),
  reflectDiscountInNetAmount: maybe(wireBoolean),
  revenueRecognitionTiming: maybe(open(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: maybe(open(['Immediate', 'Ratable Using Start And End Dates'])),
  numberOfPeriods: maybeNull(wireInteger),
  financeInformation: maybe(productRatePlanChargeResponseFinanceInformation),
  id: maybe(wireText),
  isStackedDiscount: maybe(wireBoolean),
  listPriceBase: maybe(open(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year'])),
  model: maybe(
    open([
      'DiscountFixedAmount',
      'DiscountPercentage',
      'FlatFee',
      'PerUnit',
      'Overage',
      'Tiered',
      'TieredwithOverage',
      'Volume',
      'Delivery',
      'MultiAttributePricing',
      'PreratedPerUnit',
      'PreratedPricing',
      'HighWatermarkVolumePricing',
      'HighWatermarkTieredPricing',
    ]),
  ),
  name: maybe(wireText),
  numberOfPeriod: maybe(wireInteger),
  overageCalculationOption: maybeNull(open(['EndOfSmoothingPeriod', 'PerBillingPeriod'])),
  overageUnusedUnitsCreditOption: maybeNull(open(['NoCredit', 'CreditBySpecificRate'])),
  priceChangeOption: maybeNull(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreaseOption: maybe(open(['FromTenantPercentageValue', 'SpecificPercentageValue'])),
  priceIncreasePercentage: maybeNull(decimal),
  pricing: maybe(z.array(ratePlanChargePricing)),
  pricingSummary: maybe(z.array(wireText)),
  productChargeDefinitions: maybe(wireText),
  productDiscountApplyDetails: maybe(z.array(productDiscountApplyDetails)),
  productRatePlanChargeNumber: maybeNull(wireText),
  ratingGroup: maybeNull(open(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload', 'ByGroupId'])),
  recognizedRevenueAccount: maybe(wireText),
  revRecCode: maybeNull(wireText),
  revRecTriggerCondition: maybeNull(open(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate'])),
  revenueRecognitionRuleName: maybe(open(['Recognize upon invoicing', 'Recognize daily over time'])),
  smoothingModel: maybeNull(open(['RollingWindow', 'Rollover'])),
  specificBillingPeriod: maybeNull(decimal),
  specificListPriceBase: maybeNull(wireInteger),
  success: maybe(wireBoolean),
  taxCode: maybe(wireText),
  taxMode: maybeNull(open(['TaxExclusive', 'TaxInclusive'])),
  taxable: maybe(wireBoolean),
  triggerEvent: maybe(open(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'])),
  type: maybe(open(['OneTime', 'Recurring', 'Usage'])),
  uom: maybeNull(wireText),
  upToPeriods: maybeNull(decimal),
  upToPeriodsType: maybeNull(open(['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'])),
  usageRecordRatingOption: maybeNull(open(['EndOfBillingPeriod', 'OnDemand'])),
  useDiscountSpecificAccountingCode: maybeNull(wireBoolean),
  useTenantDefaultForPriceChange: maybe(wireBoolean),
  applyToBillingPeriodPartially: maybe(wireBoolean),
  isPrepaid: maybe(wireBoolean),
  prepaidOperationType: maybeNull(open(['topup', 'drawdown'])),
  prepaidQuantity: maybeNull(decimal),
  prepaidTotalQuantity: maybeNull(decimal),
  prepaidUom: maybeNull(wireText),
  validityPeriodType: maybe(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  drawdownRate: maybeNull(decimal),
  drawdownUom: maybeNull(wireText),
  creditOption: maybe(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  isRollover: maybe(wireBoolean),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(decimal),
  formula: maybe(wireText),
});

/** Input of `POST /v1/object/product`. */
export interface CreateProductRequest extends CustomFieldValues {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  AllowFeatureChanges?: boolean;
  /** At most 100 characters. */
  Category?: string;
  /** At most 500 characters. */
  Description?: string;
  EffectiveEndDate: IsoDate;
  EffectiveStartDate: IsoDate;
  /** At most 100 characters. */
  Name: string;
  /** At most 100 characters. */
  ProductNumber?: NumberOf<'product'>;
  /** At most 50 characters. */
  SKU?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  ItemType__NS?: 'Inventory' | 'Non Inventory' | 'Service';
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const createProductRequest: Schema<CreateProductRequest> = /* @__PURE__ */ customizable({
  rejectUnknownFields: z.optional(z.boolean()),
  AllowFeatureChanges: z.optional(z.boolean()),
  Category: z.optional(upTo(100)),
  Description: z.optional(upTo(500)),
  EffectiveEndDate: date,
  EffectiveStartDate: date,
  Name: upTo(100),
  ProductNumber: z.optional(upTo(100)),
  SKU: z.optional(upTo(50)),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  ItemType__NS: z.optional(z.enum(['Inventory', 'Non Inventory', 'Service'])),
  SyncDate__NS: z.optional(upTo(255)),
});

/** Input of `POST /v1/object/product-rate-plan`. */
export interface CreateProductRatePlanRequest extends CustomFieldValues {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  ActiveCurrencies?: string[];
  /** At most 500 characters. */
  Description?: string;
  /** At most 29 characters. */
  EffectiveEndDate?: IsoDate;
  /** At most 29 characters. */
  EffectiveStartDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
  /** At most 255 characters. */
  Name: string;
  /** At most 32 characters. */
  ProductId: Id<'product'>;
  /** At most 100 characters. */
  ProductRatePlanNumber?: NumberOf<'product rate plan'>;
  BillingPeriod__NS?: 'Monthly' | 'Quarterly' | 'Annual' | 'Semi-Annual';
  /** At most 255 characters. */
  Class__NS?: string;
  /** At most 255 characters. */
  Department__NS?: string;
  IncludeChildren__NS?: 'Yes' | 'No';
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  ItemType__NS?: 'Inventory' | 'Non Inventory' | 'Service';
  /** At most 255 characters. */
  Location__NS?: string;
  /** At most 255 characters. */
  MultiCurrencyPrice__NS?: string;
  /** At most 255 characters. */
  Price__NS?: string;
  /** At most 255 characters. */
  Subsidiary__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const createProductRatePlanRequest: Schema<CreateProductRatePlanRequest> = /* @__PURE__ */ customizable({
  rejectUnknownFields: z.optional(z.boolean()),
  ActiveCurrencies: z.optional(z.array(z.string())),
  Description: z.optional(upTo(500)),
  EffectiveEndDate: z.optional(date),
  EffectiveStartDate: z.optional(date),
  ExternalIdSourceSystem: z.optional(z.string()),
  ExternalRatePlanIds: z.optional(z.string()),
  Grade: z.optional(decimal),
  Name: upTo(255),
  ProductId: upTo(32),
  ProductRatePlanNumber: z.optional(upTo(100)),
  BillingPeriod__NS: z.optional(z.enum(['Monthly', 'Quarterly', 'Annual', 'Semi-Annual'])),
  Class__NS: z.optional(upTo(255)),
  Department__NS: z.optional(upTo(255)),
  IncludeChildren__NS: z.optional(z.enum(['Yes', 'No'])),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  ItemType__NS: z.optional(z.enum(['Inventory', 'Non Inventory', 'Service'])),
  Location__NS: z.optional(upTo(255)),
  MultiCurrencyPrice__NS: z.optional(upTo(255)),
  Price__NS: z.optional(upTo(255)),
  Subsidiary__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
});

/** `ProxyCreateOrModifyProductRatePlanChargeChargeModelConfigurationItem` of the definition. */
export interface CreateOrModifyProductRatePlanChargeChargeModelConfigurationItemInput {
  Key: string;
  Value: string;
}

export const createOrModifyProductRatePlanChargeChargeModelConfigurationItemInput: Schema<CreateOrModifyProductRatePlanChargeChargeModelConfigurationItemInput> =
  /* @__PURE__ */ strict({
    Key: z.string(),
    Value: z.string(),
  });

/** `ProxyCreateOrModifyProductRatePlanChargeChargeModelConfiguration` of the definition. */
export interface CreateOrModifyProductRatePlanChargeChargeModelConfigurationInput {
  ConfigurationItem?: CreateOrModifyProductRatePlanChargeChargeModelConfigurationItemInput[];
}

export const createOrModifyProductRatePlanChargeChargeModelConfigurationInput: Schema<CreateOrModifyProductRatePlanChargeChargeModelConfigurationInput> =
  /* @__PURE__ */ strict({
    ConfigurationItem: z.optional(z.array(createOrModifyProductRatePlanChargeChargeModelConfigurationItemInput)),
  });

/** `ProxyCreateOrModifyDeliverySchedule` of the definition. */
export interface CreateOrModifyDeliveryScheduleInput {
  frequency?: 'Weekly';
  friday?: boolean;
  monday?: boolean;
  saturday?: boolean;
  sunday?: boolean;
  thursday?: boolean;
  tuesday?: boolean;
  wendesday?: boolean;
}

export const createOrModifyDeliveryScheduleInput: Schema<CreateOrModifyDeliveryScheduleInput> = /* @__PURE__ */ strict({
  frequency: z.optional(z.enum(['Weekly'])),
  friday: z.optional(z.boolean()),
  monday: z.optional(z.boolean()),
  saturday: z.optional(z.boolean()),
  sunday: z.optional(z.boolean()),
  thursday: z.optional(z.boolean()),
  tuesday: z.optional(z.boolean()),
  wendesday: z.optional(z.boolean()),
});

/** `ProxyCreateOrModifyProductRatePlanChargeTierData.ProductRatePlanChargeTier` of the definition. */
export interface CreateOrModifyProductRatePlanChargeTierDataInputProductRatePlanChargeTierEntry {
  Currency?: string;
  DiscountAmount?: DecimalString;
  DiscountPercentage?: DecimalString;
  EndingUnit?: DecimalString;
  IsOveragePrice?: boolean;
  Price?: DecimalString;
  PriceFormat?: 'Flat Fee' | 'Per Unit';
  StartingUnit?: DecimalString;
}

export const createOrModifyProductRatePlanChargeTierDataInputProductRatePlanChargeTierEntry: Schema<CreateOrModifyProductRatePlanChargeTierDataInputProductRatePlanChargeTierEntry> =
  /* @__PURE__ */ strict({
    Currency: z.optional(z.string()),
    DiscountAmount: z.optional(decimal),
    DiscountPercentage: z.optional(decimal),
    EndingUnit: z.optional(decimal),
    IsOveragePrice: z.optional(z.boolean()),
    Price: z.optional(decimal),
    PriceFormat: z.optional(z.enum(['Flat Fee', 'Per Unit'])),
    StartingUnit: z.optional(decimal),
  });

/** `ProxyCreateOrModifyProductRatePlanChargeTierData` of the definition. */
export interface CreateOrModifyProductRatePlanChargeTierDataInput {
  ProductRatePlanChargeTier?: CreateOrModifyProductRatePlanChargeTierDataInputProductRatePlanChargeTierEntry[];
}

export const createOrModifyProductRatePlanChargeTierDataInput: Schema<CreateOrModifyProductRatePlanChargeTierDataInput> =
  /* @__PURE__ */ strict({
    ProductRatePlanChargeTier: z.optional(z.array(createOrModifyProductRatePlanChargeTierDataInputProductRatePlanChargeTierEntry)),
  });

/** Input of `POST /v1/object/product-rate-plan-charge`. */
export interface CreateProductRatePlanChargeRequest extends CustomFieldValues {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  /** At most 100 characters. */
  AccountingCode?: string;
  ApplyDiscountTo?:
    | 'ONETIME (1)'
    | 'RECURRING (2)'
    | 'USAGE (4)'
    | 'ONETIMERECURRING (3)'
    | 'ONETIMEUSAGE (5)'
    | 'RECURRINGUSAGE (6)'
    | 'ONETIMERECURRINGUSAGE (7)';
  BillCycleDay?: number;
  BillCycleType:
    | 'DefaultFromCustomer'
    | 'SpecificDayofMonth'
    | 'SubscriptionStartDay'
    | 'ChargeTriggerDay'
    | 'SpecificDayofWeek'
    | 'TermStartDay'
    | 'TermEndDay';
  BillingPeriod:
    'Month' | 'Quarter' | 'Annual' | 'Semi-Annual' | 'Specific Months' | 'Subscription Term' | 'Week' | 'Specific Weeks' | 'Specific Days';
  BillingPeriodAlignment?: 'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart' | 'AlignToTermEnd';
  BillingTiming?: 'In Advance' | 'In Arrears';
  ChargeFunction?: 'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment';
  CommitmentType?: 'UNIT' | 'CURRENCY';
  ChargeModel:
    | 'Discount-Fixed Amount'
    | 'Discount-Percentage'
    | 'Flat Fee Pricing'
    | 'Per Unit Pricing'
    | 'Overage Pricing'
    | 'Tiered Pricing'
    | 'Tiered with Overage Pricing'
    | 'Volume Pricing'
    | 'Delivery Pricing'
    | 'MultiAttributePricing'
    | 'PreratedPerUnit'
    | 'PreratedPricing`'
    | 'HighWatermarkVolumePricing'
    | 'HighWatermarkTieredPricing';
  ChargeModelConfiguration?: CreateOrModifyProductRatePlanChargeChargeModelConfigurationInput;
  ChargeType: 'OneTime' | 'Recurring' | 'Usage';
  CreditOption?: 'TimeBased' | 'ConsumptionBased' | 'FullCreditBack';
  DefaultQuantity?: DecimalString;
  /** At most 100 characters. */
  DeferredRevenueAccount?: string;
  DeliverySchedule?: CreateOrModifyDeliveryScheduleInput;
  /** At most 500 characters. */
  Description?: string;
  DiscountLevel?: 'rateplan' | 'subscription' | 'account';
  DrawdownRate?: DecimalString;
  DrawdownUom?: string;
  /** Default `SubscriptionEnd`. */
  EndDateCondition?: 'SubscriptionEnd' | 'FixedPeriod';
  /** Default `false`. */
  ExcludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  ExcludeItemBookingFromRevenueAccounting?: boolean;
  IncludedUnits?: DecimalString;
  IsAllocationEligible?: boolean;
  IsPrepaid?: boolean;
  IsRollover?: boolean;
  IsStackedDiscount?: boolean;
  IsUnbilled?: boolean;
  LegacyRevenueReporting?: boolean;
  ListPriceBase?: 'Per Billing Period' | 'Per Month' | 'Per Week' | 'Per Year' | 'Per Specific Months';
  MaxQuantity?: DecimalString;
  MinQuantity?: DecimalString;
  /** At most 100 characters. */
  Name: string;
  NumberOfPeriod?: number;
  OverageCalculationOption?: 'EndOfSmoothingPeriod' | 'PerBillingPeriod';
  OverageUnusedUnitsCreditOption?: 'NoCredit' | 'CreditBySpecificRate' | null;
  PrepaidOperationType?: 'topup' | 'drawdown';
  PrepaidQuantity?: DecimalString;
  PrepaidTotalQuantity?: DecimalString;
  PrepaidUom?: string;
  /** Default `NoChange`. */
  PriceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  PriceIncreaseOption?: 'FromTenantPercentageValue' | 'SpecificPercentageValue';
  PriceIncreasePercentage?: DecimalString | null;
  ProductCategory?: string;
  ProductClass?: string;
  ProductFamily?: string;
  ProductLine?: string;
  /** Default `false`. */
  ReflectDiscountInNetAmount?: boolean;
  /** At most 200 characters. */
  RevenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  RevenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  /** At most 100 characters. */
  ProductRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  ProductRatePlanChargeTierData: CreateOrModifyProductRatePlanChargeTierDataInput;
  /** At most 32 characters. */
  ProductRatePlanId: Id<'product rate plan'>;
  ProrationOption?: 'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod';
  /** Default `ByBillingPeriod`. */
  RatingGroup?: 'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload' | 'ByGroupId' | null;
  /** At most 100 characters. */
  RecognizedRevenueAccount?: string;
  /** At most 70 characters. */
  RevRecCode?: string | null;
  RevRecTriggerCondition?: 'ContractEffectiveDate' | 'ServiceActivationDate' | 'CustomerAcceptanceDate' | null;
  RevenueRecognitionRuleName?: 'Recognize upon invoicing' | 'Recognize daily over time';
  RolloverApply?: 'ApplyFirst' | 'ApplyLast';
  RolloverPeriods?: DecimalString;
  SmoothingModel?: 'RollingWindow' | 'Rollover' | null;
  SpecificBillingPeriod?: number | null;
  /** From 1 to 120. */
  SpecificListPriceBase?: number | null;
  /** At most 64 characters. */
  TaxCode?: string;
  TaxMode?: 'TaxExclusive' | 'TaxInclusive' | null;
  Taxable?: boolean;
  TriggerEvent: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';
  /** At most 25 characters. */
  UOM?: string | null;
  UpToPeriods?: number | null;
  /** Default `Billing Periods`. */
  UpToPeriodsType?: 'Billing Periods' | 'Days' | 'Weeks' | 'Months' | 'Years' | null;
  /** Default `EndOfBillingPeriod`. */
  UsageRecordRatingOption?: 'EndOfBillingPeriod' | 'OnDemand' | null;
  UseDiscountSpecificAccountingCode: boolean | null;
  UseTenantDefaultForPriceChange?: boolean;
  ValidityPeriodType?: 'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH';
  WeeklyBillCycleDay?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  ApplyToBillingPeriodPartially?: boolean;
  RolloverPeriodLength?: number;
  Formula?: string;
  /** At most 255 characters. */
  Class__NS?: string;
  /** At most 255 characters. */
  DeferredRevAccount__NS?: string;
  /** At most 255 characters. */
  Department__NS?: string;
  IncludeChildren__NS?: 'Yes' | 'No';
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  ItemType__NS?: 'Inventory' | 'Non Inventory' | 'Service';
  /** At most 255 characters. */
  Location__NS?: string;
  /** At most 255 characters. */
  RecognizedRevAccount__NS?: string;
  RevRecEnd__NS?: 'Charge Period Start' | 'Rev Rec Trigger Date' | 'Use NetSuite Rev Rec Template';
  RevRecStart__NS?: 'Charge Period Start' | 'Rev Rec Trigger Date' | 'Use NetSuite Rev Rec Template';
  /** At most 255 characters. */
  RevRecTemplateType__NS?: string;
  /** At most 255 characters. */
  Subsidiary__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const createProductRatePlanChargeRequest: Schema<CreateProductRatePlanChargeRequest> = /* @__PURE__ */ customizable({
  rejectUnknownFields: z.optional(z.boolean()),
  AccountingCode: z.optional(upTo(100)),
  ApplyDiscountTo: z.optional(
    z.enum([
      'ONETIME (1)',
      'RECURRING (2)',
      'USAGE (4)',
      'ONETIMERECURRING (3)',
      'ONETIMEUSAGE (5)',
      'RECURRINGUSAGE (6)',
      'ONETIMERECURRINGUSAGE (7)',
    ]),
  ),
  BillCycleDay: z.optional(z.int()),
  BillCycleType: z.enum([
    'DefaultFromCustomer',
    'SpecificDayofMonth',
    'SubscriptionStartDay',
    'ChargeTriggerDay',
    'SpecificDayofWeek',
    'TermStartDay',
    'TermEndDay',
  ]),
  BillingPeriod: z.enum([
    'Month',
    'Quarter',
    'Annual',
    'Semi-Annual',
    'Specific Months',
    'Subscription Term',
    'Week',
    'Specific Weeks',
    'Specific Days',
  ]),
  BillingPeriodAlignment: z.optional(z.enum(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart', 'AlignToTermEnd'])),
  BillingTiming: z.optional(z.enum(['In Advance', 'In Arrears'])),
  ChargeFunction: z.optional(
    z.enum(['Standard', 'Prepayment', 'CommitmentTrueUp', 'Drawdown', 'CreditCommitment', 'DrawdownAndCreditCommitment']),
  ),
  CommitmentType: z.optional(z.enum(['UNIT', 'CURRENCY'])),
  ChargeModel: z.enum([
    'Discount-Fixed Amount',
    'Discount-Percentage',
    'Flat Fee Pricing',
    'Per Unit Pricing',
    'Overage Pricing',
    'Tiered Pricing',
    'Tiered with Overage Pricing',
    'Volume Pricing',
    'Delivery Pricing',
    'MultiAttributePricing',
    'PreratedPerUnit',
    'PreratedPricing`',
    'HighWatermarkVolumePricing',
    'HighWatermarkTieredPricing',
  ]),
  ChargeModelConfiguration: z.optional(createOrModifyProductRatePlanChargeChargeModelConfigurationInput),
  ChargeType: z.enum(['OneTime', 'Recurring', 'Usage']),
  CreditOption: z.optional(z.enum(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  DefaultQuantity: z.optional(decimal),
  DeferredRevenueAccount: z.optional(upTo(100)),
  DeliverySchedule: z.optional(createOrModifyDeliveryScheduleInput),
  Description: z.optional(upTo(500)),
  DiscountLevel: z.optional(z.enum(['rateplan', 'subscription', 'account'])),
  DrawdownRate: z.optional(decimal),
  DrawdownUom: z.optional(z.string()),
  EndDateCondition: z.optional(z.enum(['SubscriptionEnd', 'FixedPeriod'])),
  ExcludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  ExcludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  IncludedUnits: z.optional(decimal),
  IsAllocationEligible: z.optional(z.boolean()),
  IsPrepaid: z.optional(z.boolean()),
  IsRollover: z.optional(z.boolean()),
  IsStackedDiscount: z.optional(z.boolean()),
  IsUnbilled: z.optional(z.boolean()),
  LegacyRevenueReporting: z.optional(z.boolean()),
  ListPriceBase: z.optional(z.enum(['Per Billing Period', 'Per Month', 'Per Week', 'Per Year', 'Per Specific Months'])),
  MaxQuantity: z.optional(decimal),
  MinQuantity: z.optional(decimal),
  Name: upTo(100),
  NumberOfPeriod: z.optional(z.int()),
  OverageCalculationOption: z.optional(z.enum(['EndOfSmoothingPeriod', 'PerBillingPeriod'])),
  OverageUnusedUnitsCreditOption: z.optional(z.nullable(z.enum(['NoCredit', 'CreditBySpecificRate']))),
  PrepaidOperationType: z.optional(z.enum(['topup', 'drawdown'])),
  PrepaidQuantity: z.optional(decimal),
  PrepaidTotalQuantity: z.optional(decimal),
  PrepaidUom: z.optional(z.string()),
  PriceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  PriceIncreaseOption: z.optional(z.enum(['FromTenantPercentageValue', 'SpecificPercentageValue'])),
  PriceIncreasePercentage: z.optional(z.nullable(decimal)),
  ProductCategory: z.optional(z.string()),
  ProductClass: z.optional(z.string()),
  ProductFamily: z.optional(z.string()),
  ProductLine: z.optional(z.string()),
  ReflectDiscountInNetAmount: z.optional(z.boolean()),
  RevenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  RevenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  ProductRatePlanChargeNumber: z.optional(upTo(100)),
  ProductRatePlanChargeTierData: createOrModifyProductRatePlanChargeTierDataInput,
  ProductRatePlanId: upTo(32),
  ProrationOption: z.optional(z.enum(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod'])),
  RatingGroup: z.optional(z.nullable(z.enum(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload', 'ByGroupId']))),
  RecognizedRevenueAccount: z.optional(upTo(100)),
  RevRecCode: z.optional(z.nullable(upTo(70))),
  RevRecTriggerCondition: z.optional(z.nullable(z.enum(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate']))),
  RevenueRecognitionRuleName: z.optional(z.enum(['Recognize upon invoicing', 'Recognize daily over time'])),
  RolloverApply: z.optional(z.enum(['ApplyFirst', 'ApplyLast'])),
  RolloverPeriods: z.optional(decimal),
  SmoothingModel: z.optional(z.nullable(z.enum(['RollingWindow', 'Rollover']))),
  SpecificBillingPeriod: z.optional(z.nullable(z.int())),
  SpecificListPriceBase: z.optional(z.nullable(integer(1, 120))),
  TaxCode: z.optional(upTo(64)),
  TaxMode: z.optional(z.nullable(z.enum(['TaxExclusive', 'TaxInclusive']))),
  Taxable: z.optional(z.boolean()),
  TriggerEvent: z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance']),
  UOM: z.optional(z.nullable(upTo(25))),
  UpToPeriods: z.optional(z.nullable(z.int())),
  UpToPeriodsType: z.optional(z.nullable(z.enum(['Billing Periods', 'Days', 'Weeks', 'Months', 'Years']))),
  UsageRecordRatingOption: z.optional(z.nullable(z.enum(['EndOfBillingPeriod', 'OnDemand']))),
  UseDiscountSpecificAccountingCode: z.nullable(z.boolean()),
  UseTenantDefaultForPriceChange: z.optional(z.boolean()),
  ValidityPeriodType: z.optional(z.enum(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  WeeklyBillCycleDay: z.optional(z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])),
  ApplyToBillingPeriodPartially: z.optional(z.boolean()),
  RolloverPeriodLength: z.optional(z.int()),
  Formula: z.optional(z.string()),
  Class__NS: z.optional(upTo(255)),
  DeferredRevAccount__NS: z.optional(upTo(255)),
  Department__NS: z.optional(upTo(255)),
  IncludeChildren__NS: z.optional(z.enum(['Yes', 'No'])),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  ItemType__NS: z.optional(z.enum(['Inventory', 'Non Inventory', 'Service'])),
  Location__NS: z.optional(upTo(255)),
  RecognizedRevAccount__NS: z.optional(upTo(255)),
  RevRecEnd__NS: z.optional(z.enum(['Charge Period Start', 'Rev Rec Trigger Date', 'Use NetSuite Rev Rec Template'])),
  RevRecStart__NS: z.optional(z.enum(['Charge Period Start', 'Rev Rec Trigger Date', 'Use NetSuite Rev Rec Template'])),
  RevRecTemplateType__NS: z.optional(upTo(255)),
  Subsidiary__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
});

/** Answer of `GET /v1/catalog/products/{product-key}`. */
export type GetProductResponse = Product;

/** Answer of `POST /v1/object/product`. */
export type CreateProductResponse = CreateOrModifyResponse;

/** Answer of `POST /v1/object/product-rate-plan`. */
export type CreateProductRatePlanResponse = CreateOrModifyResponse;

/** Answer of `POST /v1/object/product-rate-plan-charge`. */
export type CreateProductRatePlanChargeResponse = CreateOrModifyResponse;

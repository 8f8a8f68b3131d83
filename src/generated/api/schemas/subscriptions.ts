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
  accountBasicInfo,
  type AccountBasicInfo,
  accountSummaryContact,
  type AccountSummaryContact,
  chargeModelConfiguration,
  type ChargeModelConfiguration,
  chargeModelConfigurationInput,
  type ChargeModelConfigurationInput,
  deliverySchedule,
  type DeliverySchedule,
  newSrpCreateInput,
  type NewSrpCreateInput,
  newTierInput,
  type NewTierInput,
  rampCharge,
  type RampCharge,
  rampInterval,
  type RampInterval,
  responseReason,
  type ResponseReason,
  type CommonResponse,
} from './shared.js';

/** Input of `POST /v1/subscriptions`. */
export interface CreateSubscriptionRequest extends CustomFieldValues {
  accountKey: KeyOf<'account'>;
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  /** Default `false`. */
  autoRenew?: boolean;
  /** Default `true`. */
  collect?: boolean;
  contractEffectiveDate: IsoDate;
  creditMemoReasonCode?: string;
  customerAcceptanceDate?: IsoDate;
  documentDate?: IsoDate;
  externallyManagedBy?: 'Amazon' | 'Apple' | 'Google' | 'Roku';
  gatewayId?: string;
  initialTerm?: number;
  initialTermPeriodType?: string;
  invoiceOwnerAccountKey?: KeyOf<'account'>;
  invoiceSeparately?: boolean;
  lastBookingDate?: IsoDate;
  /** At most 1000 characters. */
  notes?: string;
  paymentMethodId?: Id<'payment method'>;
  prepayment?: boolean;
  renewalSetting?: string;
  renewalTerm: number;
  renewalTermPeriodType?: string;
  /** Default `true`. */
  runBilling?: boolean;
  serviceActivationDate?: IsoDate;
  subscribeToRatePlans: NewSrpCreateInput[];
  subscriptionNumber?: NumberOf<'subscription'>;
  targetDate?: IsoDate;
  termStartDate?: IsoDate;
  termType: string;
  /** At most 32 characters. */
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  /** At most 100 characters. */
  OpportunityName__QT?: string;
  /** At most 32 characters. */
  QuoteBusinessType__QT?: string;
  /** At most 32 characters. */
  QuoteNumber__QT?: string;
  /** At most 32 characters. */
  QuoteType__QT?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Project__NS?: string;
  /** At most 255 characters. */
  SalesOrder__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const createSubscriptionRequest: Schema<CreateSubscriptionRequest> = /* @__PURE__ */ customizable({
  accountKey: z.string(),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  autoRenew: z.optional(z.boolean()),
  collect: z.optional(z.boolean()),
  contractEffectiveDate: date,
  creditMemoReasonCode: z.optional(z.string()),
  customerAcceptanceDate: z.optional(date),
  documentDate: z.optional(date),
  externallyManagedBy: z.optional(z.enum(['Amazon', 'Apple', 'Google', 'Roku'])),
  gatewayId: z.optional(z.string()),
  initialTerm: z.optional(z.int()),
  initialTermPeriodType: z.optional(z.string()),
  invoiceOwnerAccountKey: z.optional(z.string()),
  invoiceSeparately: z.optional(z.boolean()),
  lastBookingDate: z.optional(date),
  notes: z.optional(upTo(1000)),
  paymentMethodId: z.optional(z.string()),
  prepayment: z.optional(z.boolean()),
  renewalSetting: z.optional(z.string()),
  renewalTerm: z.int(),
  renewalTermPeriodType: z.optional(z.string()),
  runBilling: z.optional(z.boolean()),
  serviceActivationDate: z.optional(date),
  subscribeToRatePlans: z.array(newSrpCreateInput),
  subscriptionNumber: z.optional(z.string()),
  targetDate: z.optional(date),
  termStartDate: z.optional(date),
  termType: z.string(),
  CpqBundleJsonId__QT: z.optional(upTo(32)),
  OpportunityCloseDate__QT: z.optional(date),
  OpportunityName__QT: z.optional(upTo(100)),
  QuoteBusinessType__QT: z.optional(upTo(32)),
  QuoteNumber__QT: z.optional(upTo(32)),
  QuoteType__QT: z.optional(upTo(32)),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Project__NS: z.optional(upTo(255)),
  SalesOrder__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
});

/** Answer of `POST /v1/subscriptions`. */
export interface CreateSubscriptionResponse {
  contractedMrr?: DecimalString;
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
  success?: boolean;
  totalContractedValue?: DecimalString;
}

export const createSubscriptionResponse: Schema<CreateSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  contractedMrr: maybe(decimal),
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  success: maybe(wireBoolean),
  totalContractedValue: maybe(decimal),
});

/** `POSTSubscriptionPreviewTypePreviewAccountInfo.billToContact` of the definition. */
export interface NewSubscriptionPreviewPreviewAccountInfoInputBillToContact {
  city?: string;
  country?: string;
  county?: string;
  state?: string;
  taxRegion?: string | null;
  zipCode?: string;
}

export const newSubscriptionPreviewPreviewAccountInfoInputBillToContact: Schema<NewSubscriptionPreviewPreviewAccountInfoInputBillToContact> =
  /* @__PURE__ */ strict({
    city: z.optional(z.string()),
    country: z.optional(z.string()),
    county: z.optional(z.string()),
    state: z.optional(z.string()),
    taxRegion: z.optional(z.nullable(z.string())),
    zipCode: z.optional(z.string()),
  });

/** `POSTSubscriptionPreviewTypePreviewAccountInfo` of the definition. */
export interface NewSubscriptionPreviewPreviewAccountInfoInput extends CustomFieldValues {
  billCycleDay: number;
  billToContact: NewSubscriptionPreviewPreviewAccountInfoInputBillToContact;
  currency: string;
  /** At most 255 characters. */
  Class__NS?: string;
  CustomerType__NS?: 'Company' | 'Individual';
  /** At most 255 characters. */
  Department__NS?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Location__NS?: string;
  /** At most 255 characters. */
  Subsidiary__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: 'Yes' | 'No';
}

export const newSubscriptionPreviewPreviewAccountInfoInput: Schema<NewSubscriptionPreviewPreviewAccountInfoInput> =
  /* @__PURE__ */ customizable({
    billCycleDay: z.int(),
    billToContact: newSubscriptionPreviewPreviewAccountInfoInputBillToContact,
    currency: z.string(),
    Class__NS: z.optional(upTo(255)),
    CustomerType__NS: z.optional(z.enum(['Company', 'Individual'])),
    Department__NS: z.optional(upTo(255)),
    IntegrationId__NS: z.optional(upTo(255)),
    IntegrationStatus__NS: z.optional(upTo(255)),
    Location__NS: z.optional(upTo(255)),
    Subsidiary__NS: z.optional(upTo(255)),
    SyncDate__NS: z.optional(upTo(255)),
    SynctoNetSuite__NS: z.optional(z.enum(['Yes', 'No'])),
  });

/** Input of `POST /v1/subscriptions/preview`. */
export interface PreviewSubscriptionRequest extends CustomFieldValues {
  accountKey?: KeyOf<'account'>;
  contractEffectiveDate: IsoDate;
  customerAcceptanceDate?: IsoDate;
  documentDate?: IsoDate;
  includeExistingDraftDocItems?: boolean;
  initialTerm?: number;
  initialTermPeriodType?: string;
  invoiceOwnerAccountKey?: KeyOf<'account'>;
  /** At most 1000 characters. */
  notes?: string;
  previewAccountInfo?: NewSubscriptionPreviewPreviewAccountInfoInput;
  /** Default `LegalDoc`. */
  previewType?: 'LegalDoc' | 'ChargeMetrics' | 'LegalDocChargeMetrics';
  serviceActivationDate?: IsoDate;
  /** Default `false`. */
  skipTax?: boolean;
  subscribeToRatePlans: NewSrpCreateInput[];
  targetDate?: IsoDate;
  termStartDate?: IsoDate;
  termType: string;
}

export const previewSubscriptionRequest: Schema<PreviewSubscriptionRequest> = /* @__PURE__ */ customizable({
  accountKey: z.optional(z.string()),
  contractEffectiveDate: date,
  customerAcceptanceDate: z.optional(date),
  documentDate: z.optional(date),
  includeExistingDraftDocItems: z.optional(z.boolean()),
  initialTerm: z.optional(z.int()),
  initialTermPeriodType: z.optional(z.string()),
  invoiceOwnerAccountKey: z.optional(z.string()),
  notes: z.optional(upTo(1000)),
  previewAccountInfo: z.optional(newSubscriptionPreviewPreviewAccountInfoInput),
  previewType: z.optional(z.enum(['LegalDoc', 'ChargeMetrics', 'LegalDocChargeMetrics'])),
  serviceActivationDate: z.optional(date),
  skipTax: z.optional(z.boolean()),
  subscribeToRatePlans: z.array(newSrpCreateInput),
  targetDate: z.optional(date),
  termStartDate: z.optional(date),
  termType: z.string(),
});

/** `POSTSubscriptionPreviewResponseType.chargeMetrics` and `PUTSubscriptionResponseType.chargeMetrics` of the definition. */
export interface SubscriptionChargeMetrics {
  dmrr?: DecimalString;
  dtcv?: DecimalString;
  mrr?: DecimalString;
  number?: NumberOf<'rate plan charge'>;
  originRatePlanId?: Id<'rate plan'>;
  originalId?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanId?: Id<'product rate plan'>;
  tcv?: DecimalString;
}

export const subscriptionChargeMetrics: Schema<SubscriptionChargeMetrics> = /* @__PURE__ */ z.looseObject({
  dmrr: maybe(decimalText),
  dtcv: maybe(decimalText),
  mrr: maybe(decimalText),
  number: maybe(wireText),
  originRatePlanId: maybe(wireText),
  originalId: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  productRatePlanId: maybe(wireText),
  tcv: maybe(decimalText),
});

/** `POSTSubscriptionPreviewTaxationItemsType` of the definition. */
export interface NewSubscriptionPreviewTaxationItems {
  exemptAmount?: DecimalString;
  jurisdiction?: string;
  locationCode?: string;
  name?: string;
  taxAmount?: DecimalString;
  taxCode?: string;
  taxCodeDescription?: string;
  taxDate?: string;
  taxRate?: DecimalString;
  taxRateDescription?: string;
  taxRateType?: Open<'Percentage' | 'FlatFee'>;
}

export const newSubscriptionPreviewTaxationItems: Schema<NewSubscriptionPreviewTaxationItems> = /* @__PURE__ */ z.looseObject({
  exemptAmount: maybe(decimal),
  jurisdiction: maybe(wireText),
  locationCode: maybe(wireText),
  name: maybe(wireText),
  taxAmount: maybe(decimal),
  taxCode: maybe(wireText),
  taxCodeDescription: maybe(wireText),
  taxDate: maybe(wireText),
  taxRate: maybe(decimal),
  taxRateDescription: maybe(wireText),
  taxRateType: maybe(open(['Percentage', 'FlatFee'])),
});

/** `POSTSubscriptionPreviewCreditMemoItemsType` of the definition. */
export interface NewSubscriptionPreviewCreditMemoItems {
  amountWithoutTax?: DecimalString;
  chargeAmount?: DecimalString;
  chargeDescription?: string;
  chargeName?: string;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  taxAmount?: DecimalString;
  taxationItems?: NewSubscriptionPreviewTaxationItems[];
  unitOfMeasure?: string;
}

export const newSubscriptionPreviewCreditMemoItems: Schema<NewSubscriptionPreviewCreditMemoItems> = /* @__PURE__ */ z.looseObject({
  amountWithoutTax: maybe(decimal),
  chargeAmount: maybe(decimal),
  chargeDescription: maybe(wireText),
  chargeName: maybe(wireText),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  quantity: maybe(decimal),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxationItems: maybe(z.array(newSubscriptionPreviewTaxationItems)),
  unitOfMeasure: maybe(wireText),
});

/** `POSTSubscriptionPreviewResponseType.creditMemo` and `PUTSubscriptionResponseType.creditMemo` of the definition. */
export interface SubscriptionCreditMemo {
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  creditMemoItems?: NewSubscriptionPreviewCreditMemoItems[];
  taxAmount?: DecimalString;
}

export const subscriptionCreditMemo: Schema<SubscriptionCreditMemo> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  creditMemoItems: maybe(z.array(newSubscriptionPreviewCreditMemoItems)),
  taxAmount: maybe(decimal),
});

/** `POSTSubscriptionPreviewInvoiceItemsType` of the definition. */
export interface NewSubscriptionPreviewInvoiceItems {
  chargeAmount?: DecimalString;
  chargeDescription?: string;
  chargeName?: string;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  taxAmount?: DecimalString;
  taxationItems?: NewSubscriptionPreviewTaxationItems[];
  unitOfMeasure?: string;
}

export const newSubscriptionPreviewInvoiceItems: Schema<NewSubscriptionPreviewInvoiceItems> = /* @__PURE__ */ z.looseObject({
  chargeAmount: maybe(decimal),
  chargeDescription: maybe(wireText),
  chargeName: maybe(wireText),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  quantity: maybe(decimal),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxationItems: maybe(z.array(newSubscriptionPreviewTaxationItems)),
  unitOfMeasure: maybe(wireText),
});

/** `POSTSubscriptionPreviewResponseType.invoice` of the definition. */
export interface NewSubscriptionPreviewResponseInvoice {
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  invoiceItems?: NewSubscriptionPreviewInvoiceItems[];
  targetDate?: string;
  taxAmount?: DecimalString;
}

export const newSubscriptionPreviewResponseInvoice: Schema<NewSubscriptionPreviewResponseInvoice> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  invoiceItems: maybe(z.array(newSubscriptionPreviewInvoiceItems)),
  targetDate: maybe(wireText),
  taxAmount: maybe(decimal),
});

/** Answer of `POST /v1/subscriptions/preview`. */
export interface PreviewSubscriptionResponse {
  chargeMetrics?: SubscriptionChargeMetrics;
  contractedMrr?: DecimalString;
  creditMemo?: SubscriptionCreditMemo;
  documentDate?: IsoDate;
  invoice?: NewSubscriptionPreviewResponseInvoice;
  success?: boolean;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  totalContractedValue?: DecimalString;
}

export const previewSubscriptionResponse: Schema<PreviewSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  chargeMetrics: maybe(subscriptionChargeMetrics),
  contractedMrr: maybe(decimal),
  creditMemo: maybe(subscriptionCreditMemo),
  documentDate: maybe(wireDate),
  invoice: maybe(newSubscriptionPreviewResponseInvoice),
  success: maybe(wireBoolean),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  totalContractedValue: maybe(decimal),
});

/** `PreviewStartDate` of the definition. */
export interface PreviewStartDateInput {
  previewStartDatePolicy?: 'startOfTerm' | 'today' | 'specificDate';
  specificDate?: string;
}

export const previewStartDateInput: Schema<PreviewStartDateInput> = /* @__PURE__ */ strict({
  previewStartDatePolicy: z.optional(z.enum(['startOfTerm', 'today', 'specificDate'])),
  specificDate: z.optional(z.string()),
});

/** `PreviewThroughDate` of the definition. */
export interface PreviewThroughDateInput {
  previewThruDatePolicy?: 'nextBillingPeriods' | 'endOfTerm' | 'specificDate';
  nextBillingPeriods?: DecimalString;
  specificDate?: string;
}

export const previewThroughDateInput: Schema<PreviewThroughDateInput> = /* @__PURE__ */ strict({
  previewThruDatePolicy: z.optional(z.enum(['nextBillingPeriods', 'endOfTerm', 'specificDate'])),
  nextBillingPeriods: z.optional(decimal),
  specificDate: z.optional(z.string()),
});

/** `QuantityForUsageCharges` of the definition. */
export interface QuantityForUsageChargesInput {
  chargeId?: string;
  quantity?: DecimalString;
}

export const quantityForUsageChargesInput: Schema<QuantityForUsageChargesInput> = /* @__PURE__ */ strict({
  chargeId: z.optional(z.string()),
  quantity: z.optional(decimal),
});

/** Input of `POST /v1/subscriptions/{subscription-key}/preview`. */
export interface PreviewExistingSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  previewStartDate?: PreviewStartDateInput;
  previewThroughDate?: PreviewThroughDateInput;
  quantityForUsageCharges?: QuantityForUsageChargesInput[];
  skipTax?: boolean;
}

export const previewExistingSubscriptionRequest: Schema<PreviewExistingSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  previewStartDate: z.optional(previewStartDateInput),
  previewThroughDate: z.optional(previewThroughDateInput),
  quantityForUsageCharges: z.optional(z.array(quantityForUsageChargesInput)),
  skipTax: z.optional(z.boolean()),
});

/** `PreviewExistingSubscriptionDiscountDetails` of the definition. */
export interface PreviewExistingSubscriptionDiscountDetails {
  discountChargeName?: string;
  discountChargeNumber?: string;
  discountRate?: DecimalString;
  serviceStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
}

export const previewExistingSubscriptionDiscountDetails: Schema<PreviewExistingSubscriptionDiscountDetails> = /* @__PURE__ */ z.looseObject(
  {
    discountChargeName: maybe(wireText),
    discountChargeNumber: maybe(wireText),
    discountRate: maybe(decimal),
    serviceStartDate: maybe(wireDate),
    serviceEndDate: maybe(wireDate),
  },
);

/** `PreviewExistingSubscriptionInvoiceItemResult` and `PreviewExistingSubscriptionCreditMemoItemResult` of the definition. */
export interface PreviewExistingSubscriptionItem {
  serviceStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
  amountWithoutTax?: DecimalString;
  taxAmount?: DecimalString;
  chargeDescription?: string;
  chargeName?: string;
  chargeNumber?: string;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  processingType?: Open<'Charge' | 'Discount' | 'Tax'>;
  unitPrice?: DecimalString;
  quantity?: DecimalString;
  unitOfMeasure?: string | null;
  discountDetails?: PreviewExistingSubscriptionDiscountDetails[];
}

export const previewExistingSubscriptionItem: Schema<PreviewExistingSubscriptionItem> = /* @__PURE__ */ z.looseObject({
  serviceStartDate: maybe(wireDate),
  serviceEndDate: maybe(wireDate),
  amountWithoutTax: maybe(decimal),
  taxAmount: maybe(decimal),
  chargeDescription: maybe(wireText),
  chargeName: maybe(wireText),
  chargeNumber: maybe(wireText),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  processingType: maybe(open(['Charge', 'Discount', 'Tax'])),
  unitPrice: maybe(decimal),
  quantity: maybe(decimal),
  unitOfMeasure: maybeNull(wireText),
  discountDetails: maybe(z.array(previewExistingSubscriptionDiscountDetails)),
});

/** `PreviewExistingSubscriptionResultInvoices` of the definition. */
export interface PreviewExistingSubscriptionResultInvoices {
  invoiceNumber?: NumberOf<'invoice'>;
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  taxAmount?: DecimalString;
  targetDate?: IsoDate;
  invoiceItems?: PreviewExistingSubscriptionItem[];
  status?: Open<'Draft' | 'Posted'> | null;
  isFromExistingInvoice?: boolean;
}

export const previewExistingSubscriptionResultInvoices: Schema<PreviewExistingSubscriptionResultInvoices> = /* @__PURE__ */ z.looseObject({
  invoiceNumber: maybe(wireText),
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  taxAmount: maybe(decimal),
  targetDate: maybe(wireDate),
  invoiceItems: maybe(z.array(previewExistingSubscriptionItem)),
  status: maybeNull(open(['Draft', 'Posted'])),
  isFromExistingInvoice: maybe(wireBoolean),
});

/** `PreviewExistingSubscriptionResultCreditMemos` of the definition. */
export interface PreviewExistingSubscriptionResultCreditMemos {
  creditMemoNumber?: NumberOf<'credit memo'>;
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  taxAmount?: DecimalString;
  targetDate?: IsoDate;
  creditMemoItems?: PreviewExistingSubscriptionItem[];
  status?: string | null;
  isFromExistingCreditMemo?: boolean;
}

export const previewExistingSubscriptionResultCreditMemos: Schema<PreviewExistingSubscriptionResultCreditMemos> =
  /* @__PURE__ */ z.looseObject({
    creditMemoNumber: maybe(wireText),
    amount: maybe(decimal),
    amountWithoutTax: maybe(decimal),
    taxAmount: maybe(decimal),
    targetDate: maybe(wireDate),
    creditMemoItems: maybe(z.array(previewExistingSubscriptionItem)),
    status: maybeNull(wireText),
    isFromExistingCreditMemo: maybe(wireBoolean),
  });

/** Answer of `POST /v1/subscriptions/{subscription-key}/preview`. */
export interface PreviewExistingSubscriptionResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  invoices?: PreviewExistingSubscriptionResultInvoices[];
  creditMemos?: PreviewExistingSubscriptionResultCreditMemos[];
}

export const previewExistingSubscriptionResponse: Schema<PreviewExistingSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  invoices: maybe(z.array(previewExistingSubscriptionResultInvoices)),
  creditMemos: maybe(z.array(previewExistingSubscriptionResultCreditMemos)),
});

/** Input of `GET /v1/subscriptions/accounts/{account-key}`. */
export interface ListSubscriptionsByAccountRequest {
  'account-key': KeyOf<'account'>;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  'charge-detail'?: string;
  'as-of-date'?: string;
  'exclude-rate-plans-with-no-charges'?: boolean;
  /** Default `false`. */
  getDetailedMetrics?: boolean;
  asOfDay?: string;
}

export const listSubscriptionsByAccountRequest: Schema<ListSubscriptionsByAccountRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  'charge-detail': z.optional(z.string()),
  'as-of-date': z.optional(z.string()),
  'exclude-rate-plans-with-no-charges': z.optional(z.boolean()),
  getDetailedMetrics: z.optional(z.boolean()),
  asOfDay: z.optional(z.string()),
});

/** `DiscountApplyDetails` of the definition. */
export interface DiscountApplyDetails {
  appliedProductName?: string;
  appliedProductRatePlanChargeId?: Id<'product rate plan charge'>;
  appliedProductRatePlanChargeName?: string;
  appliedProductRatePlanId?: Id<'product rate plan'>;
  appliedProductRatePlanName?: string;
}

export const discountApplyDetails: Schema<DiscountApplyDetails> = /* @__PURE__ */ z.looseObject({
  appliedProductName: maybe(wireText),
  appliedProductRatePlanChargeId: maybe(wireText),
  appliedProductRatePlanChargeName: maybe(wireText),
  appliedProductRatePlanId: maybe(wireText),
  appliedProductRatePlanName: maybe(wireText),
});

/** `GETIntervalPriceTierType` of the definition. */
export interface IntervalPriceTier {
  endingUnit?: DecimalString;
  isOveragePrice?: boolean;
  price?: DecimalString;
  priceFormat?: string;
  startingUnit?: DecimalString;
  tier?: number;
}

export const intervalPriceTier: Schema<IntervalPriceTier> = /* @__PURE__ */ z.looseObject({
  endingUnit: maybe(decimal),
  isOveragePrice: maybe(wireBoolean),
  price: maybe(decimal),
  priceFormat: maybe(wireText),
  startingUnit: maybe(decimal),
  tier: maybe(wireInteger),
});

/** `GETIntervalPriceType` of the definition. */
export interface IntervalPrice {
  duration?: number;
  price?: DecimalString;
  sequence?: number;
  subscriptionChargeIntervalPriceTiers?: IntervalPriceTier[];
  type?: Open<'Day' | 'Month' | 'Infinity'>;
}

export const intervalPrice: Schema<IntervalPrice> = /* @__PURE__ */ z.looseObject({
  duration: maybe(wireInteger),
  price: maybe(decimal),
  sequence: maybe(wireInteger),
  subscriptionChargeIntervalPriceTiers: maybe(z.array(intervalPriceTier)),
  type: maybe(open(['Day', 'Month', 'Infinity'])),
});

/** `RatePlanChargeTier` of the definition. */
export interface RatePlanChargeTier {
  tier?: number;
  startingUnit?: DecimalString;
  endingUnit?: DecimalString;
  price?: DecimalString;
  priceFormat?: Open<'FlatFee' | 'PerUnit'>;
  originalListPrice?: DecimalString;
}

export const ratePlanChargeTier: Schema<RatePlanChargeTier> = /* @__PURE__ */ z.looseObject({
  tier: maybe(wireInteger),
  startingUnit: maybe(decimal),
  endingUnit: maybe(decimal),
  price: maybe(decimal),
  priceFormat: maybe(open(['FlatFee', 'PerUnit'])),
  originalListPrice: maybe(decimal),
});

/** `RatePlanChargeSegment` of the definition. */
export interface RatePlanChargeSegment {
  id?: string;
  amendedByOrderOn?: IsoDate;
  applyDiscountTo?: Open<
    'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE'
  > | null;
  chargeFunction?: Open<'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment'>;
  chargeModelConfiguration?: ChargeModelConfiguration;
  chargedThroughDate?: IsoDate;
  commitmentType?: Open<'UNIT' | 'CURRENCY'>;
  prepaidCommittedAmount?: DecimalString | null;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'> | null;
  currency?: string;
  deliverySchedule?: DeliverySchedule;
  numberOfDeliveries?: DecimalString | null;
  discountAmount?: DecimalString | null;
  discountApplyDetails?: DiscountApplyDetails[] | null;
  discountClass?: string | null;
  discountLevel?: Open<'rateplan' | 'subscription' | 'account'>;
  discountPercentage?: DecimalString | null;
  applyToBillingPeriodPartially?: boolean;
  dmrc?: DecimalString;
  done?: boolean;
  drawdownRate?: DecimalString;
  drawdownUom?: string;
  dtcv?: DecimalString;
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  endDateCondition?: Open<'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date' | 'One_Time'>;
  includedUnits?: DecimalString;
  inputArgumentId?: string;
  isCommitted?: boolean;
  isPrepaid?: boolean;
  isRollover?: boolean;
  mrr?: DecimalString;
  originalOrderDate?: IsoDate;
  overagePrice?: DecimalString;
  prepaidOperationType?: Open<'topup' | 'drawdown'>;
  prepaidQuantity?: DecimalString;
  prepaidTotalQuantity?: DecimalString;
  prepaidUOM?: string;
  quantity?: DecimalString;
  price?: DecimalString;
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'> | null;
  priceIncreasePercentage?: DecimalString | null;
  pricingSummary?: string;
  originalListPrice?: DecimalString | null;
  processedThroughDate?: IsoDate;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: number;
  prorationOption?: string;
  segment?: number;
  specificEndDate?: IsoDate;
  subscriptionChargeIntervalPricing?: IntervalPrice[];
  tcv?: DecimalString;
  tiers?: RatePlanChargeTier[] | null;
  triggerDate?: IsoDate | null;
  billingPeriodAlignment?: Open<'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart' | 'AlignToTermEnd'>;
  triggerEvent?: Open<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance' | 'SpecificDate'>;
  upToPeriods?: number | null;
  upToPeriodsType?: Open<'Days' | 'Weeks' | 'Months' | 'Years' | 'Billing_Periods'> | null;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'> | null;
  salesPrice?: DecimalString;
  accountingCode?: string | null;
  revenueRecognitionCode?: string | null;
  revRecTriggerCondition?: string | null;
  estimatedEndDate?: IsoDate;
  estimatedStartDate?: IsoDate;
  taxable?: boolean | null;
  taxCode?: string | null;
  taxMode?: Open<'TaxExclusive' | 'TaxInclusive'> | null;
}

export const ratePlanChargeSegment: Schema<RatePlanChargeSegment> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  amendedByOrderOn: maybe(wireDate),
  applyDiscountTo: maybeNull(
    open(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  chargeFunction: maybe(
    open(['Standard', 'Prepayment', 'CommitmentTrueUp', 'Drawdown', 'CreditCommitment', 'DrawdownAndCreditCommitment']),
  ),
  chargeModelConfiguration: maybe(chargeModelConfiguration),
  chargedThroughDate: maybe(wireDate),
  commitmentType: maybe(open(['UNIT', 'CURRENCY'])),
  prepaidCommittedAmount: maybeNull(decimalText),
  creditOption: maybeNull(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  currency: maybe(wireText),
  deliverySchedule: maybe(deliverySchedule),
  numberOfDeliveries: maybeNull(decimal),
  discountAmount: maybeNull(decimal),
  discountApplyDetails: maybeNull(z.array(discountApplyDetails)),
  discountClass: maybeNull(wireText),
  discountLevel: maybe(open(['rateplan', 'subscription', 'account'])),
  discountPercentage: maybeNull(decimal),
  applyToBillingPeriodPartially: maybe(wireBoolean),
  dmrc: maybe(decimal),
  done: maybe(wireBoolean),
  drawdownRate: maybe(decimal),
  drawdownUom: maybe(wireText),
  dtcv: maybe(decimal),
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  endDateCondition: maybe(open(['Subscription_End', 'Fixed_Period', 'Specific_End_Date', 'One_Time'])),
  includedUnits: maybe(decimal),
  inputArgumentId: maybe(wireText),
  isCommitted: maybe(wireBoolean),
  isPrepaid: maybe(wireBoolean),
  isRollover: maybe(wireBoolean),
  mrr: maybe(decimal),
  originalOrderDate: maybe(wireDate),
  overagePrice: maybe(decimal),
  prepaidOperationType: maybe(open(['topup', 'drawdown'])),
  prepaidQuantity: maybe(decimal),
  prepaidTotalQuantity: maybe(decimal),
  prepaidUOM: maybe(wireText),
  quantity: maybe(decimal),
  price: maybe(decimal),
  priceChangeOption: maybeNull(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybeNull(decimal),
  pricingSummary: maybe(wireText),
  originalListPrice: maybeNull(decimal),
  processedThroughDate: maybe(wireDate),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(wireInteger),
  prorationOption: maybe(wireText),
  segment: maybe(wireInteger),
  specificEndDate: maybe(wireDate),
  subscriptionChargeIntervalPricing: maybe(z.array(intervalPrice)),
  tcv: maybe(decimal),
  tiers: maybeNull(z.array(ratePlanChargeTier)),
  triggerDate: maybeNull(wireDate),
  billingPeriodAlignment: maybe(open(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart', 'AlignToTermEnd'])),
  triggerEvent: maybe(open(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
  upToPeriods: maybeNull(wireInteger),
  upToPeriodsType: maybeNull(open(['Days', 'Weeks', 'Months', 'Years', 'Billing_Periods'])),
  validityPeriodType: maybeNull(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  salesPrice: maybe(decimal),
  accountingCode: maybeNull(wireText),
  revenueRecognitionCode: maybeNull(wireText),
  revRecTriggerCondition: maybeNull(wireText),
  estimatedEndDate: maybe(wireDate),
  estimatedStartDate: maybe(wireDate),
  taxable: maybeNull(wireBoolean),
  taxCode: maybeNull(wireText),
  taxMode: maybeNull(open(['TaxExclusive', 'TaxInclusive'])),
});

/** `GETTierType` of the definition. */
export interface Tier {
  endingUnit?: DecimalString;
  originalListPrice?: DecimalString;
  price?: DecimalString;
  priceFormat?: string;
  startingUnit?: DecimalString;
  tier?: number;
}

export const tier: Schema<Tier> = /* @__PURE__ */ z.looseObject({
  endingUnit: maybe(decimal),
  originalListPrice: maybe(decimal),
  price: maybe(decimal),
  priceFormat: maybe(wireText),
  startingUnit: maybe(decimal),
  tier: maybe(wireInteger),
});

/** `GETSubscriptionRatePlanChargesType` of the definition. */
export interface SubscriptionCharge extends CustomFieldValues {
  amendedByOrderOn?: string;
  applyDiscountTo?: string;
  applyToBillingPeriodPartially?: boolean;
  billingDay?: string;
  billingPeriod?: string;
  billingPeriodAlignment?: string;
  billingTiming?: string;
  chargeFunction?: Open<'Standard' | 'Prepayment' | 'CommitmentTrueUp' | 'Drawdown' | 'CreditCommitment' | 'DrawdownAndCreditCommitment'>;
  commitmentType?: Open<'UNIT' | 'CURRENCY'>;
  chargeModelConfiguration?: ChargeModelConfiguration;
  chargeSegments?: RatePlanChargeSegment[];
  chargedThroughDate?: IsoDate;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  currency?: string;
  discountAmount?: DecimalString;
  discountApplyDetails?: DiscountApplyDetails[];
  discountClass?: string;
  discountLevel?: string;
  discountPercentage?: DecimalString;
  dmrc?: DecimalString;
  done?: boolean;
  drawdownRate?: DecimalString;
  drawdownUom?: string;
  dtcv?: DecimalString;
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  eligibleAccountConditions?: Record<string, unknown>;
  eligibleChargeConditions?: Record<string, unknown>;
  endDateCondition?: string;
  estimatedStartDate?: IsoDate;
  estimatedEndDate?: IsoDate;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  id: Id<'rate plan charge'>;
  includedUnits?: DecimalString;
  invoiceScheduleId?: string;
  isAllocationEligible?: boolean;
  isDimensionalPrice?: boolean;
  isPrepaid?: boolean;
  isPriceNegotiated?: boolean;
  isRollover?: boolean;
  isStackedDiscount?: boolean;
  isUnbilled?: boolean;
  listPriceBase?: string;
  maximumAmount?: DecimalString;
  minimumAmount?: DecimalString;
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
  mrr?: DecimalString;
  name: string;
  number: NumberOf<'rate plan charge'>;
  numberOfDeliveries?: DecimalString;
  numberOfPeriods?: number;
  originalChargeId?: string;
  originalListDiscountAmount?: DecimalString;
  originalListDiscountPercentage?: DecimalString;
  originalListPrice?: DecimalString;
  originalOrderDate?: IsoDate;
  overageCalculationOption?: string;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: string;
  percentage?: DecimalString;
  prepaidOperationType?: Open<'topup' | 'drawdown'>;
  prepaidQuantity?: DecimalString;
  prepaidTotalQuantity?: DecimalString;
  prepaidUom?: string;
  price?: DecimalString;
  pricingAttributes?: Record<string, unknown>;
  salesPrice?: DecimalString;
  priceChangeOption?: string;
  priceIncreasePercentage?: DecimalString;
  pricingSummary?: string;
  processedThroughDate?: IsoDate;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  ratingGroup?: string;
  reflectDiscountInNetAmount?: boolean;
  revenueRecognitionTiming?: Open<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  revenueAmortizationMethod?: Open<'Immediate' | 'Ratable Using Start And End Dates'>;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  segment?: number;
  smoothingModel?: string;
  specificBillingPeriod?: number;
  specificEndDate?: IsoDate;
  specificListPriceBase?: unknown;
  subscriptionChargeDeliverySchedule?: DeliverySchedule;
  subscriptionChargeIntervalPricing?: IntervalPrice[];
  tcv?: DecimalString;
  tiers?: Tier[];
  triggerDate?: IsoDate;
  triggerEvent?: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  unusedUnitsCreditRates?: DecimalString;
  upsellOriginChargeNumber?: string;
  uom?: string;
  upToPeriods?: string;
  upToPeriodsType?: string;
  usageRecordRatingOption?: string;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
  version?: number;
}

export const subscriptionCharge: Schema<SubscriptionCharge> = /* @__PURE__ */ z.looseObject({
  amendedByOrderOn: maybe(wireText),
  applyDiscountTo: maybe(wireText),
  applyToBillingPeriodPartially: maybe(wireBoolean),
  billingDay: maybe(wireText),
  billingPeriod: maybe(wireText),
  billingPeriodAlignment: maybe(wireText),
  billingTiming: maybe(wireText),
  chargeFunction: maybe(
    open(['Standard', 'Prepayment', 'CommitmentTrueUp', 'Drawdown', 'CreditCommitment', 'DrawdownAndCreditCommitment']),
  ),
  commitmentType: maybe(open(['UNIT', 'CURRENCY'])),
  chargeModelConfiguration: maybe(chargeModelConfiguration),
  chargeSegments: maybe(z.array(ratePlanChargeSegment)),
  chargedThroughDate: maybe(wireDate),
  creditOption: maybe(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  currency: maybe(wireText),
  discountAmount: maybe(decimal),
  discountApplyDetails: maybe(z.array(discountApplyDetails)),
  discountClass: maybe(wireText),
  discountLevel: maybe(wireText),
  discountPercentage: maybe(decimal),
  dmrc: maybe(decimal),
  done: maybe(wireBoolean),
  drawdownRate: maybe(decimal),
  drawdownUom: maybe(wireText),
  dtcv: maybe(decimal),
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  eligibleAccountConditions: maybe(z.record(z.string(), z.unknown())),
  eligibleChargeConditions: maybe(z.record(z.string(), z.unknown())),
  endDateCondition: maybe(wireText),
  estimatedStartDate: maybe(wireDate),
  estimatedEndDate: maybe(wireDate),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  id: wireText,
  includedUnits: maybe(decimal),
  invoiceScheduleId: maybe(wireText),
  isAllocationEligible: maybe(wireBoolean),
  isDimensionalPrice: maybe(wireBoolean),
  isPrepaid: maybe(wireBoolean),
  isPriceNegotiated: maybe(wireBoolean),
  isRollover: maybe(wireBoolean),
  isStackedDiscount: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  listPriceBase: maybe(wireText),
  maximumAmount: maybe(decimal),
  minimumAmount: maybe(decimal),
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
  mrr: maybe(decimal),
  name: wireText,
  number: wireText,
  numberOfDeliveries: maybe(decimal),
  numberOfPeriods: maybe(wireInteger),
  originalChargeId: maybe(wireText),
  originalListDiscountAmount: maybe(decimal),
  originalListDiscountPercentage: maybe(decimal),
  originalListPrice: maybe(decimal),
  originalOrderDate: maybe(wireDate),
  overageCalculationOption: maybe(wireText),
  overagePrice: maybe(decimal),
  overageUnusedUnitsCreditOption: maybe(wireText),
  percentage: maybe(decimal),
  prepaidOperationType: maybe(open(['topup', 'drawdown'])),
  prepaidQuantity: maybe(decimal),
  prepaidTotalQuantity: maybe(decimal),
  prepaidUom: maybe(wireText),
  price: maybe(decimal),
  pricingAttributes: maybe(z.record(z.string(), z.unknown())),
  salesPrice: maybe(decimal),
  priceChangeOption: maybe(wireText),
  priceIncreasePercentage: maybe(decimal),
  pricingSummary: maybe(wireText),
  processedThroughDate: maybe(wireDate),
  productCategory: maybe(wireText),
  productClass: maybe(wireText),
  productFamily: maybe(wireText),
  productLine: maybe(wireText),
  productRatePlanChargeId: wireText,
  quantity: maybe(decimal),
  ratingGroup: maybe(wireText),
  reflectDiscountInNetAmount: maybe(wireBoolean),
  revenueRecognitionTiming: maybe(open(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: maybe(open(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(decimal),
  segment: maybe(wireInteger),
  smoothingModel: maybe(wireText),
  specificBillingPeriod: maybe(wireInteger),
  specificEndDate: maybe(wireDate),
  specificListPriceBase: z.optional(z.unknown()),
  subscriptionChargeDeliverySchedule: maybe(deliverySchedule),
  subscriptionChargeIntervalPricing: maybe(z.array(intervalPrice)),
  tcv: maybe(decimal),
  tiers: maybe(z.array(tier)),
  triggerDate: maybe(wireDate),
  triggerEvent: maybe(wireText),
  type: open(['OneTime', 'Recurring', 'Usage']),
  unusedUnitsCreditRates: maybe(decimal),
  upsellOriginChargeNumber: maybe(wireText),
  uom: maybe(wireText),
  upToPeriods: maybe(wireText),
  upToPeriodsType: maybe(wireText),
  usageRecordRatingOption: maybe(wireText),
  validityPeriodType: maybe(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  version: maybe(wireInteger),
});

/** `GETSubscriptionProductFeatureType` of the definition. */
export interface SubscriptionProductFeature {
  featureCode?: string;
  id?: string;
  name?: string;
}

export const subscriptionProductFeature: Schema<SubscriptionProductFeature> = /* @__PURE__ */ z.looseObject({
  featureCode: maybe(wireText),
  id: maybe(wireText),
  name: maybe(wireText),
});

/** `GETSubscriptionRatePlanType` of the definition. */
export interface SubscriptionRatePlan extends CustomFieldValues {
  externallyManagedPlanId?: string;
  id: Id<'rate plan'>;
  lastChangeType?: string;
  productId: Id<'product'>;
  productName: string;
  productRatePlanId: Id<'product rate plan'>;
  productSku?: string;
  contractedMrr?: DecimalString;
  contractedNetMrr?: DecimalString;
  asOfDayGrossMrr?: DecimalString;
  asOfDayNetMrr?: DecimalString;
  ratePlanCharges: SubscriptionCharge[];
  ratePlanName: string;
  subscriptionProductFeatures?: SubscriptionProductFeature[];
}

export const subscriptionRatePlan: Schema<SubscriptionRatePlan> = /* @__PURE__ */ z.looseObject({
  externallyManagedPlanId: maybe(wireText),
  id: wireText,
  lastChangeType: maybe(wireText),
  productId: wireText,
  productName: wireText,
  productRatePlanId: wireText,
  productSku: maybe(wireText),
  contractedMrr: maybe(decimal),
  contractedNetMrr: maybe(decimal),
  asOfDayGrossMrr: maybe(decimal),
  asOfDayNetMrr: maybe(decimal),
  ratePlanCharges: z.array(subscriptionCharge),
  ratePlanName: wireText,
  subscriptionProductFeatures: maybe(z.array(subscriptionProductFeature)),
});

/** `SubscriptionRampResponse` of the definition. */
export interface SubscriptionRampResponse {
  id?: string;
  name?: string;
  number?: string;
  intervals?: RampInterval[];
  charges?: RampCharge[];
}

export const subscriptionRampResponse: Schema<SubscriptionRampResponse> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  name: maybe(wireText),
  number: maybe(wireText),
  intervals: maybe(z.array(rampInterval)),
  charges: maybe(z.array(rampCharge)),
});

/** `GETSubscriptionStatusHistoryType` of the definition. */
export interface SubscriptionStatusHistory {
  endDate?: IsoDate;
  startDate?: IsoDate;
  status?: string;
}

export const subscriptionStatusHistory: Schema<SubscriptionStatusHistory> = /* @__PURE__ */ z.looseObject({
  endDate: maybe(wireDate),
  startDate: maybe(wireDate),
  status: maybe(wireText),
});

/** `GETSubscriptionType` of the definition. */
export interface Subscription extends CustomFieldValues {
  accountId: Id<'account'>;
  accountName?: string;
  accountNumber: NumberOf<'account'>;
  autoRenew?: boolean;
  billToContact?: AccountSummaryContact;
  cancelReason?: string;
  contractEffectiveDate?: IsoDate;
  contractedMrr?: DecimalString;
  contractedNetMrr?: DecimalString;
  asOfDayGrossMrr?: DecimalString;
  asOfDayNetMrr?: DecimalString;
  netTotalContractedValue?: DecimalString;
  currency?: string;
  currentTerm?: number;
  currentTermPeriodType?: string;
  customerAcceptanceDate?: IsoDate;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'>;
  id: Id<'subscription'>;
  initialTerm?: number;
  initialTermPeriodType?: string;
  invoiceGroupNumber?: string | null;
  invoiceOwnerAccountId?: Id<'account'>;
  invoiceOwnerAccountName?: string;
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  invoiceScheduleId?: number;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  invoiceTemplateName?: string;
  isLatestVersion?: boolean;
  lastBookingDate?: IsoDate;
  notes?: string;
  orderNumber?: NumberOf<'order'>;
  organizationLabel?: string;
  paymentTerm?: string;
  ratePlans: SubscriptionRatePlan[];
  renewalSetting?: string;
  renewalTerm?: number;
  renewalTermPeriodType?: string;
  revision?: string;
  sequenceSetId?: string | null;
  communicationProfileId?: string | null;
  ramp?: SubscriptionRampResponse;
  sequenceSetName?: string;
  serviceActivationDate?: IsoDate;
  shipToContact?: AccountSummaryContact;
  soldToContact?: AccountSummaryContact;
  status: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  statusHistory?: SubscriptionStatusHistory[];
  subscriptionEndDate?: IsoDate;
  subscriptionNumber: NumberOf<'subscription'>;
  subscriptionStartDate: IsoDate;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  totalContractedValue?: DecimalString;
  totalNumberOfChargeSegments?: number;
  version?: number;
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Project__NS?: string;
  SalesOrder__NS?: string;
  SyncDate__NS?: string;
}

export const subscription: Schema<Subscription> = /* @__PURE__ */ z.looseObject({
  accountId: wireText,
  accountName: maybe(wireText),
  accountNumber: wireText,
  autoRenew: maybe(wireBoolean),
  billToContact: maybe(accountSummaryContact),
  cancelReason: maybe(wireText),
  contractEffectiveDate: maybe(wireDate),
  contractedMrr: maybe(decimal),
  contractedNetMrr: maybe(decimal),
  asOfDayGrossMrr: maybe(decimal),
  asOfDayNetMrr: maybe(decimal),
  netTotalContractedValue: maybe(decimal),
  currency: maybe(wireText),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(wireText),
  customerAcceptanceDate: maybe(wireDate),
  externallyManagedBy: maybe(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  id: wireText,
  initialTerm: maybe(wireInteger),
  initialTermPeriodType: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceOwnerAccountId: maybe(wireText),
  invoiceOwnerAccountName: maybe(wireText),
  invoiceOwnerAccountNumber: maybe(wireText),
  invoiceScheduleId: maybe(wireInteger),
  invoiceSeparately: maybe(wireBoolean),
  invoiceTemplateId: maybe(wireText),
  invoiceTemplateName: maybe(wireText),
  isLatestVersion: maybe(wireBoolean),
  lastBookingDate: maybe(wireDate),
  notes: maybe(wireText),
  orderNumber: maybe(wireText),
  organizationLabel: maybe(wireText),
  paymentTerm: maybe(wireText),
  ratePlans: z.array(subscriptionRatePlan),
  renewalSetting: maybe(wireText),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(wireText),
  revision: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybeNull(wireText),
  ramp: maybe(subscriptionRampResponse),
  sequenceSetName: maybe(wireText),
  serviceActivationDate: maybe(wireDate),
  shipToContact: maybe(accountSummaryContact),
  soldToContact: maybe(accountSummaryContact),
  status: open(['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Suspended', 'Cancelled', 'Expired']),
  statusHistory: maybe(z.array(subscriptionStatusHistory)),
  subscriptionEndDate: maybe(wireDate),
  subscriptionNumber: wireText,
  subscriptionStartDate: wireDate,
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: open(['TERMED', 'EVERGREEN']),
  scheduledCancelDate: maybe(wireDate),
  scheduledSuspendDate: maybe(wireDate),
  scheduledResumeDate: maybe(wireDate),
  totalContractedValue: maybe(decimal),
  totalNumberOfChargeSegments: maybe(wireInteger),
  version: maybe(wireInteger),
  CpqBundleJsonId__QT: maybe(wireText),
  OpportunityCloseDate__QT: maybe(wireDate),
  OpportunityName__QT: maybe(wireText),
  QuoteBusinessType__QT: maybe(wireText),
  QuoteNumber__QT: maybe(wireText),
  QuoteType__QT: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Project__NS: maybe(wireText),
  SalesOrder__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** Answer of `GET /v1/subscriptions/accounts/{account-key}`. */
export interface ListSubscriptionsByAccountResponse {
  nextPage?: string;
  subscriptions: Subscription[];
  success?: boolean;
}

export const listSubscriptionsByAccountResponse: Schema<ListSubscriptionsByAccountResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  subscriptions: z.array(subscription),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/subscriptions/{subscription-key}`. */
export interface GetSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  'charge-detail'?: string;
  'as-of-date'?: string;
  'exclude-rate-plans-with-no-charges'?: boolean;
  /** Default `false`. */
  getDetailedMetrics?: boolean;
  asOfDay?: string;
  getInvoiceOwnerDetails?: boolean;
  getSubscriptionOwnerDetails?: boolean;
}

export const getSubscriptionRequest: Schema<GetSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  'charge-detail': z.optional(z.string()),
  'as-of-date': z.optional(z.string()),
  'exclude-rate-plans-with-no-charges': z.optional(z.boolean()),
  getDetailedMetrics: z.optional(z.boolean()),
  asOfDay: z.optional(z.string()),
  getInvoiceOwnerDetails: z.optional(z.boolean()),
  getSubscriptionOwnerDetails: z.optional(z.boolean()),
});

/** Answer of `GET /v1/subscriptions/{subscription-key}`. */
export interface GetSubscriptionResponse extends CustomFieldValues {
  accountId: Id<'account'>;
  accountName?: string;
  accountNumber: NumberOf<'account'>;
  autoRenew?: boolean;
  billToContact?: AccountSummaryContact;
  cancelReason?: string;
  contractEffectiveDate?: IsoDate;
  contractedMrr?: DecimalString;
  contractedNetMrr?: DecimalString;
  asOfDayGrossMrr?: DecimalString;
  asOfDayNetMrr?: DecimalString;
  netTotalContractedValue?: DecimalString;
  currency?: string;
  currentTerm?: number;
  currentTermPeriodType?: string;
  customerAcceptanceDate?: IsoDate;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'>;
  id: Id<'subscription'>;
  initialTerm?: number;
  initialTermPeriodType?: string;
  invoiceGroupNumber?: string | null;
  invoiceOwnerAccountId?: Id<'account'>;
  invoiceOwnerAccountName?: string;
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  invoiceScheduleId?: number;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string | null;
  invoiceTemplateName?: string;
  isLatestVersion?: boolean;
  lastBookingDate?: IsoDate;
  notes?: string;
  orderNumber?: NumberOf<'order'>;
  organizationLabel?: string;
  originalListPrice?: DecimalString;
  paymentTerm?: string;
  ramp?: SubscriptionRampResponse;
  ratePlans: SubscriptionRatePlan[];
  renewalSetting?: string;
  renewalTerm?: number;
  renewalTermPeriodType?: string;
  revision?: string;
  sequenceSetId?: string | null;
  communicationProfileId?: string | null;
  sequenceSetName?: string;
  serviceActivationDate?: IsoDate;
  shipToContact?: AccountSummaryContact;
  soldToContact?: AccountSummaryContact;
  status: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  statusHistory?: SubscriptionStatusHistory[];
  subscriptionEndDate?: IsoDate;
  subscriptionNumber: NumberOf<'subscription'>;
  subscriptionStartDate: IsoDate;
  success?: boolean;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  totalContractedValue?: DecimalString;
  totalNumberOfChargeSegments?: number;
  version?: number;
  accountOwnerDetails?: AccountBasicInfo;
  invoiceOwnerAccountDetails?: AccountBasicInfo;
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Project__NS?: string;
  SalesOrder__NS?: string;
  SyncDate__NS?: string;
}

export const getSubscriptionResponse: Schema<GetSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  accountId: wireText,
  accountName: maybe(wireText),
  accountNumber: wireText,
  autoRenew: maybe(wireBoolean),
  billToContact: maybe(accountSummaryContact),
  cancelReason: maybe(wireText),
  contractEffectiveDate: maybe(wireDate),
  contractedMrr: maybe(decimal),
  contractedNetMrr: maybe(decimal),
  asOfDayGrossMrr: maybe(decimal),
  asOfDayNetMrr: maybe(decimal),
  netTotalContractedValue: maybe(decimal),
  currency: maybe(wireText),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(wireText),
  customerAcceptanceDate: maybe(wireDate),
  externallyManagedBy: maybe(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  id: wireText,
  initialTerm: maybe(wireInteger),
  initialTermPeriodType: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceOwnerAccountId: maybe(wireText),
  invoiceOwnerAccountName: maybe(wireText),
  invoiceOwnerAccountNumber: maybe(wireText),
  invoiceScheduleId: maybe(wireInteger),
  invoiceSeparately: maybe(wireBoolean),
  invoiceTemplateId: maybeNull(wireText),
  invoiceTemplateName: maybe(wireText),
  isLatestVersion: maybe(wireBoolean),
  lastBookingDate: maybe(wireDate),
  notes: maybe(wireText),
  orderNumber: maybe(wireText),
  organizationLabel: maybe(wireText),
  originalListPrice: maybe(decimal),
  paymentTerm: maybe(wireText),
  ramp: maybe(subscriptionRampResponse),
  ratePlans: z.array(subscriptionRatePlan),
  renewalSetting: maybe(wireText),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(wireText),
  revision: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybeNull(wireText),
  sequenceSetName: maybe(wireText),
  serviceActivationDate: maybe(wireDate),
  shipToContact: maybe(accountSummaryContact),
  soldToContact: maybe(accountSummaryContact),
  status: open(['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Suspended', 'Cancelled', 'Expired']),
  statusHistory: maybe(z.array(subscriptionStatusHistory)),
  subscriptionEndDate: maybe(wireDate),
  subscriptionNumber: wireText,
  subscriptionStartDate: wireDate,
  success: maybe(wireBoolean),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: open(['TERMED', 'EVERGREEN']),
  scheduledCancelDate: maybe(wireDate),
  scheduledSuspendDate: maybe(wireDate),
  scheduledResumeDate: maybe(wireDate),
  totalContractedValue: maybe(decimal),
  totalNumberOfChargeSegments: maybe(wireInteger),
  version: maybe(wireInteger),
  accountOwnerDetails: maybe(accountBasicInfo),
  invoiceOwnerAccountDetails: maybe(accountBasicInfo),
  CpqBundleJsonId__QT: maybe(wireText),
  OpportunityCloseDate__QT: maybe(wireDate),
  OpportunityName__QT: maybe(wireText),
  QuoteBusinessType__QT: maybe(wireText),
  QuoteNumber__QT: maybe(wireText),
  QuoteType__QT: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Project__NS: maybe(wireText),
  SalesOrder__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** Input of `GET /v1/subscriptions/{subscription-key}/versions/{version}`. */
export interface GetSubscriptionVersionRequest {
  'subscription-key': KeyOf<'subscription'>;
  version: string;
  'charge-detail'?: string;
  'as-of-date'?: string;
  'exclude-rate-plans-with-no-charges'?: boolean;
  /** Default `false`. */
  getDetailedMetrics?: boolean;
  asOfDay?: string;
}

export const getSubscriptionVersionRequest: Schema<GetSubscriptionVersionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  version: z.string(),
  'charge-detail': z.optional(z.string()),
  'as-of-date': z.optional(z.string()),
  'exclude-rate-plans-with-no-charges': z.optional(z.boolean()),
  getDetailedMetrics: z.optional(z.boolean()),
  asOfDay: z.optional(z.string()),
});

/** Answer of `GET /v1/subscriptions/{subscription-key}/versions/{version}`. */
export interface GetSubscriptionVersionResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountName?: string;
  accountNumber?: NumberOf<'account'>;
  autoRenew?: boolean;
  billToContact?: AccountSummaryContact;
  cancelReason?: string;
  contractEffectiveDate?: IsoDate;
  contractedMrr?: DecimalString;
  contractedNetMrr?: DecimalString;
  asOfDayGrossMrr?: DecimalString;
  asOfDayNetMrr?: DecimalString;
  netTotalContractedValue?: DecimalString;
  currency?: string;
  currentTerm?: number;
  currentTermPeriodType?: string;
  customerAcceptanceDate?: IsoDate;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'>;
  id?: Id<'subscription'>;
  initialTerm?: number;
  initialTermPeriodType?: string;
  invoiceGroupNumber?: string | null;
  invoiceOwnerAccountId?: Id<'account'>;
  invoiceOwnerAccountName?: string;
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  invoiceScheduleId?: number;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  invoiceTemplateName?: string;
  isLatestVersion?: boolean;
  lastBookingDate?: IsoDate;
  notes?: string;
  orderNumber?: NumberOf<'order'>;
  organizationLabel?: string;
  paymentTerm?: string;
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  ramp?: SubscriptionRampResponse;
  ratePlans?: SubscriptionRatePlan[];
  renewalSetting?: string;
  renewalTerm?: number;
  renewalTermPeriodType?: string;
  revision?: string;
  sequenceSetId?: string | null;
  communicationProfileId?: string;
  sequenceSetName?: string;
  serviceActivationDate?: IsoDate;
  shipToContact?: AccountSummaryContact;
  soldToContact?: AccountSummaryContact;
  status?: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  statusHistory?: SubscriptionStatusHistory[];
  subscriptionEndDate?: IsoDate;
  subscriptionNumber?: NumberOf<'subscription'>;
  subscriptionStartDate?: IsoDate;
  success?: boolean;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: Open<'TERMED' | 'EVERGREEN'>;
  totalContractedValue?: DecimalString;
  totalNumberOfChargeSegments?: number;
  version?: number;
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Project__NS?: string;
  SalesOrder__NS?: string;
  SyncDate__NS?: string;
}

export const getSubscriptionVersionResponse: Schema<GetSubscriptionVersionResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountName: maybe(wireText),
  accountNumber: maybe(wireText),
  autoRenew: maybe(wireBoolean),
  billToContact: maybe(accountSummaryContact),
  cancelReason: maybe(wireText),
  contractEffectiveDate: maybe(wireDate),
  contractedMrr: maybe(decimal),
  contractedNetMrr: maybe(decimal),
  asOfDayGrossMrr: maybe(decimal),
  asOfDayNetMrr: maybe(decimal),
  netTotalContractedValue: maybe(decimal),
  currency: maybe(wireText),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(wireText),
  customerAcceptanceDate: maybe(wireDate),
  externallyManagedBy: maybe(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  id: maybe(wireText),
  initialTerm: maybe(wireInteger),
  initialTermPeriodType: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceOwnerAccountId: maybe(wireText),
  invoiceOwnerAccountName: maybe(wireText),
  invoiceOwnerAccountNumber: maybe(wireText),
  invoiceScheduleId: maybe(wireInteger),
  invoiceSeparately: maybe(wireBoolean),
  invoiceTemplateId: maybe(wireText),
  invoiceTemplateName: maybe(wireText),
  isLatestVersion: maybe(wireBoolean),
  lastBookingDate: maybe(wireDate),
  notes: maybe(wireText),
  orderNumber: maybe(wireText),
  organizationLabel: maybe(wireText),
  paymentTerm: maybe(wireText),
  scheduledCancelDate: maybe(wireDate),
  scheduledSuspendDate: maybe(wireDate),
  scheduledResumeDate: maybe(wireDate),
  ramp: maybe(subscriptionRampResponse),
  ratePlans: maybe(z.array(subscriptionRatePlan)),
  renewalSetting: maybe(wireText),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(wireText),
  revision: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybe(wireText),
  sequenceSetName: maybe(wireText),
  serviceActivationDate: maybe(wireDate),
  shipToContact: maybe(accountSummaryContact),
  soldToContact: maybe(accountSummaryContact),
  status: maybe(open(['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Suspended', 'Cancelled', 'Expired'])),
  statusHistory: maybe(z.array(subscriptionStatusHistory)),
  subscriptionEndDate: maybe(wireDate),
  subscriptionNumber: maybe(wireText),
  subscriptionStartDate: maybe(wireDate),
  success: maybe(wireBoolean),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: maybe(open(['TERMED', 'EVERGREEN'])),
  totalContractedValue: maybe(decimal),
  totalNumberOfChargeSegments: maybe(wireInteger),
  version: maybe(wireInteger),
  CpqBundleJsonId__QT: maybe(wireText),
  OpportunityCloseDate__QT: maybe(wireDate),
  OpportunityName__QT: maybe(wireText),
  QuoteBusinessType__QT: maybe(wireText),
  QuoteNumber__QT: maybe(wireText),
  QuoteType__QT: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Project__NS: maybe(wireText),
  SalesOrder__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `PUTScAddType` of the definition. */
export interface ChangedScAddInput extends CustomFieldValues {
  amendedByOrderOn?: string;
  applyDiscountTo?: string;
  billCycleDay?: string;
  billCycleType?: string;
  billingPeriod?: string;
  billingPeriodAlignment?: string;
  billingTiming?: string;
  chargeModelConfiguration?: ChargeModelConfigurationInput;
  discountAmount?: DecimalString;
  discountLevel?: string;
  discountPercentage?: DecimalString;
  endDateCondition?: string;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  includedUnits?: DecimalString;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  listPriceBase?: string;
  number?: string;
  numberOfPeriods?: number;
  originalOrderDate?: IsoDate;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: string;
  price?: DecimalString;
  priceChangeOption?: string;
  priceIncreasePercentage?: DecimalString;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  quantity?: DecimalString;
  ratingGroup?: string;
  specificBillingPeriod?: number;
  specificEndDate?: IsoDate;
  /** From 1 to 200. */
  specificListPriceBase?: number;
  tiers?: NewTierInput[];
  triggerDate?: IsoDate;
  triggerEvent?: string;
  unusedUnitsCreditRates?: DecimalString;
  upToPeriods?: number;
  upToPeriodsType?: string;
}

export const changedScAddInput: Schema<ChangedScAddInput> = /* @__PURE__ */ customizable({
  amendedByOrderOn: z.optional(z.string()),
  applyDiscountTo: z.optional(z.string()),
  billCycleDay: z.optional(z.string()),
  billCycleType: z.optional(z.string()),
  billingPeriod: z.optional(z.string()),
  billingPeriodAlignment: z.optional(z.string()),
  billingTiming: z.optional(z.string()),
  chargeModelConfiguration: z.optional(chargeModelConfigurationInput),
  discountAmount: z.optional(decimal),
  discountLevel: z.optional(z.string()),
  discountPercentage: z.optional(decimal),
  endDateCondition: z.optional(z.string()),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  includedUnits: z.optional(decimal),
  isAllocationEligible: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  listPriceBase: z.optional(z.string()),
  number: z.optional(z.string()),
  numberOfPeriods: z.optional(z.int()),
  originalOrderDate: z.optional(date),
  overagePrice: z.optional(decimal),
  overageUnusedUnitsCreditOption: z.optional(z.string()),
  price: z.optional(decimal),
  priceChangeOption: z.optional(z.string()),
  priceIncreasePercentage: z.optional(decimal),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  quantity: z.optional(decimal),
  ratingGroup: z.optional(z.string()),
  specificBillingPeriod: z.optional(z.int()),
  specificEndDate: z.optional(date),
  specificListPriceBase: z.optional(integer(1, 200)),
  tiers: z.optional(z.array(newTierInput)),
  triggerDate: z.optional(date),
  triggerEvent: z.optional(z.string()),
  unusedUnitsCreditRates: z.optional(decimal),
  upToPeriods: z.optional(z.int()),
  upToPeriodsType: z.optional(z.string()),
});

/** `PUTSrpAddType` of the definition. */
export interface ChangedSrpAddInput extends CustomFieldValues {
  bookingDate?: IsoDate;
  chargeOverrides?: ChangedScAddInput[];
  contractEffectiveDate: IsoDate;
  customerAcceptanceDate?: IsoDate;
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
  externallyManagedPlanId?: string;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  serviceActivationDate?: IsoDate;
}

export const changedSrpAddInput: Schema<ChangedSrpAddInput> = /* @__PURE__ */ customizable({
  bookingDate: z.optional(date),
  chargeOverrides: z.optional(z.array(changedScAddInput)),
  contractEffectiveDate: date,
  customerAcceptanceDate: z.optional(date),
  externalCatalogPlanId: z.optional(z.string()),
  externalIdSourceSystem: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  serviceActivationDate: z.optional(date),
});

/** `PUTSrpChangeType` of the definition. */
export interface ChangedSrpChangeInput extends CustomFieldValues {
  bookingDate?: IsoDate;
  chargeOverrides?: ChangedScAddInput[];
  contractEffectiveDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
  effectivePolicy?: 'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod' | 'SpecificDate';
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
  newExternalCatalogPlanId?: string;
  newExternalIdSourceSystem?: string;
  newProductRatePlanId?: Id<'product rate plan'>;
  newProductRatePlanNumber?: NumberOf<'product rate plan'>;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  /** Default `false`. */
  resetBcd?: boolean;
  serviceActivationDate?: IsoDate;
  subType?: 'Upgrade' | 'Downgrade' | 'Crossgrade' | 'PlanChanged';
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const changedSrpChangeInput: Schema<ChangedSrpChangeInput> = /* @__PURE__ */ customizable({
  bookingDate: z.optional(date),
  chargeOverrides: z.optional(z.array(changedScAddInput)),
  contractEffectiveDate: z.optional(date),
  customerAcceptanceDate: z.optional(date),
  effectivePolicy: z.optional(z.enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
  externalCatalogPlanId: z.optional(z.string()),
  externalIdSourceSystem: z.optional(z.string()),
  newExternalCatalogPlanId: z.optional(z.string()),
  newExternalIdSourceSystem: z.optional(z.string()),
  newProductRatePlanId: z.optional(z.string()),
  newProductRatePlanNumber: z.optional(z.string()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  resetBcd: z.optional(z.boolean()),
  serviceActivationDate: z.optional(date),
  subType: z.optional(z.enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
  subscriptionRatePlanNumber: z.optional(z.string()),
});

/** `PUTSrpRemoveType` of the definition. */
export interface ChangedSrpRemoveInput {
  bookingDate?: IsoDate;
  contractEffectiveDate: IsoDate;
  customerAcceptanceDate?: IsoDate;
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  serviceActivationDate?: IsoDate;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const changedSrpRemoveInput: Schema<ChangedSrpRemoveInput> = /* @__PURE__ */ strict({
  bookingDate: z.optional(date),
  contractEffectiveDate: date,
  customerAcceptanceDate: z.optional(date),
  externalCatalogPlanId: z.optional(z.string()),
  externalIdSourceSystem: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  serviceActivationDate: z.optional(date),
  subscriptionRatePlanNumber: z.optional(z.string()),
});

/** `PUTScUpdateType` of the definition. */
export interface ChangedScUpdateInput extends CustomFieldValues {
  billingPeriodAlignment?: string;
  chargeModelConfiguration?: ChargeModelConfigurationInput;
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
  price?: DecimalString;
  priceChangeOption?: string;
  priceIncreasePercentage?: DecimalString;
  quantity?: DecimalString;
  ratePlanChargeId: Id<'rate plan charge'>;
  tiers?: NewTierInput[];
  triggerDate?: IsoDate;
  triggerEvent?: string;
}

export const changedScUpdateInput: Schema<ChangedScUpdateInput> = /* @__PURE__ */ customizable({
  billingPeriodAlignment: z.optional(z.string()),
  chargeModelConfiguration: z.optional(chargeModelConfigurationInput),
  includedUnits: z.optional(decimal),
  overagePrice: z.optional(decimal),
  price: z.optional(decimal),
  priceChangeOption: z.optional(z.string()),
  priceIncreasePercentage: z.optional(decimal),
  quantity: z.optional(decimal),
  ratePlanChargeId: z.string(),
  tiers: z.optional(z.array(newTierInput)),
  triggerDate: z.optional(date),
  triggerEvent: z.optional(z.string()),
});

/** `PUTSrpUpdateType` of the definition. */
export interface ChangedSrpUpdateInput extends CustomFieldValues {
  bookingDate?: IsoDate;
  chargeUpdateDetails?: ChangedScUpdateInput[];
  contractEffectiveDate: IsoDate;
  customerAcceptanceDate?: IsoDate;
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
  externallyManagedPlanId?: string;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  serviceActivationDate?: IsoDate;
  specificUpdateDate?: IsoDate;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const changedSrpUpdateInput: Schema<ChangedSrpUpdateInput> = /* @__PURE__ */ customizable({
  bookingDate: z.optional(date),
  chargeUpdateDetails: z.optional(z.array(changedScUpdateInput)),
  contractEffectiveDate: date,
  customerAcceptanceDate: z.optional(date),
  externalCatalogPlanId: z.optional(z.string()),
  externalIdSourceSystem: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  serviceActivationDate: z.optional(date),
  specificUpdateDate: z.optional(date),
  subscriptionRatePlanNumber: z.optional(z.string()),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}`. */
export interface UpdateSubscriptionRequest extends CustomFieldValues {
  'subscription-key': KeyOf<'subscription'>;
  add?: ChangedSrpAddInput[];
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  autoRenew?: boolean;
  bookingDate?: IsoDate;
  change?: ChangedSrpChangeInput[];
  /** Default `false`. */
  collect?: boolean;
  creditMemoReasonCode?: string;
  currentTerm?: number;
  currentTermPeriodType?: string;
  documentDate?: IsoDate;
  externallyManagedBy?: 'Amazon' | 'Apple' | 'Google' | 'Roku';
  includeExistingDraftDocItems?: boolean;
  invoiceSeparately?: boolean;
  /** At most 1000 characters. */
  notes?: string;
  preview?: boolean;
  /** Default `LegalDoc`. */
  previewType?: 'LegalDoc' | 'ChargeMetrics' | 'LegalDocChargeMetrics';
  remove?: ChangedSrpRemoveInput[];
  renewalSetting?: string;
  renewalTerm?: number;
  renewalTermPeriodType?: string;
  /** Default `false`. */
  runBilling?: boolean;
  targetDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: string;
  update?: ChangedSrpUpdateInput[];
  /** At most 32 characters. */
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  /** At most 100 characters. */
  OpportunityName__QT?: string;
  /** At most 32 characters. */
  QuoteBusinessType__QT?: string;
  /** At most 32 characters. */
  QuoteNumber__QT?: string;
  /** At most 32 characters. */
  QuoteType__QT?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Project__NS?: string;
  /** At most 255 characters. */
  SalesOrder__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const updateSubscriptionRequest: Schema<UpdateSubscriptionRequest> = /* @__PURE__ */ customizable({
  'subscription-key': z.string(),
  add: z.optional(z.array(changedSrpAddInput)),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  autoRenew: z.optional(z.boolean()),
  bookingDate: z.optional(date),
  change: z.optional(z.array(changedSrpChangeInput)),
  collect: z.optional(z.boolean()),
  creditMemoReasonCode: z.optional(z.string()),
  currentTerm: z.optional(z.int()),
  currentTermPeriodType: z.optional(z.string()),
  documentDate: z.optional(date),
  externallyManagedBy: z.optional(z.enum(['Amazon', 'Apple', 'Google', 'Roku'])),
  includeExistingDraftDocItems: z.optional(z.boolean()),
  invoiceSeparately: z.optional(z.boolean()),
  notes: z.optional(upTo(1000)),
  preview: z.optional(z.boolean()),
  previewType: z.optional(z.enum(['LegalDoc', 'ChargeMetrics', 'LegalDocChargeMetrics'])),
  remove: z.optional(z.array(changedSrpRemoveInput)),
  renewalSetting: z.optional(z.string()),
  renewalTerm: z.optional(z.int()),
  renewalTermPeriodType: z.optional(z.string()),
  runBilling: z.optional(z.boolean()),
  targetDate: z.optional(date),
  termStartDate: z.optional(date),
  termType: z.optional(z.string()),
  update: z.optional(z.array(changedSrpUpdateInput)),
  CpqBundleJsonId__QT: z.optional(upTo(32)),
  OpportunityCloseDate__QT: z.optional(date),
  OpportunityName__QT: z.optional(upTo(100)),
  QuoteBusinessType__QT: z.optional(upTo(32)),
  QuoteNumber__QT: z.optional(upTo(32)),
  QuoteType__QT: z.optional(upTo(32)),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Project__NS: z.optional(upTo(255)),
  SalesOrder__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
});

/** `PUTSubscriptionPreviewInvoiceItemsType` of the definition. */
export interface ChangedSubscriptionPreviewInvoiceItems {
  chargeAmount?: DecimalString;
  chargeDescription?: string;
  chargeName?: string;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  taxationItems?: NewSubscriptionPreviewTaxationItems[];
  unitOfMeasure?: string;
}

export const changedSubscriptionPreviewInvoiceItems: Schema<ChangedSubscriptionPreviewInvoiceItems> = /* @__PURE__ */ z.looseObject({
  chargeAmount: maybe(decimal),
  chargeDescription: maybe(wireText),
  chargeName: maybe(wireText),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  quantity: maybe(decimal),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  taxationItems: maybe(z.array(newSubscriptionPreviewTaxationItems)),
  unitOfMeasure: maybe(wireText),
});

/** `PUTSubscriptionResponseType.invoice` of the definition. */
export interface ChangedSubscriptionResponseInvoice {
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  invoiceItems?: ChangedSubscriptionPreviewInvoiceItems[];
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
}

export const changedSubscriptionResponseInvoice: Schema<ChangedSubscriptionResponseInvoice> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  invoiceItems: maybe(z.array(changedSubscriptionPreviewInvoiceItems)),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}`. */
export interface UpdateSubscriptionResponse {
  chargeMetrics?: SubscriptionChargeMetrics;
  creditMemo?: SubscriptionCreditMemo;
  creditMemoId?: Id<'credit memo'>;
  invoice?: ChangedSubscriptionResponseInvoice;
  invoiceId?: Id<'invoice'>;
  invoiceItems?: ChangedSubscriptionPreviewInvoiceItems[];
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  totalDeltaMrr?: DecimalString;
  totalDeltaTcv?: DecimalString;
}

export const updateSubscriptionResponse: Schema<UpdateSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  chargeMetrics: maybe(subscriptionChargeMetrics),
  creditMemo: maybe(subscriptionCreditMemo),
  creditMemoId: maybe(wireText),
  invoice: maybe(changedSubscriptionResponseInvoice),
  invoiceId: maybe(wireText),
  invoiceItems: maybe(z.array(changedSubscriptionPreviewInvoiceItems)),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  totalDeltaMrr: maybe(decimal),
  totalDeltaTcv: maybe(decimal),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}/renew`. */
export interface RenewSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  /** Default `false`. */
  collect?: boolean;
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  orderDate?: IsoDate;
  /** Default `false`. */
  runBilling?: boolean;
  targetDate?: IsoDate;
}

export const renewSubscriptionRequest: Schema<RenewSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  collect: z.optional(z.boolean()),
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  orderDate: z.optional(date),
  runBilling: z.optional(z.boolean()),
  targetDate: z.optional(date),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}/renew`. */
export interface RenewSubscriptionResponse {
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  success?: boolean;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  totalDeltaMrr?: DecimalString;
  totalDeltaTcv?: DecimalString;
}

export const renewSubscriptionResponse: Schema<RenewSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  success: maybe(wireBoolean),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  totalDeltaMrr: maybe(decimal),
  totalDeltaTcv: maybe(decimal),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}/cancel`. */
export interface CancelSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  bookingDate?: IsoDate;
  cancellationEffectiveDate?: IsoDate;
  cancellationPolicy: string;
  /** Default `false`. */
  collect?: boolean;
  contractEffectiveDate?: IsoDate;
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  orderDate?: IsoDate;
  /** Default `false`. */
  runBilling?: boolean;
  targetDate?: IsoDate;
}

export const cancelSubscriptionRequest: Schema<CancelSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  bookingDate: z.optional(date),
  cancellationEffectiveDate: z.optional(date),
  cancellationPolicy: z.string(),
  collect: z.optional(z.boolean()),
  contractEffectiveDate: z.optional(date),
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  orderDate: z.optional(date),
  runBilling: z.optional(z.boolean()),
  targetDate: z.optional(date),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}/cancel`. */
export interface CancelSubscriptionResponse {
  cancelledDate?: IsoDate;
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  totalDeltaMrr?: DecimalString;
  totalDeltaTcv?: DecimalString;
}

export const cancelSubscriptionResponse: Schema<CancelSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  cancelledDate: maybe(wireDate),
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  totalDeltaMrr: maybe(decimal),
  totalDeltaTcv: maybe(decimal),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}/suspend`. */
export interface SuspendSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  bookingDate?: IsoDate;
  /** Default `false`. */
  collect?: boolean;
  contractEffectiveDate?: IsoDate;
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  extendsTerm?: boolean;
  orderDate?: IsoDate;
  resume?: boolean;
  resumePeriods?: string;
  resumePeriodsType?: string;
  resumePolicy?: string;
  resumeSpecificDate?: IsoDate;
  /** Default `false`. */
  runBilling?: boolean;
  suspendPeriods?: string;
  suspendPeriodsType?: string;
  suspendPolicy: string;
  suspendSpecificDate?: IsoDate;
  targetDate?: IsoDate;
}

export const suspendSubscriptionRequest: Schema<SuspendSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  bookingDate: z.optional(date),
  collect: z.optional(z.boolean()),
  contractEffectiveDate: z.optional(date),
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  extendsTerm: z.optional(z.boolean()),
  orderDate: z.optional(date),
  resume: z.optional(z.boolean()),
  resumePeriods: z.optional(z.string()),
  resumePeriodsType: z.optional(z.string()),
  resumePolicy: z.optional(z.string()),
  resumeSpecificDate: z.optional(date),
  runBilling: z.optional(z.boolean()),
  suspendPeriods: z.optional(z.string()),
  suspendPeriodsType: z.optional(z.string()),
  suspendPolicy: z.string(),
  suspendSpecificDate: z.optional(date),
  targetDate: z.optional(date),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}/suspend`. */
export interface SuspendSubscriptionResponse {
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  resumeDate?: IsoDate | null;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  suspendDate?: IsoDate;
  termEndDate?: IsoDate;
  totalDeltaTcv?: DecimalString;
}

export const suspendSubscriptionResponse: Schema<SuspendSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  resumeDate: maybeNull(wireDate),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  suspendDate: maybe(wireDate),
  termEndDate: maybe(wireDate),
  totalDeltaTcv: maybe(decimal),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}/resume`. */
export interface ResumeSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  bookingDate?: IsoDate;
  /** Default `false`. */
  collect?: boolean;
  contractEffectiveDate?: IsoDate;
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  extendsTerm?: boolean;
  orderDate?: IsoDate;
  resumePeriods?: string;
  resumePeriodsType?: string;
  resumePolicy: string;
  resumeSpecificDate?: IsoDate;
  /** Default `false`. */
  runBilling?: boolean;
  targetDate?: IsoDate;
}

export const resumeSubscriptionRequest: Schema<ResumeSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  bookingDate: z.optional(date),
  collect: z.optional(z.boolean()),
  contractEffectiveDate: z.optional(date),
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  extendsTerm: z.optional(z.boolean()),
  orderDate: z.optional(date),
  resumePeriods: z.optional(z.string()),
  resumePeriodsType: z.optional(z.string()),
  resumePolicy: z.string(),
  resumeSpecificDate: z.optional(date),
  runBilling: z.optional(z.boolean()),
  targetDate: z.optional(date),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}/resume`. */
export interface ResumeSubscriptionResponse {
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  resumeDate?: IsoDate;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  termEndDate?: IsoDate;
  totalDeltaTcv?: DecimalString;
}

export const resumeSubscriptionResponse: Schema<ResumeSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimal),
  paymentId: maybe(wireText),
  resumeDate: maybe(wireDate),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  termEndDate: maybe(wireDate),
  totalDeltaTcv: maybe(decimal),
});

/** Input of `PUT /v1/subscriptions/{subscription-key}/delete`. */
export interface DeleteSubscriptionRequest {
  'subscription-key': KeyOf<'subscription'>;
}

export const deleteSubscriptionRequest: Schema<DeleteSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-key': z.string(),
});

/** Answer of `PUT /v1/subscriptions/{subscription-key}/delete`. */
export interface DeleteSubscriptionResponse {
  success?: boolean;
}

export const deleteSubscriptionResponse: Schema<DeleteSubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  success: maybe(wireBoolean),
});

/** `PUTSubscriptionPatchRequestType.ratePlans.charges` of the definition. */
export interface ChangedSubscriptionPatchRequestInputRatePlanCharge {
  chargeId?: string;
  chargeNumber?: string;
  customFields?: Record<string, unknown>;
}

export const changedSubscriptionPatchRequestInputRatePlanCharge: Schema<ChangedSubscriptionPatchRequestInputRatePlanCharge> =
  /* @__PURE__ */ strict({
    chargeId: z.optional(z.string()),
    chargeNumber: z.optional(z.string()),
    customFields: z.optional(z.record(z.string(), z.unknown())),
  });

/** `PUTSubscriptionPatchRequestType.ratePlans` of the definition. */
export interface ChangedSubscriptionPatchRequestInputRatePlan {
  charges?: ChangedSubscriptionPatchRequestInputRatePlanCharge[];
  customFields?: Record<string, unknown>;
  ratePlanId?: Id<'rate plan'>;
}

export const changedSubscriptionPatchRequestInputRatePlan: Schema<ChangedSubscriptionPatchRequestInputRatePlan> = /* @__PURE__ */ strict({
  charges: z.optional(z.array(changedSubscriptionPatchRequestInputRatePlanCharge)),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  ratePlanId: z.optional(z.string()),
});

/** Input of `PUT /v1/subscriptions/{subscriptionNumber}/customFields`. */
export interface UpdateSubscriptionCustomFieldsRequest {
  subscriptionNumber: NumberOf<'subscription'>;
  customFields?: Record<string, unknown>;
  ratePlans?: ChangedSubscriptionPatchRequestInputRatePlan[];
}

export const updateSubscriptionCustomFieldsRequest: Schema<UpdateSubscriptionCustomFieldsRequest> = /* @__PURE__ */ strict({
  subscriptionNumber: z.string(),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  ratePlans: z.optional(z.array(changedSubscriptionPatchRequestInputRatePlan)),
});

/** Answer of `PUT /v1/subscriptions/{subscriptionNumber}/customFields`. */
export type UpdateSubscriptionCustomFieldsResponse = CommonResponse;

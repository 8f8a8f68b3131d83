// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
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
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  creditMemoReference,
  type CreditMemoReference,
  writeOffFinanceInformationInput,
  type WriteOffFinanceInformationInput,
  type CommonResponse,
} from './shared.js';

/** Input of `GET /v1/invoices/{invoiceKey}`. */
export interface GetInvoiceRequest {
  invoiceKey: KeyOf<'invoice'>;
}

export const getInvoiceRequest: Schema<GetInvoiceRequest> = /* @__PURE__ */ strict({
  invoiceKey: z.string(),
});

/** Answer of `GET /v1/invoices/{invoiceKey}`. */
export interface GetInvoiceResponse extends CustomFieldValues {
  accountId: Id<'account'>;
  adjustmentAmount?: DecimalString;
  amount: DecimalString;
  amountWithoutTax?: DecimalString;
  autoPay?: boolean;
  balance: DecimalString;
  billRunId?: string;
  billToContactId?: Id<'contact'> | null;
  billToContactSnapshotId?: string;
  comments?: string;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditBalanceAdjustmentAmount?: DecimalString;
  creditMemoAmount?: DecimalString;
  currency: string;
  discount?: DecimalString;
  dueDate?: IsoDate;
  einvoiceErrorCode?: string;
  einvoiceErrorMessage?: string;
  einvoiceFileId?: Id<'file'>;
  einvoiceStatus?: Open<
    'Processing' | 'RetrieveTimeOut' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'
  >;
  id: Id<'invoice'>;
  includesOneTime?: boolean;
  includesRecurring?: boolean;
  includesUsage?: boolean;
  invoiceDate: IsoDate;
  invoiceGroupNumber?: string | null;
  invoiceNumber: NumberOf<'invoice'>;
  lastEmailSentDate?: string;
  organizationLabel?: string;
  paymentAmount?: DecimalString;
  paymentTerm?: string | null;
  postedBy?: string;
  postedDate?: IsoDate;
  refundAmount?: DecimalString;
  sequenceSetId?: string | null;
  communicationProfileId?: string | null;
  shipToContactId?: Id<'contact'> | null;
  shipToContactSnapshotId?: string;
  soldToContactId?: Id<'contact'> | null;
  soldToContactSnapshotId?: string;
  source?: Open<'BillRun' | 'API' | 'ApiSubscribe' | 'ApiAmend'>;
  sourceId?: string;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Order' | 'Consolidation'>;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'Split'>;
  success?: boolean;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  taxExemptAmount?: DecimalString;
  taxMessage?: string | null;
  taxStatus?: Open<
    | 'Complete'
    | 'Error'
    | 'UnknownError'
    | 'DuplicateDoc'
    | 'InvalidRequest'
    | 'InvalidResponse'
    | 'TaxEngineError'
    | 'ConcurrentModify'
    | 'InternalServerError'
    | 'TaxCodeTemplateError'
    | 'Voided'
  >;
  templateId?: string | null;
  transferredToAccounting?: Open<'Processing' | 'Error' | 'Ignore' | 'Yes' | 'No'>;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  SyncDate__NS?: string;
}

export const getInvoiceResponse: Schema<GetInvoiceResponse> = /* @__PURE__ */ z.looseObject({
  accountId: wireText,
  adjustmentAmount: maybe(decimal),
  amount: decimal,
  amountWithoutTax: maybe(decimal),
  autoPay: maybe(wireBoolean),
  balance: decimal,
  billRunId: maybe(wireText),
  billToContactId: maybeNull(wireText),
  billToContactSnapshotId: maybe(wireText),
  comments: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditBalanceAdjustmentAmount: maybe(decimal),
  creditMemoAmount: maybe(decimal),
  currency: wireText,
  discount: maybe(decimal),
  dueDate: maybe(wireDate),
  einvoiceErrorCode: maybe(wireText),
  einvoiceErrorMessage: maybe(wireText),
  einvoiceFileId: maybe(wireText),
  einvoiceStatus: maybe(
    open(['Processing', 'RetrieveTimeOut', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected']),
  ),
  id: wireText,
  includesOneTime: maybe(wireBoolean),
  includesRecurring: maybe(wireBoolean),
  includesUsage: maybe(wireBoolean),
  invoiceDate: wireDate,
  invoiceGroupNumber: maybeNull(wireText),
  invoiceNumber: wireText,
  lastEmailSentDate: maybe(wireText),
  organizationLabel: maybe(wireText),
  paymentAmount: maybe(decimal),
  paymentTerm: maybeNull(wireText),
  postedBy: maybe(wireText),
  postedDate: maybe(wireDate),
  refundAmount: maybe(decimal),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybeNull(wireText),
  shipToContactId: maybeNull(wireText),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactId: maybeNull(wireText),
  soldToContactSnapshotId: maybe(wireText),
  source: maybe(open(['BillRun', 'API', 'ApiSubscribe', 'ApiAmend'])),
  sourceId: maybe(wireText),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Order', 'Consolidation'])),
  status: open(['Draft', 'Posted', 'Canceled', 'Error', 'Split']),
  success: maybe(wireBoolean),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxExemptAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybe(
    open([
      'Complete',
      'Error',
      'UnknownError',
      'DuplicateDoc',
      'InvalidRequest',
      'InvalidResponse',
      'TaxEngineError',
      'ConcurrentModify',
      'InternalServerError',
      'TaxCodeTemplateError',
      'Voided',
    ]),
  ),
  templateId: maybeNull(wireText),
  transferredToAccounting: maybe(open(['Processing', 'Error', 'Ignore', 'Yes', 'No'])),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `listInvoiceItems` and `listInvoiceFiles` of the definition. */
export interface InvoicePageRequest {
  invoiceKey: KeyOf<'invoice'>;
  /** Default `20`. */
  pageSize?: number;
  /** At least 1. Default `1`. */
  page?: number;
}

export const invoicePageRequest: Schema<InvoicePageRequest> = /* @__PURE__ */ strict({
  invoiceKey: z.string(),
  pageSize: z.optional(z.int()),
  page: z.optional(integer(1)),
});

/** `GETInvoiceTaxItemType` of the definition. */
export interface InvoiceTaxItem extends CustomFieldValues {
  availableToCreditAmount?: DecimalString;
  applicableTaxUnRounded?: DecimalString;
  country?: string;
  balance?: DecimalString;
  creditAmount?: DecimalString;
  exemptAmount?: DecimalString;
  id?: string;
  jurisdiction?: string;
  locationCode?: string;
  name?: string;
  paymentAmount?: DecimalString;
  taxAmount?: DecimalString;
  taxCode?: string;
  taxCodeDescription?: string;
  taxDate?: IsoDate;
  taxRate?: DecimalString;
  taxRateDescription?: string;
  taxRateType?: Open<'Percentage' | 'FlatFee'>;
}

export const invoiceTaxItem: Schema<InvoiceTaxItem> = /* @__PURE__ */ z.looseObject({
  availableToCreditAmount: maybe(decimal),
  applicableTaxUnRounded: maybe(decimal),
  country: maybe(wireText),
  balance: maybe(decimal),
  creditAmount: maybe(decimal),
  exemptAmount: maybe(decimal),
  id: maybe(wireText),
  jurisdiction: maybe(wireText),
  locationCode: maybe(wireText),
  name: maybe(wireText),
  paymentAmount: maybe(decimal),
  taxAmount: maybe(decimal),
  taxCode: maybe(wireText),
  taxCodeDescription: maybe(wireText),
  taxDate: maybe(wireDate),
  taxRate: maybe(decimal),
  taxRateDescription: maybe(wireText),
  taxRateType: maybe(open(['Percentage', 'FlatFee'])),
});

/** `InvoiceItem.taxationItems` of the definition. */
export interface InvoiceItemTaxationItems {
  data?: InvoiceTaxItem[];
  nextPage?: string;
}

export const invoiceItemTaxationItems: Schema<InvoiceItemTaxationItems> = /* @__PURE__ */ z.looseObject({
  data: maybe(z.array(invoiceTaxItem)),
  nextPage: maybe(wireText),
});

/** `InvoiceItem` of the definition. */
export interface InvoiceItem extends CustomFieldValues {
  accountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  appliedToItemId?: string;
  availableToCreditAmount?: DecimalString;
  balance?: DecimalString;
  bookingReference?: string;
  chargeAmount: DecimalString;
  chargeDate?: IsoDateTime;
  chargeDescription?: string;
  chargeId?: string;
  chargeName: string;
  chargeType?: Open<'OneTime' | 'Recurring' | 'Usage'>;
  commitmentId?: string;
  commitmentPeriodId?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  deferredRevenueAccountingCode?: string;
  excludeItemBillingFromRevenueAccounting?: boolean;
  fulfillmentId?: string;
  id: Id<'invoice item'>;
  invoiceScheduleId?: string;
  invoiceScheduleItemId?: string;
  itemType?: string;
  numberOfDeliveries?: DecimalString;
  orderLineItemId?: string;
  processingType?: Open<'Charge' | 'Discount' | 'Prepayment' | 'Tax' | 'Rounding'>;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  purchaseOrderNumber?: string;
  quantity?: DecimalString;
  reflectDiscountInNetAmount?: boolean;
  recognizedRevenueAccountingCode?: string;
  revRecCode?: string;
  revRecTriggerCondition?: Open<'ContractEffectiveDate' | 'ServiceActivationDate' | 'CustomerAcceptanceDate'>;
  revenueRecognitionRuleName?: string;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  sku?: string;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  soldToContactSnapshotId?: string;
  sourceItemType?: Open<'SubscriptionComponent' | 'Rounding' | 'ProductRatePlanCharge' | 'None' | 'OrderLineItem'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionName?: string;
  taxAmount?: DecimalString;
  taxCode?: string;
  taxMode?: string;
  taxationItems?: InvoiceItemTaxationItems;
  unbilledReceivablesAccountingCode?: string;
  unitOfMeasure?: string;
  unitPrice?: DecimalString;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  SyncDate__NS?: string;
}

export const invoiceItem: Schema<InvoiceItem> = /* @__PURE__ */ z.looseObject({
  accountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  appliedToItemId: maybe(wireText),
  availableToCreditAmount: maybe(decimal),
  balance: maybe(decimalText),
  bookingReference: maybe(wireText),
  chargeAmount: decimalText,
  chargeDate: maybe(wireDateTime),
  chargeDescription: maybe(wireText),
  chargeId: maybe(wireText),
  chargeName: wireText,
  chargeType: maybe(open(['OneTime', 'Recurring', 'Usage'])),
  commitmentId: maybe(wireText),
  commitmentPeriodId: maybe(wireText),
  contractAssetAccountingCode: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  deferredRevenueAccountingCode: maybe(wireText),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  fulfillmentId: maybe(wireText),
  id: wireText,
  invoiceScheduleId: maybe(wireText),
  invoiceScheduleItemId: maybe(wireText),
  itemType: maybe(wireText),
  numberOfDeliveries: maybe(decimal),
  orderLineItemId: maybe(wireText),
  processingType: maybe(open(['Charge', 'Discount', 'Prepayment', 'Tax', 'Rounding'])),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  purchaseOrderNumber: maybe(wireText),
  quantity: maybe(decimalText),
  reflectDiscountInNetAmount: maybe(wireBoolean),
  recognizedRevenueAccountingCode: maybe(wireText),
  revRecCode: maybe(wireText),
  revRecTriggerCondition: maybe(open(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate'])),
  revenueRecognitionRuleName: maybe(wireText),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  sku: maybe(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  sourceItemType: maybe(open(['SubscriptionComponent', 'Rounding', 'ProductRatePlanCharge', 'None', 'OrderLineItem'])),
  subscriptionId: maybe(wireText),
  subscriptionName: maybe(wireText),
  taxAmount: maybe(decimalText),
  taxCode: maybe(wireText),
  taxMode: maybe(wireText),
  taxationItems: maybe(invoiceItemTaxationItems),
  unbilledReceivablesAccountingCode: maybe(wireText),
  unitOfMeasure: maybe(wireText),
  unitPrice: maybe(decimal),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** Answer of `GET /v1/invoices/{invoiceKey}/items`. */
export interface ListInvoiceItemsResponse {
  invoiceItems: InvoiceItem[];
  nextPage?: string;
  success?: boolean;
}

export const listInvoiceItemsResponse: Schema<ListInvoiceItemsResponse> = /* @__PURE__ */ z.looseObject({
  invoiceItems: z.array(invoiceItem),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** `InvoiceFile` of the definition. */
export interface InvoiceFile {
  id?: string;
  pdfFileUrl?: string;
  versionNumber?: number;
}

export const invoiceFile: Schema<InvoiceFile> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  pdfFileUrl: maybe(wireText),
  versionNumber: maybe(wireInteger),
});

/** Answer of `GET /v1/invoices/{invoiceKey}/files`. */
export interface ListInvoiceFilesResponse {
  invoiceFiles?: InvoiceFile[];
  nextPage?: string;
  success?: boolean;
}

export const listInvoiceFilesResponse: Schema<ListInvoiceFilesResponse> = /* @__PURE__ */ z.looseObject({
  invoiceFiles: maybe(z.array(invoiceFile)),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `PUT /v1/invoices/{invoiceKey}/reverse`. */
export interface ReverseInvoiceRequest {
  invoiceKey: KeyOf<'invoice'>;
  applyEffectiveDate?: IsoDate;
  /** At most 255 characters. */
  comment?: string;
  memoDate?: IsoDate;
  reasonCode?: string;
}

export const reverseInvoiceRequest: Schema<ReverseInvoiceRequest> = /* @__PURE__ */ strict({
  invoiceKey: z.string(),
  applyEffectiveDate: z.optional(date),
  comment: z.optional(upTo(255, 0)),
  memoDate: z.optional(date),
  reasonCode: z.optional(z.string()),
});

/** `PutReverseInvoiceResponseType.debitMemo` of the definition. */
export interface ChangedReverseInvoiceResponseDebitMemo {
  id?: Id<'debit memo'>;
}

export const changedReverseInvoiceResponseDebitMemo: Schema<ChangedReverseInvoiceResponseDebitMemo> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
});

/** Answer of `PUT /v1/invoices/{invoiceKey}/reverse`. */
export interface ReverseInvoiceResponse {
  creditMemo?: CreditMemoReference;
  debitMemo?: ChangedReverseInvoiceResponseDebitMemo;
  id?: string | null;
  jobId?: string | null;
  jobStatus?: Open<'Pending' | 'Processing' | 'Failed' | 'Completed'> | null;
  success?: boolean;
}

export const reverseInvoiceResponse: Schema<ReverseInvoiceResponse> = /* @__PURE__ */ z.looseObject({
  creditMemo: maybe(creditMemoReference),
  debitMemo: maybe(changedReverseInvoiceResponseDebitMemo),
  id: maybeNull(wireText),
  jobId: maybeNull(wireText),
  jobStatus: maybeNull(open(['Pending', 'Processing', 'Failed', 'Completed'])),
  success: maybe(wireBoolean),
});

/** `CreditMemoItemFromWriteOffInvoice.taxationItems` of the definition. */
export interface CreditMemoItemFromWriteOffInvoiceInputTaxationItem {
  amount?: DecimalString;
  taxationItemId?: string;
}

export const creditMemoItemFromWriteOffInvoiceInputTaxationItem: Schema<CreditMemoItemFromWriteOffInvoiceInputTaxationItem> =
  /* @__PURE__ */ strict({
    amount: z.optional(decimal),
    taxationItemId: z.optional(z.string()),
  });

/** `CreditMemoItemFromWriteOffInvoice` of the definition. */
export interface CreditMemoItemFromWriteOffInvoiceInput extends CustomFieldValues {
  comment?: string;
  financeInformation?: WriteOffFinanceInformationInput;
  invoiceItemId?: Id<'invoice item'>;
  serviceEndDate?: IsoDate;
  amountWithoutTax?: DecimalString;
  serviceStartDate?: IsoDate;
  skuName?: string;
  unitOfMeasure?: string;
  taxationItems?: CreditMemoItemFromWriteOffInvoiceInputTaxationItem[];
}

export const creditMemoItemFromWriteOffInvoiceInput: Schema<CreditMemoItemFromWriteOffInvoiceInput> = /* @__PURE__ */ customizable({
  comment: z.optional(z.string()),
  financeInformation: z.optional(writeOffFinanceInformationInput),
  invoiceItemId: z.optional(z.string()),
  serviceEndDate: z.optional(date),
  amountWithoutTax: z.optional(decimal),
  serviceStartDate: z.optional(date),
  skuName: z.optional(z.string()),
  unitOfMeasure: z.optional(z.string()),
  taxationItems: z.optional(z.array(creditMemoItemFromWriteOffInvoiceInputTaxationItem)),
});

/** Input of `PUT /v1/invoices/{invoiceKey}/write-off`. */
export interface WriteOffInvoiceRequest extends CustomFieldValues {
  invoiceKey: KeyOf<'invoice'>;
  /** At most 255 characters. */
  comment?: string;
  items?: CreditMemoItemFromWriteOffInvoiceInput[];
  memoDate?: IsoDate;
  /** Default `Yes`. */
  revenueImpacting?: 'Yes' | 'No';
  amount?: DecimalString;
  nonRevenueWriteOffAccountingCode?: string;
  reasonCode?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Origin__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
  /** At most 255 characters. */
  Transaction__NS?: string;
}

export const writeOffInvoiceRequest: Schema<WriteOffInvoiceRequest> = /* @__PURE__ */ customizable({
  invoiceKey: z.string(),
  comment: z.optional(upTo(255, 0)),
  items: z.optional(z.array(creditMemoItemFromWriteOffInvoiceInput)),
  memoDate: z.optional(date),
  revenueImpacting: z.optional(z.enum(['Yes', 'No'])),
  amount: z.optional(decimal),
  nonRevenueWriteOffAccountingCode: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Origin__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  Transaction__NS: z.optional(upTo(255)),
});

/** Answer of `PUT /v1/invoices/{invoiceKey}/write-off`. */
export interface WriteOffInvoiceResponse {
  creditMemo?: CreditMemoReference;
  success?: boolean;
}

export const writeOffInvoiceResponse: Schema<WriteOffInvoiceResponse> = /* @__PURE__ */ z.looseObject({
  creditMemo: maybe(creditMemoReference),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/invoices/{invoiceKey}/emails`. */
export interface EmailInvoiceRequest {
  invoiceKey: KeyOf<'invoice'>;
  emailAddresses?: string;
  /** Default `false`. */
  includeAdditionalEmailAddresses?: boolean;
  /** Default `false`. */
  useEmailTemplateSetting?: boolean;
}

export const emailInvoiceRequest: Schema<EmailInvoiceRequest> = /* @__PURE__ */ strict({
  invoiceKey: z.string(),
  emailAddresses: z.optional(z.string()),
  includeAdditionalEmailAddresses: z.optional(z.boolean()),
  useEmailTemplateSetting: z.optional(z.boolean()),
});

/** Input of `GET /v1/invoices/{invoiceKey}/items`. */
export type ListInvoiceItemsRequest = InvoicePageRequest;

/** Input of `GET /v1/invoices/{invoiceKey}/files`. */
export type ListInvoiceFilesRequest = InvoicePageRequest;

/** Answer of `POST /v1/invoices/{invoiceKey}/emails`. */
export type EmailInvoiceResponse = CommonResponse;

// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  instant,
  integer,
  listOf,
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
  wireText,
} from '../../../api/schemas/wire.js';
import {
  paymentFinanceInformation,
  type PaymentFinanceInformation,
  paymentGatewayOptionInput,
  type PaymentGatewayOptionInput,
  writeOffFinanceInformationInput,
  type WriteOffFinanceInformationInput,
} from './shared.js';

/** Input of `GET /v1/credit-memos`. */
export interface ListCreditMemosRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  autoApplyUponPosting?: boolean;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoDate?: IsoDate;
  currency?: string;
  excludeFromAutoApplyRules?: boolean;
  number?: NumberOf<'credit memo'>;
  referredInvoiceId?: Id<'invoice'>;
  refundAmount?: DecimalString;
  sourceId?: string;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress';
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  totalTaxExemptAmount?: DecimalString;
  transferredToAccounting?: 'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore';
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  sort?: string;
}

export const listCreditMemosRequest: Schema<ListCreditMemosRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  amount: z.optional(decimal),
  appliedAmount: z.optional(decimal),
  autoApplyUponPosting: z.optional(z.boolean()),
  createdById: z.optional(z.string()),
  createdDate: z.optional(instant),
  creditMemoDate: z.optional(date),
  currency: z.optional(z.string()),
  excludeFromAutoApplyRules: z.optional(z.boolean()),
  number: z.optional(z.string()),
  referredInvoiceId: z.optional(z.string()),
  refundAmount: z.optional(decimal),
  sourceId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
  targetDate: z.optional(date),
  taxAmount: z.optional(decimal),
  totalTaxExemptAmount: z.optional(decimal),
  transferredToAccounting: z.optional(z.enum(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedAmount: z.optional(decimal),
  updatedById: z.optional(z.string()),
  updatedDate: z.optional(instant),
  sort: z.optional(z.string()),
});

/** `GETCreditMemoTypewithSuccess` of the definition. */
export interface CreditMemo extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  autoApplyUponPosting?: boolean;
  billToContactId?: Id<'contact'> | null;
  cancelledById?: string | null;
  cancelledOn?: IsoDateTime | null;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoDate?: IsoDate;
  currency?: string | null;
  einvoiceErrorCode?: string | null;
  einvoiceErrorMessage?: string | null;
  einvoiceFileId?: Id<'file'> | null;
  einvoiceStatus?: Open<
    'Processing' | 'RetrieveTimeOut' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'
  > | null;
  excludeFromAutoApplyRules?: boolean;
  id?: Id<'credit memo'>;
  invoiceGroupNumber?: string | null;
  latestPDFFileId?: Id<'file'>;
  number?: NumberOf<'credit memo'>;
  organizationLabel?: string;
  postedById?: string | null;
  postedOn?: IsoDateTime | null;
  reasonCode?: string;
  referredInvoiceId?: Id<'invoice'> | null;
  refundAmount?: DecimalString;
  revenueImpacting?: Open<'Yes' | 'No'>;
  reversed?: boolean;
  sequenceSetId?: string | null;
  communicationProfileId?: string | null;
  source?: string;
  sourceId?: string;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Invoice' | 'Order' | 'CreditMemo' | 'Consolidation'>;
  status?: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress'>;
  targetDate?: IsoDate | null;
  taxAmount?: DecimalString;
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
  > | null;
  totalTaxExemptAmount?: DecimalString;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  Transaction__NS?: string;
}

export const creditMemo: Schema<CreditMemo> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  amount: maybe(decimal),
  appliedAmount: maybe(decimal),
  autoApplyUponPosting: maybe(wireBoolean),
  billToContactId: maybeNull(wireText),
  cancelledById: maybeNull(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoDate: maybe(wireDate),
  currency: maybeNull(wireText),
  einvoiceErrorCode: maybeNull(wireText),
  einvoiceErrorMessage: maybeNull(wireText),
  einvoiceFileId: maybeNull(wireText),
  einvoiceStatus: maybeNull(
    open(['Processing', 'RetrieveTimeOut', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected']),
  ),
  excludeFromAutoApplyRules: maybe(wireBoolean),
  id: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  latestPDFFileId: maybe(wireText),
  number: maybe(wireText),
  organizationLabel: maybe(wireText),
  postedById: maybeNull(wireText),
  postedOn: maybeNull(wireDateTime),
  reasonCode: maybe(wireText),
  referredInvoiceId: maybeNull(wireText),
  refundAmount: maybe(decimal),
  revenueImpacting: maybe(open(['Yes', 'No'])),
  reversed: maybe(wireBoolean),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybeNull(wireText),
  source: maybe(wireText),
  sourceId: maybe(wireText),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Invoice', 'Order', 'CreditMemo', 'Consolidation'])),
  status: maybe(open(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
  targetDate: maybeNull(wireDate),
  taxAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybeNull(
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
  totalTaxExemptAmount: maybe(decimal),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedAmount: maybe(decimal),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  Transaction__NS: maybe(wireText),
});

/** Answer of `GET /v1/credit-memos`. */
export interface ListCreditMemosResponse {
  creditmemos?: CreditMemo[];
  nextPage?: string;
  success?: boolean;
}

export const listCreditMemosResponse: Schema<ListCreditMemosResponse> = /* @__PURE__ */ z.looseObject({
  creditmemos: maybe(z.array(creditMemo)),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** `CreditMemoFromChargeDetailType` of the definition. */
export interface CreditMemoFromChargeDetailInput extends CustomFieldValues {
  amount?: DecimalString;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  financeInformation?: WriteOffFinanceInformationInput;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
}

export const creditMemoFromChargeDetailInput: Schema<CreditMemoFromChargeDetailInput> = /* @__PURE__ */ customizable({
  amount: z.optional(decimal),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  financeInformation: z.optional(writeOffFinanceInformationInput),
  productRatePlanChargeId: z.string(),
  quantity: z.optional(decimal),
  serviceEndDate: z.optional(date),
  serviceStartDate: z.optional(date),
});

/** `CreditMemoFromChargeCustomRatesType` of the definition. */
export interface CreditMemoFromChargeCustomRatesInput extends CustomFieldValues {
  currency: string;
  customFxRate: DecimalString;
  rateDate?: IsoDate;
}

export const creditMemoFromChargeCustomRatesInput: Schema<CreditMemoFromChargeCustomRatesInput> = /* @__PURE__ */ customizable({
  currency: z.string(),
  customFxRate: decimal,
  rateDate: z.optional(date),
});

/** Input of `POST /v1/credit-memos`. */
export interface CreateCreditMemoRequest extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  /** Default `false`. */
  autoPost?: boolean;
  charges?: CreditMemoFromChargeDetailInput[];
  comment?: string;
  currency?: string;
  customRates?: CreditMemoFromChargeCustomRatesInput[];
  effectiveDate?: IsoDate;
  /** Default `false`. */
  excludeFromAutoApplyRules?: boolean;
  /** At most 32 characters. */
  number?: string;
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

export const createCreditMemoRequest: Schema<CreateCreditMemoRequest> = /* @__PURE__ */ customizable({
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  autoPost: z.optional(z.boolean()),
  charges: z.optional(listOf(creditMemoFromChargeDetailInput, 1000)),
  comment: z.optional(z.string()),
  currency: z.optional(z.string()),
  customRates: z.optional(listOf(creditMemoFromChargeCustomRatesInput, 2)),
  effectiveDate: z.optional(date),
  excludeFromAutoApplyRules: z.optional(z.boolean()),
  number: z.optional(upTo(32)),
  reasonCode: z.optional(z.string()),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Origin__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  Transaction__NS: z.optional(upTo(255)),
});

/** Answer of `GET /v1/credit-memos/{creditMemoKey}`. */
export interface GetCreditMemoResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  autoApplyUponPosting?: boolean;
  billToContactId?: Id<'contact'> | null;
  billToContactSnapshotId?: string | null;
  cancelledById?: string | null;
  cancelledOn?: IsoDateTime | null;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoDate?: IsoDate;
  currency?: string | null;
  einvoiceErrorCode?: string | null;
  einvoiceErrorMessage?: string | null;
  einvoiceFileId?: Id<'file'> | null;
  einvoiceStatus?: Open<
    'Processing' | 'RetrieveTimeOut' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'
  > | null;
  excludeFromAutoApplyRules?: boolean;
  excludeItemBillingFromRevenueAccounting?: boolean;
  id?: Id<'credit memo'>;
  invoiceGroupNumber?: string | null;
  latestPDFFileId?: Id<'file'> | null;
  number?: NumberOf<'credit memo'>;
  organizationLabel?: string;
  postedById?: string | null;
  postedOn?: IsoDateTime | null;
  reasonCode?: string;
  referredInvoiceId?: Id<'invoice'> | null;
  refundAmount?: DecimalString;
  revenueImpacting?: Open<'Yes' | 'No'>;
  reversed?: boolean;
  sequenceSetId?: string | null;
  communicationProfileId?: string | null;
  source?: string;
  sourceId?: string | null;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Invoice' | 'Order' | 'CreditMemo' | 'Consolidation'>;
  status?: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress'>;
  success?: boolean;
  targetDate?: IsoDate | null;
  taxAmount?: DecimalString;
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
  > | null;
  totalTaxExemptAmount?: DecimalString;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  Transaction__NS?: string;
}

export const getCreditMemoResponse: Schema<GetCreditMemoResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  amount: maybe(decimal),
  appliedAmount: maybe(decimal),
  autoApplyUponPosting: maybe(wireBoolean),
  billToContactId: maybeNull(wireText),
  billToContactSnapshotId: maybeNull(wireText),
  cancelledById: maybeNull(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoDate: maybe(wireDate),
  currency: maybeNull(wireText),
  einvoiceErrorCode: maybeNull(wireText),
  einvoiceErrorMessage: maybeNull(wireText),
  einvoiceFileId: maybeNull(wireText),
  einvoiceStatus: maybeNull(
    open(['Processing', 'RetrieveTimeOut', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected']),
  ),
  excludeFromAutoApplyRules: maybe(wireBoolean),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  id: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  latestPDFFileId: maybeNull(wireText),
  number: maybe(wireText),
  organizationLabel: maybe(wireText),
  postedById: maybeNull(wireText),
  postedOn: maybeNull(wireDateTime),
  reasonCode: maybe(wireText),
  referredInvoiceId: maybeNull(wireText),
  refundAmount: maybe(decimal),
  revenueImpacting: maybe(open(['Yes', 'No'])),
  reversed: maybe(wireBoolean),
  sequenceSetId: maybeNull(wireText),
  communicationProfileId: maybeNull(wireText),
  source: maybe(wireText),
  sourceId: maybeNull(wireText),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Invoice', 'Order', 'CreditMemo', 'Consolidation'])),
  status: maybe(open(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
  success: maybe(wireBoolean),
  targetDate: maybeNull(wireDate),
  taxAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybeNull(
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
  totalTaxExemptAmount: maybe(decimal),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedAmount: maybe(decimal),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  Transaction__NS: maybe(wireText),
});

/** Input of `GET /v1/credit-memos/{creditMemoKey}`. */
export interface GetCreditMemoRequest {
  creditMemoKey: KeyOf<'credit memo'>;
}

export const getCreditMemoRequest: Schema<GetCreditMemoRequest> = /* @__PURE__ */ strict({
  creditMemoKey: z.string(),
});

/** `CreditMemoApplyDebitMemoItemRequestType` of the definition. */
export interface CreditMemoApplyDebitMemoItemRequestInput {
  amount: DecimalString;
  creditMemoItemId?: Id<'credit memo item'>;
  creditTaxItemId?: string;
  debitMemoItemId?: Id<'debit memo item'>;
  taxItemId?: string;
}

export const creditMemoApplyDebitMemoItemRequestInput: Schema<CreditMemoApplyDebitMemoItemRequestInput> = /* @__PURE__ */ strict({
  amount: decimal,
  creditMemoItemId: z.optional(z.string()),
  creditTaxItemId: z.optional(z.string()),
  debitMemoItemId: z.optional(z.string()),
  taxItemId: z.optional(z.string()),
});

/** `CreditMemoApplyDebitMemoRequestType` of the definition. */
export interface CreditMemoApplyDebitMemoRequestInput {
  amount: DecimalString;
  debitMemoId: Id<'debit memo'>;
  items?: CreditMemoApplyDebitMemoItemRequestInput[];
}

export const creditMemoApplyDebitMemoRequestInput: Schema<CreditMemoApplyDebitMemoRequestInput> = /* @__PURE__ */ strict({
  amount: decimal,
  debitMemoId: z.string(),
  items: z.optional(z.array(creditMemoApplyDebitMemoItemRequestInput)),
});

/** `CreditMemoApplyInvoiceItemRequestType` of the definition. */
export interface CreditMemoApplyInvoiceItemRequestInput {
  amount: DecimalString;
  creditMemoItemId?: Id<'credit memo item'>;
  creditTaxItemId?: string;
  invoiceItemId?: Id<'invoice item'>;
  taxItemId?: string;
}

export const creditMemoApplyInvoiceItemRequestInput: Schema<CreditMemoApplyInvoiceItemRequestInput> = /* @__PURE__ */ strict({
  amount: decimal,
  creditMemoItemId: z.optional(z.string()),
  creditTaxItemId: z.optional(z.string()),
  invoiceItemId: z.optional(z.string()),
  taxItemId: z.optional(z.string()),
});

/** `CreditMemoApplyInvoiceRequestType` of the definition. */
export interface CreditMemoApplyInvoiceRequestInput {
  amount: DecimalString;
  invoiceId: Id<'invoice'>;
  items?: CreditMemoApplyInvoiceItemRequestInput[];
}

export const creditMemoApplyInvoiceRequestInput: Schema<CreditMemoApplyInvoiceRequestInput> = /* @__PURE__ */ strict({
  amount: decimal,
  invoiceId: z.string(),
  items: z.optional(z.array(creditMemoApplyInvoiceItemRequestInput)),
});

/** Input of `PUT /v1/credit-memos/{creditMemoKey}/apply`. */
export interface ApplyCreditMemoRequest {
  creditMemoKey: KeyOf<'credit memo'>;
  debitMemos?: CreditMemoApplyDebitMemoRequestInput[];
  effectiveDate?: IsoDate;
  invoices?: CreditMemoApplyInvoiceRequestInput[];
}

export const applyCreditMemoRequest: Schema<ApplyCreditMemoRequest> = /* @__PURE__ */ strict({
  creditMemoKey: z.string(),
  debitMemos: z.optional(z.array(creditMemoApplyDebitMemoRequestInput)),
  effectiveDate: z.optional(date),
  invoices: z.optional(z.array(creditMemoApplyInvoiceRequestInput)),
});

/** `PostNonRefRefundType.financeInformation` of the definition. */
export interface NewNonRefRefundInputFinanceInformation {
  /** At most 100 characters. */
  bankAccountAccountingCode?: string;
  /** At most 100 characters. */
  onAccountAccountingCode?: string;
  transferredToAccounting?: 'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore';
  /** At most 100 characters. */
  unappliedPaymentAccountingCode?: string;
}

export const newNonRefRefundInputFinanceInformation: Schema<NewNonRefRefundInputFinanceInformation> = /* @__PURE__ */ strict({
  bankAccountAccountingCode: z.optional(upTo(100, 0)),
  onAccountAccountingCode: z.optional(upTo(100, 0)),
  transferredToAccounting: z.optional(z.enum(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedPaymentAccountingCode: z.optional(upTo(100, 0)),
});

/** `RefundCreditMemoItemType` of the definition. */
export interface RefundCreditMemoItemInput {
  amount: DecimalString;
  creditMemoItemId?: Id<'credit memo item'>;
  creditTaxItemId?: string;
}

export const refundCreditMemoItemInput: Schema<RefundCreditMemoItemInput> = /* @__PURE__ */ strict({
  amount: decimal,
  creditMemoItemId: z.optional(z.string()),
  creditTaxItemId: z.optional(z.string()),
});

/** Input of `POST /v1/credit-memos/{creditMemoKey}/refund`. */
export interface RefundCreditMemoRequest extends CustomFieldValues {
  creditMemoKey: KeyOf<'credit memo'>;
  /** At most 255 characters. */
  comment?: string;
  customRates?: CreditMemoFromChargeCustomRatesInput[];
  financeInformation?: NewNonRefRefundInputFinanceInformation;
  gatewayId?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  items?: RefundCreditMemoItemInput[];
  methodType?:
    | 'ACH'
    | 'Cash'
    | 'Check'
    | 'CreditCard'
    | 'PayPal'
    | 'WireTransfer'
    | 'DebitCard'
    | 'CreditCardReferenceTransaction'
    | 'BankTransfer'
    | 'Other';
  paymentMethodId?: Id<'payment method'>;
  reasonCode?: string;
  /** At most 100 characters. */
  referenceId?: string;
  refundDate?: IsoDate;
  /** At most 100 characters. */
  secondRefundReferenceId?: string;
  /** At most 35 characters. */
  softDescriptor?: string;
  /** At most 20 characters. */
  softDescriptorPhone?: string;
  totalAmount: DecimalString;
  type: 'External' | 'Electronic';
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Origin__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
  /** At most 255 characters. */
  SynctoNetSuite__NS?: string;
}

export const refundCreditMemoRequest: Schema<RefundCreditMemoRequest> = /* @__PURE__ */ customizable({
  creditMemoKey: z.string(),
  comment: z.optional(upTo(255, 0)),
  customRates: z.optional(listOf(creditMemoFromChargeCustomRatesInput, 2)),
  financeInformation: z.optional(newNonRefRefundInputFinanceInformation),
  gatewayId: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  items: z.optional(z.array(refundCreditMemoItemInput)),
  methodType: z.optional(
    z.enum([
      'ACH',
      'Cash',
      'Check',
      'CreditCard',
      'PayPal',
      'WireTransfer',
      'DebitCard',
      'CreditCardReferenceTransaction',
      'BankTransfer',
      'Other',
    ]),
  ),
  paymentMethodId: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
  referenceId: z.optional(upTo(100, 0)),
  refundDate: z.optional(date),
  secondRefundReferenceId: z.optional(upTo(100, 0)),
  softDescriptor: z.optional(upTo(35)),
  softDescriptorPhone: z.optional(upTo(20)),
  totalAmount: decimal,
  type: z.enum(['External', 'Electronic']),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Origin__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  SynctoNetSuite__NS: z.optional(upTo(255)),
});

/** Answer of `POST /v1/credit-memos/{creditMemoKey}/refund`. */
export interface RefundCreditMemoResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount?: DecimalString;
  cancelledOn?: IsoDateTime | null;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoId?: Id<'credit memo'>;
  financeInformation?: PaymentFinanceInformation;
  gatewayId?: string;
  gatewayResponse?: string;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  id?: Id<'refund'>;
  markedForSubmissionOn?: IsoDateTime | null;
  methodType?: Open<
    | 'ACH'
    | 'Cash'
    | 'Check'
    | 'CreditCard'
    | 'PayPal'
    | 'WireTransfer'
    | 'DebitCard'
    | 'CreditCardReferenceTransaction'
    | 'BankTransfer'
    | 'Other'
  >;
  number?: NumberOf<'refund'>;
  organizationLabel?: string;
  paymentId?: Id<'payment'> | null;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string;
  reasonCode?: string | null;
  referenceId?: string;
  refundDate?: IsoDate;
  refundTransactionTime?: IsoDateTime;
  secondRefundReferenceId?: string | null;
  settledOn?: IsoDateTime | null;
  softDescriptor?: string | null;
  softDescriptorPhone?: string | null;
  status?: Open<'Processed' | 'Canceled' | 'Error' | 'Processing'>;
  submittedOn?: IsoDateTime;
  success?: boolean;
  type?: Open<'External' | 'Electronic'>;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: string;
}

export const refundCreditMemoResponse: Schema<RefundCreditMemoResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: maybe(decimal),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoId: maybe(wireText),
  financeInformation: maybe(paymentFinanceInformation),
  gatewayId: maybe(wireText),
  gatewayResponse: maybe(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  id: maybe(wireText),
  markedForSubmissionOn: maybeNull(wireDateTime),
  methodType: maybe(
    open([
      'ACH',
      'Cash',
      'Check',
      'CreditCard',
      'PayPal',
      'WireTransfer',
      'DebitCard',
      'CreditCardReferenceTransaction',
      'BankTransfer',
      'Other',
    ]),
  ),
  number: maybe(wireText),
  organizationLabel: maybe(wireText),
  paymentId: maybeNull(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  reasonCode: maybeNull(wireText),
  referenceId: maybe(wireText),
  refundDate: maybe(wireDate),
  refundTransactionTime: maybe(wireDateTime),
  secondRefundReferenceId: maybeNull(wireText),
  settledOn: maybeNull(wireDateTime),
  softDescriptor: maybeNull(wireText),
  softDescriptorPhone: maybeNull(wireText),
  status: maybe(open(['Processed', 'Canceled', 'Error', 'Processing'])),
  submittedOn: maybe(wireDateTime),
  success: maybe(wireBoolean),
  type: maybe(open(['External', 'Electronic'])),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  SynctoNetSuite__NS: maybe(wireText),
});

/** Answer of `POST /v1/credit-memos`. */
export type CreateCreditMemoResponse = GetCreditMemoResponse;

/** Input of `PUT /v1/credit-memos/{creditMemoKey}/post`. */
export type PostCreditMemoRequest = GetCreditMemoRequest;

/** Answer of `PUT /v1/credit-memos/{creditMemoKey}/post`. */
export type PostCreditMemoResponse = GetCreditMemoResponse;

/** Answer of `PUT /v1/credit-memos/{creditMemoKey}/apply`. */
export type ApplyCreditMemoResponse = GetCreditMemoResponse;

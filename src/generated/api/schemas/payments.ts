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
  paymentGatewayOption,
  type PaymentGatewayOption,
  paymentGatewayOptionInput,
  type PaymentGatewayOptionInput,
  postedPaymentFinanceInformation,
  type PostedPaymentFinanceInformation,
  refundFinanceInformation,
  type RefundFinanceInformation,
} from './shared.js';

/** `PaymentWithCustomRatesType` of the definition. */
export interface PaymentWithCustomRatesInput {
  currency: string;
  customFxRate: DecimalString;
  rateDate?: IsoDate;
}

export const paymentWithCustomRatesInput: Schema<PaymentWithCustomRatesInput> = /* @__PURE__ */ strict({
  currency: z.string(),
  customFxRate: decimal,
  rateDate: z.optional(date),
});

/** `PaymentDebitMemoApplicationItemCreateRequestType` and 2 equal schemas of the definition. */
export interface PaymentDebitMemoItemInput {
  amount: DecimalString;
  debitMemoItemId?: Id<'debit memo item'>;
  taxItemId?: string;
}

export const paymentDebitMemoItemInput: Schema<PaymentDebitMemoItemInput> = /* @__PURE__ */ strict({
  amount: decimal,
  debitMemoItemId: z.optional(z.string()),
  taxItemId: z.optional(z.string()),
});

/** `PaymentDebitMemoApplicationCreateRequestType` of the definition. */
export interface PaymentDebitMemoApplicationCreateRequestInput {
  amount?: DecimalString;
  debitMemoId?: Id<'debit memo'>;
  items?: PaymentDebitMemoItemInput[];
}

export const paymentDebitMemoApplicationCreateRequestInput: Schema<PaymentDebitMemoApplicationCreateRequestInput> = /* @__PURE__ */ strict({
  amount: z.optional(decimal),
  debitMemoId: z.optional(z.string()),
  items: z.optional(z.array(paymentDebitMemoItemInput)),
});

/** `CreatePaymentType.financeInformation` and `PostRefundType.financeInformation` of the definition. */
export interface PaymentFinanceInformationInput {
  /** At most 100 characters. */
  bankAccountAccountingCode?: string;
  transferredToAccounting?: 'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore';
  /** At most 100 characters. */
  unappliedPaymentAccountingCode?: string;
}

export const paymentFinanceInformationInput: Schema<PaymentFinanceInformationInput> = /* @__PURE__ */ strict({
  bankAccountAccountingCode: z.optional(upTo(100, 0)),
  transferredToAccounting: z.optional(z.enum(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedPaymentAccountingCode: z.optional(upTo(100, 0)),
});

/** `CreatePaymentType.gatewayOptions` of the definition. */
export interface CreatePaymentInputGatewayOptions {
  /** At most 255 characters. */
  key?: string;
  /** At most 255 characters. */
  value?: string;
}

export const createPaymentInputGatewayOptions: Schema<CreatePaymentInputGatewayOptions> = /* @__PURE__ */ strict({
  key: z.optional(upTo(255)),
  value: z.optional(upTo(255)),
});

/** `PaymentInvoiceApplicationItemCreateRequestType` and 2 equal schemas of the definition. */
export interface PaymentInvoiceItemInput {
  amount: DecimalString;
  invoiceItemId?: Id<'invoice item'>;
  taxItemId?: string;
}

export const paymentInvoiceItemInput: Schema<PaymentInvoiceItemInput> = /* @__PURE__ */ strict({
  amount: decimal,
  invoiceItemId: z.optional(z.string()),
  taxItemId: z.optional(z.string()),
});

/** `PaymentInvoiceApplicationCreateRequestType` of the definition. */
export interface PaymentInvoiceApplicationCreateRequestInput {
  amount?: DecimalString;
  invoiceId?: Id<'invoice'>;
  items?: PaymentInvoiceItemInput[];
}

export const paymentInvoiceApplicationCreateRequestInput: Schema<PaymentInvoiceApplicationCreateRequestInput> = /* @__PURE__ */ strict({
  amount: z.optional(decimal),
  invoiceId: z.optional(z.string()),
  items: z.optional(z.array(paymentInvoiceItemInput)),
});

/** `PaymentSchedulePaymentOptionFields` of the definition. */
export interface PaymentSchedulePaymentOptionFieldsInput {
  detail?: PaymentGatewayOptionInput;
  type?: string;
}

export const paymentSchedulePaymentOptionFieldsInput: Schema<PaymentSchedulePaymentOptionFieldsInput> = /* @__PURE__ */ strict({
  detail: z.optional(paymentGatewayOptionInput),
  type: z.optional(z.string()),
});

/** Input of `POST /v1/payments`. */
export interface CreatePaymentRequest extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount: DecimalString;
  /** At most 50 characters. */
  authTransactionId?: string;
  /** At most 255 characters. */
  comment?: string;
  currency: string;
  customRates?: PaymentWithCustomRatesInput[];
  debitMemos?: PaymentDebitMemoApplicationCreateRequestInput[];
  effectiveDate?: IsoDate;
  financeInformation?: PaymentFinanceInformationInput;
  gatewayId?: string;
  gatewayOptions?: CreatePaymentInputGatewayOptions;
  /** At most 50 characters. */
  gatewayOrderId?: Id<'order'>;
  invoices?: PaymentInvoiceApplicationCreateRequestInput[];
  mitTransactionSource?: 'C_Unscheduled' | 'M_Recurring' | 'M_Unscheduled' | 'M_MOTO';
  paymentGatewayNumber?: string;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodType?: string;
  paymentOption?: PaymentSchedulePaymentOptionFieldsInput[];
  paymentScheduleKey?: string;
  prepayment?: boolean;
  /** At most 100 characters. */
  referenceId?: string;
  /** At most 35 characters. */
  softDescriptor?: string;
  /** At most 20 characters. */
  softDescriptorPhone?: string;
  /** Default `false`. */
  standalone?: boolean;
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
  Transaction__NS?: string;
}

export const createPaymentRequest: Schema<CreatePaymentRequest> = /* @__PURE__ */ customizable({
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  amount: decimal,
  authTransactionId: z.optional(upTo(50)),
  comment: z.optional(upTo(255, 0)),
  currency: z.string(),
  customRates: z.optional(listOf(paymentWithCustomRatesInput, 2)),
  debitMemos: z.optional(z.array(paymentDebitMemoApplicationCreateRequestInput)),
  effectiveDate: z.optional(date),
  financeInformation: z.optional(paymentFinanceInformationInput),
  gatewayId: z.optional(z.string()),
  gatewayOptions: z.optional(createPaymentInputGatewayOptions),
  gatewayOrderId: z.optional(upTo(50)),
  invoices: z.optional(z.array(paymentInvoiceApplicationCreateRequestInput)),
  mitTransactionSource: z.optional(z.enum(['C_Unscheduled', 'M_Recurring', 'M_Unscheduled', 'M_MOTO'])),
  paymentGatewayNumber: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
  paymentMethodType: z.optional(z.string()),
  paymentOption: z.optional(z.array(paymentSchedulePaymentOptionFieldsInput)),
  paymentScheduleKey: z.optional(z.string()),
  prepayment: z.optional(z.boolean()),
  referenceId: z.optional(upTo(100, 0)),
  softDescriptor: z.optional(upTo(35)),
  softDescriptorPhone: z.optional(upTo(20)),
  standalone: z.optional(z.boolean()),
  type: z.enum(['External', 'Electronic']),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Origin__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  Transaction__NS: z.optional(upTo(255)),
});

/** `PaymentSchedulePaymentOptionFields` of the definition. */
export interface PaymentSchedulePaymentOptionFields {
  detail?: PaymentGatewayOption;
  type?: string;
}

export const paymentSchedulePaymentOptionFields: Schema<PaymentSchedulePaymentOptionFields> = /* @__PURE__ */ z.looseObject({
  detail: maybe(paymentGatewayOption),
  type: maybe(wireText),
});

/** Answer of `POST /v1/payments`. */
export interface CreatePaymentResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount: DecimalString;
  appliedAmount?: DecimalString;
  authTransactionId?: string;
  bankIdentificationNumber?: string;
  cancelledOn?: IsoDateTime | null;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditBalanceAmount?: DecimalString;
  currency: string;
  effectiveDate?: IsoDateTime;
  financeInformation?: PaymentFinanceInformation;
  gatewayId?: string | null;
  gatewayOrderId?: Id<'order'>;
  gatewayReconciliationReason?: string | null;
  gatewayReconciliationStatus?: string | null;
  gatewayResponse?: string | null;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  id: Id<'payment'>;
  markedForSubmissionOn?: IsoDateTime;
  number: NumberOf<'payment'>;
  organizationLabel?: string;
  paymentGatewayNumber?: string | null;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string | null;
  paymentOption?: PaymentSchedulePaymentOptionFields[];
  paymentScheduleKey?: string;
  payoutId?: string | null;
  prepayment?: boolean;
  referenceId?: string | null;
  refundAmount?: DecimalString;
  secondPaymentReferenceId?: string | null;
  settledOn?: IsoDateTime | null;
  softDescriptor?: string | null;
  softDescriptorPhone?: string | null;
  standalone?: boolean;
  status: Open<'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted' | 'Pending'>;
  submittedOn?: IsoDateTime;
  success?: boolean;
  type: Open<'External' | 'Electronic'>;
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  Transaction__NS?: string;
}

export const createPaymentResponse: Schema<CreatePaymentResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  amount: decimal,
  appliedAmount: maybe(decimal),
  authTransactionId: maybe(wireText),
  bankIdentificationNumber: maybe(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditBalanceAmount: maybe(decimal),
  currency: wireText,
  effectiveDate: maybe(wireDateTime),
  financeInformation: maybe(paymentFinanceInformation),
  gatewayId: maybeNull(wireText),
  gatewayOrderId: maybe(wireText),
  gatewayReconciliationReason: maybeNull(wireText),
  gatewayReconciliationStatus: maybeNull(wireText),
  gatewayResponse: maybeNull(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  id: wireText,
  markedForSubmissionOn: maybe(wireDateTime),
  number: wireText,
  organizationLabel: maybe(wireText),
  paymentGatewayNumber: maybeNull(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybeNull(wireText),
  paymentOption: maybe(z.array(paymentSchedulePaymentOptionFields)),
  paymentScheduleKey: maybe(wireText),
  payoutId: maybeNull(wireText),
  prepayment: maybe(wireBoolean),
  referenceId: maybeNull(wireText),
  refundAmount: maybe(decimal),
  secondPaymentReferenceId: maybeNull(wireText),
  settledOn: maybeNull(wireDateTime),
  softDescriptor: maybeNull(wireText),
  softDescriptorPhone: maybeNull(wireText),
  standalone: maybe(wireBoolean),
  status: open(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted', 'Pending']),
  submittedOn: maybe(wireDateTime),
  success: maybe(wireBoolean),
  type: open(['External', 'Electronic']),
  unappliedAmount: maybe(decimal),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  Transaction__NS: maybe(wireText),
});

/** Input of `GET /v1/payments`. */
export interface ListPaymentsRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  accountId?: Id<'account'>;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditBalanceAmount?: DecimalString;
  currency?: string;
  effectiveDate?: IsoDateTime;
  number?: NumberOf<'payment'>;
  refundAmount?: DecimalString;
  status?: 'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted';
  type?: 'External' | 'Electronic';
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  sort?: string;
}

export const listPaymentsRequest: Schema<ListPaymentsRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  accountId: z.optional(z.string()),
  amount: z.optional(decimal),
  appliedAmount: z.optional(decimal),
  createdById: z.optional(z.string()),
  createdDate: z.optional(instant),
  creditBalanceAmount: z.optional(decimal),
  currency: z.optional(z.string()),
  effectiveDate: z.optional(instant),
  number: z.optional(z.string()),
  refundAmount: z.optional(decimal),
  status: z.optional(z.enum(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  type: z.optional(z.enum(['External', 'Electronic'])),
  unappliedAmount: z.optional(decimal),
  updatedById: z.optional(z.string()),
  updatedDate: z.optional(instant),
  sort: z.optional(z.string()),
});

/** `GETARPaymentTypewithSuccess` of the definition. */
export interface Payment extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount: DecimalString;
  appliedAmount?: DecimalString;
  authTransactionId?: string | null;
  bankIdentificationNumber?: string | null;
  cancelledOn?: IsoDateTime | null;
  comment?: string;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditBalanceAmount?: DecimalString;
  currency: string;
  effectiveDate?: IsoDateTime;
  financeInformation?: PaymentFinanceInformation;
  gatewayId?: string | null;
  gatewayOrderId?: Id<'order'> | null;
  gatewayReconciliationReason?: string | null;
  gatewayReconciliationStatus?: string | null;
  gatewayResponse?: string | null;
  gatewayResponseCode?: string | null;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  id: Id<'payment'>;
  markedForSubmissionOn?: IsoDateTime | null;
  number: NumberOf<'payment'>;
  organizationLabel?: string;
  paymentGatewayNumber?: string;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string | null;
  paymentOption?: PaymentSchedulePaymentOptionFields[];
  paymentScheduleKey?: string;
  payoutId?: string | null;
  prepayment?: boolean;
  referenceId?: string | null;
  refundAmount?: DecimalString;
  secondPaymentReferenceId?: string | null;
  settledOn?: IsoDateTime | null;
  softDescriptor?: string | null;
  softDescriptorPhone?: string | null;
  standalone?: boolean;
  status: Open<'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted'>;
  submittedOn?: IsoDateTime | null;
  type: Open<'External' | 'Electronic'>;
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  Transaction__NS?: string;
}

export const payment: Schema<Payment> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  amount: decimal,
  appliedAmount: maybe(decimal),
  authTransactionId: maybeNull(wireText),
  bankIdentificationNumber: maybeNull(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditBalanceAmount: maybe(decimal),
  currency: wireText,
  effectiveDate: maybe(wireDateTime),
  financeInformation: maybe(paymentFinanceInformation),
  gatewayId: maybeNull(wireText),
  gatewayOrderId: maybeNull(wireText),
  gatewayReconciliationReason: maybeNull(wireText),
  gatewayReconciliationStatus: maybeNull(wireText),
  gatewayResponse: maybeNull(wireText),
  gatewayResponseCode: maybeNull(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  id: wireText,
  markedForSubmissionOn: maybeNull(wireDateTime),
  number: wireText,
  organizationLabel: maybe(wireText),
  paymentGatewayNumber: maybe(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybeNull(wireText),
  paymentOption: maybe(z.array(paymentSchedulePaymentOptionFields)),
  paymentScheduleKey: maybe(wireText),
  payoutId: maybeNull(wireText),
  prepayment: maybe(wireBoolean),
  referenceId: maybeNull(wireText),
  refundAmount: maybe(decimal),
  secondPaymentReferenceId: maybeNull(wireText),
  settledOn: maybeNull(wireDateTime),
  softDescriptor: maybeNull(wireText),
  softDescriptorPhone: maybeNull(wireText),
  standalone: maybe(wireBoolean),
  status: open(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted']),
  submittedOn: maybeNull(wireDateTime),
  type: open(['External', 'Electronic']),
  unappliedAmount: maybe(decimal),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  Transaction__NS: maybe(wireText),
});

/** Answer of `GET /v1/payments`. */
export interface ListPaymentsResponse {
  nextPage?: string;
  payments: Payment[];
  success?: boolean;
}

export const listPaymentsResponse: Schema<ListPaymentsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  payments: z.array(payment),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/payments/{paymentKey}`. */
export interface GetPaymentRequest {
  paymentKey: KeyOf<'payment'>;
}

export const getPaymentRequest: Schema<GetPaymentRequest> = /* @__PURE__ */ strict({
  paymentKey: z.string(),
});

/** Answer of `GET /v1/payments/{paymentKey}`. */
export interface GetPaymentResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  authTransactionId?: string;
  bankIdentificationNumber?: string;
  cancelledOn?: IsoDateTime;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditBalanceAmount?: DecimalString;
  currency?: string;
  effectiveDate?: IsoDateTime;
  financeInformation?: PostedPaymentFinanceInformation;
  gatewayId?: string;
  gatewayOrderId?: Id<'order'>;
  gatewayReconciliationReason?: string;
  gatewayReconciliationStatus?: string;
  gatewayResponse?: string;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  id?: Id<'payment'>;
  markedForSubmissionOn?: IsoDateTime;
  number?: NumberOf<'payment'>;
  organizationLabel?: string;
  paymentGatewayNumber?: string;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string;
  paymentScheduleKey?: string;
  payoutId?: string;
  prepayment?: boolean;
  referenceId?: string;
  refundAmount?: DecimalString;
  secondPaymentReferenceId?: string;
  settledOn?: IsoDateTime;
  softDescriptor?: string;
  softDescriptorPhone?: string;
  standalone?: boolean;
  status?: Open<'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted'>;
  submittedOn?: IsoDateTime;
  success?: boolean;
  type?: Open<'External' | 'Electronic'>;
  unappliedAmount?: DecimalString;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  Transaction__NS?: string;
}

export const getPaymentResponse: Schema<GetPaymentResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  amount: maybe(decimal),
  appliedAmount: maybe(decimal),
  authTransactionId: maybe(wireText),
  bankIdentificationNumber: maybe(wireText),
  cancelledOn: maybe(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditBalanceAmount: maybe(decimal),
  currency: maybe(wireText),
  effectiveDate: maybe(wireDateTime),
  financeInformation: maybe(postedPaymentFinanceInformation),
  gatewayId: maybe(wireText),
  gatewayOrderId: maybe(wireText),
  gatewayReconciliationReason: maybe(wireText),
  gatewayReconciliationStatus: maybe(wireText),
  gatewayResponse: maybe(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  id: maybe(wireText),
  markedForSubmissionOn: maybe(wireDateTime),
  number: maybe(wireText),
  organizationLabel: maybe(wireText),
  paymentGatewayNumber: maybe(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  paymentScheduleKey: maybe(wireText),
  payoutId: maybe(wireText),
  prepayment: maybe(wireBoolean),
  referenceId: maybe(wireText),
  refundAmount: maybe(decimal),
  secondPaymentReferenceId: maybe(wireText),
  settledOn: maybe(wireDateTime),
  softDescriptor: maybe(wireText),
  softDescriptorPhone: maybe(wireText),
  standalone: maybe(wireBoolean),
  status: maybe(open(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  submittedOn: maybe(wireDateTime),
  success: maybe(wireBoolean),
  type: maybe(open(['External', 'Electronic'])),
  unappliedAmount: maybe(decimal),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  Transaction__NS: maybe(wireText),
});

/** `PaymentDebitMemoApplicationApplyRequestType` and `PaymentDebitMemoApplicationUnapplyRequestType` of the definition. */
export interface PaymentDebitMemoApplicationInput {
  amount: DecimalString;
  debitMemoId?: Id<'debit memo'>;
  debitMemoNumber?: NumberOf<'debit memo'>;
  items?: PaymentDebitMemoItemInput[];
}

export const paymentDebitMemoApplicationInput: Schema<PaymentDebitMemoApplicationInput> = /* @__PURE__ */ strict({
  amount: decimal,
  debitMemoId: z.optional(z.string()),
  debitMemoNumber: z.optional(z.string()),
  items: z.optional(z.array(paymentDebitMemoItemInput)),
});

/** `PaymentInvoiceApplicationApplyRequestType` and `PaymentInvoiceApplicationUnapplyRequestType` of the definition. */
export interface PaymentInvoiceApplicationInput {
  amount: DecimalString;
  invoiceId?: Id<'invoice'>;
  invoiceNumber?: NumberOf<'invoice'>;
  items?: PaymentInvoiceItemInput[];
}

export const paymentInvoiceApplicationInput: Schema<PaymentInvoiceApplicationInput> = /* @__PURE__ */ strict({
  amount: decimal,
  invoiceId: z.optional(z.string()),
  invoiceNumber: z.optional(z.string()),
  items: z.optional(z.array(paymentInvoiceItemInput)),
});

/** Input of `PUT /v1/payments/{paymentKey}/apply`. */
export interface ApplyPaymentRequest {
  paymentKey: KeyOf<'payment'>;
  debitMemos?: PaymentDebitMemoApplicationInput[];
  effectiveDate?: IsoDate;
  invoices?: PaymentInvoiceApplicationInput[];
}

export const applyPaymentRequest: Schema<ApplyPaymentRequest> = /* @__PURE__ */ strict({
  paymentKey: z.string(),
  debitMemos: z.optional(z.array(paymentDebitMemoApplicationInput)),
  effectiveDate: z.optional(date),
  invoices: z.optional(z.array(paymentInvoiceApplicationInput)),
});

/** Input of `POST /v1/payments/{paymentKey}/refunds`. */
export interface RefundPaymentRequest extends CustomFieldValues {
  paymentKey: KeyOf<'payment'>;
  /** At most 255 characters. */
  comment?: string;
  customRates?: PaymentWithCustomRatesInput[];
  financeInformation?: PaymentFinanceInformationInput;
  gatewayOptions?: PaymentGatewayOptionInput;
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
  refundTransactionType?: 'Chargeback' | 'PaymentReversal';
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

export const refundPaymentRequest: Schema<RefundPaymentRequest> = /* @__PURE__ */ customizable({
  paymentKey: z.string(),
  comment: z.optional(upTo(255, 0)),
  customRates: z.optional(listOf(paymentWithCustomRatesInput, 2)),
  financeInformation: z.optional(paymentFinanceInformationInput),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
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
  reasonCode: z.optional(z.string()),
  referenceId: z.optional(upTo(100, 0)),
  refundDate: z.optional(date),
  secondRefundReferenceId: z.optional(upTo(100, 0)),
  softDescriptor: z.optional(upTo(35)),
  softDescriptorPhone: z.optional(upTo(20)),
  totalAmount: decimal,
  type: z.enum(['External', 'Electronic']),
  refundTransactionType: z.optional(z.enum(['Chargeback', 'PaymentReversal'])),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Origin__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  SynctoNetSuite__NS: z.optional(upTo(255)),
});

/** Answer of `POST /v1/payments/{paymentKey}/refunds`. */
export interface RefundPaymentResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount?: DecimalString;
  cancelledOn?: IsoDateTime | null;
  comment?: string;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoId?: Id<'credit memo'>;
  financeInformation?: RefundFinanceInformation;
  gatewayId?: string;
  gatewayReconciliationReason?: string | null;
  gatewayReconciliationStatus?: string | null;
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
  paymentGatewayNumber?: string;
  paymentId?: Id<'payment'>;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string;
  payoutId?: string | null;
  reasonCode?: string;
  referenceId?: string | null;
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

export const refundPaymentResponse: Schema<RefundPaymentResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: maybe(decimal),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoId: maybe(wireText),
  financeInformation: maybe(refundFinanceInformation),
  gatewayId: maybe(wireText),
  gatewayReconciliationReason: maybeNull(wireText),
  gatewayReconciliationStatus: maybeNull(wireText),
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
  paymentGatewayNumber: maybe(wireText),
  paymentId: maybe(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  payoutId: maybeNull(wireText),
  reasonCode: maybe(wireText),
  referenceId: maybeNull(wireText),
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

/** Answer of `PUT /v1/payments/{paymentKey}/apply`. */
export type ApplyPaymentResponse = GetPaymentResponse;

/** Input of `PUT /v1/payments/{paymentKey}/unapply`. */
export type UnapplyPaymentRequest = ApplyPaymentRequest;

/** Answer of `PUT /v1/payments/{paymentKey}/unapply`. */
export type UnapplyPaymentResponse = GetPaymentResponse;

/** Input of `PUT /v1/payments/{paymentKey}/cancel`. */
export type CancelPaymentRequest = GetPaymentRequest;

/** Answer of `PUT /v1/payments/{paymentKey}/cancel`. */
export type CancelPaymentResponse = GetPaymentResponse;

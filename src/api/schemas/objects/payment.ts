import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime, OpenEnum } from '../values.js';
import type { ExtraFields, FieldKinds, WireList } from './field-kinds.js';
import { gatewayOptionFields, type GatewayOption } from './details.js';

/** Part of a payment that is applied to one invoice. */
export interface InvoicePayment extends ExtraFields {
  Id?: Id<'invoicePayment'>;
  Amount?: DecimalString;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  InvoiceId?: Id<'invoice'>;
  PaymentId?: Id<'payment'>;
  RefundAmount?: DecimalString;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const invoicePaymentFields: FieldKinds<InvoicePayment> = {
  Id: 'text',
  Amount: 'decimal',
  CreatedById: 'text',
  CreatedDate: 'instant',
  InvoiceId: 'text',
  PaymentId: 'text',
  RefundAmount: 'decimal',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Payment or payment attempt of an account. */
export interface Payment extends ExtraFields {
  Id?: Id<'payment'>;
  AccountId?: Id<'account'>;
  AccountingCode?: string;
  Amount?: DecimalString;
  AppliedAmount?: DecimalString;
  AppliedCreditBalanceAmount?: DecimalString;
  AppliedInvoiceAmount?: DecimalString;
  AuthTransactionId?: string;
  BankIdentificationNumber?: string;
  CancelledOn?: IsoDateTime;
  Comment?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  EffectiveDate?: IsoDate;
  Gateway?: string;
  GatewayOptionData?: WireList<'GatewayOption', GatewayOption>;
  GatewayOrderId?: string;
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  GatewayState?: OpenEnum<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  InvoiceId?: Id<'invoice'>;
  InvoiceNumber?: string;
  InvoicePaymentData?: WireList<'InvoicePayment', InvoicePayment>;
  MarkedForSubmissionOn?: IsoDateTime;
  PaymentMethodId?: Id<'paymentMethod'>;
  PaymentMethodSnapshotId?: string;
  PaymentNumber?: string;
  ReferenceId?: string;
  RefundAmount?: DecimalString;
  SecondPaymentReferenceId?: string;
  SettledOn?: IsoDateTime;
  SoftDescriptor?: string;
  SoftDescriptorPhone?: string;
  Source?: OpenEnum<'PaymentRun' | 'Import' | 'Manually' | 'API'>;
  SourceName?: string;
  Status?: OpenEnum<'Processed' | 'Error' | 'Voided' | 'Canceled'>;
  SubmittedOn?: IsoDateTime;
  TransferredToAccounting?: OpenEnum<'Processing' | 'Yes' | 'Error' | 'Ignore'>;
  Type?: OpenEnum<'External' | 'Electronic'>;
  UnappliedAmount?: DecimalString;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const paymentFields: FieldKinds<Payment> = {
  Id: 'text',
  AccountId: 'text',
  AccountingCode: 'text',
  Amount: 'decimal',
  AppliedAmount: 'decimal',
  AppliedCreditBalanceAmount: 'decimal',
  AppliedInvoiceAmount: 'decimal',
  AuthTransactionId: 'text',
  BankIdentificationNumber: 'text',
  CancelledOn: 'instant',
  Comment: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  EffectiveDate: 'date',
  Gateway: 'text',
  GatewayOptionData: { of: 'GatewayOption', fields: gatewayOptionFields },
  GatewayOrderId: 'text',
  GatewayResponse: 'text',
  GatewayResponseCode: 'text',
  GatewayState: 'text',
  InvoiceId: 'text',
  InvoiceNumber: 'text',
  InvoicePaymentData: { of: 'InvoicePayment', fields: invoicePaymentFields },
  MarkedForSubmissionOn: 'instant',
  PaymentMethodId: 'text',
  PaymentMethodSnapshotId: 'text',
  PaymentNumber: 'text',
  ReferenceId: 'text',
  RefundAmount: 'decimal',
  SecondPaymentReferenceId: 'text',
  SettledOn: 'instant',
  SoftDescriptor: 'text',
  SoftDescriptorPhone: 'text',
  Source: 'text',
  SourceName: 'text',
  Status: 'text',
  SubmittedOn: 'instant',
  TransferredToAccounting: 'text',
  Type: 'text',
  UnappliedAmount: 'decimal',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Response of a payment gateway to a payment. */
export interface PaymentTransactionLog extends ExtraFields {
  Id?: Id<'paymentTransactionLog'>;
  AVSResponseCode?: string;
  BatchId?: string;
  CVVResponseCode?: string;
  Gateway?: string;
  GatewayReasonCode?: string;
  GatewayReasonCodeDescription?: string;
  GatewayState?: OpenEnum<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  GatewayTransactionType?: OpenEnum<'Authorization' | 'Sale' | 'Void' | 'Inquiry' | 'VoidAuth'>;
  PaymentId?: Id<'payment'>;
  RequestString?: string;
  ResponseString?: string;
  TransactionDate?: IsoDateTime;
  TransactionId?: string;
}

export const paymentTransactionLogFields: FieldKinds<PaymentTransactionLog> = {
  Id: 'text',
  AVSResponseCode: 'text',
  BatchId: 'text',
  CVVResponseCode: 'text',
  Gateway: 'text',
  GatewayReasonCode: 'text',
  GatewayReasonCodeDescription: 'text',
  GatewayState: 'text',
  GatewayTransactionType: 'text',
  PaymentId: 'text',
  RequestString: 'text',
  ResponseString: 'text',
  TransactionDate: 'instant',
  TransactionId: 'text',
};

import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../values.js';
import type { ExtraFields, FieldKinds, WireList } from './field-kinds.js';
import { gatewayOptionFields, type GatewayOption } from './details.js';

/** Part of a refund that is applied to one invoice payment. */
export interface RefundInvoicePayment extends ExtraFields {
  Id?: Id<'refundInvoicePayment'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  InvoiceId?: Id<'invoice'>;
  InvoicePaymentId?: Id<'invoicePayment'>;
  RefundAmount?: DecimalString;
  RefundId?: Id<'refund'>;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const refundInvoicePaymentFields: FieldKinds<RefundInvoicePayment> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  InvoiceId: 'text',
  InvoicePaymentId: 'text',
  RefundAmount: 'decimal',
  RefundId: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Refund of a payment or credit balance. */
export interface Refund extends ExtraFields {
  Id?: Id<'refund'>;
  AccountId?: Id<'account'>;
  AccountingCode?: string;
  Amount?: DecimalString;
  CancelledOn?: IsoDateTime;
  Comment?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Gateway?: string;
  GatewayOptionData?: WireList<'GatewayOption', GatewayOption>;
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  GatewayState?: string;
  MarkedForSubmissionOn?: IsoDateTime;
  MethodType?: string;
  PaymentId?: Id<'payment'>;
  PaymentMethodId?: Id<'paymentMethod'>;
  PaymentMethodSnapshotId?: string;
  ReasonCode?: string;
  ReferenceID?: string;
  RefundDate?: IsoDate;
  RefundInvoicePaymentData?: WireList<'RefundInvoicePayment', RefundInvoicePayment>;
  RefundNumber?: string;
  RefundTransactionTime?: IsoDateTime;
  SecondRefundReferenceId?: string;
  SettledOn?: IsoDateTime;
  SoftDescriptor?: string;
  SoftDescriptorPhone?: string;
  SourceType?: string;
  Status?: string;
  SubmittedOn?: IsoDateTime;
  TransferredToAccounting?: string;
  Type?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const refundFields: FieldKinds<Refund> = {
  Id: 'text',
  AccountId: 'text',
  AccountingCode: 'text',
  Amount: 'decimal',
  CancelledOn: 'instant',
  Comment: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Gateway: 'text',
  GatewayOptionData: { of: 'GatewayOption', fields: gatewayOptionFields },
  GatewayResponse: 'text',
  GatewayResponseCode: 'text',
  GatewayState: 'text',
  MarkedForSubmissionOn: 'instant',
  MethodType: 'text',
  PaymentId: 'text',
  PaymentMethodId: 'text',
  PaymentMethodSnapshotId: 'text',
  ReasonCode: 'text',
  ReferenceID: 'text',
  RefundDate: 'date',
  RefundInvoicePaymentData: { of: 'RefundInvoicePayment', fields: refundInvoicePaymentFields },
  RefundNumber: 'text',
  RefundTransactionTime: 'instant',
  SecondRefundReferenceId: 'text',
  SettledOn: 'instant',
  SoftDescriptor: 'text',
  SoftDescriptorPhone: 'text',
  SourceType: 'text',
  Status: 'text',
  SubmittedOn: 'instant',
  TransferredToAccounting: 'text',
  Type: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Response of a payment gateway to a refund. */
export interface RefundTransactionLog extends ExtraFields {
  Id?: Id<'refundTransactionLog'>;
  BatchId?: string;
  Gateway?: string;
  GatewayReasonCode?: string;
  GatewayReasonCodeDescription?: string;
  GatewayState?: string;
  GatewayTransactionType?: string;
  RefundId?: Id<'refund'>;
  RequestString?: string;
  ResponseString?: string;
  TransactionDate?: IsoDateTime;
  TransactionId?: string;
}

export const refundTransactionLogFields: FieldKinds<RefundTransactionLog> = {
  Id: 'text',
  BatchId: 'text',
  Gateway: 'text',
  GatewayReasonCode: 'text',
  GatewayReasonCodeDescription: 'text',
  GatewayState: 'text',
  GatewayTransactionType: 'text',
  RefundId: 'text',
  RequestString: 'text',
  ResponseString: 'text',
  TransactionDate: 'instant',
  TransactionId: 'text',
};

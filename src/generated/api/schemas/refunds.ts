// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  date,
  instant,
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  type NumberOf,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  postedPaymentFinanceInformation,
  type PostedPaymentFinanceInformation,
  refundFinanceInformation,
  type RefundFinanceInformation,
} from './shared.js';

/** Input of `GET /v1/refunds`. */
export interface ListRefundsRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  accountId?: Id<'account'>;
  amount?: DecimalString;
  createdById?: string;
  createdDate?: IsoDateTime;
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
  number?: NumberOf<'refund'>;
  paymentId?: Id<'payment'>;
  refundDate?: IsoDate;
  status?: 'Processed' | 'Canceled' | 'Error' | 'Processing';
  type?: 'External' | 'Electronic';
  updatedById?: string;
  updatedDate?: IsoDateTime;
  sort?: string;
}

export const listRefundsRequest: Schema<ListRefundsRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  accountId: z.optional(z.string()),
  amount: z.optional(decimal),
  createdById: z.optional(z.string()),
  createdDate: z.optional(instant),
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
  number: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  refundDate: z.optional(date),
  status: z.optional(z.enum(['Processed', 'Canceled', 'Error', 'Processing'])),
  type: z.optional(z.enum(['External', 'Electronic'])),
  updatedById: z.optional(z.string()),
  updatedDate: z.optional(instant),
  sort: z.optional(z.string()),
});

/** `GETRefundTypewithSuccess` of the definition. */
export interface Refund extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount?: DecimalString;
  cancelledOn?: IsoDateTime | null;
  comment?: string;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoId?: Id<'credit memo'> | null;
  financeInformation?: RefundFinanceInformation;
  gatewayId?: string | null;
  gatewayReconciliationReason?: string | null;
  gatewayReconciliationStatus?: string | null;
  gatewayResponse?: string | null;
  gatewayResponseCode?: string | null;
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
  paymentId?: Id<'payment'>;
  paymentMethodId?: Id<'payment method'> | null;
  paymentMethodSnapshotId?: string | null;
  payoutId?: string | null;
  reasonCode?: string;
  referenceId?: string | null;
  refundDate?: IsoDate;
  refundTransactionTime?: IsoDateTime | null;
  secondRefundReferenceId?: string | null;
  settledOn?: IsoDateTime | null;
  softDescriptor?: string | null;
  softDescriptorPhone?: string | null;
  status?: Open<'Processed' | 'Canceled' | 'Error' | 'Processing'>;
  submittedOn?: IsoDateTime | null;
  type?: Open<'External' | 'Electronic'>;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: string;
}

export const refund: Schema<Refund> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: maybe(decimal),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoId: maybeNull(wireText),
  financeInformation: maybe(refundFinanceInformation),
  gatewayId: maybeNull(wireText),
  gatewayReconciliationReason: maybeNull(wireText),
  gatewayReconciliationStatus: maybeNull(wireText),
  gatewayResponse: maybeNull(wireText),
  gatewayResponseCode: maybeNull(wireText),
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
  paymentId: maybe(wireText),
  paymentMethodId: maybeNull(wireText),
  paymentMethodSnapshotId: maybeNull(wireText),
  payoutId: maybeNull(wireText),
  reasonCode: maybe(wireText),
  referenceId: maybeNull(wireText),
  refundDate: maybe(wireDate),
  refundTransactionTime: maybeNull(wireDateTime),
  secondRefundReferenceId: maybeNull(wireText),
  settledOn: maybeNull(wireDateTime),
  softDescriptor: maybeNull(wireText),
  softDescriptorPhone: maybeNull(wireText),
  status: maybe(open(['Processed', 'Canceled', 'Error', 'Processing'])),
  submittedOn: maybeNull(wireDateTime),
  type: maybe(open(['External', 'Electronic'])),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  SynctoNetSuite__NS: maybe(wireText),
});

/** Answer of `GET /v1/refunds`. */
export interface ListRefundsResponse {
  nextPage?: string;
  refunds?: Refund[];
  success?: boolean;
}

export const listRefundsResponse: Schema<ListRefundsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  refunds: maybe(z.array(refund)),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/refunds/{refundKey}`. */
export interface GetRefundRequest {
  refundKey: KeyOf<'refund'>;
}

export const getRefundRequest: Schema<GetRefundRequest> = /* @__PURE__ */ strict({
  refundKey: z.string(),
});

/** Answer of `GET /v1/refunds/{refundKey}`. */
export interface GetRefundResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount?: DecimalString;
  cancelledOn?: IsoDateTime;
  comment?: string | null;
  createdById?: string;
  createdDate?: IsoDateTime;
  creditMemoId?: Id<'credit memo'>;
  financeInformation?: PostedPaymentFinanceInformation;
  gatewayId?: string;
  gatewayReconciliationReason?: string;
  gatewayReconciliationStatus?: string;
  gatewayResponse?: string;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  id?: Id<'refund'>;
  markedForSubmissionOn?: IsoDateTime;
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
  paymentId?: Id<'payment'>;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string;
  payoutId?: string;
  reasonCode?: string;
  referenceId?: string;
  refundDate?: IsoDate;
  refundTransactionTime?: IsoDateTime;
  secondRefundReferenceId?: string;
  settledOn?: IsoDateTime;
  softDescriptor?: string;
  softDescriptorPhone?: string;
  status?: Open<'Processed' | 'Canceled' | 'Error' | 'Processing'>;
  submittedOn?: IsoDateTime;
  success?: boolean;
  type?: Open<'External' | 'Electronic'>;
  updatedById?: string;
  updatedDate?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Origin__NS?: string;
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: string;
}

export const getRefundResponse: Schema<GetRefundResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: maybe(decimal),
  cancelledOn: maybe(wireDateTime),
  comment: maybeNull(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  creditMemoId: maybe(wireText),
  financeInformation: maybe(postedPaymentFinanceInformation),
  gatewayId: maybe(wireText),
  gatewayReconciliationReason: maybe(wireText),
  gatewayReconciliationStatus: maybe(wireText),
  gatewayResponse: maybe(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  id: maybe(wireText),
  markedForSubmissionOn: maybe(wireDateTime),
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
  paymentId: maybe(wireText),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  payoutId: maybe(wireText),
  reasonCode: maybe(wireText),
  referenceId: maybe(wireText),
  refundDate: maybe(wireDate),
  refundTransactionTime: maybe(wireDateTime),
  secondRefundReferenceId: maybe(wireText),
  settledOn: maybe(wireDateTime),
  softDescriptor: maybe(wireText),
  softDescriptorPhone: maybe(wireText),
  status: maybe(open(['Processed', 'Canceled', 'Error', 'Processing'])),
  submittedOn: maybe(wireDateTime),
  success: maybe(wireBoolean),
  type: maybe(open(['External', 'Electronic'])),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Origin__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  SynctoNetSuite__NS: maybe(wireText),
});

/** Input of `PUT /v1/refunds/{refundKey}/cancel`. */
export type CancelRefundRequest = GetRefundRequest;

/** Answer of `PUT /v1/refunds/{refundKey}/cancel`. */
export type CancelRefundResponse = GetRefundResponse;

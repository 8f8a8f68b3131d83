import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import {
  applicationItems,
  currencyCode,
  fundsAmounts,
  isoDate,
  pageRequest,
  recordFilters,
  type FundsFilters,
  type PageRequest,
  type RecordFilters,
} from './fields.js';
import type { ApplicationItem } from '../engine/applications.js';
import { refundFields, type RefundFields } from './refunds.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** Body of `POST /v1/payments`. `Electronic` charges the payment method. `External` records money received outside the platform. */
export interface CreatePaymentInput extends StoredFields<'payment'>, CustomFieldValues {
  type: 'External' | 'Electronic';
  amount: DecimalString;
  currency: CurrencyCode;
  accountId?: string;
  accountNumber?: string;
  paymentMethodId?: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId: string; amount: DecimalString; items?: ApplicationItem[] }[];
  comment?: string;
  referenceId?: string;
  prepayment?: false;
  standalone?: false;
}

export interface PaymentListInput extends PageRequest, RecordFilters, FundsFilters {
  accountId?: string;
  amount?: DecimalString;
  currency?: CurrencyCode;
  effectiveDate?: string;
  number?: string;
  type?: 'External' | 'Electronic';
  status?: 'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted';
  sort?: string;
}

export const createPaymentInput: Schema<CreatePaymentInput> = customizable({
  ...storedFields('payment'),
  type: z.enum(['External', 'Electronic']),
  amount: decimal,
  currency: currencyCode,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
  effectiveDate: z.optional(isoDate),
  invoices: z.optional(z.array(z.object({ invoiceId: z.string(), amount: decimal, items: applicationItems }))),
  comment: z.optional(z.string().check(z.maxLength(255))),
  referenceId: z.optional(z.string()),
  prepayment: z.optional(z.literal(false)),
  standalone: z.optional(z.literal(false)),
});

export const paymentListInput: Schema<PaymentListInput> = z.object({
  ...pageRequest,
  ...recordFilters,
  ...fundsAmounts,
  accountId: z.optional(z.string()),
  amount: z.optional(decimal),
  currency: z.optional(currencyCode),
  effectiveDate: z.optional(z.string()),
  number: z.optional(z.string()),
  type: z.optional(z.enum(['External', 'Electronic'])),
  status: z.optional(z.enum(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  sort: z.optional(z.string()),
});

/** Applies a payment to invoices, by id or number, or to some of their items. */
export interface ApplyInput {
  paymentKey: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId?: string; invoiceNumber?: string; amount: DecimalString; items?: ApplicationItem[] }[];
}

const parts = z.optional(
  z.array(z.object({ invoiceId: z.optional(z.string()), invoiceNumber: z.optional(z.string()), amount: decimal, items: applicationItems })),
);

export const applyInput: Schema<ApplyInput> = z.object({
  paymentKey: z.string(),
  effectiveDate: z.optional(isoDate),
  invoices: parts,
});

/** Reverses the application of a payment. A reversal has no effective date. */
export type UnapplyInput = Omit<ApplyInput, 'effectiveDate'>;

export const unapplyInput: Schema<UnapplyInput> = z.object({ paymentKey: z.string(), invoices: parts });

/** Refund of a payment. An electronic refund goes back to the payment's method. */
export interface PaymentRefundInput extends RefundFields {
  paymentKey: string;
}

export const paymentRefundInput: Schema<PaymentRefundInput> = customizable({ paymentKey: z.string(), ...refundFields });

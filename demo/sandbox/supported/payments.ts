import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable } from '../../../src/api/schemas/wire.js';
import { pageRequest, type PageRequest, currencyCode, isoDate } from './fields.js';
import { refundFields, type RefundFields } from './refunds.js';

/** Body of `POST /v1/payments`. `Electronic` charges the payment method. `External` records money received outside the platform. */
export interface CreatePaymentInput {
  type: 'External' | 'Electronic';
  amount: DecimalString;
  currency: CurrencyCode;
  accountId?: string;
  accountNumber?: string;
  paymentMethodId?: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId: string; amount: DecimalString }[];
  comment?: string;
}

export interface PaymentListInput extends PageRequest {
  accountId?: string;
  status?: 'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted';
  sort?: string;
}

export const createPaymentInput: Schema<CreatePaymentInput> = z.object({
  type: z.enum(['External', 'Electronic']),
  amount: decimal,
  currency: currencyCode,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
  effectiveDate: z.optional(isoDate),
  invoices: z.optional(z.array(z.object({ invoiceId: z.string(), amount: decimal }))),
  comment: z.optional(z.string().check(z.maxLength(255))),
});

export const paymentListInput: Schema<PaymentListInput> = z.object({
  ...pageRequest,
  accountId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  sort: z.optional(z.string()),
});

/** Applies a payment to whole invoices, by id or number. Applying it to single items is not supported. */
export interface ApplyInput {
  paymentKey: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId?: string; invoiceNumber?: string; amount: DecimalString }[];
}

const parts = z.optional(z.array(z.object({ invoiceId: z.optional(z.string()), invoiceNumber: z.optional(z.string()), amount: decimal })));

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

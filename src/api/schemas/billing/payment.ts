import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { envelope, pageRequest, type Envelope, type PageRequest } from './envelope.js';

/** Body of `POST /v1/payments`. `Electronic` collects through the payment method; `External` records money received elsewhere. */
export interface CreatePaymentRequest {
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

export interface Payment extends Envelope {
  id: string;
  number: string;
  accountId?: string;
  accountNumber?: string;
  type: Open<'External' | 'Electronic'>;
  status: Open<'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted' | 'Pending'>;
  amount: DecimalString;
  appliedAmount?: DecimalString;
  unappliedAmount?: DecimalString;
  currency: CurrencyCode;
  effectiveDate?: string;
  paymentMethodId?: string | null;
  gatewayResponse?: string | null;
  gatewayResponseCode?: string | null;
  createdDate?: string;
}

export interface PaymentsRequest extends PageRequest {
  accountId?: string;
  status?: 'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted';
  sort?: string;
}

export interface PaymentList extends Envelope {
  payments: Payment[];
  nextPage?: string;
}

export const createPaymentRequest: Schema<CreatePaymentRequest> = z.object({
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

const nullableText = z.optional(z.nullable(z.string()));

export const payment: Schema<Payment> = z.object({
  ...envelope,
  id: z.string(),
  number: z.string(),
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  type: z.string(),
  status: z.string(),
  amount: decimal,
  appliedAmount: z.optional(decimal),
  unappliedAmount: z.optional(decimal),
  currency: z.string(),
  effectiveDate: z.optional(z.string()),
  paymentMethodId: nullableText,
  gatewayResponse: nullableText,
  gatewayResponseCode: nullableText,
  createdDate: z.optional(z.string()),
});

export const paymentsRequest: Schema<PaymentsRequest> = z.object({
  ...pageRequest,
  accountId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  sort: z.optional(z.string()),
});

export const paymentList: Schema<PaymentList> = z.object({ ...envelope, payments: z.array(payment), nextPage: z.optional(z.string()) });

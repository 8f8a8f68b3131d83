import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { currencyCode, decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';
import { pageRequest, type PageRequest } from './envelope.js';

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

export interface PaymentsRequest extends PageRequest {
  accountId?: string;
  status?: 'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted';
  sort?: string;
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

export const paymentsRequest: Schema<PaymentsRequest> = z.object({
  ...pageRequest,
  accountId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  sort: z.optional(z.string()),
});

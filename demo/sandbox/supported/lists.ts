import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { currencyCode, decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

const page = { page: z.optional(z.int()), pageSize: z.optional(z.int()), sort: z.optional(z.string()) };

/** Refunds by what they say about themselves. */
export interface SupportedRefunds {
  page?: number;
  pageSize?: number;
  sort?: string;
  accountId?: string;
  amount?: DecimalString;
  methodType?: string;
  number?: string;
  paymentId?: string;
  refundDate?: IsoDate;
  status?: 'Processed' | 'Canceled' | 'Error' | 'Processing';
  type?: 'External' | 'Electronic';
}

export const supportedRefunds: Schema<SupportedRefunds> = z.object({
  ...page,
  accountId: z.optional(z.string()),
  amount: z.optional(decimal),
  methodType: z.optional(z.string()),
  number: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  refundDate: z.optional(isoDate),
  status: z.optional(z.enum(['Processed', 'Canceled', 'Error', 'Processing'])),
  type: z.optional(z.enum(['External', 'Electronic'])),
});

/** Credit memos by what they say about themselves. */
export interface SupportedMemos {
  page?: number;
  pageSize?: number;
  sort?: string;
  accountId?: string;
  accountNumber?: string;
  amount?: DecimalString;
  creditMemoDate?: IsoDate;
  currency?: CurrencyCode;
  number?: string;
  referredInvoiceId?: string;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress';
}

export const supportedMemos: Schema<SupportedMemos> = z.object({
  ...page,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  amount: z.optional(decimal),
  creditMemoDate: z.optional(isoDate),
  currency: z.optional(currencyCode),
  number: z.optional(z.string()),
  referredInvoiceId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
});

/** A memo over charges of the catalog, for amounts that the caller names. */
export interface SupportedMemo extends CustomFieldValues {
  accountId?: string;
  accountNumber?: string;
  autoPost?: boolean;
  charges?: {
    amount?: DecimalString;
    productRatePlanChargeId: string;
    quantity?: DecimalString;
    serviceStartDate?: IsoDate;
    serviceEndDate?: IsoDate;
  }[];
  comment?: string;
  currency?: CurrencyCode;
  effectiveDate?: IsoDate;
  excludeFromAutoApplyRules?: false;
  number?: string;
  reasonCode?: string;
}

export const supportedMemo: Schema<SupportedMemo> = customizable({
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  autoPost: z.optional(z.boolean()),
  charges: z.optional(
    z.array(
      z.object({
        amount: z.optional(decimal),
        productRatePlanChargeId: z.string(),
        quantity: z.optional(decimal),
        serviceStartDate: z.optional(isoDate),
        serviceEndDate: z.optional(isoDate),
      }),
    ),
  ),
  comment: z.optional(z.string()),
  currency: z.optional(currencyCode),
  effectiveDate: z.optional(isoDate),
  excludeFromAutoApplyRules: z.optional(z.literal(false)),
  number: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
});

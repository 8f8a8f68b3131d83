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

/** Filters of a list of credit memos. */
export interface MemoListInput extends PageRequest, RecordFilters, FundsFilters {
  sort?: string;
  accountId?: string;
  accountNumber?: string;
  amount?: DecimalString;
  autoApplyUponPosting?: boolean;
  excludeFromAutoApplyRules?: boolean;
  creditMemoDate?: IsoDate;
  sourceId?: string;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  transferredToAccounting?: string;
  currency?: CurrencyCode;
  number?: string;
  referredInvoiceId?: string;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress';
}

export const memoListInput: Schema<MemoListInput> = z.object({
  ...pageRequest,
  ...recordFilters,
  ...fundsAmounts,
  autoApplyUponPosting: z.optional(z.boolean()),
  excludeFromAutoApplyRules: z.optional(z.boolean()),
  sourceId: z.optional(z.string()),
  targetDate: z.optional(isoDate),
  taxAmount: z.optional(decimal),
  transferredToAccounting: z.optional(z.string()),
  sort: z.optional(z.string()),
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  amount: z.optional(decimal),
  creditMemoDate: z.optional(isoDate),
  currency: z.optional(currencyCode),
  number: z.optional(z.string()),
  referredInvoiceId: z.optional(z.string()),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
});

/** A credit memo for catalog charges with amounts that the caller sets. */
export interface MemoInput extends StoredFields<'creditMemo'>, CustomFieldValues {
  accountId?: string;
  accountNumber?: string;
  autoPost?: boolean;
  charges?: (StoredFields<'creditMemoItem'> & {
    amount?: DecimalString;
    productRatePlanChargeId: string;
    quantity?: DecimalString;
    serviceStartDate?: IsoDate;
    serviceEndDate?: IsoDate;
  })[];
  comment?: string;
  currency?: CurrencyCode;
  effectiveDate?: IsoDate;
  number?: string;
  reasonCode?: string;
}

export const memoInput: Schema<MemoInput> = customizable({
  ...storedFields('creditMemo'),
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  autoPost: z.optional(z.boolean()),
  charges: z.optional(
    z.array(
      customizable({
        ...storedFields('creditMemoItem'),
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
  number: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
});

/** Applies a credit memo to invoices, by id, or to some of their items. */
export interface MemoApplyInput {
  creditMemoKey: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId: string; amount: DecimalString; items?: ApplicationItem[] }[];
}

export const memoApplyInput: Schema<MemoApplyInput> = z.object({
  creditMemoKey: z.string(),
  effectiveDate: z.optional(isoDate),
  invoices: z.optional(z.array(z.object({ invoiceId: z.string(), amount: decimal, items: applicationItems }))),
});

/** Refund of a credit memo. An electronic refund goes to the given payment method or to the account's default payment method. */
export interface MemoRefundInput extends RefundFields {
  creditMemoKey: string;
  paymentMethodId?: string;
  items?: { amount: DecimalString; creditMemoItemId?: string; creditTaxItemId?: string }[];
}

export const memoRefundInput: Schema<MemoRefundInput> = customizable({
  creditMemoKey: z.string(),
  paymentMethodId: z.optional(z.string()),
  ...refundFields,
  items: applicationItems,
});

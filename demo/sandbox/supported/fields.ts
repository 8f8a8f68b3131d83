import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { ApplicationItem } from '../engine/applications.js';
import { CURRENCY_CODE, ISO_DATE, type CurrencyCode, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';

/** Paging input of all v1 lists. `page` starts at 1. A `pageSize` above 40 counts as 40. */
export interface PageRequest {
  page?: number;
  pageSize?: number;
}

export const pageRequest = {
  page: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1))),
};

/** Filters by creation and change. The sandbox has no users and does not record changes. */
export interface RecordFilters {
  createdDate?: string;
  createdById?: string;
  updatedById?: string;
  updatedDate?: string;
}

export const recordFilters = {
  createdDate: z.optional(z.string()),
  createdById: z.optional(z.string()),
  updatedById: z.optional(z.string()),
  updatedDate: z.optional(z.string()),
};

/** Filters by the parts of payments and credit memos. */
export interface FundsFilters {
  appliedAmount?: DecimalString;
  refundAmount?: DecimalString;
  unappliedAmount?: DecimalString;
}

export const fundsAmounts = { appliedAmount: z.optional(decimal), refundAmount: z.optional(decimal), unappliedAmount: z.optional(decimal) };

/** Amounts for items of an invoice. */
export const applicationItems: z.ZodMiniOptional<Schema<ApplicationItem[]>> = z.optional(
  z.array(
    z.object({
      amount: decimal,
      invoiceItemId: z.optional(z.string()),
      taxItemId: z.optional(z.string()),
      creditMemoItemId: z.optional(z.string()),
      creditTaxItemId: z.optional(z.string()),
    }),
  ),
);

/** Custom fields, named `<Name>__c`. */
type CustomFields = Record<string, unknown>;
export const customFields: Schema<CustomFields> = z.record(z.string(), z.unknown());

export const isoDate: Schema<IsoDate> = z.string().check(z.regex(ISO_DATE, 'must be a date YYYY-MM-DD'));
export const currencyCode: Schema<CurrencyCode> = z.string().check(z.regex(CURRENCY_CODE, 'must be a currency such as USD'));

import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { CURRENCY_CODE, ISO_DATE, type CurrencyCode, type IsoDate } from '../../../src/api/schemas/values.js';

/** Paging input of all v1 lists. `page` starts at 1. A `pageSize` above 40 counts as 40. */
export interface PageRequest {
  page?: number;
  pageSize?: number;
}

export const pageRequest = {
  page: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1))),
};

/** Custom fields, named `<Name>__c`. */
export type CustomFields = Record<string, unknown>;
export const customFields: Schema<CustomFields> = z.record(z.string(), z.unknown());

export const isoDate: Schema<IsoDate> = z.string().check(z.regex(ISO_DATE, 'must be a date YYYY-MM-DD'));
export const currencyCode: Schema<CurrencyCode> = z.string().check(z.regex(CURRENCY_CODE, 'must be a currency such as USD'));

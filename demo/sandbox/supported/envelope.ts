import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Every v1 answer says whether it worked; HTTP 200 alone does not (conventions.md §3, shape A). The client has turned `success: false` into an error before a response schema sees it. */
export interface Envelope {
  success?: boolean;
}

export const envelope = { success: z.optional(z.boolean()) };

/** Input names of every paged v1 list. `page` is 1-based; `pageSize` above 40 counts as 40. */
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

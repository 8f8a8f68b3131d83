import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Input of a list of objects. */
export interface ListInput {
  pageSize?: number;
  cursor?: string;
  'sort[]'?: string[];
  'filter[]'?: string[];
  'fields[]'?: string[];
  'expand[]'?: string[];
  includeNullFields?: boolean;
}

const list = {
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(99))),
  cursor: z.optional(z.string()),
  'sort[]': z.optional(z.array(z.string())),
  'filter[]': z.optional(z.array(z.string())),
  'fields[]': z.optional(z.array(z.string())),
  includeNullFields: z.optional(z.boolean()),
};

const accountExpansions = z.optional(
  z.array(z.enum(['billto', 'soldto', 'defaultpaymentmethod', 'subscriptions', 'invoices', 'payments', 'paymentmethods'])),
);

/** Input of a list of accounts with directly related objects. Nested expansions are not supported. */
export const accountsInput: Schema<ListInput> = z.object({ ...list, 'expand[]': accountExpansions });

/** Input to get a single account. Options of lists, such as the order, have no effect on it. */
export const accountInput: Schema<Omit<ListInput, 'filter[]' | 'cursor'> & { key: string }> = z.object({
  key: z.string(),
  pageSize: list.pageSize,
  'sort[]': list['sort[]'],
  'fields[]': z.optional(z.array(z.string())),
  'expand[]': accountExpansions,
  includeNullFields: z.optional(z.boolean()),
});

export const subscriptionsInput: Schema<ListInput> = z.object({ ...list, 'expand[]': z.optional(z.array(z.literal('account'))) });

export const productsInput: Schema<ListInput> = z.object({
  ...list,
  'expand[]': z.optional(z.array(z.literal('productrateplans'))),
});

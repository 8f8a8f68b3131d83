import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { isoDate } from './fields.js';

/** A bill run for one account. Invoices are drafts unless `autoPost` is set. */
export interface GenerateInput {
  key: string;
  autoPost?: boolean;
  creditMemoReasonCode?: string;
  effectiveDate?: IsoDate;
  includeOrderLineItems?: false;
  includeSubscriptions?: true;
  subscriptionIds?: string[];
  targetDate?: IsoDate;
}

export const generateInput: Schema<GenerateInput> = z.object({
  key: z.string(),
  autoPost: z.optional(z.boolean()),
  creditMemoReasonCode: z.optional(z.string()),
  effectiveDate: z.optional(isoDate),
  includeOrderLineItems: z.optional(z.literal(false)),
  includeSubscriptions: z.optional(z.literal(true)),
  subscriptionIds: z.optional(z.array(z.string())),
  targetDate: z.optional(isoDate),
});

/** Input to bill an account and collect its open invoices. The gateway cannot be chosen: the sandbox has only one. */
export interface InvoiceAndCollectInput {
  accountKey: string;
  documentDate?: IsoDate;
  invoiceId?: string;
  targetDate?: IsoDate;
}

export const invoiceAndCollectInput: Schema<InvoiceAndCollectInput> = z.object({
  accountKey: z.string(),
  documentDate: z.optional(isoDate),
  invoiceId: z.optional(z.string()),
  targetDate: z.optional(isoDate),
});

/** A preview of upcoming bills. Drafts are not part of the preview. */
export interface PreviewBillingInput {
  accountId?: string;
  accountNumber?: string;
  assumeRenewal?: 'None' | 'Autorenew' | 'All';
  chargeTypeToExclude?: string;
  includingDraftItems?: false;
  includingEvergreenSubscription?: boolean;
  targetDate: IsoDate;
}

const CHARGE_TYPES = /^\s*(OneTime|Recurring|Usage)\s*(,\s*(OneTime|Recurring|Usage)\s*)*$/;

export const previewBillingInput: Schema<PreviewBillingInput> = z.object({
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  assumeRenewal: z.optional(z.enum(['None', 'Autorenew', 'All'])),
  chargeTypeToExclude: z.optional(z.string().check(z.regex(CHARGE_TYPES))),
  includingDraftItems: z.optional(z.literal(false)),
  includingEvergreenSubscription: z.optional(z.boolean()),
  targetDate: isoDate,
});

/** A billing preview of many accounts, which creates a result file. */
export interface PreviewRunInput {
  assumeRenewal?: 'None' | 'Autorenew' | 'All';
  batches?: string;
  chargeTypeToExclude?: string;
  filters?: { filterType: 'Account'; accountId: string }[];
  includingDraftItems?: false;
  includingEvergreenSubscription?: boolean;
  storageOption?: 'Csv';
  storeDifference?: false;
  targetDate: IsoDate;
}

export const previewRunInput: Schema<PreviewRunInput> = z.object({
  assumeRenewal: z.optional(z.enum(['None', 'Autorenew', 'All'])),
  batches: z.optional(z.string().check(z.regex(/^[^,]+(,[^,]+)*$/))),
  chargeTypeToExclude: z.optional(z.string().check(z.regex(CHARGE_TYPES))),
  filters: z.optional(z.array(z.object({ filterType: z.literal('Account'), accountId: z.string() }))),
  includingDraftItems: z.optional(z.literal(false)),
  includingEvergreenSubscription: z.optional(z.boolean()),
  storageOption: z.optional(z.literal('Csv')),
  storeDifference: z.optional(z.literal(false)),
  targetDate: isoDate,
});

// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, Open } from '../../../api/schemas/values.js';
import {
  date,
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type Id,
  type KeyOf,
  type NumberOf,
  wireBoolean,
  wireDate,
  wireText,
} from '../../../api/schemas/wire.js';
import { creditMemoReference, type CreditMemoReference } from './shared.js';

/** Input of `GET /v1/billing-documents`. */
export interface ListBillingDocumentsRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  documentDate?: IsoDate;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error';
  sort?: string;
}

export const listBillingDocumentsRequest: Schema<ListBillingDocumentsRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  documentDate: z.optional(date),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error'])),
  sort: z.optional(z.string()),
});

/** `GETBillingDocumentsResponseType` of the definition. */
export interface BillingDocument {
  accountId: Id<'account'>;
  amount: DecimalString;
  balance: DecimalString;
  documentDate: IsoDate;
  documentNumber: string;
  documentType: Open<'Invoice' | 'CreditMemo' | 'DebitMemo'>;
  id: string;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error'>;
  currency?: string | null;
}

export const billingDocument: Schema<BillingDocument> = /* @__PURE__ */ z.looseObject({
  accountId: wireText,
  amount: decimal,
  balance: decimal,
  documentDate: wireDate,
  documentNumber: wireText,
  documentType: open(['Invoice', 'CreditMemo', 'DebitMemo']),
  id: wireText,
  status: open(['Draft', 'Posted', 'Canceled', 'Error']),
  currency: maybeNull(wireText),
});

/** Answer of `GET /v1/billing-documents`. */
export interface ListBillingDocumentsResponse {
  documents: BillingDocument[];
  nextPage?: string;
  success?: boolean;
}

export const listBillingDocumentsResponse: Schema<ListBillingDocumentsResponse> = /* @__PURE__ */ z.looseObject({
  documents: z.array(billingDocument),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/accounts/{key}/billing-documents/generate`. */
export interface GenerateBillingDocumentsRequest {
  key: KeyOf<'account'>;
  /** Default `false`. */
  autoPost?: boolean;
  /** Default `false`. */
  autoRenew?: boolean;
  chargeTypeToExclude?: string[];
  creditMemoReasonCode?: string;
  effectiveDate?: IsoDate;
  /** Default `true`. */
  includeSubscriptions?: boolean;
  /** Default `true`. */
  includeOrderLineItems?: boolean;
  subscriptionIds?: Id<'subscription'>[];
  targetDate?: IsoDate;
}

export const generateBillingDocumentsRequest: Schema<GenerateBillingDocumentsRequest> = /* @__PURE__ */ strict({
  key: z.string(),
  autoPost: z.optional(z.boolean()),
  autoRenew: z.optional(z.boolean()),
  chargeTypeToExclude: z.optional(z.array(z.string())),
  creditMemoReasonCode: z.optional(z.string()),
  effectiveDate: z.optional(date),
  includeSubscriptions: z.optional(z.boolean()),
  includeOrderLineItems: z.optional(z.boolean()),
  subscriptionIds: z.optional(z.array(z.string())),
  targetDate: z.optional(date),
});

/** `InvoiceResponseType` of the definition. */
export interface InvoiceResponseAnswer {
  id?: Id<'invoice'>;
}

export const invoiceResponseAnswer: Schema<InvoiceResponseAnswer> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
});

/** Answer of `POST /v1/accounts/{key}/billing-documents/generate`. */
export interface GenerateBillingDocumentsResponse {
  creditMemos?: CreditMemoReference[];
  invoices?: InvoiceResponseAnswer[];
  success?: boolean;
}

export const generateBillingDocumentsResponse: Schema<GenerateBillingDocumentsResponse> = /* @__PURE__ */ z.looseObject({
  creditMemos: maybe(z.array(creditMemoReference)),
  invoices: maybe(z.array(invoiceResponseAnswer)),
  success: maybe(wireBoolean),
});

// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../../../api/schemas/values.js';
import {
  date,
  decimalText,
  listOf,
  maybe,
  maybeNull,
  strict,
  type Id,
  type KeyOf,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';
import { organizationLabelInput, type OrganizationLabelInput } from './shared.js';

/** Input of `POST /v1/operations/invoice-collect`. */
export interface InvoiceAndCollectRequest {
  accountKey: KeyOf<'account'>;
  documentDate?: IsoDate;
  invoiceId?: Id<'invoice'>;
  paymentGateway?: string;
  targetDate?: IsoDate;
}

export const invoiceAndCollectRequest: Schema<InvoiceAndCollectRequest> = /* @__PURE__ */ strict({
  accountKey: z.string(),
  documentDate: z.optional(date),
  invoiceId: z.optional(z.string()),
  paymentGateway: z.optional(z.string()),
  targetDate: z.optional(date),
});

/** `POSTInvoiceCollectCreditMemosType` of the definition. */
export interface NewInvoiceCollectCreditMemos {
  id?: string;
  totalAmount?: DecimalString;
  memoNumber?: string;
}

export const newInvoiceCollectCreditMemos: Schema<NewInvoiceCollectCreditMemos> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  totalAmount: maybe(decimal),
  memoNumber: maybe(wireText),
});

/** `POSTInvoiceCollectInvoicesType` of the definition. */
export interface NewInvoiceCollectInvoices {
  invoiceAmount?: DecimalString;
  invoiceId?: Id<'invoice'>;
  invoiceNumber?: NumberOf<'invoice'>;
}

export const newInvoiceCollectInvoices: Schema<NewInvoiceCollectInvoices> = /* @__PURE__ */ z.looseObject({
  invoiceAmount: maybe(decimalText),
  invoiceId: maybe(wireText),
  invoiceNumber: maybe(wireText),
});

/** Answer of `POST /v1/operations/invoice-collect`. */
export interface InvoiceAndCollectResponse {
  amountCollected?: DecimalString;
  creditMemos?: NewInvoiceCollectCreditMemos[];
  invoices?: NewInvoiceCollectInvoices[];
  paymentId?: Id<'payment'>;
  success?: boolean;
}

export const invoiceAndCollectResponse: Schema<InvoiceAndCollectResponse> = /* @__PURE__ */ z.looseObject({
  amountCollected: maybe(decimal),
  creditMemos: maybe(z.array(newInvoiceCollectCreditMemos)),
  invoices: maybe(z.array(newInvoiceCollectInvoices)),
  paymentId: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/operations/billing-preview`. */
export interface PreviewBillingRequest {
  /** At most 255 characters. */
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  assumeRenewal?: string;
  chargeTypeToExclude?: string;
  includingDraftItems?: boolean;
  includingEvergreenSubscription?: boolean;
  targetDate: IsoDate;
}

export const previewBillingRequest: Schema<PreviewBillingRequest> = /* @__PURE__ */ strict({
  accountId: z.optional(upTo(255)),
  accountNumber: z.optional(z.string()),
  assumeRenewal: z.optional(z.string()),
  chargeTypeToExclude: z.optional(z.string()),
  includingDraftItems: z.optional(z.boolean()),
  includingEvergreenSubscription: z.optional(z.boolean()),
  targetDate: date,
});

/** `POSTBillingPreviewCreditMemoItem` of the definition. */
export interface NewBillingPreviewCreditMemoItem {
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  appliedToItemId?: string | null;
  chargeDate?: IsoDateTime;
  chargeNumber?: string;
  chargeType?: string;
  comment?: string;
  id?: string;
  numberOfDeliveries?: DecimalString;
  processingType?: string;
  quantity?: DecimalString;
  ratePlanChargeId?: Id<'rate plan charge'>;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  sku?: string;
  skuName?: string;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
  unitOfMeasure?: string;
}

export const newBillingPreviewCreditMemoItem: Schema<NewBillingPreviewCreditMemoItem> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  appliedToItemId: maybeNull(wireText),
  chargeDate: maybe(wireDateTime),
  chargeNumber: maybe(wireText),
  chargeType: maybe(wireText),
  comment: maybe(wireText),
  id: maybe(wireText),
  numberOfDeliveries: maybe(decimal),
  processingType: maybe(wireText),
  quantity: maybe(decimalText),
  ratePlanChargeId: maybe(wireText),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  sku: maybe(wireText),
  skuName: maybe(wireText),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  unitOfMeasure: maybe(wireText),
});

/** `POSTBillingPreviewInvoiceItem` of the definition. */
export interface NewBillingPreviewInvoiceItem {
  appliedToItemId?: string | null;
  chargeAmount?: DecimalString;
  chargeDate?: IsoDateTime;
  chargeDescription?: string;
  chargeId?: string;
  chargeName?: string;
  chargeNumber?: string;
  chargeType?: string;
  id?: string;
  numberOfDeliveries?: DecimalString;
  processingType?: string;
  productName?: string;
  quantity?: DecimalString;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  subscriptionId?: Id<'subscription'>;
  subscriptionName?: string;
  subscriptionNumber?: NumberOf<'subscription'>;
  taxAmount?: DecimalString;
  unitOfMeasure?: string;
}

export const newBillingPreviewInvoiceItem: Schema<NewBillingPreviewInvoiceItem> = /* @__PURE__ */ z.looseObject({
  appliedToItemId: maybeNull(wireText),
  chargeAmount: maybe(decimalText),
  chargeDate: maybe(wireDateTime),
  chargeDescription: maybe(wireText),
  chargeId: maybe(wireText),
  chargeName: maybe(wireText),
  chargeNumber: maybe(wireText),
  chargeType: maybe(wireText),
  id: maybe(wireText),
  numberOfDeliveries: maybe(decimal),
  processingType: maybe(wireText),
  productName: maybe(wireText),
  quantity: maybe(decimalText),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  subscriptionId: maybe(wireText),
  subscriptionName: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  taxAmount: maybe(decimalText),
  unitOfMeasure: maybe(wireText),
});

/** Answer of `POST /v1/operations/billing-preview`. */
export interface PreviewBillingResponse {
  accountId?: Id<'account'>;
  creditMemoItems?: NewBillingPreviewCreditMemoItem[];
  invoiceItems?: NewBillingPreviewInvoiceItem[];
  success?: boolean;
}

export const previewBillingResponse: Schema<PreviewBillingResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  creditMemoItems: maybe(z.array(newBillingPreviewCreditMemoItem)),
  invoiceItems: maybe(z.array(newBillingPreviewInvoiceItem)),
  success: maybe(wireBoolean),
});

/** `PostBillingPreviewRunParam.filters` of the definition. */
export interface BillingPreviewRunFilterInputEntry {
  filterType: 'Account';
  accountId: Id<'account'>;
}

export const billingPreviewRunFilterInputEntry: Schema<BillingPreviewRunFilterInputEntry> = /* @__PURE__ */ strict({
  filterType: z.enum(['Account']),
  accountId: z.string(),
});

/** Input of `POST /v1/billing-preview-runs`. */
export interface CreateBillingPreviewRunRequest {
  assumeRenewal?: string;
  /** At most 1000 characters. */
  batches?: string;
  chargeTypeToExclude?: string;
  includingDraftItems?: boolean;
  includingEvergreenSubscription?: boolean;
  organizationLabels?: OrganizationLabelInput[];
  storageOption?: 'Csv' | 'Database';
  storeDifference?: boolean;
  comparedBillingPreviewRunId?: string;
  targetDate: IsoDate;
  filters?: BillingPreviewRunFilterInputEntry[];
}

export const createBillingPreviewRunRequest: Schema<CreateBillingPreviewRunRequest> = /* @__PURE__ */ strict({
  assumeRenewal: z.optional(z.string()),
  batches: z.optional(upTo(1000)),
  chargeTypeToExclude: z.optional(z.string()),
  includingDraftItems: z.optional(z.boolean()),
  includingEvergreenSubscription: z.optional(z.boolean()),
  organizationLabels: z.optional(z.array(organizationLabelInput)),
  storageOption: z.optional(z.enum(['Csv', 'Database'])),
  storeDifference: z.optional(z.boolean()),
  comparedBillingPreviewRunId: z.optional(z.string()),
  targetDate: date,
  filters: z.optional(listOf(billingPreviewRunFilterInputEntry, 1)),
});

/** Answer of `POST /v1/billing-preview-runs`. */
export interface CreateBillingPreviewRunResponse {
  billingPreviewRunId?: string;
  success?: boolean;
}

export const createBillingPreviewRunResponse: Schema<CreateBillingPreviewRunResponse> = /* @__PURE__ */ z.looseObject({
  billingPreviewRunId: maybe(wireText),
  success: maybe(wireBoolean),
});

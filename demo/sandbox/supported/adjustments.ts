import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import type { AdjustmentInput, DebitMemoInput } from '../engine/adjustments.js';
import { isoDate } from './fields.js';

/** Schema of a new `InvoiceItemAdjustment` of an invoice item. */
export const adjustmentInput: Schema<AdjustmentInput & { SourceType?: 'InvoiceDetail' | undefined }> = z.object({
  SourceId: z.string(),
  SourceType: z.optional(z.literal('InvoiceDetail')),
  Type: z.enum(['Credit', 'Charge']),
  Amount: decimal,
  AdjustmentDate: z.optional(isoDate),
  Comment: z.optional(z.string()),
  ReasonCode: z.optional(z.string()),
});

/** Schema of a new `DebitMemo` for one charge. */
export const debitMemoInput: Schema<DebitMemoInput> = z.object({
  AccountId: z.string(),
  ProductRatePlanChargeId: z.string(),
  Amount: decimal,
  SubscriptionId: z.optional(z.string()),
  MemoDate: z.optional(isoDate),
  ServiceStartDate: z.optional(isoDate),
  ServiceEndDate: z.optional(isoDate),
  Comments: z.optional(z.string()),
  ReasonCode: z.optional(z.string()),
});

/** Editable fields of an adjustment. `Status` can cancel the adjustment. */
interface AdjustmentChanges {
  Comment?: string;
  ReasonCode?: string;
  Status?: 'Canceled';
}

export const adjustmentChanges: Schema<AdjustmentChanges> = z.object({
  Comment: z.optional(z.string()),
  ReasonCode: z.optional(z.string()),
  Status: z.optional(z.literal('Canceled')),
});

/** Editable fields of a debit memo. */
interface DebitMemoChanges {
  Comments?: string;
  ReasonCode?: string;
}

export const debitMemoChanges: Schema<DebitMemoChanges> = z.object({
  Comments: z.optional(z.string()),
  ReasonCode: z.optional(z.string().check(z.minLength(1))),
});

/** A new `CreditMemo` for one charge. The memo is a draft unless posted immediately. */
export interface NewCreditMemoObject extends CustomFieldValues {
  AccountId: string;
  ProductRatePlanChargeId: string;
  Amount: DecimalString;
  MemoDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  ServiceEndDate?: IsoDate;
  Comments?: string;
  ReasonCode?: string;
  Status?: 'Draft' | 'Posted';
}

export const newCreditMemoObject: Schema<NewCreditMemoObject> = customizable({
  AccountId: z.string(),
  ProductRatePlanChargeId: z.string(),
  Amount: decimal,
  MemoDate: z.optional(isoDate),
  ServiceStartDate: z.optional(isoDate),
  ServiceEndDate: z.optional(isoDate),
  Comments: z.optional(z.string()),
  ReasonCode: z.optional(z.string()),
  Status: z.optional(z.enum(['Draft', 'Posted'])),
});

/** Editable fields of a credit memo. `Status` can post or cancel a draft. */
interface CreditMemoChanges extends CustomFieldValues {
  Comments?: string;
  ReasonCode?: string;
  Status?: 'Posted' | 'Canceled';
}

export const creditMemoChanges: Schema<CreditMemoChanges> = customizable({
  Comments: z.optional(z.string()),
  ReasonCode: z.optional(z.string().check(z.minLength(1))),
  Status: z.optional(z.enum(['Posted', 'Canceled'])),
});

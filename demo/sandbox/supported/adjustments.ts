import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { isoDate } from '../../../src/api/schemas/values.js';
import type { AdjustmentInput, DebitMemoInput } from '../engine/adjustments.js';

/** A new `InvoiceItemAdjustment`, of an item of an invoice. */
export const adjustmentInput: Schema<AdjustmentInput & { SourceType?: 'InvoiceDetail' | undefined }> = z.object({
  SourceId: z.string(),
  SourceType: z.optional(z.literal('InvoiceDetail')),
  Type: z.enum(['Credit', 'Charge']),
  Amount: decimal,
  AdjustmentDate: z.optional(isoDate),
  Comment: z.optional(z.string()),
  ReasonCode: z.optional(z.string()),
});

/** A new `DebitMemo`, over one charge. */
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

import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate, pageRequest, recordFilters, type PageRequest, type RecordFilters } from './fields.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** Filters of a list of refunds. */
export interface RefundListInput extends PageRequest, RecordFilters {
  sort?: string;
  accountId?: string;
  amount?: DecimalString;
  methodType?: string;
  number?: string;
  paymentId?: string;
  refundDate?: IsoDate;
  status?: 'Processed' | 'Canceled' | 'Error' | 'Processing';
  type?: 'External' | 'Electronic';
}

export const refundListInput: Schema<RefundListInput> = z.object({
  ...pageRequest,
  ...recordFilters,
  sort: z.optional(z.string()),
  accountId: z.optional(z.string()),
  amount: z.optional(decimal),
  methodType: z.optional(z.string()),
  number: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  refundDate: z.optional(isoDate),
  status: z.optional(z.enum(['Processed', 'Canceled', 'Error', 'Processing'])),
  type: z.optional(z.enum(['External', 'Electronic'])),
});

/** Refund fields that payments and credit memos share. */
export interface RefundFields extends StoredFields<'refund'>, CustomFieldValues {
  type: 'External' | 'Electronic';
  totalAmount: DecimalString;
  methodType?: string;
  refundDate?: IsoDate;
  comment?: string;
  reasonCode?: string;
  referenceId?: string;
}

export const refundFields = {
  ...storedFields('refund'),
  type: z.enum(['External', 'Electronic']),
  totalAmount: decimal,
  methodType: z.optional(z.string()),
  refundDate: z.optional(isoDate),
  comment: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
  referenceId: z.optional(z.string()),
};

import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate } from './fields.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** Writes off the whole balance, an `amount` (starting with the first line), or parts of lines (`items`). */
export interface WriteOffInput extends CustomFieldValues {
  invoiceKey: string;
  amount?: DecimalString;
  items?: (StoredFields<'creditMemoItem'> & {
    serviceStartDate?: IsoDate;
    serviceEndDate?: IsoDate;
    invoiceItemId?: string;
    amountWithoutTax?: DecimalString;
    taxationItems?: { taxationItemId?: string; amount?: DecimalString }[];
  })[];
  revenueImpacting?: 'Yes';
  comment?: string;
  memoDate?: IsoDate;
  reasonCode?: string;
}

export const writeOffInput: Schema<WriteOffInput> = customizable({
  invoiceKey: z.string(),
  amount: z.optional(decimal),
  items: z.optional(
    z.array(
      customizable({
        ...storedFields('creditMemoItem'),
        serviceStartDate: z.optional(isoDate),
        serviceEndDate: z.optional(isoDate),
        invoiceItemId: z.optional(z.string()),
        amountWithoutTax: z.optional(decimal),
        taxationItems: z.optional(z.array(z.object({ taxationItemId: z.optional(z.string()), amount: z.optional(decimal) }))),
      }),
    ),
  ),
  comment: z.optional(z.string()),
  memoDate: z.optional(isoDate),
  reasonCode: z.optional(z.string()),
  revenueImpacting: z.optional(z.literal('Yes')),
});

/** An email to the given addresses or to the bill-to contact. */
export interface EmailInput {
  invoiceKey: string;
  emailAddresses?: string;
  includeAdditionalEmailAddresses?: false;
  useEmailTemplateSetting?: false;
}

export const emailInput: Schema<EmailInput> = z.object({
  invoiceKey: z.string(),
  emailAddresses: z.optional(z.string()),
  includeAdditionalEmailAddresses: z.optional(z.literal(false)),
  useEmailTemplateSetting: z.optional(z.literal(false)),
});

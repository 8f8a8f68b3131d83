import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import { storedFields, type StoredFields } from './stored-fields.js';

export interface HmacInput {
  method: string;
  uri: string;
  /** Id or number of the only account that the call may access. */
  accountKey?: string;
}

export interface RsaInput extends StoredFields<'paymentSession'> {
  method: string;
  uri: string;
  pageId: string;
  /** Id or number of the account that will own the payment method. */
  accountId?: string;
  authorizationAmount?: DecimalString;
  currency?: string;
}

const text = z.optional(z.string());

export const hmacInput: Schema<HmacInput> = z.object({ method: z.string(), uri: z.string(), accountKey: text });
export const rsaInput: Schema<RsaInput> = z.object({
  ...storedFields('paymentSession'),
  method: z.string(),
  uri: z.string(),
  pageId: z.string(),
  accountId: text,
  authorizationAmount: z.optional(decimal),
  currency: text,
});

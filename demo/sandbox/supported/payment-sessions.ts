import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import { currencyCode } from './fields.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** Body of `POST /web-payments/sessions`. With `processPayment: false`, the form only stores and verifies a payment method. */
export interface PaymentSessionInput extends StoredFields<'paymentSession'> {
  amount: DecimalString;
  currency: CurrencyCode;
  processPayment: boolean;
  storePaymentMethod?: boolean;
  accountId?: string;
}

export const paymentSessionInput: Schema<PaymentSessionInput> = z.object({
  ...storedFields('paymentSession'),
  amount: decimal,
  currency: currencyCode,
  processPayment: z.boolean(),
  storePaymentMethod: z.optional(z.boolean()),
  accountId: z.optional(z.string()),
});

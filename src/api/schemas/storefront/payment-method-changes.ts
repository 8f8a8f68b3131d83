import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { text } from '../text.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import type { PaymentMethodAddRequest, PaymentMethodDefaultRequest, PaymentMethodRemoveRequest } from './payment-methods.js';

export const paymentMethodAddRequest: Schema<PaymentMethodAddRequest> = z.strictObject({
  intentId,
  paymentMethodId: text(100),
  makeDefault: z.optional(z.boolean()),
});

export const paymentMethodRequest: Schema<PaymentMethodDefaultRequest & PaymentMethodRemoveRequest> = z.strictObject({ paymentMethodId });

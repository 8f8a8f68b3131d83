import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import type { PaymentMethodAddRequest, PaymentMethodDefaultRequest, PaymentMethodRemoveRequest } from './payment-methods.js';
import { boolean, optional, strictObject } from '../validation.js';

export const paymentMethodAddRequest: Validator<PaymentMethodAddRequest> = strictObject({
  intentId,
  paymentMethodId: text(100),
  makeDefault: optional(boolean),
});

export const paymentMethodRequest: Validator<PaymentMethodDefaultRequest & PaymentMethodRemoveRequest> = strictObject({ paymentMethodId });

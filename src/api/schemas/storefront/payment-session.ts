import type { Validator } from '../validator.js';
import { currencyCode, type CurrencyCode } from '../values.js';
import { object, pattern, refine, strictObject, string } from '../validation.js';

/** Opens the payment form to store a payment method (billing: `POST /web-payments/sessions`). */
export interface PaymentSessionRequest {
  /** Id of the purchase that the method is for. The gateway accepts only methods that were stored after this session was opened. */
  intentId: string;
  currency: CurrencyCode;
}

export interface PaymentSession {
  /** Token for the platform's payment form. Never stored. */
  token: string;
}

export const paymentSessionRequest: Validator<PaymentSessionRequest> = strictObject({
  intentId: refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  currency: currencyCode,
});

export const paymentSession: Validator<PaymentSession> = object({ token: string });

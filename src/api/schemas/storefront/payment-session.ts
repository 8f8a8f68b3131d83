import type { Validator } from '../validator.js';
import { currencyCode, type CurrencyCode } from '../values.js';
import { object, pattern, refine, strictObject, string } from '../validation.js';

/** Opens the payment form for storing a method (billing: `POST /web-payments/sessions`). */
export interface PaymentSessionRequest {
  /** The purchase this method is for; the gateway accepts only methods made after this session opened (flows.md ruling 7). */
  intentId: string;
  currency: CurrencyCode;
}

export interface PaymentSession {
  /** Handed to the platform's payment form, never kept. */
  token: string;
}

export const paymentSessionRequest: Validator<PaymentSessionRequest> = strictObject({
  intentId: refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  currency: currencyCode,
});

export const paymentSession: Validator<PaymentSession> = object({ token: string });

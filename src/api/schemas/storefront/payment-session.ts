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

/**
 * Reserves a payment method for the purchase that stored it. The page sends it as soon as the payment form returns the id, because the
 * platform does not report which payment session stored a method.
 */
export interface PaymentMethodClaim {
  intentId: string;
  /** Id that the payment form returned. */
  paymentMethodId: string;
}

const intentId = refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _'));

export const paymentSessionRequest: Validator<PaymentSessionRequest> = strictObject({
  intentId,
  currency: currencyCode,
});

export const paymentMethodClaim: Validator<PaymentMethodClaim> = strictObject({
  intentId,
  paymentMethodId: refine(string, pattern(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form returned')),
});

export const paymentSession: Validator<PaymentSession> = object({ token: string });

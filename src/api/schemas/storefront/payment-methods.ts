import type { Validator } from '../validator.js';
import { type Open } from '../values.js';
import { array, boolean, number, object, optional, pattern, refine, string } from '../validation.js';

/** What may be shown of a payment method: never a full number. */
export interface PaymentMethodSummary {
  type: Open<'CreditCard' | 'BankTransfer' | 'ACH' | 'PayPal' | 'ApplePay' | 'GooglePay'>;
  brand?: string;
  /** Last digits only, for example "4242". */
  lastDigits?: string;
  expirationMonth?: number;
  expirationYear?: number;
}

/** Answer of `GET /storefront/payment-methods` (billing: `GET /v1/accounts/{account-key}/payment-methods`). */
export interface PaymentMethods {
  /** The one that pays by default first. */
  paymentMethods: PaymentMethod[];
}

export interface PaymentMethod extends PaymentMethodSummary {
  /** Sealed for the session's account; good as `paymentMethodId` of an order, a payment or a change. It differs at each listing. */
  id: string;
  /** The one that pays unless another is named. */
  isDefault: boolean;
  /** Numbers of the running subscriptions that this method, by name and not by default, pays. */
  pays?: string[];
  /** It is past its end of validity (`expired`), or will be before the next bill or within 45 days (`soon`). */
  expiry?: Open<'expired' | 'soon'>;
  /** Why the last collection with it failed, in the platform's words; absent if it worked or was never tried. */
  lastFailure?: string;
}

/** Keeps a method that the payment form stored (billing: the form's method is given its account and, on request, made the default). */
export interface PaymentMethodAddRequest {
  /** Random id under which the payment session was opened. */
  intentId: string;
  /** Id that the payment form answered. */
  paymentMethodId: string;
  /** True to let it pay from now on. The first method of an account always does. */
  makeDefault?: boolean;
}

/** Makes a kept method the one that pays (billing: `PUT /v1/accounts/{account-key}` `defaultPaymentMethodId`). */
export interface PaymentMethodDefaultRequest {
  paymentMethodId: string;
}

/**
 * Removes a kept method (billing: `DELETE /v1/payment-methods/{payment-method-id}`). Refused as `payment-method-needed` (409, `data.subscriptions`
 * the numbers, `data.invoices` those of open bills) while a running subscription or an open bill would be left without one that pays.
 */
export interface PaymentMethodRemoveRequest {
  paymentMethodId: string;
}

const method = {
  type: string,
  brand: optional(string),
  lastDigits: optional(string),
  expirationMonth: optional(number),
  expirationYear: optional(number),
};

export const paymentMethodSummary: Validator<PaymentMethodSummary> = object(method);

export const paymentMethods: Validator<PaymentMethods> = object({
  paymentMethods: array(
    object({
      ...method,
      id: string,
      isDefault: boolean,
      pays: optional(array(string)),
      expiry: optional(string),
      lastFailure: optional(string),
    }),
  ),
});

/** Id of a kept method, or one that the payment form answered. */
export const paymentMethodId: Validator<string> = refine(
  string,
  pattern(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form answered, or that of a kept method'),
);

export const intentId: Validator<string> = refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _'));

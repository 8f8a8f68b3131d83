import type { Validator } from '../validator.js';
import { type OpenEnum } from '../values.js';
import { array, boolean, number, object, optional, pattern, refine, string } from '../validation.js';

/** Display data of a payment method. Never a full number. */
export interface PaymentMethodSummary {
  type: OpenEnum<'CreditCard' | 'BankTransfer' | 'ACH' | 'PayPal' | 'ApplePay' | 'GooglePay'>;
  brand?: string;
  /** Last digits only, for example "4242". */
  lastDigits?: string;
  expirationMonth?: number;
  expirationYear?: number;
}

/** Response of `GET /storefront/payment-methods` (billing: `GET /v1/accounts/{account-key}/payment-methods`). */
export interface PaymentMethods {
  /** Payment methods, the default first. */
  paymentMethods: PaymentMethod[];
  /**
   * True if the account has many subscriptions, of which only the first 40 were read. Others may use a method that is not their default, and a
   * method may expire before their next bill.
   */
  hasMoreSubscriptions?: boolean;
  /** True if the customer pays invoices by bank transfer. The account then needs no payment method. */
  paysOnInvoice?: boolean;
}

export interface PaymentMethod extends PaymentMethodSummary {
  /** Sealed id that only the session's account can use, as `paymentMethodId` of an order, payment or change. Differs in each response. */
  id: string;
  /** True for the default payment method. */
  isDefault: boolean;
  /** Numbers of running subscriptions that use this method instead of the default. */
  pays?: string[];
  /** `expired`, or `soon` if it expires before the next bill or within 45 days. */
  expiry?: OpenEnum<'expired' | 'soon'>;
  /** The platform's reason why the last payment with this method failed. Absent if it succeeded or there was none. */
  lastFailure?: string;
  /** Code of `lastFailure`. Absent if the gateway does not know the reason. Pages show their own text for a code. */
  lastFailureCode?: OpenEnum<DeclineCode>;
}

/** Reason for a declined payment that a customer can act on. */
export type DeclineCode = 'insufficient-funds' | 'method-expired' | 'payment-declined';

/** Saves a method from the payment form to the account (billing: sets the method's account and, if requested, the account's default). */
export interface PaymentMethodAddRequest {
  /** Random id with which the payment session was opened. */
  intentId: string;
  /** Id from the payment form. */
  paymentMethodId: string;
  /** True to make the method the default. The first method of an account always becomes the default. */
  makeDefault?: boolean;
}

/** Makes a saved method the default (billing: `PUT /v1/accounts/{account-key}` `defaultPaymentMethodId`). */
export interface PaymentMethodDefaultRequest {
  paymentMethodId: string;
}

/**
 * Removes a saved method (billing: `DELETE /v1/payment-methods/{payment-method-id}`). Refused as `payment-method-needed` (409) if a running
 * subscription or open invoice would have no payment method. `data.subscriptions` and `data.invoices` have their numbers.
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
      lastFailureCode: optional(string),
    }),
  ),
  hasMoreSubscriptions: optional(boolean),
  paysOnInvoice: optional(boolean),
});

/** Id of a saved method, or id from the payment form. */
export const paymentMethodId: Validator<string> = refine(
  string,
  pattern(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form answered, or that of a kept method'),
);

export const intentId: Validator<string> = refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _'));

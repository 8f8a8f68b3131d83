import type { PaymentMethod } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentMessages } from '../../../generated/locales/payment.js';
import type { PaymentLocalizer } from './payment-options.js';

const REASONS: ReadonlyMap<string, keyof PaymentMessages> = new Map([
  ['insufficient-funds', 'insufficientFunds'],
  ['method-expired', 'methodExpired'],
  ['payment-declined', 'paymentDeclined'],
]);

/**
 * Returns the reason why the last payment with a method failed, in the language of the element. An unknown reason is returned in the words of the
 * platform. Undefined if the last payment did not fail.
 */
export function failureReason({ lastFailure, lastFailureCode }: PaymentMethod, l: PaymentLocalizer): string | undefined {
  const key = lastFailureCode === undefined ? undefined : REASONS.get(lastFailureCode);
  return key ? l.t(key) : lastFailure;
}

import { isStorefrontError } from '../../api/errors.js';
import type { DeclineCode } from '../../api/schemas/storefront/payment-methods.js';
import { Refusal } from '../refusal.js';

/** Decline reasons that a customer can act on. The original messages of the platform and the bank go only to the tenant's log. */
const DECLINE_REASONS = [
  {
    code: 'insufficient-funds',
    pattern: /insufficient|not enough|no funds/i,
    message: 'The payment method has insufficient funds.',
  },
  { code: 'method-expired', pattern: /expired/i, message: 'The payment method has expired.' },
  { code: 'payment-declined', pattern: /declin|refused by|do not hono/i, message: 'The payment was declined.' },
] as const satisfies readonly { code: DeclineCode; pattern: RegExp; message: string }[];

/** Matches error codes of systems outside the platform, such as the payment gateway. */
const EXTERNAL_ERROR_CODE = /99$/;

function paymentRefusal(code: string, message: string, cause: unknown): Refusal {
  return new Refusal({ status: 402, type: 'payment', code, message: `${message} Nothing was charged. Try another payment method.` }, cause);
}

/** Returns the code of a decline, found in the message of the platform or its payment gateway. Undefined if the reason is unknown. */
export function declineCode(text: string): DeclineCode | undefined {
  return DECLINE_REASONS.find(({ pattern }) => pattern.test(text))?.code;
}

/** Returns the error for a declined payment. Finds the reason in the message of the platform or its payment gateway. */
export function declineFromText(text: string, cause: unknown): Refusal {
  const { code, message } = DECLINE_REASONS.find(({ pattern }) => pattern.test(text)) ?? DECLINE_REASONS[2];
  return paymentRefusal(code, message, cause);
}

/**
 * Returns a refusal if an error of the platform means that a payment was declined. These are errors from outside the platform and business
 * errors (category 30) that name a decline. Undefined for other errors, even if they mention payments, because another card does not fix a
 * missing permission or a wrong setting.
 */
export function declineFromError(error: unknown): Refusal | undefined {
  if (!isStorefrontError(error)) return undefined;
  const text = [error.message, ...error.reasons.map(({ message }) => message)].join(' ');
  const isExternal = error.type === 'payment' || error.reasons.some(({ code }) => EXTERNAL_ERROR_CODE.test(code));
  const isStatedDecline = error.type === 'conflict' && DECLINE_REASONS.some(({ pattern }) => pattern.test(text));
  return isExternal || isStatedDecline ? declineFromText(text, error) : undefined;
}

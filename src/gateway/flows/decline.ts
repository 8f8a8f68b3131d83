import { isStorefrontError } from '../../api/errors.js';
import { Refusal } from '../refusal.js';

/** What a person can act on. The platform's and the bank's own words stay here: they are for the tenant. */
const REASONS = [
  {
    code: 'insufficient-funds',
    pattern: /insufficient|not enough|no funds/i,
    message: 'The account behind the payment method does not cover the amount.',
  },
  { code: 'method-expired', pattern: /expired/i, message: 'The payment method has expired.' },
  { code: 'payment-declined', pattern: /declin|refused by|do not hono/i, message: 'The payment was declined.' },
] as const;

/** Category of errors that come from outside the platform, such as the payment gateway. */
const OUTSIDE = /99$/;

function refusal(code: string, message: string, cause: unknown): Refusal {
  return new Refusal(
    { status: 402, type: 'payment', code, message: `${message} Nothing was charged; another method may be tried.` },
    cause,
  );
}

/** A payment that was refused: by `text` of the platform or its payment gateway. */
export function declined(text: string, cause: unknown): Refusal {
  const { code, message } = REASONS.find(({ pattern }) => pattern.test(text)) ?? REASONS[2];
  return refusal(code, message, cause);
}

/**
 * The refusal of a payment if that is why the platform did not do what it was asked; undefined for any other reason. A missing permission or a
 * wrong setting may name payments too, but another card would not help: only errors from outside the platform, and business refusals (category
 * 30) that say so, are declines.
 */
export function declineIn(error: unknown): Refusal | undefined {
  if (!isStorefrontError(error)) return undefined;
  const text = [error.message, ...error.reasons.map(({ message }) => message)].join(' ');
  const outside = error.type === 'payment' || error.reasons.some(({ code }) => OUTSIDE.test(code));
  const said = error.type === 'conflict' && REASONS.some(({ pattern }) => pattern.test(text));
  return outside || said ? declined(text, error) : undefined;
}

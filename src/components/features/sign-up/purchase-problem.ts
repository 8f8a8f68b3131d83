import type { FieldError, StorefrontError } from '../../../api/errors.js';
import { isCouponRefusal } from '../quote/coupon-refusal.js';
import { fieldOfPath, type FieldProblem, type FieldProblems } from './details.js';

/**
 * Reason for an unpaid bill. `required`: account and subscription exist, but the bill is open. `method`: the stored payment method was not accepted. `invoice`: payment on invoice was refused.
 */
export type PaymentReason = 'declined' | 'insufficient-funds' | 'expired' | 'method' | 'required' | 'invoice';

/** Problem that stops a purchase, grouped by what the user can do about it. */
export type PurchaseProblem =
  | { readonly kind: 'fields'; readonly fields: FieldProblems }
  | { readonly kind: 'payment'; readonly reason: PaymentReason }
  | {
      readonly kind:
        | 'quote-changed'
        | 'account-exists'
        /** The purchase would be a second subscription, which the user has not confirmed. */
        | 'already-subscribed'
        /** The purchase would be a second subscription, which the shop does not allow. */
        | 'one-subscription'
        | 'signed-in'
        /** The session has ended, so the order was sent without an account. */
        | 'session-ended'
        | 'not-for-sale'
        | 'consents-changed'
        | 'new-purchase'
        /** The draft is old: prices and terms may have changed. */
        | 'expired'
        /** The tenant's bot check failed, or the gateway refused its proof. */
        | 'visitor'
        | 'vetoed';
    }
  /** `until`: time after which the user can try again, in milliseconds since 1970. */
  | { readonly kind: 'rate-limit'; readonly until: number }
  /** The order was not applied; nothing changed. */
  | { readonly kind: 'not-applied'; readonly requestId?: string | undefined };

const BY_CODE: Readonly<Record<string, PurchaseProblem>> = {
  'quote-changed': { kind: 'quote-changed' },
  'account-exists': { kind: 'account-exists' },
  'already-subscribed': { kind: 'already-subscribed' },
  'second-subscription': { kind: 'already-subscribed' },
  'one-subscription-only': { kind: 'one-subscription' },
  'signed-in': { kind: 'signed-in' },
  'account-required': { kind: 'session-ended' },
  'session-required': { kind: 'session-ended' },
  'session-expired': { kind: 'session-ended' },
  'not-for-sale': { kind: 'not-for-sale' },
  'quantity-out-of-range': { kind: 'not-for-sale' },
  'quantity-fixed': { kind: 'not-for-sale' },
  'currency-not-sold': { kind: 'not-for-sale' },
  'consent-outdated': { kind: 'consents-changed' },
  'consent-unknown': { kind: 'consents-changed' },
  'intent-used': { kind: 'new-purchase' },
  'visitor-refused': { kind: 'visitor' },
  'payment-method-refused': { kind: 'payment', reason: 'method' },
  'payment-method-required': { kind: 'payment', reason: 'method' },
  'insufficient-funds': { kind: 'payment', reason: 'insufficient-funds' },
  'method-expired': { kind: 'payment', reason: 'expired' },
};

const FIELD_CODES: Readonly<Record<string, FieldProblem>> = {
  'country-not-served': 'not-served',
  'account-exists': 'account-exists',
  'email-in-use': 'in-use',
  'consent-required': 'missing',
  required: 'missing',
  missing: 'missing',
  too_big: 'too-long',
};

/** Converts a refusal of the gateway to a problem. The gateway's message is for developers and never shown. */
export function toPurchaseProblem(error: StorefrontError, now: number): PurchaseProblem {
  const known = BY_CODE[error.code];
  if (known) return known;
  if (error.code.startsWith('invoice-')) return { kind: 'payment', reason: 'invoice' };
  if (isCouponRefusal(error)) return { kind: 'fields', fields: { coupon: 'refused' } };
  if (error.type === 'payment') return { kind: 'payment', reason: 'declined' };
  if (error.type === 'rate-limit') return { kind: 'rate-limit', until: now + (error.retryAfter ?? 30_000) };
  const fields = Object.fromEntries(error.fields.flatMap(toFieldProblem));
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  return { kind: 'not-applied', requestId: error.requestId };
}

/** Converts a field error such as `account.email` or `consents.terms`. Empty for fields that the form does not have. */
function toFieldProblem({ field, code }: FieldError): [string, FieldProblem][] {
  const path = field.split('.');
  const problem = FIELD_CODES[code] ?? 'refused';
  const detail = fieldOfPath(path);
  if (detail) return [[detail, problem]];
  if (field === 'coupon') return [['coupon', problem]];
  return path[0] === 'consents' && path[1] ? [[`consent-${path[1]}`, problem]] : [];
}

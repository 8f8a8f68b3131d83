import type { FieldError, StorefrontError } from '../../../api/errors.js';
import { fieldOfPath, type FieldProblem, type FieldProblems } from './details.js';

/** Why the bill was not paid. `required`: account and subscription exist and the bill is open; `method`: the stored card is not accepted. */
export type PaymentReason = 'declined' | 'insufficient-funds' | 'expired' | 'method' | 'required';

/** What keeps a purchase from going on, by what the person can do about it. */
export type PurchaseProblem =
  | { readonly kind: 'fields'; readonly fields: FieldProblems }
  | { readonly kind: 'payment'; readonly reason: PaymentReason }
  | {
      readonly kind:
        | 'quote-changed'
        | 'account-exists'
        | 'already-subscribed'
        | 'signed-in'
        /** The session ended: the order came as if from somebody without an account. */
        | 'session-ended'
        | 'not-for-sale'
        | 'consents-changed'
        | 'new-purchase'
        /** The draft was kept for long: what was agreed then may not hold any more. */
        | 'expired'
        /** The tenant's bot check did not answer, or its answer was refused. */
        | 'visitor'
        | 'vetoed';
    }
  /** `until`: time in milliseconds since 1970 from which trying again makes sense. */
  | { readonly kind: 'rate-limit'; readonly until: number }
  /** It was definitely not done; nothing changed. */
  | { readonly kind: 'not-applied'; readonly requestId?: string | undefined };

const BY_CODE: Readonly<Record<string, PurchaseProblem>> = {
  'quote-changed': { kind: 'quote-changed' },
  'account-exists': { kind: 'account-exists' },
  'already-subscribed': { kind: 'already-subscribed' },
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
  'coupon-refused': { kind: 'fields', fields: { coupon: 'refused' } },
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
  'consent-required': 'missing',
  required: 'missing',
  missing: 'missing',
  too_big: 'too-long',
};

/** Reads a definite refusal of the gateway. Its own words are for developers and never shown. */
export function toPurchaseProblem(error: StorefrontError, now: number): PurchaseProblem {
  const known = BY_CODE[error.code];
  if (known) return known;
  if (error.type === 'payment') return { kind: 'payment', reason: 'declined' };
  if (error.type === 'rate-limit') return { kind: 'rate-limit', until: now + (error.retryAfter ?? 30_000) };
  const fields = Object.fromEntries(error.fields.flatMap(toFieldProblem));
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  return { kind: 'not-applied', requestId: error.requestId };
}

/** `account.email` and `consents.terms`, as this page names them; nothing for what is not a field here. */
function toFieldProblem({ field, code }: FieldError): [string, FieldProblem][] {
  const path = field.split('.');
  const problem = FIELD_CODES[code] ?? 'refused';
  const detail = fieldOfPath(path);
  if (detail) return [[detail, problem]];
  if (field === 'coupon') return [['coupon', problem]];
  return path[0] === 'consents' && path[1] ? [[`consent-${path[1]}`, problem]] : [];
}

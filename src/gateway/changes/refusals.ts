import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import type { ChangeQuote } from '../../api/schemas/storefront/changes.js';
import { Refusal, invalidFields } from '../refusal.js';

/** What the platform's rules, the tenant's, or the session's scopes do not allow with the subscription as it is. */
export function notNow(now: Subscription): Refusal {
  const message = 'This cannot be done with the subscription as it is now. `can` says what can.';
  return new Refusal({ status: 409, type: 'conflict', code: 'not-now', message, data: now });
}

/** Something else has changed the subscription since it was read. */
export function subscriptionChanged(now: Subscription): Refusal {
  const message = 'The subscription has changed since it was read. Show it as it is now and ask again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'subscription-changed', message, data: now });
}

export function quoteChanged(old: string, quote: ChangeQuote): Refusal {
  const message = 'Dates or amounts differ from the quote that was confirmed. Show the new one and ask again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'quote-changed', message, data: { old, new: quote } });
}

/** One field of the change that cannot be accepted. */
export function wrongField(field: string, code: string, message: string): Refusal {
  return invalidFields([{ field: `change.${field}`, code, message }]);
}

import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import type { ChangeQuote } from '../../api/schemas/storefront/changes.js';
import { Refusal, invalidFields } from '../refusal.js';

/** Refusal of a change that the platform, the tenant's rules or the session's scopes do not allow now. */
export function notAllowedNow(current: Subscription): Refusal {
  const message = 'The subscription does not allow this change now. The field `can` lists the possible changes.';
  return new Refusal({ status: 409, type: 'conflict', code: 'not-now', message, data: current });
}

/** Refusal of a change to an outdated version of the subscription. */
export function subscriptionChanged(current: Subscription): Refusal {
  const message = 'The subscription has changed since it was read. Show the current subscription and ask the customer to confirm again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'subscription-changed', message, data: current });
}

export function quoteChanged(old: string, quote: ChangeQuote): Refusal {
  const message = 'Dates or amounts differ from the confirmed quote. Show the new quote and ask the customer to confirm again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'quote-changed', message, data: { old, new: quote } });
}

/** Refusal of one invalid field of a change. */
export function invalidChangeField(field: string, code: string, message: string): Refusal {
  return invalidFields([{ field: `change.${field}`, code, message }]);
}

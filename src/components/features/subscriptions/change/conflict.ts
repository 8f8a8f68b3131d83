import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import { standingOf, type SubscriptionsLocalizer } from '../standing.js';
import type { ChangeLocalizer } from './form.js';

/** What a subscription has and how it stands, in a line, for comparing before and now. */
function summaryOf({ ratePlans, ...rest }: Subscription, l: ChangeLocalizer, words: SubscriptionsLocalizer): string {
  const plans = ratePlans.map(({ productName, quantity }) =>
    quantity === undefined ? productName : l.t('counted', { plan: productName, quantity: l.number(quantity) }),
  );
  return [plans.join(' + '), standingOf({ ratePlans, ...rest }, undefined, words).label].filter(Boolean).join(', ');
}

/** What became different of a subscription while a task was open, in words; undefined if nothing did. */
export function subscriptionChange(
  before: Subscription,
  now: Subscription,
  l: ChangeLocalizer,
  words: SubscriptionsLocalizer,
): string | undefined {
  if (before.version === now.version && (before.version !== undefined || JSON.stringify(before) === JSON.stringify(now))) return undefined;
  const [old, fresh] = [summaryOf(before, l, words), summaryOf(now, l, words)];
  return old === fresh ? l.t('subscriptionChangedOtherwise') : l.t('subscriptionChanged', { before: old, now: fresh });
}

/** What became different of a quote that was confirmed, in words; undefined if nothing did. */
export function quoteChange(before: ChangeQuote | undefined, now: ChangeQuote | undefined, l: ChangeLocalizer): string | undefined {
  if (!before || !now || before.fingerprint === now.fingerprint) return undefined;
  const [old, fresh] = [before.dueNow.total, now.dueNow.total];
  if (old.amount !== fresh.amount) return l.t('quoteChanged', { before: l.money(old), now: l.money(fresh) });
  return l.t('quoteChangedOtherwise');
}

import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import { statusSummary, type SubscriptionsLocalizer } from '../status-summary.js';
import type { ChangeLocalizer } from './change-form.js';

/** Summarizes plans and status in one line, to compare versions. */
function summaryOf({ ratePlans, ...rest }: Subscription, l: ChangeLocalizer, subscriptionsLocalizer: SubscriptionsLocalizer): string {
  const plans = ratePlans.map(({ productName, quantity }) =>
    quantity === undefined ? productName : l.t('counted', { plan: productName, quantity: l.number(quantity) }),
  );
  return [plans.join(' + '), statusSummary({ ratePlans, ...rest }, undefined, subscriptionsLocalizer).label].filter(Boolean).join(', ');
}

/** Describes how a subscription changed while a task was open. Undefined if it did not change. */
export function subscriptionConflictText(
  before: Subscription,
  now: Subscription,
  l: ChangeLocalizer,
  subscriptionsLocalizer: SubscriptionsLocalizer,
): string | undefined {
  if (before.version === now.version && (before.version !== undefined || JSON.stringify(before) === JSON.stringify(now))) return undefined;
  const [old, fresh] = [summaryOf(before, l, subscriptionsLocalizer), summaryOf(now, l, subscriptionsLocalizer)];
  return old === fresh ? l.t('subscriptionChangedOtherwise') : l.t('subscriptionChanged', { before: old, now: fresh });
}

/** Describes how a confirmed quote changed. Undefined if it did not change. */
export function quoteConflictText(before: ChangeQuote | undefined, now: ChangeQuote | undefined, l: ChangeLocalizer): string | undefined {
  if (!before || !now || before.fingerprint === now.fingerprint) return undefined;
  const [old, fresh] = [before.dueNow.total, now.dueNow.total];
  if (old.amount !== fresh.amount) return l.t('quoteChanged', { before: l.money(old), now: l.money(fresh) });
  return l.t('quoteChangedOtherwise');
}

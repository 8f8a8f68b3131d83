import type { CatalogPlan } from '../../../../api/schemas/storefront/catalog.js';
import type { Subscription, SubscriptionRatePlan } from '../../../../api/schemas/storefront/subscriptions.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import type { PlansAccountMessages } from '../../../../generated/locales/plans-account.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import { heldPriceText, heldQuantity } from '../../subscriptions/held-price.js';
import type { SubscriptionsLocalizer } from '../../subscriptions/status-summary.js';
import { unitsText } from '../plan-card.js';

export interface HeldTextLocalizers {
  readonly l: FullLocalizer<PlansAccountMessages>;
  readonly plans: Localizer<PlansMessages>;
  readonly prices: SubscriptionsLocalizer;
}

/** Returns what the account has: quantity and price, for example "5 seats, $74.00 per month". Without a single price, shows the next bill. */
export function heldText(
  subscription: Subscription,
  held: SubscriptionRatePlan,
  { quantity: rule }: CatalogPlan,
  { l, plans, prices }: HeldTextLocalizers,
): string {
  const { nextBill } = subscription;
  const quantity = heldQuantity(held);
  const units = rule && quantity !== undefined ? unitsText(plans, rule, quantity) : undefined;
  const price =
    heldPriceText(subscription, held, prices) ??
    (nextBill && l.t('nextBill', { amount: l.money(nextBill.total), date: l.date(nextBill.date) }));
  return units && price ? l.t('held', { units, price }) : (units ?? price ?? '');
}

import type { CatalogPlan } from '../../../../api/schemas/storefront/catalog.js';
import type { Subscription, SubscriptionRatePlan } from '../../../../api/schemas/storefront/subscriptions.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import type { PlansAccountMessages } from '../../../../generated/locales/plans-account.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import { currentPriceText, currentQuantity } from '../../subscriptions/current-price.js';
import type { SubscriptionsLocalizer } from '../../subscriptions/status-summary.js';
import { unitsText } from '../plan-card.js';

interface CurrentPlanLocalizers {
  readonly l: FullLocalizer<PlansAccountMessages>;
  readonly plans: Localizer<PlansMessages>;
  readonly prices: SubscriptionsLocalizer;
}

/** Returns what the account has: quantity and price, for example "5 seats, $74.00 per month". Without a single price, shows the next bill. */
export function currentPlanText(
  subscription: Subscription,
  currentPlan: SubscriptionRatePlan,
  { quantity: rule }: CatalogPlan,
  { l, plans, prices }: CurrentPlanLocalizers,
): string {
  const { nextBill } = subscription;
  const quantity = currentQuantity(currentPlan);
  const units = rule && quantity !== undefined ? unitsText(plans, rule, quantity) : undefined;
  const price =
    currentPriceText(subscription, currentPlan, prices) ??
    (nextBill && l.t('nextBill', { amount: l.money(nextBill.total), date: l.date(nextBill.date) }));
  return units && price ? l.t('unitsAndPrice', { units, price }) : (units ?? price ?? '');
}

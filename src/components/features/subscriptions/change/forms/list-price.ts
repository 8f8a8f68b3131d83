import { discountedTotal } from '../../../../../api/pricing/plan-totals.js';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import { listPrice } from '../../../plans/offer.js';
import { PERIOD_MESSAGES } from '../../period-messages.js';
import type { FormContext } from '../change-form.js';

/**
 * Returns the list price of a plan as text. If there is no single price, returns a text about how the price is calculated. Undefined if the plan has
 * no recurring charge.
 */
export function listPriceText(
  plan: CatalogPlan,
  quantity: number | undefined,
  { l, subscriptionsLocalizer }: Pick<FormContext, 'l' | 'subscriptionsLocalizer'>,
): string | undefined {
  const price = listPrice(plan, quantity, discountedTotal);
  if (price?.period === 'free') return l.t('free');
  if (!price) {
    if (plan.charges.some(({ type }) => type === 'Recurring')) return subscriptionsLocalizer.t('perTier');
    return plan.charges.some(({ type }) => type === 'Usage') ? subscriptionsLocalizer.t('perUse') : undefined;
  }
  // The price of the whole billing period: a yearly price is not split into months.
  const amount = l.money(price.billedAmount ?? price.shownAmount);
  const word = price.period === 'once' ? 'once' : PERIOD_MESSAGES.get(plan.billingPeriod ?? '');
  return word ? subscriptionsLocalizer.t(word, { price: amount }) : amount;
}

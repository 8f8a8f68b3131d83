import { html, type TemplateResult } from 'lit';
import type { SubscriptionCharge, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';
import { PERIOD_MESSAGES } from './period-messages.js';
import type { SubscriptionsLocalizer } from './status-summary.js';

/** Renders the charges of a subscription with their prices. */
export function renderCharges(plans: readonly SubscriptionRatePlan[], l: SubscriptionsLocalizer): TemplateResult[] {
  return plans.flatMap((plan) =>
    plan.charges.map(
      (charge) =>
        html`<div part="row">
          <dt><bdi>${chargeName(plan, charge, l)}</bdi></dt>
          <dd class="figure">${chargePriceText(charge, l)}</dd>
        </div>`,
    ),
  );
}

/** Returns the name of a charge, with the add-on's name because the heading does not show it. */
function chargeName(
  { addOn, productName, charges }: SubscriptionRatePlan,
  { name }: SubscriptionCharge,
  l: SubscriptionsLocalizer,
): string {
  if (!addOn || name === productName) return name;
  return charges.length === 1 ? productName : l.t('ofPlan', { plan: productName, charge: name });
}

function chargePriceText(
  { price, discountPercent, quantity, model, type, billingPeriod, endDate }: SubscriptionCharge,
  l: SubscriptionsLocalizer,
): string {
  const ending = (text: string): string => (endDate ? l.t('until', { price: text, date: l.date(endDate) }) : text);
  if (discountPercent !== undefined) return ending(l.t('percentOff', { percent: l.number(discountPercent) }));
  if (type === 'Usage') return l.t('perUse');
  // Tiered and volume charges have no single price.
  if (!price) return ending(quantity ? l.t('eachTier', { quantity: l.number(quantity) }) : l.t('perTier'));
  const money = l.money(price);
  const counted = model === 'PerUnit' && quantity ? l.t('each', { quantity: l.number(quantity), price: money }) : money;
  const word = type === 'OneTime' ? 'once' : PERIOD_MESSAGES.get(billingPeriod ?? '');
  return ending(word ? l.t(word, { price: counted }) : counted);
}

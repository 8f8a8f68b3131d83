import { html, nothing, type TemplateResult } from 'lit';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import { withQuery } from '../../primitives/safe-link.js';
import { mainPlanOf, mainPlansOf } from '../owned-plans/main-plan.js';
import { isBankAccount } from '../payment/is-bank-account.js';
import { openerKey } from '../tasks/task-controller.js';
import { actionsOf, type SubscriptionAction } from './actions.js';
import { renderCharges } from './charges.js';
import { renderScheduledChanges } from './scheduled-changes.js';
import { hasNotEnded, statusSummary, type SubscriptionsLocalizer } from './status-summary.js';

/** Data and actions of a card, apart from its subscription. */
export interface CardView {
  readonly l: SubscriptionsLocalizer;
  readonly today: IsoDate | undefined;
  /** Address of the sign-up page. Without it, there is no link to buy the plans again. */
  readonly signUpHref: string | undefined;
  /** True while this task is loading. */
  readonly isLoading: (flow: string, number: string) => boolean;
  readonly open: (flow: string, number: string) => void;
  /** Renders earlier and scheduled versions. */
  readonly history: (subscription: Subscription) => TemplateResult;
}

/** Renders a subscription: name, status, charges, scheduled changes and actions. */
export function renderCard(subscription: Subscription, view: CardView): TemplateResult {
  const { l, today } = view;
  const { subscriptionNumber, ratePlans, startDate, scheduled } = subscription;
  const { label, tone, sentences } = statusSummary(subscription, today, l);
  return html`<article class="subscription" aria-label=${l.t('number', { number: subscriptionNumber })}>
    <header>
      <h3 class="plan-name" part="plan-name"><bdi>${subscriptionName(subscription)}</bdi></h3>
      <p class="status ${tone}" part="status">${label}</p>
      <p class="standing" part="standing">${sentences.join(' ')}</p>
      <p class="facts">
        <span class="number">${subscriptionNumber}</span>
        <span>${l.t('since', { date: l.date(startDate) })}</span>
      </p>
    </header>
    <dl class="rows">${renderCharges(ratePlans, l)}</dl>
    ${renderBilling(subscription, l)}
    ${renderScheduledChanges(scheduled ?? [], l, (flow, change) => renderUndo(flow, change, subscriptionNumber, view))}
    ${renderActions(subscription, view)} ${view.history(subscription)}
  </article>`;
}

/** Returns the product names of a subscription without add-ons and discounts; its number if it has no products. */
export function subscriptionName(subscription: Subscription): string {
  const names = mainPlansOf(subscription).map(({ productName }) => productName);
  return [...new Set(names)].join(' + ') || subscription.subscriptionNumber;
}

function renderBilling(subscription: Subscription, l: SubscriptionsLocalizer): TemplateResult | typeof nothing {
  const { nextBill, chargedThroughDate, paymentMethod } = subscription;
  const row = (label: string, text: string): TemplateResult =>
    html`<div part="row">
      <dt>${label}</dt>
      <dd class="figure">${text}</dd>
    </div>`;
  const bill = nextBill
    ? l.t('billOn', { amount: l.money(nextBill.total), date: l.date(nextBill.date) })
    : isBilledAgain(subscription) && chargedThroughDate
      ? l.date(chargedThroughDate)
      : undefined;
  if (bill === undefined && !paymentMethod) return nothing;
  return html`<dl class="rows dates">
    ${bill === undefined ? nothing : row(l.t('nextBill'), bill)}${paymentMethod ? row(l.t('paidWith'), methodLabel(paymentMethod, l)) : nothing}
  </dl>`;
}

/** True if the subscription will be billed again although the gateway does not know the next bill. */
function isBilledAgain({ status, termType, termEndDate, autoRenew, chargedThroughDate, endDate }: Subscription): boolean {
  if (!hasNotEnded({ status }) || status === 'Suspended') return false;
  const end = endDate ?? (termType === 'EVERGREEN' || autoRenew !== false ? undefined : termEndDate);
  return !end || !chargedThroughDate || chargedThroughDate < end;
}

function methodLabel(method: PaymentMethodSummary, l: SubscriptionsLocalizer): string {
  const { type, brand, lastDigits } = method;
  if (!lastDigits) return brand ?? type;
  return isBankAccount(method)
    ? l.t('methodAccount', { digits: lastDigits })
    : l.t('methodCard', { brand: brand ?? l.t('card'), digits: lastDigits });
}

function renderActions(subscription: Subscription, view: CardView): TemplateResult | typeof nothing {
  const { l, signUpHref } = view;
  const { visible, more } = actionsOf(subscription);
  const again = hasNotEnded(subscription) ? undefined : buyAgainHref(subscription, signUpHref);
  if (visible.length === 0 && !again) return nothing;
  const button = (action: SubscriptionAction): TemplateResult => renderAction(action, subscription.subscriptionNumber, view);
  return html`<div class="actions" part="actions">
    ${again ? html`<a class="button" part="action" href=${again}>${l.t('again')}</a>` : nothing} ${visible.map(button)}
    ${
      more.length > 0
        ? html`<details class="more">
            <summary class="button">${l.t('more')}</summary>
            <div class="actions">${more.map(button)}</div>
          </details>`
        : nothing
    }
  </div>`;
}

function renderAction({ flow, message }: SubscriptionAction, number: string, { l, open, isLoading }: CardView): TemplateResult {
  return html`<button
    class="button"
    part="action"
    type="button"
    data-opens=${openerKey(flow, number)}
    aria-busy=${isLoading(flow, number) ? 'true' : 'false'}
    @click=${() => open(flow, number)}
  >
    ${l.t(message)}
  </button>`;
}

function renderUndo(flow: string, change: string, number: string, { l, open, isLoading }: CardView): TemplateResult {
  return html`<button
    class="button link"
    part="undo"
    type="button"
    data-opens=${openerKey(flow, number)}
    aria-label=${l.t('undoThis', { change })}
    aria-busy=${isLoading(flow, number) ? 'true' : 'false'}
    @click=${() => open(flow, number)}
  >
    ${l.t('undo')}
  </button>`;
}

/** Returns a link that buys the same plans again. Subscriptions that have ended cannot be resumed. */
function buyAgainHref(subscription: Subscription, signUpHref: string | undefined): string | undefined {
  const { ratePlans, currency } = subscription;
  const plan = mainPlanOf(subscription);
  if (!plan || plan.addOn) return undefined;
  return withQuery(signUpHref, {
    plan: plan.productRatePlanId,
    quantity: plan.quantity,
    'add-on': ratePlans.filter(({ addOn }) => addOn).map(({ productRatePlanId, quantity = 1 }) => `${productRatePlanId}:${quantity}`),
    currency,
  });
}

import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../api/schemas/storefront/catalog.js';
import type { AddOnChoice } from '../../../events/storefront-plan-select.js';
import type { TaskTarget } from '../../../events/storefront-open-task.js';
import { FullLocalizer, type LocaleSettings } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import { plansAccountMessages } from '../../../../generated/locales/plans-account.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import { subscriptionsMessages } from '../../../../generated/locales/subscriptions.js';
import type { Connection } from '../../connection/connection.js';
import { existingFor, type ExistingSubscription } from '../../owned-plans/existing-subscription.js';
import { OwnedPlans } from '../../owned-plans/owned-plans.js';
import { currentBillingPeriod, currentQuantity } from '../../subscriptions/current-price.js';
import { changePlanFlow, taskLink } from '../../tasks/task-link.js';
import type { Offer } from '../offer.js';
import { periodName } from '../period-text.js';
import type { CardDetails } from '../plan-card.js';
import type { PlansAttributes } from '../plans-attributes.js';
import { currentPlanText } from './current-plan-text.js';

type Host = LitElement & PlansAttributes;

/** Maximum time that the first render waits for the account's subscriptions, in milliseconds. */
const FIRST_RENDER_TIMEOUT = 1500;

/** Offer of a card, with the state that its content depends on. */
interface AccountCard extends Required<Offer> {
  readonly quantity: number | undefined;
  /** Returns the chosen add-ons. */
  readonly addOns: () => readonly AddOnChoice[];
}

/** True if the account has an earlier version of the plan, which is no longer sold: the same product for the same billing period. */
function isVersionOf({ product, plan }: Required<Offer>, { currentPlan }: ExistingSubscription): boolean {
  return currentPlan.productName === product.name && currentBillingPeriod(currentPlan) === plan.billingPeriod;
}

/** Shows which plan the signed-in account has, and leads to changes of it. Loaded only with a session. */
export class AccountPlans {
  readonly #host: Host;
  readonly #plans: Localizer<PlansMessages>;
  readonly #owned: OwnedPlans;
  readonly #l;
  readonly #prices;
  #isPatient = true;

  private constructor(host: Host, connection: Connection, plans: Localizer<PlansMessages>) {
    this.#host = host;
    this.#plans = plans;
    this.#owned = new OwnedPlans(host, connection, () => connection.session === 'active');
    const settings = (): LocaleSettings => ({ locale: plans.locale, overrides: connection.storefront?.messages });
    this.#l = new FullLocalizer(host, plansAccountMessages, settings);
    this.#prices = new FullLocalizer(host, subscriptionsMessages, settings);
    setTimeout(() => {
      this.#isPatient = false;
      host.requestUpdate();
    }, FIRST_RENDER_TIMEOUT);
  }

  /** True while the first render waits for the account's subscriptions. */
  get isLoading(): boolean {
    return this.#isPatient && this.#owned.status === 'loading';
  }

  /** Resolves once the messages are loaded, so that the texts of a card do not change later. */
  static async create(host: Host, connection: Connection, plans: Localizer<PlansMessages>): Promise<AccountPlans> {
    const language = plans.locale.split('-')[0] ?? '';
    await Promise.allSettled([plansAccountMessages.translations[language]?.(), subscriptionsMessages.translations[language]?.()]);
    return new AccountPlans(host, connection, plans);
  }

  /** Returns the subscription that the customer can keep or change instead of buying this plan. */
  #existing({ productRatePlanId }: CatalogPlan): ExistingSubscription | undefined {
    const existing = existingFor(this.#owned, productRatePlanId);
    return existing?.isOfFamily ? existing : undefined;
  }

  /** Returns the quantity that the account has. Undefined if it can neither keep nor switch to the plan. */
  quantityOf(plan: CatalogPlan): number | undefined {
    const existing = this.#existing(plan);
    return existing && (existing.isSamePlan || existing.canSwitch) ? currentQuantity(existing.currentPlan) : undefined;
  }

  /** Returns the content of a card. Undefined if the account has no subscription of the product family. */
  card(card: AccountCard): CardDetails | undefined {
    const existing = this.#existing(card.plan);
    if (!existing) return undefined;
    return existing.isSamePlan || isVersionOf(card, existing) ? this.#currentCard(card, existing) : this.#otherCard(card, existing);
  }

  #currentCard({ product, plan }: AccountCard, { subscription, currentPlan }: ExistingSubscription): CardDetails {
    const badge = this.#l.t('current');
    // In a radio group, the plan stays an option like the others.
    if (this.#host.selectable) return { badge };
    const text = currentPlanText(subscription, currentPlan, plan, { l: this.#l, plans: this.#plans, prices: this.#prices });
    return {
      badge,
      currentPlan: html`<p>${text}</p>`,
      action: () => html`${this.#link({ section: 'subscriptions' }, this.#l.t('manage', { product: product.name }), 'button')}`,
    };
  }

  #otherCard(card: AccountCard, { subscription, currentPlan, canSwitch, allowsSecond }: ExistingSubscription): CardDetails {
    const { product, plan, quantity, addOns } = card;
    const isSameProduct = currentPlan.productName === product.name;
    const currentPeriod = isSameProduct ? currentBillingPeriod(currentPlan) : undefined;
    const badge =
      currentPeriod === undefined ? {} : { badge: this.#l.t('currentPeriod', { period: periodName(this.#plans, currentPeriod) }) };
    const switchTo = canSwitch && !this.#host.selectable;
    if (!switchTo) return badge;
    const { productRatePlanId, billingPeriod } = plan;
    const name =
      isSameProduct && billingPeriod
        ? this.#l.t('planPeriod', { product: product.name, period: periodName(this.#plans, billingPeriod) })
        : product.name;
    const task = {
      section: 'subscriptions',
      flow: changePlanFlow(productRatePlanId, plan.quantity && quantity),
      subject: subscription.subscriptionNumber,
    };
    const link = (look: string): TemplateResult | undefined => this.#link(task, this.#l.t('switchTo', { plan: name }), look);
    if (!link('')) return badge;
    const { onSecond } = this.#host;
    const addSecond = (): void => onSecond?.({ productRatePlanId, ...(plan.quantity ? { quantity } : {}) }, addOns());
    const second =
      allowsSecond && onSecond
        ? html`<button class="button link" type="button" @click=${addSecond}>${this.#l.t('second')}</button>`
        : nothing;
    return { ...badge, action: ({ isPrimary }) => html`${link(isPrimary ? 'button primary' : 'button')}${second}` };
  }

  #link(task: TaskTarget, label: string, look: string): TemplateResult | undefined {
    return taskLink({ host: this.#host, accountHref: this.#host.accountHref, task, label, look });
  }
}

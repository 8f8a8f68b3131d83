import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { Subscriptions, SubscriptionsRequest } from '../../../api/schemas/storefront/subscriptions.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import { TaskPlace } from '../tasks/task-place.js';
import { renderCard, type CardView } from './card.js';
import { flowUnderWay } from './kept-change.js';
import { LazyHistory } from './lazy-history.js';
import { subscriptionsMessages, type SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';
import { SAMPLE } from './sample.js';
import { isLive } from './standing.js';
import { styles } from './subscriptions.styles.js';

/**
 * @summary What the person has subscribed to: plan, standing, price, next bill, what is planned, and every change that can be made.
 *
 * @csspart section - One subscription.
 * @csspart plan-name - Name of its product.
 * @csspart status - Its status, in words.
 * @csspart standing - What is to come of it, in sentences.
 * @csspart row - One charge, or one date.
 * @csspart planned - What is agreed and not yet in force.
 * @csspart actions - What can be done with it.
 * @csspart action - One of these buttons.
 * @csspart history - Past and coming versions, behind a press.
 * @csspart task - A change, in place of the list.
 * @csspart quote - What a change comes to.
 * @csspart cta - The button that confirms it.
 * @cssstate empty - There is no subscription yet.
 * @cssstate task - A change is being chosen.
 * @cssstate submitting - A change was confirmed, and its answer is awaited.
 * @cssstate checking - A change was confirmed, and nobody knows yet what became of it.
 * @cssstate conflict - What a change was about is another by now; it is asked again.
 * @cssstate refused - A change was not made.
 * @cssstate done - A change was made.
 * @event {StorefrontReadyEvent} storefront-ready - The subscriptions are shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - They could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A change is opened, or the list is shown again.
 * @event {StorefrontBeforeChangeEvent} storefront-before-change - A change was confirmed and is about to be sent; can be canceled.
 * @event {StorefrontSubscriptionChangeEvent} storefront-subscription-change - A subscription was changed.
 */
export class StorefrontSubscriptions extends AccountSection<SubscriptionsRequest, Subscriptions, SubscriptionsMessages> {
  static override readonly tag = 'storefront-subscriptions';
  static override styles = [AccountSection.styles, rows, styles];

  protected override readonly tasks = new TaskPlace<Subscriptions>(this, async (flow, opening) => {
    const { openChange } = await import('./change/open-change.js');
    return openChange(flow, opening, {
      host: this,
      connection: this.connection,
      words: this.l,
      data: () => this.shown,
      signInHref: () => this.signInHref,
      onSignIn: () => void this.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  });
  readonly #history = new LazyHistory(this, this.connection, this.l);
  #looked = false;

  /** How many subscriptions to keep room for while loading. */
  @property({ type: Number, attribute: 'expected-subscriptions' }) expectedSubscriptions = 1;
  /** Where people sign up; a subscription that has ended then has a link to buy the same again. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Another payment form than the billing platform's, for new payment methods. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapter | undefined;
  /** A task to open: `change-plan`, `change-quantity`, `change-add-ons`, `pause`, `resume`, `cancel`, `renew`, `set-renewal`, `convert-trial` or `set-payment-method`. */
  @property() flow: string | undefined;
  /** Number of the subscription that `flow` is about; not needed where there is only one. */
  @property() subscription: string | undefined;

  constructor() {
    super(subscriptionsMessages, listSubscriptions, () => ({ locale: this.l.locale }));
  }

  protected override isEmpty({ subscriptions }: Subscriptions): boolean {
    return subscriptions.length === 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#follow();
  }

  protected override renderContent({ subscriptions, today }: Subscriptions): TemplateResult {
    if (subscriptions.length === 0) return html`<p class="empty">${this.l.t('empty')}</p>`;
    const view: CardView = {
      l: this.l,
      today,
      signUpHref: this.signUpHref,
      isComing: (flow, number) => this.tasks.isComing(flow, number),
      open: (flow, number) => void this.tasks.open(flow, number),
      history: (subscription) => this.#history.render(subscription),
    };
    return html`<ul class="subscriptions">
      ${subscriptions.map((subscription) => html`<li part="section">${renderCard(subscription, view)}</li>`)}
    </ul>`;
  }

  protected override sample(): Subscriptions {
    return { subscriptions: Array.from({ length: Math.max(1, this.expectedSubscriptions) }, () => SAMPLE) };
  }

  /** Opens what the page asks for, and what was under way when the page was left, once it is known what there is. */
  #follow(): void {
    const { data } = this;
    const { store } = this.connection;
    if (!data || !store) return;
    if (!this.#looked) {
      this.#looked = true;
      for (const { subscriptionNumber } of data.subscriptions) {
        const flow = flowUnderWay(this, store, subscriptionNumber);
        if (flow) void this.tasks.open(flow, subscriptionNumber, false);
      }
    }
    const { flow, subscription = onlyOne(data) } = this;
    if (!flow || subscription) this.tasks.follow(flow || undefined, flow ? subscription : undefined);
  }
}

/** The number of the one that a task without a number is about. */
function onlyOne({ subscriptions }: Subscriptions): string | undefined {
  const live = subscriptions.filter(isLive);
  return live.length === 1 ? live[0]?.subscriptionNumber : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-subscriptions': StorefrontSubscriptions;
  }
}

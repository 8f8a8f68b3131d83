import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { Subscriptions, SubscriptionsRequest } from '../../../api/schemas/storefront/subscriptions.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { TaskController } from '../tasks/task-controller.js';
import { TaskRequests } from '../tasks/task-requests.js';
import { renderCard, type CardView } from './card.js';
import { FurtherPages } from './further-pages.js';
import { pendingFlow } from './pending-change.js';
import { LazyHistory } from './lazy-history.js';
import { subscriptionsMessages, type SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';
import { SAMPLE_SUBSCRIPTION } from './sample-subscription.js';
import { hasNotEnded } from './status-summary.js';
import { styles } from './subscriptions.styles.js';

/** Task of a subscription, as named in the attribute `flow`. */
export type SubscriptionFlow =
  | 'change-plan'
  | 'change-quantity'
  | 'change-add-ons'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'renew'
  | 'set-renewal'
  | 'convert-trial'
  | 'set-payment-method';

/** Plan change with a preselected rate plan: `change-plan:<id>` or `change-plan:<id>:<quantity>`. */
export type PreselectedPlanFlow = `change-plan:${string}`;

/**
 * @summary Subscriptions of the account, with plan, status, price, next bill and scheduled changes. Customers can make all changes that the gateway
 * allows.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart section - Subscription.
 * @csspart plan-name - Product name of a subscription.
 * @csspart status - Status label.
 * @csspart standing - Sentences about what happens next.
 * @csspart row - Row with a charge or a date.
 * @csspart planned - Scheduled changes.
 * @csspart undo - Button that undoes a scheduled change.
 * @csspart actions - Buttons of a subscription.
 * @csspart action - Button of a subscription, or a secondary button of a task.
 * @csspart more - Button that shows further subscriptions of a long list.
 * @csspart history - Earlier and scheduled versions; closed at first.
 * @csspart entry - Version in the history.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart choice - Option of a task, such as a plan or a day.
 * @csspart quantity - Quantity stepper.
 * @csspart coupon - Field for a coupon.
 * @csspart offers - Retention offers, shown before a cancellation.
 * @csspart offer - Button that accepts a retention offer.
 * @csspart payment-options - Choice of a payment method.
 * @csspart payment-option - Payment method in that choice.
 * @csspart quote - Cost of a change, line by line.
 * @csspart due-now - Bill that is due immediately.
 * @csspart next - Next bill.
 * @csspart product - Product name above the lines of a bill.
 * @csspart line - Line of a bill.
 * @csspart why - Explanation of an amount.
 * @csspart total - Sum of a bill.
 * @csspart done - Result of a change.
 * @csspart cta - Button that confirms a change, or signs in.
 * @cssstate empty - There is no subscription yet.
 * @cssstate task - A change is open.
 * @cssstate submitting - A change was sent; waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened; the new data is shown for confirmation.
 * @cssstate refused - A change was refused; nothing was changed.
 * @cssstate done - A change was made.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, done or closed.
 * @event {StorefrontBeforeChangeEvent} storefront-before-change - The user confirmed a change; it is not sent yet. Cancelable.
 * @event {StorefrontSubscriptionChangeEvent} storefront-subscription-change - Fired when a subscription was changed.
 */
export class StorefrontSubscriptions extends AccountSection<SubscriptionsRequest, Subscriptions, SubscriptionsMessages> {
  static override readonly tag = 'storefront-subscriptions';
  static override styles = [AccountSection.styles, rows, styles];

  protected override readonly tasks = new TaskController<Subscriptions>(
    this,
    async (flow, opening) => {
      const { openChangeTask } = await import('./change/open-change.js');
      return openChangeTask(flow, opening, {
        host: this,
        connection: this.connection,
        subscriptionsLocalizer: this.l,
        data: () => this.shownData,
        signInHref: () => this.signInHref,
        onSignIn: () => void this.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
      });
    },
    (number) => this.#pendingFlow(number),
  );
  readonly #history = new LazyHistory(this, this.connection, this.l);
  readonly #further = new FurtherPages(this, this.connection, this.l);
  #hasResumed = false;
  /** Task that another element requested before the subscriptions were loaded. */
  #requestedTask: { readonly flow: string; readonly subject: string | undefined } | undefined;

  /** Number of subscriptions to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-subscriptions' }) expectedSubscriptions = 1;
  /** Payment form to use instead of the billing platform's. Default: the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
  /** Task to open. `change-plan:<id>:<quantity>` preselects a rate plan; the quantity is optional. */
  @property() flow: SubscriptionFlow | PreselectedPlanFlow | undefined;
  /** Number of the subscription for `flow`. Not needed if there is only one. */
  @property() subscription: string | undefined;

  constructor() {
    super(subscriptionsMessages, listSubscriptions, () => ({ locale: this.l.locale, paged: 'true' }));
    new TaskRequests(this, ({ section, flow, subject }) => {
      // Inside an account, the account opens the task.
      if (this.onTask || section !== 'subscriptions' || !flow) return;
      this.#requestedTask = { flow, subject };
      this.requestUpdate();
    });
  }

  /** The first page and the further pages that are shown. */
  protected override get data(): Subscriptions | undefined {
    const first = super.data;
    return first && this.#further.join(first);
  }

  override async refresh(): Promise<void> {
    await Promise.all([super.refresh(), this.#further.refresh()]);
  }

  protected override announcement(): string {
    return this.#further.announcement;
  }

  protected override isEmpty({ subscriptions }: Subscriptions): boolean {
    return subscriptions.length === 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#follow();
  }

  protected override renderContent(data: Subscriptions): TemplateResult {
    const { subscriptions, today } = data;
    if (subscriptions.length === 0) return html`<p class="empty">${this.l.t('empty')}</p>`;
    const view: CardView = {
      l: this.l,
      today,
      signUpHref: this.signUpHref,
      isLoading: (flow, number) => this.tasks.isLoading(flow, number),
      open: (flow, number) => void this.tasks.open(flow, number),
      history: (subscription) => this.#history.render(subscription),
    };
    return html`<ul class="subscriptions">
        ${subscriptions.map((subscription) => html`<li part="section">${renderCard(subscription, view)}</li>`)}
      </ul>
      ${this.#further.render(data)}`;
  }

  protected override sample(): Subscriptions {
    return { subscriptions: Array.from({ length: Math.max(1, this.expectedSubscriptions) }, () => SAMPLE_SUBSCRIPTION) };
  }

  /** Opens the requested task. The first call also reopens a task that was in progress before a reload. */
  #follow(): void {
    const { data } = this;
    if (!data || !this.connection.store) return;
    if (!this.#hasResumed) {
      this.#hasResumed = true;
      for (const { subscriptionNumber } of data.subscriptions) {
        const flow = this.#pendingFlow(subscriptionNumber);
        if (flow) void this.tasks.open(flow, subscriptionNumber, 'reload');
      }
    }
    const requested = this.#requestedTask;
    this.#requestedTask = undefined;
    if (requested) void this.tasks.open(requested.flow, requested.subject);
    const { flow, subscription = onlyLiveNumber(data) } = this;
    const isShown = data.subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === subscription);
    // The subscription may be on a later page. This runs again when the page is there.
    if (flow && this.subscription && !isShown && this.#further.showMore(data)) return;
    if (!flow || subscription) this.tasks.follow(flow || undefined, flow ? subscription : undefined);
  }

  /** Returns the task of a change of this subscription whose outcome is unknown. */
  #pendingFlow(number: string): string | undefined {
    const { store } = this.connection;
    return store && pendingFlow(this, store, number);
  }
}

/** Returns the number of the subscription if exactly one has not ended. */
function onlyLiveNumber({ subscriptions }: Subscriptions): string | undefined {
  const live = subscriptions.filter(hasNotEnded);
  return live.length === 1 ? live[0]?.subscriptionNumber : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-subscriptions': StorefrontSubscriptions;
  }
}

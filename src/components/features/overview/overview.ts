import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../../api/operations/storefront/payments.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { Subscription, Subscriptions, SubscriptionsRequest } from '../../../api/schemas/storefront/subscriptions.js';
import { StorefrontOpenTaskEvent, type TaskTarget } from '../../events/storefront-open-task.js';
import { alertIcon } from '../../primitives/icons.js';
import { price, priceStyles } from '../../primitives/price.js';
import { withQuery } from '../../primitives/safe-link.js';
import { AccountSection } from '../account-section/account-section.js';
import { Resource } from '../connection/resource.js';
import { FirstView } from '../first-view/first-view.js';
import { mainPlanOf } from '../owned-plans/main-plan.js';
import { Permissions } from '../permissions/permissions.js';
import { overviewMessages, type OverviewMessages } from '../../../generated/locales/overview.js';
import { attentionItems, dueInvoices, methodName, planName, type OverviewData, type AttentionItem } from './attention-items.js';
import { nextBillOf, type NextBill } from './next-bill.js';
import { styles } from './overview.styles.js';
import { isCurrent, statusSummary } from './subscription-status.js';

const SAMPLE_SUBSCRIPTION: Subscription = {
  subscriptionNumber: 'A-S00000000',
  status: 'Active',
  currency: 'USD',
  startDate: '2026-01-31',
  termType: 'EVERGREEN',
  nextBill: { date: '2026-10-31', total: { amount: '100.00', currency: 'USD' } },
  ratePlans: [{ productRatePlanId: 'plan', productName: 'Product', ratePlanName: 'Plan', charges: [] }],
};

/** Sample data of a typical account, for the placeholder. */
const SAMPLE_SUBSCRIPTIONS: Subscriptions = { subscriptions: [SAMPLE_SUBSCRIPTION] };
const SAMPLE_BILL: NextBill = { date: '2026-10-31', total: { amount: '100.00', currency: 'USD' } };
const SAMPLE_METHOD: PaymentMethodSummary = { type: 'CreditCard', brand: 'Visa', lastDigits: '0000' };

/**
 * @summary Summary of the account: subscriptions, the next payment, and actions needed, each linked to the task that resolves it.
 *
 * @csspart notice - Action that is needed, or another message.
 * @csspart row - Subscription.
 * @cssstate empty - There is no subscription yet.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user opened a task of another section.
 */
export class StorefrontOverview extends AccountSection<SubscriptionsRequest, Subscriptions, OverviewMessages> {
  static override readonly tag = 'storefront-overview';
  static override styles = [AccountSection.styles, priceStyles, styles];

  readonly #permissions = new Permissions(this, this.connection);
  readonly #upcoming = this.#createResource(getUpcoming, 'invoices:read', {});
  readonly #open = this.#createResource(listInvoices, 'invoices:read', { status: 'open' as const });
  readonly #methods = this.#createResource(listPaymentMethods, 'payment-methods:read', {});
  readonly #others = [this.#upcoming, this.#open, this.#methods];

  /** URL of the account page. If set, the actions link to this page with `section`, `flow` and `subject` in the query. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;

  constructor() {
    super(overviewMessages, listSubscriptions, () => ({ locale: this.l.locale, paged: 'true' }));
    new FirstView(this, this.connection, () => this.l.locale);
  }

  override async refresh(): Promise<void> {
    await Promise.all([super.refresh(), ...this.#others.map((resource) => resource.refresh())]);
  }

  protected override get isWaiting(): boolean {
    return (
      this.#permissions.isLoading ||
      this.#others.some(
        (resource) =>
          resource.snapshot.status === 'loading' &&
          // The upcoming bills of many subscriptions take longer. Their place shows a placeholder meanwhile.
          !(resource === this.#upcoming && this.data?.nextCursor !== undefined) &&
          this.#permissions.can(resource === this.#methods ? 'payment-methods:read' : 'invoices:read'),
      )
    );
  }

  protected override get isUpdating(): boolean {
    return super.isUpdating || this.#others.some(({ snapshot }) => snapshot.stale);
  }

  protected override isEmpty({ subscriptions }: Subscriptions): boolean {
    return subscriptions.length === 0;
  }

  protected override sample(): Subscriptions {
    return SAMPLE_SUBSCRIPTIONS;
  }

  protected override renderContent({ subscriptions, today }: Subscriptions): TemplateResult {
    const { l } = this;
    const current = subscriptions.filter(isCurrent);
    const bill = nextBillOf(current, this.#upcoming.snapshot.data?.bills);
    const { paymentMethods: methods, paysOnInvoice } = this.#methods.snapshot.data ?? {};
    // The placeholder shows only sample data, even if some data is already loaded.
    const isSample = subscriptions === SAMPLE_SUBSCRIPTIONS.subscriptions;
    const open = this.#open.snapshot.data?.invoices;
    const data: OverviewData = { subscriptions: current, today, open, methods, needsMethod: bill !== undefined && paysOnInvoice !== true };
    const items = isSample ? [] : attentionItems(data, l);
    // An amount that is due now comes before the next payment.
    const isDue = !isSample && dueInvoices(data).length > 0;
    const nextBill = isSample
      ? this.#renderNextBill(SAMPLE_BILL, SAMPLE_METHOD)
      : this.#renderNextBill(
          bill,
          methods?.find(({ isDefault }) => isDefault),
        );
    const list =
      items.length > 0
        ? html`<section class="attention">
            <h3>${l.t('needs')}</h3>
            <ul>
              ${items.map((item) => html`<li>${this.#renderItem(item)}</li>`)}
            </ul>
          </section>`
        : nothing;
    if (subscriptions.length === 0)
      return html`<p class="empty">${l.t('empty')}</p>
        ${list}`;
    return html`<div class="overview">
      ${list} ${this.#permissions.can('invoices:read') && !isDue ? nextBill : nothing}
      <section class="plans">
        <h3>${l.t('have')}</h3>
        <ul>
          ${current.map((subscription) => this.#renderSubscription(subscription))}
        </ul>
      </section>
    </div>`;
  }

  /** Creates a resource for data other than the subscriptions. The data is fetched if the session has the scope. */
  #createResource<Input, Output>(
    row: ConstructorParameters<typeof Resource<Input, Output>>[2],
    scope: string,
    input: Input,
  ): Resource<Input, Output> {
    return new Resource(this, this.connection, row, () =>
      this.connection.storefront?.session === 'active' && !this.#permissions.isLoading && this.#permissions.can(scope) ? input : undefined,
    );
  }

  #renderItem({ kind, text, due, reason, label, task }: AttentionItem): TemplateResult {
    const href = withQuery(this.accountHref, { section: task.section, flow: task.flow, subject: task.subject });
    const classes = due ? 'button primary' : 'button';
    return html`<div class="notice ${kind}" part="notice">
      ${kind === 'warning' ? alertIcon : nothing}
      <div class="message">
        <p class=${due ? 'due' : nothing}>${text}</p>
        ${reason === undefined ? nothing : html`<p>${reason}</p>`}
      </div>
      ${
        href === undefined
          ? html`<button class=${classes} type="button" @click=${() => this.#openTask(task)}>${label}</button>`
          : html`<a class=${classes} href=${href}>${label}</a>`
      }
    </div>`;
  }

  #openTask(task: TaskTarget): void {
    this.dispatchEvent(new StorefrontOpenTaskEvent(task));
  }

  #renderNextBill(bill: NextBill | undefined, method: PaymentMethodSummary | undefined): TemplateResult {
    const { l } = this;
    const { data, error, status } = this.#upcoming.snapshot;
    if (!bill && status === 'loading') {
      return html`<div class="ghost" aria-hidden="true" inert>${this.#renderNextBill(SAMPLE_BILL, SAMPLE_METHOD)}</div>`;
    }
    return html`<section class="next-bill">
      <h3>${l.t('next')}</h3>
      ${
        bill
          ? html`<p>${price(l.moneyParts(bill.total), l.money(bill.total))}</p>
              <p>${l.t('nextOn', { date: l.date(bill.date) })}</p>
              ${method ? html`<p class="soft">${l.t('nextWith', { method: methodName(method, l) })}</p>` : nothing}`
          : html`<p class="soft">${l.t(error && !data ? 'nextFailed' : 'nextNone')}</p>`
      }
    </section>`;
  }

  #renderSubscription(subscription: Subscription): TemplateResult {
    const { l } = this;
    const { nextBill } = subscription;
    const quantity = mainPlanOf(subscription)?.quantity;
    const name = planName(subscription);
    return html`<li part="row">
      <p class="plan">
        <bdi>${quantity && quantity > 1 ? l.t('withQuantity', { plan: name, quantity }) : name}</bdi>
      </p>
      <p class="soft">${statusSummary(subscription, l)}</p>
      ${nextBill ? html`<p class="soft">${l.t('nextBill', { amount: l.money(nextBill.total), date: l.date(nextBill.date) })}</p>` : nothing}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-overview': StorefrontOverview;
  }
}

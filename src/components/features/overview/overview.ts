import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../../api/operations/storefront/payments.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { Subscription, Subscriptions, SubscriptionsRequest } from '../../../api/schemas/storefront/subscriptions.js';
import { StorefrontOpenTaskEvent, type TaskTarget } from '../../events/storefront-open-task.js';
import { notice } from '../../primitives/notice.js';
import { price, priceStyles } from '../../primitives/price.js';
import { withQuery } from '../../primitives/safe-link.js';
import { AccountSection } from '../account-section/account-section.js';
import { Resource } from '../connection/resource.js';
import { Permissions } from '../permissions/permissions.js';
import { overviewMessages, type OverviewMessages } from '../../../generated/locales/overview.js';
import { methodName, planName, attentionItems, type AttentionItem } from './attention-items.js';
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
  readonly #overdue = this.#createResource(listInvoices, 'invoices:read', { status: 'overdue' as const });
  readonly #methods = this.#createResource(listPaymentMethods, 'payment-methods:read', {});

  /** URL of the account page. If set, the actions link to this page with `section`, `flow` and `subject` in the query. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;

  constructor() {
    super(overviewMessages, listSubscriptions, () => ({ locale: this.l.locale }));
  }

  override async refresh(): Promise<void> {
    await Promise.all([super.refresh(), ...[this.#upcoming, this.#overdue, this.#methods].map((resource) => resource.refresh())]);
  }

  protected override get isWaiting(): boolean {
    const resources = [
      { scope: 'invoices:read', resource: this.#upcoming },
      { scope: 'invoices:read', resource: this.#overdue },
      { scope: 'payment-methods:read', resource: this.#methods },
    ];
    return (
      this.#permissions.isLoading ||
      resources.some(({ scope, resource }) => this.#permissions.can(scope) && resource.snapshot.status === 'loading')
    );
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
    const methods = this.#methods.snapshot.data?.paymentMethods;
    // The placeholder shows only sample data, even if some data is already loaded.
    const isSample = subscriptions === SAMPLE_SUBSCRIPTIONS.subscriptions;
    const overdue = this.#overdue.snapshot.data?.invoices;
    const items = isSample ? [] : attentionItems({ subscriptions: current, today, overdue, methods, hasNextBill: bill !== undefined }, l);
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
      ${list} ${this.#permissions.can('invoices:read') ? nextBill : nothing}
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

  #renderItem({ kind, text, label, task }: AttentionItem): TemplateResult {
    const href = withQuery(this.accountHref, { section: task.section, flow: task.flow, subject: task.subject });
    if (href === undefined) return notice({ kind, text, action: { label, onClick: () => this.#openTask(task) } });
    return html`<div class="notice ${kind}" part="notice">
      <p>${text}</p>
      <a class="button" href=${href}>${label}</a>
    </div>`;
  }

  #openTask(task: TaskTarget): void {
    this.dispatchEvent(new StorefrontOpenTaskEvent(task));
  }

  #renderNextBill(bill: NextBill | undefined, method: PaymentMethodSummary | undefined): TemplateResult {
    const { l } = this;
    const { data, error } = this.#upcoming.snapshot;
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
    const { ratePlans, nextBill } = subscription;
    const quantity = ratePlans.find(({ addOn }) => !addOn)?.quantity;
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

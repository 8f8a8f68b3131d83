import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import type { Invoices, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import { preloadWhenIdle } from '../../controllers/preload-when-idle.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { AccountSection } from '../account-section/account-section.js';
import { Resource } from '../connection/resource.js';
import { isOpenInvoice } from '../invoices/invoice-row.js';
import { MethodRows } from '../pay-invoices/method-key.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { paymentMessages } from '../../../generated/locales/payment.js';
import { failureReason } from '../payment/failure-reason.js';
import { paymentMethodName } from '../payment/payment-options.js';
import { Permissions } from '../permissions/permissions.js';
import { openerKey, TaskController } from '../tasks/task-controller.js';
import { paymentMethodsMessages, type PaymentMethodsMessages } from '../../../generated/locales/payment-methods.js';
import { styles } from './payment-methods.styles.js';
import type { Recovery } from './recovery/recovery.js';

const sampleCard = { type: 'CreditCard', brand: 'Mastercard', lastDigits: '0000', expirationMonth: 1, expirationYear: 2099 };
const sample = [true, false].map((isDefault): PaymentMethod => ({ ...sampleCard, id: String(isDefault), isDefault }));

/**
 * @summary Saved payment methods of the account, with what each method pays and when it expires. The customer can add and remove methods,
 * choose the default, and pay past due invoices.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart row - Payment method.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart payment-options - Payment method options.
 * @csspart payment-option - One payment method option.
 * @csspart summary - Amounts of a payment.
 * @csspart cta - Main button.
 * @csspart action - Secondary button.
 * @csspart notice - Amount that is past due, or another message.
 * @cssstate empty - No payment method is saved.
 * @cssstate task - A task is open.
 * @cssstate submitting - A change was sent. Waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened. The user must confirm the new data.
 * @cssstate refused - A change was refused; nothing was changed.
 * @cssstate done - A change was made.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, finished or closed.
 * @event {StorefrontBeforePaymentEvent} storefront-before-payment - A payment of invoices was confirmed and is about to be sent.
 * Cancelable.
 * @event {StorefrontPaymentCompleteEvent} storefront-payment-complete - Invoices were paid.
 */
export class StorefrontPaymentMethods extends AccountSection<Record<string, never>, PaymentMethods, PaymentMethodsMessages> {
  static override readonly tag = 'storefront-payment-methods';
  static override styles = [AccountSection.styles, styles];

  /** Task to open: `add` saves a new method, `recover` pays the past due invoices. */
  @property() flow: 'add' | 'recover' | undefined;
  /** Payment form to use instead of the billing platform's form. Defaults to the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;

  readonly #paymentLocalizer = new FullLocalizer(this, paymentMessages, () => ({
    locale: this.l.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #rows = new MethodRows();
  readonly #permissions = new Permissions(this, this.connection);
  readonly #overdue = new Resource(this, this.connection, listInvoices, () =>
    this.connection.storefront?.session === 'active' && !this.#permissions.isLoading && this.#permissions.can('invoices:read')
      ? { status: 'overdue' as const }
      : undefined,
  );
  protected override readonly tasks: TaskController<PaymentMethods> = new TaskController<PaymentMethods>(this, async (flow, opening) => {
    const { openTask } = await import('./open-task.js');
    const method = this.#rows.of(this.data?.paymentMethods ?? [])[Number(opening.subject)];
    return openTask(flow, opening, this, this.connection, this.#permissions, method);
  });

  #recovery: Recovery | undefined;
  #isRecoveryLoading = false;
  /** Invoice response for which the past due notice was last loaded. Only a new response triggers another attempt. */
  #recoveryRequestedFor: Invoices | undefined;
  #hasPreloaded = false;

  constructor() {
    super(paymentMethodsMessages, listPaymentMethods, () => ({}));
  }

  protected override get isWaiting(): boolean {
    const isWaiting =
      this.#permissions.isLoading || (this.#permissions.can('invoices:read') && this.#overdue.snapshot.status === 'loading');
    return isWaiting || this.#isRecoveryLoading;
  }

  protected override get isUpdating(): boolean {
    return super.isUpdating || this.#overdue.snapshot.stale;
  }

  /** Invoices that are past due now. */
  get #overdueInvoices(): InvoiceSummary[] {
    return (this.#overdue.snapshot.data?.invoices ?? []).filter(isOpenInvoice);
  }

  protected override isEmpty({ paymentMethods }: PaymentMethods): boolean {
    return paymentMethods.length === 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { data: overdue } = this.#overdue.snapshot;
    if (!this.#recovery && this.#recoveryRequestedFor !== overdue && this.#overdueInvoices.length > 0) {
      this.#recoveryRequestedFor = overdue;
      void this.#loadRecovery();
    }
    this.tasks.follow(this.flow || undefined);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.data || this.#hasPreloaded) return;
    this.#hasPreloaded = true;
    preloadWhenIdle(() => import('./open-task.js'));
  }

  async #loadRecovery(): Promise<void> {
    this.#isRecoveryLoading = true;
    try {
      const { Recovery } = await import('./recovery/recovery.js');
      this.#recovery = await Recovery.load(this, this.connection);
      this.#isRecoveryLoading = false;
    } catch {
      // Ignores the error, because the invoices section shows the same amount. The next response triggers another attempt.
      this.#isRecoveryLoading = false;
    }
    this.requestUpdate();
  }

  protected override renderContent({ paymentMethods }: PaymentMethods): TemplateResult {
    const { l } = this;
    const addButton = html`<div>
      <button class="button" type="button" part="action" data-opens=${openerKey('add')} @click=${() => void this.tasks.open('add')}>
        ${l.t('add')}
      </button>
    </div>`;
    const canChange = this.#permissions.can('payment-methods:write');
    const recovery = this.#recovery?.render({
      methods: paymentMethods,
      invoices: this.#overdueInvoices,
      payment: this.#paymentLocalizer,
      canPay: this.#permissions.can('invoices:pay'),
      onOpen: () => void this.tasks.open('recover'),
    });
    // Uses separate rows for the sample, so that it does not occupy rows of the real methods.
    const rows = paymentMethods === sample ? new MethodRows() : this.#rows;
    return html`${this.data ? recovery : nothing}
    ${
      paymentMethods.length === 0
        ? html`<p class="empty">${l.t('empty')}</p>`
        : html`<ul class="methods-list" aria-label=${l.t('caption')}>
            ${Array.from(rows.of(paymentMethods), (method, row) => method && this.#renderMethod(method, row, canChange))}
          </ul>`
    }
    ${canChange ? addButton : nothing}`;
  }

  protected override sample(): PaymentMethods {
    return { paymentMethods: sample };
  }

  #renderMethod(method: PaymentMethod, row: number, canChange: boolean): TemplateResult {
    const { l } = this;
    const name = paymentMethodName(method, this.#paymentLocalizer);
    const button = (flow: string, label: string): TemplateResult =>
      html`<button
        class="button link"
        type="button"
        part="action"
        id="${flow}-${row}"
        aria-labelledby="${flow}-${row} method-${row}"
        data-opens=${openerKey(flow, String(row))}
        @click=${() => void this.tasks.open(flow, String(row))}
      >
        ${label}
      </button>`;
    return html`<li class="method" part="row">
      <div>
        <p class="method-name" id="method-${row}"><bdi>${name}</bdi></p>
        ${this.#renderDetails(method)}
      </div>
      ${
        canChange
          ? html`<div class="buttons">
              ${
                method.isDefault || method.expiry === 'expired' ? nothing : button('default', l.t('makeDefault'))
              }${button('remove', l.t('remove'))}
            </div>`
          : nothing
      }
    </li>`;
  }

  #renderDetails(method: PaymentMethod): TemplateResult {
    const { l } = this;
    const { isDefault, pays = [], expiry, expirationMonth, expirationYear } = method;
    const reason = failureReason(method, this.#paymentLocalizer);
    const month =
      expirationMonth && expirationYear
        ? `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`
        : '';
    const expiryKey = expiry === 'expired' ? 'expired' : expiry === 'soon' ? 'expiresSoon' : 'expires';
    const numbers = new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(pays);
    const uses = this.data?.hasMoreSubscriptions ? l.t('paysAmongOthers', { numbers }) : l.t('pays', { count: pays.length, numbers });
    return html`${isDefault ? html`<p class="soft">${l.t('isDefault')}</p>` : nothing}
    ${pays.length > 0 ? html`<p class="soft"><bdi>${uses}</bdi></p>` : nothing}
    ${month ? html`<p class=${expiry ? 'danger' : 'soft'}>${l.t(expiryKey, { month })}</p>` : nothing}
    ${reason ? html`<p class="danger">${l.t('lastFailure', { reason })}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-payment-methods': StorefrontPaymentMethods;
  }
}

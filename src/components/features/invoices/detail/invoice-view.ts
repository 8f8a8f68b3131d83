import { html, nothing, type TemplateResult } from 'lit';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import { emailInvoice, getInvoice } from '../../../../api/operations/storefront/invoice.js';
import type { Invoice, InvoiceMail, InvoiceRequest, Invoices } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { notice } from '../../../primitives/notice.js';
import { rows } from '../../../primitives/rows.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { Resource } from '../../connection/resource.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import type { PaymentLocalizer } from '../../payment/payment-options.js';
import type { Permissions } from '../../permissions/permissions.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { openerKey, type TaskOpening } from '../../tasks/task-controller.js';
import { taskStyles } from '../../tasks/task.styles.js';
import type { TaskScope } from '../../tasks/task-scope.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import { isOpenInvoice } from '../invoice-row.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { PaymentDetails } from '../../invoicing/payment-details.js';
import { renderComparison, type InvoiceComparison } from './invoice-comparison.js';
import { renderInvoiceLines } from './invoice-lines.js';
import { loadingSkeleton, invoiceStyles } from './invoice.styles.js';
import { invoicesDetailMessages, type InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';

/** Message about the last PDF request. */
type PdfMessage = 'pdfComing' | 'pdfOpened' | 'pdfSaved' | 'pdfFailed' | 'pdfWrong';

/** Task that shows an invoice: items, payments, PDF, email, and the comparison with the previous invoice. */
export class InvoiceView implements Task<Invoices> {
  readonly state: TaskState = 'task';
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #permissions: Permissions;
  readonly #openPayment: (number: string) => void;
  readonly #l: FullLocalizer<InvoicesDetailMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #number: string;
  readonly #invoice: Resource<InvoiceRequest, Invoice>;
  /** Invoices up to the date of this invoice. Fetched for the comparison. */
  readonly #earlierInvoices: Resource<object, Invoices>;
  readonly #previousInvoice: Resource<InvoiceRequest, Invoice>;
  readonly #emailSubmission: GatewaySubmission<InvoiceRequest, InvoiceMail>;
  #isComparing = false;
  /** Renders how to pay an invoice. Loads if the account pays its invoices itself. */
  #paymentDetails: PaymentDetails | undefined;
  #detailsLoading: Promise<void> | undefined;
  #pdfMessage: PdfMessage | undefined;

  private constructor(
    scope: TaskScope,
    opening: TaskOpening,
    permissions: Permissions,
    number: string,
    openPayment: (number: string) => void,
  ) {
    const { owner: host, connection } = scope;
    this.#scope = scope;
    this.#opening = opening;
    this.#permissions = permissions;
    this.#number = number;
    this.#openPayment = openPayment;
    this.#l = scope.localizer(invoicesDetailMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#invoice = new Resource(host, connection, getInvoice, () => ({ number, locale: this.#l.locale }));
    this.#earlierInvoices = new Resource(host, connection, listInvoices, () => {
      const date = this.#isComparing ? this.#invoice.snapshot.data?.invoiceDate : undefined;
      return date === undefined ? undefined : { to: date };
    });
    this.#previousInvoice = new Resource(host, connection, getInvoice, () => {
      const previous = this.#previousNumber();
      return previous === undefined ? undefined : { number: previous };
    });
    this.#emailSubmission = new GatewaySubmission(host, connection, { row: emailInvoice, name: () => `mail:${number}` });
  }

  /** Resolves once the task can be shown. Undefined if the subject is not an invoice number. */
  static async open(
    scope: TaskScope,
    opening: TaskOpening,
    permissions: Permissions,
    openPayment: (number: string) => void,
  ): Promise<InvoiceView | undefined> {
    const { subject } = opening;
    if (subject === undefined || !/^[A-Za-z0-9-]{1,50}$/.test(subject)) return undefined;
    adoptStyles(scope.host, taskStyles, rows, skeleton, invoiceStyles);
    await scope.loadMessages(invoicesDetailMessages, tasksMessages, paymentMessages);
    return new InvoiceView(scope, opening, permissions, subject, openPayment);
  }

  get announcement(): string {
    const l = this.#l;
    const { data, error } = this.#invoice.snapshot;
    if (!data) return error ? l.t('failed') : l.t('loading');
    if (this.#pdfMessage) return l.t(this.#pdfMessage);
    const emailText = this.#emailText();
    if (emailText) return emailText;
    if (!this.#isComparing) return '';
    return this.#renderComparison(data).announcement;
  }

  get isLoading(): boolean {
    return this.#invoice.snapshot.status === 'loading';
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const { data, error } = this.#invoice.snapshot;
    // The details are shown together with the invoice, so that they do not move its lines.
    if (data?.invoicing) this.#detailsLoading ??= this.#loadPaymentDetails();
    const isComplete = !data?.invoicing || this.#paymentDetails !== undefined;
    return taskFrame({
      l: this.#tasks,
      heading: l.t('heading', { number: this.#number }),
      lead: data ? l.t('of', { date: l.date(data.invoiceDate) }) : undefined,
      backLabel: l.t('back'),
      back: this.#opening.close,
      content: data && isComplete ? this.#renderContent(data) : error ? this.#renderError() : loadingSkeleton,
      buttons: [],
    });
  }

  #renderError(): TemplateResult {
    const action = { label: this.#l.t('tryAgain'), onClick: () => void this.#invoice.refresh() };
    return notice({ kind: 'error', text: this.#l.t('failed'), action });
  }

  #renderContent(invoice: Invoice): TemplateResult {
    return html`${this.#renderStatus(invoice)}${this.#renderPaymentDetails(invoice)}${renderInvoiceLines(invoice, this.#l, this.#payment)}${this.#renderActions(invoice)}
    ${this.#isComparing ? this.#renderComparison(invoice).content : nothing}`;
  }

  #renderStatus(invoice: Invoice): TemplateResult {
    const l = this.#l;
    const { balance, dueDate, overdue, status } = invoice;
    if (!isOpenInvoice(invoice)) return html`<p class="invoice-status">${l.t(status === 'Canceled' ? 'canceled' : 'paid')}</p>`;
    const key = dueDate === undefined ? 'owed' : overdue ? 'owedOverdue' : 'owedDue';
    const text = l.t(key, { amount: l.money(balance), date: dueDate === undefined ? '' : l.date(dueDate) });
    return html`<div class="invoice-status">
      <p><strong class=${overdue ? 'danger' : ''}>${text}</strong></p>
      ${
        this.#permissions.can('invoices:pay')
          ? html`<button
              class="button primary"
              type="button"
              part="cta"
              data-opens=${openerKey('pay', this.#number)}
              @click=${() => this.#openPayment(this.#number)}
            >
              ${l.t('pay', { amount: l.money(balance) })}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderPaymentDetails({ invoicing }: Invoice): TemplateResult | typeof nothing {
    return (invoicing && this.#paymentDetails?.(invoicing)) ?? nothing;
  }

  async #loadPaymentDetails(): Promise<void> {
    try {
      const { loadPaymentDetails } = await import('../../invoicing/payment-details.js');
      this.#paymentDetails = await loadPaymentDetails(this.#scope);
    } catch {
      // The invoice is shown without the details if their file cannot be loaded.
      this.#paymentDetails = () => nothing;
    }
    this.#scope.host.requestUpdate();
  }

  #renderActions({ file }: Invoice): TemplateResult {
    const l = this.#l;
    const button = (label: string, onClick: () => void, busy = false): TemplateResult =>
      html`<button class="button" type="button" part="action" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onClick()}>
        ${label}
      </button>`;
    const isFetching = this.#pdfMessage === 'pdfComing';
    const isSending = this.#emailSubmission.isUnderWay;
    const emailText = this.#emailText();
    return html`<div class="task-links">
        ${
          file === undefined
            ? nothing
            : html`${button(l.t('openPdf'), () => void this.#deliverPdf('open'), isFetching)}${button(l.t('savePdf'), () => void this.#deliverPdf('save'), isFetching)}`
        }
        ${button(l.t('mail'), () => this.#sendEmail(), isSending)}
        <button
          class="button"
          type="button"
          part="action"
          aria-expanded=${this.#isComparing ? 'true' : 'false'}
          @click=${() => this.#toggleComparison()}
        >
          ${l.t(this.#isComparing ? 'whyHide' : 'why')}
        </button>
      </div>
      ${file === undefined ? html`<p class="soft">${l.t('noPdf')}</p>` : nothing}
      ${this.#pdfMessage === 'pdfFailed' || this.#pdfMessage === 'pdfWrong' ? notice({ kind: 'error', text: l.t(this.#pdfMessage) }) : nothing}
      ${emailText ? this.#emailNotice(emailText) : nothing}`;
  }

  #sendEmail(): void {
    this.#pdfMessage = undefined;
    this.#emailSubmission.reset();
    this.#emailSubmission.send(() => ({ number: this.#number }));
  }

  #emailText(): string {
    const l = this.#l;
    const { status, result, problem } = this.#emailSubmission;
    if (status === 'sending') return l.t('mailing');
    if (status === 'done' && result) return l.t('mailed', { to: result.to.join(', ') });
    if (status === 'refused') return l.t(problem?.type === 'rate-limit' ? 'mailTooOften' : 'mailFailed');
    return this.#emailProgress().text;
  }

  #emailNotice(text: string): TemplateResult | typeof nothing {
    const { status } = this.#emailSubmission;
    if (status === 'sending') return nothing;
    if (status === 'done') return notice({ kind: 'info', text });
    return status === 'refused' ? notice({ kind: 'error', text }) : this.#emailProgress().notice;
  }

  #emailProgress(): ReturnType<typeof taskProgress> {
    return taskProgress(this.#emailSubmission, {
      l: this.#tasks,
      signInHref: this.#scope.host.signInHref,
      onSignIn: () => this.#scope.host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  async #deliverPdf(action: 'open' | 'save'): Promise<void> {
    const { store } = this.#scope.connection;
    const file = this.#invoice.snapshot.data?.file;
    if (!store || file === undefined) return;
    this.#setPdfMessage('pdfComing');
    try {
      const { deliverPdf } = await import('./deliver-pdf.js');
      const outcome = await deliverPdf(store.client, file, this.#number, action);
      this.#setPdfMessage(outcome === 'not-a-pdf' ? 'pdfWrong' : action === 'open' ? 'pdfOpened' : 'pdfSaved');
    } catch {
      this.#setPdfMessage('pdfFailed');
      // Fetches a new sealed id for the next attempt, because the id may have expired.
      void this.#invoice.refresh();
    }
  }

  #setPdfMessage(message: PdfMessage): void {
    this.#pdfMessage = message;
    this.#scope.host.requestUpdate();
  }

  #toggleComparison(): void {
    this.#isComparing = !this.#isComparing;
    this.#pdfMessage = undefined;
    this.#scope.host.requestUpdate();
  }

  /** Returns the number of the newest posted invoice before this one. */
  #previousNumber(): string | undefined {
    const { data } = this.#earlierInvoices.snapshot;
    const index = data?.invoices.findIndex(({ invoiceNumber }) => invoiceNumber === this.#number) ?? -1;
    return data?.invoices.slice(index + 1).find(({ status }) => status === 'Posted')?.invoiceNumber;
  }

  #renderComparison(invoice: Invoice): InvoiceComparison {
    const l = this.#l;
    const message = (text: string): InvoiceComparison => ({
      content: html`<p class="soft">${text}</p>`,
      announcement: text,
    });
    const earlier = this.#earlierInvoices.snapshot;
    const previous = this.#previousInvoice.snapshot;
    if (previous.data && this.#previousNumber() !== undefined) {
      return renderComparison(previous.data, invoice, l);
    }
    if (earlier.error ?? previous.error) return message(l.t('compareFailed'));
    if (earlier.data && this.#previousNumber() === undefined) return message(l.t('noEarlier'));
    return message(l.t('comparing'));
  }
}

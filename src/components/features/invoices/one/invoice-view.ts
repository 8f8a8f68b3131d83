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
import type { Rights } from '../../permissions/permissions.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { openerKey, type TaskOpening } from '../../tasks/task-controller.js';
import { taskStyles } from '../../tasks/task.styles.js';
import type { TaskScope } from '../../tasks/task-scope.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import { isOpen } from '../invoice-cells.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import { renderComparison } from './comparison.js';
import { renderLines } from './invoice-lines.js';
import { bones, invoiceStyles } from './invoice.styles.js';
import { invoicesDetailMessages, type InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';

/** What was asked of the PDF, and how it went. */
type Remark = 'pdfComing' | 'pdfOpened' | 'pdfSaved' | 'pdfFailed' | 'pdfWrong';

/** One invoice in place of the list: what it is for, what paid it, its PDF, and why it is not what the one before was. */
export class InvoiceView implements Task<Invoices> {
  readonly state: TaskState = 'task';
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #rights: Rights;
  readonly #pay: (number: string) => void;
  readonly #l: FullLocalizer<InvoicesDetailMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #number: string;
  readonly #invoice: Resource<InvoiceRequest, Invoice>;
  readonly #earlier: Resource<object, Invoices>;
  readonly #before: Resource<InvoiceRequest, Invoice>;
  readonly #mail: GatewaySubmission<InvoiceRequest, InvoiceMail>;
  #comparing = false;
  #remark: Remark | undefined;

  private constructor(scope: TaskScope, opening: TaskOpening, rights: Rights, number: string, pay: (number: string) => void) {
    const { owner: host, connection } = scope;
    this.#scope = scope;
    this.#opening = opening;
    this.#rights = rights;
    this.#number = number;
    this.#pay = pay;
    this.#l = scope.localizer(invoicesDetailMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#invoice = new Resource(host, connection, getInvoice, () => ({ number }));
    this.#earlier = new Resource(host, connection, listInvoices, () => {
      const date = this.#comparing ? this.#invoice.snapshot.data?.invoiceDate : undefined;
      return date === undefined ? undefined : { to: date };
    });
    this.#before = new Resource(host, connection, getInvoice, () => {
      const found = this.#numberBefore();
      return found === undefined ? undefined : { number: found };
    });
    this.#mail = new GatewaySubmission(host, connection, { row: emailInvoice, name: () => `mail:${number}`, invalidates: [] });
  }

  /** Settles once it can be shown. Undefined for what is no invoice number. */
  static async open(
    scope: TaskScope,
    opening: TaskOpening,
    rights: Rights,
    pay: (number: string) => void,
  ): Promise<InvoiceView | undefined> {
    const { subject } = opening;
    if (subject === undefined || !/^[A-Za-z0-9-]{1,50}$/.test(subject)) return undefined;
    adoptStyles(scope.host, taskStyles, rows, skeleton, invoiceStyles);
    await scope.loadMessages(invoicesDetailMessages, tasksMessages, paymentMessages);
    return new InvoiceView(scope, opening, rights, subject, pay);
  }

  get announcement(): string {
    const l = this.#l;
    const { data, error } = this.#invoice.snapshot;
    if (!data) return error ? l.t('failed') : l.t('loading');
    if (this.#remark) return l.t(this.#remark);
    const mail = this.#mailWords();
    if (mail) return mail;
    if (!this.#comparing) return '';
    return this.#comparison(data).announcement;
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
    return taskFrame({
      l: this.#tasks,
      heading: l.t('heading', { number: this.#number }),
      lead: data ? l.t('of', { date: l.date(data.invoiceDate) }) : undefined,
      backLabel: l.t('back'),
      back: this.#opening.close,
      content: data ? this.#content(data) : error ? this.#failed() : bones,
      buttons: [],
    });
  }

  #failed(): TemplateResult {
    const action = { label: this.#l.t('tryAgain'), onClick: () => void this.#invoice.refresh() };
    return notice({ kind: 'error', text: this.#l.t('failed'), action });
  }

  #content(invoice: Invoice): TemplateResult {
    return html`${this.#standing(invoice)}${renderLines(invoice, this.#l, this.#payment)}${this.#actions(invoice)}
    ${this.#comparing ? this.#comparison(invoice).content : nothing}`;
  }

  #standing(invoice: Invoice): TemplateResult {
    const l = this.#l;
    const { balance, dueDate, overdue, status } = invoice;
    if (!isOpen(invoice)) return html`<p class="standing">${l.t(status === 'Canceled' ? 'canceled' : 'paid')}</p>`;
    const key = dueDate === undefined ? 'owed' : overdue ? 'owedOverdue' : 'owedDue';
    const words = l.t(key, { amount: l.money(balance), date: dueDate === undefined ? '' : l.date(dueDate) });
    return html`<div class="standing">
      <p><strong class=${overdue ? 'danger' : ''}>${words}</strong></p>
      ${
        this.#rights.may('invoices:pay')
          ? html`<button
              class="button primary"
              type="button"
              part="cta"
              data-opens=${openerKey('pay', this.#number)}
              @click=${() => this.#pay(this.#number)}
            >
              ${l.t('pay', { amount: l.money(balance) })}
            </button>`
          : nothing
      }
    </div>`;
  }

  #actions({ file }: Invoice): TemplateResult {
    const l = this.#l;
    const button = (label: string, onClick: () => void, busy = false): TemplateResult =>
      html`<button class="button" type="button" part="action" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onClick()}>
        ${label}
      </button>`;
    const fetching = this.#remark === 'pdfComing';
    const sending = this.#mail.isUnderWay;
    const mail = this.#mailWords();
    return html`<div class="task-links">
        ${
          file === undefined
            ? nothing
            : html`${button(l.t('openPdf'), () => void this.#pdf('open'), fetching)}${button(l.t('savePdf'), () => void this.#pdf('save'), fetching)}`
        }
        ${button(l.t('mail'), () => this.#send(), sending)}
        <button
          class="button"
          type="button"
          part="action"
          aria-expanded=${this.#comparing ? 'true' : 'false'}
          @click=${() => this.#compare()}
        >
          ${l.t(this.#comparing ? 'whyHide' : 'why')}
        </button>
      </div>
      ${file === undefined ? html`<p class="soft">${l.t('noPdf')}</p>` : nothing}
      ${this.#remark === 'pdfFailed' || this.#remark === 'pdfWrong' ? notice({ kind: 'error', text: l.t(this.#remark) }) : nothing}
      ${mail ? this.#mailNotice(mail) : nothing}`;
  }

  #send(): void {
    this.#remark = undefined;
    this.#mail.reset();
    this.#mail.send(() => ({ number: this.#number }));
  }

  #mailWords(): string {
    const l = this.#l;
    const { status, result, problem } = this.#mail;
    if (status === 'sending') return l.t('mailing');
    if (status === 'done' && result) return l.t('mailed', { to: result.to.join(', ') });
    if (status === 'refused') return l.t(problem?.type === 'rate-limit' ? 'mailTooOften' : 'mailFailed');
    return this.#mailProgress().text;
  }

  #mailNotice(text: string): TemplateResult | typeof nothing {
    const { status } = this.#mail;
    if (status === 'sending') return nothing;
    if (status === 'done') return notice({ kind: 'info', text });
    return status === 'refused' ? notice({ kind: 'error', text }) : this.#mailProgress().notice;
  }

  #mailProgress(): ReturnType<typeof taskProgress> {
    return taskProgress(this.#mail, {
      l: this.#tasks,
      signInHref: this.#scope.host.signInHref,
      onSignIn: () => this.#scope.host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  async #pdf(how: 'open' | 'save'): Promise<void> {
    const { store } = this.#scope.connection;
    const file = this.#invoice.snapshot.data?.file;
    if (!store || file === undefined) return;
    this.#say('pdfComing');
    try {
      const { handOver } = await import('./pdf.js');
      const outcome = await handOver(store.client, file, this.#number, how);
      this.#say(outcome === 'wrong' ? 'pdfWrong' : how === 'open' ? 'pdfOpened' : 'pdfSaved');
    } catch {
      this.#say('pdfFailed');
      // Its name may have grown too old to be taken; the next attempt then has a new one.
      void this.#invoice.refresh();
    }
  }

  #say(remark: Remark): void {
    this.#remark = remark;
    this.#scope.host.requestUpdate();
  }

  #compare(): void {
    this.#comparing = !this.#comparing;
    this.#remark = undefined;
    this.#scope.host.requestUpdate();
  }

  /** Number of the newest invoice that was made before this one. */
  #numberBefore(): string | undefined {
    const { data } = this.#earlier.snapshot;
    const at = data?.invoices.findIndex(({ invoiceNumber }) => invoiceNumber === this.#number) ?? -1;
    return data?.invoices.slice(at + 1).find(({ status }) => status === 'Posted')?.invoiceNumber;
  }

  #comparison(invoice: Invoice): { content: TemplateResult; announcement: string } {
    const l = this.#l;
    const plain = (text: string): { content: TemplateResult; announcement: string } => ({
      content: html`<p class="soft">${text}</p>`,
      announcement: text,
    });
    const earlier = this.#earlier.snapshot;
    const before = this.#before.snapshot;
    if (before.data && this.#numberBefore() !== undefined) {
      return renderComparison(before.data, invoice, l);
    }
    if (earlier.error ?? before.error) return plain(l.t('compareFailed'));
    if (earlier.data && this.#numberBefore() === undefined) return plain(l.t('noEarlier'));
    return plain(l.t('comparing'));
  }
}

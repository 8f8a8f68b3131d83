import { html, nothing, type TemplateResult } from 'lit';
import { listCredits } from '../../../../api/operations/storefront/invoice.js';
import type { CreditMemo, Credits, Invoices, Refund } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { notice } from '../../../primitives/notice.js';
import { rows } from '../../../primitives/rows.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { Resource } from '../../connection/resource.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import type { TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { loadingSkeleton, invoiceStyles } from '../detail/invoice.styles.js';
import { invoicesCreditsMessages, type InvoicesCreditsMessages } from '../../../../generated/locales/invoices-credits.js';
import { isPositiveMoney } from '../../../../api/money/money.js';

/** Message about the last PDF request. */
type PdfMessage = 'pdfComing' | 'pdfSaved' | 'pdfFailed' | 'pdfWrong';

/** Task that shows credit memos with their remaining amounts, and refunds. */
export class CreditsView implements Task<Invoices> {
  readonly state: TaskState = 'task';
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #l: FullLocalizer<InvoicesCreditsMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #credits: Resource<Record<string, never>, Credits>;
  #pdfMessage: PdfMessage | undefined;

  private constructor(scope: TaskScope, opening: TaskOpening) {
    this.#scope = scope;
    this.#opening = opening;
    this.#l = scope.localizer(invoicesCreditsMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#credits = new Resource(scope.owner, scope.connection, listCredits, () => ({}));
  }

  /** Resolves once the task can be shown. */
  static async open(scope: TaskScope, opening: TaskOpening): Promise<CreditsView> {
    adoptStyles(scope.host, taskStyles, rows, skeleton, invoiceStyles);
    await scope.loadMessages(invoicesCreditsMessages, tasksMessages, paymentMessages);
    return new CreditsView(scope, opening);
  }

  get announcement(): string {
    const { data, error } = this.#credits.snapshot;
    if (!data) return this.#l.t(error ? 'loadFailed' : 'loading');
    return this.#pdfMessage ? this.#l.t(this.#pdfMessage) : '';
  }

  get isLoading(): boolean {
    return this.#credits.snapshot.status === 'loading';
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const { data, error } = this.#credits.snapshot;
    const action = { label: l.t('tryAgain'), onClick: () => void this.#credits.refresh() };
    const errorNotice = (): TemplateResult => notice({ kind: 'error', text: l.t('loadFailed'), action });
    return taskFrame({
      l: this.#tasks,
      heading: l.t('heading'),
      lead: data && (isPositiveMoney(data.available) ? l.t('available', { amount: l.money(data.available) }) : l.t('none')),
      backLabel: l.t('back'),
      back: this.#opening.close,
      content: data ? this.#renderContent(data) : error ? errorNotice() : loadingSkeleton,
      notice:
        this.#pdfMessage === 'pdfFailed' || this.#pdfMessage === 'pdfWrong'
          ? notice({ kind: 'error', text: l.t(this.#pdfMessage) })
          : nothing,
      buttons: [],
    });
  }

  #renderContent({ creditMemos, refunds }: Credits): TemplateResult {
    const l = this.#l;
    return html`<section class="group" aria-labelledby="memos-heading">
        <h4 id="memos-heading">${l.t('credits')}</h4>
        ${
          creditMemos.length === 0
            ? html`<p class="soft">${l.t('noCredits')}</p>`
            : html`<ul>
                ${creditMemos.map((memo) => this.#renderCreditMemo(memo))}
              </ul>`
        }
      </section>
      <section class="group" aria-labelledby="refunds-heading">
        <h4 id="refunds-heading">${l.t('refunds')}</h4>
        ${
          refunds.length === 0
            ? html`<p class="soft">${l.t('noRefunds')}</p>`
            : html`<ul>
                ${refunds.map((refund) => this.#renderRefund(refund))}
              </ul>`
        }
      </section>`;
  }

  #renderCreditMemo({ creditMemoNumber: number, date, amount, left, reason, file }: CreditMemo): TemplateResult {
    const l = this.#l;
    const isFetching = this.#pdfMessage === 'pdfComing';
    return html`<li class="entry" part="line">
      <div>
        <p><bdi>${l.t('creditOf', { number, date: l.date(date, 'medium') })}</bdi></p>
        ${reason ? html`<p class="soft"><bdi>${reason}</bdi></p>` : nothing}
        <p class="soft">${isPositiveMoney(left) ? l.t('left', { amount: l.money(left) }) : l.t('used')}</p>
        ${
          file === undefined
            ? nothing
            : html`<button
                class="button link"
                type="button"
                part="action"
                aria-disabled=${isFetching ? 'true' : 'false'}
                @click=${() => isFetching || void this.#savePdf(file, number)}
              >
                ${l.t('pdf', { number })}
              </button>`
        }
      </div>
      <p class="figure">${l.money(amount)}</p>
    </li>`;
  }

  #renderRefund({ date, amount, method, status }: Refund): TemplateResult {
    const l = this.#l;
    const statusKeys = { Processing: 'pending', Error: 'failed', Canceled: 'canceled' } as const;
    const key = new Map(Object.entries(statusKeys)).get(status);
    const values = { date: l.date(date, 'medium'), method: method ? paymentMethodName(method, this.#payment) : '' };
    return html`<li class="entry" part="line">
      <div>
        <p><bdi>${l.t(method ? 'refundTo' : 'refundOn', values)}</bdi></p>
        ${key ? html`<p class="soft">${l.t(key)}</p>` : nothing}
      </div>
      <p class="figure">${l.money(amount)}</p>
    </li>`;
  }

  async #savePdf(file: string, number: string): Promise<void> {
    const { store } = this.#scope.connection;
    if (!store) return;
    this.#setPdfMessage('pdfComing');
    try {
      const { deliverPdf } = await import('../detail/deliver-pdf.js');
      this.#setPdfMessage((await deliverPdf(store.client, file, number, 'save')) === 'not-a-pdf' ? 'pdfWrong' : 'pdfSaved');
    } catch {
      this.#setPdfMessage('pdfFailed');
      // Fetches a new sealed id for the next attempt, because the id may have expired.
      void this.#credits.refresh();
    }
  }

  #setPdfMessage(message: PdfMessage): void {
    this.#pdfMessage = message;
    this.#scope.host.requestUpdate();
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import { getUpcoming } from '../../../../api/operations/storefront/payments.js';
import type { Invoices } from '../../../../api/schemas/storefront/invoices.js';
import type { QuoteBill } from '../../../../api/schemas/storefront/quote.js';
import type { UpcomingBills } from '../../../../api/schemas/storefront/payments.js';
import { isPositiveMoney, negateMoney } from '../../../../api/money/money.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { notice } from '../../../primitives/notice.js';
import { rows } from '../../../primitives/rows.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { Resource } from '../../connection/resource.js';
import { renderLines, renderTotals } from '../../quote/bill.js';
import { quoteMessages } from '../../../../generated/locales/quote.js';
import { quoteStyles } from '../../quote/quote.styles.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import type { TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { loadingSkeleton, invoiceStyles } from '../detail/invoice.styles.js';
import { invoicesUpcomingMessages, type InvoicesUpcomingMessages } from '../../../../generated/locales/invoices-upcoming.js';

/** Task that shows the upcoming bill line by line, and the bills after it. The platform forecasts these bills. */
export class UpcomingView implements Task<Invoices> {
  readonly state: TaskState = 'task';
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #l: FullLocalizer<InvoicesUpcomingMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #quote: QuoteLocalizer;
  readonly #upcoming: Resource<Record<string, never>, UpcomingBills>;

  private constructor(scope: TaskScope, opening: TaskOpening) {
    this.#scope = scope;
    this.#opening = opening;
    this.#l = scope.localizer(invoicesUpcomingMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#quote = scope.localizer(quoteMessages);
    this.#upcoming = new Resource(scope.owner, scope.connection, getUpcoming, () => ({}));
  }

  /** Resolves once the task can be shown. */
  static async open(scope: TaskScope, opening: TaskOpening): Promise<UpcomingView> {
    adoptStyles(scope.host, taskStyles, rows, skeleton, quoteStyles, invoiceStyles);
    await scope.loadMessages(invoicesUpcomingMessages, tasksMessages, quoteMessages);
    return new UpcomingView(scope, opening);
  }

  get announcement(): string {
    const { data, error } = this.#upcoming.snapshot;
    return data ? '' : this.#l.t(error ? 'failed' : 'loading');
  }

  get isLoading(): boolean {
    return this.#upcoming.snapshot.status === 'loading';
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const { data, error } = this.#upcoming.snapshot;
    const action = { label: l.t('tryAgain'), onClick: () => void this.#upcoming.refresh() };
    const errorNotice = (): TemplateResult => notice({ kind: 'error', text: l.t('failed'), action });
    return taskFrame({
      l: this.#tasks,
      heading: l.t('heading'),
      lead: l.t('lead'),
      backLabel: l.t('back'),
      back: this.#opening.close,
      content: data ? this.#renderContent(data) : error ? errorNotice() : loadingSkeleton,
      buttons: [],
    });
  }

  #renderContent({ bills, until }: UpcomingBills): TemplateResult {
    const l = this.#l;
    // A credit, for example for a scheduled pause, is a negative bill.
    const credits = bills.filter(({ total }) => isPositiveMoney(negateMoney(total)));
    const [next, ...later] = bills.filter((bill) => !credits.includes(bill));
    return html`${
      next
        ? html`<section class="bill group" aria-labelledby="next-heading">
            <h4 id="next-heading">${l.t('on', { date: l.date(next.date) })}</h4>
            ${renderLines(next, this.#quote)}
            ${next.moreLines ? html`<p class="soft">${l.t('moreLines', { count: next.moreLines })}</p>` : nothing}
            ${renderTotals(next, this.#quote)}
          </section>`
        : html`<p>${l.t('none', { date: l.date(until) })}</p>`
    }
    ${this.#renderTotals('later-heading', l.t('later', { date: l.date(until) }), later)}
    ${this.#renderTotals('credits-heading', l.t('credits'), credits)}`;
  }

  /** Renders the dates and totals of bills. */
  #renderTotals(id: string, heading: string, bills: readonly QuoteBill[]): TemplateResult | typeof nothing {
    const l = this.#l;
    if (bills.length === 0) return nothing;
    return html`<section class="group" aria-labelledby=${id}>
      <h4 id=${id}>${heading}</h4>
      <dl class="rows">
        ${bills.map(
          ({ date, total }) =>
            html`<div>
              <dt>${l.date(date)}</dt>
              <dd class="figure">${l.money(total)}</dd>
            </div>`,
        )}
      </dl>
    </section>`;
  }
}

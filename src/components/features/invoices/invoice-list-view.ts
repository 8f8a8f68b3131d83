import { html, nothing, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { openerKey } from '../tasks/task-controller.js';
import type { InvoicesMessages } from '../../../generated/locales/invoices.js';
import { sumBalances, type OpenInvoiceSet } from './open-invoices.js';
import type { InvoiceList } from './invoice-list.js';

/** Data that can be saved as a file: the invoices, or the renewal dates. */
export type ExportFormat = 'csv' | 'calendar';

/** Data and callbacks of the invoice list. */
export interface InvoiceListView {
  readonly l: FullLocalizer<InvoicesMessages>;
  /** Open invoices of the whole account, not only of the list. */
  readonly openInvoices: OpenInvoiceSet;
  /** Invoices that are selected for payment. */
  readonly selected: readonly InvoiceSummary[];
  readonly canPay: boolean;
  /** True if the list has a column to select invoices for payment. */
  readonly isSelectable: boolean;
  readonly isFilterOpen: boolean;
  /** Export in progress. */
  readonly exporting: ExportFormat | undefined;
  readonly list: InvoiceList;
  readonly onToggleFilter: () => void;
  readonly onPay: (numbers: string) => void;
  readonly onLoadMore: () => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onOpenTask: (flow: string) => void;
}

/** Renders the amount due, the filter button and the pay button. */
export function renderSummary(view: InvoiceListView): TemplateResult {
  const { l, openInvoices, selected, canPay, isFilterOpen } = view;
  const payable = selected.length > 0 ? selected : openInvoices.hasMore ? [] : openInvoices.invoices;
  const key = selected.length > 0 ? 'payChosen' : 'payAll';
  return html`<div class="top">
    <p>${summaryText(view)}</p>
    <div class="buttons">
      <button
        class="button find"
        type="button"
        part="action"
        aria-expanded=${isFilterOpen ? 'true' : 'false'}
        @click=${view.onToggleFilter}
      >
        ${l.t('find')}
      </button>
      ${
        canPay && payable.length > 0
          ? html`<button
              class="button primary"
              type="button"
              part="cta"
              data-opens=${openerKey('pay', joinNumbers(payable))}
              @click=${() => view.onPay(joinNumbers(payable))}
            >
              ${l.t(key, { count: payable.length })}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

const joinNumbers = (invoices: readonly InvoiceSummary[]): string => invoices.map(({ invoiceNumber }) => invoiceNumber).join(' ');

function summaryText({ l, openInvoices: { invoices, hasMore }, selected }: InvoiceListView): TemplateResult | string {
  const total = sumBalances(selected.length > 0 ? selected : invoices);
  if (selected.length > 0 && total) return html`<strong>${l.t('chosenTotal', { total: l.money(total), count: selected.length })}</strong>`;
  if (hasMore) return l.t('openMany', { count: invoices.length });
  if (!total) return l.t('allPaid');
  const overdue = sumBalances(invoices.filter((invoice) => invoice.overdue));
  return html`<strong>${l.t('openTotal', { total: l.money(total), count: invoices.length })}</strong> ${
      overdue ? html`<span class="danger">${l.t('overdueTotal', { total: l.money(overdue) })}</span>` : nothing
    }`;
}

/** Renders the table. @param rows undefined for a windowed list, which renders its visible rows itself */
export function renderTable({ l, isSelectable, list }: InvoiceListView, rows: TemplateResult | undefined): TemplateResult {
  const column = (key: 'number' | 'date' | 'status' | 'amount' | 'toPay', figure = false): TemplateResult =>
    html`<th role="columnheader" scope="col" class=${figure ? 'figure' : ''}>${l.t(key)}</th>`;
  const isWindowed = rows === undefined;
  return html`<div
    class=${isWindowed ? 'scroll windowed' : 'scroll'}
    role=${isWindowed ? 'region' : nothing}
    aria-label=${isWindowed ? l.t('caption') : nothing}
    tabindex=${isWindowed ? '0' : nothing}
  >
    <table class="table list ${isSelectable ? 'selectable' : ''}" part="table" role="table" aria-rowcount=${(list.count ?? -2) + 1}>
      <caption class="visually-hidden">
        ${l.t('caption')}
      </caption>
      <thead>
        <tr role="row" aria-rowindex="1">
          ${isSelectable ? html`<td role="cell"></td>` : nothing}
          ${column('number')}${column('date')}${column('status')}${column('amount', true)}${column('toPay', true)}
        </tr>
      </thead>
      ${
        rows
          ? html`<tbody>
              ${rows}
            </tbody>`
          : html`<tbody data-rows></tbody>`
      }
    </table>
  </div>`;
}

/** Renders the paging, the exports and the links to other tasks below the table. */
export function renderFooter(view: InvoiceListView): TemplateResult {
  const { l, exporting } = view;
  const taskButton = (label: string, flow: string): TemplateResult =>
    html`<button class="button link" type="button" part="action" data-opens=${openerKey(flow)} @click=${() => view.onOpenTask(flow)}>
      ${label}
    </button>`;
  const exportButton = (label: string, format: ExportFormat): TemplateResult =>
    html`<button
      class="button link"
      type="button"
      part="action"
      aria-disabled=${exporting ? 'true' : 'false'}
      @click=${() => exporting ?? view.onExport(format)}
    >
      ${label}
    </button>`;
  return html`${renderPaging(view)}
    <div class="links">
      ${taskButton(l.t('upcoming'), 'upcoming')}${taskButton(l.t('credits'), 'credits')}
      ${exportButton(l.t('exportCsv'), 'csv')}${exportButton(l.t('calendar'), 'calendar')}
    </div>`;
}

function renderPaging({ l, list, onLoadMore }: InvoiceListView): TemplateResult | typeof nothing {
  const { hasMore, isWindowed, status, count, rows } = list;
  const shown = rows.length;
  if (!hasMore) return isWindowed ? html`<p class="soft">${l.t('found', { count: shown })}</p>` : nothing;
  const action = { label: l.t('tryAgain'), onClick: onLoadMore };
  if (status === 'failed') return notice({ kind: 'error', text: l.t('moreFailed'), action });
  const text =
    status === 'busy' && isWindowed
      ? l.t('moreComing')
      : count === undefined
        ? l.t('foundMore', { count: shown })
        : l.t('shownOf', { shown, count });
  return html`<div class="top">
    <p class="soft">${text}</p>
    ${
      isWindowed
        ? nothing
        : html`<button
            class="button older"
            part="action"
            type="button"
            aria-disabled=${status === 'busy' ? 'true' : 'false'}
            @click=${() => status === 'idle' && onLoadMore()}
          >
            ${l.t('more')}
          </button>`
    }
  </div>`;
}

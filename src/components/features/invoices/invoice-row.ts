import { html, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { openerKey } from '../tasks/task-controller.js';
import type { InvoicesMessages } from '../../../generated/locales/invoices.js';
import { isPositiveMoney, isZeroMoney } from '../../../api/money/money.js';

/** Data and callbacks of a row of the invoice list. */
export interface InvoiceRowView {
  readonly l: FullLocalizer<InvoicesMessages>;
  /** True if the list has a column to select invoices for payment. */
  readonly isSelectable: boolean;
  readonly isSelected: (number: string) => boolean;
  readonly onSelect: (invoice: InvoiceSummary, isSelected: boolean) => void;
  readonly onOpen: (number: string) => void;
}

/** True for a posted invoice with an amount due. */
export function isOpenInvoice({ status, balance }: InvoiceSummary): boolean {
  return status === 'Posted' && isPositiveMoney(balance);
}

/** Renders an invoice as a row of the list. */
export function renderInvoiceRow(invoice: InvoiceSummary, index: number, view: InvoiceRowView): TemplateResult {
  return html`<tr
    class=${rowClasses(invoice, view.isSelected(invoice.invoiceNumber))}
    part="row"
    role="row"
    aria-rowindex=${index + 2}
    data-key=${invoice.invoiceNumber}
  >
    ${renderInvoiceCells(invoice, view)}
  </tr>`;
}

/** Returns the CSS classes of a row. */
export function rowClasses(invoice: InvoiceSummary, isSelected: boolean): string {
  const { balance, amount, overdue } = invoice;
  const selection = isSelected ? 'selected' : '';
  if (!isOpenInvoice(invoice)) return selection;
  return `${selection} open ${overdue ? 'overdue' : ''} ${balance.amount === amount.amount ? '' : 'partial'}`;
}

/** Renders the cells of a row. */
export function renderInvoiceCells(
  invoice: InvoiceSummary,
  { l, isSelectable, isSelected, onSelect, onOpen }: InvoiceRowView,
): TemplateResult {
  const { invoiceNumber: number } = invoice;
  const hasBalance = isPositiveMoney(invoice.balance);
  return html`${
      isSelectable
        ? html`<td role="cell" class="check-cell">
            ${
              isOpenInvoice(invoice)
                ? html`<label
                    ><input
                      type="checkbox"
                      aria-label=${l.t('choose', { number })}
                      .checked=${isSelected(number)}
                      @change=${({ target }: Event) => onSelect(invoice, target instanceof HTMLInputElement && target.checked)}
                  /></label>`
                : ''
            }
          </td>`
        : ''
    }
    <th role="rowheader" scope="row" class="number-cell">
      <button
        class="button link"
        type="button"
        aria-label=${l.t('showInvoice', { number })}
        data-opens=${openerKey('invoice', number)}
        @click=${() => onOpen(number)}
      >
        <bdi>${number}</bdi>
      </button>
    </th>
    <td role="cell" class="date-cell">${l.date(invoice.invoiceDate, 'medium')}</td>
    <td role="cell" class="status-cell">${statusCellText(invoice, l)}</td>
    <td role="cell" class="amount-cell figure">${l.money(invoice.amount)}</td>
    <td role="cell" class="balance-cell figure ${hasBalance ? '' : 'paid'}" data-label=${l.t('toPay')}>
      ${isZeroMoney(invoice.balance) ? l.t('nothing') : l.money(invoice.balance)}
    </td>`;
}

/** Returns the status, and the applied credit, so that amount, credit and payment add up. */
function statusCellText(invoice: InvoiceSummary, l: FullLocalizer<InvoicesMessages>): string {
  const status = invoiceStatusText(invoice, l);
  return invoice.credit ? l.t('withCredit', { status, amount: l.money(invoice.credit) }) : status;
}

/** Returns the status of an invoice as text. */
export function invoiceStatusText({ status, balance, dueDate, overdue }: InvoiceSummary, l: FullLocalizer<InvoicesMessages>): string {
  if (status === 'Draft') return l.t('statusDraft');
  if (status === 'Canceled') return l.t('statusCanceled');
  if (status !== 'Posted') return status;
  if (!isPositiveMoney(balance)) return l.t('paid');
  const date = dueDate === undefined ? undefined : l.date(dueDate, 'medium');
  if (overdue) return date === undefined ? l.t('overdue') : l.t('overdueSince', { date });
  return date === undefined ? l.t('open') : l.t('dueOn', { date });
}

import { html, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { openerKey } from '../tasks/task-controller.js';
import type { InvoicesMessages } from '../../../generated/locales/invoices.js';
import { isPositiveMoney, isZeroMoney } from '../../../api/money/money.js';

export interface InvoiceCells {
  readonly l: FullLocalizer<InvoicesMessages>;
  /** Whether there is a column to choose what is paid. */
  readonly choosing: boolean;
  readonly isChosen: (number: string) => boolean;
  readonly choose: (invoice: InvoiceSummary, chosen: boolean) => void;
  readonly open: (number: string) => void;
}

/** Whether something is still to be paid of an invoice, and may be. */
export function isOpen({ status, balance }: InvoiceSummary): boolean {
  return status === 'Posted' && isPositiveMoney(balance);
}

/** One invoice in the list. */
export function invoiceRow(invoice: InvoiceSummary, index: number, view: InvoiceCells): TemplateResult {
  return html`<tr
    class=${rowLook(invoice, view.isChosen(invoice.invoiceNumber))}
    part="row"
    role="row"
    aria-rowindex=${index + 2}
    data-key=${invoice.invoiceNumber}
  >
    ${invoiceCells(invoice, view)}
  </tr>`;
}

/** Classes of a row. */
export function rowLook(invoice: InvoiceSummary, chosen: boolean): string {
  const { balance, amount, overdue } = invoice;
  const look = chosen ? 'chosen' : '';
  if (!isOpen(invoice)) return look;
  return `${look} owed ${overdue ? 'overdue' : ''} ${balance.amount === amount.amount ? '' : 'part'}`;
}

/** The cells of one invoice in the list. */
export function invoiceCells(invoice: InvoiceSummary, { l, choosing, isChosen, choose, open }: InvoiceCells): TemplateResult {
  const { invoiceNumber: number } = invoice;
  const owed = isPositiveMoney(invoice.balance);
  return html`${
      choosing
        ? html`<td role="cell" class="check-cell">
            ${
              isOpen(invoice)
                ? html`<label
                    ><input
                      type="checkbox"
                      aria-label=${l.t('choose', { number })}
                      .checked=${isChosen(number)}
                      @change=${({ target }: Event) => choose(invoice, target instanceof HTMLInputElement && target.checked)}
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
        @click=${() => open(number)}
      >
        <bdi>${number}</bdi>
      </button>
    </th>
    <td role="cell" class="date-cell">${l.date(invoice.invoiceDate, 'medium')}</td>
    <td role="cell" class="status-cell">${statusWords(invoice, l)}</td>
    <td role="cell" class="amount-cell figure">${l.money(invoice.amount)}</td>
    <td role="cell" class="owed-cell figure ${owed ? '' : 'settled'}" data-label=${l.t('toPay')}>
      ${isZeroMoney(invoice.balance) ? l.t('nothing') : l.money(invoice.balance)}
    </td>`;
}

/** Where an invoice stands, in words. */
export function statusWords({ status, balance, dueDate, overdue }: InvoiceSummary, l: FullLocalizer<InvoicesMessages>): string {
  if (status === 'Draft') return l.t('statusDraft');
  if (status === 'Canceled') return l.t('statusCanceled');
  if (status !== 'Posted') return status;
  if (!isPositiveMoney(balance)) return l.t('paid');
  const date = dueDate === undefined ? undefined : l.date(dueDate, 'medium');
  if (overdue) return date === undefined ? l.t('overdue') : l.t('overdueSince', { date });
  return date === undefined ? l.t('open') : l.t('dueOn', { date });
}

import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../../api/money/money.js';
import type { ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import { notice } from '../../../primitives/notice.js';
import { taskFrame } from '../../tasks/task-frame.js';
import type { ChangeOutcome } from './change-form.js';
import { downloadReceipt } from './receipt-file.js';
import type { TaskLocalizers } from './task-messages.js';

interface ChangeResultView {
  readonly localizers: TaskLocalizers;
  readonly close: () => void;
  /** Confirmed quote; undefined after a reload. */
  readonly quote: ChangeQuote | undefined;
}

/** Renders the result of a change: effect, payment, balance, undo date and receipt. */
export function renderChangeResult(
  result: ChangeResult,
  { heading, sentences = [] }: ChangeOutcome,
  { localizers, close, quote }: ChangeResultView,
): TemplateResult {
  const { l, tasks } = localizers;
  const { paid, due, invoiceNumbers, orderNumber, receipt } = result;
  const announcement = [
    ...sentences,
    ...(isPositiveMoney(paid) ? [l.t('paid', { amount: l.money(paid) })] : []),
    ...(quote?.creditLeft && isPositiveMoney(quote.creditLeft) ? [l.t('creditBack', { amount: l.money(quote.creditLeft) })] : []),
    ...(quote?.undoableUntil ? [l.t('undoable', { date: l.date(quote.undoableUntil) })] : []),
  ];
  return taskFrame({
    l: tasks,
    heading,
    backLabel: l.t('backToList'),
    back: close,
    content: html`<div class="done" part="done">
      ${announcement.length > 0 ? html`<p>${announcement.join(' ')}</p>` : nothing}
      ${
        isPositiveMoney(due)
          ? notice({ kind: 'warning', text: l.t('owing', { amount: l.money(due), invoices: invoiceNumbers.join(', ') }) })
          : nothing
      }
      <p class="detail">${l.t('orderNumber', { order: orderNumber })}</p>
    </div>`,
    buttons: [
      ...(receipt ? [{ label: l.t('receipt'), onClick: () => downloadReceipt(receipt, l) }] : []),
      { label: l.t('backToList'), primary: true, onClick: close },
    ],
  });
}

import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../../api/money/money.js';
import type { ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import { notice } from '../../../primitives/notice.js';
import { taskFrame } from '../../tasks/frame.js';
import type { Outcome } from './form.js';
import { downloadReceipt } from './receipt-file.js';
import type { TaskSpeech } from './speech.js';

export interface DoneView {
  readonly speech: TaskSpeech;
  readonly close: () => void;
  /** What was confirmed; absent after a reload. */
  readonly quote: ChangeQuote | undefined;
}

/** What became of a change: what holds now, what was paid, what is still to be paid, until when it can be undone, and the proof of it. */
export function renderDone(result: ChangeResult, { heading, sentences = [] }: Outcome, { speech, close, quote }: DoneView): TemplateResult {
  const { l, tasks } = speech;
  const { paid, due, invoiceNumbers, orderNumber, receipt } = result;
  const said = [
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
      ${said.length > 0 ? html`<p>${said.join(' ')}</p>` : nothing}
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

import { html, nothing, type TemplateResult } from 'lit';
import { lastDayOfService } from '../../../../api/plain-date/plain-date.js';
import { isPositiveMoney } from '../../../../api/money/money.js';
import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import { renderAmountChange, renderLines, renderTotals } from '../../quote/bill.js';
import { chevronIcon } from '../../quote/chevron.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import type { ChangeLocalizer } from './form.js';

export interface EffectView {
  readonly l: ChangeLocalizer;
  readonly quoteWords: QuoteLocalizer;
  readonly today: IsoDate | undefined;
  /** A quote that was shown before, where this one took its place without anybody choosing so. */
  readonly before: ChangeQuote | undefined;
  /** A newer one is on its way. */
  readonly busy: boolean;
}

/** What a change comes to, in sentences: what is paid, what comes back, from when it holds, and whether it can be undone. */
export function effectSentences(quote: ChangeQuote, { l, today }: Pick<EffectView, 'l' | 'today'>): string[] {
  const { dueNow, creditLeft, effectiveDate, endDate, undoableUntil, text } = quote;
  const isNow = today !== undefined && effectiveDate <= today;
  return [
    ...(text ? [text] : []),
    isPositiveMoney(dueNow.total) ? l.t('payToday', { amount: l.money(dueNow.total) }) : l.t('payNothing'),
    ...(creditLeft && isPositiveMoney(creditLeft) ? [l.t('creditBack', { amount: l.money(creditLeft) })] : []),
    endDate === undefined
      ? isNow
        ? l.t('fromToday')
        : l.t('fromDate', { date: l.date(effectiveDate) })
      : today !== undefined && endDate <= today
        ? l.t('endsToday')
        : l.t('useUntil', { last: l.date(lastDayOfService(endDate)) }),
    undoableUntil === undefined ? l.t('notUndoable') : l.t('undoable', { date: l.date(undoableUntil) }),
  ];
}

/** The same with its bills: of today, line by line, and the next one with and without the change. */
export function renderEffect(quote: ChangeQuote, view: EffectView): TemplateResult {
  const { l, quoteWords, before, busy } = view;
  const { dueNow } = quote;
  return html`<section class="effect quote" part="quote" aria-busy=${busy ? 'true' : 'false'} aria-label=${l.t('effect')}>
    <p class="sentence">${effectSentences(quote, view).join(' ')}</p>
    ${
      dueNow.lines.length > 0
        ? html`<div class="bill" part="due-now">
            <h4>${l.t('today', { date: l.date(dueNow.date) })}</h4>
            ${renderLines(dueNow, quoteWords)}${renderTotals(dueNow, quoteWords, before?.dueNow.total)}
          </div>`
        : nothing
    }
    ${renderNext(quote, view)}
  </section>`;
}

function renderNext({ next, nextWithout }: ChangeQuote, { l, quoteWords, before }: EffectView): TemplateResult {
  const without = nextWithout && nextWithout.total.amount !== next?.total.amount ? nextWithout : undefined;
  return html`<div class="bill later" part="next">
    <dl class="rows">
      ${
        next
          ? html`<div class="total">
              <dt>${l.t('nextBill', { date: l.date(next.date) })}</dt>
              <dd class="figure">${before?.next ? renderAmountChange(before.next.total, next.total, quoteWords) : l.money(next.total)}</dd>
            </div>`
          : html`<div><dt>${l.t('noNext')}</dt></div>`
      }
      ${
        without
          ? html`<div>
              <dt>${l.t('nextWithout')}</dt>
              <dd class="figure">${l.money(without.total)}</dd>
            </div>`
          : nothing
      }
    </dl>
    ${
      next && next.lines.length > 0
        ? html`<details class="next-lines">
            <summary>${l.t('nextLines')}${chevronIcon}</summary>
            ${renderLines(next, quoteWords)}${renderTotals(next, quoteWords)}
          </details>`
        : nothing
    }
  </div>`;
}

/** Bones in the size of the commonest effect, until the first one is there. */
export function renderEffectStandIn(): TemplateResult {
  const row = html`<div>
    <span class="bone half"></span><span class="figure"><span class="bone"></span></span>
  </div>`;
  return html`<div class="effect quote stand-in" aria-hidden="true">
    <p class="sentence"><span class="bone"></span><span class="bone half"></span></p>
    <div class="bill"><div class="rows">${row}${row}</div></div>
  </div>`;
}

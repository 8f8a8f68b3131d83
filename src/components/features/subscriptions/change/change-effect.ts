import { html, nothing, type TemplateResult } from 'lit';
import { lastDayOfService } from '../../../../api/plain-date/plain-date.js';
import { isPositiveMoney, negateMoney } from '../../../../api/money/money.js';
import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { QuoteBill } from '../../../../api/schemas/storefront/quote.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import { renderAmountChange, renderLines, renderTotals } from '../../quote/bill.js';
import { chevronIcon } from '../../quote/chevron.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import type { ChangeLocalizer } from './change-form.js';

interface ChangeEffectView {
  readonly l: ChangeLocalizer;
  readonly quoteLocalizer: QuoteLocalizer;
  readonly today: IsoDate | undefined;
  /** Quote that was shown before, if the price changed without the user's action. */
  readonly before: ChangeQuote | undefined;
  /** True while a newer quote is loading. */
  readonly busy: boolean;
}

/** Describes the effect of a change: payment, credit, effective date, and whether it can be undone. */
export function effectSentences(quote: ChangeQuote, { l, today }: Pick<ChangeEffectView, 'l' | 'today'>): string[] {
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

/** Renders the effect of a change with today's bill and the next bill, with and without the change. */
export function renderEffect(quote: ChangeQuote, view: ChangeEffectView): TemplateResult {
  const { l, quoteLocalizer, before, busy } = view;
  const { dueNow } = quote;
  return html`<section class="effect quote" part="quote" aria-busy=${busy ? 'true' : 'false'} aria-label=${l.t('effect')}>
    <p class="sentence">${effectSentences(quote, view).join(' ')}</p>
    ${
      dueNow.lines.length > 0
        ? html`<div class="bill" part="due-now">
            <h4>${l.t('today', { date: l.date(dueNow.date) })}</h4>
            ${renderLines(dueNow, quoteLocalizer)}${renderTotals(dueNow, quoteLocalizer, before?.dueNow.total)}
          </div>`
        : nothing
    }
    ${renderNext(quote, view)}
  </section>`;
}

function renderNext(
  { next, nextWithout, billOnEffectiveDate: changed }: ChangeQuote,
  { l, quoteLocalizer, before }: ChangeEffectView,
): TemplateResult {
  const without = nextWithout && nextWithout.total.amount !== next?.total.amount ? nextWithout : undefined;
  return html`<div class="bill later" part="next">
    <dl class="rows">
      ${
        next
          ? html`<div class="total">
              <dt>${l.t('nextBill', { date: l.date(next.date) })}</dt>
              <dd class="figure">
                ${before?.next ? renderAmountChange(before.next.total, next.total, quoteLocalizer) : l.money(next.total)}
              </dd>
            </div>`
          : html`<div><dt>${l.t('noNext')}</dt></div>`
      }
      ${
        next?.credit
          ? html`<div>
              <dt>${quoteLocalizer.t('credit')}</dt>
              <dd class="figure">${l.money(negateMoney(next.credit))}</dd>
            </div>`
          : nothing
      }
      ${
        without
          ? html`<div>
              <dt>${l.t('nextWithout')}</dt>
              <dd class="figure">${l.money(without.total)}</dd>
            </div>`
          : nothing
      }
      ${
        changed
          ? html`<div class="total">
              <dt>${l.t('billAfterChange', { date: l.date(changed.date) })}</dt>
              <dd class="figure">${l.money(changed.total)}</dd>
            </div>`
          : nothing
      }
    </dl>
    ${renderDetails(next, l.t('nextLines'), quoteLocalizer)} ${renderDetails(changed, l.t('linesAfterChange'), quoteLocalizer)}
  </div>`;
}

/** Renders the lines of a bill, which the user can open. */
function renderDetails(bill: QuoteBill | undefined, heading: string, quoteLocalizer: QuoteLocalizer): TemplateResult | typeof nothing {
  if (!bill || bill.lines.length === 0) return nothing;
  return html`<details class="next-lines">
    <summary>${heading}${chevronIcon}</summary>
    ${renderLines(bill, quoteLocalizer)}${renderTotals(bill, quoteLocalizer)}
  </details>`;
}

/** Renders the skeleton of an effect. */
export function renderEffectSkeleton(): TemplateResult {
  const row = html`<div>
    <span class="bone half"></span><span class="figure"><span class="bone"></span></span>
  </div>`;
  return html`<div class="effect quote stand-in" aria-hidden="true">
    <p class="sentence"><span class="bone"></span><span class="bone half"></span></p>
    <div class="bill"><div class="rows">${row}${row}</div></div>
  </div>`;
}

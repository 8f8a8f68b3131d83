import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import type { CurrencyCode } from '../../../api/schemas/values.js';
import { renderAmountCell, renderText } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { sortItems } from './period-rows.js';
import type { RevenueEvent } from './source.js';
import { OPEN_ENDED } from '../../../api/revenue/index.js';

const EVENT_MESSAGES = {
  'Invoice Posted': 'event_InvoicePosted',
  'Invoice Item Adjustment Created': 'event_InvoiceItemAdjustmentCreated',
  'Invoice Canceled': 'event_InvoiceCanceled',
  'Invoice Item Adjustment Canceled': 'event_InvoiceItemAdjustmentCanceled',
  'Revenue Distributed': 'event_RevenueDistributed',
  'Credit Memo Posted': 'event_CreditMemoPosted',
  'Debit Memo Posted': 'event_DebitMemoPosted',
} as const;

const isKnown = (type: string): type is keyof typeof EVENT_MESSAGES => Object.hasOwn(EVENT_MESSAGES, type);

/** Returns the label of an event type. Custom event types keep their name. */
function eventText(l: FullLocalizer<RevenueScheduleMessages>, type: string): string {
  return isKnown(type) ? l.t(EVENT_MESSAGES[type]) : type;
}

/** Renders the events of a schedule, newest first. */
export function renderHistory(
  l: FullLocalizer<RevenueScheduleMessages>,
  events: readonly RevenueEvent[],
  currency: CurrencyCode,
): TemplateResult {
  return html`<section class="history" aria-labelledby="history">
    <h4 id="history">${l.t('history')}</h4>
    ${
      events.length === 0
        ? html`<p class="soft">${l.t('noHistory')}</p>`
        : html`<ol>
            ${events.toReversed().map((event) => renderEvent(l, event, currency))}
          </ol>`
    }
  </section>`;
}

function renderEvent(l: FullLocalizer<RevenueScheduleMessages>, event: RevenueEvent, currency: CurrencyCode): TemplateResult {
  const { number, eventType, createdOn, notes, revenueItems } = event;
  const changedItems = sortItems(revenueItems).filter(({ amount }) => !isZero(amount));
  return html`<li part="row">
    <p class="event">
      <strong>${renderText(eventText(l, eventType))}</strong>
      <span class="note">${createdOn === undefined ? nothing : l.date(createdOn.slice(0, 10), 'medium')} <bdi>${number}</bdi></span>
    </p>
    ${notes ? html`<p class="soft"><bdi>${notes}</bdi></p>` : nothing}
    <details>
      <summary>${l.t('moved', { count: changedItems.length })}</summary>
      <table class="table compact" role="table" aria-label="${eventText(l, eventType)}, ${number}">
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">${l.t('period')}</th>
            <th role="columnheader" scope="col" class="figure">${l.t('change')}</th>
          </tr>
        </thead>
        <tbody>
          ${changedItems.map(
            ({ accountingPeriodName: name, amount }) =>
              html`<tr role="row">
                <th role="rowheader" scope="row"><bdi>${name === OPEN_ENDED ? l.t('withoutPeriod') : name}</bdi></th>
                ${renderAmountCell(l, l.t('change'), amount, currency)}
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </li>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { QuoteBill } from '../../../api/schemas/storefront/quote.js';
import { chevronIcon } from './chevron.js';
import type { QuoteLocalizer } from './quote-texts.js';

/** Number of bills that are listed at first. */
const LISTED_AT_FIRST = 12;

/** Renders the upcoming bills of the term as a disclosure. @param all true to list all bills */
export function renderUpcoming(
  bills: readonly QuoteBill[],
  all: boolean,
  showAll: () => void,
  l: QuoteLocalizer,
): TemplateResult | typeof nothing {
  // If there is only one upcoming bill, it is already shown as the next bill.
  if (bills.length < 2) return nothing;
  const shown = all ? bills : bills.slice(0, LISTED_AT_FIRST);
  const rest = bills.length - shown.length;
  return html`<details class="upcoming" part="upcoming">
    <summary>${l.t('upcoming', { count: bills.length })}${chevronIcon}</summary>
    <dl class="rows">
      ${shown.map(
        ({ date, total }, index) =>
          html`<div
            tabindex=${index === LISTED_AT_FIRST && all ? '-1' : nothing}
            class=${index === LISTED_AT_FIRST && all ? 'rest' : nothing}
          >
            <dt>${l.date(date)}</dt>
            <dd class="figure">${l.money(total)}</dd>
          </div>`,
      )}
    </dl>
    ${rest > 0 ? html`<button class="button link" type="button" @click=${showAll}>${l.t('upcomingMore', { count: rest })}</button>` : nothing}
  </details>`;
}

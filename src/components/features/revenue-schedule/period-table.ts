import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import { renderAmountCell, renderRowState } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { groupRows, sumSplits, type PeriodGroup, type PeriodRow, type RevenueSplit } from './period-rows.js';
import type { CurrencyCode } from '../../../api/schemas/values.js';

interface PeriodTableOptions {
  readonly currency: CurrencyCode;
  /** True if the periods of the year are shown. */
  readonly isOpen: (year: string) => boolean;
  readonly onToggle: (year: string) => void;
}

/** Returns the first year with an open period, or the last year. */
export function currentYear(rows: readonly PeriodRow[]): string | undefined {
  return (rows.find(({ state }) => state === 'Open' || state === 'PendingClose') ?? rows.findLast(({ year }) => year !== undefined))?.year;
}

/** Renders the schedule by accounting period, with the same amounts as the chart. */
export function renderPeriodTable(
  l: FullLocalizer<RevenueScheduleMessages>,
  rows: readonly PeriodRow[],
  options: PeriodTableOptions,
): TemplateResult {
  const { currency } = options;
  const totals = sumSplits(rows, currency);
  const parts: (keyof RevenueSplit)[] = isZero(totals.undistributed)
    ? ['recognized', 'deferred']
    : ['recognized', 'deferred', 'undistributed'];
  const groups = groupRows(rows, currency);
  return html`<table class="table compact periods" id="periods" part="table" role="table">
    <caption>
      ${l.t('periods')}
      <bdi class="note">${currency}</bdi>
    </caption>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">${l.t('period')}</th>
        <th role="columnheader" scope="col">${l.t('state')}</th>
        ${parts.map((part) => html`<th role="columnheader" scope="col" class="figure">${l.t(part)}</th>`)}
        <th role="columnheader" scope="col" class="figure">${l.t('running')}</th>
      </tr>
    </thead>
    ${groups.map((group) => renderGroup(l, group, parts, options))}
    <tfoot>
      <tr class="total" role="row">
        <th role="rowheader" scope="row">${l.t('total')}</th>
        <td role="cell" class="none"></td>
        ${parts.map((part) => renderAmountCell(l, l.t(part), totals[part], currency))}
        ${renderAmountCell(l, l.t('running'), rows.at(-1)?.running ?? sumAmounts([], currency) ?? '', currency, 'strong')}
      </tr>
    </tfoot>
  </table>`;
}

function renderGroup(
  l: FullLocalizer<RevenueScheduleMessages>,
  group: PeriodGroup,
  parts: readonly (keyof RevenueSplit)[],
  options: PeriodTableOptions,
): TemplateResult {
  const { currency, isOpen, onToggle } = options;
  const { year, rows, running } = group;
  const lines = rows.map(
    (row) =>
      html`<tr part="row" role="row">
        <th role="rowheader" scope="row"><bdi>${row.state === 'OpenEnded' ? l.t('withoutPeriod') : row.name}</bdi></th>
        <td role="cell" class="state">${renderRowState(l, row.state)}</td>
        ${parts.map((part) => renderAmountCell(l, l.t(part), row[part], currency))}
        ${renderAmountCell(l, l.t('running'), row.running, currency, 'soft')}
      </tr>`,
  );
  if (year === undefined) {
    return html`<tbody>
      ${lines}
    </tbody>`;
  }
  const isYearOpen = isOpen(year);
  return html`<tbody>
      <tr class="group" part="row" role="row">
        <th role="rowheader" scope="row">
          <button
            class="button link toggle"
            type="button"
            data-year=${year}
            aria-expanded=${isYearOpen ? 'true' : 'false'}
            @click=${() => onToggle(year)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m6 3.5 4.5 4.5L6 12.5" /></svg
            >${l.t('year', { year })}
          </button>
        </th>
        <td role="cell" class="state">${l.t('yearPeriods', { count: rows.length })}</td>
        ${parts.map((part) => renderAmountCell(l, l.t(part), group[part], currency))}
        ${renderAmountCell(l, l.t('running'), running, currency, 'soft')}
      </tr>
    </tbody>
    ${
      isYearOpen
        ? html`<tbody class="within">
            ${lines}
          </tbody>`
        : nothing
    }`;
}

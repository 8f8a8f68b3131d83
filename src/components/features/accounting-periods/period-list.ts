import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { renderPeriodState } from './period-state.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import {
  groupByYear,
  isClosed,
  availableAction,
  closablePeriods,
  type FiscalYear,
  type AvailableAction,
  type AccountingPeriod,
  type FiscalQuarter,
} from './period.js';

interface PeriodListActions {
  readonly onClose: (periods: readonly AccountingPeriod[], name: string, opener: string) => void;
  readonly onReopen: (period: AccountingPeriod, opener: string) => void;
  readonly onBalance: (period: AccountingPeriod, opener: string) => void;
}

interface PeriodListOptions extends PeriodListActions {
  readonly periods: readonly AccountingPeriod[];
  readonly canWrite: boolean;
}

function stateText(l: FullLocalizer<AccountingPeriodsMessages>, status: string): string {
  if (status === 'Open') return l.t('open');
  if (status === 'PendingClose') return l.t('pending');
  return status === 'Closed' ? l.t('closed') : status;
}

/** Returns the CSS selector of a button in the list. Escapes the id, which may be any text. */
export const buttonSelector = (name: 'act' | 'balance' | 'quarter', id: string): string => `[data-${name}="${CSS.escape(id)}"]`;

const REASONS = {
  'earlier-first': 'whyEarlier',
  'later-closed': 'whyLaterClosed',
  'later-pending': 'whyLaterPending',
  unknown: 'whyUnknown',
} as const;

function reasonText(l: FullLocalizer<AccountingPeriodsMessages>, next: AvailableAction): string {
  return next.action === undefined ? l.t(REASONS[next.reason], { other: next.blockedBy }) : '';
}

/** True if an action is available in the year. Years without an available action are collapsed. */
const hasAvailableAction = (allPeriods: readonly AccountingPeriod[], { quarters }: FiscalYear): boolean =>
  quarters.some(({ periods }) => periods.some((period) => availableAction(allPeriods, period).action !== undefined));

/** Renders the periods by fiscal year and quarter, with their available actions. */
export function renderPeriodList(l: FullLocalizer<AccountingPeriodsMessages>, options: PeriodListOptions): TemplateResult {
  const { periods: allPeriods } = options;
  return html`<div class="years">
    ${groupByYear(allPeriods).map((year) => {
      const periods = year.quarters.flatMap((quarter) => quarter.periods);
      const closed = periods.filter(isClosed).length;
      return html`<details ?open=${hasAvailableAction(allPeriods, year)}>
        <summary>
          <span>${l.t('year', { year: String(year.year) })}</span>
          <span class="soft">${l.t('closedOf', { closed, total: periods.length })}</span>
        </summary>
        ${renderYear(l, year, options)}
      </details>`;
    })}
  </div>`;
}

function renderYear(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { year, quarters }: FiscalYear,
  options: PeriodListOptions,
): TemplateResult {
  const renderColumnHead = (text: string, isHidden = false): TemplateResult =>
    html`<th scope="col" role="columnheader">${isHidden ? html`<span class="visually-hidden">${text}</span>` : text}</th>`;
  return html`<table class="table compact periods" part="table" role="table" aria-label=${l.t('year', { year: String(year) })}>
    <thead>
      <tr role="row">
        ${renderColumnHead(l.t('period'))}${renderColumnHead(l.t('days'))}${renderColumnHead(l.t('state'))}${renderColumnHead(l.t('next'))}${renderColumnHead(l.t('balance'), true)}
      </tr>
    </thead>
    ${quarters.map(
      (quarter) =>
        html`<tbody>
          ${renderQuarter(l, year, quarter, options)}${quarter.periods.map((period) => renderPeriod(l, period, options))}
        </tbody>`,
    )}
  </table>`;
}

/** Returns the name of a quarter, such as "Q3 2026". */
export const quarterName = (l: FullLocalizer<AccountingPeriodsMessages>, year: number, number: number): string =>
  l.t('quarterName', { number, year: String(year) });

function renderQuarter(
  l: FullLocalizer<AccountingPeriodsMessages>,
  year: number,
  quarter: FiscalQuarter,
  { periods: allPeriods, canWrite, onClose }: PeriodListOptions,
): TemplateResult | typeof nothing {
  const { number, periods } = quarter;
  if (number === undefined) return nothing;
  const name = quarterName(l, year, number);
  const closable = closablePeriods(allPeriods, quarter);
  const id = `${year}-${number}`;
  const closed = periods.filter(isClosed).length;
  return html`<tr class="quarter" role="row">
    <th scope="rowgroup" role="rowheader" colspan="3">
      ${l.t('quarter', { number })} <span class="soft">${l.t('closedOf', { closed, total: periods.length })}</span>
    </th>
    <td role="cell" colspan="2">
      ${
        canWrite && closable.length > 0
          ? html`<button
              class="button"
              type="button"
              data-quarter=${id}
              @click=${() => onClose(closable, name, buttonSelector('quarter', id))}
            >
              ${l.t('close', { name })}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

function renderPeriod(
  l: FullLocalizer<AccountingPeriodsMessages>,
  period: AccountingPeriod,
  { periods, canWrite, onClose, onReopen, onBalance }: PeriodListOptions,
): TemplateResult {
  const { id, name, startDate, endDate, status } = period;
  const next = availableAction(periods, period);
  const hasBalance = canWrite ? !isClosed(period) || period.fileId !== undefined : period.fileId !== undefined;
  return html`<tr part="row" role="row">
    <th scope="row" role="rowheader"><bdi>${name}</bdi></th>
    <td role="cell" class="days">${l.t('span', { from: l.date(startDate, 'medium'), to: l.date(endDate, 'medium') })}</td>
    <td role="cell" class="state">${renderPeriodState(status, stateText(l, status))}</td>
    <td role="cell" class="next">
      ${
        next.action === undefined
          ? html`<span class="soft">${reasonText(l, next)}</span>`
          : canWrite
            ? html`<button
                class="button"
                type="button"
                data-act=${id}
                @click=${() => (next.action === 'close' ? onClose([period], name, buttonSelector('act', id)) : onReopen(period, buttonSelector('act', id)))}
              >
                ${l.t(next.action, { name })}
              </button>`
            : nothing
      }
    </td>
    <td role="cell" class="balance">
      ${
        hasBalance
          ? html`<button
              class="button link"
              type="button"
              data-balance=${id}
              aria-label=${l.t('balanceOf', { name })}
              @click=${() => onBalance(period, buttonSelector('balance', id))}
            >
              ${l.t('balance')}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

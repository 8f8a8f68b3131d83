import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { periodState } from './period-state.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { byYear, isClosed, nextOf, toClose, type FiscalYear, type Next, type Period, type Quarter } from './period.js';

export interface ListActions {
  readonly onClose: (periods: readonly Period[], name: string, opener: string) => void;
  readonly onReopen: (period: Period, opener: string) => void;
  readonly onBalance: (period: Period, opener: string) => void;
}

export interface ListOptions extends ListActions {
  readonly all: readonly Period[];
  readonly canWrite: boolean;
}

export function stateWords(l: FullLocalizer<AccountingPeriodsMessages>, status: string): string {
  if (status === 'Open') return l.t('open');
  if (status === 'PendingClose') return l.t('pending');
  return status === 'Closed' ? l.t('closed') : status;
}

/** Finds what was pressed by the name of its period, which may be any text. */
export const selector = (name: 'act' | 'balance' | 'quarter', id: string): string => `[data-${name}="${CSS.escape(id)}"]`;

const WHY = {
  'earlier-first': 'whyEarlier',
  'later-closed': 'whyLaterClosed',
  'later-pending': 'whyLaterPending',
  unknown: 'whyUnknown',
} as const;

function why(l: FullLocalizer<AccountingPeriodsMessages>, next: Next): string {
  return next.may === undefined ? l.t(WHY[next.why], { other: next.other }) : '';
}

/** The years in which something may be done are open, the others closed until somebody wants to see them. */
const hasWork = (all: readonly Period[], { quarters }: FiscalYear): boolean =>
  quarters.some(({ periods }) => periods.some((period) => nextOf(all, period).may !== undefined));

/** The periods by fiscal year and quarter, with what may be done with each. */
export function renderList(l: FullLocalizer<AccountingPeriodsMessages>, options: ListOptions): TemplateResult {
  const { all } = options;
  return html`<div class="years">
    ${byYear(all).map((year) => {
      const periods = year.quarters.flatMap((quarter) => quarter.periods);
      const closed = periods.filter(isClosed).length;
      return html`<details ?open=${hasWork(all, year)}>
        <summary>
          <span>${l.t('year', { year: String(year.year) })}</span>
          <span class="soft">${l.t('closedOf', { closed, total: periods.length })}</span>
        </summary>
        ${table(l, year, options)}
      </details>`;
    })}
  </div>`;
}

function table(l: FullLocalizer<AccountingPeriodsMessages>, { year, quarters }: FiscalYear, options: ListOptions): TemplateResult {
  const head = (text: string, hidden = false): TemplateResult =>
    html`<th scope="col" role="columnheader">${hidden ? html`<span class="visually-hidden">${text}</span>` : text}</th>`;
  return html`<table class="table compact periods" part="table" role="table" aria-label=${l.t('year', { year: String(year) })}>
    <thead>
      <tr role="row">
        ${head(l.t('period'))}${head(l.t('days'))}${head(l.t('state'))}${head(l.t('next'))}${head(l.t('balance'), true)}
      </tr>
    </thead>
    ${quarters.map(
      (quarter) =>
        html`<tbody>
          ${quarterRow(l, year, quarter, options)}${quarter.periods.map((period) => row(l, period, options))}
        </tbody>`,
    )}
  </table>`;
}

/** What a quarter is called, such as "Q3 2026". */
export const quarterName = (l: FullLocalizer<AccountingPeriodsMessages>, year: number, number: number): string =>
  l.t('quarterName', { number, year: String(year) });

function quarterRow(
  l: FullLocalizer<AccountingPeriodsMessages>,
  year: number,
  quarter: Quarter,
  { all, canWrite, onClose }: ListOptions,
): TemplateResult | typeof nothing {
  const { number, periods } = quarter;
  if (number === undefined) return nothing;
  const name = quarterName(l, year, number);
  const left = toClose(all, quarter);
  const id = `${year}-${number}`;
  const closed = periods.filter(isClosed).length;
  return html`<tr class="quarter" role="row">
    <th scope="rowgroup" role="rowheader" colspan="3">
      ${l.t('quarter', { number })} <span class="soft">${l.t('closedOf', { closed, total: periods.length })}</span>
    </th>
    <td role="cell" colspan="2">
      ${
        canWrite && left.length > 0
          ? html`<button class="button" type="button" data-quarter=${id} @click=${() => onClose(left, name, selector('quarter', id))}>
              ${l.t('close', { name })}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

function row(
  l: FullLocalizer<AccountingPeriodsMessages>,
  period: Period,
  { all, canWrite, onClose, onReopen, onBalance }: ListOptions,
): TemplateResult {
  const { id, name, startDate, endDate, status } = period;
  const next = nextOf(all, period);
  const hasBalance = canWrite ? !isClosed(period) || period.fileId !== undefined : period.fileId !== undefined;
  return html`<tr part="row" role="row">
    <th scope="row" role="rowheader"><bdi>${name}</bdi></th>
    <td role="cell" class="days">${l.t('span', { from: l.date(startDate, 'medium'), to: l.date(endDate, 'medium') })}</td>
    <td role="cell" class="state">${periodState(status, stateWords(l, status))}</td>
    <td role="cell" class="next">
      ${
        next.may === undefined
          ? html`<span class="soft">${why(l, next)}</span>`
          : canWrite
            ? html`<button
                class="button"
                type="button"
                data-act=${id}
                @click=${() => (next.may === 'close' ? onClose([period], name, selector('act', id)) : onReopen(period, selector('act', id)))}
              >
                ${l.t(next.may, { name })}
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
              @click=${() => onBalance(period, selector('balance', id))}
            >
              ${l.t('balance')}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

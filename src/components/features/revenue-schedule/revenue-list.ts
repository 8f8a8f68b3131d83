import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import { renderAmountCell, REVENUE_PARTS } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { sumSplits } from './period-rows.js';
import { revenueAmounts, type ChargeRevenue, type RevenueAmounts, type RevenueSchedule } from './source.js';

interface RevenueLine {
  /** Key that is passed to `onOpen` when the line is opened. */
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly revenue: RevenueAmounts | undefined;
  readonly isLoaded: boolean;
}

interface RevenueListOptions {
  readonly title: string;
  /** Heading of the first column. */
  readonly head: string;
  readonly onOpen: (key: string) => void;
}

export function chargeLines(charges: readonly ChargeRevenue[]): RevenueLine[] {
  return charges.map(({ key, name, plan, revenue, isLoaded }) => ({ key, name, note: `${plan}, ${key}`, revenue, isLoaded }));
}

export function scheduleLines(l: FullLocalizer<RevenueScheduleMessages>, schedules: readonly RevenueSchedule[]): RevenueLine[] {
  return schedules.map((schedule) => {
    const { number, revenueScheduleDate: date, linkedTransactionNumber: transaction } = schedule;
    return {
      key: number,
      name: number,
      note: [date === undefined ? undefined : l.date(date, 'medium'), transaction].filter((text) => text !== undefined).join(', '),
      revenue: revenueAmounts(schedule),
      isLoaded: true,
    };
  });
}

/** Renders lines with their amounts. Also renders the totals per currency, unless an amount could not be loaded. */
export function renderRevenueList(
  l: FullLocalizer<RevenueScheduleMessages>,
  lines: readonly RevenueLine[],
  { title, head, onOpen }: RevenueListOptions,
): TemplateResult {
  const revenues = lines.flatMap(({ revenue }) => revenue ?? []);
  const currencies = [...new Set(revenues.map(({ currency }) => currency))];
  return html`<table class="table sums" part="table" role="table" aria-label=${title}>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">${head}</th>
        ${REVENUE_PARTS.map((part) => html`<th role="columnheader" scope="col" class="figure">${l.t(part)}</th>`)}
        <th role="columnheader" scope="col" class="figure">${l.t('amount')}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => renderLine(l, line, currencies.length > 1, onOpen))}
    </tbody>
    <tfoot>
      ${lines.every(({ isLoaded }) => isLoaded) ? currencies.map((currency) => renderTotals(l, revenues, currency)) : nothing}
    </tfoot>
  </table>`;
}

function renderLine(
  l: FullLocalizer<RevenueScheduleMessages>,
  { key, name, note, revenue, isLoaded }: RevenueLine,
  showsCurrency: boolean,
  onOpen: RevenueListOptions['onOpen'],
): TemplateResult {
  return html`<tr part="row" role="row">
    <th role="rowheader" scope="row">
      <button
        class="button link"
        type="button"
        data-open=${key}
        aria-label=${l.t('open', { name: `${name}, ${key}` })}
        @click=${() => onOpen(key)}
      >
        <bdi>${name}</bdi>
      </button>
      <span class="note"><bdi>${note}</bdi>${showsCurrency && revenue ? html` <bdi>${revenue.currency}</bdi>` : nothing}</span>
    </th>
    ${
      revenue
        ? html`${REVENUE_PARTS.map((part) => renderAmountCell(l, l.t(part), revenue[part], revenue.currency))}
          ${renderAmountCell(l, l.t('amount'), revenue.amount, revenue.currency, 'strong')}`
        : html`<td role="cell" class="nothing" colspan="4">${l.t(isLoaded ? 'none' : 'notLoaded')}</td>`
    }
  </tr>`;
}

function renderTotals(l: FullLocalizer<RevenueScheduleMessages>, revenues: readonly RevenueAmounts[], currency: string): TemplateResult {
  const selected = revenues.filter((revenue) => revenue.currency === currency);
  const sums = sumSplits(selected, currency);
  const amount =
    sumAmounts(
      selected.map((revenue) => revenue.amount),
      currency,
    ) ?? '';
  return html`<tr class="total" role="row">
    <th role="rowheader" scope="row">${l.t('total')} <bdi class="note">${currency}</bdi></th>
    ${REVENUE_PARTS.map((part) => renderAmountCell(l, l.t(part), sums[part], currency))}
    ${renderAmountCell(l, l.t('amount'), amount, currency, 'strong')}
  </tr>`;
}

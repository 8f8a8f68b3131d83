import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import { cell, PARTS } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { total } from './periods.js';
import { revenueOf, type Charge, type Revenue, type Schedule } from './source.js';

interface Line {
  /** By which it is opened. */
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly revenue: Revenue | undefined;
  readonly isKnown: boolean;
}

export interface ListOptions {
  readonly title: string;
  /** What each line is: a charge or a schedule. */
  readonly head: string;
  readonly onOpen: (key: string) => void;
}

export function chargeLines(charges: readonly Charge[]): Line[] {
  return charges.map(({ key, name, plan, revenue, isKnown }) => ({ key, name, note: `${plan}, ${key}`, revenue, isKnown }));
}

export function scheduleLines(l: FullLocalizer<RevenueScheduleMessages>, schedules: readonly Schedule[]): Line[] {
  return schedules.map((schedule) => {
    const { number, revenueScheduleDate: day, linkedTransactionNumber: linked } = schedule;
    return {
      key: number,
      name: number,
      note: [day === undefined ? undefined : l.date(day, 'medium'), linked].filter((text) => text !== undefined).join(', '),
      revenue: revenueOf(schedule),
      isKnown: true,
    };
  });
}

/** Lines with what each comes to, and what all come to in each currency, unless that of one is not known. */
export function renderList(
  l: FullLocalizer<RevenueScheduleMessages>,
  lines: readonly Line[],
  { title, head, onOpen }: ListOptions,
): TemplateResult {
  const known = lines.flatMap(({ revenue }) => revenue ?? []);
  const currencies = [...new Set(known.map(({ currency }) => currency))];
  return html`<table class="table sums" part="table" role="table" aria-label=${title}>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">${head}</th>
        ${PARTS.map((part) => html`<th role="columnheader" scope="col" class="figure">${l.t(part)}</th>`)}
        <th role="columnheader" scope="col" class="figure">${l.t('amount')}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => row(l, line, currencies.length > 1, onOpen))}
    </tbody>
    <tfoot>
      ${lines.every(({ isKnown }) => isKnown) ? currencies.map((currency) => totals(l, known, currency)) : nothing}
    </tfoot>
  </table>`;
}

function row(
  l: FullLocalizer<RevenueScheduleMessages>,
  { key, name, note, revenue, isKnown }: Line,
  namesCurrency: boolean,
  onOpen: ListOptions['onOpen'],
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
      <span class="note"><bdi>${note}</bdi>${namesCurrency && revenue ? html` <bdi>${revenue.currency}</bdi>` : nothing}</span>
    </th>
    ${
      revenue
        ? html`${PARTS.map((part) => cell(l, l.t(part), revenue[part], revenue.currency))}
          ${cell(l, l.t('amount'), revenue.amount, revenue.currency, 'strong')}`
        : html`<td role="cell" class="nothing" colspan="4">${l.t(isKnown ? 'none' : 'notLoaded')}</td>`
    }
  </tr>`;
}

function totals(l: FullLocalizer<RevenueScheduleMessages>, known: readonly Revenue[], currency: string): TemplateResult {
  const some = known.filter((revenue) => revenue.currency === currency);
  const sums = total(some, currency);
  const amount =
    sumAmounts(
      some.map((revenue) => revenue.amount),
      currency,
    ) ?? '';
  return html`<tr class="total" role="row">
    <th role="rowheader" scope="row">${l.t('total')} <bdi class="note">${currency}</bdi></th>
    ${PARTS.map((part) => cell(l, l.t(part), sums[part], currency))} ${cell(l, l.t('amount'), amount, currency, 'strong')}
  </tr>`;
}

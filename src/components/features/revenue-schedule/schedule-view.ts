import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { isConsistent, renderText, renderFigures } from './figures.js';
import { renderHistory } from './history.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { currentYear, renderPeriodTable } from './period-table.js';
import { toPeriodRows, type PeriodRow } from './period-rows.js';
import { renderChart } from './chart.js';
import { lastDistribution, planUndo } from './revenue-plan.js';
import { undoProblemText } from './redistribution.js';
import { revenueAmounts, type ScheduleDetail, type RevenueSchedule } from './source.js';

export interface ScheduleViewOptions {
  /** Name of the charge. */
  readonly chargeName: string | undefined;
  readonly canWrite: boolean;
  /** Result of the last change, as text. */
  readonly outcome: string;
  readonly openYears: ReadonlyMap<string, boolean>;
  readonly onYear: (year: string, open: boolean) => void;
  readonly onRedistribute: () => void;
  readonly onUndo: () => void;
}

const SOURCE_TYPES = ['InvoiceItem', 'InvoiceItemAdjustment', 'CreditMemoItem', 'DebitMemoItem'] as const;

function sourceText(
  l: FullLocalizer<RevenueScheduleMessages>,
  { linkedTransactionType: type, linkedTransactionNumber: number = '' }: RevenueSchedule,
): string {
  const sourceType = SOURCE_TYPES.find((source) => source === type?.replaceAll(' ', ''));
  if (sourceType) return l.t(`source_${sourceType}`, { number });
  return type ? `${type} ${number}`.trim() : l.t('source_charge');
}

/** Renders a schedule: amounts, details, actions, chart, table and history. */
export function renderSchedule(
  l: FullLocalizer<RevenueScheduleMessages>,
  { schedule, periods, events }: ScheduleDetail,
  options: ScheduleViewOptions,
): TemplateResult {
  const revenue = revenueAmounts(schedule);
  const { currency } = revenue;
  const rows = toPeriodRows(schedule.revenueItems, periods ?? [], currency);
  const presentYear = currentYear(rows);
  const isOpen = (year: string): boolean => options.openYears.get(year) ?? year === presentYear;
  return html`${options.outcome ? notice({ kind: 'info', text: options.outcome }) : nothing} ${renderFigures(l, revenue)}
  ${isConsistent(revenue) ? nothing : notice({ kind: 'warning', text: l.t('uneven') })} ${renderDetails(l, schedule, rows)}
  ${renderActions(l, { schedule, periods, events }, currency, options)} ${renderChart(l, rows, revenue)}
  ${renderPeriodTable(l, rows, { currency, isOpen, onToggle: (year) => options.onYear(year, !isOpen(year)) })}
  ${renderHistory(l, events, currency)}`;
}

function renderDetails(l: FullLocalizer<RevenueScheduleMessages>, schedule: RevenueSchedule, rows: readonly PeriodRow[]): TemplateResult {
  const { revenueScheduleDate: date, recognitionRuleName: rule, notes } = schedule;
  const datedRows = rows.filter(({ state }) => state !== 'OpenEnded');
  const [from, to] = [datedRows.at(0)?.name, datedRows.at(-1)?.name];
  const details: [string, string | undefined][] = [
    [l.t('date'), date === undefined ? undefined : l.date(date, 'medium')],
    [l.t('service'), from === undefined || to === undefined ? undefined : from === to ? from : l.t('fromTo', { from, to })],
    [l.t('rule'), rule],
    [l.t('source'), sourceText(l, schedule)],
    [l.t('notes'), notes],
  ];
  return html`<dl class="details-list">
    ${details.map(
      ([label, value]) =>
        value &&
        html`<div>
          <dt>${label}</dt>
          <dd>${renderText(value)}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderActions(
  l: FullLocalizer<RevenueScheduleMessages>,
  detail: ScheduleDetail,
  currency: string,
  { canWrite, onRedistribute, onUndo }: ScheduleViewOptions,
): TemplateResult {
  if (!canWrite) return html`<p class="soft">${l.t('readOnly', { scope: 'revenue:write' })}</p>`;
  if (!detail.periods) return html`<p class="soft">${l.t('needsPeriods', { scope: 'periods:read' })}</p>`;
  const last = lastDistribution(detail);
  const undoPlan = last && planUndo(detail, currency, () => '');
  const problem = undoPlan && 'reason' in undoPlan ? undoProblemText(l, undoPlan) : undefined;
  return html`<div class="actions">
    <button class="button primary" part="cta" type="button" data-redistribute @click=${onRedistribute}>${l.t('redistribute')}</button>
    ${
      last
        ? html`<button
            class="button"
            type="button"
            data-undo
            aria-disabled=${problem === undefined ? 'false' : 'true'}
            aria-describedby=${problem === undefined ? nothing : 'no-undo'}
            @click=${() => problem === undefined && onUndo()}
          >
            ${l.t('undo', { event: last.number })}
          </button>`
        : nothing
    }
    ${problem === undefined ? nothing : html`<p class="soft" id="no-undo">${problem}</p>`}
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { isEven, plain, renderFigures } from './figures.js';
import { renderHistory } from './history.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { presentYear, renderPeriods } from './period-table.js';
import { rowsOf, type PeriodRow } from './periods.js';
import { renderPicture } from './picture.js';
import { lastDistribution, planOfUndoing } from './plan.js';
import { undoProblem } from './redistribution.js';
import { revenueOf, type Detail, type Schedule } from './source.js';

export interface ScheduleViewOptions {
  /** What the charge is called. */
  readonly name: string | undefined;
  readonly canWrite: boolean;
  /** What was just done. */
  readonly outcome: string;
  readonly years: ReadonlyMap<string, boolean>;
  readonly onYear: (year: string, open: boolean) => void;
  readonly onRedistribute: () => void;
  readonly onUndo: () => void;
}

const SOURCES = ['InvoiceItem', 'InvoiceItemAdjustment', 'CreditMemoItem', 'DebitMemoItem'] as const;

function sourceOf(
  l: FullLocalizer<RevenueScheduleMessages>,
  { linkedTransactionType: type, linkedTransactionNumber: number = '' }: Schedule,
): string {
  const known = SOURCES.find((source) => source === type?.replaceAll(' ', ''));
  if (known) return l.t(`source_${known}`, { number });
  return type ? `${type} ${number}`.trim() : l.t('source_charge');
}

/** One schedule: what it comes to, drawn and as a table, what can be done with it, and what became of it. */
export function renderSchedule(
  l: FullLocalizer<RevenueScheduleMessages>,
  { schedule, periods, events }: Detail,
  options: ScheduleViewOptions,
): TemplateResult {
  const revenue = revenueOf(schedule);
  const { currency } = revenue;
  const rows = rowsOf(schedule.revenueItems, periods ?? [], currency);
  const present = presentYear(rows);
  const isOpen = (year: string): boolean => options.years.get(year) ?? year === present;
  return html`${options.outcome ? notice({ kind: 'info', text: options.outcome }) : nothing} ${renderFigures(l, revenue)}
  ${isEven(revenue) ? nothing : notice({ kind: 'warning', text: l.t('uneven') })} ${renderFacts(l, schedule, rows)}
  ${renderActions(l, { schedule, periods, events }, currency, options)} ${renderPicture(l, rows, revenue)}
  ${renderPeriods(l, rows, { currency, isOpen, onToggle: (year) => options.onYear(year, !isOpen(year)) })}
  ${renderHistory(l, events, currency)}`;
}

function renderFacts(l: FullLocalizer<RevenueScheduleMessages>, schedule: Schedule, rows: readonly PeriodRow[]): TemplateResult {
  const { revenueScheduleDate: day, recognitionRuleName: rule, notes } = schedule;
  const dated = rows.filter(({ state }) => state !== 'OpenEnded');
  const [from, to] = [dated.at(0)?.name, dated.at(-1)?.name];
  const facts: [string, string | undefined][] = [
    [l.t('date'), day === undefined ? undefined : l.date(day, 'medium')],
    [l.t('service'), from === undefined || to === undefined ? undefined : from === to ? from : l.t('fromTo', { from, to })],
    [l.t('rule'), rule],
    [l.t('source'), sourceOf(l, schedule)],
    [l.t('notes'), notes],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([label, value]) =>
        value &&
        html`<div>
          <dt>${label}</dt>
          <dd>${plain(value)}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderActions(
  l: FullLocalizer<RevenueScheduleMessages>,
  detail: Detail,
  currency: string,
  { canWrite, onRedistribute, onUndo }: ScheduleViewOptions,
): TemplateResult {
  if (!canWrite) return html`<p class="soft">${l.t('readOnly', { scope: 'revenue:write' })}</p>`;
  if (!detail.periods) return html`<p class="soft">${l.t('needsPeriods', { scope: 'periods:read' })}</p>`;
  const last = lastDistribution(detail);
  const undoing = last && planOfUndoing(detail, currency, () => '');
  const problem = undoing && 'why' in undoing ? undoProblem(l, undoing) : undefined;
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

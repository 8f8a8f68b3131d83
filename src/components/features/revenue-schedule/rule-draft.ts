import type { RuleModel, StraightLine } from '../../../api/revenue/index.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { formatAmountInput } from '../../locales/amount-input.js';
import { AMOUNTS_RULE_NAME, parseAmounts } from './amounts-rule.js';
import { toPeriodRows } from './period-rows.js';
import type { ScheduleDetail } from './source.js';

/** Kinds of distribution. All but `amounts` are kinds of rule models. */
export const RULE_KINDS = ['straightLine', 'onDate', 'onEvent', 'milestones', 'amounts', 'percentByPeriod', 'byUsage'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Line of milestones, amounts or usage, as typed. */
export interface DraftLine {
  readonly event: string;
  readonly date: string;
  /** A percentage, an amount or a quantity. */
  readonly share: string;
}

/** Inputs of the redistribution form. */
export interface RuleDraft {
  readonly kind: RuleKind;
  readonly start: string;
  readonly end: string;
  readonly spread: StraightLine['spread'];
  readonly on: string;
  readonly event: string;
  readonly lines: readonly DraftLine[];
  /** One percentage per period, starting with `from`. */
  readonly percents: readonly string[];
  /** Name of the period of the first percentage. */
  readonly from: string;
  readonly units: string;
  readonly unused: 'open-ended' | 'at-end';
  readonly closedPeriods: 'catch-up' | 'prospective';
  readonly notes: string;
  /** Saved model as JSON. */
  readonly saved: string;
}

export const EMPTY_LINE: DraftLine = { event: '', date: '', share: '' };

/** Maximum number of percentage fields that a new draft starts with. */
const MAX_PERCENT_FIELDS = 60;

/** Returns the initial draft, with the current first and last day of the schedule. */
export function newDraft({ schedule, events, periods = [] }: ScheduleDetail, currency: CurrencyCode): RuleDraft {
  const rows = toPeriodRows(schedule.revenueItems, periods, currency).filter(({ state }) => state !== 'OpenEnded');
  const [firstEvent] = events;
  const day: IsoDate = schedule.revenueScheduleDate ?? '';
  const start = firstEvent?.recognitionStart ?? rows[0]?.startDate ?? day;
  return {
    kind: 'straightLine',
    start,
    end: firstEvent?.recognitionEnd ?? rows.at(-1)?.endDate ?? day,
    spread: 'daily',
    on: '',
    event: '',
    lines: [EMPTY_LINE],
    percents: Array.from({ length: Math.min(MAX_PERCENT_FIELDS, Math.max(1, rows.length)) }, () => ''),
    from: rows[0]?.name ?? periods.find(({ startDate, endDate }) => startDate <= start && start <= endDate)?.name ?? '',
    units: '',
    unused: 'open-ended',
    // By default, a new rule changes only open periods. Booked revenue stays unchanged.
    closedPeriods: 'prospective',
    notes: '',
    saved: '',
  };
}

/** Fills a draft from a saved model, with decimals in the locale's format. Undefined if the model uses an unknown custom rule. */
export function fillDraft(model: RuleModel, draft: RuleDraft, locale: string): RuleDraft | undefined {
  const shared = { ...draft, closedPeriods: model.closedPeriods ?? 'catch-up', saved: '' };
  const toInput = (value: DecimalString): string => formatAmountInput(value, locale);
  switch (model.kind) {
    case 'straightLine':
      return { ...shared, kind: 'straightLine', spread: model.spread };
    case 'onDate':
      return { ...shared, kind: 'onDate', on: model.on === 'start' ? draft.start : model.on === 'end' ? draft.end : model.on };
    case 'onEvent':
      return { ...shared, kind: 'onEvent', event: model.event, on: '' };
    case 'milestones':
      return {
        ...shared,
        kind: 'milestones',
        lines: model.milestones.map(({ event, percent }) => ({ event, date: '', share: toInput(percent) })),
      };
    case 'percentByPeriod':
      return { ...shared, kind: 'percentByPeriod', percents: model.percents.map(toInput) };
    case 'byUsage':
      return { ...shared, kind: 'byUsage', units: toInput(model.units), unused: model.unused, lines: [EMPTY_LINE] };
    case 'custom':
      if (model.rule.name !== AMOUNTS_RULE_NAME) return undefined;
      return {
        ...shared,
        kind: 'amounts',
        lines: parseAmounts(model.parameters).map(({ date, amount }) => ({ event: '', date, share: toInput(amount) })),
      };
  }
}

import type { RuleModel, StraightLine } from '../../../api/revenue/index.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { formatAmountInput } from '../../locales/amount-input.js';
import { AMOUNTS, amountsIn } from './amounts-rule.js';
import { rowsOf } from './periods.js';
import type { Detail } from './source.js';

/** How revenue is to be distributed; each but `amounts` is a kind of rule model. */
export const KINDS = ['straightLine', 'onDate', 'onEvent', 'milestones', 'amounts', 'percentByPeriod', 'byUsage'] as const;
export type Kind = (typeof KINDS)[number];

/** A line of milestones, of amounts or of usage: all as it was typed. */
export interface Step {
  readonly event: string;
  readonly date: string;
  /** A percentage, an amount or a quantity. */
  readonly share: string;
}

/** What somebody types about a distribution. */
export interface Draft {
  readonly kind: Kind;
  readonly start: string;
  readonly end: string;
  readonly spread: StraightLine['spread'];
  readonly on: string;
  readonly event: string;
  readonly steps: readonly Step[];
  /** One for each period, from the first one on. */
  readonly percents: readonly string[];
  /** Name of the period that the percentages begin with. */
  readonly from: string;
  readonly units: string;
  readonly unused: 'open-ended' | 'at-end';
  readonly closedPeriods: 'catch-up' | 'prospective';
  readonly notes: string;
  /** A model that was kept, as JSON. */
  readonly saved: string;
}

export const EMPTY_STEP: Step = { event: '', date: '', share: '' };

/** More periods than this are not typed one by one. */
const MOST_TYPED = 60;

/** What a form begins with: the days that the schedule covers now. */
export function draftFor({ schedule, events, periods = [] }: Detail, currency: CurrencyCode): Draft {
  const rows = rowsOf(schedule.revenueItems, periods, currency).filter(({ state }) => state !== 'OpenEnded');
  const [first] = events;
  const day: IsoDate = schedule.revenueScheduleDate ?? '';
  const start = first?.recognitionStart ?? rows[0]?.startDate ?? day;
  return {
    kind: 'straightLine',
    start,
    end: first?.recognitionEnd ?? rows.at(-1)?.endDate ?? day,
    spread: 'daily',
    on: '',
    event: '',
    steps: [EMPTY_STEP],
    percents: Array.from({ length: Math.min(MOST_TYPED, Math.max(1, rows.length)) }, () => ''),
    from: rows[0]?.name ?? periods.find(({ startDate, endDate }) => startDate <= start && start <= endDate)?.name ?? '',
    units: '',
    unused: 'open-ended',
    // What is known only now changes what is still open, not what was booked.
    closedPeriods: 'prospective',
    notes: '',
    saved: '',
  };
}

/** What a kept model fills in, as it is typed in a language; undefined if it goes by a rule that is not known here. */
export function draftOf(model: RuleModel, draft: Draft, locale: string): Draft | undefined {
  const shared = { ...draft, closedPeriods: model.closedPeriods ?? 'catch-up', saved: '' };
  const typed = (value: DecimalString): string => formatAmountInput(value, locale);
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
        steps: model.milestones.map(({ event, percent }) => ({ event, date: '', share: typed(percent) })),
      };
    case 'percentByPeriod':
      return { ...shared, kind: 'percentByPeriod', percents: model.percents.map(typed) };
    case 'byUsage':
      return { ...shared, kind: 'byUsage', units: typed(model.units), unused: model.unused, steps: [EMPTY_STEP] };
    case 'custom':
      if (model.rule.name !== AMOUNTS) return undefined;
      return {
        ...shared,
        kind: 'amounts',
        steps: amountsIn(model.parameters).map(({ date, amount }) => ({ event: '', date, share: typed(amount) })),
      };
  }
}

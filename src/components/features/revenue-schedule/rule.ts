import { minorDigits } from '../../../api/money/minor-digits.js';
import { hasDigitsBeyond, isZero } from '../../../api/decimal/decimal.js';
import { isSameAmount, subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { isPlainDate } from '../../../api/plain-date/plain-date.js';
import {
  byUsage,
  custom,
  milestones,
  onDate,
  onEvent,
  percentByPeriod,
  straightLine,
  type RevenueFacts,
  type RuleModel,
} from '../../../api/revenue/index.js';
import type { DecimalString } from '../../../api/schemas/values.js';
import { parseAmountInput } from '../../locales/amount-input.js';
import { amountsRule, leftOf, parametersOf } from './amounts-rule.js';
import type { Draft, Kind } from './draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isFixed } from './periods.js';
import type { Detail, Period } from './source.js';

/** What is wrong with a field: a key of the words, and what it needs. */
export interface Problem {
  readonly key: keyof RevenueScheduleMessages;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What the percentages add up to, if they do not come to a hundred. */
  readonly sum?: DecimalString;
}
export type Problems = ReadonlyMap<string, Problem>;

/** A model and what it is applied to, or what is wrong with what was typed, by the id of its field. */
export type Rule =
  { readonly model: RuleModel; readonly facts: RevenueFacts; readonly problems?: undefined } | { readonly problems: Problems };

const NO_DAY: Problem = { key: 'wrongDay' };

/** A decimal as it is typed in a language; percentages have up to nine digits behind the mark. */
export function typedDecimal(text: string, locale: string): DecimalString | undefined {
  const trimmed = text.trim();
  return /^\d{1,3}[.,]\d{7,9}$/.test(trimmed) ? trimmed.replace(',', '.') : parseAmountInput(trimmed, locale);
}

/** Reads what was typed, field by field. */
class Reader {
  readonly problems = new Map<string, Problem>();
  readonly #locale: string;
  readonly #first: string;

  constructor(locale: string, periods: readonly Period[]) {
    this.#locale = locale;
    this.#first = periods.reduce((first, { startDate }) => (first === '' || startDate < first ? startDate : first), '');
  }

  refuse(id: string, problem: Problem): void {
    if (!this.problems.has(id)) this.problems.set(id, problem);
  }

  text(id: string, text: string): string {
    if (text.trim() === '') this.refuse(id, { key: 'missing' });
    return text.trim();
  }

  /** A day that an accounting period may have. */
  day(id: string, text: string): string {
    if (!isPlainDate(text)) this.refuse(id, NO_DAY);
    else if (text < this.#first) this.refuse(id, { key: 'beforePeriods' });
    return text;
  }

  decimal(id: string, text: string): DecimalString {
    const value = typedDecimal(text, this.#locale);
    if (value === undefined) this.refuse(id, { key: 'wrongNumber' });
    return value ?? '0';
  }

  percent(id: string, text: string): DecimalString {
    const value = this.decimal(id, text);
    if (subtractAmounts('100', value)?.startsWith('-')) this.refuse(id, { key: 'wrongPercent' });
    return value;
  }
}

/** The model that a draft says, for a schedule. */
export function ruleOf(draft: Draft, { schedule, periods = [] }: Detail, { name, locale, currency }: RuleOptions): Rule {
  const read = new Reader(locale, periods);
  const named = { name, version: 1, closedPeriods: draft.closedPeriods };
  const facts: RevenueFacts = {
    amount: schedule.amount,
    currency,
    ...daysOf(draft, periods, read),
    periods,
    items: schedule.revenueItems,
  };
  const model = modelOf(draft, named, facts, read);
  return read.problems.size > 0 ? { problems: read.problems } : { ...model(), problems: undefined };
}

export interface RuleOptions {
  /** What the model is called. */
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
}

/** Kinds for which the days of the service matter. */
const WITH_DAYS: ReadonlySet<Kind> = new Set(['straightLine', 'byUsage']);

function daysOf({ kind, start, end, from }: Draft, periods: readonly Period[], read: Reader): Pick<RevenueFacts, 'start' | 'end'> {
  if (kind === 'percentByPeriod') {
    const first = periods.find(({ name }) => name === from);
    if (!first) read.refuse('from', { key: 'missing' });
    return { start: first?.startDate ?? start, end: first?.endDate ?? end };
  }
  if (!WITH_DAYS.has(kind)) {
    // Only what the model itself names counts; facts have to have days all the same.
    const [earliest] = periods;
    return { start: earliest?.startDate ?? start, end: earliest?.endDate ?? end };
  }
  read.day('start', start);
  read.day('end', end);
  if (isPlainDate(start) && isPlainDate(end) && end < start) read.refuse('end', { key: 'endBeforeStart' });
  return { start, end };
}

type Ready = { model: RuleModel; facts: RevenueFacts };

function modelOf(
  draft: Draft,
  named: Pick<RuleModel, 'name' | 'version' | 'closedPeriods'> & { version: number },
  facts: RevenueFacts,
  read: Reader,
): () => Ready {
  switch (draft.kind) {
    case 'straightLine':
      return () => ({ model: straightLine({ ...named, spread: draft.spread }), facts });
    case 'onDate': {
      const on = read.day('on', draft.on);
      return () => ({ model: onDate({ ...named, on }), facts });
    }
    case 'onEvent': {
      const event = read.text('event', draft.event);
      const date = draft.on === '' ? undefined : read.day('on', draft.on);
      return () => ({ model: onEvent({ ...named, event }), facts: { ...facts, events: date ? [{ name: event, date }] : [] } });
    }
    case 'milestones':
      return milestonesOf(draft, named, facts, read);
    case 'amounts':
      return amountsOf(draft, named, facts, read);
    case 'percentByPeriod': {
      const percents = draft.percents.map((text, index) => (text.trim() === '' ? '0' : read.percent(`percent-${index}`, text)));
      checkHundred(percents, 'percent-0', read);
      return () => ({ model: percentByPeriod({ ...named, percents }), facts });
    }
    case 'byUsage': {
      const units = read.decimal('units', draft.units);
      if (isZero(units)) read.refuse('units', { key: 'wrongNumber' });
      const used = draft.steps.filter(({ date, share }) => date !== '' || share.trim() !== '');
      const usage = used.map(({ date, share }) => {
        const index = draft.steps.findIndex((step) => step.date === date && step.share === share);
        const day = read.day(`date-${index}`, date);
        if (isPlainDate(day) && (day < facts.start || day > facts.end)) read.refuse(`date-${index}`, { key: 'outsideService' });
        return { date: day, quantity: read.decimal(`share-${index}`, share) };
      });
      return () => ({ model: byUsage({ ...named, units, unused: draft.unused }), facts: { ...facts, usage } });
    }
  }
}

type Named = Parameters<typeof modelOf>[1];

function milestonesOf({ steps }: Draft, named: Named, facts: RevenueFacts, read: Reader): () => Ready {
  const known = steps.map(({ event, date, share }, index) => {
    const name = read.text(`event-${index}`, event);
    if (steps.findIndex((step) => step.event.trim() === name) < index) read.refuse(`event-${index}`, { key: 'namedTwice' });
    return {
      event: name,
      date: date === '' ? undefined : read.day(`date-${index}`, date),
      percent: read.percent(`share-${index}`, share),
    };
  });
  checkHundred(
    known.map(({ percent }) => percent),
    'share-0',
    read,
  );
  const events = known.flatMap(({ event, date }) => (date ? [{ name: event, date }] : []));
  return () => ({
    model: milestones({ ...named, milestones: known.map(({ event, percent }) => ({ event, percent })) }),
    facts: { ...facts, events },
  });
}

function amountsOf({ steps }: Draft, named: Named, facts: RevenueFacts, read: Reader): () => Ready {
  const digits = minorDigits(facts.currency);
  const amounts = steps.map(({ date, share }, index) => {
    const amount = read.decimal(`share-${index}`, share.trim().replace(/^-/, ''));
    // More digits than the currency has could not be booked.
    if (hasDigitsBeyond(amount, digits)) read.refuse(`share-${index}`, { key: 'wrongNumber' });
    const day = read.day(`date-${index}`, date);
    if (facts.periods.some((period) => isFixed(period) && period.startDate <= day && day <= period.endDate)) {
      read.refuse(`date-${index}`, { key: 'closedDay' });
    }
    return { date: day, amount };
  });
  const given = sumAmounts(
    amounts.map(({ amount }) => amount),
    facts.currency,
  );
  if (given !== undefined && isZero(given)) read.refuse('share-0', { key: 'wrongNumber' });
  const left = leftOf(facts, (name) => facts.periods.some((period) => period.name === name && isFixed(period)));
  if (given !== undefined && subtractAmounts(left, given, facts.currency)?.startsWith('-')) {
    read.refuse(`share-${steps.length - 1}`, { key: 'tooMuch' });
  }
  const model = { ...named, closedPeriods: 'prospective', rule: amountsRule, parameters: parametersOf(amounts) } as const;
  return () => ({ model: custom(model), facts });
}

function checkHundred(percents: readonly DecimalString[], id: string, read: Reader): void {
  const sum = sumAmounts(percents);
  if (sum !== undefined && !isSameAmount(sum, '100')) read.refuse(id, { key: 'notHundred', sum });
}

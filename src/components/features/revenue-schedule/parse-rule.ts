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
  type RevenueBasis,
  type RuleModel,
} from '../../../api/revenue/index.js';
import type { DecimalString } from '../../../api/schemas/values.js';
import { parseAmountInput } from '../../locales/amount-input.js';
import { amountsRule, distributableAmount, toParameters } from './amounts-rule.js';
import type { RuleDraft, RuleKind } from './rule-draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isFixed } from './period-rows.js';
import type { ScheduleDetail, SchedulePeriod } from './source.js';

/** Problem with a field: a message key, and values for its placeholders. */
interface InputProblem {
  readonly key: keyof RevenueScheduleMessages;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Sum of the percentages if it is not 100. */
  readonly sum?: DecimalString;
}
export type InputProblems = ReadonlyMap<string, InputProblem>;

/** Model and the data that it applies to, or the problems by field id. */
type ParsedRule =
  | { readonly model: RuleModel; readonly basis: RevenueBasis; readonly problems?: undefined }
  | { readonly problems: InputProblems };

const INVALID_DATE: InputProblem = { key: 'wrongDay' };

/** Parses a decimal in the locale's format. Percentages may have up to nine decimals. */
export function parseDecimalInput(text: string, locale: string): DecimalString | undefined {
  const trimmed = text.trim();
  return /^\d{1,3}[.,]\d{7,9}$/.test(trimmed) ? trimmed.replace(',', '.') : parseAmountInput(trimmed, locale);
}

/** Parses and validates inputs, and collects their problems. */
class DraftReader {
  readonly problems = new Map<string, InputProblem>();
  readonly #locale: string;
  readonly #firstDay: string;

  constructor(locale: string, periods: readonly SchedulePeriod[]) {
    this.#locale = locale;
    this.#firstDay = periods.reduce((first, { startDate }) => (first === '' || startDate < first ? startDate : first), '');
  }

  addProblem(id: string, problem: InputProblem): void {
    if (!this.problems.has(id)) this.problems.set(id, problem);
  }

  text(id: string, text: string): string {
    if (text.trim() === '') this.addProblem(id, { key: 'missing' });
    return text.trim();
  }

  /** Parses a day. It must not be before the first accounting period. */
  day(id: string, text: string): string {
    if (!isPlainDate(text)) this.addProblem(id, INVALID_DATE);
    else if (text < this.#firstDay) this.addProblem(id, { key: 'beforePeriods' });
    return text;
  }

  decimal(id: string, text: string): DecimalString {
    const value = parseDecimalInput(text, this.#locale);
    if (value === undefined) this.addProblem(id, { key: 'wrongNumber' });
    return value ?? '0';
  }

  percent(id: string, text: string): DecimalString {
    const value = this.decimal(id, text);
    if (subtractAmounts('100', value)?.startsWith('-')) this.addProblem(id, { key: 'wrongPercent' });
    return value;
  }
}

/** Parses a draft into a rule model for a schedule. */
export function parseRule(
  draft: RuleDraft,
  { schedule, periods = [] }: ScheduleDetail,
  { name, locale, currency }: RuleOptions,
): ParsedRule {
  const reader = new DraftReader(locale, periods);
  const header = { name, version: 1, closedPeriods: draft.closedPeriods };
  const basis: RevenueBasis = {
    amount: schedule.amount,
    currency,
    ...serviceDays(draft, periods, reader),
    periods,
    items: schedule.revenueItems,
  };
  const model = buildModel(draft, header, basis, reader);
  return reader.problems.size > 0 ? { problems: reader.problems } : { ...model(), problems: undefined };
}

interface RuleOptions {
  /** Name of the model. */
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
}

/** Kinds of rules that use the service dates. */
const KINDS_WITH_SERVICE_DAYS: ReadonlySet<RuleKind> = new Set(['straightLine', 'byUsage']);

function serviceDays(
  { kind, start, end, from }: RuleDraft,
  periods: readonly SchedulePeriod[],
  reader: DraftReader,
): Pick<RevenueBasis, 'start' | 'end'> {
  if (kind === 'percentByPeriod') {
    const first = periods.find(({ name }) => name === from);
    if (!first) reader.addProblem('from', { key: 'missing' });
    return { start: first?.startDate ?? start, end: first?.endDate ?? end };
  }
  if (!KINDS_WITH_SERVICE_DAYS.has(kind)) {
    // These kinds ignore the service dates, but the platform still requires them.
    const [earliest] = periods;
    return { start: earliest?.startDate ?? start, end: earliest?.endDate ?? end };
  }
  reader.day('start', start);
  reader.day('end', end);
  if (isPlainDate(start) && isPlainDate(end) && end < start) reader.addProblem('end', { key: 'endBeforeStart' });
  return { start, end };
}

type ModelWithBasis = { model: RuleModel; basis: RevenueBasis };

function buildModel(
  draft: RuleDraft,
  header: Pick<RuleModel, 'name' | 'version' | 'closedPeriods'> & { version: number },
  basis: RevenueBasis,
  reader: DraftReader,
): () => ModelWithBasis {
  switch (draft.kind) {
    case 'straightLine':
      return () => ({ model: straightLine({ ...header, spread: draft.spread }), basis });
    case 'onDate': {
      const on = reader.day('on', draft.on);
      return () => ({ model: onDate({ ...header, on }), basis });
    }
    case 'onEvent': {
      const event = reader.text('event', draft.event);
      const date = draft.on === '' ? undefined : reader.day('on', draft.on);
      return () => ({ model: onEvent({ ...header, event }), basis: { ...basis, events: date ? [{ name: event, date }] : [] } });
    }
    case 'milestones':
      return buildMilestones(draft, header, basis, reader);
    case 'amounts':
      return buildAmounts(draft, header, basis, reader);
    case 'percentByPeriod': {
      const percents = draft.percents.map((text, index) => (text.trim() === '' ? '0' : reader.percent(`percent-${index}`, text)));
      checkPercentSum(percents, 'percent-0', reader);
      return () => ({ model: percentByPeriod({ ...header, percents }), basis });
    }
    case 'byUsage': {
      const units = reader.decimal('units', draft.units);
      if (isZero(units)) reader.addProblem('units', { key: 'wrongNumber' });
      const usedLines = draft.lines.filter(({ date, share }) => date !== '' || share.trim() !== '');
      const usage = usedLines.map(({ date, share }) => {
        const index = draft.lines.findIndex((line) => line.date === date && line.share === share);
        const day = reader.day(`date-${index}`, date);
        if (isPlainDate(day) && (day < basis.start || day > basis.end)) reader.addProblem(`date-${index}`, { key: 'outsideService' });
        return { date: day, quantity: reader.decimal(`share-${index}`, share) };
      });
      return () => ({ model: byUsage({ ...header, units, unused: draft.unused }), basis: { ...basis, usage } });
    }
  }
}

type ModelHeader = Parameters<typeof buildModel>[1];

function buildMilestones({ lines }: RuleDraft, header: ModelHeader, basis: RevenueBasis, reader: DraftReader): () => ModelWithBasis {
  const milestoneInputs = lines.map(({ event, date, share }, index) => {
    const name = reader.text(`event-${index}`, event);
    if (lines.findIndex((line) => line.event.trim() === name) < index) reader.addProblem(`event-${index}`, { key: 'namedTwice' });
    return {
      event: name,
      date: date === '' ? undefined : reader.day(`date-${index}`, date),
      percent: reader.percent(`share-${index}`, share),
    };
  });
  checkPercentSum(
    milestoneInputs.map(({ percent }) => percent),
    'share-0',
    reader,
  );
  const events = milestoneInputs.flatMap(({ event, date }) => (date ? [{ name: event, date }] : []));
  return () => ({
    model: milestones({ ...header, milestones: milestoneInputs.map(({ event, percent }) => ({ event, percent })) }),
    basis: { ...basis, events },
  });
}

function buildAmounts({ lines }: RuleDraft, header: ModelHeader, basis: RevenueBasis, reader: DraftReader): () => ModelWithBasis {
  const digits = minorDigits(basis.currency);
  const amounts = lines.map(({ date, share }, index) => {
    const amount = reader.decimal(`share-${index}`, share.trim().replace(/^-/, ''));
    // Amounts with more decimals than the currency cannot be booked.
    if (hasDigitsBeyond(amount, digits)) reader.addProblem(`share-${index}`, { key: 'wrongNumber' });
    const day = reader.day(`date-${index}`, date);
    if (basis.periods.some((period) => isFixed(period) && period.startDate <= day && day <= period.endDate)) {
      reader.addProblem(`date-${index}`, { key: 'closedDay' });
    }
    return { date: day, amount };
  });
  const total = sumAmounts(
    amounts.map(({ amount }) => amount),
    basis.currency,
  );
  if (total !== undefined && isZero(total)) reader.addProblem('share-0', { key: 'wrongNumber' });
  const distributable = distributableAmount(basis, (name) => basis.periods.some((period) => period.name === name && isFixed(period)));
  if (total !== undefined && subtractAmounts(distributable, total, basis.currency)?.startsWith('-')) {
    reader.addProblem(`share-${lines.length - 1}`, { key: 'tooMuch' });
  }
  const model = { ...header, closedPeriods: 'prospective', rule: amountsRule, parameters: toParameters(amounts) } as const;
  return () => ({ model: custom(model), basis });
}

function checkPercentSum(percents: readonly DecimalString[], id: string, reader: DraftReader): void {
  const sum = sumAmounts(percents);
  if (sum !== undefined && !isSameAmount(sum, '100')) reader.addProblem(id, { key: 'notHundred', sum });
}

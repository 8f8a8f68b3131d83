import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { ChargeType } from '../rating/charge-terms.js';
import { laterDate } from '../calendar.js';
import { findPeriodOn } from '../ledger/accounting-periods.js';
import type { RevenueSource } from './revenue-sources.js';
import { sumUnits, splitByWeights, toMinorUnits } from './minor-units.js';
import { addAmount, openPeriodFor, spreadOverRange, type PeriodAmounts, type AccountingPeriodDates } from './spread-over-range.js';

/**
 * Recognition rules that every tenant has. Revenue with any other rule stays undistributed until staff distribute it. If the name of the rule starts
 * with "Custom", staff also create the schedules.
 */
const RECOGNIZE_UPON_INVOICING = 'Recognize upon invoicing';
const RECOGNIZE_DAILY = 'Recognize daily over time';

/** Revenue settings of a catalog charge. */
export interface RevenueTerms {
  type: ChargeType;
  details: Record<string, unknown>;
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Returns the recognition rule of a charge. Default: daily for recurring charges, otherwise upon invoicing. */
export function recognitionRule(terms: RevenueTerms | undefined): string {
  return (
    readText(terms?.details['revenueRecognitionRuleName']) ?? (terms?.type === 'Recurring' ? RECOGNIZE_DAILY : RECOGNIZE_UPON_INVOICING)
  );
}

export const isCustomRule = (rule: string): boolean => /^custom\b/i.test(rule);

/** Returns the accounting codes that a charge names. */
export function namedAccountingCodes(terms: RevenueTerms | undefined): { deferred: string | undefined; recognized: string | undefined } {
  const { deferredRevenueAccount, recognizedRevenueAccount } = terms?.details ?? {};
  return { deferred: readText(deferredRevenueAccount), recognized: readText(recognizedRevenueAccount) };
}

/** Trigger dates of a subscription. Revenue may start on one of them. */
export interface RecognitionDates {
  contractEffectiveDate: IsoDate;
  serviceActivationDate: IsoDate;
  customerAcceptanceDate: IsoDate;
}

/** Returns the first day on which revenue of a charge can be recognized. */
function earliestRecognitionDate(terms: RevenueTerms | undefined, dates: RecognitionDates | undefined): IsoDate | undefined {
  const condition = readText(terms?.details['revRecTriggerCondition']);
  if (!dates || condition === undefined) return undefined;
  if (condition.startsWith('ServiceActivation')) return dates.serviceActivationDate;
  if (condition.startsWith('CustomerAcceptance')) return dates.customerAcceptanceDate;
  return condition.startsWith('ContractEffective') ? dates.contractEffectiveDate : undefined;
}

/** Assigns the whole amount to the period of a day. */
function assignToDay(total: bigint, day: IsoDate, periods: readonly AccountingPeriodDates[]): PeriodAmounts {
  const parts: PeriodAmounts = new Map();
  const last = periods.at(-1);
  addAmount(parts, last === undefined || day > last.endDate ? null : openPeriodFor(findPeriodOn(periods, day)?.id, periods), total);
  return parts;
}

/** Distributes a document line by the recognition rule of its charge. Amounts of periods that are not open go to the first open period. */
export function distributeByRule(
  source: RevenueSource,
  terms: RevenueTerms | undefined,
  dates: RecognitionDates | undefined,
  periods: readonly AccountingPeriodDates[],
): PeriodAmounts {
  const total = toMinorUnits(source.currency, source.amount);
  const rule = recognitionRule(terms);
  if (rule !== RECOGNIZE_UPON_INVOICING && rule !== RECOGNIZE_DAILY) return new Map([[null, total]]);
  const trigger = earliestRecognitionDate(terms, dates) ?? source.serviceStart;
  if (rule === RECOGNIZE_UPON_INVOICING) return assignToDay(total, laterDate(source.date, trigger), periods);
  const start = laterDate(source.serviceStart, trigger);
  if (start > source.serviceEnd) return assignToDay(total, start, periods);
  return spreadOverRange(total, 'Daily Distribution', { start, end: source.serviceEnd }, periods);
}

/**
 * Distributes a correction of the last days of a line. Reverses all revenue of the line in periods after the period of the first corrected day, and
 * the rest of the correction in that period. Returns undefined if the later periods contain more than the amount of the correction.
 */
export function distributeLastDaysCorrection(
  source: RevenueSource,
  corrected: PeriodAmounts,
  periods: readonly AccountingPeriodDates[],
): PeriodAmounts | undefined {
  const total = toMinorUnits(source.currency, source.amount);
  const order = [...periods.map(({ id }) => id), null];
  const first = findPeriodOn(periods, source.serviceStart)?.id ?? null;
  const parts: PeriodAmounts = new Map();
  for (const id of order.slice(order.indexOf(first) + 1)) addAmount(parts, openPeriodFor(id, periods), -(corrected.get(id) ?? 0n));
  const rest = total - sumUnits(parts.values());
  if (total < 0n ? rest > 0n : rest < 0n) return undefined;
  addAmount(parts, openPeriodFor(first, periods), rest);
  return parts;
}

/** Distributes a correction in proportion to the line it corrects; undefined if the line's amounts are both positive and negative. */
export function distributeLineCorrection(
  source: RevenueSource,
  corrected: PeriodAmounts,
  periods: readonly AccountingPeriodDates[],
): PeriodAmounts | undefined {
  const total = toMinorUnits(source.currency, source.amount);
  const order = [...periods.map(({ id }) => id), null];
  const amounts = order.map((id) => corrected.get(id) ?? 0n);
  const correctedTotal = sumUnits(amounts);
  const isReversal = correctedTotal === -total;
  const positive = amounts.map((amount) => (correctedTotal < 0n ? -amount : amount));
  if (correctedTotal === 0n || (!isReversal && positive.some((amount) => amount < 0n))) return undefined;
  const parts: PeriodAmounts = new Map();
  const mirroredAmounts = isReversal ? amounts.map((amount) => -amount) : splitByWeights(total, positive);
  mirroredAmounts.forEach((amount, index) => addAmount(parts, openPeriodFor(order[index], periods), amount));
  return parts;
}

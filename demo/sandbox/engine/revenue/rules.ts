import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { ChargeType } from '../rating/charge-terms.js';
import { later } from '../calendar.js';
import { periodOn } from '../ledger/periods.js';
import type { Source } from './sources.js';
import { sumOf, shares, toMinor } from './shares.js';
import { add, openPlace, spread, type Parts, type Place } from './spread.js';

/**
 * The rules that every tenant has. Any other is one of the tenant's own, by which nothing is distributed until somebody does; one whose name begins with
 * "Custom" leaves it to people to make schedules at all.
 */
export const UPON_INVOICING = 'Recognize upon invoicing';
export const DAILY = 'Recognize daily over time';

/** What a charge of the catalog says of its revenue. */
export interface RevenueTerms {
  type: ChargeType;
  details: Record<string, unknown>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The rule that a charge names; else by days for what recurs, and upon invoicing for what does not. */
export function ruleOf(terms: RevenueTerms | undefined): string {
  return textOf(terms?.details['revenueRecognitionRuleName']) ?? (terms?.type === 'Recurring' ? DAILY : UPON_INVOICING);
}

export const isByHand = (rule: string): boolean => /^custom\b/i.test(rule);

/** The codes that a charge names. */
export function codesOf(terms: RevenueTerms | undefined): { deferred: string | undefined; recognized: string | undefined } {
  const { deferredRevenueAccount, recognizedRevenueAccount } = terms?.details ?? {};
  return { deferred: textOf(deferredRevenueAccount), recognized: textOf(recognizedRevenueAccount) };
}

/** The dates of a subscription of which one may be the first on which revenue is earned. */
export interface TriggerDates {
  contractEffectiveDate: IsoDate;
  serviceActivationDate: IsoDate;
  customerAcceptanceDate: IsoDate;
}

/** The day before which a charge earns nothing. */
function triggerOf(terms: RevenueTerms | undefined, dates: TriggerDates | undefined): IsoDate | undefined {
  const condition = textOf(terms?.details['revRecTriggerCondition']);
  if (!dates || condition === undefined) return undefined;
  if (condition.startsWith('ServiceActivation')) return dates.serviceActivationDate;
  if (condition.startsWith('CustomerAcceptance')) return dates.customerAcceptanceDate;
  return condition.startsWith('ContractEffective') ? dates.contractEffectiveDate : undefined;
}

/** All of an amount in the period of a day. */
function allOn(whole: bigint, day: IsoDate, periods: readonly Place[]): Parts {
  const parts: Parts = new Map();
  const last = periods.at(-1);
  add(parts, last === undefined || day > last.endDate ? null : openPlace(periodOn(periods, day)?.id, periods), whole);
  return parts;
}

/** The parts of what is billed or given back, by the rule of its charge. What a period should have that is not open any more, the first open one has. */
export function partsByRule(
  source: Source,
  terms: RevenueTerms | undefined,
  dates: TriggerDates | undefined,
  periods: readonly Place[],
): Parts {
  const whole = toMinor(source.currency, source.amount);
  const rule = ruleOf(terms);
  if (rule !== UPON_INVOICING && rule !== DAILY) return new Map([[null, whole]]);
  const trigger = triggerOf(terms, dates) ?? source.serviceStart;
  if (rule === UPON_INVOICING) return allOn(whole, later(source.date, trigger), periods);
  const start = later(source.serviceStart, trigger);
  if (start > source.serviceEnd) return allOn(whole, start, periods);
  return spread(whole, 'Daily Distribution', { start, end: source.serviceEnd }, periods);
}

/**
 * The parts of a correction of the last days of a line: what the line has in the periods after the first of those days is taken back whole, and the rest in the
 * period of that day, so that nothing is left in later ones. Undefined where the line has more in later periods than is given back.
 */
export function mirroredFrom(source: Source, corrected: Parts, periods: readonly Place[]): Parts | undefined {
  const whole = toMinor(source.currency, source.amount);
  const order = [...periods.map(({ id }) => id), null];
  const first = periodOn(periods, source.serviceStart)?.id ?? null;
  const parts: Parts = new Map();
  for (const id of order.slice(order.indexOf(first) + 1)) add(parts, openPlace(id, periods), -(corrected.get(id) ?? 0n));
  const rest = whole - sumOf(parts.values());
  if (whole < 0n ? rest > 0n : rest < 0n) return undefined;
  add(parts, openPlace(first, periods), rest);
  return parts;
}

/** The parts of a correction like those of what it corrects; undefined where those lie on both sides of zero. */
export function mirrored(source: Source, corrected: Parts, periods: readonly Place[]): Parts | undefined {
  const whole = toMinor(source.currency, source.amount);
  const order = [...periods.map(({ id }) => id), null];
  const own = order.map((id) => corrected.get(id) ?? 0n);
  const all = sumOf(own);
  const isReversal = all === -whole;
  const positive = own.map((amount) => (all < 0n ? -amount : amount));
  if (all === 0n || (!isReversal && positive.some((amount) => amount < 0n))) return undefined;
  const parts: Parts = new Map();
  const amounts = isReversal ? own.map((amount) => -amount) : shares(whole, positive);
  amounts.forEach((amount, index) => add(parts, openPlace(order[index], periods), amount));
  return parts;
}

import { addDays, isPlainDate } from '../../../api/plain-date/plain-date.js';
import { toWesternDigits } from '../../locales/amount-input.js';
import { needsFiscalCalendar, MAX_NEW_PERIODS, nextPeriods, type FiscalCalendar, type NewPeriod } from './new-periods.js';
import type { AccountingPeriod } from './period.js';

/** Inputs of the form for new periods. */
export interface NewPeriodsInputs {
  /** Number of periods. */
  readonly count: string;
  /** First day of the first period. */
  readonly from: string;
  /** Fiscal year of the first period. */
  readonly year: string;
  /** Month in which fiscal years begin, 1 to 12. */
  readonly month: string;
}
export type NewPeriodsField = keyof NewPeriodsInputs;

export const EMPTY_INPUTS: NewPeriodsInputs = { count: '', from: '', year: '', month: '' };

const isBetween = (text: string, min: number, max: number): boolean => /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

const IS_VALID: Readonly<Record<NewPeriodsField, (text: string) => boolean>> = {
  count: (text) => isBetween(text, 1, MAX_NEW_PERIODS),
  from: isPlainDate,
  year: (text) => isBetween(text, 1900, 2999),
  month: (text) => isBetween(text, 1, 12),
};

/** Returns the fields that the user must fill in. The existing periods determine the other values. */
export function requiredFields(existing: readonly AccountingPeriod[]): NewPeriodsField[] {
  return [
    'count',
    ...(existing.length === 0 ? ['from' as const] : []),
    ...(needsFiscalCalendar(existing) ? (['year', 'month'] as const) : []),
  ];
}

/** Returns inputs as typed in a language with the digits 0 to 9 and without surrounding spaces. */
export function plainInputs(inputs: NewPeriodsInputs, locale: string): NewPeriodsInputs {
  const plain = (text: string): string => toWesternDigits(text.trim(), locale);
  return { count: plain(inputs.count), from: plain(inputs.from), year: plain(inputs.year), month: plain(inputs.month) };
}

/** Returns the fields with invalid inputs. */
export const invalidFields = (inputs: NewPeriodsInputs, existing: readonly AccountingPeriod[]): NewPeriodsField[] =>
  requiredFields(existing).filter((field) => !IS_VALID[field](inputs[field]));

/** Returns the new periods and the entered fiscal calendar. Returns no periods if an input is invalid. */
export function toNewPeriods(
  inputs: NewPeriodsInputs,
  existing: readonly AccountingPeriod[],
): { periods: NewPeriod[]; calendar: FiscalCalendar | undefined } {
  if (invalidFields(inputs, existing).length > 0) return { periods: [], calendar: undefined };
  const last = existing.at(-1);
  const from = last ? addDays(last.endDate, 1) : inputs.from;
  const calendar = needsFiscalCalendar(existing) ? { year: Number(inputs.year), month: Number(inputs.month), from } : undefined;
  return { periods: nextPeriods(existing, Number(inputs.count), from, calendar), calendar };
}

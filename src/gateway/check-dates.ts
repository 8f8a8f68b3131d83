import type { FieldError } from '../api/errors.js';
import { isPlainDate } from '../api/plain-date/plain-date.js';
import type { IsoDate } from '../api/schemas/values.js';
import { invalidFields } from './refusal.js';

/** First and last day that the platform supports. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Checks dates that a page sent.
 * @throws {Refusal} 422 naming each field whose date does not exist, such as February 30
 */
export function checkDates(dates: Readonly<Record<string, IsoDate | undefined>>): void {
  const problems = Object.entries(dates).flatMap(([field, date]): FieldError[] => {
    if (date === undefined) return [];
    return date >= FIRST_DAY && date <= LAST_DAY && isPlainDate(date)
      ? []
      : [{ field, code: 'no-such-day', message: 'is not an existing date' }];
  });
  if (problems.length > 0) throw invalidFields(problems);
}

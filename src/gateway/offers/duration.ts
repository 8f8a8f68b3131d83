import * as z from 'zod';
import { exactObject } from '../option-problems.js';
import { addDays, addMonths } from '../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../api/schemas/values.js';

/** Length of time. Set exactly one of these fields. */
export interface Duration {
  days?: number | undefined;
  weeks?: number | undefined;
  months?: number | undefined;
}

/** Fields of a {@link Duration}, for objects that have further fields. */
export const durationFields = {
  days: z.int().min(1).max(3650).optional(),
  weeks: z.int().min(1).max(520).optional(),
  months: z.int().min(1).max(120).optional(),
};

/** True if exactly one field of a duration is set. */
export const hasOneUnit = ({ days, weeks, months }: Duration): boolean =>
  [days, weeks, months].filter((count) => count !== undefined).length === 1;

export const ONE_UNIT = { error: 'must have exactly one of days, weeks and months' };

export const duration = exactObject(durationFields).refine(hasOneUnit, ONE_UNIT);

/** First day after a duration that starts on `start`. */
export function addDuration(start: IsoDate, { days = 0, weeks, months }: Duration): IsoDate {
  if (months !== undefined) return addMonths(start, months);
  return addDays(start, weeks === undefined ? days : 7 * weeks);
}

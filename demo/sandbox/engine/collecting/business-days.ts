import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';

const FRIDAY = 5;

/** Adds business days to a date. Business days are Monday to Friday, without holidays. */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  let day = Temporal.PlainDate.from(date);
  for (let left = count; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= FRIDAY) left -= 1;
  }
  return day.toString();
}

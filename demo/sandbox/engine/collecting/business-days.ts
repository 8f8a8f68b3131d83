import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';

const FRIDAY = 5;

/** The business day so many business days later. Banks work from Monday to Friday here; they have no holidays. */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  let day = Temporal.PlainDate.from(date);
  for (let left = count; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= FRIDAY) left -= 1;
  }
  return day.toString();
}

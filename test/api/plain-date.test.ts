import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInMonth,
  dayNumber,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  isPlainDate,
  lastDayOfService,
} from '../../src/api/plain-date/plain-date.js';

const epoch = Temporal.PlainDate.from('1970-01-01');
const dates = fc.integer({ min: -200_000, max: 500_000 }).map((days) => epoch.add({ days }));

describe('plain dates agree with Temporal', () => {
  it('in days', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: -50_000, max: 50_000 }), (date, other, days) => {
        expect(addDays(date.toString(), days)).toBe(date.add({ days }).toString());
        expect(daysBetween(date.toString(), other.toString())).toBe(date.until(other).days);
        expect(dayNumber(date.toString())).toBe(epoch.until(date).days);
        expect(lastDayOfService(date.toString())).toBe(date.subtract({ days: 1 }).toString());
      }),
    );
  });

  it('in months, with the last day instead of a missing day', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -1_200, max: 1_200 }), (date, months) => {
        expect(addMonths(date.toString(), months)).toBe(date.add({ months }, { overflow: 'constrain' }).toString());
      }),
    );
  });

  it('in the length of a month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 31 }), (date, months, day) => {
        const month = date.with({ day: 1 }).add({ months });
        expect(dateInMonth(date.toString(), months, day)).toBe(month.with({ day }, { overflow: 'constrain' }).toString());
        expect(dayOfMonth(date.toString())).toBe(date.day);
        expect(daysInMonth(date.toString())).toBe(date.daysInMonth);
      }),
    );
  });

  it('in the dates that exist', () => {
    const part = (max: number, digits: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(digits, '0'));
    fc.assert(
      fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        let isDate = true;
        try {
          Temporal.PlainDate.from(text, { overflow: 'reject' });
        } catch {
          isDate = false;
        }
        expect(isPlainDate(text)).toBe(isDate);
      }),
    );
  });
});

describe('text that is not a date', () => {
  it.each(['', 'soon', '2026-2-1', '2026-13-01', '2026-01-01T00:00:00Z', '20260101', '+002026-01-01'])('%j stays unchanged', (text) => {
    expect(isPlainDate(text)).toBe(false);
    expect(addDays(text, 1)).toBe(text);
    expect(addMonths(text, 1)).toBe(text);
    expect(lastDayOfService(text)).toBe(text);
    expect(daysBetween(text, '2026-01-01')).toBe(0);
    expect(daysBetween('2026-01-01', text)).toBe(0);
  });

  it('would be the result after year 9999 or before year 0, so the date stays unchanged', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('2026-01-01', Infinity)).toBe('2026-01-01');
  });
});

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/api/schemas/decimal.js';
import { isoDate, money } from '../../src/api/schemas/values.js';
import { date as day, wireDate } from '../../src/api/schemas/wire.js';
import { parse } from '../../src/api/schemas/parse.js';

const Exact = Decimal.clone({ precision: 100 });

describe('a decimal on the wire', () => {
  it.each<[unknown, string]>([
    [12.5, '12.5'],
    ['12.50', '12.50'],
    [0, '0'],
    [-0.1, '-0.1'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    ['1.5E+3', '1500'],
    ['-2.50e-1', '-0.25'],
    [' 7.00 ', '7.00'],
    ['123456789012345678.123456789', '123456789012345678.123456789'],
  ])('%j is %s', (wire, text) => {
    expect(decimal.parse(wire)).toBe(text);
  });

  it.each(['', ' ', 'NaN', 'Infinity', '1,50', '1.', '.5', '0x10', '+1', '1e', '1e999', '٣', '12 50', null, true, {}, []])(
    '%j is invalid',
    (wire) => {
      expect(decimal.safeParse(wire).success).toBe(false);
    },
  );

  it('keeps the exact value of every number and every plain text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const read = decimal.safeParse(number);
        if (!read.success) {
          expect(Math.abs(number) >= 1e99 || Math.abs(number) <= 1e-99).toBe(true);
          return;
        }
        expect(read.data).toMatch(/^-?\d+(?:\.\d+)?$/);
        expect(new Decimal(read.data).eq(new Decimal(String(number)))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 20 }), (units, scale) => {
        const text = new Exact(units.toString()).div(new Exact(10).pow(scale)).toFixed();
        expect(decimal.parse(text)).toBe(text);
      }),
    );
  });

  it('accepts no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decimal.safeParse(text);
        if (read.success) expect(new Decimal(read.data).eq(new Decimal(text.trim()))).toBe(true);
      }),
    );
  });
});

describe('money from the gateway', () => {
  it('keeps its exact text, and everything else is refused', () => {
    const amounts = fc.stringMatching(/^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,29})?$/);
    fc.assert(
      fc.property(amounts, fc.stringMatching(/^[A-Z]{3}$/), (amount, currency) => {
        expect(parse(money, { amount, currency })).toEqual({ amount, currency });
        expect(decimal.parse(amount)).toBe(amount);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.anything()), (amount) => {
        const read = money.safeParse({ amount, currency: 'USD' });
        if (read.success) expect(typeof amount === 'string' && new Exact(amount).isFinite()).toBe(true);
      }),
    );
  });

  it.each([
    { amount: '12.50', currency: 'USD' },
    { amount: '-4900', currency: 'JPY' },
    { amount: '0.000', currency: 'KWD' },
  ])('%j is read', (value) => {
    expect(parse(money, value)).toEqual(value);
  });

  it.each([
    { amount: 12.5, currency: 'USD' },
    { amount: '1e21', currency: 'USD' },
    { amount: 'NaN', currency: 'USD' },
    { amount: '', currency: 'USD' },
    { amount: '012.50', currency: 'USD' },
    { amount: '12.50', currency: 'usd' },
    { amount: '12.50', currency: '<b>' },
    { amount: '12.50' },
    null,
  ])('%j is refused', (value) => {
    expect(money.safeParse(value).success).toBe(false);
  });
});

describe('a date', () => {
  it.each(['2026-11-21', '2000-02-29'])('%s is read', (date) => {
    expect(parse(isoDate, date)).toBe(date);
  });

  it.each(['2026-13-01', '2026-00-10', '2026-1-1', '2026-11-21T00:00:00Z', '21.11.2026', '', 20261121, null])('%j is refused', (date) => {
    expect(isoDate.safeParse(date).success).toBe(false);
  });
});

/** Returns every date in the calendar, calculated without a clock or time zone. */
const days = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }));
const pad = (number: number, length: number): string => String(number).padStart(length, '0');
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

describe('a date in a request', () => {
  it('is accepted unchanged if it exists', () => {
    fc.assert(
      fc.property(days, ([year, month, number]) => {
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(number, 2)}`;
        const read = day.safeParse(text);
        expect(read.success).toBe(number <= lengthOf(year, month));
        if (read.success) expect(read.data).toBe(text);
      }),
    );
  });

  it('is refused otherwise', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[\d-]{8,11}$/),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
        (text) => {
          if (day.safeParse(text).success) expect(text).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
        },
      ),
    );
  });
});

describe('a date in a response', () => {
  const times = fc.constantFrom(
    '',
    ' 00:00:00',
    'T23:59:59',
    'T00:00:00.000Z',
    'T23:00:00-11:00',
    'T00:30:00+14:00',
    ' 12:00:00.000 +0000',
  );

  it('ignores the time and offset after it', () => {
    fc.assert(
      fc.property(days, times, ([year, month, number], time) => {
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(number, 2)}`;
        expect(wireDate.parse(text + time)).toBe(text);
      }),
    );
  });

  it.each([
    '2026-11-21x',
    '2026-11-21 ',
    '2026-11-211',
    '2026-13-01',
    '2026-11-00',
    '20261121',
    '21.11.2026',
    'T00:00:00',
    '',
    20261121,
    null,
  ])('%j is invalid', (text) => {
    expect(wireDate.safeParse(text).success).toBe(false);
  });
});

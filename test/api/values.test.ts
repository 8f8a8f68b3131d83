import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, isoDate, money } from '../../src/api/schemas/values.js';

const Exact = Decimal.clone({ precision: 100 });

describe('a decimal of the wire', () => {
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
    '%j is none',
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

describe('money of the gateway', () => {
  it.each([
    { amount: '12.50', currency: 'USD' },
    { amount: '-4900', currency: 'JPY' },
    { amount: '0.000', currency: 'KWD' },
  ])('%j is read', (value) => {
    expect(money.parse(value)).toEqual(value);
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
  ])('%j is refused, never guessed', (value) => {
    expect(money.safeParse(value).success).toBe(false);
  });
});

describe('a date', () => {
  it.each(['2026-11-21', '2000-02-29'])('%s is read', (date) => {
    expect(isoDate.parse(date)).toBe(date);
  });

  it.each(['2026-13-01', '2026-00-10', '2026-1-1', '2026-11-21T00:00:00Z', '21.11.2026', '', 20261121, null])('%j is refused', (date) => {
    expect(isoDate.safeParse(date).success).toBe(false);
  });
});

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  fractionDigits,
  fromUnits,
  isDecimal,
  isZero,
  multiplyDecimals,
  negateDecimal,
  roundHalfUp,
  shareOf,
  subtractDecimals,
  sumDecimals,
  toUnits,
  truncateDecimal,
  withFractionDigits,
} from '../../src/api/decimal/decimal.js';

const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -200, toExpPos: 200 });

/** Positive and negative decimals with up to 25 digits and trailing zeros. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, digits]) => new Exact(units.toString()).div(new Exact(10).pow(digits)).toFixed(digits));
const positive = decimals.map((value) => value.replace('-', '')).filter((value) => !isZero(value));
const digitCounts = fc.integer({ min: 0, max: 12 });
/** Returns the text of a decimal, without a sign before zero. */
const text = (value: Decimal, digits?: number): string => (value.isZero() ? value.abs() : value).toFixed(digits ?? value.decimalPlaces());

describe('decimals agree with decimal.js', () => {
  it('in sums and differences, with the digits of the more precise operand', () => {
    fc.assert(
      fc.property(decimals, decimals, (left, right) => {
        const digits = Math.max(fractionDigits(left), fractionDigits(right));
        expect(addDecimals(left, right)).toBe(text(new Exact(left).plus(right), digits));
        expect(subtractDecimals(left, right)).toBe(text(new Exact(left).minus(right), digits));
      }),
    );
  });

  it('in sums of lists', () => {
    fc.assert(
      fc.property(fc.array(decimals, { maxLength: 6 }), (values) => {
        const digits = Math.max(0, ...values.map(fractionDigits));
        expect(sumDecimals(values)).toBe(text(Exact.sum(0, ...values), digits));
      }),
    );
  });

  it('in products, without trailing zeros', () => {
    fc.assert(
      fc.property(decimals, decimals, (left, right) => {
        expect(multiplyDecimals(left, right)).toBe(text(new Exact(left).times(right)));
      }),
    );
  });

  it('in quotients, rounded half away from zero', () => {
    fc.assert(
      fc.property(decimals, positive, fc.boolean(), digitCounts, (dividend, divisor, isNegative, digits) => {
        const signed = isNegative ? negateDecimal(divisor) : divisor;
        expect(divideDecimals(dividend, signed, digits)).toBe(text(new Exact(dividend).div(signed).toDecimalPlaces(digits), digits));
      }),
    );
  });

  it('in rounding, cutting and comparing', () => {
    fc.assert(
      fc.property(decimals, decimals, digitCounts, (value, other, digits) => {
        const exact = new Exact(value);
        expect(roundHalfUp(value, digits)).toBe(text(exact.toDecimalPlaces(digits), digits));
        expect(truncateDecimal(value, digits)).toBe(text(exact.toDecimalPlaces(digits, Decimal.ROUND_DOWN), digits));
        expect(withFractionDigits(value, digits)).toBe(text(exact, Math.max(digits, exact.decimalPlaces())));
        expect(compareDecimals(value, other)).toBe(exact.comparedTo(other));
        expect(compareDecimals(value, `${value}${value.includes('.') ? '0' : '.0'}`)).toBe(0);
        expect(negateDecimal(value)).toBe(text(exact.negated(), fractionDigits(value)));
        expect(isZero(value)).toBe(exact.isZero());
      }),
    );
  });

  it('in shares of a whole', () => {
    fc.assert(
      fc.property(decimals, positive, (part, whole) => {
        fc.pre(new Exact(part).div(whole).abs().lt(1e9));
        const share = new Exact(part).times(1000).div(whole).trunc().toNumber();
        expect(shareOf(part, whole, 1000)).toBe(share === 0 ? 0 : share);
      }),
    );
  });

  it('in units of a power of ten', () => {
    fc.assert(
      fc.property(decimals, digitCounts, (value, digits) => {
        const units = toUnits(value, digits);
        expect(units.toString()).toBe(text(new Exact(value).times(new Exact(10).pow(digits)).trunc(), 0));
        expect(toUnits(fromUnits(units, digits), digits)).toBe(units);
      }),
    );
  });
});

describe('a decimal', () => {
  it.each(['0', '-0', '12.50', '007', '-0.5', '1'.repeat(40)])('may be written as %s', (value) => {
    expect(isDecimal(value)).toBe(true);
    expect(addDecimals(value, '0')).toBe(text(new Exact(value), fractionDigits(value)));
  });

  it.each(['', '-', '.', '1.', '.5', '+1', '1e3', '1,5', ' 1', '1 ', 'NaN', 'Infinity', '0x10', '1n', '١٢', '1\n'])(
    'cannot be %j: calculating throws',
    (value) => {
      expect(isDecimal(value)).toBe(false);
      expect(() => addDecimals('1', value)).toThrow(RangeError);
      expect(() => compareDecimals(value, '1')).toThrow(RangeError);
    },
  );

  it('cannot be divided by zero', () => {
    expect(() => divideDecimals('1', '0.00', 2)).toThrow(RangeError);
    expect(() => shareOf('1', '0', 100)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isPositive, plainQuantity, subtract, toMoney, toUnitPrice } from '../../src/gateway/money.js';
import '../support/property-runs.js';

describe('money', () => {
  it.each([
    ['49', 'USD', '49.00'],
    ['4900', 'JPY', '4900'],
    ['4.9', 'KWD', '4.900'],
    ['1', 'CLF', '1.0000'],
    ['0.005', 'USD', '0.01'],
    ['-0.005', 'USD', '-0.01'],
    ['999999999999999999.99', 'EUR', '999999999999999999.99'],
  ])('formats %s %s with the digits of its currency: %s', (amount, currency, shown) => {
    expect(toMoney(amount, currency)).toEqual({ amount: shown, currency });
  });

  it('keeps every digit of a unit price', () => {
    expect(toUnitPrice('0.00045', 'USD').amount).toBe('0.00045');
    expect(toUnitPrice('9', 'USD').amount).toBe('9.00');
    expect(toUnitPrice('120', 'JPY').amount).toBe('120');
  });

  it('shortens a quantity', () => {
    expect(['3', '3.000', '2.50', '0'].map(plainQuantity)).toEqual(['3', '3', '2.5', '0']);
  });

  it('adds and subtracts exactly', () => {
    const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    const text = (value: bigint): string => {
      const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    };
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        expect(toMoney(add(text(left), text(right)), 'USD').amount).toBe(text(left + right));
        expect(toMoney(subtract(text(left), text(right)), 'USD').amount).toBe(text(left - right));
        expect(isPositive(text(left))).toBe(left > 0n);
      }),
    );
  });
});

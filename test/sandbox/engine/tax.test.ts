import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, minorDigits, subtract, sum } from '../../../demo/sandbox/engine/money.js';
import { taxInOwedAmount } from '../../../demo/sandbox/engine/line-balances.js';
import { splitPrice } from '../../../demo/sandbox/engine/tax/tax-terms.js';

const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));
const minor = (currency: string, units: number): string =>
  decimalOf(units)
    .dividedBy(decimalOf(10).pow(minorDigits(currency)))
    .toFixed();
const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => decimalOf(thousandths).dividedBy(1000).toFixed());
const modes = fc.constantFrom('TaxExclusive' as const, 'TaxInclusive' as const);
const units = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('a price and its tax', () => {
  it('add up to an inclusive price, or to an exclusive price plus tax', () => {
    fc.assert(
      fc.property(currencies, units, rates, (currency, amount, rate) => {
        const price = minor(currency, amount);
        const inclusive = splitPrice(currency, price, { mode: 'TaxInclusive', rate });
        expect(sum(currency, [inclusive.net, inclusive.tax])).toBe(sum(currency, [price]));
        const exclusive = splitPrice(currency, price, { mode: 'TaxExclusive', rate });
        expect(exclusive.net).toBe(sum(currency, [price]));
      }),
    );
  });

  it('are within half a minor unit of the exact tax', () => {
    fc.assert(
      fc.property(currencies, units, rates, modes, (currency, amount, rate, mode) => {
        const price = minor(currency, amount);
        const share = decimalOf(rate).dividedBy(100);
        const exact = mode === 'TaxExclusive' ? decimalOf(price).times(share) : decimalOf(price).times(share).dividedBy(share.plus(1));
        const off = exact.minus(splitPrice(currency, price, { mode, rate }).tax).abs();
        expect(off.lessThanOrEqualTo(decimalOf(minor(currency, 1)).dividedBy(2))).toBe(true);
      }),
    );
  });

  it('are the same for a discount, with the opposite sign', () => {
    fc.assert(
      fc.property(currencies, units, rates, modes, (currency, amount, rate, mode) => {
        const owed = splitPrice(currency, minor(currency, amount), { mode, rate });
        const given = splitPrice(currency, minor(currency, -amount), { mode, rate });
        expect(sum(currency, [owed.net, given.net])).toBe(sum(currency, ['0']));
        expect(sum(currency, [owed.tax, given.tax])).toBe(sum(currency, ['0']));
      }),
    );
  });
});

it('partial payments of a line pay its tax exactly', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(currencies, parts, rates, (currency, amounts, rate) => {
      const total = amounts.reduce((left, right) => left + right);
      const whole = minor(currency, total);
      const { tax: wholeTax } = splitPrice(currency, whole, { mode: 'TaxInclusive', rate });
      let owed = total;
      const taxes = amounts.map((amount) => {
        const balance = { total: whole, totalTax: wholeTax, owed: minor(currency, owed) };
        const before = taxInOwedAmount(currency, balance, minor(currency, owed));
        owed -= amount;
        return subtract(currency, before, taxInOwedAmount(currency, balance, minor(currency, owed)));
      });
      expect(sum(currency, taxes)).toBe(wholeTax);
    }),
  );
});

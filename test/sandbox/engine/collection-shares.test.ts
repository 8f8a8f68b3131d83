import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideBalance } from '../../../demo/sandbox/engine/collecting/allocate-by-method.js';
import '../../support/property-runs.js';

const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string) => Math.round(Number(amount) * 100);
const divideCents = (amount: number, balance: number, parts: Record<string, number>, paid: Record<string, number> = {}) =>
  Object.fromEntries(
    divideBalance(
      { amount: dollars(amount), balance: dollars(balance), currency: 'USD' },
      new Map(Object.entries(parts).map(([key, part]) => [key, dollars(part)])),
      new Map(Object.entries(paid).map(([key, part]) => [key, dollars(part)])),
    ),
  );

describe('the share of a payment method in a bill', () => {
  it('is the total of its own lines', () => {
    expect(divideCents(7600, 7600, { card: 3800, bank: 3800 })).toEqual({ bank: '38.00', card: '38.00' });
  });

  it('is reduced by its payments, whichever line comes first', () => {
    expect(divideCents(7600, 3800, { card: 3800, bank: 3800 }, { bank: 3800 })).toEqual({ card: '38.00' });
    expect(divideCents(7600, 3800, { card: 3800, bank: 3800 }, { card: 3800 })).toEqual({ bank: '38.00' });
  });

  it('is reduced by other payments from the first line on', () => {
    expect(divideCents(7600, 5000, { card: 3800, bank: 3800 })).toEqual({ bank: '38.00', card: '12.00' });
  });

  it('includes its part of the tax, exact to the cent', () => {
    expect(divideCents(110, 110, { card: 33, bank: 33, other: 34 })).toEqual({ other: '0.37', bank: '0.36', card: '0.37' });
  });

  it('is never negative, and all shares add up to the balance', () => {
    const amounts = fc.integer({ min: 1, max: 100_000 });
    const bill = fc
      .record({
        parts: fc.array(amounts, { minLength: 1, maxLength: 5 }),
        tax: fc.integer({ min: 0, max: 30_000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .chain(({ parts, tax, share }) => {
        const amount = parts.reduce((a, b) => a + b, tax);
        return fc.record({
          amount: fc.constant(amount),
          balance: fc.constant(Math.round(amount * share)),
          parts: fc.constant(Object.fromEntries(parts.map((part, index) => [`method ${index}`, part]))),
          payer: fc.constantFrom(...parts.keys()),
        });
      });
    fc.assert(
      fc.property(bill, fc.boolean(), ({ amount, balance, parts, payer }, byMethod) => {
        const own = Math.min(amount - balance, parts[`method ${payer}`] ?? 0);
        const shares = Object.values(divideCents(amount, balance, parts, byMethod ? { [`method ${payer}`]: own } : {})).map(cents);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(balance);
        expect(Math.min(1, ...shares)).toBeGreaterThan(0);
      }),
    );
  });
});

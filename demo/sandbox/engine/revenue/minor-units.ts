import type { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, minorDigits, roundTo } from '../money.js';

/** Converts an amount to minor units of its currency, so that parts add up exactly. */
export function toMinorUnits(currency: CurrencyCode, amount: DecimalString): bigint {
  return BigInt(
    decimalOf(amount)
      .times(decimalOf('10').pow(minorDigits(currency)))
      .toFixed(0),
  );
}

/** Converts an exact amount to minor units, truncated toward zero. */
export function truncateToMinorUnits(currency: CurrencyCode, exact: Decimal): bigint {
  return BigInt(
    exact
      .times(decimalOf('10').pow(minorDigits(currency)))
      .trunc()
      .toFixed(0),
  );
}

/** Converts minor units to an amount with all digits of its currency. */
export function fromMinorUnits(currency: CurrencyCode, units: bigint): DecimalString {
  return roundTo(currency, decimalOf(units.toString()).div(decimalOf('10').pow(minorDigits(currency))));
}

export function sumUnits(parts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const part of parts) sum += part;
  return sum;
}

/**
 * Splits a total by weights of zero or more. Each part is truncated toward zero, so that a credit is distributed like the line it credits. The last
 * part with a positive weight gets the remainder, so that the parts add up to the total. Without any positive weight, all parts are zero.
 */
export function splitByWeights(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = sumUnits(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / all);
  const last = weights.findLastIndex((weight) => weight > 0n);
  parts[last] = (parts[last] ?? 0n) + total - sumUnits(parts);
  return parts;
}

/** Returns the amount with the opposite sign. */
export function negateAmount(currency: CurrencyCode, amount: DecimalString): DecimalString {
  return fromMinorUnits(currency, -toMinorUnits(currency, amount));
}

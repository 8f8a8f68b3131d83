import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, minorDigits, roundTo } from '../money.js';

/** An amount in the smallest unit of its currency, so that parts are counted and never rounded. */
export function toMinor(currency: CurrencyCode, amount: DecimalString): bigint {
  return BigInt(
    decimalOf(amount)
      .times(decimalOf('10').pow(minorDigits(currency)))
      .toFixed(0),
  );
}

/** The amount of so many smallest units, with exactly the digits of its currency. */
export function fromMinor(currency: CurrencyCode, units: bigint): DecimalString {
  return roundTo(currency, decimalOf(units.toString()).div(decimalOf('10').pow(minorDigits(currency))));
}

export function sumOf(parts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const part of parts) total += part;
  return total;
}

/**
 * Parts of a whole by weights, none below zero. Each is its exact share cut to the smallest unit toward zero; what is left goes whole to the last one that has
 * a weight, so that the parts always sum to the whole, and a credit is the mirror of what it credits. Nothing where no weight is above zero.
 */
export function shares(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = sumOf(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (whole * weight) / all);
  const last = weights.findLastIndex((weight) => weight > 0n);
  parts[last] = (parts[last] ?? 0n) + whole - sumOf(parts);
  return parts;
}

/** The same amount on the other side of zero. */
export function negated(currency: CurrencyCode, amount: DecimalString): DecimalString {
  return fromMinor(currency, -toMinor(currency, amount));
}

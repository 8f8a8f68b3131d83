import { fromUnits, hasDigitsBeyond, toUnits } from '../decimal/decimal.js';
import { minorDigits } from '../money/minor-digits.js';
import type { CurrencyCode, DecimalString } from '../schemas/values.js';

/** Returns an amount as a whole number of minor units of its currency. Undefined if it has more digits than the currency. */
export function toMinorUnits(amount: DecimalString, currency: CurrencyCode): bigint | undefined {
  const digits = minorDigits(currency);
  return hasDigitsBeyond(amount, digits) ? undefined : toUnits(amount, digits);
}

/** Returns a whole number of minor units as an amount with exactly the digits of its currency. */
export function fromMinorUnits(units: bigint, currency: CurrencyCode): DecimalString {
  return fromUnits(units, minorDigits(currency));
}

import { compareDecimals, isDecimal, negateDecimal, sumDecimals, withFractionDigits } from '../decimal/decimal.js';
import { minorDigits } from '../money/minor-digits.js';
import type { CurrencyCode, DecimalString } from '../schemas/values.js';

/**
 * Exact sum of amounts, with at least the minor digits of `currency`. Without a currency, for example for percentages or weights, the sum has no
 * trailing zeros. Undefined if an amount is not a decimal.
 */
export function sumAmounts(amounts: readonly DecimalString[], currency?: CurrencyCode): DecimalString | undefined {
  if (!amounts.every(isDecimal)) return undefined;
  const sum = sumDecimals(amounts);
  return currency === undefined ? withFractionDigits(sum, 0) : sumDecimals([sum, withFractionDigits('0', minorDigits(currency))]);
}

/** `amount` minus `subtracted`, with as many digits as `sumAmounts` returns. Undefined if either is not a decimal. */
export function subtractAmounts(amount: DecimalString, subtracted: DecimalString, currency?: CurrencyCode): DecimalString | undefined {
  return isDecimal(subtracted) ? sumAmounts([amount, negateDecimal(subtracted)], currency) : undefined;
}

/** True if two texts are the same amount, regardless of trailing zeros. Text that is not a decimal equals only itself. */
export function isSameAmount(one: DecimalString, other: DecimalString): boolean {
  return isDecimal(one) && isDecimal(other) ? compareDecimals(one, other) === 0 : one === other;
}

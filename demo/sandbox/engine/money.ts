import { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import { type ErrorResource, invalidValue } from '../errors.js';

/** Decimals with 60 digits, so that price × quantity × days is exact until it is rounded. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

/** ISO 4217 currencies whose minor unit is not a hundredth. */
const MINOR_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [
      code,
      0,
    ]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
  ...Object.fromEntries(['CLF', 'UYW'].map((code) => [code, 4])),
};

/** Returns the number of decimal digits of a currency. */
export function minorDigits(currency: CurrencyCode): number {
  return MINOR_DIGITS[currency] ?? 2;
}

export function decimalOf(value: DecimalString | number): Decimal {
  return new Exact(value);
}

/** Rounds half up, away from zero, to the minor unit. Returns all decimal digits of the currency, such as `"49.00"`. */
export function roundTo(currency: CurrencyCode, value: Decimal): DecimalString {
  const rounded = value.toDecimalPlaces(minorDigits(currency), Decimal.ROUND_HALF_UP);
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(minorDigits(currency));
}

/** Returns the sum of amounts in one currency. */
export function sum(currency: CurrencyCode, amounts: Iterable<DecimalString>): DecimalString {
  let total = decimalOf('0');
  for (const amount of amounts) total = total.plus(amount);
  return roundTo(currency, total);
}

/** Returns `a - b` in one currency. */
export function subtract(currency: CurrencyCode, a: DecimalString, b: DecimalString): DecimalString {
  return roundTo(currency, decimalOf(a).minus(b));
}

/** Returns a negative number if `a` is less than `b`, zero if they are equal, otherwise a positive number. */
export function compare(a: DecimalString, b: DecimalString): number {
  return decimalOf(a).comparedTo(b);
}

export function isZero(amount: DecimalString): boolean {
  return decimalOf(amount).isZero();
}

/** True if the amount has no more decimal digits than its currency. */
export function fitsCurrency(currency: CurrencyCode, amount: DecimalString): boolean {
  return decimalOf(amount).decimalPlaces() <= minorDigits(currency);
}

/** Largest amount. JSON numbers represent it exactly. */
const MAX_AMOUNT = '1000000000000';

/**
 * Checks an amount in a request.
 *
 * @param field path of the amount in the request, for error messages
 * @throws {BillingError} if the amount is zero, negative, too large, or has more decimal digits than its currency
 */
export function checkAmount(currency: CurrencyCode, amount: DecimalString, field: string, resource: ErrorResource): void {
  if (compare(amount, '0') > 0 && compare(amount, MAX_AMOUNT) <= 0 && fitsCurrency(currency, amount)) return;
  throw invalidValue(resource, field, `must be a positive amount in ${currency}`);
}

/**
 * Converts a decimal to a JSON number, for fields that the platform writes as numbers.
 *
 * @throws {RangeError} if a JSON number cannot represent the value exactly (more than about 15 digits)
 */
export function jsonNumber(value: DecimalString): number {
  const number = Number(value);
  if (!decimalOf(number).equals(value)) throw new RangeError(`${value} has too many digits for a JSON number.`);
  return number;
}

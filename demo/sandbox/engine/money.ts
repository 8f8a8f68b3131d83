import { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import { type ErrorResource, invalidValue } from '../errors.js';

/** Wide enough that no product of price, quantity and days loses a digit before it is rounded. */
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

/** Digits after the decimal mark of amounts in a currency. */
export function minorDigits(currency: CurrencyCode): number {
  return MINOR_DIGITS[currency] ?? 2;
}

export function decimalOf(value: DecimalString | number): Decimal {
  return new Exact(value);
}

/** Rounds half up (away from zero) to the minor unit and writes exactly that many digits, such as `"49.00"`. */
export function roundTo(currency: CurrencyCode, value: Decimal): DecimalString {
  const rounded = value.toDecimalPlaces(minorDigits(currency), Decimal.ROUND_HALF_UP);
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(minorDigits(currency));
}

/** Sum of amounts in one currency. */
export function sum(currency: CurrencyCode, amounts: Iterable<DecimalString>): DecimalString {
  let total = decimalOf('0');
  for (const amount of amounts) total = total.plus(amount);
  return roundTo(currency, total);
}

/** `a - b` in one currency. */
export function subtract(currency: CurrencyCode, a: DecimalString, b: DecimalString): DecimalString {
  return roundTo(currency, decimalOf(a).minus(b));
}

/** Negative, zero or positive, as `a` is less than, equal to or more than `b`. */
export function compare(a: DecimalString, b: DecimalString): number {
  return decimalOf(a).comparedTo(b);
}

export function isZero(amount: DecimalString): boolean {
  return decimalOf(amount).isZero();
}

/** True if the amount has no more digits than its currency. */
export function fitsCurrency(currency: CurrencyCode, amount: DecimalString): boolean {
  return decimalOf(amount).decimalPlaces() <= minorDigits(currency);
}

/** Largest amount, which still fits a JSON number to its last digit. */
const MOST = '1000000000000';

/**
 * Checks an amount that somebody asks for.
 *
 * @param field path of the amount in the request, for messages
 * @throws {BillingError} if it is zero, negative, absurd or has more digits than its currency
 */
export function checkAmount(currency: CurrencyCode, amount: DecimalString, field: string, resource: ErrorResource): void {
  if (compare(amount, '0') > 0 && compare(amount, MOST) <= 0 && fitsCurrency(currency, amount)) return;
  throw invalidValue(resource, field, `must be a positive amount in ${currency}`);
}

/**
 * A decimal as a JSON number, where the platform writes one.
 *
 * @throws {RangeError} if a JSON number would show another value, beyond some 15 digits
 */
export function jsonNumber(value: DecimalString): number {
  const number = Number(value);
  if (!decimalOf(number).equals(value)) throw new RangeError(`${value} has too many digits for a JSON number.`);
  return number;
}

import type { DecimalString } from '../schemas/values.js';

/** Exact decimal arithmetic on text, based on BigInt. All calculations throw a `RangeError` for text that is not a decimal. */

/** True for `-?digits[.digits]`, such as `"12.50"`. Leading zeros are allowed. */
export function isDecimal(text: string): text is DecimalString {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** Number of digits after the decimal point: 2 for `"12.50"`. */
export function fractionDigits(value: DecimalString): number {
  return value.split('.')[1]?.length ?? 0;
}

/** Converts a decimal to an integer number of units of `10 ** -digits`: `toUnits('12.5', 2)` is `1250n`. Cuts off extra digits. */
export function toUnits(value: DecimalString, digits: number): bigint {
  if (!isDecimal(value)) throw new RangeError(`"${String(value)}" is not a decimal such as 12.50.`);
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/** Converts an integer number of units of `10 ** -digits` to a decimal with exactly `digits` fraction digits. The inverse of `toUnits`. */
export function fromUnits(units: bigint, digits: number): DecimalString {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`;
}

/** Sum, with the fraction digits of the more precise operand. */
export function addDecimals(left: DecimalString, right: DecimalString): DecimalString {
  const digits = Math.max(fractionDigits(left), fractionDigits(right));
  return fromUnits(toUnits(left, digits) + toUnits(right, digits), digits);
}

/** Difference, with the fraction digits of the more precise operand. */
export function subtractDecimals(left: DecimalString, right: DecimalString): DecimalString {
  return addDecimals(left, negateDecimal(right));
}

/** Sum of a list, with the fraction digits of its most precise entry; `"0"` for an empty list. */
export function sumDecimals(values: readonly DecimalString[]): DecimalString {
  return values.reduce(addDecimals, '0');
}

/** Returns `left × right` without trailing zeros. */
export function multiplyDecimals(left: DecimalString, right: DecimalString): DecimalString {
  const [leftDigits, rightDigits] = [fractionDigits(left), fractionDigits(right)];
  return withFractionDigits(fromUnits(toUnits(left, leftDigits) * toUnits(right, rightDigits), leftDigits + rightDigits), 0);
}

/**
 * Quotient with exactly `digits` fraction digits, rounded half away from zero.
 * @throws {RangeError} also if the divisor is zero
 */
export function divideDecimals(dividend: DecimalString, divisor: DecimalString, digits: number): DecimalString {
  const shared = Math.max(fractionDigits(dividend), fractionDigits(divisor));
  const numerator = toUnits(dividend, shared) * 10n ** BigInt(digits);
  const denominator = toUnits(divisor, shared);
  const [top, bottom] = [absolute(numerator), absolute(denominator)];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return fromUnits(numerator < 0n === denominator < 0n ? rounded : -rounded, digits);
}

/** Rounds to exactly `digits` fraction digits, half away from zero. */
export function roundHalfUp(value: DecimalString, digits: number): DecimalString {
  return divideDecimals(value, '1', digits);
}

/** Truncates to exactly `digits` fraction digits, toward zero. */
export function truncateDecimal(value: DecimalString, digits: number): DecimalString {
  return fromUnits(toUnits(value, digits), digits);
}

/** True if truncating to `digits` fraction digits would change the value. */
export function hasDigitsBeyond(value: DecimalString, digits: number): boolean {
  return /[1-9]/.test((value.split('.')[1] ?? '').slice(digits));
}

/** Removes trailing zeros but keeps at least `minimum` fraction digits: `withFractionDigits('12.5000', 2)` is `"12.50"`. */
export function withFractionDigits(value: DecimalString, minimum: number): DecimalString {
  const [, fraction = ''] = value.split('.');
  return truncateDecimal(value, Math.max(minimum, fraction.replace(/0+$/, '').length));
}

/** Compares two decimals, for `Array.sort`. */
export function compareDecimals(left: DecimalString, right: DecimalString): -1 | 0 | 1 {
  const digits = Math.max(fractionDigits(left), fractionDigits(right));
  const difference = toUnits(left, digits) - toUnits(right, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** True if the value is zero in any notation, such as `"0.00"` or `"-0"`. */
export function isZero(value: DecimalString): boolean {
  return !/[1-9]/.test(value);
}

/** Returns the value with the opposite sign and the same number of digits. Zero never gets a minus sign. */
export function negateDecimal(value: DecimalString): DecimalString {
  const digits = fractionDigits(value);
  return fromUnits(-toUnits(value, digits), digits);
}

/**
 * Returns `part / whole × parts` as an integer, rounded toward zero: `shareOf('1', '3', 1000)` is 333.
 * @throws {RangeError} also if `whole` is zero
 */
export function shareOf(part: DecimalString, whole: DecimalString, parts: number): number {
  const digits = Math.max(fractionDigits(part), fractionDigits(whole));
  return Number((toUnits(part, digits) * BigInt(parts)) / toUnits(whole, digits));
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

import { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString, Money } from '../api/schemas/values.js';
import { minorDigits } from '../api/money/minor-digits.js';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

/** Rounds an amount to the minor digits of its currency. Rounds halves away from zero. */
export function toMoney(amount: DecimalString, currency: CurrencyCode): Money {
  return { amount: new Exact(amount).toFixed(minorDigits(currency)), currency };
}

/** Formats a unit price with all its digits, and at least the minor digits of its currency. */
export function toUnitPrice(price: DecimalString, currency: CurrencyCode): Money {
  const exact = new Exact(price);
  return { amount: exact.toFixed(Math.max(minorDigits(currency), exact.decimalPlaces())), currency };
}

/** Returns the exact sum. */
export function add(...amounts: readonly DecimalString[]): DecimalString {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)).toFixed();
}

export function subtract(from: DecimalString, amount: DecimalString): DecimalString {
  return new Exact(from).minus(amount).toFixed();
}

/** Returns price × rate, rounded to 20 significant digits. */
export function roundedProduct(price: DecimalString, rate: DecimalString): DecimalString {
  return new Exact(price).times(rate).toSignificantDigits(20).toFixed();
}

/** Returns the exact result of amount × count. */
export function multiply(amount: DecimalString, count: DecimalString): DecimalString {
  return new Exact(amount).times(count).toFixed();
}

export function minimum(one: DecimalString, other: DecimalString): DecimalString {
  return new Exact(one).lessThan(other) ? one : other;
}

/** Multiplies by `times` and divides by `by`, with 60 significant digits. Round the result with {@link toMoney}. */
export function scale(amount: DecimalString, times: number, by: number): DecimalString {
  return new Exact(amount).times(times).dividedBy(by).toFixed();
}

export function isZero(amount: DecimalString): boolean {
  return new Exact(amount).isZero();
}

/** Multiplies by `times` and divides by `by`, rounded to 12 decimal places. */
export function scaleRounded(amount: DecimalString, times: number, by: number): DecimalString {
  return new Exact(amount).times(times).dividedBy(by).toDecimalPlaces(12).toFixed();
}

export function isPositive(amount: DecimalString): boolean {
  return new Exact(amount).greaterThan(0);
}

export function isNegative(amount: DecimalString): boolean {
  return new Exact(amount).lessThan(0);
}

/** Formats a quantity without trailing zeros: `3` for `3.000`. */
export function plainQuantity(quantity: DecimalString): DecimalString {
  return new Exact(quantity).toFixed();
}

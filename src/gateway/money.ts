import { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString, Money } from '../api/schemas/values.js';
import { minorDigits } from '../api/money/minor-digits.js';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

/** An amount with exactly the minor digits of its currency. */
export function toMoney(amount: DecimalString, currency: CurrencyCode): Money {
  return { amount: new Exact(amount).toFixed(minorDigits(currency)), currency };
}

/** A unit price: at least the minor digits of its currency, and every further digit it has. */
export function toUnitPrice(price: DecimalString, currency: CurrencyCode): Money {
  const exact = new Exact(price);
  return { amount: exact.toFixed(Math.max(minorDigits(currency), exact.decimalPlaces())), currency };
}

/** Exact sum. */
export function add(...amounts: readonly DecimalString[]): DecimalString {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)).toFixed();
}

export function subtract(from: DecimalString, amount: DecimalString): DecimalString {
  return new Exact(from).minus(amount).toFixed();
}

/** Product to twenty significant digits: exact for what people pay, and never a page of digits. */
export function multiply(price: DecimalString, rate: DecimalString): DecimalString {
  return new Exact(price).times(rate).toSignificantDigits(20).toFixed();
}

/** Exact product. */
export function times(amount: DecimalString, count: DecimalString): DecimalString {
  return new Exact(amount).times(count).toFixed();
}

export function least(one: DecimalString, other: DecimalString): DecimalString {
  return new Exact(one).lessThan(other) ? one : other;
}

/** A share of an amount, exact but for its sixtieth digit; for what is rounded as money right away. */
export function portion(amount: DecimalString, count: number, of: number): DecimalString {
  return new Exact(amount).times(count).dividedBy(of).toFixed();
}

export function isZero(amount: DecimalString): boolean {
  return new Exact(amount).isZero();
}

/** A share of an amount, to twelve digits after the point where it does not end before. */
export function share(amount: DecimalString, times: number, by: number): DecimalString {
  return new Exact(amount).times(times).dividedBy(by).toDecimalPlaces(12).toFixed();
}

export function isPositive(amount: DecimalString): boolean {
  return new Exact(amount).greaterThan(0);
}

/** A quantity in its shortest form: "3" for "3.000". */
export function plainQuantity(quantity: DecimalString): DecimalString {
  return new Exact(quantity).toFixed();
}

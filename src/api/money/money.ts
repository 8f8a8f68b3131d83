import { addDecimals, compareDecimals, isDecimal, isZero, negateDecimal } from '../decimal/decimal.js';
import type { Money } from '../schemas/values.js';

/** Adds and compares amounts of money. Does not decide what is charged: charged amounts come from quotes and payments. */

/** Sum of amounts. Undefined if their currencies differ or an amount is not a decimal. */
export function addMoney(first: Money, ...others: readonly Money[]): Money | undefined {
  const isSum = [first, ...others].every(({ amount, currency }) => currency === first.currency && isDecimal(amount));
  return isSum
    ? { ...first, amount: others.reduce((sum, { amount }) => addDecimals(sum, amount), addDecimals(first.amount, '0')) }
    : undefined;
}

/** Difference of two amounts. Undefined if their currencies differ or an amount is not a decimal. */
export function subtractMoney(from: Money, money: Money): Money | undefined {
  return addMoney(from, negateMoney(money));
}

/** Returns the amount with the opposite sign. Returns zero and invalid amounts unchanged. */
export function negateMoney(money: Money): Money {
  const { amount } = money;
  return isZero(amount) || !isDecimal(amount) ? money : { ...money, amount: negateDecimal(amount) };
}

/** Returns the smaller of two amounts in the same currency, or the first one if an amount is not a decimal. */
export function smallerMoney(one: Money, other: Money): Money {
  return isGreater(one.amount, other.amount) ? other : one;
}

/** True if the first decimal is greater than the second. Undefined if either is not a decimal. */
export function isGreater(one: string, other: string): boolean | undefined {
  return isDecimal(one) && isDecimal(other) ? compareDecimals(one, other) > 0 : undefined;
}

/** True if the amount is zero. */
export function isZeroMoney({ amount }: Money): boolean {
  return isZero(amount);
}

/** True if the amount is above zero. */
export function isPositiveMoney({ amount }: Money): boolean {
  return !isZero(amount) && !amount.startsWith('-');
}

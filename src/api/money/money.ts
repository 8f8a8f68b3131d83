import { addDecimals, compareDecimals, isDecimal, isZero, negateDecimal } from '../decimal/decimal.js';
import type { Money } from '../schemas/values.js';

/** Sums and comparisons of amounts that the platform named. Nothing here decides what is charged: a quote or a payment says that. */

/** Sum of amounts of one currency. Undefined if an amount has another currency or is not a decimal. */
export function addMoney(first: Money, ...others: readonly Money[]): Money | undefined {
  const isSum = [first, ...others].every(({ amount, currency }) => currency === first.currency && isDecimal(amount));
  return isSum
    ? { ...first, amount: others.reduce((sum, { amount }) => addDecimals(sum, amount), addDecimals(first.amount, '0')) }
    : undefined;
}

/** Difference of two amounts of one currency. Undefined if their currencies differ or one is not a decimal. */
export function subtractMoney(from: Money, money: Money): Money | undefined {
  return addMoney(from, negateMoney(money));
}

/** The amount with the opposite sign. Zero, and text that is not a decimal, stay as they are. */
export function negateMoney(money: Money): Money {
  const { amount } = money;
  return isZero(amount) || !isDecimal(amount) ? money : { ...money, amount: negateDecimal(amount) };
}

/** The smaller of two amounts of one currency; the first if they cannot be compared. */
export function smallerMoney(one: Money, other: Money): Money {
  return isGreater(one.amount, other.amount) ? other : one;
}

/** True if one decimal is greater than another. Undefined if either is not a decimal. */
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

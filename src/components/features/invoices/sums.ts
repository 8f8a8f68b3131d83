import { digitsOf, parse, write } from '../../../api/pricing.js';
import type { Money } from '../../../api/schemas/values.js';

/**
 * Sums of amounts that the platform has named, exact to the last minor unit. What is charged is never worked out here: a payment says amount by
 * amount what it is for, and its answer says what was taken.
 */
export function sum(first: Money, ...others: readonly Money[]): Money | undefined {
  let value = parse(first.amount);
  let digits = digitsOf(first.amount);
  for (const { amount, currency } of others) {
    const more = currency === first.currency ? parse(amount) : undefined;
    if (value === undefined || more === undefined) return undefined;
    value += more;
    digits = Math.max(digits, digitsOf(amount));
  }
  return value === undefined ? undefined : { amount: write(value, digits), currency: first.currency };
}

export function isZero({ amount }: Money): boolean {
  return !/[1-9]/.test(amount);
}

/** Whether an amount is more than nothing. */
export function isOwed(money: Money): boolean {
  return !isZero(money) && !money.amount.startsWith('-');
}

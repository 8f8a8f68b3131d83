import { parse } from '../../../api/pricing.js';
import type { Money } from '../../../api/schemas/values.js';
import { sum } from './sums.js';

/** What amounts are against each other, exact to the last minor unit; see sums.ts. */

/** `from` less `amount`; undefined if either is no amount, or in another currency. */
export function less(from: Money, amount: Money): Money | undefined {
  return sum(from, negative(amount));
}

export function negative({ amount, currency }: Money): Money {
  if (!/[1-9]/.test(amount)) return { amount, currency };
  return { amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`, currency };
}

/** Whether one decimal is greater than another; undefined if either is none. */
export function isMore(one: string, other: string): boolean | undefined {
  const [a, b] = [parse(one), parse(other)];
  return a === undefined || b === undefined ? undefined : a > b;
}

/** The smaller of two amounts of one currency. */
export function least(one: Money, other: Money): Money {
  return isMore(one.amount, other.amount) ? other : one;
}

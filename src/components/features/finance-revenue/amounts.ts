import { digitsOf, parse, write } from '../../../api/pricing.js';
import { fromUnits } from '../../../api/revenue/minor-units.js';
import type { CurrencyCode, DecimalString } from '../../../api/schemas/values.js';

/** An exact sum with the digits of its currency, or, of what is no money, with as few as it needs; undefined if one of the amounts is none. */
export function sumOf(amounts: readonly DecimalString[], currency?: CurrencyCode): DecimalString | undefined {
  let sum = 0n;
  let digits = currency === undefined ? 0 : digitsOf(fromUnits(0n, currency));
  for (const amount of amounts) {
    const value = parse(amount);
    if (value === undefined) return undefined;
    sum += value;
    if (currency !== undefined) digits = Math.max(digits, digitsOf(amount));
  }
  return write(sum, digits);
}

/** What the first is more than the second; undefined if one is no amount. */
export function difference(more: DecimalString, less: DecimalString, currency?: CurrencyCode): DecimalString | undefined {
  return sumOf([more, negative(less)], currency);
}

export function negative(amount: DecimalString): DecimalString {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

export function isZero(amount: DecimalString): boolean {
  return !/[1-9]/.test(amount);
}

/** Whether two texts are the same amount, however many zeros they end in. */
export function isSame(one: DecimalString, other: DecimalString): boolean {
  const [first, second] = [parse(one), parse(other)];
  return first === undefined || second === undefined ? one === other : first === second;
}

/** Which part of a whole an amount is, in thousandths from 0 to 1000, for drawing. */
export function thousandths(part: DecimalString, whole: DecimalString): number {
  const [some, all] = [parse(part), parse(whole)];
  if (some === undefined || !all) return 0;
  return Math.max(0, Math.min(1000, Number((some * 1000n) / all)));
}

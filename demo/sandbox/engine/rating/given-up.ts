import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween } from '../calendar.js';
import { decimalOf, isZero, roundTo } from '../money.js';
import type { Line } from './lines.js';
import type { SubscriptionState } from '../state.js';

/** A line of a bill that a reversal or a write-off took back, whole or in part. */
export interface GivenUp {
  chargeNumber: string;
  segment: number;
  /** Service dates of the line, the end exclusive. */
  start: IsoDate;
  end: IsoDate;
  /** What the line was with its discounts and tax. */
  amount: DecimalString;
  /** What was taken of that. */
  taken: DecimalString;
}

/**
 * The lines that give an item's days back, as far as these were left to the bill: nobody gets a credit for what he does not owe any more
 * (docs/billing-rules.md 7.6).
 *
 * @param lines the item's and those of its discounts
 */
export function leftOf<S extends SubscriptionState>(
  lines: readonly Line<S>[],
  { item }: Line<S>,
  givenUp: readonly GivenUp[],
  currency: CurrencyCode,
): Line<S>[] {
  const { charge, serviceStartDate: from, serviceEndDate: last } = item;
  const to = addDays(last, 1);
  const days = daysBetween(from, to);
  let left = decimalOf('1');
  for (const { chargeNumber, segment, start, end, amount, taken } of givenUp) {
    if (chargeNumber !== charge.number || segment !== charge.segment) continue;
    const shared = daysBetween(from > start ? from : start, to < end ? to : end);
    if (shared > 0) left = left.minus(decimalOf(taken).times(shared).dividedBy(decimalOf(amount).times(days)));
  }
  if (left.equals(1)) return [...lines];
  if (left.lessThanOrEqualTo(0)) return [];
  return lines.flatMap((line) => {
    const amount = roundTo(currency, decimalOf(line.item.amount).times(left));
    return isZero(amount) ? [] : [{ ...line, item: { ...line.item, amount } }];
  });
}

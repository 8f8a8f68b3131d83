import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween } from '../calendar.js';
import { decimalOf, isZero, roundTo } from '../money.js';
import type { BillLine } from './bill-lines.js';
import type { SubscriptionState } from '../subscription-state.js';

/** An invoice line that was reversed or written off, completely or in part. */
export interface CorrectedLine {
  chargeNumber: string;
  segment: number;
  /** First day of service. */
  start: IsoDate;
  /** First day after the line, or the first day that a later line of the charge bills again, if that is earlier. */
  creditableUntil: IsoDate;
  /** Amount of the line with its discounts and tax. */
  amount: DecimalString;
  /** Amount that was reversed or written off. */
  corrected: DecimalString;
}

/** Reduces a credit by the share that was already reversed or written off (docs/billing-rules.md 7.6). Undefined if nothing is left. */
export function limitCredit<S extends SubscriptionState>(
  line: BillLine<S>,
  correctedLines: readonly CorrectedLine[],
  currency: CurrencyCode,
): BillLine<S> | undefined {
  const { item } = line;
  const { charge, serviceStartDate: from, serviceEndDate: last } = item;
  const to = addDays(last, 1);
  const days = daysBetween(from, to);
  let creditableShare = decimalOf('1');
  for (const { chargeNumber, segment, start, creditableUntil, amount, corrected } of correctedLines) {
    if (chargeNumber !== charge.number || segment !== charge.segment) continue;
    const sharedDays = daysBetween(from > start ? from : start, to < creditableUntil ? to : creditableUntil);
    if (sharedDays > 0)
      creditableShare = creditableShare.minus(decimalOf(corrected).times(sharedDays).dividedBy(decimalOf(amount).times(days)));
  }
  if (creditableShare.equals(1)) return line;
  const amount = roundTo(currency, decimalOf(item.amount).times(creditableShare));
  return creditableShare.isNegative() || isZero(amount) ? undefined : { ...line, item: { ...item, amount } };
}

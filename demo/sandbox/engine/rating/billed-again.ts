/** Days that were credited and then billed again. Their credits depend on the last bill only (docs/billing-rules.md 7.4, 7.6). */
import type { IsoDate } from '../../../../src/api/schemas/values.js';

/** First day of service of a line of an invoice. */
export interface LineStart {
  chargeNumber: string;
  segment: number;
  serviceStartDate: IsoDate;
}

/** Data about a billed line that reduces later credits for its days. */
interface CreditableLine {
  chargeNumber: string;
  segment: number;
  /** First day after the line, or the first day that a later line of the charge bills again, if that is earlier. */
  creditableUntil: IsoDate;
}

/** Updates a line after later lines were billed. The days that they bill again were credited before. */
export function afterLaterLines<Line extends CreditableLine>(line: Line, later: readonly LineStart[]): Line {
  const again = later.filter(({ chargeNumber, segment }) => chargeNumber === line.chargeNumber && segment === line.segment);
  const creditableUntil = again.reduce((first, { serviceStartDate: start }) => (start < first ? start : first), line.creditableUntil);
  return { ...line, creditableUntil };
}

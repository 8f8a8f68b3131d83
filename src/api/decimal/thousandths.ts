import type { DecimalString } from '../schemas/values.js';
import { isDecimal, isZero, shareOf } from './decimal.js';

/**
 * Returns `part / whole` in thousandths, from 0 to 1000, for drawing bars. Undefined if `whole` is zero or an argument is not a decimal.
 */
export function thousandths(part: DecimalString, whole: DecimalString): number | undefined {
  if (!isDecimal(part) || !isDecimal(whole) || isZero(whole)) return undefined;
  return Math.max(0, Math.min(1000, shareOf(part, whole, 1000)));
}

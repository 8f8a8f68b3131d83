import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import type { AccountingPeriodRow } from '../ledger/accounting-periods.js';
import { sum } from '../money.js';

/** Recognized, unrecognized and undistributed amounts. They add up to the total. */
interface Recognition {
  /** Amount in closed periods. */
  recognizedRevenue: DecimalString;
  /** Amount in periods that are not closed. */
  unrecognizedRevenue: DecimalString;
  /** Amount without a period. */
  undistributedUnrecognizedRevenue: DecimalString;
}

export function sumRecognition(
  currency: CurrencyCode,
  parts: readonly { periodId: string | null; amount: DecimalString }[],
  periods: readonly Pick<AccountingPeriodRow, 'id' | 'status'>[],
): Recognition {
  const closed = new Set(periods.flatMap(({ id, status }) => (status === 'Closed' ? [id] : [])));
  const sumWhere = (belongs: (periodId: string | null) => boolean): DecimalString =>
    sum(
      currency,
      parts.filter(({ periodId }) => belongs(periodId)).map(({ amount }) => amount),
    );
  return {
    recognizedRevenue: sumWhere((id) => id !== null && closed.has(id)),
    unrecognizedRevenue: sumWhere((id) => id !== null && !closed.has(id)),
    undistributedUnrecognizedRevenue: sumWhere((id) => id === null),
  };
}

import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import type { PeriodRow } from '../ledger/periods.js';
import { sum } from '../money.js';

/** What has become of an amount; the three always sum to it. */
export interface Recognition {
  /** In closed periods. */
  recognizedRevenue: DecimalString;
  /** In periods that are not closed. */
  unrecognizedRevenue: DecimalString;
  /** What no period has. */
  undistributedUnrecognizedRevenue: DecimalString;
}

export function recognition(
  currency: CurrencyCode,
  parts: readonly { periodId: string | null; amount: DecimalString }[],
  periods: readonly Pick<PeriodRow, 'id' | 'status'>[],
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

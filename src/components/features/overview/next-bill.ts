import type { QuoteBill } from '../../../api/schemas/storefront/purchase.js';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import { addMoney, isZeroMoney } from '../../../api/money/money.js';

export type NextBill = Pick<QuoteBill, 'date' | 'total'>;

const costs = ({ total }: NextBill): boolean => !isZeroMoney(total);

/**
 * The next bill of the account that has to be paid. The platform's look ahead knows nothing of orders that wait for their day; each subscription's own
 * next bill does.
 */
export function nextBillOf(subscriptions: readonly Subscription[], upcoming: readonly NextBill[] | undefined): NextBill | undefined {
  const waits = subscriptions.some(({ scheduled = [] }) => scheduled.some(({ undo }) => undo === 'order'));
  if (!waits) return upcoming?.find(costs);
  const bills = subscriptions.flatMap(({ nextBill }) => nextBill ?? []).filter(costs);
  const [date] = bills.map((bill) => bill.date).sort();
  const [first, ...others] = bills.flatMap((bill) => (bill.date === date ? bill.total : []));
  const total = first && addMoney(first, ...others);
  return date !== undefined && total ? { date, total } : undefined;
}

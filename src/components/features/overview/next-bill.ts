import type { QuoteBill } from '../../../api/schemas/storefront/quote.js';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import { addMoney, isPositiveMoney } from '../../../api/money/money.js';

/** Date and total of a bill. */
export type NextBill = Pick<QuoteBill, 'date' | 'total'>;

/** False for a credit, which is a negative bill. */
const hasAmount = ({ total }: NextBill): boolean => isPositiveMoney(total);

/**
 * Returns the account's next bill with an amount due. The platform's forecast ignores pending orders. If there are pending orders, adds up
 * the next bills of the subscriptions instead. The subscriptions of a long list have no next bills.
 */
export function nextBillOf(subscriptions: readonly Subscription[], upcoming: readonly NextBill[] | undefined): NextBill | undefined {
  const hasPendingOrder = subscriptions.some(({ scheduled = [] }) => scheduled.some(({ undo }) => undo === 'order'));
  if (!hasPendingOrder) return upcoming?.find(hasAmount);
  const bills = subscriptions.flatMap(({ nextBill }) => nextBill ?? []).filter(hasAmount);
  const [date] = bills.map((bill) => bill.date).sort();
  const [first, ...others] = bills.flatMap((bill) => (bill.date === date ? bill.total : []));
  const total = first && addMoney(first, ...others);
  return date !== undefined && total ? { date, total } : upcoming?.find(hasAmount);
}

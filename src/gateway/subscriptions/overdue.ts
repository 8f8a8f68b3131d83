import { query } from '../../generated/api/operations/actions.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import { and, eq, gt, select } from '../../api/query/index.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { allPages } from '../flows/account.js';
import { add, isPositive } from '../money.js';

/** Open bills that are looked into; who has more finds all of them among the invoices. */
const MOST = 20;

/** A bill that should have been paid by now, and the subscriptions that it bills. */
export interface OverdueBill {
  balance: DecimalString;
  subscriptionNumbers: ReadonlySet<string>;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What an account should have paid before a day. */
export async function overdueBills(
  { billing }: Pick<GatewayContext, 'billing'>,
  { id }: Pick<AccountInfo, 'id'>,
  today: IsoDate,
): Promise<OverdueBill[]> {
  const open = and(eq('AccountId', id), eq('Status', 'Posted'), gt('Balance', '0'));
  const queryString = String(select('Invoice', ['Id', 'DueDate', 'Balance']).where(open));
  const { records = [] } = await billing.call(query, { queryString });
  const late = records.filter(({ DueDate, Balance }) => text(DueDate) !== '' && text(DueDate) < today && isPositive(text(Balance) || '0'));
  return Promise.all(
    late.slice(0, MOST).map(async (invoice) => {
      const pages = billing.pages(listInvoiceItems, { invoiceKey: text(invoice['Id']), pageSize: 40 });
      const items = await allPages(pages, ({ invoiceItems }) => invoiceItems);
      return {
        balance: text(invoice['Balance']),
        subscriptionNumbers: new Set(items.flatMap(({ subscriptionName }) => subscriptionName ?? [])),
      };
    }),
  );
}

/** What of it is for one subscription, by bills that have items of it; undefined if nothing is. */
export function overdueOf(bills: readonly OverdueBill[], subscriptionNumber: string): DecimalString | undefined {
  const own = bills.filter(({ subscriptionNumbers }) => subscriptionNumbers.has(subscriptionNumber));
  return own.length === 0 ? undefined : add(...own.map(({ balance }) => balance));
}

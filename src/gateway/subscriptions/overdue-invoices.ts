import { query } from '../../generated/api/operations/actions.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import { and, eq, gt, select } from '../../api/query/index.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readList } from '../flows/account.js';
import { add, isPositive } from '../money.js';

/** Maximum number of past-due invoices to read. The invoice list shows all of them. */
const MAX_INVOICES = 20;

/** Past-due invoice and the subscriptions on it. */
export interface OverdueInvoice {
  balance: DecimalString;
  subscriptionNumbers: ReadonlySet<string>;
}

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the invoices that were due before today. */
export async function readOverdueInvoices(
  { billing }: Pick<GatewayContext, 'billing'>,
  { id }: Pick<AccountInfo, 'id'>,
  today: IsoDate,
): Promise<OverdueInvoice[]> {
  const open = and(eq('AccountId', id), eq('Status', 'Posted'), gt('Balance', '0'));
  const queryString = String(select('Invoice', ['Id', 'DueDate', 'Balance']).where(open));
  const { records = [] } = await billing.call(query, { queryString });
  const late = records.filter(
    ({ DueDate, Balance }) => toText(DueDate) !== '' && toText(DueDate) < today && isPositive(toText(Balance) || '0'),
  );
  return Promise.all(
    late.slice(0, MAX_INVOICES).map(async (invoice) => {
      const input = { invoiceKey: toText(invoice['Id']), pageSize: 40 };
      const items = await readList(billing, listInvoiceItems, input, ({ invoiceItems }) => invoiceItems);
      return {
        balance: toText(invoice['Balance']),
        subscriptionNumbers: new Set(items.flatMap(({ subscriptionName }) => subscriptionName ?? [])),
      };
    }),
  );
}

/** Past-due amount of a subscription: the sum of the balances of all past-due invoices that contain it. Undefined if there are none. */
export function overdueAmount(bills: readonly OverdueInvoice[], subscriptionNumber: string): DecimalString | undefined {
  const own = bills.filter(({ subscriptionNumbers }) => subscriptionNumbers.has(subscriptionNumber));
  return own.length === 0 ? undefined : add(...own.map(({ balance }) => balance));
}

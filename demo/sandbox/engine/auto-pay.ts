import type { Engine } from '../context.js';
import type { AccountRow } from './accounts.js';
import { collect } from './collect.js';
import type { InvoiceRow } from './invoice.js';
import { defaultMethod } from './methods.js';
import { isZero } from './money.js';

/** Collects the bills of a bill run where the account pays by itself. */
export async function collectBills(engine: Engine, account: AccountRow, bills: readonly InvoiceRow[]): Promise<void> {
  const due = bills.filter((bill) => !isZero(bill.balance));
  const method = account.autoPay && due.length > 0 ? await defaultMethod(engine, account.id) : undefined;
  if (!method) return;
  const allocations = due.map(({ id, balance }) => ({ invoiceId: id, balance, amount: balance }));
  await collect(engine, account.id, account.currency, method, allocations);
}

import { asc, eq, or } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { invoiceItems, invoices } from '../database/schema.js';
import { notFound } from '../errors.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { InvoiceRow } from './invoice.js';

export type InvoiceItemRow = typeof invoiceItems.$inferSelect;

/** The invoice of this id or number. */
export async function getInvoiceRow(tx: Transaction, key: string): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(or(eq(invoices.id, key), eq(invoices.number, key)));
  if (!invoice) throw notFound('invoice', key);
  return invoice;
}

/** The same with its account, which is held until the transaction ends, so that the balance stays as read. */
export async function lockInvoice(engine: Engine, key: string): Promise<{ account: AccountRow; invoice: InvoiceRow }> {
  const { accountId } = await getInvoiceRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, invoice: await getInvoiceRow(engine.tx, key) };
}

/** Lines of an invoice, in order. */
export async function itemsOf(tx: Transaction, invoice: InvoiceRow): Promise<InvoiceItemRow[]> {
  return tx.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id)).orderBy(asc(invoiceItems.position));
}

import { and, asc, eq, or } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { invoiceItems, invoices } from '../database/schema.js';
import { notFound } from '../errors.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { InvoiceRow } from './bill-account.js';

export type InvoiceItemRow = typeof invoiceItems.$inferSelect;

/** Returns the invoice with this id or number. */
export async function getInvoiceRow(tx: Transaction, key: string): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(or(eq(invoices.id, key), eq(invoices.number, key)));
  if (!invoice) throw notFound('invoice', key);
  return invoice;
}

/** Returns the invoice with this id or number, and its account. The account is locked until the transaction ends, so the balance cannot change. */
export async function lockInvoice(engine: Engine, key: string): Promise<{ account: AccountRow; invoice: InvoiceRow }> {
  const { accountId } = await getInvoiceRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, invoice: await getInvoiceRow(engine.tx, key) };
}

/** Reads the items of a subscription on draft invoices. */
export async function readDraftItems(tx: Transaction, subscriptionNumber: string): Promise<InvoiceItemRow[]> {
  const found = await tx
    .select({ item: invoiceItems })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(eq(invoiceItems.subscriptionNumber, subscriptionNumber), eq(invoices.status, 'Draft')))
    .orderBy(asc(invoices.number), asc(invoiceItems.position));
  return found.map(({ item }) => item);
}

/** Reads the items of an invoice in order. */
export async function readInvoiceItems(tx: Transaction, invoice: InvoiceRow): Promise<InvoiceItemRow[]> {
  return tx.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id)).orderBy(asc(invoiceItems.position));
}

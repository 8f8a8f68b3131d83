import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import type { BillingDocument } from '../../generated/api/schemas/billing-documents.js';
import { and, eq, oneOf, select } from '../../api/query/index.js';
import { orNotFound } from '../billing/platform-errors.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { InvoiceRecord } from './invoice-query.js';

/** Invoices per page. The platform's largest page size. */
export const PAGE_SIZE = 40;

/** Due date and applied payments by invoice id. The document list does not contain them. */
async function readDetails(
  { billing }: GatewayContext,
  ids: readonly string[],
): Promise<Map<string, Pick<InvoiceRecord, 'dueDate' | 'paid'>>> {
  if (ids.length === 0) return new Map();
  const { records } = await firstRecords(billing, select('Invoice', ['Id', 'DueDate', 'PaymentAmount']).where(oneOf('Id', ids)));
  return new Map(records.flatMap(({ Id, DueDate: dueDate, PaymentAmount: paid }) => (Id === undefined ? [] : [[Id, { dueDate, paid }]])));
}

/** Number of posted invoices of an account. Undefined if the platform counts only the returned records. */
export async function countInvoices({ billing }: GatewayContext, { id }: AccountInfo): Promise<number | undefined> {
  const query = select('Invoice', ['Id']).where(and(eq('AccountId', id), eq('Status', 'Posted')));
  const { size, done, records } = await firstRecords(billing, query, 1);
  return done || size > records.length ? size : undefined;
}

/** Reads posted invoices from one page of an account's documents. The other documents are memos. */
async function readDocumentPage(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  page: number,
): Promise<{ invoices: BillingDocument[]; isLast: boolean }> {
  const query = { accountId: id, status: 'Posted' as const, sort: '-documentDate', page, pageSize: PAGE_SIZE };
  const { documents, nextPage } = await orNotFound(billing.call(listBillingDocuments, query));
  const invoices = documents.filter(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
  return { invoices, isLast: nextPage === undefined };
}

/**
 * Reads an account's posted invoices, newest first, from one page of its documents. Skips pages without invoices. Page numbers start with 1.
 * @returns the invoices, and the number of the next page
 */
export async function readInvoicePage(
  context: GatewayContext,
  account: AccountInfo,
  page: number,
): Promise<{ invoices: InvoiceRecord[]; nextPage?: number }> {
  const { invoices: own, isLast } = await readDocumentPage(context, account, page);
  if (own.length === 0 && !isLast) return readInvoicePage(context, account, page + 1);
  const details = await readDetails(
    context,
    own.map((document) => document.id),
  );
  const view = (document: BillingDocument): InvoiceRecord => ({
    number: document.documentNumber,
    status: document.status,
    date: document.documentDate,
    dueDate: details.get(document.id)?.dueDate,
    amount: document.amount,
    balance: document.balance,
    paid: details.get(document.id)?.paid,
  });
  return { invoices: own.map(view), ...(isLast ? {} : { nextPage: page + 1 }) };
}

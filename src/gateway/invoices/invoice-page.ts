import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import type { BillingDocument } from '../../generated/api/schemas/billing-documents.js';
import { and, eq, oneOf, select } from '../../api/query/index.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/platform-errors.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { InvoiceRecord } from './invoice-query.js';

/** Invoices per page. The platform's largest page size. */
export const PAGE_SIZE = 40;

/** Due dates by invoice id. The document list does not contain them. */
async function readDueDates({ billing }: GatewayContext, ids: readonly string[]): Promise<Map<string, IsoDate>> {
  if (ids.length === 0) return new Map();
  const { records } = await firstRecords(billing, select('Invoice', ['Id', 'DueDate']).where(oneOf('Id', ids)));
  return new Map(records.flatMap(({ Id, DueDate }) => (Id === undefined || DueDate === undefined ? [] : [[Id, DueDate]])));
}

/** Number of posted invoices of an account. Undefined if the platform counts only the returned records. */
export async function countInvoices({ billing }: GatewayContext, { id }: AccountInfo): Promise<number | undefined> {
  const query = select('Invoice', ['Id']).where(and(eq('AccountId', id), eq('Status', 'Posted')));
  const { size, done, records } = await firstRecords(billing, query, 1);
  return done || size > records.length ? size : undefined;
}

/** Reads one page of an account's posted invoices, newest first. Page numbers start with 1. */
export async function readInvoicePage(
  context: GatewayContext,
  { id }: AccountInfo,
  page: number,
): Promise<{ invoices: InvoiceRecord[]; more: boolean }> {
  const query = { accountId: id, status: 'Posted' as const, sort: '-documentDate', page, pageSize: PAGE_SIZE };
  const { documents, nextPage } = await orNotFound(context.billing.call(listBillingDocuments, query));
  const own = documents.filter(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
  const due = await readDueDates(
    context,
    own.map((document) => document.id),
  );
  const view = (document: BillingDocument): InvoiceRecord => ({
    number: document.documentNumber,
    status: document.status,
    date: document.documentDate,
    dueDate: due.get(document.id),
    amount: document.amount,
    balance: document.balance,
  });
  return { invoices: own.map(view), more: nextPage !== undefined };
}

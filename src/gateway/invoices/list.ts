import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import type { BillingDocument } from '../../generated/api/schemas/billing-documents.js';
import { and, eq, oneOf, select } from '../../api/query/index.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/problems.js';
import { firstRecords } from '../billing/records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { FoundInvoice } from './found-invoice.js';

/** Invoices of one page: as many as the platform gives at once. */
export const PAGE_SIZE = 40;

/** When invoices are due, by id: the list of documents does not say. */
async function dueDates({ billing }: GatewayContext, ids: readonly string[]): Promise<Map<string, IsoDate>> {
  if (ids.length === 0) return new Map();
  const { records } = await firstRecords(billing, select('Invoice', ['Id', 'DueDate']).where(oneOf('Id', ids)));
  return new Map(records.flatMap(({ Id, DueDate }) => (Id === undefined || DueDate === undefined ? [] : [[Id, DueDate]])));
}

/** How many posted invoices an account has; undefined where the platform counts only what it answers. */
export async function countInvoices({ billing }: GatewayContext, { id }: AccountInfo): Promise<number | undefined> {
  const query = select('Invoice', ['Id']).where(and(eq('AccountId', id), eq('Status', 'Posted')));
  const { size, done, records } = await firstRecords(billing, query, 1);
  return done || size > records.length ? size : undefined;
}

/** Posted invoices of an account, newest first, and whether there are more. Pages count from 1. */
export async function pageOfInvoices(
  context: GatewayContext,
  { id }: AccountInfo,
  page: number,
): Promise<{ invoices: FoundInvoice[]; more: boolean }> {
  const query = { accountId: id, status: 'Posted' as const, sort: '-documentDate', page, pageSize: PAGE_SIZE };
  const { documents, nextPage } = await orNotFound(context.billing.call(listBillingDocuments, query));
  const own = documents.filter(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
  const due = await dueDates(
    context,
    own.map((document) => document.id),
  );
  const view = (document: BillingDocument): FoundInvoice => ({
    number: document.documentNumber,
    status: document.status,
    date: document.documentDate,
    dueDate: due.get(document.id),
    amount: document.amount,
    balance: document.balance,
  });
  return { invoices: own.map(view), more: nextPage !== undefined };
}

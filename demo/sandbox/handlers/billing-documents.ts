import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { ListBillingDocumentsRequest } from '../../../src/generated/api/schemas/billing-documents.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { CallContext, WireBody } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, creditMemoApplications, creditMemos, debitMemos, invoices, refunds } from '../database/schema.js';
import { jsonNumber } from '../engine/money.js';
import { endpoint } from '../http/endpoint.js';
import { equalsIfSet } from './filters.js';
import { pageOf, readPage } from './paging.js';
import { parseSort } from './sorting.js';

type DocumentType = 'Invoice' | 'CreditMemo' | 'DebitMemo';

const typed = (type: DocumentType) => sql<DocumentType>`${type}::text`.as('document_type');
const statusOf = (status: SQL | typeof creditMemos.status) => sql<string>`${status}`.as('status');

/** The part of a credit memo that is neither applied nor refunded. */
const memoBalance = sql<DecimalString>`${creditMemos.amount}
  - coalesce((select sum(${creditMemoApplications.amount}) from ${creditMemoApplications} where ${creditMemoApplications.creditMemoId} = ${creditMemos.id}), 0)
  - coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.creditMemoId} = ${creditMemos.id} and ${refunds.status} = 'Processed'), 0)`;

/** Selects the documents of all types that match the filters of a list. Nothing pays debit memos, so their balance is their amount. */
function selectDocuments(tx: Transaction, { accountId, accountNumber, documentDate, status }: ListBillingDocumentsRequest) {
  const ofAccount = and(equalsIfSet(accounts.id, accountId), equalsIfSet(accounts.number, accountNumber));
  const posted = sql`'Posted'::text`;
  const hasStatus = (column: SQL | typeof creditMemos.status) => (status === undefined ? undefined : sql`${column} = ${status}`);
  const invoiceRows = tx
    .select({
      id: invoices.id,
      accountId: invoices.accountId,
      documentNumber: invoices.number,
      documentType: typed('Invoice'),
      documentDate: invoices.invoiceDate,
      status: invoices.status,
      amount: invoices.amount,
      balance: invoices.balance,
      currency: invoices.currency,
    })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .where(and(ofAccount, equalsIfSet(invoices.invoiceDate, documentDate), equalsIfSet(invoices.status, status)));
  const creditMemoRows = tx
    .select({
      id: creditMemos.id,
      accountId: creditMemos.accountId,
      documentNumber: creditMemos.number,
      documentType: typed('CreditMemo'),
      documentDate: creditMemos.memoDate,
      status: statusOf(creditMemos.status),
      amount: creditMemos.amount,
      balance: memoBalance.as('balance'),
      currency: creditMemos.currency,
    })
    .from(creditMemos)
    .innerJoin(accounts, eq(accounts.id, creditMemos.accountId))
    .where(and(ofAccount, equalsIfSet(creditMemos.memoDate, documentDate), hasStatus(creditMemos.status)));
  const debitMemoRows = tx
    .select({
      id: debitMemos.id,
      accountId: debitMemos.accountId,
      documentNumber: debitMemos.number,
      documentType: typed('DebitMemo'),
      documentDate: debitMemos.memoDate,
      status: statusOf(posted),
      amount: debitMemos.amount,
      balance: debitMemos.amount,
      currency: debitMemos.currency,
    })
    .from(debitMemos)
    .innerJoin(accounts, eq(accounts.id, debitMemos.accountId))
    .where(and(ofAccount, equalsIfSet(debitMemos.memoDate, documentDate), hasStatus(posted)));
  return unionAll(invoiceRows, creditMemoRows, debitMemoRows).as('documents');
}

/** `GET /v1/billing-documents`: invoices, credit memos and debit memos of an account or of all accounts, newest first by default. */
async function listBillingDocuments(input: ListBillingDocumentsRequest, call: CallContext): Promise<WireBody> {
  const page = readPage(input);
  const documents = selectDocuments(call.tx, input);
  const { documentDate, documentNumber, amount, balance, status } = documents;
  const sortable = { documentDate, documentNumber, amount, balance, status };
  const found = await call.tx
    .select()
    .from(documents)
    .orderBy(...parseSort(input.sort, sortable, 'invoices'), desc(documentDate), desc(documentNumber))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return {
    success: true,
    documents: shown.map((document) => ({
      ...document,
      amount: jsonNumber(document.amount),
      balance: jsonNumber(document.balance),
    })),
    ...nextPage,
  };
}

/** Endpoints by operation name. */
export const billingDocumentEndpoints = {
  listBillingDocuments: endpoint(rows.listBillingDocuments, 'invoices', listBillingDocuments),
};

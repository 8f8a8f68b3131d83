import { addDays, daysBetween } from '../../api/plain-date/plain-date.js';
import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import type { BillingDocument } from '../../generated/api/schemas/billing-documents.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { allRecords, firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { invoicesQuery } from './invoice-query.js';
import type { InvoiceSearch } from './invoice-search.js';

/** Target number of records in one window for a search by invoice number. A call returns at most 2,000 records. */
const NUMBER_SEARCH_TARGET = 1500;
/** Target number of records in one window for all other searches. */
const PAGE_TARGET = 100;
/** Maximum number of records to read for a single day. */
const MAX_RECORDS_PER_DAY = 10_000;
/** Maximum length of a window in days. */
const MAX_DAYS = 36_500;

/** Range of days to search. `days` is the length of one window. */
export interface DateRange {
  oldest: IsoDate;
  newest: IsoDate;
  days: number;
}

type InvoiceRows = Awaited<
  ReturnType<typeof allRecords<'Invoice', 'AccountId' | 'InvoiceNumber' | 'Status' | 'InvoiceDate' | 'DueDate' | 'Amount' | 'Balance'>>
>;

/** Result of one window. */
interface InvoiceWindow {
  /** First day of the window. */
  from: IsoDate;
  records: InvoiceRows;
  days: number;
  /** Suggested length of the next window in days. */
  nextDays: number;
}

const targetCount = ({ filter, size }: InvoiceSearch): number =>
  filter.number === undefined ? Math.max(PAGE_TARGET, 3 * size) : NUMBER_SEARCH_TARGET;

/** Reads the oldest or newest document of an account: an invoice or a memo. */
async function readBoundaryDocument(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  sort: '+documentDate' | '-documentDate',
): Promise<BillingDocument | undefined> {
  const { documents } = await billing.call(listBillingDocuments, { accountId: id, status: 'Posted', sort, pageSize: 1 });
  return documents.find(({ accountId }) => accountId === id);
}

/** Number of newest documents among which {@link readNewestInvoice} looks for an invoice. */
const NEWEST_DOCUMENTS = 40;

/** Reads the newest invoice of an account. Undefined if its newest documents are all memos. */
export async function readNewestInvoice({ billing }: GatewayContext, { id }: AccountInfo): Promise<BillingDocument | undefined> {
  const query = { accountId: id, status: 'Posted' as const, sort: '-documentDate', pageSize: NEWEST_DOCUMENTS };
  const { documents } = await billing.call(listBillingDocuments, query);
  return documents.find(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
}

/**
 * Reads the range of days to search and chooses the window length.
 * @param until last day to search; default: day of the newest document
 * @param count number of invoices in these days
 */
export async function readDateRange(
  context: GatewayContext,
  search: InvoiceSearch,
  until: IsoDate | undefined,
  count: number,
): Promise<DateRange | undefined> {
  const { account, filter } = search;
  const [oldestOne, newestOne] = await Promise.all([
    readBoundaryDocument(context, account, '+documentDate'),
    readBoundaryDocument(context, account, '-documentDate'),
  ]);
  if (!oldestOne || !newestOne) return undefined;
  const [first, last] = [oldestOne.documentDate, newestOne.documentDate];
  const newest = until !== undefined && until < last ? until : last;
  const oldest = filter.from !== undefined && filter.from > first ? filter.from : first;
  const span = daysBetween(oldest, newest) + 1;
  return { oldest, newest, days: Math.max(1, Math.min(span, Math.floor((span * targetCount(search)) / Math.max(1, count)))) };
}

/** Reads the window that ends with `newest`. If one call does not return all its records, reads a shorter window. */
export async function readWindow(
  context: GatewayContext,
  search: InvoiceSearch,
  { oldest, newest, days }: DateRange,
): Promise<InvoiceWindow> {
  const { account, filter, today } = search;
  const start = addDays(newest, 1 - days);
  const from = start < oldest ? oldest : start;
  const query = invoicesQuery(account.id, filter, today, from, newest);
  const { done, records } = await firstRecords(context.billing, query);
  if (done) {
    const isSparse = records.length < targetCount(search) / 4;
    return { from, records, days, nextDays: isSparse ? Math.min(4 * days, MAX_DAYS) : days };
  }
  if (from < newest)
    return readWindow(context, search, { oldest, newest, days: Math.floor(Math.min(days, daysBetween(from, newest) + 1) / 2) });
  return { from, records: await allRecords(context.billing, query, MAX_RECORDS_PER_DAY), days: 1, nextDays: 1 };
}

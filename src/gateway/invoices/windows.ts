import { addDays, daysBetween } from '../../api/plain-date/plain-date.js';
import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import type { BillingDocument } from '../../generated/api/schemas/billing-documents.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { allRecords, firstRecords } from '../billing/records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { invoicesQuery } from './found-invoice.js';
import type { Search } from './search.js';

/** Records that one window aims at where every number is looked into; a call answers 2,000 at most (conventions.md §4). */
const SCANNED = 1500;
/** The same where the window is there for one page. */
const FOR_PAGE = 100;
/** Records that are read of one single day. */
const MOST_OF_A_DAY = 10_000;
/** The longest window. */
const LONGEST = 36_500;

/** Days that are to be looked at, and how many of them at once. */
export interface Range {
  oldest: IsoDate;
  newest: IsoDate;
  days: number;
}

type Records = Awaited<
  ReturnType<typeof allRecords<'Invoice', 'AccountId' | 'InvoiceNumber' | 'Status' | 'InvoiceDate' | 'DueDate' | 'Amount' | 'Balance'>>
>;

/** What one window holds. */
export interface Window {
  /** Its first day. */
  from: IsoDate;
  records: Records;
  days: number;
  /** How many days the next one should have. */
  next: number;
}

const targetOf = ({ filter, size }: Search): number => (filter.number === undefined ? Math.max(FOR_PAGE, 3 * size) : SCANNED);

/** The first or last document of an account. */
export async function documentAt(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  sort: '+documentDate' | '-documentDate',
): Promise<BillingDocument | undefined> {
  const { documents } = await billing.call(listBillingDocuments, { accountId: id, status: 'Posted', sort, pageSize: 1 });
  return documents.find(({ accountId }) => accountId === id);
}

/**
 * The days that hold what is looked for, in windows that hold about as much as is wanted.
 * @param until last day that is looked at; that of the newest invoice if there is none
 * @param count how many invoices lie in these days
 */
export async function rangeOf(
  context: GatewayContext,
  search: Search,
  until: IsoDate | undefined,
  count: number,
): Promise<Range | undefined> {
  const { account, filter } = search;
  const [oldestOne, newestOne] = await Promise.all([
    documentAt(context, account, '+documentDate'),
    documentAt(context, account, '-documentDate'),
  ]);
  if (!oldestOne || !newestOne) return undefined;
  const [first, last] = [oldestOne.documentDate, newestOne.documentDate];
  const newest = until !== undefined && until < last ? until : last;
  const oldest = filter.from !== undefined && filter.from > first ? filter.from : first;
  const span = daysBetween(oldest, newest) + 1;
  return { oldest, newest, days: Math.max(1, Math.min(span, Math.floor((span * targetOf(search)) / Math.max(1, count)))) };
}

/** Reads one window that ends with `newest`; a smaller one if the platform does not answer all of it in one call. */
export async function readWindow(context: GatewayContext, search: Search, { oldest, newest, days }: Range): Promise<Window> {
  const { account, filter, today } = search;
  const start = addDays(newest, 1 - days);
  const from = start < oldest ? oldest : start;
  const query = invoicesQuery(account.id, filter, today, from, newest);
  const { done, records } = await firstRecords(context.billing, query);
  if (done) {
    const sparse = records.length < targetOf(search) / 4;
    return { from, records, days, next: sparse ? Math.min(4 * days, LONGEST) : days };
  }
  if (from < newest)
    return readWindow(context, search, { oldest, newest, days: Math.floor(Math.min(days, daysBetween(from, newest) + 1) / 2) });
  return { from, records: await allRecords(context.billing, query, MOST_OF_A_DAY), days: 1, next: 1 };
}

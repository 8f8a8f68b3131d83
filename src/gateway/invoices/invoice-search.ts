import { addDays } from '../../api/plain-date/plain-date.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import {
  compareNewestFirst,
  toInvoiceRecords,
  invoicesQuery,
  type InvoicePosition,
  type InvoiceSearchFilter,
  type InvoiceRecord,
} from './invoice-query.js';
import { Refusal } from '../refusal.js';
import { requireInvoice } from './account-invoice.js';
import { readNewestInvoice, readDateRange, readWindow, type DateRange } from './search-windows.js';

/** Number of records to read with the first query. Enough for most subscribers. */
const SMALL_RESULT = 200;
/** Maximum number of windows (ranges of days) to read per request. The next page continues the search. */
const MAX_WINDOWS = 12;

/** Position at which a search continues. */
interface SearchPosition {
  after: InvoicePosition;
  /** Days that remain to be searched. Undefined if the remaining invoices fit into one query. */
  range?: Pick<DateRange, 'oldest' | 'days'> | undefined;
}

export interface InvoicePage {
  invoices: InvoiceRecord[];
  next?: SearchPosition;
  /** Total number of matching invoices, if known. */
  count?: number;
}

/** Parameters of an invoice search. */
export interface InvoiceSearch {
  account: AccountInfo;
  filter: InvoiceSearchFilter;
  today: string;
  size: number;
}

/** Returns the invoices after a position whose number contains the filter text, newest first. */
function filterByNumber(
  found: readonly InvoiceRecord[],
  { number }: InvoiceSearchFilter,
  after: InvoicePosition | undefined,
): InvoiceRecord[] {
  const part = number?.toUpperCase();
  return found
    .filter((invoice) => after === undefined || compareNewestFirst(after, invoice) < 0)
    .filter((invoice) => part === undefined || invoice.number.toUpperCase().includes(part))
    .sort(compareNewestFirst);
}

const positionOf = ({ date, number }: InvoiceRecord): InvoicePosition => ({ date, number });

function toPage(found: InvoiceRecord[], size: number, range?: SearchPosition['range']): InvoicePage {
  const invoices = found.slice(0, size);
  const last = invoices.at(-1);
  return found.length > size && last ? { invoices, next: { after: positionOf(last), range } } : { invoices };
}

/** Searches backwards from the newest day, window by window, until the page is full. */
async function searchWindows(
  context: GatewayContext,
  search: InvoiceSearch,
  from: DateRange,
  after: InvoicePosition | undefined,
): Promise<InvoicePage> {
  const { account, filter, size } = search;
  const found: InvoiceRecord[] = [];
  let { newest, days } = from;
  for (let count = 0; count < MAX_WINDOWS && newest >= from.oldest; count += 1) {
    const window = await readWindow(context, search, { ...from, newest, days });
    found.push(...filterByNumber(toInvoiceRecords(window.records, account.id), filter, after));
    if (found.length > size) return toPage(found, size, { oldest: from.oldest, days: window.days });
    newest = addDays(window.from, -1);
    days = window.nextDays;
  }
  if (newest < from.oldest) return { invoices: found };
  // The empty number makes the next page start after all invoices of the last searched day.
  return { invoices: found, next: { after: { date: addDays(newest, 1), number: '' }, range: { oldest: from.oldest, days } } };
}

/**
 * Finds an invoice by its full number, if there is no other filter. The number must be as long as the newest invoice number. As older
 * numbers are not longer, no other invoice number can then contain it.
 */
async function findByNumber(
  context: GatewayContext,
  { account, filter: { number, ...others } }: InvoiceSearch,
): Promise<InvoiceRecord | undefined> {
  if (number === undefined || Object.keys(others).length > 0) return undefined;
  const newest = await readNewestInvoice(context, account);
  if (newest?.documentNumber.length !== number.length) return undefined;
  try {
    const { invoiceDate: date, dueDate, ...invoice } = await requireInvoice(context, account, number.toUpperCase());
    return { ...invoice, number: invoice.invoiceNumber, date, dueDate: dueDate ?? undefined, paid: invoice.paymentAmount };
  } catch (error) {
    if (error instanceof Refusal && error.details.status === 404) return undefined;
    throw error;
  }
}

/**
 * Searches an account's invoices, newest first. The platform's queries are unsorted and return at most 2,000 records, so large results are
 * read in windows of days and sorted here. A page may be short or empty although more pages follow.
 */
export async function searchInvoices(
  context: GatewayContext,
  search: InvoiceSearch,
  position: SearchPosition | undefined,
): Promise<InvoicePage> {
  const { account, filter, size, today } = search;
  const newest = position?.after.date ?? filter.to;
  if (position?.range && newest !== undefined) return searchWindows(context, search, { ...position.range, newest }, position.after);
  const first = await firstRecords(context.billing, invoicesQuery(account.id, filter, today, filter.from, newest), SMALL_RESULT);
  if (first.done) {
    const all = filterByNumber(toInvoiceRecords(first.records, account.id), filter, position?.after);
    return { ...toPage(all, size), ...(position ? {} : { count: all.length }) };
  }
  const exactMatch = position ? undefined : await findByNumber(context, search);
  if (exactMatch) return { invoices: [exactMatch], count: 1 };
  const range = await readDateRange(context, search, newest, first.size);
  const page = range ? await searchWindows(context, search, range, position?.after) : { invoices: [] };
  // Some platforms report the number of returned records instead of all matches.
  const isCountKnown = position === undefined && filter.number === undefined && first.size > first.records.length;
  return { ...page, ...(isCountKnown ? { count: first.size } : {}) };
}

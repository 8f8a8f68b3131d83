import { addDays } from '../../api/plain-date/plain-date.js';
import { firstRecords } from '../billing/records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { byAge, foundInvoices, invoicesQuery, type After, type Filter, type FoundInvoice } from './found-invoice.js';
import { Refusal } from '../refusal.js';
import { ownInvoice } from './own-invoice.js';
import { documentAt, rangeOf, readWindow, type Range } from './windows.js';

/** Records that are asked for at once to see whether there are many; a subscriber rarely has more. */
const FEW = 200;
/** Windows of one request. What is not seen by then comes with the next page. */
const MOST_WINDOWS = 12;

/** Where a search goes on. */
export interface Place {
  after: After;
  /** What is still to be looked at; absent where the rest is few. */
  range?: Pick<Range, 'oldest' | 'days'> | undefined;
}

export interface Page {
  invoices: FoundInvoice[];
  next?: Place;
  /** How many there are in all, if that is known. */
  count?: number;
}

/** One search: what is looked for, and how much of it is shown at once. */
export interface Search {
  account: AccountInfo;
  filter: Filter;
  today: string;
  size: number;
}

/** What fits the part of a number, newest first, from a place on. */
function fitting(found: readonly FoundInvoice[], { number }: Filter, after: After | undefined): FoundInvoice[] {
  const part = number?.toUpperCase();
  return found
    .filter((invoice) => after === undefined || byAge(after, invoice) < 0)
    .filter((invoice) => part === undefined || invoice.number.toUpperCase().includes(part))
    .sort(byAge);
}

const placeOf = ({ date, number }: FoundInvoice): After => ({ date, number });

function cut(found: FoundInvoice[], size: number, range?: Place['range']): Page {
  const invoices = found.slice(0, size);
  const last = invoices.at(-1);
  return found.length > size && last ? { invoices, next: { after: placeOf(last), range } } : { invoices };
}

/** Looks through the days from the newest back, window by window, until a page is full. */
async function throughWindows(context: GatewayContext, search: Search, from: Range, after: After | undefined): Promise<Page> {
  const { account, filter, size } = search;
  const found: FoundInvoice[] = [];
  let { newest, days } = from;
  for (let count = 0; count < MOST_WINDOWS && newest >= from.oldest; count += 1) {
    const window = await readWindow(context, search, { ...from, newest, days });
    found.push(...fitting(foundInvoices(window.records, account.id), filter, after));
    if (found.length > size) return cut(found, size, { oldest: from.oldest, days: window.days });
    newest = addDays(window.from, -1);
    days = window.next;
  }
  if (newest < from.oldest) return { invoices: found };
  // Everything of the last day that was looked at is seen.
  return { invoices: found, next: { after: { date: addDays(newest, 1), number: '' }, range: { oldest: from.oldest, days } } };
}

/**
 * The invoice of which the whole number is given, if that is all that is asked for. Numbers grow, so none is longer than the newest one, and a number
 * as long as that is no part of another.
 */
async function exactly(context: GatewayContext, { account, filter: { number, ...others } }: Search): Promise<FoundInvoice | undefined> {
  if (number === undefined || Object.keys(others).length > 0) return undefined;
  const newest = await documentAt(context, account, '-documentDate');
  if (newest?.documentNumber.length !== number.length) return undefined;
  try {
    const { invoiceDate: date, dueDate, ...invoice } = await ownInvoice(context, account, number.toUpperCase());
    return { ...invoice, number: invoice.invoiceNumber, date, dueDate: dueDate ?? undefined };
  } catch (error) {
    if (error instanceof Refusal && error.details.status === 404) return undefined;
    throw error;
  }
}

/**
 * Invoices of an account that fit a filter, newest first. The platform's queries have no order and answer 2,000 records at most, so many invoices are
 * read in windows of days, from the newest back, and put in order here. A page may have fewer invoices than it could, or none, and still be followed
 * by more.
 */
export async function searchInvoices(context: GatewayContext, search: Search, place: Place | undefined): Promise<Page> {
  const { account, filter, size, today } = search;
  const newest = place?.after.date ?? filter.to;
  if (place?.range && newest !== undefined) return throughWindows(context, search, { ...place.range, newest }, place.after);
  const first = await firstRecords(context.billing, invoicesQuery(account.id, filter, today, filter.from, newest), FEW);
  if (first.done) {
    const all = fitting(foundInvoices(first.records, account.id), filter, place?.after);
    return { ...cut(all, size), ...(place ? {} : { count: all.length }) };
  }
  const whole = place ? undefined : await exactly(context, search);
  if (whole) return { invoices: [whole], count: 1 };
  const range = await rangeOf(context, search, newest, first.size);
  const page = range ? await throughWindows(context, search, range, place?.after) : { invoices: [] };
  // The platform may count what a call answers instead of what the query finds.
  const counted = place === undefined && filter.number === undefined && first.size > first.records.length;
  return { ...page, ...(counted ? { count: first.size } : {}) };
}

import * as z from 'zod';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import type { Invoice, InvoiceRequest, Invoices, InvoicesRequest } from '../../api/schemas/storefront/invoices.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { checkDays } from '../dates.js';
import { canonicalJson } from '../digest.js';
import { countInvoices, PAGE_SIZE, pageOfInvoices } from '../invoices/list.js';
import { ownInvoice } from '../invoices/own-invoice.js';
import { paymentsOf } from '../invoices/payments-of.js';
import { searchInvoices, type Page } from '../invoices/search.js';
import type { Filter } from '../invoices/found-invoice.js';
import { Refusal } from '../refusal.js';
import { invoiceSummaryView, invoiceView } from '../views/invoice.js';
import { allPages, ownAccount } from './account.js';
import { invoiceFile } from './files.js';

/** Seconds for which the place in the list is kept. */
const CURSOR_LIFETIME = 3600;
const PURPOSE = 'invoices';

const date = z.string();
/** A place in a list, with what the list is of: it means nothing in another. */
const place = z.object({
  filter: z.string(),
  page: z.optional(z.int().min(2)),
  searched: z.optional(
    z.object({
      after: z.object({ date, number: z.string() }),
      range: z.optional(z.object({ oldest: date, days: z.int().min(1) })),
    }),
  ),
});

/** Where a list goes on; undefined at its beginning. */
async function openPlace({ seals }: GatewayContext, { number }: AccountInfo, filter: Filter, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const opened = place.safeParse(await seals.open(PURPOSE, number, cursor));
  if (opened.success && opened.data.filter === canonicalJson(filter)) return opened.data;
  const field = { field: 'cursor', code: 'cursor-ended', message: 'is no longer good: read the list from the start' };
  throw new Refusal({ status: 400, type: 'invalid-request', code: field.code, message: `cursor ${field.message}`, fields: [field] });
}

type Place = z.infer<typeof place>;
type Listed = Omit<Page, 'next'> & { next?: Omit<Place, 'filter'> };

async function listed(context: GatewayContext, account: AccountInfo, page = 1): Promise<Listed> {
  const [{ invoices, more }, count] = await Promise.all([
    pageOfInvoices(context, account, page),
    page === 1 ? countInvoices(context, account) : undefined,
  ]);
  return {
    invoices,
    ...(more ? { next: { page: page + 1 } } : {}),
    ...(count === undefined ? {} : { count }),
  };
}

/** Posted invoices of the session's account, newest first. The cursor is sealed: only this account can use it, for nothing else. */
export const showInvoices: OperationHandler<InvoicesRequest, Invoices> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const { cursor, ...filter } = input;
  checkDays({ from: filter.from, to: filter.to });
  const from = await openPlace(context, account, filter, cursor);
  const today = await context.today();
  const filtered = Object.keys(filter).length > 0;
  let page: Listed;
  if (filtered) {
    const { next, ...found } = await searchInvoices(context, { account, filter, today, size: PAGE_SIZE }, from?.searched);
    page = { ...found, ...(next ? { next: { searched: next } } : {}) };
  } else {
    page = await listed(context, account, from?.page);
  }
  const { invoices, next, count } = page;
  const seal = () => context.seals.seal(PURPOSE, account.number, { filter: canonicalJson(filter), ...next }, CURSOR_LIFETIME);
  return {
    body: {
      invoices: invoices.map((invoice) => invoiceSummaryView(invoice, account.currency, today)),
      ...(next ? { nextCursor: await seal() } : {}),
      ...(count === undefined ? {} : { count }),
    },
  };
};

/** One posted invoice with its items and what paid it. */
export const showInvoice: OperationHandler<InvoiceRequest, Invoice> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const invoice = await ownInvoice(context, account, input.number);
  const pages = context.billing.pages(listInvoiceItems, { invoiceKey: input.number, pageSize: 40 });
  const [items, payments, file, today] = await Promise.all([
    allPages(pages, ({ invoiceItems }) => invoiceItems),
    paymentsOf(context, account, invoice),
    invoiceFile(context, account, input.number),
    context.today(),
  ]);
  return { body: invoiceView(invoice, { items, payments, file, today }) };
};

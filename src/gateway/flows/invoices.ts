import * as z from 'zod';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import type { Invoice, InvoiceRequest, Invoices, InvoicesRequest } from '../../api/schemas/storefront/invoices.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { checkDates } from '../check-dates.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { countInvoices, PAGE_SIZE, readInvoicePage } from '../invoices/invoice-page.js';
import { requireInvoice } from '../invoices/account-invoice.js';
import { readInvoicePayments } from '../invoices/invoice-payments.js';
import { searchInvoices, type InvoicePage } from '../invoices/invoice-search.js';
import type { InvoiceSearchFilter } from '../invoices/invoice-query.js';
import { readPaymentTerms } from '../invoices/payment-terms.js';
import { isPositive, toMoney } from '../money.js';
import { Refusal } from '../refusal.js';
import { invoiceSummaryView, invoiceView } from '../views/invoice.js';
import { readAllPages, sessionAccount } from './account.js';
import { sealNewestPdf } from './files.js';

/** Lifetime of a cursor in seconds. */
const CURSOR_LIFETIME = 3600;
const PURPOSE = 'invoices';

const date = z.string();
/** Content of a cursor: the position and the filter of its list. A cursor is not valid with another filter. */
const invoiceCursor = z.object({
  filter: z.string(),
  page: z.optional(z.int().min(2)),
  searched: z.optional(
    z.object({
      after: z.object({ date, number: z.string() }),
      range: z.optional(z.object({ oldest: date, days: z.int().min(1) })),
    }),
  ),
});

/**
 * Decrypts a cursor.
 * @throws {Refusal} 400 if the cursor is invalid, expired or belongs to another list
 */
async function openCursor({ seals }: GatewayContext, { number }: AccountInfo, filter: InvoiceSearchFilter, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const opened = invoiceCursor.safeParse(await seals.open(PURPOSE, number, cursor));
  if (opened.success && opened.data.filter === canonicalJson(filter)) return opened.data;
  const field = { field: 'cursor', code: 'cursor-ended', message: 'is no longer valid; read the list from the start' };
  throw new Refusal({ status: 400, type: 'invalid-request', code: field.code, message: `cursor ${field.message}`, fields: [field] });
}

type InvoiceCursor = z.infer<typeof invoiceCursor>;
type InvoiceListPage = Omit<InvoicePage, 'next'> & { next?: Omit<InvoiceCursor, 'filter'> };

async function readUnfilteredPage(context: GatewayContext, account: AccountInfo, page = 1): Promise<InvoiceListPage> {
  const [{ invoices, nextPage }, count] = await Promise.all([
    readInvoicePage(context, account, page),
    page === 1 ? countInvoices(context, account) : undefined,
  ]);
  return {
    invoices,
    ...(nextPage === undefined ? {} : { next: { page: nextPage } }),
    ...(count === undefined ? {} : { count }),
  };
}

/** Lists the posted invoices of the session's account, newest first. The cursor is sealed, so that only this account can use it. */
export const showInvoices: OperationHandler<InvoicesRequest, Invoices> = async (context, { input, principal }) => {
  const account = await sessionAccount(context, principal);
  const { cursor, ...filter } = input;
  checkDates({ from: filter.from, to: filter.to });
  const from = await openCursor(context, account, filter, cursor);
  const today = await context.today();
  const filtered = Object.keys(filter).length > 0;
  let page: InvoiceListPage;
  if (filtered) {
    const { next, ...found } = await searchInvoices(context, { account, filter, today, size: PAGE_SIZE }, from?.searched);
    page = { ...found, ...(next ? { next: { searched: next } } : {}) };
  } else {
    page = await readUnfilteredPage(context, account, from?.page);
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

/** Returns one posted invoice with its items, payments and PDF. */
export const showInvoice: OperationHandler<InvoiceRequest, Invoice> = async (context, { input, principal }) => {
  const account = await sessionAccount(context, principal);
  const invoice = await requireInvoice(context, account, input.number);
  const pages = context.billing.pages(listInvoiceItems, { invoiceKey: input.number, pageSize: 40 });
  const { balance, currency, dueDate } = invoice;
  const isOpen = isPositive(balance) && dueDate !== undefined && (await context.sellableCatalog()).invoicing !== undefined;
  const [items, payments, file, today, invoicing] = await Promise.all([
    readAllPages(pages, ({ invoiceItems }) => invoiceItems),
    readInvoicePayments(context, account, invoice),
    sealNewestPdf(context, account, input.number),
    context.today(),
    isOpen ? readPaymentTerms(context, account, { amount: toMoney(balance, currency), dueDate }, input.locale) : undefined,
  ]);
  return { body: invoiceView(invoice, { items, payments, file, today, invoicing }) };
};

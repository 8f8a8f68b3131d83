import * as z from 'zod';
import { listBillingDocuments } from '../../api/operations/billing/generated/billing-documents.js';
import { getInvoice, listInvoiceItems } from '../../api/operations/billing/generated/invoices.js';
import type { Invoice, InvoiceRequest, Invoices, InvoicesRequest } from '../../api/schemas/storefront/invoices.js';
import { found } from '../billing/problems.js';
import type { Flow } from '../context.js';
import { notFound, Refusal } from '../refusal.js';
import { invoiceSummaryView, invoiceView } from '../views/invoice.js';
import { allPages, ownAccount } from './account.js';

const PAGE_SIZE = 20;
/** Seconds for which the place in the list is kept. */
const CURSOR_LIFETIME = 3600;
const PURPOSE = 'invoices';

const place = z.object({ page: z.int().min(2) });

/** Posted invoices of the session's account, newest first. The cursor is sealed: only this account can use it, for nothing else. */
export const showInvoices: Flow<InvoicesRequest, Invoices> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  let page = 1;
  if (input.cursor !== undefined) {
    const opened = place.safeParse(await context.seals.open(PURPOSE, account.number, input.cursor));
    if (!opened.success) {
      const field = { field: 'cursor', code: 'cursor-ended', message: 'is no longer good: read the list from the start' };
      throw new Refusal({ status: 400, type: 'invalid-request', code: field.code, message: `cursor ${field.message}`, fields: [field] });
    }
    page = opened.data.page;
  }
  const query = { accountId: account.id, status: 'Posted' as const, sort: '-documentDate', page, pageSize: PAGE_SIZE };
  const { documents, nextPage } = await found(context.billing.call(listBillingDocuments, query));
  const own = documents.filter(({ accountId, documentType }) => accountId === account.id && documentType === 'Invoice');
  return {
    body: {
      invoices: own.map((document) => invoiceSummaryView(document, account.currency)),
      ...(nextPage === undefined
        ? {}
        : { nextCursor: await context.seals.seal(PURPOSE, account.number, { page: page + 1 }, CURSOR_LIFETIME) }),
    },
  };
};

/** One posted invoice with its items. Whose it is says the invoice itself, before its items are read. */
export const showInvoice: Flow<InvoiceRequest, Invoice> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const invoice = await found(context.billing.call(getInvoice, { invoiceKey: input.number }));
  const own = invoice.accountId === account.id && invoice.invoiceNumber === input.number && invoice.status === 'Posted';
  if (!own) throw notFound();
  const pages = context.billing.pages(listInvoiceItems, { invoiceKey: input.number, pageSize: 40 });
  return { body: invoiceView(invoice, await allPages(pages, ({ invoiceItems }) => invoiceItems)) };
};

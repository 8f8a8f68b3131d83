import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import type { GetFileRequest } from '../../../src/api/schemas/billing/generated/files.js';
import type { ListInvoiceFilesRequest } from '../../../src/api/schemas/billing/generated/invoices.js';
import type { Call, WireBody } from '../context.js';
import { invoices } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { billToOf, type ContactRow } from '../engine/contacts.js';
import type { InvoiceRow } from '../engine/invoice.js';
import { getInvoiceRow, itemsOf } from '../engine/invoices.js';
import { subtract } from '../engine/money.js';
import { notFound } from '../errors.js';
import { writeInvoicePdf, type InvoicePaper } from '../files/invoice-pdf.js';
import { endpoint } from '../http/endpoint.js';
import { FileAnswer } from '../http/file-answer.js';
import { prefixOf } from '../http/prefix.js';
import { pageOf, readPage } from './paging.js';

/** `GET /v1/invoices/{invoiceKey}/files`: an invoice has one PDF. */
async function listInvoiceFiles(input: ListInvoiceFilesRequest, call: Call): Promise<WireBody> {
  const { fileId } = await getInvoiceRow(call.tx, input.invoiceKey);
  const pdfFileUrl = new URL(`${prefixOf(call.url)}/v1/files/${fileId}`, call.url).href;
  const page = readPage(input);
  const { rows: shown, nextPage } = pageOf([{ id: fileId, pdfFileUrl, versionNumber: 1 }].slice(page.offset), page, call.url);
  return { success: true, invoiceFiles: shown, ...nextPage };
}

function addressOf(contact: ContactRow | undefined): string[] {
  if (!contact) return [];
  const { firstName, lastName, address1, address2, city, state, postalCode, country } = contact;
  const town = [postalCode, city, state].filter((part) => part !== null && part !== '').join(' ');
  return [`${firstName} ${lastName}`, address1, address2, town, country].flatMap((line) => (line === null || line === '' ? [] : [line]));
}

async function paperOf(invoice: InvoiceRow, call: Call): Promise<InvoicePaper> {
  const account = await getAccountRow(call.tx, invoice.accountId);
  const billTo = await billToOf(call.tx, account);
  const { number, invoiceDate, dueDate, currency, amount, balance } = invoice;
  return {
    number,
    invoiceDate,
    dueDate,
    currency,
    seller: call.settings.tenantName,
    accountName: account.name,
    accountNumber: account.number,
    billTo: addressOf(billTo),
    lines: (await itemsOf(call.tx, invoice)).map((item) => ({ ...item, name: `${item.productName}: ${item.chargeName}` })),
    total: amount,
    paid: subtract(currency, amount, balance),
    balance,
  };
}

/** `GET /v1/files/{file-id}`: the PDF of an invoice, written as the invoice stands now. */
async function getFile(input: GetFileRequest, call: Call): Promise<FileAnswer> {
  const [invoice] = await call.tx.select().from(invoices).where(eq(invoices.fileId, input['file-id']));
  if (!invoice) throw notFound('file', input['file-id']);
  return new FileAnswer('application/pdf', await writeInvoicePdf(await paperOf(invoice, call)), `${invoice.number}.pdf`);
}

/** What is served here, by row. */
export const fileEndpoints = {
  listInvoiceFiles: endpoint(rows.listInvoiceFiles, 'invoices', listInvoiceFiles),
  getFile: endpoint(rows.getFile, 'files', getFile),
};

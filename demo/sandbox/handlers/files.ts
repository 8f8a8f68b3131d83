import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetFileRequest } from '../../../src/generated/api/schemas/files.js';
import type { ListInvoiceFilesRequest } from '../../../src/generated/api/schemas/invoices.js';
import type { CallContext, WireBody } from '../context.js';
import { creditMemos, invoices } from '../database/schema.js';
import { getInvoiceRow } from '../engine/invoices.js';
import { notFound } from '../errors.js';
import type { BillingDocument } from '../files/billing-document.js';
import { creditMemoDocument, invoiceDocument } from '../files/build-documents.js';
import { endpoint } from '../http/endpoint.js';
import { FileResponse } from '../http/file-response.js';
import { prefixOf } from '../http/legacy-prefix.js';
import { trialBalanceFile } from './accounting-periods.js';
import { previewRunFile } from './billing-preview-runs.js';
import { pageOf, readPage } from './paging.js';

/** `GET /v1/invoices/{invoiceKey}/files`. An invoice has one PDF. */
async function listInvoiceFiles(input: ListInvoiceFilesRequest, call: CallContext): Promise<WireBody> {
  const { fileId } = await getInvoiceRow(call.tx, input.invoiceKey);
  const pdfFileUrl = new URL(`${prefixOf(call.url)}/v1/files/${fileId}`, call.url).href;
  const page = readPage(input);
  const { rows: shown, nextPage } = pageOf([{ id: fileId, pdfFileUrl, versionNumber: 1 }].slice(page.offset), page, call.url);
  return { success: true, invoiceFiles: shown, ...nextPage };
}

/** Builds the document of a file id. Documents are created on each request because drafts may change. */
async function documentOf(fileId: string, call: CallContext): Promise<BillingDocument> {
  const [invoice] = await call.tx.select().from(invoices).where(eq(invoices.fileId, fileId));
  if (invoice) return invoiceDocument(call, invoice);
  const [memo] = await call.tx.select().from(creditMemos).where(eq(creditMemos.fileId, fileId));
  if (memo) return creditMemoDocument(call, memo);
  throw notFound('file', fileId);
}

/**
 * `GET /v1/files/{file-id}`: the PDF of an invoice or credit memo in its current state, or the CSV of a billing preview run or trial
 * balance.
 */
async function getFile(input: GetFileRequest, call: CallContext): Promise<FileResponse> {
  const preview = await previewRunFile(input['file-id'], call);
  if (preview) return new FileResponse('text/csv; charset=utf-8', preview, `billing-preview-${input['file-id']}.csv`);
  const balance = await trialBalanceFile(input['file-id'], call);
  if (balance) return new FileResponse('text/csv; charset=utf-8', new TextEncoder().encode(balance.text), balance.name);
  const document = await documentOf(input['file-id'], call);
  // Imported on the first request, because only PDFs need fonts.
  const { writeBillingDocument } = await import('../files/pdf/write.js');
  return new FileResponse('application/pdf', await writeBillingDocument(document), `${document.number}.pdf`);
}

/** Endpoints by operation name. */
export const fileEndpoints = {
  listInvoiceFiles: endpoint(rows.listInvoiceFiles, 'invoices', listInvoiceFiles),
  getFile: endpoint(rows.getFile, 'files', getFile),
};

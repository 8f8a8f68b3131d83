import * as z from 'zod';
import { getFile } from '../../generated/api/operations/files.js';
import { listInvoiceFiles } from '../../generated/api/operations/invoices.js';
import type { FileDownload } from '../../api/schemas/file-download.js';
import type { FileRequest } from '../../api/schemas/storefront/files.js';
import { orNotFound } from '../billing/problems.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { notFound, Refusal } from '../refusal.js';
import { ownAccount } from './account.js';

const PURPOSE = 'file';
/** Seconds for which the id of a file is good: a person may look at an invoice for a while before saving it. */
const LIFETIME = 4 * 3600;

const content = z.union([z.object({ fileId: z.string(), name: z.string() }), z.object({ invoice: z.string() })]);

/** Ids of files in the addresses that the platform gives; nothing else of them is read, and they are never followed. */
const FILE_ID = /\/files\/([A-Za-z0-9-]{1,64})$/;

/** The id that a page may ask for a document by: bound to the account, ending by itself. */
export function sealFile({ seals }: GatewayContext, account: AccountInfo, fileId: string, name: string): Promise<string> {
  return seals.seal(PURPOSE, account.number, { fileId, name }, LIFETIME);
}

/** The id of an invoice's PDF, whichever is the newest when it is asked for; there may be none. */
export function sealInvoiceFile({ seals }: GatewayContext, account: AccountInfo, invoiceNumber: string): Promise<string> {
  return seals.seal(PURPOSE, account.number, { invoice: invoiceNumber }, LIFETIME);
}

/** The platform's id of the newest PDF of an invoice; undefined until there is one. */
async function newestPdf(context: GatewayContext, invoiceNumber: string): Promise<string | undefined> {
  const { invoiceFiles = [] } = await context.billing.call(listInvoiceFiles, { invoiceKey: invoiceNumber, pageSize: 40 });
  const [newest] = [...invoiceFiles].sort((a, b) => (b.versionNumber ?? 0) - (a.versionNumber ?? 0));
  // The platform opens a file by the id in its address, which may be another than the entry's own.
  return FILE_ID.exec(newest?.pdfFileUrl ?? '')?.[1];
}

/** Sealed id of the newest PDF of an invoice that belongs to the account; undefined until there is one. */
export async function invoiceFile(context: GatewayContext, account: AccountInfo, invoiceNumber: string): Promise<string | undefined> {
  const id = await newestPdf(context, invoiceNumber);
  return id === undefined ? undefined : sealFile(context, account, id, invoiceNumber);
}

const PDF = new TextEncoder().encode('%PDF-');

function isPdf(start: Uint8Array): boolean {
  return PDF.every((byte, index) => start[index] === byte);
}

/** Reads until it is certain what a file begins with. */
async function beginning(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  let start = new Uint8Array();
  while (start.length < PDF.length) {
    const { done, value } = await reader.read();
    if (done) break;
    start = new Uint8Array([...start, ...value]);
  }
  return start;
}

/** The rest of a file after its beginning, read only as fast as it is taken. */
function joined(start: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(start),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** A document of the session's account. Its first bytes say what it is, whatever the platform calls it: nothing but a PDF leaves. */
export const showFile: OperationHandler<FileRequest, FileDownload> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const opened = content.safeParse(await context.seals.open(PURPOSE, account.number, input.id));
  if (!opened.success) throw notFound();
  const { name, fileId } =
    'invoice' in opened.data ? { name: opened.data.invoice, fileId: await newestPdf(context, opened.data.invoice) } : opened.data;
  if (fileId === undefined) throw notFound();
  const { body, size } = await orNotFound(context.billing.call(getFile, { 'file-id': fileId }));
  const reader = body.getReader();
  const start = await beginning(reader);
  if (!isPdf(start)) {
    await reader.cancel();
    const message = 'The billing platform has this document in another form than PDF.';
    throw new Refusal({ status: 502, type: 'api', code: 'file-not-pdf', message }, new Error(`File ${fileId} is no PDF.`));
  }
  const fileName = `${name.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '_')}.pdf`;
  return { body: { contentType: 'application/pdf', ...(size === undefined ? {} : { size }), fileName, body: joined(start, reader) } };
};

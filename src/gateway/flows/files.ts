import * as z from 'zod';
import { getFile } from '../../generated/api/operations/files.js';
import { listInvoiceFiles } from '../../generated/api/operations/invoices.js';
import type { FileDownload } from '../../api/schemas/file-download.js';
import type { FileRequest } from '../../api/schemas/storefront/files.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { notFound, Refusal } from '../refusal.js';
import { sessionAccount } from './account.js';

const PURPOSE = 'file';
/** Lifetime of a sealed file id in seconds. Long enough to read an invoice before saving it. */
const LIFETIME = 4 * 3600;

const fileReference = z.union([z.object({ fileId: z.string(), name: z.string() }), z.object({ invoice: z.string() })]);

/** Matches the file id in an address from the platform. The rest of the address is ignored and never requested. */
const FILE_ID = /\/files\/([A-Za-z0-9-]{1,64})$/;

/** Seals a file id for a page. Only this account can use the id, until it expires. */
export function sealFile({ seals }: GatewayContext, account: AccountInfo, fileId: string, name: string): Promise<string> {
  return seals.seal(PURPOSE, account.number, { fileId, name }, LIFETIME);
}

/** Seals a reference to the newest PDF of an invoice. The PDF is looked up when the file is requested and may not exist. */
export function sealInvoiceFile({ seals }: GatewayContext, account: AccountInfo, invoiceNumber: string): Promise<string> {
  return seals.seal(PURPOSE, account.number, { invoice: invoiceNumber }, LIFETIME);
}

/** Platform id of the newest PDF of an invoice. Undefined if there is none yet. */
async function findNewestPdf(context: GatewayContext, invoiceNumber: string): Promise<string | undefined> {
  const { invoiceFiles = [] } = await context.billing.call(listInvoiceFiles, { invoiceKey: invoiceNumber, pageSize: 40 });
  const [newest] = [...invoiceFiles].sort((a, b) => (b.versionNumber ?? 0) - (a.versionNumber ?? 0));
  // The platform's file download expects the id in `pdfFileUrl`, which can differ from the id of the entry.
  return FILE_ID.exec(newest?.pdfFileUrl ?? '')?.[1];
}

/** Sealed id of the newest PDF of an invoice. Undefined if there is none yet. */
export async function sealNewestPdf(context: GatewayContext, account: AccountInfo, invoiceNumber: string): Promise<string | undefined> {
  const id = await findNewestPdf(context, invoiceNumber);
  return id === undefined ? undefined : sealFile(context, account, id, invoiceNumber);
}

const PDF = new TextEncoder().encode('%PDF-');

function isPdf(start: Uint8Array): boolean {
  return PDF.every((byte, index) => start[index] === byte);
}

/** Reads the first bytes of a file, enough to recognize its type. */
async function readStart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  let start = new Uint8Array();
  while (start.length < PDF.length) {
    const { done, value } = await reader.read();
    if (done) break;
    start = new Uint8Array([...start, ...value]);
  }
  return start;
}

/** Returns a whole file as a stream: first the bytes that were already read, then the rest. Reads the rest on demand. */
function prependStart(start: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
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

/** Returns a document of the session's account. Checks the first bytes, so that only PDF files leave the gateway. */
export const showFile: OperationHandler<FileRequest, FileDownload> = async (context, { input, principal }) => {
  const account = await sessionAccount(context, principal);
  const reference = fileReference.safeParse(await context.seals.open(PURPOSE, account.number, input.id));
  if (!reference.success) throw notFound();
  const { name, fileId } =
    'invoice' in reference.data
      ? { name: reference.data.invoice, fileId: await findNewestPdf(context, reference.data.invoice) }
      : reference.data;
  if (fileId === undefined) throw notFound();
  const { body, size } = await orNotFound(context.billing.call(getFile, { 'file-id': fileId }));
  const reader = body.getReader();
  const start = await readStart(reader);
  if (!isPdf(start)) {
    await reader.cancel();
    const message = 'The billing platform returned a document that is not a PDF. Ask the site owner to check the log of the gateway.';
    throw new Refusal({ status: 502, type: 'api', code: 'file-not-pdf', message }, new Error(`File ${fileId} is not a PDF.`));
  }
  const fileName = `${name.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '_')}.pdf`;
  return { body: { contentType: 'application/pdf', ...(size === undefined ? {} : { size }), fileName, body: prependStart(start, reader) } };
};

import type { Client } from '../../../../api/client.js';
import { getFile } from '../../../../api/operations/storefront/files.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';

/** Outcome of fetching a document. `not-a-pdf`: the response is not a PDF, so it was neither opened nor saved. */
type PdfOutcome = 'delivered' | 'not-a-pdf';

/** First characters of every PDF. */
const PDF_SIGNATURE = '%PDF-';

/**
 * Fetches a document by its sealed id, and opens it in a new tab or saves it as a file. Checks the content type and the signature first,
 * and passes the document to the browser only as a PDF, so that its content cannot run as a page of this site.
 *
 * @throws {StorefrontError} if the document cannot be fetched
 */
export async function deliverPdf(client: Client, id: string, name: string, action: 'open' | 'save'): Promise<PdfOutcome> {
  const { contentType, body } = await client.call(getFile, { id });
  const bytes = await new Response(body).arrayBuffer();
  const signature = String.fromCharCode(...new Uint8Array(bytes.slice(0, PDF_SIGNATURE.length)));
  if (!/^application\/pdf\b/i.test(contentType) || signature !== PDF_SIGNATURE) return 'not-a-pdf';
  const blob = new Blob([bytes], { type: 'application/pdf' });
  saveBlob(blob, action === 'save' ? `${safeFileName(name)}.pdf` : undefined);
  return 'delivered';
}

import type { Client } from '../../../../api/client.js';
import { getFile } from '../../../../api/operations/storefront/files.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';

/** What came of fetching a document. `wrong`: what arrived is no PDF. */
export type PdfOutcome = 'done' | 'wrong';

/** How a PDF begins. */
const BEGINNING = '%PDF-';

/**
 * Fetches a document by its sealed id and hands it to the person: in a tab of its own, or as a file. What arrives is looked at before the browser
 * gets it, and it only gets it as a PDF, so that nothing in it can run as a page of this site.
 *
 * @throws {StorefrontError} it could not be fetched
 */
export async function handOver(client: Client, id: string, name: string, how: 'open' | 'save'): Promise<PdfOutcome> {
  const { contentType, body } = await client.call(getFile, { id });
  const bytes = await new Response(body).arrayBuffer();
  const beginning = String.fromCharCode(...new Uint8Array(bytes.slice(0, BEGINNING.length)));
  if (!/^application\/pdf\b/i.test(contentType) || beginning !== BEGINNING) return 'wrong';
  const blob = new Blob([bytes], { type: 'application/pdf' });
  saveBlob(blob, how === 'save' ? `${safeFileName(name)}.pdf` : undefined);
  return 'done';
}

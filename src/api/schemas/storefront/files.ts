import * as z from 'zod/mini';
import type { FileDownload } from '../file-download.js';
import type { Schema } from '../schema.js';

export interface FileRequest {
  /** Sealed id from an invoice or a credit memo. */
  id: string;
}

export const fileRequest: Schema<FileRequest> = z.strictObject({ id: z.string().check(z.maxLength(2000)) });

/** A document as it comes; always `application/pdf`. */
export const file: Schema<FileDownload> = z.object({
  contentType: z.string(),
  size: z.optional(z.number()),
  fileName: z.optional(z.string()),
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});

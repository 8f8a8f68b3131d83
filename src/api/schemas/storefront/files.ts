import * as z from 'zod/mini';
import type { FileDownload } from '../billing/file.js';
import type { Schema } from '../schema.js';

export interface FileRequest {
  /** Sealed id from an invoice or a credit memo. */
  id: string;
}

export const fileRequest: Schema<FileRequest> = z.strictObject({ id: z.string().check(z.maxLength(2000)) });

const stream: Schema<ReadableStream<Uint8Array>> = z.transform((value: unknown, context) => {
  if (value instanceof ReadableStream) return value;
  context.issues.push({ code: 'custom', message: 'must be a stream', input: value });
  return z.NEVER;
});

/** A document as it comes; always `application/pdf`. */
export const file: Schema<FileDownload> = z.object({
  contentType: z.string(),
  size: z.optional(z.number()),
  fileName: z.optional(z.string()),
  body: stream,
});

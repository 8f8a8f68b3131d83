import * as z from 'zod/mini';
import type { Schema } from './schema.js';

/** File response, for example the PDF of an invoice. */
export interface FileDownload {
  /** Content type of the response; `application/octet-stream` if there is none. Check it before you show a file in a page. */
  contentType: string;
  /** Size in bytes, if known and the response is not compressed. */
  size?: number;
  /** Suggested file name, without folders and control characters. */
  fileName?: string;
  /**
   * Stream of the bytes. Fails with type `connection` if the download is incomplete and `timeout` if it stalls. Cancel it if you do not need the
   * file.
   */
  body: ReadableStream<Uint8Array>;
}

/** Response schema of rows with `answer: 'file'`. */
export const fileDownload: Schema<FileDownload> = /* @__PURE__ */ z.object({
  contentType: /* @__PURE__ */ z.string(),
  size: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  fileName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  body: /* @__PURE__ */ z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});

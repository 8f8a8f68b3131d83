import * as z from 'zod/mini';
import type { Schema } from './schema.js';

/** A file as it comes, for example the PDF of an invoice. */
export interface FileDownload {
  /** As the other side says; `application/octet-stream` if it says nothing. Check it before a file is shown in a page. */
  contentType: string;
  /** Bytes, where the other side said so and they are not compressed on the way. */
  size?: number;
  /** Suggested name, without folders and control characters. */
  fileName?: string;
  /**
   * The bytes. Ends with an error of type `connection` if they break off, `timeout` if nothing comes for too long; cancel it if they are not
   * wanted.
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

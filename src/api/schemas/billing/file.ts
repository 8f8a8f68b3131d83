import * as z from 'zod/mini';
import type { Schema } from '../schema.js';

/** A file as a stream. */
export interface FileDownload {
  contentType: string;
  /** Bytes, where the other side says so. */
  size?: number;
  fileName?: string;
  body: ReadableStream<Uint8Array>;
}

export const fileDownload: Schema<FileDownload> = /* @__PURE__ */ z.object({
  contentType: /* @__PURE__ */ z.string(),
  size: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  fileName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  body: /* @__PURE__ */ z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});

import type { FileDownload } from '../file-download.js';
import type { Validator } from '../validator.js';
import { maxLength, number, object, ofType, optional, refine, strictObject, string } from '../validation.js';

export interface FileRequest {
  /** Sealed id from an invoice or a credit memo. */
  id: string;
}

export const fileRequest: Validator<FileRequest> = strictObject({ id: refine(string, maxLength(2000)) });

/** Document, always `application/pdf`. */
export const file: Validator<FileDownload> = object({
  contentType: string,
  size: optional(number),
  fileName: optional(string),
  body: ofType('stream', (value): value is FileDownload['body'] => value instanceof ReadableStream),
});

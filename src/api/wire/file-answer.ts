import type { Clock } from '../client.js';
import { failureOf, type ReadFailure } from '../failures/failure.js';
import type { FileDownload } from '../schemas/file-download.js';
import { isJson } from '../transport/read-answer.js';
import { watchedStream } from './file-stream.js';

export interface FileContext {
  readonly clock: Clock;
  /** Longest time in milliseconds between two chunks of a file. */
  readonly idleTimeout: number;
  /** Aborts the download. */
  readonly signal: AbortSignal | undefined;
  /** Reads failures of the billing platform; undefined for the gateway. */
  readonly failure?: ReadFailure;
}

/**
 * Reads a file response.
 * @throws {StorefrontError} The response is a failure, which is always JSON.
 */
export async function readFile(response: Response, context: FileContext): Promise<FileDownload> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  let source = response.body;
  if (!response.ok || isJson(response)) {
    const bytes = await response.arrayBuffer();
    throwFailure(response, new TextDecoder().decode(bytes), context);
    source = new Blob([bytes]).stream();
  }
  // After decompression, a file is longer than the content length of its compressed response.
  const length = response.headers.has('content-encoding') ? null : response.headers.get('content-length');
  const size = length !== null && /^\d{1,15}$/.test(length) ? Number(length) : undefined;
  const fileName = fileNameOf(response.headers.get('content-disposition'));
  return {
    contentType,
    ...(size === undefined ? {} : { size }),
    ...(fileName === undefined ? {} : { fileName }),
    body: watchedStream(source ?? new Blob([]).stream(), { ...context, size }),
  };
}

/** @throws {StorefrontError} The response is a failure. */
export function throwFailure(response: Response, raw: string, { clock, failure }: FileContext): void {
  const found = failureOf(response, isJson(response) ? parseBody(raw) : undefined, clock.now(), failure);
  if (found) throw found;
}

function parseBody(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Returns the file name of a `Content-Disposition` header, safe to show and to save: without folders, control characters and direction characters.
 */
function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8'[\w-]*'([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decodeText(encoded) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
  const safe = name?.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim();
  return safe === undefined || /^\.*$/.test(safe) ? undefined : safe;
}

function decodeText(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

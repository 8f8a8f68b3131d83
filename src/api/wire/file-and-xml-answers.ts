import type { Clock } from '../client.js';
import { failureOf } from '../failures/failure.js';
import { watchedStream } from './file-stream.js';
import type { Operation } from '../operations/operation.js';
import { platformFailure } from '../failures/platform-failure.js';
import type { FileDownload } from '../schemas/billing/file.js';
import { isJson, unexpectedResponse } from '../transport/read-answer.js';

export interface AnswerContext {
  readonly clock: Clock;
  /** Milliseconds between two chunks of a file. */
  readonly idleTimeout: number;
  /** Ends a file that is still being read. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Reads the answer of a row that is no JSON; undefined for other rows.
 * @throws {StorefrontError} it stands for a failure, which is JSON also here, or is not what the row says
 */
export async function readFileOrXml<Output>(
  row: Operation<unknown, Output>,
  response: Response,
  context: AnswerContext,
): Promise<{ output: Output } | undefined> {
  if (row.answer !== 'file' && row.answer !== 'xml') return undefined;
  const value = row.answer === 'file' ? await readFile(response, context) : await readXml(row, response, context);
  const parsed = row.response.safeParse(value);
  if (parsed.success) return { output: parsed.data };
  throw unexpectedResponse(row, response, 'schema-mismatch', parsed.error.issues[0]?.message ?? 'does not fit', false);
}

async function readFile(response: Response, context: AnswerContext): Promise<FileDownload> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  let source = response.body;
  if (!response.ok || isJson(response)) {
    const bytes = await response.arrayBuffer();
    throwFailure(response, new TextDecoder().decode(bytes), context);
    source = new Blob([bytes]).stream();
  }
  // What was compressed on the way arrives longer than it was announced.
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

async function readXml(row: Operation<unknown, unknown>, response: Response, context: AnswerContext): Promise<string> {
  const raw = await response.text();
  throwFailure(response, raw, context);
  if (/\bxml\b/i.test(response.headers.get('content-type') ?? '') && raw !== '') return raw;
  throw unexpectedResponse(
    row,
    response,
    'not-xml',
    'The answer is no XML; something between here and there may have answered instead.',
    raw === '',
  );
}

function throwFailure(response: Response, raw: string, { clock }: AnswerContext): void {
  const failure = failureOf(response, isJson(response) ? parsed(raw) : undefined, clock.now(), platformFailure);
  if (failure) throw failure;
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The name in a `Content-Disposition`, fit to be shown and to be saved under: no folders, no control or direction characters. */
function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8'[\w-]*'([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
  const safe = name?.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim();
  return safe === undefined || /^\.*$/.test(safe) ? undefined : safe;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

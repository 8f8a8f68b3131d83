import { platformFailure } from '../failures/platform-failure.js';
import type { Operation } from '../operations/operation.js';
import { unexpectedResponse } from '../transport/read-answer.js';
import { readFile, throwFailure, type FileContext } from './file-answer.js';

type AnswerContext = Omit<FileContext, 'failure'>;

/**
 * Reads responses that are not JSON. Undefined for rows with JSON responses.
 * @throws {StorefrontError} The response is a failure, which is always JSON, or does not match the row.
 */
export async function readFileOrXml<Output>(
  row: Operation<unknown, Output>,
  response: Response,
  answer: AnswerContext,
): Promise<{ output: Output } | undefined> {
  if (row.answer !== 'file' && row.answer !== 'xml') return undefined;
  const context = { ...answer, failure: platformFailure };
  const value = row.answer === 'file' ? await readFile(response, context) : await readXml(row, response, context);
  const parsed = row.response.safeParse(value);
  if (parsed.success) return { output: parsed.data };
  throw unexpectedResponse(row, response, 'schema-mismatch', parsed.error.issues[0]?.message ?? 'does not fit', false);
}

async function readXml(row: Operation<unknown, unknown>, response: Response, context: FileContext): Promise<string> {
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

import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import * as z from 'zod';

/** A row with the number of its first line, starting at 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Error of an invalid CSV file. */
export class InvalidCsvError extends Error {
  override readonly name = 'InvalidCsvError';
}

/** Maximum number of characters in a line. Longer than any valid row. */
const MAX_LINE_LENGTH = 64 * 1024;
const LINE_END = /\r\n|\r|\n/g;

const parsedRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });
const failedAt = z.object({ lines: z.number() });

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const textFrom = (read: () => string): string => {
    let text;
    try {
      text = read();
    } catch {
      throw new InvalidCsvError('must be UTF-8 text');
    }
    if (text.includes('\0')) throw new InvalidCsvError('must be text');
    return text;
  };
  // Number of characters in the unfinished line. The parser's own limit does not count spaces around cells.
  let open = 0;
  for await (const chunk of bytes) {
    const text = textFrom(() => decoder.decode(chunk, { stream: true }));
    const [first = '', ...others] = text.split(/[\r\n]/);
    if (open + first.length > MAX_LINE_LENGTH || others.some(({ length }) => length > MAX_LINE_LENGTH))
      throw new InvalidCsvError('has a line that is too long');
    open = others.at(-1)?.length ?? open + first.length;
    yield text;
  }
  yield textFrom(() => decoder.decode());
}

function faultOf(error: unknown, pairs: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new InvalidCsvError('ends inside an unclosed quote');
  const { data } = failedAt.safeParse(error);
  const place = data ? `line ${data.lines - pairs}` : 'a line';
  return new InvalidCsvError(error.code === 'CSV_MAX_RECORD_SIZE' ? `${place} is too long` : `${place} has an unexpected quote`);
}

/**
 * Parses a stream of comma-separated values (RFC 4180). Empty lines are skipped and unquoted cells are trimmed.
 *
 * @throws {InvalidCsvError} if the file is not text or has a misplaced quote. The error names the line.
 */
export async function* parseCsvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = parse({ info: true, relax_column_count: true, skip_empty_lines: true, trim: true, max_record_size: MAX_LINE_LENGTH });
  // The callback is empty, because the loop below also receives all errors.
  pipeline(Readable.from(textOf(bytes)), parser, () => undefined);
  // Inside quotes, the parser counts CR LF as two lines.
  let pairs = 0;
  try {
    for await (const row of parser) {
      const { record: cells, info } = parsedRow.parse(row);
      const ends = cells.flatMap((cell) => cell.match(LINE_END) ?? []);
      pairs += ends.filter((end) => end === '\r\n').length;
      yield { line: info.lines - pairs - ends.length, cells };
    }
  } catch (error) {
    throw faultOf(error, pairs);
  }
}

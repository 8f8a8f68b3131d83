/** A line of a file, with the number of the line that it begins on, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A file that is no CSV. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/**
 * Reads comma-separated values (RFC 4180). Empty lines are passed over.
 *
 * @throws {CsvError} naming the line with a quote that does not belong there
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (at <= text.length) {
    CELL.lastIndex = at;
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? [];
    row.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    at += whole.length;
    line += whole.split('\n').length - 1;
    const next = text[at];
    if (next === ',') {
      at += 1;
      continue;
    }
    if (next !== undefined && next !== '\r' && next !== '\n') throw new CsvError(`line ${line} has a quote where none can be`);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}

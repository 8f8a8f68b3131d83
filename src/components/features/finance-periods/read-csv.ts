/** The first character of a file that says it is UTF-8. */
const MARK = /^\ufeff/;
/** A cell and what ends it. In quotes, two of them stand for one. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;

/** The rows of a CSV file (RFC 4180); undefined if it is none, for example with a quotation mark that does not end. */
export function readCsv(text: string): string[][] | undefined {
  const source = text.replace(MARK, '');
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < source.length || row.length > 0) {
    const found = CELL.exec(source);
    if (!found) return undefined;
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

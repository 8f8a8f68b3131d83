/** Byte order mark. */
const MARK = /^\ufeff/;
/** Matches a cell and its delimiter. In a quoted cell, `""` stands for one quotation mark. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;

/** Parses a CSV file (RFC 4180) into rows. Undefined if the file is malformed, for example if a quotation mark is not closed. */
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

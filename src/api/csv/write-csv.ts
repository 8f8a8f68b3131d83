/** Plain decimals. Spreadsheet programs read their minus sign as part of the number. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** First characters of cells that spreadsheet programs may run as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Writes a cell. An apostrophe turns a possible formula into text (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows as CSV (RFC 4180), with a byte order mark because Excel needs one. Amounts keep their decimal point in every language. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

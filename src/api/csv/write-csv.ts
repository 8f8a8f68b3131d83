/** Plain decimals. Their leading minus sign is safe: spreadsheet programs read it as part of the number, not as a formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Cells that spreadsheet programs may run as a formula. Some programs ignore blanks and invisible characters at the start. */
const FORMULA = /^(?:[\t\r\n]|[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Formats a cell. Prefixes a possible formula with an apostrophe, so that spreadsheets treat it as text (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV (RFC 4180). Starts with a byte order mark, which Excel needs. Amounts keep their decimal point in every language. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

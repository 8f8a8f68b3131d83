/** A plain decimal, which no program takes for a formula; a minus sign before it is that of the number. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** How a cell begins that spreadsheet programs may take for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell: what a spreadsheet program might carry out is made a text by the mark before it (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) in UTF-8 that says so, because Excel asks for it. Amounts are decimals with a point in every language. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

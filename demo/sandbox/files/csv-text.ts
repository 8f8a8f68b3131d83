import { stringify } from 'csv-stringify/sync';

/** A decimal in a table; anything else is text. */
export interface DecimalCell {
  decimal: string;
}

/**
 * Writes comma-separated values (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe; decimals, which may be
 * negative, do not.
 */
export function csvText(lines: readonly (readonly (string | DecimalCell)[])[]): string {
  return stringify(
    lines.map((line) => line.slice()),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { object: ({ decimal }) => ({ value: String(decimal), escape_formulas: false }) },
    },
  );
}

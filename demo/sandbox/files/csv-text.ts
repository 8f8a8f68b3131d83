import { stringify } from 'csv-stringify/sync';

/** A table cell with a decimal number. All other cells are text. */
export interface DecimalCell {
  decimal: string;
}

/**
 * Writes comma-separated values (RFC 4180). Texts that a spreadsheet would run as formulas get a leading apostrophe. Decimals get none,
 * even if they start with a minus sign.
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

import { html, type TemplateResult } from 'lit';
import { detailField } from '../../sign-up/detail-field.js';
import type { LayoutRow } from '../../sign-up/form-layout.js';

/** CSS class of a field, by the number of fields in its row. */
const COLUMN_CLASSES: Readonly<Record<number, string>> = { 1: '', 2: 'half', 3: 'third' };

/** Renders rows of fields. The postal code is narrower than the city next to it. */
export function fieldRows(rows: readonly LayoutRow[], view: Parameters<typeof detailField>[0]): TemplateResult[] {
  return rows.flatMap((row) => {
    const hasPostalCode = row.length === 2 && row.some(({ field }) => field === 'postalCode');
    return row.map((layoutField) => {
      const columnClass = hasPostalCode
        ? layoutField.field === 'postalCode'
          ? 'third'
          : 'two-thirds'
        : (COLUMN_CLASSES[row.length] ?? 'third');
      return html`<div class=${columnClass}>${detailField(view, layoutField)}</div>`;
    });
  });
}

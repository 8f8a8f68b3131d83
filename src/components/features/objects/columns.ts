import { html, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField } from '../../primitives/field.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { ObjectRecord } from './source.js';
import { recordName, toText } from './values.js';

/** Number of columns shown by default. */
const DEFAULT_COLUMN_COUNT = 8;

/**
 * Returns the columns that a list can show, in the order of the description. Omits the id and the field that names the record. Columns with
 * ids of other records come last.
 */
export function columnsOf({ fields }: ObjectDescription, records: readonly ObjectRecord[]): string[] {
  const returned = new Set(records.flatMap((record) => Object.keys(record)));
  const isName = (column: string): boolean => records.every((record) => toText(record[column]) === recordName(record));
  const described = new Set(fields.map(({ name }) => name));
  const columns = [...[...described].filter((name) => returned.has(name)), ...[...returned].filter((name) => !described.has(name))].filter(
    (name) => name !== 'Id' && !isName(name),
  );
  const isReference = (name: string): boolean => name.endsWith('Id');
  return [...columns.filter((name) => !isReference(name)), ...columns.filter(isReference)];
}

/** Returns the chosen columns, or the first ones if none are chosen. */
export function visibleColumns(columnNames: readonly string[], selected: ReadonlySet<string> | undefined): string[] {
  return selected ? columnNames.filter((name) => selected.has(name)) : columnNames.slice(0, DEFAULT_COLUMN_COUNT);
}

/** Renders a checkbox for each column. */
export function renderColumnChooser(
  l: FullLocalizer<ObjectsMessages>,
  { fields }: ObjectDescription,
  columnNames: readonly string[],
  columns: readonly string[],
  onColumns: (columns: readonly string[]) => void,
): TemplateResult {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return html`<details data-columns>
    <summary>${l.t('columns', { shown: columns.length, total: columnNames.length })}</summary>
    <div class="tool choices" role="group" aria-label=${l.t('chooseColumns')}>
      ${columnNames.map((name) =>
        checkboxField({
          id: `column-${name}`,
          label: labels.get(name) ?? name,
          checked: columns.includes(name),
          onChange: (checked) => onColumns(columnNames.filter((other) => (other === name ? checked : columns.includes(other)))),
        }),
      )}
    </div>
  </details>`;
}

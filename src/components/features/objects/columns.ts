import { html, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField } from '../../primitives/field.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { ObjectRecord } from './source.js';
import { nameOf, shown } from './values.js';

/** As many columns as people can look over at once; the others can be chosen. */
const AT_FIRST = 8;

/**
 * Columns that a list can have: the fields of a result in the order of their description, without the id and without what each record is called
 * by. What only leads to other records comes last.
 */
export function columnsOf({ fields }: ObjectDescription, records: readonly ObjectRecord[]): string[] {
  const present = new Set(records.flatMap((record) => Object.keys(record)));
  const isName = (column: string): boolean => records.every((record) => shown(record[column]) === nameOf(record));
  const known = new Set(fields.map(({ name }) => name));
  const all = [...[...known].filter((name) => present.has(name)), ...[...present].filter((name) => !known.has(name))].filter(
    (name) => name !== 'Id' && !isName(name),
  );
  const leads = (name: string): boolean => name.endsWith('Id');
  return [...all.filter((name) => !leads(name)), ...all.filter(leads)];
}

/** Columns that are shown: those that somebody chose, else the first ones. */
export function shownColumns(all: readonly string[], chosen: ReadonlySet<string> | undefined): string[] {
  return chosen ? all.filter((name) => chosen.has(name)) : all.slice(0, AT_FIRST);
}

/** Where columns are chosen. */
export function renderColumns(
  l: FullLocalizer<ObjectsMessages>,
  { fields }: ObjectDescription,
  all: readonly string[],
  columns: readonly string[],
  onColumns: (columns: readonly string[]) => void,
): TemplateResult {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return html`<details data-columns>
    <summary>${l.t('columns', { shown: columns.length, total: all.length })}</summary>
    <div class="tool choices" role="group" aria-label=${l.t('chooseColumns')}>
      ${all.map((name) =>
        checkboxField({
          id: `column-${name}`,
          label: labels.get(name) ?? name,
          checked: columns.includes(name),
          onChange: (checked) => onColumns(all.filter((each) => (each === name ? checked : columns.includes(each)))),
        }),
      )}
    </div>
  </details>`;
}

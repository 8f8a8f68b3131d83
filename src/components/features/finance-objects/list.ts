import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { Localize } from '../../locales/localize.js';
import type { Words } from './messages.js';
import type { Found, ObjectRecord } from './source.js';
import { inWords, nameOf, shown } from './values.js';

export interface ListActions {
  readonly onOpen: (record: ObjectRecord) => void;
  readonly onPick: (ids: readonly string[], picked: boolean) => void;
  readonly onMore: () => void;
}

export interface ListOptions extends ListActions {
  readonly description: ObjectDescription;
  readonly found: Found;
  readonly picked: ReadonlySet<string>;
  /** Whether records can be chosen, to be changed together. */
  readonly canPick: boolean;
  readonly loadingMore: boolean;
}

/** Columns of a list: the fields of a result in the order of their description, without the id and without what each record is called by. */
export function columnsOf({ fields }: ObjectDescription, records: readonly ObjectRecord[]): string[] {
  const present = new Set(records.flatMap((record) => Object.keys(record)));
  const isName = (column: string): boolean => records.every((record) => shown(record[column]) === nameOf(record));
  const known = fields.map(({ name }) => name).filter((name) => present.has(name) && !isName(name));
  return [...known, ...[...present].filter((name) => !known.includes(name) && !isName(name))].filter((name) => name !== 'Id');
}

const idOf = (record: ObjectRecord): string => shown(record['Id']);

/** The records of a result as a table that is as wide as it has to be. */
export function renderList(l: Localize<Words>, options: ListOptions): TemplateResult {
  const { description, found, picked, canPick, loadingMore, onMore, onPick } = options;
  const { records } = found;
  const columns = columnsOf(description, records);
  const labels = new Map(description.fields.map(({ name, label }) => [name, label]));
  const numbers = new Set(description.fields.filter(({ type }) => type === 'decimal' || type === 'integer').map(({ name }) => name));
  const ids = records.map(idOf).filter((id) => id !== '');
  const all = ids.length > 0 && ids.every((id) => picked.has(id));
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${description.label}>
      <table class="grid" part="table">
        <thead>
          <tr>
            ${canPick ? html`<th scope="col" class="pick">${pick(l.t('selectAll'), 'pick-all', all, (on) => onPick(ids, on))}</th>` : nothing}
            <th scope="col">${l.t('record')}</th>
            ${columns.map((name) => html`<th scope="col" class=${numbers.has(name) ? 'number' : ''}>${labels.get(name) ?? name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${records.map((record) => row(l, record, columns, numbers, options))}
        </tbody>
      </table>
    </div>
    <div class="actions">
      <p class="soft">${l.t('shownOf', { shown: records.length, total: found.size })}</p>
      ${
        found.locator === undefined
          ? nothing
          : html`<button
              class="button"
              type="button"
              aria-disabled=${loadingMore ? 'true' : 'false'}
              @click=${() => loadingMore || onMore()}
            >
              ${l.t('more')}
            </button>`
      }
    </div>`;
}

function pick(label: string, name: string, checked: boolean, onChange: (checked: boolean) => void): TemplateResult {
  return html`<label
    ><input
      type="checkbox"
      name=${name}
      aria-label=${label}
      .checked=${checked}
      @change=${(event: Event) => event.target instanceof HTMLInputElement && onChange(event.target.checked)}
  /></label>`;
}

function row(
  l: Localize<Words>,
  record: ObjectRecord,
  columns: readonly string[],
  numbers: ReadonlySet<string>,
  { picked, canPick, onOpen, onPick }: ListOptions,
): TemplateResult {
  const id = idOf(record);
  const name = nameOf(record);
  return html`<tr part="row">
    ${canPick ? html`<td class="pick">${id === '' ? nothing : pick(l.t('select', { name }), 'pick', picked.has(id), (on) => onPick([id], on))}</td>` : nothing}
    <th scope="row">
      ${
        id === ''
          ? html`<bdi>${name}</bdi>`
          : html`<button
              class="button link"
              type="button"
              data-open=${id}
              aria-label=${l.t('open', { name })}
              @click=${() => onOpen(record)}
            >
              <bdi>${name}</bdi>
            </button>`
      }
    </th>
    ${columns.map((column) => html`<td class=${numbers.has(column) ? 'number' : ''}><bdi>${inWords(l, record[column])}</bdi></td>`)}
  </tr>`;
}

import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import { WindowedRows } from '../../controllers/windowed-rows.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { formatValue, formatTime } from './format-value.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { SortOrder } from './sort-order.js';
import type { QueryResult, ObjectRecord } from './source.js';
import { recordName, toText } from './values.js';

/** Number of records above which only the visible rows are rendered. */
const WINDOWED_FROM = 100;

interface RecordTableActions {
  readonly onOpen: (record: ObjectRecord) => void;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  readonly onNextPage: () => void;
  readonly onSort: (column: string) => void;
}

interface RecordTableOptions extends RecordTableActions {
  readonly description: ObjectDescription;
  readonly result: QueryResult;
  /** Records in display order. */
  readonly records: readonly ObjectRecord[];
  readonly columns: readonly string[];
  /** Current sort order. Undefined if the records are not sorted. */
  readonly sortOrder: SortOrder | undefined;
  readonly canSort: boolean;
  readonly selectedIds: ReadonlySet<string>;
  /** True if records can be selected for a bulk update. */
  readonly canSelect: boolean;
  readonly nextPageStatus: 'idle' | 'busy' | 'failed';
}

const recordId = (record: ObjectRecord): string => toText(record['Id']);

/** Table of records. Renders only the visible rows of long lists. */
export class RecordTable {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly #windowedRows: WindowedRows<ObjectRecord>;
  /** Stable row key of each listed record. */
  readonly #keys = new WeakMap<ObjectRecord, string>();
  #lastKey = 0;
  #numberColumns: ReadonlySet<string> = new Set();
  #timeColumns: ReadonlySet<string> = new Set();
  #options: RecordTableOptions | undefined;

  constructor(host: LitElement, l: FullLocalizer<ObjectsMessages>) {
    this.#host = host;
    this.#l = l;
    this.#windowedRows = new WindowedRows(host, {
      rows: () => this.#options?.records ?? [],
      key: (record) => this.#keyOf(record),
      cells: (record) => this.#cells(record),
      updateRow: (element) => element.part.add('row'),
      onNearEnd: () => undefined,
    });
  }

  /** Moves the focus to a record, even if its row is not rendered yet. Returns false if the record is not listed. */
  focus(id: string): boolean {
    const record = this.#options?.records.find((candidate) => recordId(candidate) === id);
    if (!record) return false;
    if (this.#windowedRows.focus(this.#keyOf(record), '[data-open]')) return true;
    const button = this.#host.renderRoot.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`);
    button?.focus();
    return button !== null;
  }

  render(options: RecordTableOptions): TemplateResult {
    this.#options = options;
    const l = this.#l;
    const { description, result, records, columns, selectedIds, canSelect, nextPageStatus, onNextPage, onSelect } = options;
    this.#numberColumns = new Set(
      description.fields.filter(({ type }) => type === 'decimal' || type === 'integer').map(({ name }) => name),
    );
    this.#timeColumns = new Set(description.fields.filter(({ type }) => type === 'datetime').map(({ name }) => name));
    const labels = new Map(description.fields.map(({ name, label }) => [name, label]));
    const ids = records.map(recordId).filter((id) => id !== '');
    const areAllSelected = ids.length > 0 && ids.every((id) => selectedIds.has(id));
    const isWindowed = records.length > WINDOWED_FROM;
    return html`<div class=${isWindowed ? 'scroll many' : 'scroll'} tabindex="0" role="region" aria-label=${description.label}>
        <table class="grid" part="table" aria-rowcount=${isWindowed ? records.length + 1 : nothing}>
          <thead>
            <tr>
              ${canSelect ? html`<th scope="col" class="pick">${renderCheckbox(l.t('selectAll'), 'pick-all', areAllSelected, (isSelected) => onSelect(ids, isSelected))}</th>` : nothing}
              <th scope="col">${l.t('record')}</th>
              ${columns.map((name) => this.#heading(name, labels.get(name) ?? name))}
            </tr>
          </thead>
          ${
            isWindowed
              ? html`<tbody data-rows></tbody>`
              : html`<tbody>
                  ${records.map(
                    (record) =>
                      html`<tr part="row">
                        ${this.#cells(record)}
                      </tr>`,
                  )}
                </tbody>`
          }
        </table>
      </div>
      <div class="actions">
        <p class="soft">
          ${nextPageStatus === 'failed' ? l.t('moreFailed') : l.t('shownOf', { shown: records.length, total: result.size })}
        </p>
        ${
          result.nextCursor === undefined
            ? nothing
            : html`<button
                class="button"
                type="button"
                data-more
                aria-disabled=${nextPageStatus === 'busy' ? 'true' : 'false'}
                @click=${() => nextPageStatus === 'busy' || onNextPage()}
              >
                ${l.t('more')}
              </button>`
        }
      </div>`;
  }

  #keyOf(record: ObjectRecord): string {
    const knownKey = this.#keys.get(record);
    if (knownKey !== undefined) return knownKey;
    const key = String((this.#lastKey += 1));
    this.#keys.set(record, key);
    return key;
  }

  #heading(name: string, label: string): TemplateResult {
    const { sortOrder, canSort = false, onSort = () => undefined } = this.#options ?? {};
    const cellClass = this.#numberColumns.has(name) ? 'number' : '';
    if (!canSort) return html`<th scope="col" class=${cellClass}>${label}</th>`;
    const ariaSort = sortOrder?.column === name ? (sortOrder.descending ? 'descending' : 'ascending') : 'none';
    return html`<th scope="col" class=${cellClass} aria-sort=${ariaSort}>
      <button class="order" type="button" @click=${() => onSort(name)}>${label}<span class="arrow" aria-hidden="true"></span></button>
    </th>`;
  }

  #cells(record: ObjectRecord): TemplateResult {
    const l = this.#l;
    const { columns = [], selectedIds = new Set<string>(), canSelect = false, onOpen, onSelect } = this.#options ?? {};
    const id = recordId(record);
    const name = recordName(record);
    return html`${
        canSelect
          ? html`<td class="pick">
              ${id === '' ? nothing : renderCheckbox(l.t('select', { name }), 'pick', selectedIds.has(id), (isSelected) => onSelect?.([id], isSelected))}
            </td>`
          : nothing
      }
      <th scope="row">
        ${
          id === ''
            ? html`<bdi>${name}</bdi>`
            : html`<button
                class="button link"
                type="button"
                data-open=${id}
                aria-label=${l.t('open', { name })}
                @click=${() => onOpen?.(record)}
              >
                <bdi>${name}</bdi>
              </button>`
        }
      </th>
      ${columns.map((column) => html`<td class=${this.#numberColumns.has(column) ? 'number' : ''}><bdi>${this.#timeColumns.has(column) ? formatTime(record[column]) : formatValue(l, record[column])}</bdi></td>`)}`;
  }
}

function renderCheckbox(label: string, name: string, checked: boolean, onChange: (checked: boolean) => void): TemplateResult {
  return html`<label
    ><input
      type="checkbox"
      name=${name}
      aria-label=${label}
      .checked=${checked}
      @change=${(event: Event) => event.target instanceof HTMLInputElement && onChange(event.target.checked)}
  /></label>`;
}

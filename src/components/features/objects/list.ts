import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import { WindowedRows } from '../../controllers/windowed-rows.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { inWords, toMinute } from './in-words.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { Order } from './order.js';
import type { Found, ObjectRecord } from './source.js';
import { nameOf, shown } from './values.js';

/** From so many records on, only those are drawn that are seen. */
const MANY = 100;

export interface ListActions {
  readonly onOpen: (record: ObjectRecord) => void;
  readonly onPick: (ids: readonly string[], picked: boolean) => void;
  readonly onMore: () => void;
  readonly onOrder: (column: string) => void;
}

export interface ListOptions extends ListActions {
  readonly description: ObjectDescription;
  readonly found: Found;
  /** The records in the order in which they are shown. */
  readonly records: readonly ObjectRecord[];
  readonly columns: readonly string[];
  /** Undefined where only the platform could put them into an order. */
  readonly order: Order | undefined;
  readonly canOrder: boolean;
  readonly picked: ReadonlySet<string>;
  /** Whether records can be chosen, to be changed together. */
  readonly canPick: boolean;
  readonly more: 'idle' | 'busy' | 'failed';
}

const idOf = (record: ObjectRecord): string => shown(record['Id']);

/** Records of a result as a table that is as wide as it has to be; of many, only the rows that are seen. */
export class RecordList {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly #windowed: WindowedRows<ObjectRecord>;
  /** Names each row for as long as its record is listed. */
  readonly #keys = new WeakMap<ObjectRecord, string>();
  #count = 0;
  #numbers: ReadonlySet<string> = new Set();
  #times: ReadonlySet<string> = new Set();
  #options: ListOptions | undefined;

  constructor(host: LitElement, l: FullLocalizer<ObjectsMessages>) {
    this.#host = host;
    this.#l = l;
    this.#windowed = new WindowedRows(host, {
      rows: () => this.#options?.records ?? [],
      key: (record) => this.#keyOf(record),
      cells: (record) => this.#cells(record),
      updateRow: (element) => element.part.add('row'),
      onNearEnd: () => undefined,
    });
  }

  /** Gives the focus to a record, wherever it is; false if it is not listed. */
  focus(id: string): boolean {
    const record = this.#options?.records.find((one) => idOf(one) === id);
    if (!record) return false;
    if (this.#windowed.focus(this.#keyOf(record), '[data-open]')) return true;
    const opener = this.#host.renderRoot.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`);
    opener?.focus();
    return opener !== null;
  }

  render(options: ListOptions): TemplateResult {
    this.#options = options;
    const l = this.#l;
    const { description, found, records, columns, picked, canPick, more, onMore, onPick } = options;
    this.#numbers = new Set(description.fields.filter(({ type }) => type === 'decimal' || type === 'integer').map(({ name }) => name));
    this.#times = new Set(description.fields.filter(({ type }) => type === 'datetime').map(({ name }) => name));
    const labels = new Map(description.fields.map(({ name, label }) => [name, label]));
    const ids = records.map(idOf).filter((id) => id !== '');
    const all = ids.length > 0 && ids.every((id) => picked.has(id));
    const many = records.length > MANY;
    return html`<div class=${many ? 'scroll many' : 'scroll'} tabindex="0" role="region" aria-label=${description.label}>
        <table class="grid" part="table" aria-rowcount=${many ? records.length + 1 : nothing}>
          <thead>
            <tr>
              ${canPick ? html`<th scope="col" class="pick">${pick(l.t('selectAll'), 'pick-all', all, (on) => onPick(ids, on))}</th>` : nothing}
              <th scope="col">${l.t('record')}</th>
              ${columns.map((name) => this.#heading(name, labels.get(name) ?? name))}
            </tr>
          </thead>
          ${
            many
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
        <p class="soft">${more === 'failed' ? l.t('moreFailed') : l.t('shownOf', { shown: records.length, total: found.size })}</p>
        ${
          found.locator === undefined
            ? nothing
            : html`<button
                class="button"
                type="button"
                data-more
                aria-disabled=${more === 'busy' ? 'true' : 'false'}
                @click=${() => more === 'busy' || onMore()}
              >
                ${l.t('more')}
              </button>`
        }
      </div>`;
  }

  #keyOf(record: ObjectRecord): string {
    const known = this.#keys.get(record);
    if (known !== undefined) return known;
    const key = String((this.#count += 1));
    this.#keys.set(record, key);
    return key;
  }

  #heading(name: string, label: string): TemplateResult {
    const { order, canOrder = false, onOrder = () => undefined } = this.#options ?? {};
    const look = this.#numbers.has(name) ? 'number' : '';
    if (!canOrder) return html`<th scope="col" class=${look}>${label}</th>`;
    const sorted = order?.column === name ? (order.descending ? 'descending' : 'ascending') : 'none';
    return html`<th scope="col" class=${look} aria-sort=${sorted}>
      <button class="order" type="button" @click=${() => onOrder(name)}>${label}<span class="arrow" aria-hidden="true"></span></button>
    </th>`;
  }

  #cells(record: ObjectRecord): TemplateResult {
    const l = this.#l;
    const { columns = [], picked = new Set<string>(), canPick = false, onOpen, onPick } = this.#options ?? {};
    const id = idOf(record);
    const name = nameOf(record);
    return html`${
        canPick
          ? html`<td class="pick">
              ${id === '' ? nothing : pick(l.t('select', { name }), 'pick', picked.has(id), (on) => onPick?.([id], on))}
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
      ${columns.map((column) => html`<td class=${this.#numbers.has(column) ? 'number' : ''}><bdi>${this.#times.has(column) ? toMinute(record[column]) : inWords(l, record[column])}</bdi></td>`)}`;
  }
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

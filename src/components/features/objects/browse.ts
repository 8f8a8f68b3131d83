import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { selectField } from '../../primitives/field.js';
import { columnsOf, renderColumns, shownColumns } from './columns.js';
import { renderConsole } from './console.js';
import { filterInWords, renderFilter } from './filter-form.js';
import type { Filter } from './filter.js';
import type { RecordList } from './list.js';
import type { Listing } from './listing.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { inOrder } from './order.js';
import { SAMPLE } from './sample.js';
import { editableFields, type ObjectRecord } from './source.js';
import { TYPES } from './types.js';
import { readable } from './values.js';
import type { ObjectsState } from './views.js';

export interface BrowseActions {
  readonly onType: (type: string) => void;
  readonly onCreate: () => void;
  readonly onBulk: () => void;
  readonly onDraft: (change: Partial<Filter>) => void;
  readonly onFilter: () => void;
  readonly onShowAll: () => void;
  readonly onWrite: (query: string) => void;
  readonly onRun: () => void;
  readonly onOpen: (record: ObjectRecord) => void;
  readonly onAgain: () => void;
  readonly onFile: () => void;
}

export interface BrowseOptions extends BrowseActions {
  readonly state: ObjectsState;
  readonly listing: Listing;
  readonly list: RecordList;
  /** The kind that the page or the person chose. */
  readonly type: string;
  /** The query as it is being written. */
  readonly query: string;
  readonly canWrite: boolean;
  /** Why the record that was to be opened is not. */
  readonly problem: string;
  /** Why there is no list. */
  readonly failure: string;
}

/** Records of a kind: which kind and which of them, and the list. */
export function renderBrowse(l: FullLocalizer<ObjectsMessages>, options: BrowseOptions): TemplateResult {
  return html`${head(l, options)}${tools(l, options)}${result(l, options)}`;
}

function head(l: FullLocalizer<ObjectsMessages>, { listing, type, canWrite, onType, onBulk, onCreate }: BrowseOptions): TemplateResult {
  const { description, picked } = listing;
  const types: readonly string[] = (TYPES as readonly string[]).includes(type) ? TYPES : [type, ...TYPES];
  const canCreate = description && canWrite && editableFields(description, true).length > 0;
  return html`<h2 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h2>
    <div class="head">
      ${selectField({
        id: 'type',
        label: l.t('type'),
        value: type,
        options: types.map((name) => ({ value: name, label: readable(name) })),
        onInput: onType,
      })}
      <div class="actions">
        ${
          picked.size > 0
            ? html`<button class="button" type="button" data-bulk @click=${onBulk}>${l.t('bulk', { count: picked.size })}</button>`
            : nothing
        }
        <button class=${canCreate ? 'button' : 'button unseen'} type="button" data-create @click=${onCreate}>
          ${l.t('create', { type: description?.label ?? readable(type) })}
        </button>
      </div>
    </div>`;
}

function tools(l: FullLocalizer<ObjectsMessages>, options: BrowseOptions): TemplateResult {
  const { listing, state, query, onDraft, onFilter, onWrite, onRun } = options;
  const { description = SAMPLE.description, draft = { field: 'Name', comparison: '=', value: '' } as const, found, columns } = listing;
  const all = columnsOf(description, found?.records ?? []);
  return html`<div class="tools">
    ${renderFilter(l, description, draft, { onDraft, onFilter })}
    ${renderConsole(l, { text: query, history: listing.history, onType: onWrite, onRun })}
    ${
      // Last, so that nothing gives way once there are columns.
      state === 'ready' ? renderColumns(l, description, all, shownColumns(all, columns), (chosen) => listing.choose(chosen)) : nothing
    }
  </div>`;
}

function result(l: FullLocalizer<ObjectsMessages>, options: BrowseOptions): TemplateResult {
  const { state, listing, list, canWrite, problem, failure, onAgain, onFile, onOpen, onShowAll } = options;
  const { description, found, error, filter } = listing;
  if (state === 'error' || state === 'offline') {
    const action = error?.retryable ? { label: l.t('tryAgain'), onClick: onAgain } : undefined;
    return notice({ kind: state, text: failure, action });
  }
  const applied =
    filter && description
      ? html`<div class="actions applied">
          <p>${filterInWords(l, description, filter)}</p>
          <button class="button" type="button" data-show-all @click=${onShowAll}>${l.t('showAll')}</button>
        </div>`
      : nothing;
  if (!found || !description || state === 'loading') return html`${applied}${ghost(l, list)}`;
  if (state === 'empty')
    return html`${applied}
      <p class="soft">${l.t('empty')}</p>
      ${limits(l, options)}`;
  const { order, picked, more } = listing;
  const canChange = canWrite && editableFields(description, false).length > 0;
  const canOrder = found.locator === undefined && found.records.length > 1;
  return html`${applied}${problem ? notice({ kind: 'error', text: problem }) : nothing}
    <div class="view">
      ${list.render({
        description,
        found,
        records: order && canOrder ? inOrder(description, found.records, order, l.locale) : found.records,
        columns: shownColumns(columnsOf(description, found.records), listing.columns),
        order,
        canOrder,
        picked,
        canPick: canChange,
        more,
        onOpen,
        onPick: (ids, on) => listing.pick(ids, on),
        onMore: () => void listing.nextPage(),
        onOrder: (column) => listing.orderBy(column),
      })}
      <div class="actions">
        <button class="button" type="button" data-csv @click=${onFile}>
          ${found.locator === undefined ? l.t('csv') : l.t('csvPart', { shown: found.records.length, total: found.size })}
        </button>
      </div>
      ${limits(l, options)}
    </div>`;
}

/** What cannot be done here, said before somebody tries. */
function limits(l: FullLocalizer<ObjectsMessages>, { canWrite, listing: { description } }: BrowseOptions): TemplateResult | typeof nothing {
  if (!description) return nothing;
  if (!canWrite) return html`<p class="soft">${l.t('readOnly')}</p>`;
  const isNotCreated = editableFields(description, true).length === 0;
  const isNotChanged = editableFields(description, false).length === 0;
  return isNotCreated || isNotChanged
    ? html`<p class="soft">${isNotCreated ? l.t('notCreated') : nothing} ${isNotChanged ? l.t('notChanged') : nothing}</p>`
    : nothing;
}

/** What stands in for a list while it comes. */
function ghost(l: FullLocalizer<ObjectsMessages>, list: RecordList): TemplateResult {
  const { description, found } = SAMPLE;
  return html`<div class="view ghost" aria-hidden="true" inert>
    ${list.render({
      description,
      found,
      records: found.records,
      columns: columnsOf(description, found.records),
      order: undefined,
      canOrder: false,
      picked: new Set(),
      canPick: false,
      more: 'idle',
      onOpen: () => undefined,
      onPick: () => undefined,
      onMore: () => undefined,
      onOrder: () => undefined,
    })}
    <div class="actions"><button class="button" type="button" data-csv>${l.t('csv')}</button></div>
  </div>`;
}

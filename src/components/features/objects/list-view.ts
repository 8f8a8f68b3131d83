import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { selectField } from '../../primitives/field.js';
import { columnsOf, renderColumnChooser, visibleColumns } from './columns.js';
import { renderQueryConsole } from './query-console.js';
import { filterText, renderFilterForm } from './filter-form.js';
import type { Filter } from './filter.js';
import type { RecordTable } from './record-table.js';
import type { RecordListController } from './record-list-controller.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { sortRecords } from './sort-order.js';
import { SAMPLE } from './sample.js';
import { editableFields, type ObjectRecord } from './source.js';
import { LISTED_TYPES } from './object-types.js';
import { toLabel } from './values.js';
import type { ObjectsState } from './views.js';

interface ListViewActions {
  readonly onType: (type: string) => void;
  readonly onCreate: () => void;
  readonly onBulkUpdate: () => void;
  readonly onFilterInput: (change: Partial<Filter>) => void;
  readonly onApplyFilter: () => void;
  readonly onShowAll: () => void;
  readonly onQueryInput: (query: string) => void;
  readonly onRunQuery: () => void;
  readonly onOpen: (record: ObjectRecord) => void;
  readonly onRetry: () => void;
  readonly onExport: () => void;
}

interface ListViewOptions extends ListViewActions {
  readonly state: ObjectsState;
  readonly list: RecordListController;
  readonly table: RecordTable;
  /** Selected object type. */
  readonly type: string;
  /** Text of the query field. */
  readonly query: string;
  readonly canWrite: boolean;
  /** Reason why a record could not be opened. */
  readonly openError: string;
  /** Reason why the list could not be loaded. */
  readonly errorText: string;
}

/** Renders the type selector, the filter, query and column tools, and the list. */
export function renderListView(l: FullLocalizer<ObjectsMessages>, options: ListViewOptions): TemplateResult {
  return html`${renderHead(l, options)}${renderTools(l, options)}${renderResult(l, options)}`;
}

function renderHead(
  l: FullLocalizer<ObjectsMessages>,
  { list, type, canWrite, onType, onBulkUpdate, onCreate }: ListViewOptions,
): TemplateResult {
  const { description, selectedIds } = list;
  const types: readonly string[] = (LISTED_TYPES as readonly string[]).includes(type) ? LISTED_TYPES : [type, ...LISTED_TYPES];
  const canCreate = description && canWrite && editableFields(description, true).length > 0;
  return html`<h2 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h2>
    <div class="head">
      ${selectField({
        id: 'type',
        label: l.t('type'),
        value: type,
        options: types.map((name) => ({ value: name, label: toLabel(name) })),
        onInput: onType,
      })}
      <div class="actions">
        ${
          selectedIds.size > 0
            ? html`<button class="button" type="button" data-bulk @click=${onBulkUpdate}>
                ${l.t('bulk', { count: selectedIds.size })}
              </button>`
            : nothing
        }
        <button class=${canCreate ? 'button' : 'button unseen'} type="button" data-create @click=${onCreate}>
          ${l.t('create', { type: description?.label ?? toLabel(type) })}
        </button>
      </div>
    </div>`;
}

function renderTools(l: FullLocalizer<ObjectsMessages>, options: ListViewOptions): TemplateResult {
  const { list, state, query, onFilterInput, onApplyFilter, onQueryInput, onRunQuery } = options;
  const { description = SAMPLE.description, filterDraft = { field: 'Name', comparison: '=', value: '' } as const, result, columns } = list;
  const allColumns = columnsOf(description, result?.records ?? []);
  return html`<div class="tools">
    ${renderFilterForm(l, description, filterDraft, { onInput: onFilterInput, onApply: onApplyFilter })}
    ${renderQueryConsole(l, { query, history: list.queryHistory, onInput: onQueryInput, onRun: onRunQuery })}
    ${
      // The column chooser comes last, so that the other tools do not move when it appears.
      state === 'ready'
        ? renderColumnChooser(l, description, allColumns, visibleColumns(allColumns, columns), (columnNames) =>
            list.setColumns(columnNames),
          )
        : nothing
    }
  </div>`;
}

function renderResult(l: FullLocalizer<ObjectsMessages>, options: ListViewOptions): TemplateResult {
  const { state, list, table, canWrite, openError, errorText, onRetry, onExport, onOpen, onShowAll } = options;
  const { description, result, error, filter } = list;
  if (state === 'error' || state === 'offline') {
    const action = error?.retryable ? { label: l.t('tryAgain'), onClick: onRetry } : undefined;
    return notice({ kind: state, text: errorText, action });
  }
  const appliedFilter =
    filter && description
      ? html`<div class="actions applied">
          <p>${filterText(l, description, filter)}</p>
          <button class="button" type="button" data-show-all @click=${onShowAll}>${l.t('showAll')}</button>
        </div>`
      : nothing;
  if (!result || !description || state === 'loading') return html`${appliedFilter}${renderPlaceholder(l, table)}`;
  if (state === 'empty')
    return html`${appliedFilter}
      <p class="soft">${l.t('empty')}</p>
      ${renderLimits(l, options)}`;
  const { sortOrder, selectedIds, nextPageStatus } = list;
  const canChange = canWrite && editableFields(description, false).length > 0;
  const canSort = result.nextCursor === undefined && result.records.length > 1;
  return html`${appliedFilter}${openError ? notice({ kind: 'error', text: openError }) : nothing}
    <div class="view">
      ${table.render({
        description,
        result,
        records: sortOrder && canSort ? sortRecords(description, result.records, sortOrder, l.locale) : result.records,
        columns: visibleColumns(columnsOf(description, result.records), list.columns),
        sortOrder,
        canSort,
        selectedIds,
        canSelect: canChange,
        nextPageStatus,
        onOpen,
        onSelect: (ids, isSelected) => list.select(ids, isSelected),
        onNextPage: () => void list.loadNextPage(),
        onSort: (column) => list.sortBy(column),
      })}
      <div class="actions">
        <button class="button" type="button" data-csv @click=${onExport}>
          ${result.nextCursor === undefined ? l.t('csv') : l.t('csvPart', { shown: result.records.length, total: result.size })}
        </button>
      </div>
      ${renderLimits(l, options)}
    </div>`;
}

/** Renders a note about actions that are not possible for this type or session. */
function renderLimits(
  l: FullLocalizer<ObjectsMessages>,
  { canWrite, list: { description } }: ListViewOptions,
): TemplateResult | typeof nothing {
  if (!description) return nothing;
  if (!canWrite) return html`<p class="soft">${l.t('readOnly')}</p>`;
  const cannotCreate = editableFields(description, true).length === 0;
  const cannotChange = editableFields(description, false).length === 0;
  return cannotCreate || cannotChange
    ? html`<p class="soft">${cannotCreate ? l.t('notCreated') : nothing} ${cannotChange ? l.t('notChanged') : nothing}</p>`
    : nothing;
}

/** Renders a placeholder while the list is loading. */
function renderPlaceholder(l: FullLocalizer<ObjectsMessages>, table: RecordTable): TemplateResult {
  const { description, result } = SAMPLE;
  return html`<div class="view ghost" aria-hidden="true" inert>
    ${table.render({
      description,
      result,
      records: result.records,
      columns: columnsOf(description, result.records),
      sortOrder: undefined,
      canSort: false,
      selectedIds: new Set(),
      canSelect: false,
      nextPageStatus: 'idle',
      onOpen: () => undefined,
      onSelect: () => undefined,
      onNextPage: () => undefined,
      onSort: () => undefined,
    })}
    <div class="actions"><button class="button" type="button" data-csv>${l.t('csv')}</button></div>
  </div>`;
}

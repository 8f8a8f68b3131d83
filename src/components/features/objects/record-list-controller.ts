import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { RenderFeedback } from './feedback.js';
import { toStorefrontError, isRefusal } from './errors.js';
import { toCondition, defaultFilter, filterProblem, type Filter, type FilterDraft } from './filter.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { toggleSortOrder, type SortOrder } from './sort-order.js';
import { ObjectSource, buildQuery, queriedType, type QueryResult } from './source.js';

/** Maximum number of remembered queries. Queries are kept in memory only, because they may contain personal data. */
const MAX_HISTORY = 20;

/** Controller of the list: records of a type or query, filter, selection, sort order and load errors. */
export class RecordListController {
  readonly #feedback: RenderFeedback;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly #onNewList: () => void;
  #client: Client | undefined;
  /** Aborts the running read when the next read starts. */
  #readAbort = new AbortController();
  /** Repeats the request for the list. Undefined once the query of the list is known, because the query is then repeated instead. */
  #restart: (() => Promise<void>) | undefined;
  #columnsByType = new Map<string, ReadonlySet<string>>();

  source: ObjectSource | undefined;
  /** Type of the listed or requested records. */
  type = '';
  description: ObjectDescription | undefined;
  result: QueryResult | undefined;
  error: StorefrontError | undefined;
  selectedIds: ReadonlySet<string> = new Set();
  nextPageStatus: 'idle' | 'busy' | 'failed' = 'idle';
  /** Query of the listed records. */
  query = '';
  queryHistory: readonly string[] = [];
  /** Applied filter. */
  filter: Filter | undefined;
  filterDraft: FilterDraft | undefined;
  sortOrder: SortOrder | undefined;

  /** @param onNewList called when another list is started */
  constructor(feedback: RenderFeedback, l: FullLocalizer<ObjectsMessages>, onNewList: () => void) {
    this.#feedback = feedback;
    this.#l = l;
    this.#onNewList = onNewList;
  }

  get signal(): AbortSignal {
    return this.#readAbort.signal;
  }

  /** Chosen columns of the listed type. */
  get columns(): ReadonlySet<string> | undefined {
    return this.#columnsByType.get(this.description?.name ?? '');
  }

  setColumns(columns: readonly string[]): void {
    this.#columnsByType.set(this.description?.name ?? '', new Set(columns));
    this.#feedback.requestUpdate();
  }

  /** Sets the client and discards all data of the previous one. Returns true if the client has changed. */
  setClient(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.source = client && new ObjectSource(client);
    this.reset();
    return true;
  }

  /** Discards all loaded data and user entries, because another user may sign in. */
  reset(): void {
    this.#readAbort.abort();
    this.#startList(undefined);
    this.description = undefined;
    this.query = this.type = '';
    this.queryHistory = [];
    this.#feedback.requestUpdate();
  }

  /** Lists the records of a type that match the filter. */
  async list(type: string, filter?: Filter): Promise<void> {
    this.#startList(() => this.list(type, filter));
    this.type = type;
    this.filter = filter;
    // The filter form stays rendered if the type is the same, because one of its fields may have the focus.
    if (this.description?.name === type) this.filterDraft = filter ?? defaultFilter(this.description);
    await this.#load(async (source, signal) => {
      const description = await source.describe(type);
      if (signal.aborted) return;
      this.description = description;
      this.filterDraft ??= filter ?? defaultFilter(description);
      this.query = buildQuery(description, filter && toCondition(description, filter));
      await this.#loadRecords(source, signal);
    });
  }

  updateFilterDraft(change: Partial<Filter>): void {
    if (!this.filterDraft) return;
    this.filterDraft = { ...this.filterDraft, ...change, problem: undefined };
    this.#feedback.requestUpdate();
  }

  /** Lists the records that match the filter form. */
  async applyFilter(): Promise<void> {
    const { description, filterDraft } = this;
    if (!description || !filterDraft) return;
    const problem = filterProblem(description, filterDraft);
    this.filterDraft = { ...filterDraft, problem };
    if (problem) return this.#feedback.requestFocus('#filter-value');
    const { field, comparison, value } = filterDraft;
    await this.list(description.name, { field, comparison, value });
  }

  /** Lists the result of a query. */
  async runQuery(query: string): Promise<void> {
    this.#startList(() => this.runQuery(query));
    this.query = query;
    this.queryHistory = [query, ...this.queryHistory.filter((earlier) => earlier !== query)].slice(0, MAX_HISTORY);
    await this.#load(async (source, signal) => {
      const type = queriedType(query);
      if (type !== undefined) {
        const description = await source.describe(type);
        if (signal.aborted) return;
        this.description = description;
        this.filterDraft = defaultFilter(description);
        this.type = type;
      }
      await this.#loadRecords(source, signal);
    });
  }

  /** Loads the current list again. */
  reload(): Promise<void> {
    return this.#restart?.() ?? this.#load((source, signal) => this.#loadRecords(source, signal));
  }

  /** Appends the next page. The listed records stay if loading fails. */
  async loadNextPage(): Promise<void> {
    const { result, source, signal } = this;
    const { nextCursor: locator } = result ?? {};
    if (!result || !source || locator === undefined || this.nextPageStatus === 'busy') return;
    this.#setNextPageStatus('busy');
    try {
      const next = await source.findMore(locator, signal);
      if (this.result !== result) return;
      this.result = { ...next, size: result.size, records: [...result.records, ...next.records] };
      this.#setNextPageStatus('idle');
      this.#feedback.setAnnouncement(this.#l.t('shownOf', { shown: this.result.records.length, total: result.size }));
    } catch {
      if (this.result !== result) return;
      this.#setNextPageStatus(signal.aborted ? 'idle' : 'failed');
      if (!signal.aborted) this.#feedback.setAnnouncement(this.#l.t('moreFailed'));
    }
  }

  select(ids: readonly string[], isSelected: boolean): void {
    const next = new Set(this.selectedIds);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    this.selectedIds = next;
    this.#feedback.requestUpdate();
  }

  /** Sorts by a column, or reverses the order if the list is already sorted by that column. */
  sortBy(column: string): void {
    this.sortOrder = toggleSortOrder(this.sortOrder, column);
    this.#feedback.requestUpdate();
  }

  /** Reloads as many records as are listed, without a loading state. Keeps the listed records if loading fails. */
  async refresh(): Promise<void> {
    const { result: previous, source, signal, query } = this;
    if (!source || !previous) return;
    try {
      let result = await source.find(query, signal);
      while (result.nextCursor !== undefined && result.records.length < previous.records.length) {
        const next = await source.findMore(result.nextCursor, signal);
        result = { ...next, size: result.size, records: [...result.records, ...next.records] };
      }
      if (this.query === query && !signal.aborted) this.result = result;
    } catch {
      // Ignores the error and keeps the outdated records. If the error persists, the next query reports it.
    }
    this.#feedback.requestUpdate();
  }

  /** Sets the error of the list and announces it. */
  fail(error: StorefrontError): void {
    this.error = error;
    this.#feedback.setAnnouncement(readErrorText(this.#l, error));
  }

  /** Aborts a load in progress and starts `work`. `work` must stop when `signal` is aborted. */
  async #load(work: (source: ObjectSource, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { source } = this;
    if (!source) return;
    this.#readAbort.abort();
    const { signal } = (this.#readAbort = new AbortController());
    this.error = undefined;
    this.#feedback.setAnnouncement('');
    try {
      await work(source, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.fail(toStorefrontError(error));
    }
    this.#feedback.requestUpdate();
  }

  /** Loads the records of the current query. */
  async #loadRecords(source: ObjectSource, signal: AbortSignal): Promise<void> {
    this.#restart = undefined;
    this.#feedback.requestUpdate();
    const result = await source.find(this.query, signal);
    if (signal.aborted) return;
    this.result = result;
    this.nextPageStatus = 'idle';
    this.#feedback.setAnnouncement(result.records.length === 0 ? this.#l.t('empty') : '');
  }

  /** Discards the current list before another one is loaded. */
  #startList(restart: (() => Promise<void>) | undefined): void {
    this.#restart = restart;
    this.#onNewList();
    this.result = this.error = this.filter = this.filterDraft = this.sortOrder = undefined;
    this.selectedIds = new Set();
    this.nextPageStatus = 'idle';
    this.#feedback.announcement = '';
  }

  #setNextPageStatus(status: RecordListController['nextPageStatus']): void {
    this.nextPageStatus = status;
    this.#feedback.requestUpdate();
  }
}

/** Returns the message for a failed read. */
export function readErrorText(l: FullLocalizer<ObjectsMessages>, error: StorefrontError): string {
  if (isRefusal(error)) return l.t('refusedRead', { reason: error.message });
  return l.t(navigator.onLine === false ? 'offline' : 'loadFailed');
}

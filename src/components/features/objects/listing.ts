import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { Cues } from './cues.js';
import { failure, isRefusal } from './failures.js';
import { conditionOf, draftFor, filterProblem, type Filter, type FilterDraft } from './filter.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { orderAfter, type Order } from './order.js';
import { ObjectSource, queryFor, typeOf, type Found } from './source.js';

/** Queries that are remembered, while the page lives: they may name people. */
const REMEMBERED = 20;

/** What is listed: the records of a type or of a query, which of them are picked, and what went wrong with reading them. */
export class Listing {
  readonly #cues: Cues;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly #onBegin: () => void;
  #client: Client | undefined;
  /** Ends what was asked before something else was. */
  #reading = new AbortController();
  /** Begins anew, while it is not known by which query. */
  #beginning: (() => Promise<void>) | undefined;
  #columns = new Map<string, ReadonlySet<string>>();

  source: ObjectSource | undefined;
  /** The type whose records are listed, or were asked for. */
  type = '';
  description: ObjectDescription | undefined;
  found: Found | undefined;
  error: StorefrontError | undefined;
  picked: ReadonlySet<string> = new Set();
  more: 'idle' | 'busy' | 'failed' = 'idle';
  /** The query whose result is listed. */
  asked = '';
  history: readonly string[] = [];
  /** Which records of the type are listed, if not all. */
  filter: Filter | undefined;
  draft: FilterDraft | undefined;
  order: Order | undefined;

  /** @param onBegin something else is to be listed */
  constructor(cues: Cues, l: FullLocalizer<ObjectsMessages>, onBegin: () => void) {
    this.#cues = cues;
    this.#l = l;
    this.#onBegin = onBegin;
  }

  get signal(): AbortSignal {
    return this.#reading.signal;
  }

  /** Columns that somebody chose for what is listed. */
  get columns(): ReadonlySet<string> | undefined {
    return this.#columns.get(this.description?.name ?? '');
  }

  choose(columns: readonly string[]): void {
    this.#columns.set(this.description?.name ?? '', new Set(columns));
    this.#cues.draw();
  }

  /** Works for a client from now on; true if it is another one. */
  use(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.source = client && new ObjectSource(client);
    this.forget();
    return true;
  }

  /** Forgets all that was read, typed and asked: it may be for other eyes. */
  forget(): void {
    this.#reading.abort();
    this.#begin(undefined);
    this.description = undefined;
    this.asked = this.type = '';
    this.history = [];
    this.#cues.draw();
  }

  /** Lists a type, or those of its records that a filter lets through. */
  async browse(type: string, filter?: Filter): Promise<void> {
    this.#begin(() => this.browse(type, filter));
    this.type = type;
    this.filter = filter;
    // The form stays what it is where its fields do: somebody may be in one of them.
    if (this.description?.name === type) this.draft = filter ?? draftFor(this.description);
    await this.#read(async (source, signal) => {
      const description = await source.describe(type);
      if (signal.aborted) return;
      this.description = description;
      this.draft ??= filter ?? draftFor(description);
      this.asked = queryFor(description, filter && conditionOf(description, filter));
      await this.#find(source, signal);
    });
  }

  changeDraft(change: Partial<Filter>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...change, problem: undefined };
    this.#cues.draw();
  }

  /** Lists what the filter that was written lets through. */
  async useFilter(): Promise<void> {
    const { description, draft } = this;
    if (!description || !draft) return;
    const problem = filterProblem(description, draft);
    this.draft = { ...draft, problem };
    if (problem) return this.#cues.focusOn('#filter-value');
    const { field, comparison, value } = draft;
    await this.browse(description.name, { field, comparison, value });
  }

  /** Lists what a query finds. */
  async ask(text: string): Promise<void> {
    this.#begin(() => this.ask(text));
    this.asked = text;
    this.history = [text, ...this.history.filter((earlier) => earlier !== text)].slice(0, REMEMBERED);
    await this.#read(async (source, signal) => {
      const type = typeOf(text);
      if (type !== undefined) {
        const description = await source.describe(type);
        if (signal.aborted) return;
        this.description = description;
        this.draft = draftFor(description);
        this.type = type;
      }
      await this.#find(source, signal);
    });
  }

  /** Asks again for what is listed, or was to be. */
  again(): Promise<void> {
    return this.#beginning?.() ?? this.#read((source, signal) => this.#find(source, signal));
  }

  /** Lists the next records too; what is listed stays, whatever becomes of it. */
  async nextPage(): Promise<void> {
    const { found, source, signal } = this;
    const { locator } = found ?? {};
    if (!found || !source || locator === undefined || this.more === 'busy') return;
    this.#become('busy');
    try {
      const next = await source.more(locator, signal);
      if (this.found !== found) return;
      this.found = { ...next, size: found.size, records: [...found.records, ...next.records] };
      this.#become('idle');
      this.#cues.say(this.#l.t('shownOf', { shown: this.found.records.length, total: found.size }));
    } catch {
      if (this.found !== found) return;
      this.#become(signal.aborted ? 'idle' : 'failed');
      if (!signal.aborted) this.#cues.say(this.#l.t('moreFailed'));
    }
  }

  pick(ids: readonly string[], picked: boolean): void {
    const next = new Set(this.picked);
    for (const id of ids) {
      if (picked) next.add(id);
      else next.delete(id);
    }
    this.picked = next;
    this.#cues.draw();
  }

  /** Puts what is listed into the order of a column, or turns it round. */
  orderBy(column: string): void {
    this.order = orderAfter(this.order, column);
    this.#cues.draw();
  }

  /** Brings the list up to date behind what is shown, as far as it was seen; if that fails, the older one stays. */
  async refresh(): Promise<void> {
    const { found: before, source, signal, asked } = this;
    if (!source || !before) return;
    try {
      let found = await source.find(asked, signal);
      while (found.locator !== undefined && found.records.length < before.records.length) {
        const next = await source.more(found.locator, signal);
        found = { ...next, size: found.size, records: [...found.records, ...next.records] };
      }
      if (this.asked === asked && !signal.aborted) this.found = found;
    } catch {
      // What is listed is older then; the next query says what is wrong.
    }
    this.#cues.draw();
  }

  /** Nothing can be listed, for this reason. */
  fail(error: StorefrontError): void {
    this.error = error;
    this.#cues.say(readFailure(this.#l, error));
  }

  /** Reads; what was being read before is no longer wanted. All that belongs to it is done in one go: nothing goes on with what was given up. */
  async #read(work: (source: ObjectSource, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { source } = this;
    if (!source) return;
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    this.error = undefined;
    this.#cues.say('');
    try {
      await work(source, signal);
    } catch (cause) {
      if (signal.aborted) return;
      this.fail(failure(cause));
    }
    this.#cues.draw();
  }

  /** Asks for the records, once it is known by which query. */
  async #find(source: ObjectSource, signal: AbortSignal): Promise<void> {
    this.#beginning = undefined;
    this.#cues.draw();
    const found = await source.find(this.asked, signal);
    if (signal.aborted) return;
    this.found = found;
    this.more = 'idle';
    this.#cues.say(found.records.length === 0 ? this.#l.t('empty') : '');
  }

  /** Something else is to be listed. */
  #begin(beginning: (() => Promise<void>) | undefined): void {
    this.#beginning = beginning;
    this.#onBegin();
    this.found = this.error = this.filter = this.draft = this.order = undefined;
    this.picked = new Set();
    this.more = 'idle';
    this.#cues.said = '';
  }

  #become(more: Listing['more']): void {
    this.more = more;
    this.#cues.draw();
  }
}

/** Why something could not be read, for people. */
export function readFailure(l: FullLocalizer<ObjectsMessages>, error: StorefrontError): string {
  if (isRefusal(error)) return l.t('refusedRead', { reason: error.message });
  return l.t(navigator.onLine === false ? 'offline' : 'loadFailed');
}

import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { Localize } from '../../locales/localize.js';
import { bulkFor, changesToSend, isWrong, outcomeOf, type BulkChange } from './bulk.js';
import { failure, isRefusal } from './failures.js';
import { checked, formFor, notSent, toSend, type Sending } from './form.js';
import type { Words } from './messages.js';
import { ObjectSource, queryFor, typeOf, type Found } from './source.js';
import { nameOf, shown } from './values.js';
import type { View } from './views.js';

/** Queries that are remembered, while the page lives: they may name people. */
const REMEMBERED = 20;

/** What somebody does with objects: which are listed, which one is open, and what is being done to it. */
export class Desk {
  readonly #host: LitElement;
  readonly #l: Localize<Words>;
  #client: Client | undefined;
  #source: ObjectSource | undefined;
  /** Ends what was asked before something else was. */
  #reading = new AbortController();

  view: View = { kind: 'list' };
  description: ObjectDescription | undefined;
  found: Found | undefined;
  error: StorefrontError | undefined;
  picked: ReadonlySet<string> = new Set();
  loadingMore = false;
  /** The query whose result is listed. */
  asked = '';
  history: readonly string[] = [];
  /** What is to be said once. */
  said = '';
  /** Where the focus goes; a new count asks for it. */
  focus = { count: 0, selector: '' };

  constructor(host: LitElement, l: Localize<Words>) {
    this.#host = host;
    this.#l = l;
  }

  /** Works for a client from now on; true if it is another one. */
  use(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.#source = client && new ObjectSource(client);
    this.#reset();
    return true;
  }

  /** Lists a type. */
  async browse(type: string): Promise<void> {
    this.#reset();
    await this.#read(async (source) => {
      this.description = await source.describe(type);
      this.asked = queryFor(this.description);
    });
    if (!this.error && this.description) await this.list();
  }

  /** Lists what a query finds. */
  async ask(text: string): Promise<void> {
    this.#reset();
    this.asked = text;
    this.history = [text, ...this.history.filter((earlier) => earlier !== text)].slice(0, REMEMBERED);
    await this.#read(async (source) => {
      const type = typeOf(text);
      if (type !== undefined) this.description = await source.describe(type);
    });
    if (!this.error) await this.list();
  }

  /** Asks again for what is listed. */
  list(): Promise<void> {
    return this.#read(async (source, signal) => {
      this.found = await source.find(this.asked, signal);
      if (this.found.records.length === 0) this.said = this.#l.t('empty');
    });
  }

  async more(): Promise<void> {
    const { found } = this;
    const { locator } = found ?? {};
    if (!found || locator === undefined) return;
    this.loadingMore = true;
    await this.#read(async (source, signal) => {
      const next = await source.more(locator, signal);
      this.found = { ...next, size: found.size, records: [...found.records, ...next.records] };
      this.said = this.#l.t('shownOf', { shown: this.found.records.length, total: this.found.size });
    });
    this.loadingMore = false;
    this.#host.requestUpdate();
  }

  pick(ids: readonly string[], picked: boolean): void {
    const next = new Set(this.picked);
    for (const id of ids) {
      if (picked) next.add(id);
      else next.delete(id);
    }
    this.picked = next;
    this.#host.requestUpdate();
  }

  edit(): void {
    if (this.view.kind === 'record') this.#go({ kind: 'form', ...formFor(this.view.description, this.view.record) });
  }

  create(): void {
    if (this.description) this.#go({ kind: 'form', ...formFor(this.description) });
  }

  askRemoval(): void {
    if (this.view.kind === 'record') this.#go({ ...this.view, kind: 'removal', sending: notSent() });
  }

  startBulk(): void {
    const { description, found, picked } = this;
    if (!description || !found) return;
    this.#go({
      kind: 'bulk',
      ...bulkFor(
        description,
        found.records.filter((record) => picked.has(shown(record['Id']))),
      ),
    });
  }

  /** Goes back to where this was begun. */
  back(): void {
    const { view } = this;
    if (view.kind === 'form' && view.record)
      return this.#go({ kind: 'record', description: view.description, record: view.record }, '[data-edit]');
    if (view.kind === 'removal') return this.#go({ ...view, kind: 'record' }, '[data-remove]');
    const selector =
      view.kind === 'record' ? `[data-open="${shown(view.record['Id'])}"]` : view.kind === 'bulk' ? '[data-bulk]' : '[data-create]';
    this.#go({ kind: 'list' }, selector);
  }

  type(name: string, text: string): void {
    if (this.view.kind !== 'form') return;
    const problems = new Map([...this.view.problems].filter(([field]) => field !== name));
    this.view = { ...this.view, typed: new Map(this.view.typed).set(name, text), problems };
    this.#host.requestUpdate();
  }

  changeBulk(change: Partial<Pick<BulkChange, 'field' | 'value' | 'wrong'>>): void {
    if (this.view.kind !== 'bulk') return;
    this.view = { ...this.view, ...change };
    this.#host.requestUpdate();
  }

  async save(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'form' || !source) return;
    const problems = checked(view);
    const [wrong] = problems.keys();
    this.view = { ...view, problems };
    if (wrong !== undefined) return this.#focusOn(`[id="field-${wrong}"]`);
    const { description, record } = view;
    const fields = toSend(view);
    if (!fields) {
      this.back();
      this.said = this.#l.t('unchanged');
      return;
    }
    await this.#send(async (key) => {
      const id = shown(record?.['Id']);
      const result = record
        ? ((refused) => (refused === undefined ? { id } : { refused }))(
            (await source.update(description.name, [{ ...fields, Id: id }], () => key))[0],
          )
        : await source.create(description.name, fields, key);
      if ('refused' in result) return result.refused;
      const saved = (await source.read(description.name, result.id, this.#reading.signal)) ?? { ...record, ...fields, Id: result.id };
      this.said = this.#l.t(record ? 'saved' : 'created', { name: nameOf(saved) });
      this.#go({ kind: 'record', description, record: saved });
      void this.#refreshList();
      return undefined;
    });
  }

  async remove(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'removal' || !source) return;
    await this.#send(async (key) => {
      const refused = await source.remove(view.description.name, shown(view.record['Id']), key);
      if (refused !== undefined) return refused;
      this.said = this.#l.t('removed', { name: nameOf(view.record) });
      this.#go({ kind: 'list' });
      void this.#refreshList();
      return undefined;
    });
  }

  async applyBulk(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'bulk' || !source) return;
    if (isWrong(view)) {
      this.view = { ...view, wrong: true };
      return this.#focusOn(view.field ? '[id="bulk-value"]' : '[id="bulk-field"]');
    }
    await this.#send(async (key) => {
      const told = (results: BulkChange['results']): void => {
        if (this.view.kind === 'bulk' && results) this.view = { ...this.view, results: [...results] };
      };
      const results = await source.update(view.description.name, changesToSend(view), (part) => `${key}-${part}`, told);
      this.said = outcomeOf(this.#l, results);
      this.picked = new Set();
      if (this.view.kind === 'bulk') this.#go({ ...this.view, results, sending: notSent() });
      void this.#refreshList();
      return undefined;
    });
  }

  /** Brings the list up to date behind what is shown; if that fails, the older one stays. */
  async #refreshList(): Promise<void> {
    try {
      this.found = await this.#source?.find(this.asked, this.#reading.signal);
    } catch {
      // What is listed is older then; the next query says what is wrong.
    }
    this.#host.requestUpdate();
  }

  /** Sends a change; `act` answers why the platform refused it. While its outcome is not known, the same attempt is sent again. */
  async #send(act: (key: string) => Promise<string | undefined>): Promise<void> {
    const begun = this.view;
    if (begun.kind === 'list' || begun.kind === 'record') return;
    const { key } = begun.sending;
    const settle = (sending: Sending): void => {
      const { view } = this;
      if (view.kind === begun.kind && 'sending' in view) this.view = { ...view, sending };
      this.said = sending.text;
      this.#focusOn('[data-heading]');
    };
    this.view = { ...begun, sending: { status: 'sending', text: '', key } };
    this.said = this.#l.t('sending');
    this.#host.requestUpdate();
    try {
      const refused = await act(key);
      if (refused !== undefined) settle(notSent(this.#l.t('refused', { reason: refused })));
    } catch (cause) {
      const error = failure(cause);
      if (error.type === 'outcome-unknown') settle({ status: 'refused', text: this.#l.t('unknown'), key });
      else settle(notSent(isRefusal(error) ? this.#l.t('refused', { reason: error.message }) : this.#l.t('notSent')));
    }
  }

  /** Opens a record: one of the list, or one that another names. */
  async show(of: ObjectDescription | string | undefined, id: string): Promise<void> {
    if (of === undefined) return;
    await this.#read(async (source, signal) => {
      const description = typeof of === 'string' ? await source.describe(of) : of;
      const record = await source.read(description.name, id, signal);
      if (record) this.#go({ kind: 'record', description, record });
      else this.said = this.#l.t('empty');
    });
  }

  /** Reads; what was being read before is no longer wanted. */
  async #read(work: (source: ObjectSource, signal: AbortSignal) => Promise<void>): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    this.error = undefined;
    this.said = '';
    this.#host.requestUpdate();
    try {
      await work(source, signal);
    } catch (cause) {
      if (signal.aborted) return;
      this.error = failure(cause);
      this.said = isRefusal(this.error) ? this.#l.t('refusedRead', { reason: this.error.message }) : this.#l.t('loadFailed');
      this.view = { kind: 'list' };
    }
    this.#host.requestUpdate();
  }

  #reset(): void {
    this.view = { kind: 'list' };
    this.found = this.error = undefined;
    this.picked = new Set();
    this.said = '';
  }

  #go(view: View, selector = '[data-heading]'): void {
    this.view = view;
    this.#focusOn(selector);
  }

  #focusOn(selector: string): void {
    this.focus = { count: this.focus.count + 1, selector };
    this.#host.requestUpdate();
  }
}

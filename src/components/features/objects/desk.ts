import type { LitElement } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { Submission } from '../connection/submission.js';
import { bulkFor, changesToSend, isWrong, outcomeOf, type BulkChange } from './bulk.js';
import { Cues } from './cues.js';
import { failure, refusalError } from './failures.js';
import { checked, firstProblem, formFor, toSend } from './form.js';
import { Listing, readFailure } from './listing.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { checkedPrices, type PriceDraft } from './prices.js';
import { sendingOf, type ObjectSubmission, type ObjectWrite, type Sending } from './sending.js';
import type { ObjectRecord, ObjectSource } from './source.js';
import { nameOf, shown } from './values.js';
import type { View } from './views.js';

/** What somebody does with objects: which one is open, and what is being done to it. */
export class Desk {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly cues: Cues;
  readonly listing: Listing;
  view: View = { kind: 'list' };
  /** Why the record that was to be opened is not. */
  problem = '';
  /** Ends what was to be opened before something else was done. */
  #opening = new AbortController();
  /** Change of the form that is open. */
  #submission: ObjectSubmission | undefined;

  constructor(host: LitElement, l: FullLocalizer<ObjectsMessages>) {
    this.#host = host;
    this.#l = l;
    this.cues = new Cues(host);
    this.listing = new Listing(this.cues, l, () => this.#opening.abort());
  }

  /** Progress of the change of the form that is open. */
  get sending(): Sending {
    return sendingOf(this.#l, this.#submission);
  }

  /** Shows the list, and nothing of what was being done. */
  leave(): void {
    this.#opening.abort();
    this.#open({ kind: 'list' });
    this.problem = '';
  }

  /** Opens a record: one of the list, or one that another names. What is shown stays if it cannot be had, or until it is there. */
  async show(of: ObjectDescription | string, id: string): Promise<void> {
    const { listing } = this;
    const { source } = listing;
    if (!source) return;
    this.#opening.abort();
    const { signal } = (this.#opening = new AbortController());
    this.problem = '';
    this.cues.say('');
    try {
      const description = typeof of === 'string' ? await source.describe(of) : of;
      const record = await source.read(description.name, id, signal);
      if (signal.aborted) return;
      if (record) this.#go({ kind: 'record', description, record });
      else this.cues.say((this.problem = this.#l.t('empty')));
    } catch (cause) {
      if (signal.aborted) return;
      const error = failure(cause);
      if (error.type === 'authentication' || error.type === 'permission') listing.fail(error);
      else this.cues.say((this.problem = readFailure(this.#l, error)));
    }
  }

  /** Lists what belongs to the record that is open. */
  showOwned(type: string, field: string): void {
    if (this.view.kind !== 'record') return;
    const value = shown(this.view.record['Id']);
    this.leave();
    void this.listing.browse(type, { field, comparison: '=', value });
    this.cues.focusOn('[data-heading]');
  }

  edit(): void {
    if (this.view.kind === 'record') this.#go({ kind: 'form', ...formFor(this.view.description, this.view.record) });
  }

  /** Begins a record; what the list is filtered by it has already. */
  create(): void {
    const { description, filter } = this.listing;
    if (!description) return;
    const known = filter?.comparison === '=' && filter.value !== '' ? [[filter.field, filter.value] as const] : [];
    this.#go({ kind: 'form', ...formFor(description, undefined, new Map(known)) });
  }

  askRemoval(): void {
    if (this.view.kind === 'record') this.#go({ ...this.view, kind: 'removal' });
  }

  startBulk(): void {
    const { description, found, picked } = this.listing;
    if (!description || !found) return;
    const records = found.records.filter((record) => picked.has(shown(record['Id'])));
    this.#go({ kind: 'bulk', ...bulkFor(description, records) });
  }

  /** Goes back to where this was begun. */
  back(): void {
    const { view } = this;
    this.problem = '';
    this.#opening.abort();
    if (view.kind === 'form' && view.record)
      return this.#go({ kind: 'record', description: view.description, record: view.record }, '[data-edit]');
    if (view.kind === 'removal') return this.#go({ ...view, kind: 'record' }, '[data-remove]');
    this.#open({ kind: 'list' });
    if (view.kind === 'record') return this.cues.focusOn('[data-heading]', shown(view.record['Id']));
    this.cues.focusOn(view.kind === 'bulk' ? '[data-bulk]' : '[data-create]');
  }

  type(name: string, text: string): void {
    if (this.view.kind !== 'form' || this.#submission?.isUnderWay) return;
    const problems = new Map([...this.view.problems].filter(([field]) => field !== name));
    this.view = { ...this.view, typed: new Map(this.view.typed).set(name, text), problems };
    this.cues.draw();
  }

  changePrices(prices: readonly PriceDraft[], focus?: string): void {
    if (this.view.kind !== 'form' || this.#submission?.isUnderWay) return;
    this.view = { ...this.view, prices };
    if (focus === undefined) this.cues.draw();
    else this.cues.focusOn(focus);
  }

  changeBulk(change: Partial<Pick<BulkChange, 'field' | 'value' | 'wrong'>>): void {
    if (this.view.kind !== 'bulk' || this.#submission?.isUnderWay) return;
    this.view = { ...this.view, ...change };
    this.cues.draw();
  }

  /** Sends the form that is open, or checks the outcome of what was sent. */
  send(): void {
    const { view } = this;
    if (this.#submission?.isUnderWay) return this.#submission.check();
    if (view.kind === 'form') this.#save(view);
    else if (view.kind === 'removal') this.#remove(view);
    else if (view.kind === 'bulk') this.#applyBulk(view);
  }

  #save(view: Extract<View, { kind: 'form' }>): void {
    const problems = checked(view);
    const prices = view.prices && checkedPrices(view.prices, view.typed);
    const next = { ...view, problems, ...(prices && { prices }) };
    this.view = next;
    const wrong = firstProblem(next);
    if (wrong !== undefined) return this.cues.focusOn(`[id="${CSS.escape(wrong)}"]`);
    const { description, record } = view;
    const fields = toSend(next);
    if (!fields) {
      this.back();
      this.cues.say(this.#l.t('unchanged'));
      return;
    }
    this.#send(async (source, key) => {
      const { name } = description;
      const id = record
        ? await this.#update(source, name, { ...fields, Id: shown(record['Id']) }, key)
        : await this.#create(source, name, fields, key);
      const saved = await this.#savedRecord(source, description, { ...record, ...fields, Id: id });
      const said = this.#l.t(record ? 'saved' : 'created', { name: nameOf(saved) });
      return { view: { kind: 'record', description, record: saved }, said };
    });
  }

  async #update(source: ObjectSource, type: string, change: ObjectRecord & { readonly Id: string }, key: string): Promise<string> {
    const [refused] = await source.update(type, [change], () => key);
    if (refused !== undefined) throw refusalError(refused);
    return change.Id;
  }

  async #create(source: ObjectSource, type: string, fields: ObjectRecord, key: string): Promise<string> {
    const result = await source.create(type, fields, key);
    if ('refused' in result) throw refusalError(result.refused);
    return result.id;
  }

  /** A record as the platform has it now; as it was sent, if that cannot be read. */
  async #savedRecord(source: ObjectSource, { name }: ObjectDescription, sent: ObjectRecord): Promise<ObjectRecord> {
    try {
      return (await source.read(name, shown(sent['Id']), this.listing.signal)) ?? sent;
    } catch {
      return sent;
    }
  }

  #remove({ description, record }: Extract<View, { kind: 'removal' }>): void {
    this.#send(async (source, key) => {
      const refused = await source.remove(description.name, shown(record['Id']), key);
      if (refused !== undefined) throw refusalError(refused);
      return { view: { kind: 'list' }, said: this.#l.t('removed', { name: nameOf(record) }) };
    });
  }

  #applyBulk(view: Extract<View, { kind: 'bulk' }>): void {
    if (isWrong(view)) {
      this.view = { ...view, wrong: true };
      return this.cues.focusOn(view.field ? '[id="bulk-value"]' : '[id="bulk-field"]');
    }
    this.#send(async (source, key) => {
      const told = (results: BulkChange['results']): void => {
        if (this.view.kind === 'bulk' && results) this.view = { ...this.view, results: [...results] };
      };
      const results = await source.update(view.description.name, changesToSend(view), (part) => `${key}-${part}`, told);
      this.listing.picked = new Set();
      return { view: { ...view, results }, said: outcomeOf(this.#l, results) };
    });
  }

  #send(write: ObjectWrite): void {
    this.#submission?.send(() => write);
  }

  /** Shows a view. A form begins a change of its own; the outcome of the one before is not waited for any more. */
  #open(view: View): void {
    this.view = view;
    this.#submission?.end();
    this.#submission = undefined;
    const { source } = this.listing;
    if (!source || view.kind === 'list' || view.kind === 'record') return;
    this.#submission = new Submission(this.#host, {
      send: (write: ObjectWrite, { idempotencyKey }) => write(source, idempotencyKey),
      // Sending again is harmless, but it may take long and change much: a person decides.
      pauseBefore: () => undefined,
      onChange: () => this.#sendingChanged(),
      onDone: ({ view: next, said }) => {
        this.#go(next);
        this.cues.say(said);
        void this.listing.refresh();
      },
    });
  }

  #sendingChanged(): void {
    const { status, text, hindrance } = this.sending;
    if (status === 'idle') return;
    if (status !== 'sending') {
      this.cues.say(hindrance ?? text);
      return this.cues.focusOn('[data-heading]');
    }
    this.cues.say(this.#l.t('sending'));
    // Neither its fields nor the button that checks can have the focus meanwhile.
    this.cues.moveFocus(this.#submission?.status === 'checking' ? '[data-heading]' : '[part=cta]');
  }

  #go(view: View, selector = '[data-heading]'): void {
    this.#opening.abort();
    this.#open(view);
    this.cues.focusOn(selector);
  }
}

import type { LitElement } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { bulkFor, changesToSend, isWrong, outcomeOf, type BulkChange } from './bulk.js';
import { Cues } from './cues.js';
import { failure } from './failures.js';
import { checked, firstProblem, formFor, toSend } from './form.js';
import { Listing, readFailure } from './listing.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { checkedPrices, type PriceDraft } from './prices.js';
import { isUnderWay, notSent, sendingAfter, type Sending } from './sending.js';
import type { ObjectRecord, ObjectSource } from './source.js';
import { nameOf, shown } from './values.js';
import type { View } from './views.js';

/** What somebody does with objects: which one is open, and what is being done to it. */
export class Desk {
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly cues: Cues;
  readonly listing: Listing;
  view: View = { kind: 'list' };
  /** Why the record that was to be opened is not. */
  problem = '';
  /** Ends what was to be opened before something else was done. */
  #opening = new AbortController();

  constructor(host: LitElement, l: FullLocalizer<ObjectsMessages>) {
    this.#l = l;
    this.cues = new Cues(host);
    this.listing = new Listing(this.cues, l, () => this.#opening.abort());
  }

  /** Shows the list, and nothing of what was being done. */
  leave(): void {
    this.#opening.abort();
    this.view = { kind: 'list' };
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
    if (this.view.kind === 'record') this.#go({ ...this.view, kind: 'removal', sending: notSent() });
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
    this.view = { kind: 'list' };
    if (view.kind === 'record') return this.cues.focusOn('[data-heading]', shown(view.record['Id']));
    this.cues.focusOn(view.kind === 'bulk' ? '[data-bulk]' : '[data-create]');
  }

  type(name: string, text: string): void {
    if (this.view.kind !== 'form' || isUnderWay(this.view.sending)) return;
    const problems = new Map([...this.view.problems].filter(([field]) => field !== name));
    this.view = { ...this.view, typed: new Map(this.view.typed).set(name, text), problems };
    this.cues.draw();
  }

  changePrices(prices: readonly PriceDraft[], focus?: string): void {
    if (this.view.kind !== 'form' || isUnderWay(this.view.sending)) return;
    this.view = { ...this.view, prices };
    if (focus === undefined) this.cues.draw();
    else this.cues.focusOn(focus);
  }

  changeBulk(change: Partial<Pick<BulkChange, 'field' | 'value' | 'wrong'>>): void {
    if (this.view.kind !== 'bulk' || isUnderWay(this.view.sending)) return;
    this.view = { ...this.view, ...change };
    this.cues.draw();
  }

  /** Sends what is open, or asks what became of it. */
  send(): Promise<void> {
    const { view } = this;
    if (view.kind === 'form') return this.#save();
    if (view.kind === 'removal') return this.#remove();
    return this.#applyBulk();
  }

  async #save(): Promise<void> {
    const { view } = this;
    if (view.kind !== 'form') return;
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
    await this.#send(async (source, key) => {
      const id = shown(record?.['Id']);
      const result = record
        ? ((refused) => (refused === undefined ? { id } : { refused }))(
            (await source.update(description.name, [{ ...fields, Id: id }], () => key))[0],
          )
        : await source.create(description.name, fields, key);
      if ('refused' in result) return result.refused;
      const saved = await this.#savedRecord(source, description, { ...record, ...fields, Id: result.id });
      this.#go({ kind: 'record', description, record: saved });
      this.cues.say(this.#l.t(record ? 'saved' : 'created', { name: nameOf(saved) }));
      return undefined;
    });
  }

  /** A record as the platform has it now; as it was sent, if that cannot be read. */
  async #savedRecord(source: ObjectSource, { name }: ObjectDescription, sent: ObjectRecord): Promise<ObjectRecord> {
    try {
      return (await source.read(name, shown(sent['Id']), this.listing.signal)) ?? sent;
    } catch {
      return sent;
    }
  }

  async #remove(): Promise<void> {
    const { view } = this;
    if (view.kind !== 'removal') return;
    await this.#send(async (source, key) => {
      const refused = await source.remove(view.description.name, shown(view.record['Id']), key);
      if (refused !== undefined) return refused;
      this.#go({ kind: 'list' });
      this.cues.say(this.#l.t('removed', { name: nameOf(view.record) }));
      return undefined;
    });
  }

  async #applyBulk(): Promise<void> {
    const { view } = this;
    if (view.kind !== 'bulk') return;
    if (isWrong(view)) {
      this.view = { ...view, wrong: true };
      return this.cues.focusOn(view.field ? '[id="bulk-value"]' : '[id="bulk-field"]');
    }
    await this.#send(async (source, key) => {
      const told = (results: BulkChange['results']): void => {
        if (this.view.kind === 'bulk' && results) this.view = { ...this.view, results: [...results] };
      };
      const results = await source.update(view.description.name, changesToSend(view), (part) => `${key}-${part}`, told);
      this.listing.picked = new Set();
      if (this.view.kind === 'bulk') this.#go({ ...this.view, results, sending: notSent() });
      this.cues.say(outcomeOf(this.#l, results));
      return undefined;
    });
  }

  /** Sends a change; `act` answers why the platform refused it. While its outcome is not known, the same attempt is sent again. */
  async #send(act: (source: ObjectSource, key: string) => Promise<string | undefined>): Promise<void> {
    const begun = this.view;
    const { source } = this.listing;
    if (!source || begun.kind === 'list' || begun.kind === 'record') return;
    const { key } = begun.sending;
    const isAsked = begun.sending.status === 'checking';
    const settle = (sending: Sending): void => {
      const { view } = this;
      if (view.kind !== begun.kind || !('sending' in view) || view.sending.key !== key) return;
      this.view = { ...view, sending };
      this.cues.say(sending.hindrance ?? sending.text);
      this.cues.focusOn('[data-heading]');
    };
    if (navigator.onLine === false && !isAsked) return settle(notSent(this.#l.t('offlineNotSent')));
    this.view = { ...begun, sending: { status: 'sending', text: '', key } };
    this.cues.say(this.#l.t('sending'));
    // Neither its fields nor the button that asks can have it meanwhile.
    this.cues.moveFocus(isAsked ? '[data-heading]' : '[part=cta]');
    try {
      const refused = await act(source, key);
      if (refused === undefined) void this.listing.refresh();
      else settle(notSent(this.#l.t('refused', { reason: refused })));
    } catch (cause) {
      settle(sendingAfter(this.#l, failure(cause), begun.sending));
    }
  }

  #go(view: View, selector = '[data-heading]'): void {
    this.#opening.abort();
    this.view = view;
    this.cues.focusOn(selector);
  }
}

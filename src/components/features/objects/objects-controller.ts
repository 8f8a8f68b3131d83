import type { LitElement } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { Submission } from '../connection/submission.js';
import { newBulkUpdate, toRecordChanges, hasInvalidInput, outcomeText, type BulkUpdate } from './bulk-update.js';
import { RenderFeedback } from './feedback.js';
import { toStorefrontError, refusalError } from './errors.js';
import { validateForm, firstInvalidControl, newRecordForm, changedFields } from './record-form.js';
import { RecordListController, readErrorText } from './record-list-controller.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { validatePrices, type PriceDraft } from './charge-prices.js';
import { progressOf, type ObjectSubmission, type ObjectWrite, type WriteProgress } from './write-progress.js';
import type { ObjectRecord, ObjectSource } from './source.js';
import { recordName, toText } from './values.js';
import type { ObjectsView } from './views.js';

/** Controller of the open view: the list, a record, a form, a removal or a bulk update. */
export class ObjectsController {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<ObjectsMessages>;
  readonly feedback: RenderFeedback;
  readonly list: RecordListController;
  view: ObjectsView = { kind: 'list' };
  /** Reason why a record could not be opened. */
  problem = '';
  /** Aborts loading a record when another action starts. */
  #openAbort = new AbortController();
  /** Submission of the open form. */
  #submission: ObjectSubmission | undefined;

  constructor(host: LitElement, l: FullLocalizer<ObjectsMessages>) {
    this.#host = host;
    this.#l = l;
    this.feedback = new RenderFeedback(host);
    this.list = new RecordListController(this.feedback, l, () => this.#openAbort.abort());
  }

  /** Progress of the open form's submission. */
  get progress(): WriteProgress {
    return progressOf(this.#l, this.#submission);
  }

  /** Returns to the list and discards the open view. */
  showList(): void {
    this.#openAbort.abort();
    this.#setView({ kind: 'list' });
    this.problem = '';
  }

  /**
   * Loads and opens a record. Keeps the current view until the record is loaded. If loading fails, the current view stays.
   *
   * @param type name or description of the record's type
   */
  async openRecord(type: ObjectDescription | string, id: string): Promise<void> {
    const { list } = this;
    const { source } = list;
    if (!source) return;
    this.#openAbort.abort();
    const { signal } = (this.#openAbort = new AbortController());
    this.problem = '';
    this.feedback.setAnnouncement('');
    try {
      const description = typeof type === 'string' ? await source.describe(type) : type;
      const record = await source.read(description.name, id, signal);
      if (signal.aborted) return;
      if (record) this.#navigate({ kind: 'record', description, record });
      else this.feedback.setAnnouncement((this.problem = this.#l.t('empty')));
    } catch (caught) {
      if (signal.aborted) return;
      const error = toStorefrontError(caught);
      if (error.type === 'authentication' || error.type === 'permission') list.fail(error);
      else this.feedback.setAnnouncement((this.problem = readErrorText(this.#l, error)));
    }
  }

  /** Lists the child records of the open record. */
  showChildren(type: string, field: string): void {
    if (this.view.kind !== 'record') return;
    const value = toText(this.view.record['Id']);
    this.showList();
    void this.list.list(type, { field, comparison: '=', value });
    this.feedback.requestFocus('[data-heading]');
  }

  startEdit(): void {
    if (this.view.kind === 'record') this.#navigate({ kind: 'form', ...newRecordForm(this.view.description, this.view.record) });
  }

  /** Opens the form for a new record. If the list is filtered with `=`, prefills the filtered field. */
  startCreate(): void {
    const { description, filter } = this.list;
    if (!description) return;
    const prefilled = filter?.comparison === '=' && filter.value !== '' ? [[filter.field, filter.value] as const] : [];
    this.#navigate({ kind: 'form', ...newRecordForm(description, undefined, new Map(prefilled)) });
  }

  startRemoval(): void {
    if (this.view.kind === 'record') this.#navigate({ ...this.view, kind: 'removal' });
  }

  startBulkUpdate(): void {
    const { description, result, selectedIds } = this.list;
    if (!description || !result) return;
    const records = result.records.filter((record) => selectedIds.has(toText(record['Id'])));
    this.#navigate({ kind: 'bulk', ...newBulkUpdate(description, records) });
  }

  /** Returns to the view from which the current one was opened. */
  back(): void {
    const { view } = this;
    this.problem = '';
    this.#openAbort.abort();
    if (view.kind === 'form' && view.record)
      return this.#navigate({ kind: 'record', description: view.description, record: view.record }, '[data-edit]');
    if (view.kind === 'removal') return this.#navigate({ ...view, kind: 'record' }, '[data-remove]');
    this.#setView({ kind: 'list' });
    if (view.kind === 'record') return this.feedback.requestFocus('[data-heading]', toText(view.record['Id']));
    this.feedback.requestFocus(view.kind === 'bulk' ? '[data-bulk]' : '[data-create]');
  }

  setInput(name: string, text: string): void {
    if (this.view.kind !== 'form' || this.#submission?.isUnderWay) return;
    const problems = new Map([...this.view.problems].filter(([field]) => field !== name));
    this.view = { ...this.view, inputs: new Map(this.view.inputs).set(name, text), problems };
    this.feedback.requestUpdate();
  }

  setPrices(prices: readonly PriceDraft[], focus?: string): void {
    if (this.view.kind !== 'form' || this.#submission?.isUnderWay) return;
    this.view = { ...this.view, prices };
    if (focus === undefined) this.feedback.requestUpdate();
    else this.feedback.requestFocus(focus);
  }

  updateBulk(change: Partial<Pick<BulkUpdate, 'field' | 'value' | 'isInvalid'>>): void {
    if (this.view.kind !== 'bulk' || this.#submission?.isUnderWay) return;
    this.view = { ...this.view, ...change };
    this.feedback.requestUpdate();
  }

  /** Submits the open form, or checks the outcome of an earlier submission. */
  submit(): void {
    const { view } = this;
    if (this.#submission?.isUnderWay) return this.#submission.check();
    if (view.kind === 'form') this.#submitForm(view);
    else if (view.kind === 'removal') this.#submitRemoval(view);
    else if (view.kind === 'bulk') this.#submitBulk(view);
  }

  #submitForm(view: Extract<ObjectsView, { kind: 'form' }>): void {
    const problems = validateForm(view);
    const prices = view.prices && validatePrices(view.prices, view.inputs);
    const next = { ...view, problems, ...(prices && { prices }) };
    this.view = next;
    const invalidControl = firstInvalidControl(next);
    if (invalidControl !== undefined) return this.feedback.requestFocus(`[id="${CSS.escape(invalidControl)}"]`);
    const { description, record } = view;
    const fields = changedFields(next);
    if (!fields) {
      this.back();
      this.feedback.setAnnouncement(this.#l.t('unchanged'));
      return;
    }
    this.#submit(async (source, key) => {
      const { name } = description;
      const id = record
        ? await this.#updateRecord(source, name, { ...fields, Id: toText(record['Id']) }, key)
        : await this.#createRecord(source, name, fields, key);
      const saved = await this.#savedRecord(source, description, { ...record, ...fields, Id: id });
      const announcement = this.#l.t(record ? 'saved' : 'created', { name: recordName(saved) });
      return { view: { kind: 'record', description, record: saved }, announcement };
    });
  }

  async #updateRecord(source: ObjectSource, type: string, change: ObjectRecord & { readonly Id: string }, key: string): Promise<string> {
    const [refusal] = await source.update(type, [change], () => key);
    if (refusal !== undefined) throw refusalError(refusal);
    return change.Id;
  }

  async #createRecord(source: ObjectSource, type: string, fields: ObjectRecord, key: string): Promise<string> {
    const result = await source.create(type, fields, key);
    if ('refusal' in result) throw refusalError(result.refusal);
    return result.id;
  }

  /** Reads a saved record. Returns the sent fields if the record cannot be read. */
  async #savedRecord(source: ObjectSource, { name }: ObjectDescription, sentRecord: ObjectRecord): Promise<ObjectRecord> {
    try {
      return (await source.read(name, toText(sentRecord['Id']), this.list.signal)) ?? sentRecord;
    } catch {
      return sentRecord;
    }
  }

  #submitRemoval({ description, record }: Extract<ObjectsView, { kind: 'removal' }>): void {
    this.#submit(async (source, key) => {
      const refusal = await source.remove(description.name, toText(record['Id']), key);
      if (refusal !== undefined) throw refusalError(refusal);
      return { view: { kind: 'list' }, announcement: this.#l.t('removed', { name: recordName(record) }) };
    });
  }

  #submitBulk(view: Extract<ObjectsView, { kind: 'bulk' }>): void {
    if (hasInvalidInput(view)) {
      this.view = { ...view, isInvalid: true };
      return this.feedback.requestFocus(view.field ? '[id="bulk-value"]' : '[id="bulk-field"]');
    }
    this.#submit(async (source, key) => {
      const onProgress = (results: BulkUpdate['results']): void => {
        if (this.view.kind === 'bulk' && results) this.view = { ...this.view, results: [...results] };
      };
      const results = await source.update(view.description.name, toRecordChanges(view), (part) => `${key}-${part}`, onProgress);
      this.list.selectedIds = new Set();
      return { view: { ...view, results }, announcement: outcomeText(this.#l, results) };
    });
  }

  #submit(write: ObjectWrite): void {
    this.#submission?.send(() => write);
  }

  /** Shows a view. Ends the previous submission and prepares a new one if the view has a form. */
  #setView(view: ObjectsView): void {
    this.view = view;
    this.#submission?.end();
    this.#submission = undefined;
    const { source } = this.list;
    if (!source || view.kind === 'list' || view.kind === 'record') return;
    this.#submission = new Submission(this.#host, {
      send: (write: ObjectWrite, { idempotencyKey }) => write(source, idempotencyKey),
      // A check sends the write again. This is safe, but it may be slow and change many records. So only the user can start a check.
      pauseBefore: () => undefined,
      onChange: () => this.#onProgress(),
      onDone: ({ view: next, announcement }) => {
        this.#navigate(next);
        this.feedback.setAnnouncement(announcement);
        void this.list.refresh();
      },
    });
  }

  #onProgress(): void {
    const { status, text, checkProblem } = this.progress;
    if (status === 'idle') return;
    if (status !== 'sending') {
      this.feedback.setAnnouncement(checkProblem ?? text);
      return this.feedback.requestFocus('[data-heading]');
    }
    this.feedback.setAnnouncement(this.#l.t('sending'));
    // Moves the focus, because the fields and the check button are inert while sending.
    this.feedback.focusNow(this.#submission?.status === 'checking' ? '[data-heading]' : '[part=cta]');
  }

  #navigate(view: ObjectsView, selector = '[data-heading]'): void {
    this.#openAbort.abort();
    this.#setView(view);
    this.feedback.requestFocus(selector);
  }
}

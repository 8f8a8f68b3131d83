import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import { getStaffSession } from '../../../api/operations/storefront/sessions.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { keepRoom } from '../../controllers/keep-room.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { csv } from '../../locales/csv.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { field } from '../../primitives/field.styles.js';
import { selectField } from '../../primitives/field.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { safeName, saveBlob } from '../../primitives/save-file.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { renderConsole } from './console.js';
import { Desk } from './desk.js';
import { renderForm } from './form.js';
import { renderBulk } from './bulk.js';
import { renderList } from './list.js';
import { catalog } from './messages.js';
import { styles } from './objects.styles.js';
import { renderRecord, renderRemoval } from './record.js';
import type { Found } from './source.js';
import { SAMPLE } from './sample.js';
import { TYPES } from './types.js';
import { shown } from './values.js';
import type { ObjectsState } from './views.js';

/** A name of the wire as people read it: `ProductRatePlan` as `Product Rate Plan`. */
const readable = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/**
 * @summary Objects of the billing platform for a tenant's own staff: browse and query them, open, create, edit and delete one, follow its references,
 * change many at once with a result for each, and take a list away as CSV. Needs a session of the staff with `objects:read`, for changes `objects:write`.
 *
 * @csspart table - A list of records, or of results.
 * @csspart row - One record.
 * @csspart cta - The button that sends a change.
 * @csspart field - A field with its label.
 * @csspart input - The control of a field.
 * @csspart notice - What went wrong.
 * @cssstate setup - It cannot work as the page is built; it says what is missing.
 * @cssstate signed-out - Nobody of the staff is signed in, or the session has ended.
 * @cssstate not-allowed - The session may not look at objects.
 * @cssstate loading - Records are on their way.
 * @cssstate ready - Records are listed.
 * @cssstate empty - The query finds nothing.
 * @cssstate error - The records could not be had, or the query was refused.
 * @cssstate record - One record is shown.
 * @cssstate editing - A record is being written, or a change for many.
 * @cssstate confirming - It asks once more before it deletes.
 * @cssstate submitting - A change is on its way.
 * @cssstate refused - A change was refused, or could not be sent.
 * @cssstate done - Many were changed; each has its result.
 * @event {StorefrontReadyEvent} storefront-ready - Records are listed for the first time.
 * @event {StorefrontErrorEvent} storefront-error - Records could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontObjects extends FeatureElement {
  static override readonly tag = 'storefront-objects';
  static override styles = [StorefrontElement.hostStyles, tokens, button, field, noticeStyles, visuallyHidden, styles, ghost];

  /** Language of this element; the provider's, else the page's, if left out. */
  @property() locale: string | undefined;
  /** The kind of objects to begin with, by its name on the wire. */
  @property() type = 'Account';
  @state() private typed: string | undefined;

  readonly #l = new Localize(this, catalog, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #desk = new Desk(this, this.#l);
  readonly #rights = new Resource(this, this.connection, getStaffSession, () => ({}));
  #state: ObjectsState = 'loading';
  #reported: StorefrontError | undefined;
  #ready = false;
  #focused = 0;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches the list again. */
  refresh(): Promise<void> {
    return this.#desk.list();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { store } = this.connection;
    if (this.#desk.use(store?.client) || changed.has('type')) {
      this.typed = undefined;
      if (store) void this.#desk.browse(this.type);
    }
  }

  protected override updated(): void {
    const { error, found, focus } = this.#desk;
    if (error && error !== this.#reported) this.dispatchEvent(new StorefrontErrorEvent(error));
    this.#reported = error;
    if (found && !this.#ready) {
      this.#ready = true;
      this.dispatchEvent(new StorefrontReadyEvent());
    }
    if (focus.count === this.#focused) return;
    this.#focused = focus.count;
    const target =
      this.renderRoot.querySelector<HTMLElement>(focus.selector) ?? this.renderRoot.querySelector<HTMLElement>('[data-heading]');
    target?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: next } = this.#view();
    if (this.hasUpdated && this.#state === 'loading' && next !== 'loading') keepRoom(this.renderRoot.querySelector('.base'));
    this.#state = next;
    return html`<div part="base" class="base">${body}${liveRegion(this.#desk.said)}</div>`;
  }

  get #canWrite(): boolean {
    const { data } = this.#rights.snapshot;
    return data ? data.scopes.includes('objects:write') : this.#rights.snapshot.status === 'error';
  }

  #view(): { state: ObjectsState; body: TemplateResult } {
    const { problem } = this.connection;
    const l = this.#l;
    const desk = this.#desk;
    const { view, error } = desk;
    if (problem) return { state: 'setup', body: notice({ kind: 'setup', text: problem }) };
    if (l.coming && this.#state === 'loading') return this.#list('loading');
    if (error?.type === 'authentication') {
      const onClick = () => this.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired'));
      return { state: 'signed-out', body: notice({ kind: 'info', text: l.t('signedOut'), action: { label: l.t('signIn'), onClick } }) };
    }
    if (error?.type === 'permission')
      return { state: 'not-allowed', body: notice({ kind: 'warning', text: l.t('notAllowed', { scope: 'objects:read' }) }) };
    const sending = view.kind === 'list' || view.kind === 'record' ? 'idle' : view.sending.status;
    const acting = sending === 'sending' ? 'submitting' : sending === 'refused' ? 'refused' : undefined;
    switch (view.kind) {
      case 'record':
        return {
          state: 'record',
          body: renderRecord(
            l,
            { ...view, canWrite: this.#canWrite },
            {
              onFollow: (type, id) => void desk.show(type, id),
              onEdit: () => desk.edit(),
              onRemove: () => desk.askRemoval(),
              onBack: () => desk.back(),
            },
          ),
        };
      case 'form':
        return {
          state: acting ?? 'editing',
          body: renderForm(l, view, {
            onType: (name, text) => desk.type(name, text),
            onSave: () => void desk.save(),
            onCancel: () => desk.back(),
          }),
        };
      case 'removal':
        return {
          state: acting ?? 'confirming',
          body: renderRemoval(l, view, { onConfirm: () => void desk.remove(), onKeep: () => desk.back() }),
        };
      case 'bulk':
        return {
          state: acting ?? (view.results ? 'done' : 'editing'),
          body: renderBulk(l, view, {
            onField: (name) => desk.changeBulk({ field: name, value: '', wrong: false }),
            onValue: (value) => desk.changeBulk({ value }),
            onApply: () => void desk.applyBulk(),
            onBack: () => desk.back(),
          }),
        };
      case 'list':
        return this.#list(error ? 'error' : desk.found === undefined ? 'loading' : desk.found.records.length === 0 ? 'empty' : 'ready');
    }
  }

  #list(next: ObjectsState): { state: ObjectsState; body: TemplateResult } {
    return { state: next, body: html`${this.#head()}${this.#console()}${this.#result(next)}` };
  }

  #head(): TemplateResult {
    const l = this.#l;
    const desk = this.#desk;
    const { description, picked } = desk;
    const types: readonly string[] = (TYPES as readonly string[]).includes(this.type) ? TYPES : [this.type, ...TYPES];
    return html`<h2 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h2>
      <div class="head">
        ${selectField({
          id: 'type',
          label: l.t('type'),
          value: this.type,
          options: types.map((name) => ({ value: name, label: readable(name) })),
          onInput: (name) => (this.type = name),
        })}
        <div class="actions">
          ${
            picked.size > 0
              ? html`<button class="button" type="button" data-bulk @click=${() => desk.startBulk()}>
                  ${l.t('bulk', { count: picked.size })}
                </button>`
              : nothing
          }
          <button
            class=${description && this.#canWrite ? 'button' : 'button unseen'}
            type="button"
            data-create
            @click=${() => desk.create()}
          >
            ${l.t('create', { type: description?.label ?? readable(this.type) })}
          </button>
        </div>
      </div>`;
  }

  #console(): TemplateResult {
    const desk = this.#desk;
    const text = this.typed ?? desk.asked;
    return renderConsole(this.#l, {
      text,
      history: desk.history,
      onType: (value) => (this.typed = value),
      onRun: () => {
        this.typed = undefined;
        void desk.ask(text);
      },
    });
  }

  #result(next: ObjectsState): TemplateResult {
    const l = this.#l;
    const desk = this.#desk;
    const { error, found, description } = desk;
    if (next === 'error') {
      const onClick = () => void desk.list();
      return notice({
        kind: 'error',
        text: desk.said || l.t('loadFailed'),
        action: error?.retryable ? { label: l.t('tryAgain'), onClick } : undefined,
      });
    }
    const nothingYet = { onOpen: () => undefined, onPick: () => undefined, onMore: () => undefined };
    if (!found || !description || next === 'loading') {
      const sample = { ...SAMPLE, picked: new Set<string>(), canPick: false, loadingMore: false };
      return html`<div class="view ghost" aria-hidden="true" inert>${renderList(l, { ...sample, ...nothingYet })}${this.#asFile()}</div>`;
    }
    if (next === 'empty') return html`<p class="soft">${l.t('empty')}</p>`;
    return html`<div class="view">
      ${renderList(l, {
        description,
        found,
        picked: desk.picked,
        canPick: this.#canWrite,
        loadingMore: desk.loadingMore,
        onOpen: (record) => void desk.show(description, shown(record['Id'])),
        onPick: (ids, on) => desk.pick(ids, on),
        onMore: () => void desk.more(),
      })}
      ${this.#asFile(() => this.#download(description, found))} ${this.#canWrite ? nothing : html`<p class="soft">${l.t('readOnly')}</p>`}
    </div>`;
  }

  #asFile(onClick?: () => void): TemplateResult {
    return html`<div class="actions"><button class="button" type="button" data-csv @click=${onClick}>${this.#l.t('csv')}</button></div>`;
  }

  /** Hands over what is listed as a file. */
  #download(description: ObjectDescription, { records }: Found): void {
    const present = new Set(records.flatMap((record) => Object.keys(record)));
    const columns = [...new Set(['Id', ...description.fields.map(({ name }) => name), ...present])].filter((name) => present.has(name));
    const text = csv([columns, ...records.map((record) => columns.map((name) => shown(record[name])))]);
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${safeName(description.name)}.csv`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-objects': StorefrontObjects;
  }
}

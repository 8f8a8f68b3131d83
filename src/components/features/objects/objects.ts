import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getStaffSession } from '../../../api/operations/storefront/sessions.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { field } from '../../primitives/field.styles.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { askToSignIn, closedTo } from '../staff/closed.js';
import { News } from '../staff/news.js';
import { renderBrowse } from './browse.js';
import { renderBulk } from './bulk.js';
import { Desk } from './desk.js';
import { isRefusal } from './failures.js';
import { saveAsFile } from './file.js';
import { renderForm } from './form.js';
import { RecordList } from './list.js';
import { objectsMessages } from '../../../generated/locales/objects.js';
import { styles } from './objects.styles.js';
import { renderRecord, renderRemoval } from './record.js';
import { shown } from './values.js';
import type { ObjectsState } from './views.js';

/**
 * @summary Objects of the billing platform for a tenant's own staff: list, query, open, create, edit and delete them, follow references, change
 * many at once with a result for each, and save lists as CSV. Needs a staff session with the scope `objects:read`, and for changes `objects:write`.
 *
 * @csspart base - Wrapper of everything that is shown.
 * @csspart table - Table of records or results.
 * @csspart row - Record.
 * @csspart cta - Button that sends a change.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate not-allowed - The session lacks the scope for objects.
 * @cssstate loading - Records are being loaded.
 * @cssstate ready - Records are listed.
 * @cssstate empty - The query finds nothing.
 * @cssstate error - The records could not be loaded, or the query was refused.
 * @cssstate offline - There is no network; the records are loaded once it is back.
 * @cssstate record - A record is shown.
 * @cssstate editing - A record, or a change for many records, is being edited.
 * @cssstate confirming - Confirmation before records are deleted.
 * @cssstate submitting - A change was sent; the response is awaited.
 * @cssstate checking - The outcome of a change is unknown. Retrying is safe.
 * @cssstate refused - A change was refused, or could not be sent.
 * @cssstate done - Many records were changed; each has its result.
 * @event {StorefrontReadyEvent} storefront-ready - Records are listed for the first time.
 * @event {StorefrontErrorEvent} storefront-error - Records could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontObjects extends FeatureElement {
  static override readonly tag = 'storefront-objects';
  static override styles = [StorefrontElement.hostStyles, tokens, button, field, noticeStyles, visuallyHidden, styles, ghost];

  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** Type of objects to start with, as the billing API names it. */
  @property() type = 'Account';
  /** A query that is being written. */
  @state() private written: string | undefined;

  readonly #l = new FullLocalizer(this, objectsMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #desk = new Desk(this, this.#l);
  readonly #list = new RecordList(this, this.#l);
  readonly #online = new Online(this);
  readonly #rights = new Resource(this, this.connection, getStaffSession, () => ({}));
  /** The rights as they were known when the list was asked for. */
  #known: object | undefined;
  #session: 'none' | 'active' | 'expired' | undefined;
  #state: ObjectsState = 'loading';
  readonly #news = new News(this);
  #focused = 0;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches the list again. */
  refresh(): Promise<void> {
    return this.#desk.listing.again();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { listing } = this.#desk;
    const { store, session } = this.connection;
    const isNew = listing.use(store?.client);
    const isLeft = this.#session !== undefined && this.#session !== 'none' && session === 'none';
    if (isLeft) listing.forget();
    if (isNew || isLeft || (changed.has('type') && listing.type !== this.type)) {
      this.written = undefined;
      this.#desk.leave();
      if (store) void listing.browse(this.type);
    } else this.#followSession();
    this.#session = session;
    if (this.#state === 'offline' && this.#online.online && listing.error) void listing.again();
  }

  /** Asks again after somebody has signed in, or the page has asked for everything again. */
  #followSession(): void {
    const { listing } = this.#desk;
    const { data } = this.#rights.snapshot;
    const isAnother = data !== undefined && this.#known !== undefined && data !== this.#known;
    const isBack = listing.error?.type === 'authentication' && this.#session !== 'active' && this.connection.session === 'active';
    if (isBack || (isAnother && listing.error)) void listing.again();
    else if (isAnother) void listing.refresh();
    this.#known = data ?? this.#known;
  }

  protected override updated(): void {
    const { cues, listing } = this.#desk;
    const { error, found } = listing;
    this.#news.tell(error, found !== undefined);
    const { count, selector, record } = cues.focus;
    if (count === this.#focused) return;
    this.#focused = count;
    if (record !== undefined && this.#list.focus(record)) return;
    const target = this.renderRoot.querySelector<HTMLElement>(selector) ?? this.renderRoot.querySelector<HTMLElement>('[data-heading]');
    target?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: next } = this.#view();
    if (this.hasUpdated && this.#state === 'loading' && next !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = next;
    return html`<div part="base" class="base">${body}${liveRegion(this.#desk.cues.said)}</div>`;
  }

  get #canWrite(): boolean {
    const { data, status } = this.#rights.snapshot;
    return data ? data.scopes.includes('objects:write') : status === 'error';
  }

  #view(): { state: ObjectsState; body: TemplateResult } {
    const { problem } = this.connection;
    const l = this.#l;
    const { view, listing } = this.#desk;
    const { error, found } = listing;
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }) };
    if (l.isLoading && this.#state === 'loading') return this.#browse('loading');
    const notAllowed = l.t('notAllowed', { scope: 'objects:read' });
    const closed = closedTo(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (closed) return closed;
    if (view.kind !== 'list') return this.#opened(view);
    if (error) return this.#browse(this.#online.online || isRefusal(error) ? 'error' : 'offline');
    return this.#browse(found === undefined ? 'loading' : found.records.length === 0 ? 'empty' : 'ready');
  }

  /** What is in place of the list. */
  #opened(view: Exclude<Desk['view'], { kind: 'list' }>): { state: ObjectsState; body: TemplateResult } {
    const l = this.#l;
    const desk = this.#desk;
    if (view.kind === 'record') {
      const actions = {
        onFollow: (type: string, id: string) => void desk.show(type, id),
        onList: (type: string, field: string) => {
          desk.showOwned(type, field);
          this.type = desk.listing.type;
        },
        onEdit: () => desk.edit(),
        onRemove: () => desk.askRemoval(),
        onBack: () => desk.back(),
      };
      return { state: 'record', body: renderRecord(l, { ...view, canWrite: this.#canWrite, problem: desk.problem }, actions) };
    }
    const states = { idle: undefined, sending: 'submitting', checking: 'checking', refused: 'refused' } as const;
    const { sending } = desk;
    const acting = states[sending.status];
    const onBack = (): void => desk.back();
    const onSend = (): void => desk.send();
    const sendingActions = { onCheck: onSend, onSignIn: () => void askToSignIn(this) };
    switch (view.kind) {
      case 'form': {
        const actions = {
          onType: (name: string, text: string) => desk.type(name, text),
          onPrices: desk.changePrices.bind(desk),
          onSave: onSend,
          onCancel: onBack,
        };
        return { state: acting ?? 'editing', body: renderForm(l, { ...view, sending }, { ...actions, ...sendingActions }) };
      }
      case 'removal':
        return {
          state: acting ?? 'confirming',
          body: renderRemoval(l, { ...view, sending }, { onConfirm: onSend, onKeep: onBack, ...sendingActions }),
        };
      case 'bulk': {
        const actions = {
          onField: (name: string) => desk.changeBulk({ field: name, value: '', wrong: false }),
          onValue: (value: string) => desk.changeBulk({ value }),
          onApply: onSend,
          onBack,
        };
        return {
          state: acting ?? (view.results ? 'done' : 'editing'),
          body: renderBulk(l, { ...view, sending }, { ...actions, ...sendingActions }),
        };
      }
    }
  }

  #browse(next: ObjectsState): { state: ObjectsState; body: TemplateResult } {
    const desk = this.#desk;
    const { listing, cues } = desk;
    const query = this.written ?? listing.asked;
    const body = renderBrowse(this.#l, {
      state: next,
      listing,
      list: this.#list,
      type: this.type,
      query,
      canWrite: this.#canWrite,
      problem: desk.problem,
      failure: cues.said || this.#l.t('loadFailed'),
      onType: (type) => (this.type = type),
      onCreate: () => desk.create(),
      onBulk: () => desk.startBulk(),
      onDraft: (change) => listing.changeDraft(change),
      onFilter: () => void listing.useFilter(),
      onShowAll: () => {
        void listing.browse(listing.type);
        cues.focusOn('[data-heading]');
      },
      onWrite: (text) => (this.written = text),
      onRun: () => void this.#ask(query),
      onOpen: (record) => listing.description && void desk.show(listing.description, shown(record['Id'])),
      onAgain: () => void listing.again(),
      onFile: () => listing.description && listing.found && saveAsFile(listing.description, listing.found),
    });
    return { state: next, body };
  }

  async #ask(query: string): Promise<void> {
    const { listing } = this.#desk;
    this.written = undefined;
    await listing.ask(query);
    if (listing.asked === query && listing.found) this.type = listing.type;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-objects': StorefrontObjects;
  }
}

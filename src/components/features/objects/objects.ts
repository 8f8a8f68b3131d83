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
import type { Connection } from '../connection/connection.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { requestSignIn, accessNotice } from '../staff/access-notice.js';
import { StatusEvents } from '../staff/status-events.js';
import { renderListView } from './list-view.js';
import { renderBulkUpdate } from './bulk-update.js';
import { ObjectsController } from './objects-controller.js';
import { isRefusal } from './errors.js';
import { exportCsv } from './csv-export.js';
import { renderRecordForm } from './record-form.js';
import { RecordTable } from './record-table.js';
import { objectsMessages } from '../../../generated/locales/objects.js';
import { styles } from './objects.styles.js';
import { renderRecord, renderRemovalConfirmation } from './record-view.js';
import { toText } from './values.js';
import type { ObjectsState } from './views.js';

/**
 * @summary Records of the billing platform for a tenant's own staff: list, query, create, edit and delete records, follow references,
 * update many records at once, and save lists as CSV. Needs a staff session with the scope `objects:read`, and `objects:write` for changes.
 *
 * @csspart base - Wrapper of all content.
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
 * @cssstate empty - No records were found.
 * @cssstate error - The records could not be loaded, or the query was refused.
 * @cssstate offline - There is no network. The records are loaded once the network is back.
 * @cssstate record - A record is shown.
 * @cssstate editing - A record, or a change for many records, is being edited.
 * @cssstate confirming - Waiting for the user to confirm a deletion.
 * @cssstate submitting - A change was sent. Waiting for the response.
 * @cssstate checking - The outcome of a change is unknown. Retrying is safe.
 * @cssstate refused - A change was refused, or could not be sent.
 * @cssstate done - A bulk update is finished. Each record has its result.
 * @event {StorefrontReadyEvent} storefront-ready - Records are listed for the first time.
 * @event {StorefrontErrorEvent} storefront-error - Records could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The user clicked the sign-in button.
 */
export class StorefrontObjects extends FeatureElement {
  static override readonly tag = 'storefront-objects';
  static override styles = [StorefrontElement.hostStyles, tokens, button, field, noticeStyles, visuallyHidden, styles, ghost];

  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;
  /** Object type that is listed first, by its name in the billing API. */
  @property() type = 'Account';
  /** Text of the query field, if it was edited. */
  @state() private queryDraft: string | undefined;

  readonly #l = new FullLocalizer(this, objectsMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #controller = new ObjectsController(this, this.#l);
  readonly #table = new RecordTable(this, this.#l);
  readonly #online = new Online(this);
  readonly #staffSession = new Resource(this, this.connection, getStaffSession, () => ({}));
  /** Staff session with which the list was loaded. */
  #knownSession: object | undefined;
  #sessionStatus: Connection['session'];
  #state: ObjectsState = 'loading';
  readonly #statusEvents = new StatusEvents(this);
  #handledFocus = 0;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches the list again. */
  refresh(): Promise<void> {
    return this.#controller.list.reload();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A removed element has no store. It keeps its view, because it may be added again.
    if (!this.isConnected) return;
    const { list } = this.#controller;
    const { store, session } = this.connection;
    const isNew = list.setClient(store?.client);
    const hasSignedOut = this.#sessionStatus !== undefined && this.#sessionStatus !== 'none' && session === 'none';
    if (hasSignedOut) list.reset();
    if (isNew || hasSignedOut || (changed.has('type') && list.type !== this.type)) {
      this.queryDraft = undefined;
      this.#controller.showList();
      if (store) void list.list(this.type);
    } else this.#reloadAfterSignIn();
    this.#sessionStatus = session;
    if (this.#state === 'offline' && this.#online.online && list.error) void list.reload();
  }

  /** Loads the list again after a sign-in, or after the page refreshed the session. */
  #reloadAfterSignIn(): void {
    const { list } = this.#controller;
    const { data } = this.#staffSession.snapshot;
    const isNewSession = data !== undefined && this.#knownSession !== undefined && data !== this.#knownSession;
    const hasSignedIn = list.error?.type === 'authentication' && this.#sessionStatus !== 'active' && this.connection.session === 'active';
    if (hasSignedIn || (isNewSession && list.error)) void list.reload();
    else if (isNewSession) void list.refresh();
    this.#knownSession = data ?? this.#knownSession;
  }

  protected override updated(): void {
    const { feedback, list } = this.#controller;
    const { error, result } = list;
    this.#statusEvents.update(error, result !== undefined);
    const { count, selector, record } = feedback.focusRequest;
    if (count === this.#handledFocus) return;
    this.#handledFocus = count;
    if (record !== undefined && this.#table.focus(record)) return;
    const target = this.renderRoot.querySelector<HTMLElement>(selector) ?? this.renderRoot.querySelector<HTMLElement>('[data-heading]');
    target?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: nextState } = this.#content();
    if (this.hasUpdated && this.#state === 'loading' && nextState !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = nextState;
    return html`<div part="base" class="base">${body}${liveRegion(this.#controller.feedback.announcement)}</div>`;
  }

  get #canWrite(): boolean {
    const { data, status } = this.#staffSession.snapshot;
    return data ? data.scopes.includes('objects:write') : status === 'error';
  }

  #content(): { state: ObjectsState; body: TemplateResult } {
    const { problem } = this.connection;
    const l = this.#l;
    const { view, list } = this.#controller;
    const { error, result } = list;
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }) };
    if (l.isLoading && this.#state === 'loading') return this.#renderList('loading');
    const notAllowed = l.t('notAllowed', { scope: 'objects:read' });
    const accessDenied = accessNotice(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (accessDenied) return accessDenied;
    if (view.kind !== 'list') return this.#renderView(view);
    if (error) return this.#renderList(this.#online.online || isRefusal(error) ? 'error' : 'offline');
    return this.#renderList(result === undefined ? 'loading' : result.records.length === 0 ? 'empty' : 'ready');
  }

  /** Renders a view other than the list. */
  #renderView(view: Exclude<ObjectsController['view'], { kind: 'list' }>): { state: ObjectsState; body: TemplateResult } {
    const l = this.#l;
    const controller = this.#controller;
    if (view.kind === 'record') {
      const actions = {
        onOpenReference: (type: string, id: string) => void controller.openRecord(type, id),
        onListChildren: (type: string, field: string) => {
          controller.showChildren(type, field);
          this.type = controller.list.type;
        },
        onEdit: () => controller.startEdit(),
        onRemove: () => controller.startRemoval(),
        onBack: () => controller.back(),
      };
      return { state: 'record', body: renderRecord(l, { ...view, canWrite: this.#canWrite, openError: controller.problem }, actions) };
    }
    const states = { idle: undefined, sending: 'submitting', checking: 'checking', refused: 'refused' } as const;
    const { progress } = controller;
    const progressState = states[progress.status];
    const onBack = (): void => controller.back();
    const onSubmit = (): void => controller.submit();
    const progressActions = { onCheck: onSubmit, onSignIn: () => void requestSignIn(this) };
    switch (view.kind) {
      case 'form': {
        const actions = {
          onInput: (name: string, text: string) => controller.setInput(name, text),
          onPrices: controller.setPrices.bind(controller),
          onSave: onSubmit,
          onCancel: onBack,
        };
        return { state: progressState ?? 'editing', body: renderRecordForm(l, { ...view, progress }, { ...actions, ...progressActions }) };
      }
      case 'removal':
        return {
          state: progressState ?? 'confirming',
          body: renderRemovalConfirmation(l, { ...view, progress }, { onConfirm: onSubmit, onKeep: onBack, ...progressActions }),
        };
      case 'bulk': {
        const actions = {
          onField: (name: string) => controller.updateBulk({ field: name, value: '', isInvalid: false }),
          onValue: (value: string) => controller.updateBulk({ value }),
          onApply: onSubmit,
          onBack,
        };
        return {
          state: progressState ?? (view.results ? 'done' : 'editing'),
          body: renderBulkUpdate(l, { ...view, progress }, { ...actions, ...progressActions }),
        };
      }
    }
  }

  #renderList(nextState: ObjectsState): { state: ObjectsState; body: TemplateResult } {
    const controller = this.#controller;
    const { list, feedback } = controller;
    const query = this.queryDraft ?? list.query;
    const body = renderListView(this.#l, {
      state: nextState,
      list,
      table: this.#table,
      type: this.type,
      query,
      canWrite: this.#canWrite,
      openError: controller.problem,
      errorText: feedback.announcement || this.#l.t('loadFailed'),
      onType: (type) => (this.type = type),
      onCreate: () => controller.startCreate(),
      onBulkUpdate: () => controller.startBulkUpdate(),
      onFilterInput: (change) => list.updateFilterDraft(change),
      onApplyFilter: () => void list.applyFilter(),
      onShowAll: () => {
        void list.list(list.type);
        feedback.requestFocus('[data-heading]');
      },
      onQueryInput: (text) => (this.queryDraft = text),
      onRunQuery: () => void this.#runQuery(query),
      onOpen: (record) => list.description && void controller.openRecord(list.description, toText(record['Id'])),
      onRetry: () => void list.reload(),
      onExport: () => list.description && list.result && exportCsv(list.description, list.result),
    });
    return { state: nextState, body };
  }

  async #runQuery(query: string): Promise<void> {
    const { list } = this.#controller;
    this.queryDraft = undefined;
    await list.runQuery(query);
    if (list.query === query && list.result) this.type = list.type;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-objects': StorefrontObjects;
  }
}

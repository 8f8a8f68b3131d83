import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { Operation } from '../../../api/operations/operation.js';
import { announce } from '../../base/announce.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { MessageCatalog, Message, Messages } from '../../locales/message-catalog.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import type { Task, TaskState } from '../tasks/task.js';
import type { TaskListener, TaskController } from '../tasks/task-controller.js';
import type { AccountSectionMessages } from '../../../generated/locales/account-section.js';
import { styles } from './account-section.styles.js';
import { SharedRetry } from './shared-retry.js';

type SectionMessages = Readonly<Record<keyof AccountSectionMessages, Message>>;

/** Content of a section in one state, with its announcement. */
interface SectionView {
  readonly state: AccountSectionState;
  readonly body: TemplateResult;
  readonly announcement: string;
}

/** View state of an account section. */
export type AccountSectionState =
  | 'misconfigured'
  | 'signed-out'
  | 'session-expired'
  | 'loading'
  | 'ready'
  | 'empty'
  | 'outdated'
  | 'updating'
  | 'error'
  | 'offline'
  | TaskState;

/**
 * Part of the account that shows one response of the gateway.
 *
 * @csspart base - Wrapper of everything that is shown.
 * @csspart notice - Message.
 * @csspart cta - Main button.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in.
 * @cssstate session-expired - The session has ended.
 * @cssstate loading - The first response is awaited.
 * @cssstate ready - The content is shown.
 * @cssstate outdated - The last content is shown because it could not be updated.
 * @cssstate error - The content could not be loaded.
 * @cssstate offline - The content could not be loaded because there is no network.
 * @event {StorefrontReadyEvent} storefront-ready - The content is shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The content could not be loaded or updated.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export abstract class AccountSection<Input, Output, OwnMessages extends SectionMessages & Messages> extends FeatureElement {
  static override styles: CSSResultGroup = [StorefrontElement.hostStyles, tokens, button, noticeStyles, visuallyHidden, styles, ghost];

  protected readonly l: FullLocalizer<OwnMessages>;
  readonly #online = new Online(this);
  readonly #resource: Resource<Input, Output>;
  readonly #input: () => Input;
  readonly #together = new SharedRetry(this, { failure: () => this.#failure(), refresh: () => this.refresh() });
  #state: AccountSectionState = 'loading';
  #reported: StorefrontError | undefined;
  #ready = false;
  #offline = false;
  /** Last data, for a task that is still open after the session has ended. */
  #last: Output | undefined;

  /** Shows tasks in place of the content, in sections that have tasks. */
  protected readonly tasks?: TaskController<Output>;

  /** @internal Receives every change of the task that is shown. */
  onTask: TaskListener | undefined;
  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** Address of the page where people sign in. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;

  constructor(catalog: MessageCatalog<OwnMessages>, row: Operation<Input, Output>, input: () => Input) {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
    this.l = new FullLocalizer(this, catalog, () => ({
      locale: this.locale || this.connection.storefront?.locale,
      overrides: this.connection.storefront?.messages,
    }));
    this.#input = input;
    this.#resource = new Resource(this, this.connection, row, () =>
      this.connection.storefront?.session === 'active' ? this.request() : undefined,
    );
    this.addController({ hostUpdate: () => this.#keep() });
  }

  /** Fetches again. */
  refresh(): Promise<void> {
    return this.#resource.refresh();
  }

  /** Renders the loaded data. */
  protected abstract renderContent(data: Output): TemplateResult;
  /** Returns sample data for the placeholder, in the size of typical data. Its texts are never visible. */
  protected abstract sample(): Output;
  /** True if the data has nothing to show. */
  protected isEmpty(_data: Output): boolean {
    return false;
  }

  /** Returns the request input. Override it in sections whose input changes. */
  protected request(): Input {
    return this.#input();
  }

  /** Data of the previous request, shown while a new one is being loaded. */
  protected get earlier(): Output | undefined {
    return undefined;
  }

  /** True if the first rendering must wait for other data. */
  protected get isWaiting(): boolean {
    return false;
  }

  /** Renders content that stays above the data in every state, such as a filter. */
  protected renderAbove(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Returns an announcement about the last action. An element has one live region. */
  protected announcement(): string {
    return '';
  }

  /** Current language as a BCP 47 tag. */
  get language(): string {
    return this.l.locale;
  }

  protected get data(): Output | undefined {
    return this.#resource.snapshot.data;
  }

  /** Data that is shown: the current data, or the last data while a task is still open after the session has ended. */
  protected get shown(): Output | undefined {
    return this.data ?? this.#last;
  }

  /** Updates the last data before rendering. Drops it after a sign-out or a change of account, and closes a task that it no longer fits. */
  #keep(): void {
    const { data } = this.#resource.snapshot;
    const { storefront } = this.connection;
    if (data || storefront?.session !== 'expired') this.#last = data;
    const shown = this.#last;
    const task = this.tasks?.current;
    if (!task) return;
    const isGone = shown ? !task.appliesTo(shown) : storefront?.session === 'none';
    if (isGone) this.tasks.close();
  }

  /** Keeps the focus in the section when the focused element disappears. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    if (focused && !focused.isConnected) this.renderRoot.querySelector<HTMLElement>('.base')?.focus();
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { status, error } = this.#resource.snapshot;
    if (status === 'ready' && !this.#ready && !this.isWaiting && !this.tasks?.isOpening) {
      this.#ready = true;
      void announce(this, new StorefrontReadyEvent());
    }
    if (error && error !== this.#reported) void announce(this, new StorefrontErrorEvent(error));
    this.#reported = error;
    if (this.#offline && this.#online.online) {
      this.#offline = false;
      void this.refresh();
    }
  }

  protected override render(): TemplateResult {
    const { state, body, announcement } = this.#view();
    if (this.hasUpdated && this.#state === 'loading' && state !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = state;
    return html`<div part="base" class="base" tabindex="-1">${body}${liveRegion(announcement || this.announcement())}</div>`;
  }

  #view(): SectionView {
    const { storefront, problem } = this.connection;
    const { data, error, status } = this.#resource.snapshot;
    // Waits for the messages, so that no other language is shown first.
    if (this.l.isLoading && this.#state === 'loading') return this.#loading();
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }), announcement: '' };
    const task = this.tasks?.current;
    if (task && this.#last) return this.#inTask(task, this.#last);
    // A task that the page opens is shown right away, without the content before it.
    if (data && this.#state === 'loading' && this.tasks?.isOpening) return this.#loading();
    // A provider without a store reports its problem soon.
    if (storefront?.store && storefront.session !== 'active') return this.#signIn(storefront.session === 'expired');
    if (status === 'error') {
      if (error.type === 'authentication' || error.type === 'permission') return this.#signIn(true);
      this.#offline = !this.#online.online;
      const text = this.#word(this.#offline ? 'offline' : 'loadFailed');
      const state = this.#offline ? 'offline' : 'error';
      return { state, body: html`${this.renderAbove()}${notice({ kind: state, text, action: this.#again() })}`, announcement: text };
    }
    const shown = data ?? this.earlier;
    if (!shown || (this.#state === 'loading' && this.isWaiting)) return this.#loading();
    const outdated = error ? this.#word('refreshFailed') : '';
    const failed = this.tasks?.failed ? this.#word('taskFailed') : '';
    return {
      state: outdated ? 'outdated' : !data ? 'updating' : this.isEmpty(data) ? 'empty' : 'ready',
      body: html`${this.renderAbove()}${outdated ? notice({ kind: 'warning', text: outdated, action: this.#again() }) : nothing}${
        failed ? notice({ kind: 'warning', text: failed }) : nothing
      }${this.renderContent(shown)}`,
      announcement: outdated || failed,
    };
  }

  #inTask(task: Task<Output>, data: Output): SectionView {
    return { state: task.state, body: task.render(data), announcement: task.announcement };
  }

  #loading(): SectionView {
    const body = html`<div class="ghost" aria-hidden="true" inert>${this.renderContent(this.sample())}</div>`;
    return { state: 'loading', body, announcement: '' };
  }

  #signIn(expired: boolean): SectionView {
    const text = this.#word(expired ? 'sessionExpired' : 'signedOut');
    const ask = () => this.dispatchEvent(new StorefrontSignInRequiredEvent(expired ? 'session-expired' : 'no-session'));
    const label = this.#word('signIn');
    const body = html`<div class="sign-in">
      <p>${text}</p>
      ${
        this.signInHref
          ? html`<a class="button primary" part="cta" href=${this.signInHref} @click=${ask}>${label}</a>`
          : html`<button class="button primary" part="cta" type="button" @click=${ask}>${label}</button>`
      }
    </div>`;
    return { state: expired ? 'session-expired' : 'signed-out', body, announcement: expired ? text : '' };
  }

  #again() {
    return { label: this.#word('tryAgain'), busy: this.#together.busy, onClick: () => void this.#together.tryAgain() };
  }

  /** Returns the error of the last request, if it failed. */
  #failure() {
    const { store } = this.connection;
    const { error } = this.#resource.snapshot;
    return store && error && { store, type: error.type };
  }

  #word(key: keyof AccountSectionMessages): string {
    return this.l.t(key);
  }
}

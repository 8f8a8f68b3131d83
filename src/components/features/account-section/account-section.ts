import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { Operation } from '../../../api/operations/operation.js';
import { announce } from '../../base/announce.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { MessageCatalog, Message, Messages } from '../../locales/message-catalog.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
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

/** View state of a section, with the content and announcement to render. */
interface SectionView {
  readonly state: AccountSectionState;
  readonly body: TemplateResult;
  readonly announcement: string;
}

/** View state of an account section. */
type AccountSectionState =
  | 'misconfigured'
  | 'signed-out'
  | 'no-account'
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
 * Base class of the account sections. Loads one response from the gateway and renders it.
 *
 * @csspart base - Wrapper of all content.
 * @csspart notice - Message.
 * @csspart cta - Main button.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in.
 * @cssstate no-account - Somebody is signed in who has no billing account yet.
 * @cssstate session-expired - The session has ended.
 * @cssstate loading - Waiting for the first response.
 * @cssstate ready - The content is shown.
 * @cssstate outdated - Outdated content is shown because the update failed.
 * @cssstate error - The content could not be loaded.
 * @cssstate offline - The content could not be loaded because there is no network.
 * @event {StorefrontReadyEvent} storefront-ready - The content is shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The content could not be loaded or updated.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The user clicked the sign-in button.
 */
export abstract class AccountSection<Input, Output, OwnMessages extends SectionMessages & Messages> extends FeatureElement {
  static override styles: CSSResultGroup = [StorefrontElement.hostStyles, tokens, button, noticeStyles, visuallyHidden, styles, ghost];

  protected readonly l: FullLocalizer<OwnMessages>;
  readonly #online = new Online(this);
  readonly #resource: Resource<Input, Output>;
  readonly #input: () => Input;
  readonly #sharedRetry = new SharedRetry(this, { failure: () => this.#loadFailure(), refresh: () => this.refresh() });
  #state: AccountSectionState = 'loading';
  #reportedError: StorefrontError | undefined;
  #isReadyReported = false;
  /** True if the last request failed because there was no network. */
  #wasOffline = false;
  /** Last loaded data. Needed if a task is still open after the session has ended. */
  #lastData: Output | undefined;

  /** Controller of the tasks that replace the content. Undefined in sections without tasks. */
  protected readonly tasks?: TaskController<Output>;
  /** @internal Called when a task is opened, finished or closed. */
  onTask: TaskListener | undefined;
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;
  /** URL of the sign-in page. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** URL of the sign-up page, for users without a plan, and to buy an ended subscription again. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;

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
    this.addController({ hostUpdate: () => this.#updateLastData() });
  }

  /** Fetches the data again. */
  refresh(): Promise<void> {
    return this.#resource.refresh();
  }

  /** Renders the loaded data. */
  protected abstract renderContent(data: Output): TemplateResult;
  /** Returns sample data that gives the placeholder a typical size. Its texts are never visible. */
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
  protected get previousData(): Output | undefined {
    return undefined;
  }

  /** True while the first render must wait for other data. */
  protected get isWaiting(): boolean {
    return false;
  }

  /** True while the shown data is outdated and fetched again. Override it in sections that show other data too. */
  protected get isUpdating(): boolean {
    return this.#resource.snapshot.stale;
  }

  /** Renders content that stays above the data in every state, such as a filter. */
  protected renderAbove(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Returns the text about the last action, for the live region. */
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

  /** Data to show: the current data, or the last loaded data while a task is still open after the session has ended. */
  protected get shownData(): Output | undefined {
    return this.data ?? this.#lastData;
  }

  /**
   * Updates the last loaded data before each render. Discards the data after a sign-out or a change of account. Closes a task that no
   * longer applies to the data.
   */
  #updateLastData(): void {
    const { data } = this;
    const { storefront } = this.connection;
    if (data || storefront?.session !== 'expired') this.#lastData = data;
    const lastData = this.#lastData;
    const task = this.tasks?.current;
    if (!task) return;
    const isObsolete = lastData ? !task.appliesTo(lastData) : storefront?.session === 'none' || storefront?.session === 'no-account';
    if (isObsolete) this.tasks.close();
  }

  /** Keeps the focus in the section when the focused element disappears. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    if (focused && !focused.isConnected) this.renderRoot.querySelector<HTMLElement>('.base')?.focus();
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { status, error } = this.#resource.snapshot;
    if (status === 'ready' && !this.#isReadyReported && !this.isWaiting && !this.tasks?.isOpening) {
      this.#isReadyReported = true;
      void announce(this, new StorefrontReadyEvent());
    }
    if (error && error !== this.#reportedError) void reportError(this, error);
    this.#reportedError = error;
    if (this.#wasOffline && this.#online.online) {
      this.#wasOffline = false;
      void this.refresh();
    }
  }

  protected override render(): TemplateResult {
    const { state, body, announcement } = this.#view();
    if (this.hasUpdated && this.#state === 'loading' && state !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = state;
    const isUpdating = this.isUpdating && !this.tasks?.current;
    return html`<div part="base" class="base" tabindex="-1" aria-busy=${isUpdating ? 'true' : nothing}>
      ${body}${isUpdating ? html`<p class="updating">${this.#message('updating')}</p>` : nothing}${liveRegion(announcement || this.announcement())}
    </div>`;
  }

  #view(): SectionView {
    const { storefront, problem } = this.connection;
    const { data } = this;
    const { error, status } = this.#resource.snapshot;
    // Waits for the translation, because otherwise the texts would first be visible in another language.
    if (this.l.isLoading && this.#state === 'loading') return this.#loadingView();
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }), announcement: '' };
    const task = this.tasks?.current;
    if (task && this.#lastData) return this.#taskView(task, this.#lastData);
    // If the page opens a task, shows the placeholder instead of the content until the task is ready.
    if (data && this.#state === 'loading' && this.tasks?.isOpening) return this.#loadingView();
    // A provider without a store is not ready yet. It may still report a problem.
    if (storefront?.session === 'no-account' || error?.code === 'no-account') return this.#noAccountView();
    if (storefront?.store && storefront.session !== 'active') return this.#signInView(storefront.session === 'expired');
    if (status === 'error') {
      if (error.type === 'authentication' || error.type === 'permission') return this.#signInView(true);
      this.#wasOffline = !this.#online.online;
      const text = this.#message(this.#wasOffline ? 'offline' : 'loadFailed');
      const state = this.#wasOffline ? 'offline' : 'error';
      return { state, body: html`${this.renderAbove()}${notice({ kind: state, text, action: this.#retryAction() })}`, announcement: text };
    }
    const visibleData = data ?? this.previousData;
    if (!visibleData || (this.#state === 'loading' && this.isWaiting)) return this.#loadingView();
    const refreshError = error ? this.#message('refreshFailed') : '';
    const taskError = this.tasks?.failed ? this.#message('taskFailed') : '';
    return {
      state: refreshError ? 'outdated' : !data ? 'updating' : this.isEmpty(data) ? 'empty' : 'ready',
      body: html`${this.renderAbove()}${refreshError ? notice({ kind: 'warning', text: refreshError, action: this.#retryAction() }) : nothing}${
        taskError ? notice({ kind: 'warning', text: taskError }) : nothing
      }${this.renderContent(visibleData)}`,
      announcement: refreshError || taskError,
    };
  }

  #taskView(task: Task<Output>, data: Output): SectionView {
    return { state: task.state, body: task.render(data), announcement: task.announcement };
  }

  #loadingView(): SectionView {
    const body = html`<div class="ghost" aria-hidden="true" inert>${this.renderContent(this.sample())}</div>`;
    return { state: 'loading', body, announcement: '' };
  }

  #noAccountView(): SectionView {
    const href = safeHref(this.signUpHref);
    const link = href ? html`<a class="button primary" part="cta" href=${href}>${this.#message('choosePlan')}</a>` : nothing;
    const body = html`<div class="sign-in">
      <p>${this.#message('noAccount')}</p>
      ${link}
    </div>`;
    return { state: 'no-account', body, announcement: '' };
  }

  #signInView(isExpired: boolean): SectionView {
    const text = this.#message(isExpired ? 'sessionExpired' : 'signedOut');
    const onSignIn = () => this.dispatchEvent(new StorefrontSignInRequiredEvent(isExpired ? 'session-expired' : 'no-session'));
    const label = this.#message('signIn');
    const body = html`<div class="sign-in">
      <p>${text}</p>
      ${
        this.signInHref
          ? html`<a class="button primary" part="cta" href=${this.signInHref} @click=${onSignIn}>${label}</a>`
          : html`<button class="button primary" part="cta" type="button" @click=${onSignIn}>${label}</button>`
      }
    </div>`;
    return { state: isExpired ? 'session-expired' : 'signed-out', body, announcement: isExpired ? text : '' };
  }

  #retryAction() {
    return { label: this.#message('tryAgain'), busy: this.#sharedRetry.isRetrying, onClick: () => void this.#sharedRetry.retry() };
  }

  /** Returns the error of the last request, if it failed. */
  #loadFailure() {
    const { store } = this.connection;
    const { error } = this.#resource.snapshot;
    return store && error && { store, type: error.type };
  }

  #message(key: keyof AccountSectionMessages): string {
    return this.l.t(key);
  }
}

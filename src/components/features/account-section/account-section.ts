import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { Operation } from '../../../api/operations/operation.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { Catalog, Message, Messages } from '../../locales/catalog.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import type { sectionMessages } from './messages.js';
import { styles } from './account-section.styles.js';

type SectionWords = Readonly<Record<keyof typeof sectionMessages, Message>>;

/** One part of the account: one answer of the gateway, and everything that can be instead of it. The part says how the answer looks. */
export abstract class AccountSection<Input, Output, Words extends SectionWords & Messages> extends FeatureElement {
  static override styles: CSSResultGroup = [StorefrontElement.hostStyles, tokens, button, noticeStyles, skeleton, visuallyHidden, styles];

  protected readonly l: Localize<Words>;
  readonly #online = new Online(this);
  readonly #resource: Resource<Input, Output>;
  readonly #internals = this.attachInternals();
  #reported: StorefrontError | undefined;
  #ready = false;
  #pressed = false;
  #offline = false;

  /** Language of this element; the provider's, else the page's, if left out. */
  @property() locale: string | undefined;
  /** Where people sign in; the event storefront-sign-in-required is fired as well. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;

  constructor(catalog: Catalog<Words>, row: Operation<Input, Output>, input: () => Input) {
    super();
    this.l = new Localize(this, catalog, () => ({
      locale: this.locale || this.connection.storefront?.locale,
      overrides: this.connection.storefront?.messages,
    }));
    this.#resource = new Resource(this, this.connection, row, () =>
      this.connection.storefront?.session === 'active' ? input() : undefined,
    );
  }

  /** Fetches again. */
  refresh(): Promise<void> {
    return this.#resource.refresh();
  }

  /** How the answer looks. */
  protected abstract renderContent(data: Output): TemplateResult;
  /** Stand-ins in the size of what comes. */
  protected abstract renderSkeleton(): TemplateResult;

  protected get data(): Output | undefined {
    return this.#resource.snapshot.data;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { status, error } = this.#resource.snapshot;
    const { states } = this.#internals;
    for (const name of ['loading', 'ready', 'error'] as const) {
      if (name === status) states.add(name);
      else states.delete(name);
    }
    if (status === 'ready' && !this.#ready) {
      this.#ready = true;
      this.dispatchEvent(new StorefrontReadyEvent());
    }
    if (error && error !== this.#reported) this.dispatchEvent(new StorefrontErrorEvent(error));
    this.#reported = error;
    if (this.#offline && this.#online.online) {
      this.#offline = false;
      void this.refresh();
    }
  }

  protected override render(): TemplateResult {
    const { body, said } = this.#view();
    return html`<div part="base" class="base">${body}${liveRegion(said)}</div>`;
  }

  #view(): { body: TemplateResult; said: string } {
    const storefront = this.connection.storefront;
    const { data, error, status } = this.#resource.snapshot;
    if (storefront?.problem) return { body: notice({ kind: 'setup', text: storefront.problem }), said: '' };
    if (storefront && storefront.session !== 'active') return this.#signIn(storefront.session === 'expired');
    if (error && status === 'error') {
      if (error.type === 'authentication' || error.type === 'permission') return this.#signIn(true);
      const offline = !this.#online.online;
      this.#offline = offline;
      const text = this.#word(offline ? 'offline' : 'loadFailed');
      return { body: notice({ kind: offline ? 'offline' : 'error', text, action: this.#again() }), said: text };
    }
    if (status !== 'ready') return { body: html`<div aria-hidden="true">${this.renderSkeleton()}</div>`, said: '' };
    const outdated = error ? this.#word('refreshFailed') : '';
    return {
      body: html`${outdated ? notice({ kind: 'warning', text: outdated, action: this.#again() }) : nothing}${this.renderContent(data)}`,
      said: outdated,
    };
  }

  #signIn(expired: boolean): { body: TemplateResult; said: string } {
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
    return { body, said: expired ? text : '' };
  }

  #again() {
    return { label: this.#word('tryAgain'), busy: this.#pressed, onClick: () => void this.#tryAgain() };
  }

  async #tryAgain(): Promise<void> {
    this.#pressed = true;
    this.requestUpdate();
    await this.refresh();
    this.#pressed = false;
    this.requestUpdate();
  }

  #word(key: keyof typeof sectionMessages): string {
    return this.l.t(key);
  }
}

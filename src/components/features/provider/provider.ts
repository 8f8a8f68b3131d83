import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Client } from '../../../api/client.js';
import { createGatewayClient } from '../../../api/gateway-client.js';
import { PUBLISHABLE_KEY } from '../../../api/keys.js';
import { createStore } from '../../../store/create-store.js';
import type { Store } from '../../../store/store.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { ContextProvider } from '../../context/context.js';
import type { StorefrontContext } from '../../context/storefront-context.js';
import { ViewState } from '../../controllers/view-state.js';
import type { MessageOverrides } from '../../locales/message-catalog.js';
import type { Appearance } from '../../theme/appearance.js';
import type { ThemeController } from '../../theme/theme-controller.js';
import { styles } from './provider.styles.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import type { FetchSession, Session, SessionToken } from './session.js';
import { gatewayAddress } from './gateway-address.js';

/**
 * @summary Connects the elements inside it to one gateway. They share data, session, language, currency, theme and payment form. Renders nothing
 * itself and does not affect the layout.
 *
 * @slot - Page content. The elements can be anywhere inside.
 * @cssstate none - Nobody is signed in.
 * @cssstate active - Somebody is signed in.
 * @cssstate no-account - Somebody is signed in who has no billing account yet.
 * @cssstate expired - The session has ended and could not be renewed.
 * @cssstate misconfigured - A required attribute is missing or invalid; the elements inside say which.
 * @event {StorefrontErrorEvent} storefront-error - A required attribute is missing or invalid, or `fetchSession` failed.
 */
export class StorefrontProvider extends StorefrontElement {
  static override readonly tag: string = 'storefront-provider';
  static override styles = [StorefrontElement.hostStyles, styles];

  /** Session of a signed-in user. Its code is loaded on demand, because most pages that show plans never need it. */
  #session: Session | undefined;
  #sessionLoading: Promise<Session> | undefined;
  #store: Store | undefined;
  #problem: string | undefined;
  /** Applies themes to the elements. Undefined until its file is loaded. */
  static ThemeController: typeof ThemeController | undefined;
  /** True once the theme controller is loading or loaded. */
  #isThemed = false;
  readonly #context = new ContextProvider(this, this.#value());

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => (this.#problem ? 'misconfigured' : this.status));
  }

  /** URL of the gateway, absolute or relative to the page, for example `https://shop.example/billing`. */
  @property() gateway = '';
  /** Publishable key of the gateway (`pk_...`). May be public. */
  @property({ attribute: 'publishable-key' }) publishableKey = '';
  /** BCP 47 language of the elements. Default: the page's `lang`. */
  @property() locale: string | undefined;
  /** ISO 4217 code of the currency for prices. Default: the tenant's first currency. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the buyer's country, if the page knows it. */
  @property() country: string | undefined;
  /**
   * Ready-made theme, or `inherit`, which takes font, colors, corners and button style from the page. The page's `color-scheme` determines
   * whether colors are light or dark.
   */
  @property() theme: 'inherit' | 'ledger' | 'poster' | 'soft' | undefined;
  /** `compact`: less spacing and smaller controls. */
  @property() density: 'compact' | undefined;

  /**
   * Gets a session from your backend for the user who is signed in on your site: `{token, expiresAt}`, or undefined if nobody is signed in. May
   * also return the response of your backend; status 204 or 401 means that nobody is signed in. Called when a request first needs a session,
   * and again before the session ends. Call `refresh()` after somebody has signed in.
   */
  @property({ attribute: false }) fetchSession: FetchSession | undefined;
  /**
   * Payment form to use instead of the billing platform's form. Applies to all elements inside that have no `paymentAdapter` of their own.
   */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
  /** Client to use instead of `gateway` and `publishableKey`. The client contains its own credential. */
  @property({ attribute: false }) client: Client | undefined;
  /** Theme as an object, with the names of Stripe's Appearance API; see docs/theming.md. */
  @property({ attribute: false }) appearance: Appearance | undefined;
  /**
   * Texts that replace the elements' default texts. The keys are `<catalog>.<key>`, for example `{'plans.select': 'Take {product}'}`; see
   * docs/languages.md.
   */
  @property({ attribute: false }) messages: MessageOverrides = {};

  /** Fetches everything again, with a new session. */
  refresh(): void {
    if (this.#sessionLoading) this.#withSession((session) => session.renew());
    this.#store?.invalidate();
  }

  /**
   * Forgets the session and everything that the elements hold or have stored of the user, also in other tabs. Sign the user out of your own
   * site first. Call `refresh()` after the next sign-in.
   */
  logout(): void {
    this.#withSession((session) => session.signOut());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('fetchSession')) this.#useSource(changed.get('fetchSession') !== undefined);
    if (changed.has('client') || changed.has('gateway') || changed.has('publishableKey')) this.#connect();
    this.#context.value = this.#value();
    // Reflects these properties as attributes, so that the page's CSS can select elements by them.
    for (const name of ['theme', 'density'] as const) {
      const value = this[name];
      if (!changed.has(name)) continue;
      if (value) this.setAttribute(name, value);
      else this.removeAttribute(name);
    }
  }

  protected override updated(): void {
    if (this.#isThemed || !(this.theme || this.density || this.appearance)) return;
    this.#isThemed = true;
    const { ThemeController } = StorefrontProvider;
    if (ThemeController) new ThemeController(this);
    else
      import('../../theme/theme-controller.js').then(
        (file) => new (StorefrontProvider.ThemeController = file.ThemeController)(this),
        // The file could not be loaded. The default theme stays, and the next update loads the file again.
        () => (this.#isThemed = false),
      );
  }

  #useSource(hadOne: boolean): void {
    this.#withSession((session) => {
      session.source = this.fetchSession;
    });
    // Discards earlier responses, because they belong to the anonymous visitor.
    if (!hadOne) this.#store?.clear();
  }

  #connect(): void {
    this.#store?.clear();
    const client = this.client ?? this.#createClient();
    this.#store = client && createStore(client);
    this.#problem = undefined;
    if (!client) void this.#reportSettingsProblem();
  }

  /** Reports why there is no client. Loads the messages on demand. */
  async #reportSettingsProblem(): Promise<void> {
    const { gateway, publishableKey } = this;
    const { settingsProblem } = await import('./settings.js');
    // The attributes may have changed while the messages were loading.
    if (this.#store || gateway !== this.gateway || publishableKey !== this.publishableKey) return;
    this.#problem = settingsProblem(gateway, publishableKey, this.localName);
    this.requestUpdate();
    void reportError(this, { type: 'configuration', code: 'provider-settings', message: this.#problem });
  }

  /** Creates the client. Returns undefined while an attribute is missing or invalid. */
  #createClient(): Client | undefined {
    const { publishableKey } = this;
    const baseUrl = gatewayAddress(this.gateway);
    if (!baseUrl || !PUBLISHABLE_KEY.test(publishableKey)) return undefined;
    return createGatewayClient({
      baseUrl,
      credential: async ({ rejected }) => (await (await this.#sessionLoading)?.token(rejected)) ?? publishableKey,
      beforeSend: (row) => this.#session?.check(row),
    });
  }

  #withSession(act: (session: Session) => void): void {
    if (this.#session) {
      act(this.#session);
      return;
    }
    this.#sessionLoading ??= this.#loadSession();
    this.#sessionLoading.then(act, () => {
      // The file could not be loaded. Requests report the error, and the next request loads the file again.
      this.#sessionLoading = undefined;
    });
  }

  async #loadSession(): Promise<Session> {
    const { Session } = await import('./session.js');
    this.#session = new Session({
      element: this,
      store: () => this.#store,
      onStatus: () => this.requestUpdate(),
      onOtherAccount: () => this.#store?.clear(),
      onFailure: (error) => void reportError(this, error),
    });
    return this.#session;
  }

  /** Status of the session. */
  protected get status(): StorefrontContext['session'] {
    return this.#session?.status ?? (this.fetchSession ? 'active' : 'none');
  }

  #value(): StorefrontContext {
    const signOuts = this.#session?.signOuts;
    return {
      store: this.#store,
      problem: this.#problem,
      locale: this.locale,
      currency: this.currency,
      country: this.country,
      messages: this.messages,
      paymentAdapter: this.paymentAdapter,
      session: this.status,
      signOuts,
      adoptSession: (session) => this.#adopt(session, signOuts),
    };
  }

  #adopt(session: SessionToken, signOuts: number | undefined): void {
    this.#withSession((current) => {
      current.adopt(session, signOuts);
      this.#store?.invalidate();
    });
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-provider': StorefrontProvider;
  }
}

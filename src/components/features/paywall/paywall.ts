import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import type { CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { isRunning, OwnedPlans } from '../owned-plans/owned-plans.js';
import { StorefrontPlans } from '../plans/plans.js';
import { paywallMessages } from '../../../generated/locales/paywall.js';
import { paywallStyles } from './paywall.styles.js';

/** View state of the paywall. */
type PaywallState = 'checking' | 'open' | 'locked' | 'error' | 'offline' | 'misconfigured';

/**
 * Shows its content to customers who have one of the given plans, and offers these plans to everybody else. After a purchase of such a
 * plan, here or in another tab, the content appears automatically. An error never reveals the content.
 *
 * This is not access control: the content is in the page's source and only hidden visually. If content must not be read without payment,
 * your server must check the subscription before it sends the content.
 *
 * @summary Shows content to subscribers, and plans to everybody else.
 *
 * @slot - The content.
 * @slot locked - Text above the plans. Replaces the default text.
 * @csspart locked - Wrapper of what is shown in place of the content.
 * @csspart plan - Plan card. The other parts of `storefront-plans` are exported under their own names, too.
 * @csspart notice - Message.
 * @cssstate checking - The plans of the account are being checked.
 * @cssstate open - The content is shown.
 * @cssstate locked - The plans are shown.
 * @cssstate error - The plans of the account could not be checked.
 * @cssstate offline - The plans of the account could not be checked because there is no network.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user wants to change the plan that the account has.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - A subscriber clicked the sign-in button.
 * @event {StorefrontPlanSelectEvent} storefront-plan-select - The user selected a plan.
 * @event {StorefrontReadyEvent} storefront-ready - The plans are shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The plans of the account could not be checked, or the plans could not be loaded.
 */
export class StorefrontPaywall extends FeatureElement {
  static override readonly tag = 'storefront-paywall';
  static override readonly dependencies = [StorefrontPlans];
  static override styles = [StorefrontElement.hostStyles, tokens, button, noticeStyles, visuallyHidden, paywallStyles];

  readonly #l = new FullLocalizer(this, paywallMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #account = new OwnedPlans(this, this.connection);
  /** Catalog with the plans of `products`. Sends the same request as the plan table, so the catalog is fetched only once. */
  readonly #catalog = new Resource(this, this.connection, getCatalog, () => (this.products ? this.#catalogInput() : undefined));
  readonly #view = new ViewState<PaywallState>(this, this.attachInternals(), () => this.#state());
  #error: unknown;
  #wasLocked = false;

  /** True if the content replaced the plans while the element was visible. This change is announced. */
  @state() private hasUnlocked = false;

  /** Ids of the rate plans that unlock the content, separated by spaces. */
  @property() plans = '';
  /** Ids of the products whose plans unlock the content, separated by spaces. */
  @property() products = '';
  /** URL of the sign-up page. If set, the buttons of the plans are links to this page. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** URL of the account page, where a customer with another plan can switch. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** URL of the sign-in page. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** Billing period that is selected first, such as `Annual`. */
  @property() period: string | undefined;
  /** ISO 4217 currency code. Defaults to the provider's currency. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the buyer's country. Defaults to the provider's country. */
  @property() country: string | undefined;
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;

  /** Fetches the account's plans and the catalog again. */
  async refresh(): Promise<void> {
    await Promise.all([this.#account.refresh(), this.#catalog.refresh()]);
  }

  #catalogInput(): CatalogRequest {
    const { storefront } = this.connection;
    const currency = this.currency || storefront?.currency;
    const country = this.country || storefront?.country;
    return { ...(currency && { currency }), ...(country && { country }), locale: this.#l.locale };
  }

  /** Returns the ids of the plans that unlock the content. Undefined while the catalog is being loaded. */
  #unlockingPlanIds(): string[] | undefined {
    const plans = idsOf(this.plans);
    const products = idsOf(this.products);
    if (products.length === 0) return plans;
    const { data } = this.#catalog.snapshot;
    if (!data) return undefined;
    const ofProducts = data.products.filter(({ productId }) => products.includes(productId)).flatMap((product) => product.plans);
    return [...plans, ...ofProducts.map(({ productRatePlanId }) => productRatePlanId)];
  }

  #problem(): string | undefined {
    const { problem } = this.connection;
    if (problem) return this.#l.t('setup', { problem });
    return this.plans.trim() || this.products.trim() ? undefined : this.#l.t('setupPlans');
  }

  #state(): PaywallState {
    if (this.#problem() !== undefined) return 'misconfigured';
    const { status } = this.#account;
    if (status === 'none') return 'locked';
    if (status === 'loading') return 'checking';
    const planIds = this.#unlockingPlanIds();
    const failed = status === 'error' || (!planIds && this.#catalog.snapshot.error !== undefined);
    if (failed) return this.#online.online ? 'error' : 'offline';
    if (!planIds) return 'checking';
    return this.#account.list(planIds).some(({ subscription }) => isRunning(subscription)) ? 'open' : 'locked';
  }

  protected override willUpdate(): void {
    const state = this.#state();
    if (this.#view.current === 'checking' && (state === 'error' || state === 'offline'))
      reserveHeight(this.renderRoot.querySelector('.content'));
    if (state === 'open') this.hasUnlocked ||= this.#wasLocked;
    else if (state !== 'checking') {
      this.#wasLocked = true;
      this.hasUnlocked = false;
    }
  }

  protected override updated(): void {
    const error = this.#account.error ?? (this.products ? this.#catalog.snapshot.error : undefined);
    if (error && error !== this.#error) void reportError(this, error);
    this.#error = error;
  }

  protected override render(): TemplateResult {
    const state = this.#state();
    return html`<div class="content" tabindex="-1">${this.#renderState(state)}</div>
      ${liveRegion(this.#announcement(state))}`;
  }

  #renderState(state: PaywallState): TemplateResult {
    switch (state) {
      case 'misconfigured':
        return notice({ kind: 'misconfigured', text: this.#problem() ?? '' });
      case 'checking':
        // If the content was locked before, keeps showing the plans until the new result is known.
        return this.#wasLocked ? this.#renderLocked() : html`<div class="checking" inert><slot></slot></div>`;
      case 'open':
        return html`<slot></slot>`;
      case 'error':
      case 'offline': {
        const text = this.#l.t(state === 'error' ? 'failed' : 'offline');
        const action = { label: this.#l.t('retry'), onClick: () => this.#retry() };
        return notice({ kind: state, text, action });
      }
      case 'locked':
        return this.#renderLocked();
    }
  }

  #renderLocked(): TemplateResult {
    return html`<div class="closed" part="locked">
      <slot name="locked">
        <div class="why">
          <h2>${this.#l.t('lockedHeading')}</h2>
          <p>${this.#lockedText()}</p>
          ${this.#account.status === 'none' && this.connection.session !== 'no-account' ? this.#renderSignIn() : nothing}
        </div>
      </slot>
      <storefront-plans
        exportparts="plan, plan-name, badge, price, period, cta, features, segmented, add-ons, terms, comparison"
        .client=${this.client}
        plans=${this.plans || nothing}
        products=${this.products || nothing}
        .expectedFeatures=${7 /* More lines than most plan cards have, to reserve height for a quantity field. */}
        .expectedPlans=${Math.min(3, idsOf(this.products || this.plans).length)}
        .period=${this.period}
        .currency=${this.currency}
        .country=${this.country}
        .locale=${this.#l.locale}
        .signUpHref=${this.signUpHref}
        .accountHref=${this.accountHref}
      ></storefront-plans>
    </div>`;
  }

  #lockedText(): string {
    const [paused] = this.#account.list(this.#unlockingPlanIds() ?? []);
    if (paused) return this.#l.t('paused', { plan: paused.productName });
    return this.#l.t(this.#account.list().length > 0 ? 'lockedOthers' : 'locked');
  }

  #renderSignIn(): TemplateResult {
    const href = safeHref(this.signInHref);
    const onSignIn = (): void => void this.dispatchEvent(new StorefrontSignInRequiredEvent('no-session'));
    return html`<p>
      ${
        href
          ? html`<a href=${href} @click=${onSignIn}>${this.#l.t('signIn')}</a>`
          : html`<button class="button link" type="button" @click=${onSignIn}>${this.#l.t('signIn')}</button>`
      }
    </p>`;
  }

  #announcement(state: PaywallState): string {
    if (state === 'checking') return this.#l.t('checking');
    if (state === 'error' || state === 'offline') return this.#l.t(state === 'error' ? 'failed' : 'offline');
    return state === 'open' && this.hasUnlocked ? this.#l.t('opened') : '';
  }

  #retry(): void {
    // The retry button is about to disappear, so the focus moves to the content.
    this.renderRoot.querySelector<HTMLElement>('.content')?.focus();
    void this.refresh();
  }
}

function idsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((id) => id !== '');
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-paywall': StorefrontPaywall;
  }
}

import { html, type TemplateResult } from 'lit';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import type { CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { Localizer } from '../../locales/localizer.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice } from '../../primitives/notice.js';
import type { Store } from '../../../store/store.js';
import { LoadEvents } from '../connection/load-events.js';
import { Resource } from '../connection/resource.js';
import { StorefrontPlans } from '../plans/plans.js';
import { renderEarlyPlanStep, earlyPages } from './early-plan-step.js';
import { renderSkeleton } from './page-frame.js';
import { draftName, storedStep } from './draft-keys.js';
import { LazySteps } from './lazy-steps.js';
import { signUpMessages } from '../../../generated/locales/sign-up.js';
import type { Page } from './pages.js';
import type { SignUpState } from './sign-up-state.js';
import { SignUpAttributes } from './sign-up-attributes.js';
import { signUpSheets } from './sign-up.styles.js';

/**
 * Guides the user through a purchase: plan, details, payment method, review. Entries survive a reload. The order is sent only once, however often the
 * user confirms it, and its outcome is checked until it is known. If a customer is signed in, their account is the buyer.
 *
 * @summary Sign-up, from choosing a plan to the paid subscription.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart base - Wrapper of all content.
 * @csspart progress - List of steps.
 * @csspart step - Step.
 * @csspart summary - Summary of the order.
 * @csspart coupon - Field for a coupon.
 * @csspart quantity - Quantity stepper.
 * @csspart consents - Terms to accept.
 * @csspart cta - Button that sends the order.
 * @csspart continue - Button to the next step.
 * @csspart back - Button to the previous step.
 * @csspart edit - Button that leads from the review to a step.
 * @csspart sign-in - Link for users who already have an account.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart notice - Message.
 * @csspart duplicate - Choice between the account's subscription and a second one.
 * @csspart switch - Link or button that switches the account's plan instead.
 * @csspart again - Button that adds a second subscription.
 * @csspart done - Confirmation at the end.
 * @csspart receipt - Receipt at the end.
 * @csspart download - Button that downloads the receipt.
 * @csspart start-again - Button that starts another purchase.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate loading - The plans are being loaded.
 * @cssstate error - The plans or the form could not be loaded.
 * @cssstate empty - Nothing is on sale.
 * @cssstate plan - Step: plan.
 * @cssstate details - Step: details.
 * @cssstate payment - Step: payment method.
 * @cssstate review - Step: review and confirm.
 * @cssstate offline - There is no network; entries are kept.
 * @cssstate account-exists - An account with this email address exists already.
 * @cssstate duplicate - The account has this plan or another plan of the same product family already.
 * @cssstate expired - Price, terms, plan or draft have changed and must be confirmed again.
 * @cssstate refused - The order was refused, and nothing was charged.
 * @cssstate submitting - The order was sent; the response is awaited.
 * @cssstate checking - The outcome of the order is unknown and being checked.
 * @cssstate blocked - Another tab is completing this purchase.
 * @cssstate payment-required - Account and subscription exist; the first invoice is not paid.
 * @cssstate completed - The purchase is complete.
 * @event {StorefrontStepChangeEvent} storefront-step-change - Another step is shown.
 * @event {StorefrontBeforeOrderEvent} storefront-before-order - The user confirmed the order; it is not sent yet. Cancelable.
 * @event {StorefrontSignUpCompleteEvent} storefront-sign-up-complete - The purchase is complete, and everything due is paid.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - A user with an account wants to sign in.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user wants to change the plan that the account has.
 * @event {StorefrontReadyEvent} storefront-ready - The first step is shown.
 * @event {StorefrontErrorEvent} storefront-error - The order was refused, or something could not be loaded.
 */
export class StorefrontSignUp extends SignUpAttributes {
  static override readonly tag = 'storefront-sign-up';
  static override readonly dependencies = [StorefrontPlans];
  static override styles = signUpSheets;

  readonly #l = new Localizer(this, signUpMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #catalog = new Resource(this, this.connection, getCatalog, () => this.#catalogInput());
  readonly #shown = new ViewState<SignUpState>(this, this.attachInternals(), () => this.#state());
  readonly #lazySteps = new LazySteps(this, {
    connection: this.connection,
    catalog: this.#catalog,
    online: this.#online,
    sheets: signUpSheets.length,
    signedIn: () => this.#isSignedIn,
    wantedPages: () => this.wantedPages,
    warn: (message) => this.warn(message),
  });

  #wasSignedIn = false;
  /** Currency of the requested catalog. Undefined for the currency of the shop. */
  #currency: string | undefined;
  #read: { store: Store; step: string | undefined } | undefined;

  constructor() {
    super();
    new LoadEvents(this, () => (this.#shown.current === 'loading' ? { status: 'loading', stale: false } : this.#catalog.snapshot));
  }

  get #isSignedIn(): boolean {
    const session = this.client ? undefined : this.connection.storefront?.session;
    // If the session ends during the purchase, the user is still an existing customer.
    this.#wasSignedIn = session === 'active' || (this.#wasSignedIn && session === 'expired');
    return this.signedIn || this.#wasSignedIn;
  }

  /** Pages of a purchase whose first page shows only the plan step. Undefined if the first page shows other steps, or if a draft is stored. */
  get #pages(): readonly Page[] | undefined {
    const asks = this.plan || (this.deepLinks && location.search);
    return asks || this.#storedStep !== undefined ? undefined : earlyPages(this.wantedPages, this.#isSignedIn);
  }

  /** Step at which a stored purchase continues. Read only once per store, because the steps overwrite it later. */
  get #storedStep(): string | undefined {
    const { store } = this.connection;
    if (store && this.#read?.store !== store) this.#read = { store, step: storedStep(draftName(store, this)) };
    return this.#read?.step;
  }

  /** Step that will probably be shown first. */
  get #firstStep(): string | undefined {
    const [first] = this.wantedPages.flat();
    const isLinked = this.deepLinks && /[?&]plan=./.test(location.search);
    if (this.#storedStep) return this.#storedStep;
    if (this.plan || isLinked) return first === 'plan' ? 'details' : first;
    return this.wantedPages.flat().includes('plan') ? first : 'plan';
  }

  protected override willUpdate(): void {
    const { data } = this.#catalog.snapshot;
    this.codes.update(this.#catalog);
    if (this.connection.store && !this.#pages) this.#lazySteps.load();
    else if (data && data.products.length > 0) this.#lazySteps.preloadWhenIdle();
    this.#lazySteps.readySteps?.willUpdate();
    if (this.#shown.current === 'loading' && this.#state() !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
  }

  protected override updated(): void {
    if (!this.connection.problem) this.#lazySteps.readySteps?.updated();
  }

  #state(): SignUpState {
    if (this.connection.problem) return 'misconfigured';
    const { readySteps, failed } = this.#lazySteps;
    const state = readySteps?.state;
    if (state) return state;
    const { data, error } = this.#catalog.snapshot;
    if (data && !readySteps && this.#pages)
      return data.products.length === 0 ? 'empty' : !this.#online.online ? 'offline' : failed ? 'error' : 'plan';
    if (!(data ? failed : error)) return 'loading';
    return this.#online.online ? 'error' : 'offline';
  }

  protected override render(): TemplateResult {
    const { content, spoken } = this.#content();
    return html`<div class="base" part="base">${content}</div>
      ${liveRegion(spoken)}`;
  }

  /** Returns the content and its announcement. */
  #content(): { content: TemplateResult; spoken: string } {
    const { problem } = this.connection;
    const l = this.#l;
    if (problem) return { content: notice({ kind: 'misconfigured', text: l.t('setup', { problem }) }), spoken: '' };
    const { readySteps, failed, isPlanChosen } = this.#lazySteps;
    const content = readySteps?.content();
    if (content) return content;
    const { data, error } = this.#catalog.snapshot;
    const pages = readySteps ? undefined : this.#pages;
    if (!data && error) return this.#failure(() => void this.#catalog.refresh());
    if (data && pages && data.products.length === 0) return { content: notice({ kind: 'info', text: l.t('nothingSold') }), spoken: '' };
    const failure = failed && data ? this.#formFailure() : undefined;
    if (data && pages) {
      const { online } = this.#online;
      const remark = failure?.content ?? (online ? undefined : notice({ kind: 'offline', text: l.t('offline') }));
      const spoken = failure?.spoken ?? (online ? (isPlanChosen ? l.t('loading') : '') : l.t('offline'));
      return {
        content: renderEarlyPlanStep({ l, pages, remark, element: this, wanted: this.wantedPages, choose: this.#lazySteps.choose }),
        spoken,
      };
    }
    return failure ?? { content: renderSkeleton(this.#firstStep === 'plan'), spoken: l.t('loading') };
  }

  #failure(retry: () => void): { content: TemplateResult; spoken: string } {
    const { online } = this.#online;
    const l = this.#l;
    const text = l.t(online ? 'notLoaded' : 'notLoadedOffline');
    const action = { label: l.t('retry'), onClick: retry };
    return { content: notice({ kind: online ? 'error' : 'offline', text, action }), spoken: text };
  }

  #formFailure(): { content: TemplateResult; spoken: string } {
    const { online } = this.#online;
    const l = this.#l;
    const text = l.t(online ? 'formNotLoaded' : 'offline');
    const action = this.#lazySteps.needsReload
      ? { label: l.t('reload'), onClick: () => location.reload() }
      : { label: l.t('retry'), onClick: () => this.#lazySteps.retry(), busy: this.#lazySteps.isLoading };
    return { content: notice({ kind: online ? 'error' : 'offline', text, action }), spoken: text };
  }

  /** Applies a requested currency, unless an order was sent. The prices of the order stay until the purchase ends. */
  #updateCurrency(requested: string | undefined): void {
    const ordered = this.#lazySteps.readySteps?.orderedCurrency;
    const shown = this.#catalog.snapshot.data?.currency;
    if (ordered === undefined) this.#currency = requested;
    // After a reload, the page may request another currency than the order.
    else if (shown !== undefined && shown !== ordered) this.#currency = ordered;
  }

  #catalogInput(): CatalogRequest {
    const { storefront } = this.connection;
    this.#updateCurrency(this.codes.accepted('currency', this.wantedCurrency, storefront?.currency));
    const currency = this.#currency;
    const country = this.codes.accepted('country', this.country, storefront?.country);
    return { ...(currency && { currency }), ...(country && { country }), locale: this.#l.locale };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-sign-up': StorefrontSignUp;
  }
}

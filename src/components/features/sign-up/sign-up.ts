import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Catalog, CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import type { OrderResult, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontSignUpCompleteEvent } from '../../events/storefront-sign-up-complete.js';
import { StorefrontStepChangeEvent } from '../../events/storefront-step-change.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { errorSummaryStyles } from '../../primitives/error-summary.js';
import { field } from '../../primitives/field.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../primitives/stepper.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Outcome } from '../connection/outcome.js';
import { Resource } from '../connection/resource.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import { StorefrontPayment } from '../payment/payment.js';
import { wait } from '../payment/script.js';
import { offerOf, quantityOf } from '../plans/offer.js';
import { StorefrontPlans } from '../plans/plans.js';
import { quoteInput, StorefrontQuote } from '../quote/quote.js';
import { SignUpActions } from './actions.js';
import { Countdown } from './countdown.js';
import { boughtOf, doneStep, type Bought } from './done-step.js';
import type { Asked } from './draft.js';
import { isFocusElsewhere } from './focus.js';
import { signUpMessages } from './messages.js';
import { PurchaseFlow, type Opened } from './purchase-flow.js';
import type { Step } from './purchase.js';
import { renderSteps, renderStandIn, spokenOf } from './sign-up-view.js';
import { signUpStyles } from './sign-up.styles.js';
import { HEADING_ID, viewOf, type Chosen, type View } from './view.js';

/**
 * Signs somebody up: choose a plan, say who you are, store a card, check and confirm. What was typed survives a reload; the order is sent once,
 * however often it is confirmed, and asked for until its outcome is known.
 *
 * @summary Self-service sign-up from the choice of a plan to the paid subscription.
 * @event {StorefrontStepChangeEvent} storefront-step-change - another step is shown
 * @event {StorefrontBeforeOrderEvent} storefront-before-order - somebody confirmed; cancelable, then nothing is sent
 * @event {StorefrontSignUpCompleteEvent} storefront-sign-up-complete - the account exists and what was due is paid
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - somebody who has an account wants to sign in
 * @event {StorefrontReadyEvent} storefront-ready - the first step is shown
 * @event {StorefrontErrorEvent} storefront-error - something was refused or could not be loaded
 * @csspart progress - the list of steps
 * @csspart summary - what is being bought and what it costs
 * @csspart cta - the button that orders
 * @csspart continue - the button to the next step
 * @csspart back - the button to the step before
 * @csspart field - a field with its label
 * @csspart input - the control of a field
 * @csspart notice - a message
 * @cssstate loading - the plans are being loaded
 * @cssstate checking - the outcome of the order is not known yet
 */
export class StorefrontSignUp extends FeatureElement {
  static override readonly tag = 'storefront-sign-up';
  static override readonly dependencies = [StorefrontPlans, StorefrontQuote, StorefrontPayment];
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    button,
    field,
    errorSummaryStyles,
    noticeStyles,
    rows,
    skeleton,
    stepperStyles,
    visuallyHidden,
    signUpStyles,
  ];

  readonly #internals = this.attachInternals();
  readonly #l = new Localize(this, signUpMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #countdown = new Countdown(this);
  readonly #catalog = new Resource(this, this.connection, getCatalog, () => this.#catalogInput());
  readonly #flow = new PurchaseFlow(this, this.connection, {
    asked: () => this.#asked(),
    onStep: (step, previous, byPage) => this.#stepped(step, previous, byPage),
    onComplete: (result, opened) => this.#completed(result, opened),
    onRefused: (error) => {
      this.dispatchEvent(new StorefrontErrorEvent(error));
      if (error.code === 'quote-changed') void this.#quote.refresh();
      if (error.code.startsWith('consent-')) void this.#catalog.refresh();
    },
    wait,
  });
  readonly #actions = new SignUpActions(this, this.#flow);
  readonly #quote = new Resource(this, this.connection, createQuote, () => this.#quoteInput());
  #focusOn: string | undefined;
  #bought: Bought | undefined;
  #email = '';
  #method: string | undefined;
  #wasPaymentOpened = false;

  /** Id of the rate plan to begin with; without it the plans are shown first. */
  @property() plan = '';
  /** How many of it, where the plan has a quantity. */
  @property({ type: Number }) quantity: number | undefined;
  /** Billing period that the plans are first shown in, for example `Annual`. */
  @property() period: string | undefined;
  /** ISO 4217 code; the provider's unless given. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the country that is chosen at first; the provider's unless given. */
  @property() country: string | undefined;
  /** BCP 47 language; the provider's unless given. */
  @property() locale: string | undefined;
  /** Where the account is, for the link at the end. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** Where people with an account sign in. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** Another payment form than the billing platform's. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapter | undefined;

  constructor() {
    super();
    new Outcome(this, () => this.#catalog.snapshot);
  }

  /** @internal What the steps are drawn from; undefined until the plans are known. */
  get view(): View | undefined {
    const { data: catalog } = this.#catalog.snapshot;
    if (!catalog) return undefined;
    const { purchase, intentId, attempting } = this.#flow;
    const chosen = this.#chosen(catalog);
    const { data: quote, error } = this.#quote.snapshot;
    const { problems, summed, address } = this.#actions;
    return viewOf({
      l: this.#l,
      client: this.client,
      purchase,
      intentId,
      attempting,
      catalog,
      chosen,
      quote,
      address,
      online: this.#online.online,
      wait: this.#countdown.seconds,
      problems: error?.code === 'country-not-served' ? { country: 'not-served', ...problems } : problems,
      summed,
      settings: {
        currency: this.currency,
        country: this.country,
        period: this.period,
        locale: this.#l.locale,
        accountHref: this.accountHref,
        signInHref: this.signInHref,
        adapter: this.paymentAdapter,
      },
      actions: this.#actions,
    });
  }

  /** @internal */
  focusNext(selector: string): void {
    this.#focusOn = selector;
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    const { purchase } = this.#flow;
    this.#countdown.set(purchase.problem?.kind === 'rate-limit' ? purchase.problem.until : undefined);
    this.#state('loading', this.#catalog.snapshot.status === 'loading');
    this.#state('checking', purchase.status === 'checking');
  }

  protected override updated(): void {
    const { paymentMethodId } = this.#flow.purchase;
    // A refused card is taken out of the form, which then takes another.
    if (this.#method && !paymentMethodId) this.renderRoot.querySelector<StorefrontPayment>('storefront-payment')?.reset();
    this.#method = paymentMethodId;
    const selector = this.#focusOn;
    const target = selector ? this.renderRoot.querySelector<HTMLElement>(selector) : null;
    if (!target) return;
    this.#focusOn = undefined;
    if (!isFocusElsewhere(this)) target.focus();
  }

  #state(name: string, on: boolean): void {
    if (on) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  #catalogInput(): CatalogRequest {
    const { storefront } = this.connection;
    const currency = this.currency || storefront?.currency;
    const country = this.country || storefront?.country;
    return { ...(currency && { currency }), ...(country && { country }), locale: this.#l.locale };
  }

  #asked(): Asked {
    if (!this.plan) return undefined;
    const counted = this.quantity !== undefined && Number.isSafeInteger(this.quantity);
    return { productRatePlanId: this.plan, ...(counted && { quantity: this.quantity }) };
  }

  #chosen(catalog: Catalog): Chosen | undefined {
    const asked = this.#flow.purchase.plan;
    const offer = offerOf(catalog, asked?.productRatePlanId);
    if (!asked || !offer) return undefined;
    const quantity = quantityOf(offer.plan, asked.quantity);
    const choice = { productRatePlanId: asked.productRatePlanId, ...(quantity === undefined ? {} : { quantity }) };
    return { ...offer, choice };
  }

  #quoteInput(): QuoteRequest | undefined {
    const { data: catalog } = this.#catalog.snapshot;
    const { step } = this.#flow.purchase;
    const chosen = catalog && this.#chosen(catalog);
    if (!chosen || step === 'plan' || step === 'done') return undefined;
    return quoteInput([chosen.choice], catalog.currency, this.#actions.address);
  }

  #stepped(step: Step, previous: Step, byPage: boolean): void {
    if (!byPage) this.focusNext(`#${HEADING_ID}`);
    this.dispatchEvent(new StorefrontStepChangeEvent(step, previous));
  }

  #completed(result: OrderResult, { token, requestId }: Opened): void {
    const { data: catalog } = this.#catalog.snapshot;
    const chosen = catalog && this.#chosen(catalog);
    this.#bought = chosen && boughtOf(this.#l, chosen, this.#quote.snapshot.data);
    this.#email = this.#flow.purchase.details.email.trim();
    if (token) this.connection.storefront?.adoptSession({ token, expiresAt: result.sessionExpiresAt });
    const { accountNumber, subscriptionNumbers, invoiceNumbers, paid } = result;
    const total = { ...paid, formatted: this.#l.money(paid) };
    this.dispatchEvent(new StorefrontSignUpCompleteEvent({ accountNumber, subscriptionNumbers, invoiceNumbers, total, requestId }));
  }

  protected override render(): TemplateResult {
    const { problem } = this.connection;
    if (problem) return notice({ kind: 'setup', text: this.#l.t('setup', { problem }) });
    const { result, step } = this.#flow.purchase;
    if (result) {
      const { accountHref } = this;
      return html`<div class="sign-up" part="base">
          ${doneStep({ l: this.#l, result, bought: this.#bought, email: this.#email, accountHref })}
        </div>
        ${liveRegion('')}`;
    }
    const { view } = this;
    if (!view) return this.#catalog.snapshot.error ? this.#renderError() : html`${renderStandIn()}${liveRegion(this.#l.t('loading'))}`;
    this.#wasPaymentOpened ||= view.purchase.step === 'payment';
    const spoken = spokenOf({ ...view, wait: view.wait > 0 ? this.#countdown.from : 0 });
    return html`${view.catalog.products.length > 0 || step !== 'plan' ? renderSteps(view, this.#wasPaymentOpened) : notice({ kind: 'info', text: this.#l.t('nothingSold') })}
    ${liveRegion(spoken)}`;
  }

  #renderError(): TemplateResult {
    const { online } = this.#online;
    const text = this.#l.t(online ? 'notLoaded' : 'notLoadedOffline');
    const action = { label: this.#l.t('retry'), onClick: () => void this.#catalog.refresh() };
    return html`${notice({ kind: online ? 'error' : 'offline', text, action })} ${liveRegion(text)}${nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-sign-up': StorefrontSignUp;
  }
}

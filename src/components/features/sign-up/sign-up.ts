import { html, type TemplateResult } from 'lit';
import { keepRoom } from '../../controllers/keep-room.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontStepChangeEvent } from '../../events/storefront-step-change.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice } from '../../primitives/notice.js';
import { Outcome } from '../connection/outcome.js';
import { StorefrontPayment } from '../payment/payment.js';
import { wait } from '../payment/script.js';
import { StorefrontPlans } from '../plans/plans.js';
import { StorefrontQuote } from '../quote/quote.js';
import { isReachable, SignUpActions } from './actions.js';
import { isPaymentNeeded } from './chosen.js';
import { Countdown } from './countdown.js';
import { CouponTry } from './coupon-try.js';
import type { FormRules } from './details.js';
import { Ending } from './ending.js';
import { isFocusElsewhere } from './focus.js';
import { Knowledge } from './knowledge.js';
import { PagePlan } from './page-plan.js';
import { pageAt } from './pages.js';
import { PurchaseFlow } from './purchase-flow.js';
import type { Step } from './purchase.js';
import { renderFailure, renderPage, renderStandIn, spokenOf } from './sign-up-view.js';
import { stateOf, type SignUpState } from './sign-up-state.js';
import { SignUpWishes } from './sign-up-wishes.js';
import { signUpSheets } from './sign-up.styles.js';
import { isInDialog, StepHistory } from './step-history.js';
import { viewOf } from './view-of.js';
import { headingSelector, type View } from './view.js';

/** How long a form waits for the fields of a country before it is shown without them, in milliseconds. */
const PATIENCE = 1500;
/** The heading of the step that is shown, whichever that is by then. */
const HEADING = 'heading';

/**
 * Signs somebody up: choose a plan, say who you are, store a payment method, check and confirm. What was typed survives a reload; the order is
 * sent once, however often it is confirmed, and asked for until its outcome is known. With a session, its account buys.
 *
 * @summary Self-service sign-up from the choice of a plan to the paid subscription.
 * @event {StorefrontStepChangeEvent} storefront-step-change - another step is shown
 * @event {StorefrontBeforeOrderEvent} storefront-before-order - somebody confirmed; cancelable, then nothing is sent
 * @event {StorefrontSignUpCompleteEvent} storefront-sign-up-complete - the account exists and what was due is paid
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - somebody who has an account wants to sign in
 * @event {StorefrontReadyEvent} storefront-ready - the first step is shown
 * @event {StorefrontErrorEvent} storefront-error - something was refused or could not be loaded
 * @csspart base - everything
 * @csspart progress - the list of steps
 * @csspart step - one step
 * @csspart summary - what is being bought and what it costs
 * @csspart coupon - the field for a code
 * @csspart consents - what has to be accepted
 * @csspart cta - the button that orders
 * @csspart continue - the button to the next step
 * @csspart back - the button to the step before
 * @csspart field - a field with its label
 * @csspart input - the control of a field
 * @csspart notice - a message
 * @csspart duplicate - the remark that the account has the plan already
 * @csspart done - the end
 * @csspart receipt - what was agreed to, at the end
 * @csspart download - the button that downloads the receipt
 * @csspart start-again - the button that begins another purchase
 * @cssstate setup - the page has to be mended
 * @cssstate loading - the plans are being loaded
 * @cssstate error - the plans could not be loaded
 * @cssstate empty - there is nothing to buy
 * @cssstate plan - a plan is being chosen
 * @cssstate details - somebody says who they are
 * @cssstate payment - a payment method is being stored
 * @cssstate review - everything is checked and confirmed
 * @cssstate offline - there is no network; what was entered is kept
 * @cssstate account-exists - there is an account with this address already
 * @cssstate duplicate - the account has this plan already
 * @cssstate expired - price, terms, plan or draft are out of date and have to be looked at again
 * @cssstate refused - the order was not carried out, and nothing was charged
 * @cssstate submitting - the order is on its way
 * @cssstate checking - the outcome of the order is not known yet
 * @cssstate blocked - another tab is completing this purchase
 * @cssstate payment-required - account and subscription exist, the first bill is not paid
 * @cssstate completed - it is bought
 */
export class StorefrontSignUp extends SignUpWishes {
  static override readonly tag = 'storefront-sign-up';
  static override readonly dependencies = [StorefrontPlans, StorefrontQuote, StorefrontPayment];
  static override styles = signUpSheets;

  readonly #known: Knowledge = new Knowledge(this, this.connection, () => ({
    locale: this.locale,
    currency: this.currency || this.link.currency,
    country: this.country,
    signedIn: this.#isSignedIn,
    choosing: () => this.#plan.isChoosing,
    purchase: this.#flow.purchase,
  }));
  readonly #shown = new ViewState<SignUpState>(this, this.attachInternals(), () => this.#state());
  readonly #countdown = new Countdown(this);
  readonly #flow: PurchaseFlow = new PurchaseFlow(this, this.connection, {
    asked: () => this.asked,
    next: (step) => this.#plan.next(step),
    keepsEnd: () => !isInDialog(this),
    onStep: (step, previous, byPage) => this.#stepped(step, previous, byPage),
    onComplete: (result, opened) => this.#ending.completed(result, opened),
    onRefused: (error) => {
      this.dispatchEvent(new StorefrontErrorEvent(error));
      if (error.code === 'quote-changed') void this.#known.quote.refresh();
      if (error.code.startsWith('consent-')) void this.#known.catalog.refresh();
      if (error.code === 'coupon-refused') this.#coupon.refuse();
    },
    wait,
  });
  readonly #plan: PagePlan = new PagePlan(() => {
    const { purchase } = this.#flow;
    const { form, chosen, addOns, quote } = this.#known;
    return {
      wanted: this.wantedPages,
      purchase,
      form,
      hasPlan: purchase.plan !== undefined || this.asked.plan !== undefined,
      needsPayment: isPaymentNeeded(purchase, quote.snapshot.data, chosen, addOns),
      signedIn: this.#isSignedIn,
    };
  });
  readonly #actions = new SignUpActions(this, this.#flow);
  readonly #coupon: CouponTry = new CouponTry(this, this.connection, {
    input: (coupon) => this.#known.quoteInput(coupon),
    onChange: (coupon) => this.#flow.dispatch({ type: 'coupon', coupon }),
  });
  readonly #history = new StepHistory(this, {
    enabled: () =>
      this.history === 'on' || (this.history !== 'off' && !isInDialog(this) && document.querySelectorAll(this.localName).length < 2),
    onTravel: (step) => {
      const { view } = this;
      if (view && isReachable(view, step)) this.#actions.go(step);
    },
  });
  readonly #ending: Ending = new Ending(this, this.connection, this.#known, this.#flow, () => this.#plan.forget());
  #focusOn: string | undefined;
  #method: string | undefined;
  #begun = false;
  #patient = true;
  #wasPaymentOpened = false;

  constructor() {
    super();
    new Outcome(this, () => this.#known.catalog.snapshot);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    setTimeout(() => {
      this.#patient = false;
      this.requestUpdate();
    }, PATIENCE);
  }

  /** @internal What the steps are drawn from; undefined until it can be drawn. */
  get view(): View | undefined {
    if (!this.#begun && this.#patient && this.#known.isFormLoading) return undefined;
    const { accountHref, signInHref, link } = this;
    return viewOf({
      client: this.client,
      known: this.#known,
      flow: this.#flow,
      actions: this.#actions,
      coupon: this.#coupon,
      plan: this.#plan,
      signedIn: this.#isSignedIn,
      wait: this.#countdown.seconds,
      settings: {
        currency: this.currency || link.currency,
        country: this.country,
        period: this.period || link.period,
        accountHref,
        signInHref,
        adapter: this.paymentAdapter,
      },
    });
  }

  /** @internal */
  get form(): FormRules | undefined {
    return this.#known.form;
  }

  /** @internal */
  settle(): void {
    this.#known.settle();
    this.requestUpdate();
  }

  /** @internal */
  focusNext(selector: string): void {
    this.#focusOn = selector;
    this.requestUpdate();
  }

  /** @internal */
  isAddressFree(email: string): Promise<boolean> {
    return this.#known.isAddressFree(email);
  }

  protected override willUpdate(): void {
    const { problem } = this.#flow.purchase;
    this.#countdown.set(problem?.kind === 'rate-limit' ? problem.until : undefined);
    if (this.#shown.current === 'loading' && this.#state() !== 'loading') keepRoom(this.#base);
  }

  protected override updated(): void {
    const { view } = this;
    if (view) this.#follow(view);
    const method = this.#flow.purchase.method?.paymentMethodId;
    // A refused card is taken out of the form, which then takes another.
    if (this.#method && !method) this.renderRoot.querySelector<StorefrontPayment>('storefront-payment')?.reset();
    this.#method = method;
    const selector = this.#focusOn === HEADING ? headingSelector(view) : this.#focusOn;
    const target = selector ? this.renderRoot.querySelector<HTMLElement>(selector) : null;
    if (!target) return;
    this.#focusOn = undefined;
    if (!isFocusElsewhere(this)) target.focus();
  }

  /** Once for each purchase that can be shown: where it begins, and what the page wants to be tried. */
  #follow(view: View): void {
    const { purchase } = view;
    this.#plan.keep();
    if (!this.#begun) {
      this.#begun = true;
      const { step } = this.link;
      if (step && isReachable(view, step)) this.#flow.show(step);
      else if (step) this.warn(`"step=${step}" in the address has to wait: something before it is missing.`);
      this.#history.begin(this.#flow.purchase.step);
    }
    this.#coupon.follow(this.wantedCoupon, purchase, this.#known.quote.snapshot.error);
  }

  get #isSignedIn(): boolean {
    return this.signedIn || (!this.client && this.connection.storefront?.session === 'active');
  }

  get #base(): HTMLElement | null {
    return this.renderRoot.querySelector('.base');
  }

  #state(): SignUpState {
    if (this.connection.problem) return 'setup';
    if (this.#flow.purchase.result) return 'completed';
    const { view } = this;
    if (view) return view.catalog.products.length === 0 && view.purchase.step === 'plan' ? 'empty' : stateOf(view);
    if (!this.#known.catalog.snapshot.error) return 'loading';
    return this.#known.online.online ? 'error' : 'offline';
  }

  #stepped(step: Step, previous: Step, byPage: boolean): void {
    this.#known.settle();
    this.#coupon.forget();
    if (!byPage) this.focusNext(HEADING);
    // The room that was kept for the first step is none that another one needs.
    if (!byPage) this.#base?.style.removeProperty('min-block-size');
    const { view } = this;
    if (!byPage && step !== 'done' && view && pageAt(view.pages, step) !== pageAt(view.pages, previous)) this.#history.step(step);
    this.dispatchEvent(new StorefrontStepChangeEvent(step, previous));
  }

  protected override render(): TemplateResult {
    const { content, spoken } = this.#content();
    return html`<div class="base" part="base">${content}</div>
      ${liveRegion(spoken)}`;
  }

  /** What is shown, and what of it is said aloud. */
  #content(): { content: TemplateResult; spoken: string } {
    const { problem } = this.connection;
    const { l } = this.#known;
    if (problem) return { content: notice({ kind: 'setup', text: l.t('setup', { problem }) }), spoken: '' };
    const { result, step } = this.#flow.purchase;
    if (result) return { content: this.#ending.render(result), spoken: '' };
    const { view } = this;
    if (!view && this.#known.catalog.snapshot.error) return renderFailure(this.#known);
    if (!view) return { content: renderStandIn(step), spoken: l.t('loading') };
    this.#wasPaymentOpened ||= view.pages[pageAt(view.pages, view.purchase.step)]?.includes('payment') ?? false;
    const spoken = spokenOf({ ...view, wait: view.wait > 0 ? this.#countdown.from : 0 });
    const empty = view.catalog.products.length === 0 && view.purchase.step === 'plan';
    return { content: empty ? notice({ kind: 'info', text: l.t('nothingSold') }) : renderPage(view, this.#wasPaymentOpened), spoken };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-sign-up': StorefrontSignUp;
  }
}

import type { TemplateResult } from 'lit';
import { announce } from '../../../base/announce.js';
import { reportError } from '../../../base/report-error.js';
import { StorefrontStepChangeEvent } from '../../../events/storefront-step-change.js';
import { notice } from '../../../primitives/notice.js';
import { StorefrontPayment } from '../../payment/payment.js';
import { StorefrontQuote } from '../../quote/quote.js';
import { isReachable, SignUpActions } from '../actions.js';
import { isPaymentNeeded } from '../chosen-plans.js';
import { Countdown } from '../countdown.js';
import { isCouponRefusal } from '../../quote/coupon-refusal.js';
import { CouponCheck } from '../coupon-check.js';
import type { EmailProblem, FormRules } from '../details.js';
import { PurchaseCompletion } from '../completion.js';
import { isFocusElsewhere } from '../focus.js';
import { renderSkeleton } from '../page-frame.js';
import { parsePlans } from '../parse-draft.js';
import type { EarlyChoice } from '../lazy-steps.js';
import { SignUpData, type DataSources } from '../sign-up-data.js';
import { PageSequence } from '../page-sequence.js';
import { pageAt, type Page } from '../pages.js';
import { fixedEmailOf, userDetails } from '../prefill.js';
import { PurchaseFlow } from '../purchase-flow.js';
import { signUpStateOf, type SignUpState } from '../sign-up-state.js';
import { renderPage, announcementOf } from '../render-page.js';
import type { SignUpAttributes } from '../sign-up-attributes.js';
import { isInDialog, StepHistory } from '../step-history.js';
import type { Step } from '../step-names.js';
import { createView } from '../create-view.js';
import { headingSelector, type SignUpView } from '../sign-up-view.js';
import { PageRequestReader } from './page-request-reader.js';
import { adoptStepStyles } from './steps.styles.js';

/** Maximum time that the first render waits for the fields of a country or for a price, in milliseconds. */
const FIRST_RENDER_TIMEOUT = 1500;
/** Refusals of a purchase beside a subscription that this page does not know yet. */
const SECOND_SUBSCRIPTION = ['already-subscribed', 'second-subscription', 'one-subscription-only'];
/** Focus target: the heading of the visible step. */
const HEADING = 'heading';

/** Options that the element passes to the steps. */
export interface SignUpStepsOptions extends DataSources {
  /** Number of the element's own style sheets. The styles of the steps are inserted after them. */
  readonly sheets: number;
  /** True if the signed-in account is the buyer. */
  readonly signedIn: () => boolean;
  readonly wantedPages: () => readonly Page[];
  readonly warn: (message: string) => void;
}

/** Steps after the early plan step, with their data and actions. */
export class SignUpSteps {
  readonly #element: SignUpAttributes;
  readonly #options: SignUpStepsOptions;
  readonly #pageRequest: PageRequestReader;
  readonly #data: SignUpData;
  readonly #countdown: Countdown;
  readonly #flow: PurchaseFlow;
  readonly #pages: PageSequence;
  readonly #actions: SignUpActions;
  readonly #coupon: CouponCheck;
  readonly #history: StepHistory;
  readonly #ending: PurchaseCompletion;
  #focusOn: string | undefined;
  #wasInCoupon = false;
  #method: string | undefined;
  #begun = false;
  #patient = true;
  #spoken = false;
  #wasPaymentOpened = false;
  #earlyChoice: EarlyChoice | undefined;

  constructor(element: SignUpAttributes, options: SignUpStepsOptions) {
    this.#element = element;
    this.#options = options;
    StorefrontQuote.define();
    StorefrontPayment.define();
    adoptStepStyles(element.renderRoot, options.sheets);
    const { connection } = options;
    this.#pageRequest = new PageRequestReader(element, () => connection.storefront?.country, options.warn);
    this.#flow = new PurchaseFlow(element, connection, {
      pageRequest: () => {
        const { pageRequest } = this.#pageRequest;
        const { user } = this.#data;
        return { ...pageRequest, details: { ...userDetails(user), ...pageRequest.details }, fixedEmail: fixedEmailOf(user) };
      },
      next: (step) => this.#pages.next(step),
      keepsCompletion: () => !isInDialog(element),
      onStep: (step, previous, byPage) => this.#stepped(step, previous, byPage),
      onComplete: (result, answer) => this.#ending.completed(result, answer),
      onRefused: (error) => {
        void reportError(element, error);
        if (error.code === 'quote-changed') void this.#data.quote.refresh();
        if (error.code.startsWith('consent-')) void this.#data.catalog.refresh();
        if (isCouponRefusal(error)) this.#coupon.refuse(error);
        if (SECOND_SUBSCRIPTION.includes(error.code)) void this.#data.refreshOwned();
      },
    });
    this.#pages = new PageSequence(() => {
      const { purchase } = this.#flow;
      const { form, chosen, addOns, quote } = this.#data;
      return {
        wanted: options.wantedPages(),
        purchase,
        form,
        hasPlan: purchase.plan !== undefined || this.#pageRequest.pageRequest.plan !== undefined,
        needsPayment: isPaymentNeeded(purchase, quote.snapshot.data, chosen, addOns),
        isSignedIn: options.signedIn(),
      };
    });
    this.#actions = new SignUpActions(this, this.#flow);
    // Created before the quote, which depends on the accepted coupon.
    this.#coupon = new CouponCheck(element, connection, {
      inputs: () => {
        const { view } = this;
        return view && { wanted: this.#pageRequest.coupon, purchase: view.purchase, error: this.#data.quote.snapshot.error };
      },
      input: (coupon) => this.#data.quoteInput(coupon),
      onChange: (coupon) => this.#flow.dispatch({ type: 'coupon', coupon }),
    });
    this.#data = new SignUpData(element, options, () => ({
      locale: element.locale,
      isSignedIn: options.signedIn(),
      choosing: () => this.#pages.showsOnlyPlanStep,
      purchase: this.#flow.purchase,
    }));
    this.#countdown = new Countdown(element);
    this.#history = new StepHistory(element, {
      enabled: () =>
        element.history === 'on' ||
        (element.history !== 'off' && !isInDialog(element) && document.querySelectorAll(element.localName).length < 2),
      onTravel: (step) => {
        const { view } = this;
        if (view && isReachable(view, step)) this.#actions.go(step);
      },
      isOver: () => this.#flow.purchase.result !== undefined,
    });
    this.#ending = new PurchaseCompletion(element, connection, this.#data, this.#flow, () => this.#pages.forget());
    setTimeout(() => {
      this.#patient = false;
      this.requestUpdate();
    }, FIRST_RENDER_TIMEOUT);
  }

  /** True once the messages have loaded. */
  get isReady(): boolean {
    return (this.#spoken ||= !this.#data.l.isLoading);
  }

  /** Applies a plan that was chosen in the early plan step. */
  startWith(choice: EarlyChoice): void {
    this.#earlyChoice = choice;
  }

  /** View of the steps; undefined until it can be rendered. */
  get view(): SignUpView | undefined {
    if (!this.#begun && this.#patient && this.#data.isFormLoading) return undefined;
    const { client, accountHref, signInHref, wantedCurrency, wantedCountry, period, paymentAdapter } = this.#element;
    const { link } = this.#pageRequest;
    return createView({
      host: this.#element,
      client,
      data: this.#data,
      flow: this.#flow,
      actions: this.#actions,
      coupon: this.#coupon,
      pageSequence: this.#pages,
      isSignedIn: this.#options.signedIn(),
      wait: this.#countdown.seconds,
      settings: {
        currency: wantedCurrency,
        country: wantedCountry,
        period: period || link.period,
        accountHref,
        signInHref,
        paymentAdapter,
      },
    });
  }

  /** Currency of the sent order. Its prices stay, even if the page requests another currency meanwhile. */
  get orderedCurrency(): string | undefined {
    return this.#flow.orderedCurrency;
  }

  get form(): FormRules | undefined {
    return this.#data.form;
  }

  get verifyVisitor(): (() => Promise<string>) | undefined {
    return this.#element.verifyVisitor;
  }

  requestUpdate(): void {
    this.#element.requestUpdate();
  }

  dispatchEvent(event: Event): boolean {
    return this.#element.dispatchEvent(event);
  }

  applyDetailsToQuote(): void {
    this.#data.applyDetailsToQuote();
    this.requestUpdate();
  }

  focusNext(selector: string): void {
    this.#focusOn = selector;
    this.requestUpdate();
  }

  /** Focuses the heading of the step that is shown. */
  focusHeading(): void {
    this.focusNext(HEADING);
  }

  checkEmail(email: string): Promise<EmailProblem | undefined> {
    return this.#data.checkEmail(email);
  }

  /** Called before each render. */
  willUpdate(): void {
    this.#wasInCoupon = this.#element.renderRoot.querySelector('.coupon :focus') !== null;
    const { problem } = this.#flow.purchase;
    this.#countdown.set(problem?.kind === 'rate-limit' ? problem.until : undefined);
  }

  /** Called after each render of the steps. */
  updated(): void {
    const { view } = this;
    if (view) this.#follow(view);
    if (view && this.#earlyChoice) {
      const { plan, addOns, second } = this.#earlyChoice;
      this.#earlyChoice = undefined;
      // Deferred, because the heading to focus is not rendered during this update.
      queueMicrotask(() => this.#actions.choosePlan(plan, parsePlans(addOns), second));
      return;
    }
    const root = this.#element.renderRoot;
    const method = this.#flow.purchase.method?.paymentMethodId;
    // After a refusal, resets the form, so that it accepts another card.
    if (this.#method && !method) root.querySelector<StorefrontPayment>('storefront-payment')?.reset();
    this.#method = method;
    // Keeps the focus if another control of the coupon replaces the focused one.
    if (this.#wasInCoupon && !root.querySelector(':focus')) this.#focusOn ??= '.coupon :is(input, button)';
    const selector = this.#focusOn === HEADING ? headingSelector(view) : this.#focusOn;
    const target = selector ? root.querySelector<HTMLElement>(selector) : null;
    if (!target) return;
    this.#focusOn = undefined;
    if (!isFocusElsewhere(this.#element)) target.focus();
  }

  /** Opens the requested step when the view is rendered for the first time. */
  #follow(view: SignUpView): void {
    this.#pages.rememberNeededSteps();
    if (!this.#begun) {
      this.#begun = true;
      const { step } = this.#pageRequest.link;
      if (step && isReachable(view, step)) this.#flow.show(step);
      else if (step) this.#options.warn(`"step=${step}" in the address is ignored, because an earlier step is incomplete.`);
      this.#history.begin(this.#flow.purchase.step);
    }
    this.#actions.followSession(view);
  }

  /** View state; undefined while the catalog or the first layout is loading. */
  get state(): SignUpState | undefined {
    if (this.#flow.purchase.result) return 'completed';
    const { view } = this;
    return view && (view.catalog.products.length === 0 && view.purchase.step === 'plan' ? 'empty' : signUpStateOf(view));
  }

  #stepped(step: Step, previous: Step, byPage: boolean): void {
    this.#data.applyDetailsToQuote();
    this.#coupon.forget();
    if (!byPage) this.focusNext(HEADING);
    // Releases the height that was reserved for the first step.
    if (!byPage) {
      const root = this.#element.renderRoot;
      root.querySelector<HTMLElement>('.base')?.style.removeProperty('min-block-size');
      root.querySelector<StorefrontQuote>('storefront-quote')?.releaseHeight();
    }
    const { view } = this;
    if (!byPage && step !== 'done' && view && pageAt(view.pages, step) !== pageAt(view.pages, previous)) this.#history.step(step);
    if (!byPage) void announce(this.#element, new StorefrontStepChangeEvent(step, previous));
  }

  /** Returns the content and its announcement. Undefined if the catalog could not be loaded. */
  content(): { content: TemplateResult; spoken: string } | undefined {
    const { l, catalog } = this.#data;
    const { result, step } = this.#flow.purchase;
    if (result) return { content: this.#ending.render(result), spoken: '' };
    const { view } = this;
    if (!view) return catalog.snapshot.error ? undefined : { content: renderSkeleton(step === 'plan'), spoken: l.t('loading') };
    this.#wasPaymentOpened ||= view.pages[pageAt(view.pages, view.purchase.step)]?.includes('payment') ?? false;
    const spoken = announcementOf({ ...view, wait: view.wait > 0 ? this.#countdown.from : 0 });
    const empty = view.catalog.products.length === 0 && view.purchase.step === 'plan';
    return { content: empty ? notice({ kind: 'info', text: l.t('nothingSold') }) : renderPage(view, this.#wasPaymentOpened), spoken };
  }
}

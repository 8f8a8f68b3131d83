import type { TemplateResult } from 'lit';
import type { PlanChoice } from '../../../../api/schemas/storefront/purchase.js';
import { announce } from '../../../base/announce.js';
import type { AddOnChoice } from '../../../events/storefront-plan-select.js';
import { StorefrontErrorEvent } from '../../../events/storefront-error.js';
import { StorefrontStepChangeEvent } from '../../../events/storefront-step-change.js';
import { notice } from '../../../primitives/notice.js';
import { StorefrontPayment } from '../../payment/payment.js';
import { StorefrontQuote } from '../../quote/quote.js';
import { isReachable, SignUpActions } from '../actions.js';
import { isPaymentNeeded } from '../chosen-plans.js';
import { Countdown } from '../countdown.js';
import { CouponCheck } from '../coupon-check.js';
import type { FormRules } from '../details.js';
import { PurchaseCompletion } from '../completion.js';
import { isFocusElsewhere } from '../focus.js';
import { renderSkeleton } from '../page-frame.js';
import { parsePlans } from '../parse-draft.js';
import { SignUpData, type DataSources } from '../sign-up-data.js';
import { PageSequence } from '../page-sequence.js';
import { pageAt, type Page } from '../pages.js';
import { PurchaseFlow } from '../purchase-flow.js';
import { stateOf, type SignUpState } from '../sign-up-state.js';
import { renderPage, announcementOf } from '../render-page.js';
import type { SignUpAttributes } from '../sign-up-attributes.js';
import { isInDialog, StepHistory } from '../step-history.js';
import type { Step } from '../step-names.js';
import { createView } from '../create-view.js';
import { headingSelector, type SignUpView } from '../sign-up-view.js';
import { PageRequestReader } from './page-request-reader.js';
import { dressSteps } from './steps.styles.js';

/** How long what is shown first waits for the fields of a country, or for a price, before it is shown without them, in milliseconds. */
const FIRST_RENDER_TIMEOUT = 1500;
/** The heading of the step that is shown, whichever that is by then. */
const HEADING = 'heading';

/** What the beginning hands over. */
export interface SignUpStepsOptions extends DataSources {
  /** How many style sheets are the element's own. */
  readonly sheets: number;
  /** Whether the purchase is for the account of the session. */
  readonly signedIn: () => boolean;
  readonly wantedPages: () => readonly Page[];
  readonly warn: (message: string) => void;
}

/** The steps after the choice of a plan, from the first entry to the end, with all that they know and can do. */
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
  #method: string | undefined;
  #begun = false;
  #patient = true;
  #spoken = false;
  #wasPaymentOpened = false;
  #early: { plan: PlanChoice; addOns: readonly AddOnChoice[] } | undefined;

  constructor(element: SignUpAttributes, options: SignUpStepsOptions) {
    this.#element = element;
    this.#options = options;
    StorefrontQuote.define();
    StorefrontPayment.define();
    dressSteps(element.renderRoot, options.sheets);
    const { connection } = options;
    this.#pageRequest = new PageRequestReader(element, () => connection.storefront?.country, options.warn);
    this.#flow = new PurchaseFlow(element, connection, {
      pageRequest: () => this.#pageRequest.pageRequest,
      next: (step) => this.#pages.next(step),
      keepsCompletion: () => !isInDialog(element),
      onStep: (step, previous, byPage) => this.#stepped(step, previous, byPage),
      onComplete: (result, answer) => this.#ending.completed(result, answer),
      onRefused: (error) => {
        void announce(element, new StorefrontErrorEvent(error));
        if (error.code === 'quote-changed') void this.#data.quote.refresh();
        if (error.code.startsWith('consent-')) void this.#data.catalog.refresh();
        if (error.code === 'coupon-refused') this.#coupon.refuse();
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
    // Before the quote is asked for, which goes by the code that counts.
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
      choosing: () => this.#pages.isChoosing,
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

  /** Whether they can be shown: their words are there. */
  get here(): boolean {
    return (this.#spoken ||= !this.#data.l.isLoading);
  }

  /** Somebody chose a plan before the steps were there. */
  begin(plan: PlanChoice, addOns: readonly AddOnChoice[]): void {
    this.#early = { plan, addOns };
  }

  /** What the steps are drawn from; undefined until it can be drawn. */
  get view(): SignUpView | undefined {
    if (!this.#begun && this.#patient && this.#data.isFormLoading) return undefined;
    const { client, accountHref, signInHref, wantedCurrency, country, period, paymentAdapter } = this.#element;
    const { link } = this.#pageRequest;
    return createView({
      client,
      data: this.#data,
      flow: this.#flow,
      actions: this.#actions,
      coupon: this.#coupon,
      plan: this.#pages,
      isSignedIn: this.#options.signedIn(),
      wait: this.#countdown.seconds,
      settings: {
        currency: wantedCurrency,
        country,
        period: period || link.period,
        accountHref,
        signInHref,
        paymentAdapter,
      },
    });
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

  settle(): void {
    this.#data.settle();
    this.requestUpdate();
  }

  focusNext(selector: string): void {
    this.#focusOn = selector;
    this.requestUpdate();
  }

  /** Gives the focus to the heading of the step that is shown. */
  focusHeading(): void {
    this.focusNext(HEADING);
  }

  isAddressFree(email: string): Promise<boolean> {
    return this.#data.isAddressFree(email);
  }

  /** Called before each rendering. */
  willUpdate(): void {
    const { problem } = this.#flow.purchase;
    this.#countdown.set(problem?.kind === 'rate-limit' ? problem.until : undefined);
  }

  /** Called after each rendering that showed them. */
  updated(): void {
    const { view } = this;
    if (view) this.#follow(view);
    if (view && this.#early) {
      const { plan, addOns } = this.#early;
      this.#early = undefined;
      // Not while it is being drawn. The heading that takes the focus is not there yet.
      queueMicrotask(() => this.#actions.choosePlan(plan, parsePlans(addOns)));
      return;
    }
    const root = this.#element.renderRoot;
    const method = this.#flow.purchase.method?.paymentMethodId;
    // A refused card is taken out of the form, which then takes another.
    if (this.#method && !method) root.querySelector<StorefrontPayment>('storefront-payment')?.reset();
    this.#method = method;
    const selector = this.#focusOn === HEADING ? headingSelector(view) : this.#focusOn;
    const target = selector ? root.querySelector<HTMLElement>(selector) : null;
    if (!target) return;
    this.#focusOn = undefined;
    if (!isFocusElsewhere(this.#element)) target.focus();
  }

  /** Once for each purchase that can be shown: where it begins. */
  #follow(view: SignUpView): void {
    this.#pages.keep();
    if (!this.#begun) {
      this.#begun = true;
      const { step } = this.#pageRequest.link;
      if (step && isReachable(view, step)) this.#flow.show(step);
      else if (step) this.#options.warn(`"step=${step}" in the address has to wait: something before it is missing.`);
      this.#history.begin(this.#flow.purchase.step);
    }
  }

  /** What is shown; undefined while it waits for the catalog, or for what decides how the form looks. */
  get state(): SignUpState | undefined {
    if (this.#flow.purchase.result) return 'completed';
    const { view } = this;
    return view && (view.catalog.products.length === 0 && view.purchase.step === 'plan' ? 'empty' : stateOf(view));
  }

  #stepped(step: Step, previous: Step, byPage: boolean): void {
    this.#data.settle();
    this.#coupon.forget();
    if (!byPage) this.focusNext(HEADING);
    // The room that was kept for the first step is none that another one needs.
    if (!byPage) {
      const root = this.#element.renderRoot;
      root.querySelector<HTMLElement>('.base')?.style.removeProperty('min-block-size');
      root.querySelector<StorefrontQuote>('storefront-quote')?.giveUpRoom();
    }
    const { view } = this;
    if (!byPage && step !== 'done' && view && pageAt(view.pages, step) !== pageAt(view.pages, previous)) this.#history.step(step);
    if (!byPage) void announce(this.#element, new StorefrontStepChangeEvent(step, previous));
  }

  /** What is shown, and what of it is said aloud; undefined where the beginning has to say why there is nothing. */
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

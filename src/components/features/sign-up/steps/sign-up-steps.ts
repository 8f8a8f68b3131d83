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
import { isPaymentNeeded } from '../chosen.js';
import { Countdown } from '../countdown.js';
import { CouponTry } from '../coupon-try.js';
import type { FormRules } from '../details.js';
import { Ending } from '../ending.js';
import { isFocusElsewhere } from '../focus.js';
import { renderStandIn } from '../frame.js';
import { plansOf } from '../kept-values.js';
import { Knowledge, type Surroundings } from '../knowledge.js';
import { PagePlan } from '../page-plan.js';
import { pageAt, type Page } from '../pages.js';
import { PurchaseFlow } from '../purchase-flow.js';
import { stateOf, type SignUpState } from '../sign-up-state.js';
import { renderPage, spokenOf } from '../sign-up-view.js';
import type { SignUpWishes } from '../sign-up-wishes.js';
import { isInDialog, StepHistory } from '../step-history.js';
import type { Step } from '../step-names.js';
import { viewOf } from '../view-of.js';
import { headingSelector, type View } from '../view.js';
import { AskedByPage } from './asked.js';
import { dressSteps } from './steps.styles.js';

/** How long what is shown first waits for the fields of a country, or for a price, before it is shown without them, in milliseconds. */
const PATIENCE = 1500;
/** The heading of the step that is shown, whichever that is by then. */
const HEADING = 'heading';

/** What the beginning hands over. */
export interface Handover extends Surroundings {
  /** How many style sheets are the element's own. */
  readonly sheets: number;
  /** Whether the purchase is for the account of the session. */
  readonly signedIn: () => boolean;
  readonly wantedPages: () => readonly Page[];
  readonly warn: (message: string) => void;
}

/** The steps after the choice of a plan, from the first entry to the end, with all that they know and can do. */
export class SignUpSteps {
  readonly #element: SignUpWishes;
  readonly #beginning: Handover;
  readonly #page: AskedByPage;
  readonly #known: Knowledge;
  readonly #countdown: Countdown;
  readonly #flow: PurchaseFlow;
  readonly #plan: PagePlan;
  readonly #actions: SignUpActions;
  readonly #coupon: CouponTry;
  readonly #history: StepHistory;
  readonly #ending: Ending;
  #focusOn: string | undefined;
  #method: string | undefined;
  #begun = false;
  #patient = true;
  #spoken = false;
  #wasPaymentOpened = false;
  #early: { plan: PlanChoice; addOns: readonly AddOnChoice[] } | undefined;

  constructor(element: SignUpWishes, beginning: Handover) {
    this.#element = element;
    this.#beginning = beginning;
    StorefrontQuote.define();
    StorefrontPayment.define();
    dressSteps(element.renderRoot, beginning.sheets);
    const { connection } = beginning;
    this.#page = new AskedByPage(element, () => connection.storefront?.country, beginning.warn);
    this.#flow = new PurchaseFlow(element, connection, {
      asked: () => this.#page.asked,
      next: (step) => this.#plan.next(step),
      keepsEnd: () => !isInDialog(element),
      onStep: (step, previous, byPage) => this.#stepped(step, previous, byPage),
      onComplete: (result, answer) => this.#ending.completed(result, answer),
      onRefused: (error) => {
        void announce(element, new StorefrontErrorEvent(error));
        if (error.code === 'quote-changed') void this.#known.quote.refresh();
        if (error.code.startsWith('consent-')) void this.#known.catalog.refresh();
        if (error.code === 'coupon-refused') this.#coupon.refuse();
      },
    });
    this.#plan = new PagePlan(() => {
      const { purchase } = this.#flow;
      const { form, chosen, addOns, quote } = this.#known;
      return {
        wanted: beginning.wantedPages(),
        purchase,
        form,
        hasPlan: purchase.plan !== undefined || this.#page.asked.plan !== undefined,
        needsPayment: isPaymentNeeded(purchase, quote.snapshot.data, chosen, addOns),
        signedIn: beginning.signedIn(),
      };
    });
    this.#actions = new SignUpActions(this, this.#flow);
    // Before the quote is asked for, which goes by the code that counts.
    this.#coupon = new CouponTry(element, connection, {
      facts: () => {
        const { view } = this;
        return view && { wanted: this.#page.coupon, purchase: view.purchase, error: this.#known.quote.snapshot.error };
      },
      input: (coupon) => this.#known.quoteInput(coupon),
      onChange: (coupon) => this.#flow.dispatch({ type: 'coupon', coupon }),
    });
    this.#known = new Knowledge(element, beginning, () => ({
      locale: element.locale,
      signedIn: beginning.signedIn(),
      choosing: () => this.#plan.isChoosing,
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
    this.#ending = new Ending(element, connection, this.#known, this.#flow, () => this.#plan.forget());
    setTimeout(() => {
      this.#patient = false;
      this.requestUpdate();
    }, PATIENCE);
  }

  /** Whether they can be shown: their words are there. */
  get here(): boolean {
    return (this.#spoken ||= !this.#known.l.isLoading);
  }

  /** Somebody chose a plan before the steps were there. */
  begin(plan: PlanChoice, addOns: readonly AddOnChoice[]): void {
    this.#early = { plan, addOns };
  }

  /** What the steps are drawn from; undefined until it can be drawn. */
  get view(): View | undefined {
    if (!this.#begun && this.#patient && this.#known.isFormLoading) return undefined;
    const { client, accountHref, signInHref, wantedCurrency, country, period, paymentAdapter } = this.#element;
    const { link } = this.#page;
    return viewOf({
      client,
      known: this.#known,
      flow: this.#flow,
      actions: this.#actions,
      coupon: this.#coupon,
      plan: this.#plan,
      signedIn: this.#beginning.signedIn(),
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
    return this.#known.form;
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
    this.#known.settle();
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
    return this.#known.isAddressFree(email);
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
      queueMicrotask(() => this.#actions.choosePlan(plan, plansOf(addOns)));
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
  #follow(view: View): void {
    this.#plan.keep();
    if (!this.#begun) {
      this.#begun = true;
      const { step } = this.#page.link;
      if (step && isReachable(view, step)) this.#flow.show(step);
      else if (step) this.#beginning.warn(`"step=${step}" in the address has to wait: something before it is missing.`);
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
    this.#known.settle();
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
    const { l, catalog } = this.#known;
    const { result, step } = this.#flow.purchase;
    if (result) return { content: this.#ending.render(result), spoken: '' };
    const { view } = this;
    if (!view) return catalog.snapshot.error ? undefined : { content: renderStandIn(step === 'plan'), spoken: l.t('loading') };
    this.#wasPaymentOpened ||= view.pages[pageAt(view.pages, view.purchase.step)]?.includes('payment') ?? false;
    const spoken = spokenOf({ ...view, wait: view.wait > 0 ? this.#countdown.from : 0 });
    const empty = view.catalog.products.length === 0 && view.purchase.step === 'plan';
    return { content: empty ? notice({ kind: 'info', text: l.t('nothingSold') }) : renderPage(view, this.#wasPaymentOpened), spoken };
  }
}

import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import { StorefrontBeforeOrderEvent } from '../../events/storefront-before-order.js';
import { StorefrontSignInRequiredEvent, type SignInReason } from '../../events/storefront-sign-in-required.js';
import { checkDetails } from './check-details.js';
import { fieldValue, type DetailField, type EmailProblem, type FieldProblem, type FieldProblems, type FormRules } from './details.js';
import { orderDraft } from './order-draft.js';
import { pageAt, stepAfter, type InputStep } from './pages.js';
import type { OrderDraft, PurchaseFlow } from './purchase-flow.js';
import { isPaymentChosen, type StoredMethod } from './purchase.js';
import type { Step } from './step-names.js';
import { headingId, isLastPage, currentPage, type StepActions, type SignUpView } from './sign-up-view.js';

/** Properties and methods of the element that the actions use. */
export interface ActingElement {
  dispatchEvent(event: Event): boolean;
  requestUpdate(): void;
  /** Current view; undefined while no action is possible. */
  readonly view: SignUpView | undefined;
  readonly form: FormRules | undefined;
  /** Applies the typed details to the next quote, because the price may depend on them. */
  applyDetailsToQuote(): void;
  /** Focuses an element after the next render. */
  focusNext(selector: string): void;
  /** Focuses the heading of the step that is shown, after the next render. */
  focusHeading(): void;
  /** Returns the reason why the gateway refuses a sign-up with this email address. Called before card details are entered. */
  checkEmail(email: string): Promise<EmailProblem | undefined>;
  /** Bot check of the tenant. Undefined if the tenant has none. */
  verifyVisitor: (() => Promise<string>) | undefined;
}

/** The user's actions. Stores the problems that they find. */
export class SignUpActions implements StepActions {
  readonly #element: ActingElement;
  readonly #flow: PurchaseFlow;
  #problems: FieldProblems = {};
  #hasErrorSummary = false;
  #isCheckingEmail = false;
  #isVerifyingVisitor = false;
  #availableEmail = '';
  /** Starts as true: the first step is chosen on the assumption that a session has an account. `followSession` corrects this. */
  #wasSignedIn = true;
  #refusedEmail: { email: string; problem: EmailProblem } | undefined;

  constructor(element: ActingElement, flow: PurchaseFlow) {
    this.#element = element;
    this.#flow = flow;
  }

  /** Problems by field. */
  get problems(): FieldProblems {
    return this.#problems;
  }

  get hasErrorSummary(): boolean {
    return this.#hasErrorSummary;
  }

  /** True while an email address is being checked. */
  get isCheckingEmail(): boolean {
    return this.#isCheckingEmail;
  }

  /** True while the tenant's bot check is running. */
  get isVerifyingVisitor(): boolean {
    return this.#isVerifyingVisitor;
  }

  /** Goes back to the missing details if it turns out that the session has no account. */
  followSession(view: SignUpView): void {
    const hasNoAccount = this.#wasSignedIn && !view.isSignedIn;
    this.#wasSignedIn = view.isSignedIn;
    const missing = hasNoAccount && !isReachable(view, view.purchase.step) ? missingStep(view) : undefined;
    if (missing) this.#flow.show(missing);
  }

  choosePlan = (plan: PlanChoice, addOns: readonly PlanChoice[], again: boolean): void => {
    const { view } = this.#element;
    // Opens the next page only if the plan step is the only step of its page.
    const step = view && currentPage(view).length > 1 ? view.purchase.step : stepAfter(view?.pages ?? [], 'plan');
    if (view) this.#flow.dispatch({ type: 'plan', plan, addOns, again, step });
    this.#setProblem('plan', undefined);
  };

  changeQuantity = (quantity: number): void => this.#flow.dispatch({ type: 'quantity', quantity });

  takeAddOn = (addOn: PlanChoice, taken: boolean): void => this.#flow.dispatch({ type: 'add-on', addOn, taken });

  type = (field: DetailField, value: string): void => {
    this.#flow.dispatch({ type: 'typed', field, value });
    // An existing error disappears as soon as the entry is valid. A new error appears only when the field loses the focus.
    if (this.#problems[field] && !this.#check(field)) this.#setProblem(field, undefined);
  };

  leave = (field: DetailField): void => {
    const { details } = this.#flow.purchase;
    if (fieldValue(details, field) !== '' || this.#problems[field]) {
      const isRefused = field === 'email' && fieldValue(details, field) === this.#refusedEmail?.email;
      this.#setProblem(field, this.#check(field) ?? (isRefused ? this.#refusedEmail?.problem : undefined));
    }
    this.#element.applyDetailsToQuote();
  };

  proceed = (): void => {
    this.#element.applyDetailsToQuote();
    const { view } = this.#element;
    if (!view || this.#isCheckingEmail || this.#isVerifyingVisitor) return;
    if (!this.#isComplete(view)) return;
    if (isLastPage(view)) void this.#order(view);
    else void this.#leavePage(view);
  };

  back = (): void => {
    const { view } = this.#element;
    const page = view?.pages[pageAt(view.pages, view.purchase.step) - 1];
    if (page?.[0]) this.go(page[0]);
  };

  storeMethod = (method: StoredMethod): void => {
    const { view } = this.#element;
    if (!view) return;
    this.#flow.dispatch({ type: 'method', method, step: 'payment' });
    const { view: stored } = this.#element;
    if (!stored) return;
    const page = currentPage(stored);
    const next = stepAfter(stored.pages, 'payment');
    if (page.includes(next)) this.go(next);
    else this.proceed();
  };

  payByInvoice = (invoiceTerm: string | undefined): void => {
    this.#flow.dispatch({ type: 'invoice', invoiceTerm });
    this.#setProblem('payment', undefined);
  };

  consent = (id: string, version: string, accepted: boolean): void => {
    this.#flow.dispatch({ type: 'consent', consent: { id, version }, accepted });
    this.#setProblem(`consent-${id}`, undefined);
  };

  go = (step: Step): void => {
    this.#problems = {};
    this.#hasErrorSummary = false;
    const { view } = this.#element;
    const before = this.#flow.purchase;
    this.#flow.dispatch({ type: 'step', step });
    // If the step is already open, only the focus moves.
    if (view && step !== 'done' && before.step === step) this.#element.focusNext(`#${headingId(view, step)}`);
  };

  editEmail = (): void => {
    this.go('details');
    this.#element.focusNext('#email');
  };

  buyAgain = (): void => {
    this.#flow.dispatch({ type: 'again', again: true });
    // Moves the focus, because the clicked button disappears.
    this.#element.focusHeading();
  };

  check = (): void => this.#flow.check();

  signIn = (reason: SignInReason): void => {
    this.#element.dispatchEvent(new StorefrontSignInRequiredEvent(reason));
  };

  /** True if the page is complete. Otherwise shows the problems. */
  #isComplete(view: SignUpView): boolean {
    const { purchase, catalog, needsPayment, form, isSignedIn } = view;
    const page = currentPage(view);
    const has = (step: InputStep): boolean => page.includes(step);
    const settled = purchase.unpaidFirstBill !== undefined;
    const consents = catalog.consents.filter(
      ({ id, version, required }) => required && !purchase.accepted.some((each) => each.id === id && each.version === version),
    );
    const problems: Record<string, FieldProblem> = {
      ...(has('plan') && !view.chosen && !settled ? { plan: 'missing' } : {}),
      ...(has('details') && !isSignedIn && !settled ? checkDetails(purchase.details, form) : {}),
      ...(has('payment') && needsPayment && !isPaymentChosen(purchase) ? { payment: 'missing' } : {}),
      ...(has('review') && !settled ? Object.fromEntries(consents.map(({ id }) => [`consent-${id}`, 'missing' as const])) : {}),
    };
    this.#problems = problems;
    this.#hasErrorSummary = Object.keys(problems).length > 0;
    this.#element.requestUpdate();
    if (this.#hasErrorSummary) this.#element.focusNext('.error-summary');
    return !this.#hasErrorSummary;
  }

  async #leavePage(view: SignUpView): Promise<void> {
    const { step } = view.purchase;
    if (currentPage(view).includes('details') && !view.isSignedIn && !(await this.#isFree(fieldValue(view.purchase.details, 'email'))))
      return;
    const now = this.#element.view;
    if (!now || now.purchase.step !== step) return;
    const next = now.pages[pageAt(now.pages, step) + 1]?.[0];
    if (next) this.go(next);
  }

  /** Checks an email address, once for each address. */
  async #isFree(email: string): Promise<boolean> {
    if (email === this.#availableEmail) return true;
    this.#isCheckingEmail = true;
    this.#element.requestUpdate();
    const problem = await this.#element.checkEmail(email);
    this.#isCheckingEmail = false;
    if (!problem) this.#availableEmail = email;
    else {
      this.#refusedEmail = { email, problem };
      this.#problems = { email: problem };
      this.#hasErrorSummary = true;
      this.#element.focusNext('.error-summary');
    }
    this.#element.requestUpdate();
    return problem === undefined;
  }

  async #order(view: SignUpView): Promise<void> {
    if (currentPage(view).includes('details') && !view.isSignedIn && !view.purchase.unpaidFirstBill) {
      if (!(await this.#isFree(fieldValue(view.purchase.details, 'email')))) return;
    }
    const missing = missingStep(view);
    if (missing) {
      this.go(missing);
      return;
    }
    const order = orderDraft(view);
    if (!order) return;
    const { quote, l } = view;
    if (quote) {
      const { total } = quote.dueNow;
      const before = new StorefrontBeforeOrderEvent({ plans: order.plans, total: { ...total, formatted: l.money(total) } });
      if (!this.#element.dispatchEvent(before)) {
        this.#flow.dispatch({ type: 'failed', problem: { kind: 'vetoed' } });
        return;
      }
    }
    const proof = await this.#proof();
    if (proof === undefined || !this.#isStillWanted(order, quote)) return;
    this.#flow.order({ ...order, ...(proof ? { visitorProof: proof } : {}) }, quote);
  }

  /** False if the user has changed the order, or left its page, while a check was running. The order must then be confirmed again. */
  #isStillWanted(order: OrderDraft, quote: SignUpView['quote']): boolean {
    const { view } = this.#element;
    // The confirmation may itself request a new quote, which has not arrived yet.
    const current = view && isLastPage(view) ? orderDraft({ ...view, quote: view.quote ?? quote }) : undefined;
    return current !== undefined && choicesOf(current) === choicesOf(order);
  }

  /** Returns the proof of the bot check. Empty if there is no bot check; undefined if the check failed. */
  async #proof(): Promise<string | undefined> {
    const { verifyVisitor } = this.#element;
    if (!verifyVisitor || this.#flow.purchase.unpaidFirstBill) return '';
    this.#isVerifyingVisitor = true;
    this.#element.requestUpdate();
    try {
      return await verifyVisitor();
    } catch {
      this.#flow.dispatch({ type: 'failed', problem: { kind: 'visitor' } });
      return undefined;
    } finally {
      this.#isVerifyingVisitor = false;
      this.#element.requestUpdate();
    }
  }

  #check(field: DetailField): FieldProblem | undefined {
    const { form } = this.#element;
    return form && checkDetails(this.#flow.purchase.details, form)[field];
  }

  #setProblem(field: string, problem: FieldProblem | undefined): void {
    const others = Object.fromEntries(Object.entries(this.#problems).filter(([name]) => name !== field));
    this.#problems = problem ? { ...others, [field]: problem } : others;
    if (Object.keys(this.#problems).length === 0) this.#hasErrorSummary = false;
    this.#element.requestUpdate();
  }
}

/** Returns the user's choices in an order as text. The gateway itself notices if the price has changed. */
function choicesOf(order: OrderDraft): string {
  return JSON.stringify({ ...order, quote: '', locale: '' });
}

/** Returns the first incomplete step. */
function missingStep({ purchase, chosen, needsPayment, isSignedIn, form }: SignUpView): InputStep | undefined {
  if (!purchase.unpaidFirstBill && !chosen) return 'plan';
  if (!purchase.unpaidFirstBill && !isSignedIn && Object.keys(checkDetails(purchase.details, form)).length > 0) return 'details';
  return needsPayment && !isPaymentChosen(purchase) ? 'payment' : undefined;
}

/** True if all pages before a step are complete. */
export function isReachable(view: SignUpView, step: Step): boolean {
  const missing = missingStep(view);
  return missing === undefined || pageAt(view.pages, step) <= pageAt(view.pages, missing);
}

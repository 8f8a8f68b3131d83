import type { PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import { StorefrontBeforeOrderEvent } from '../../events/storefront-before-order.js';
import { StorefrontSignInRequiredEvent, type SignInReason } from '../../events/storefront-sign-in-required.js';
import { checkDetails } from './check-details.js';
import { fieldValue, type DetailField, type FieldProblem, type FieldProblems, type FormRules } from './details.js';
import { orderDraft } from './order-draft.js';
import { pageAt, stepAfter, type OpenStep } from './pages.js';
import type { PurchaseFlow } from './purchase-flow.js';
import type { StoredMethod } from './purchase.js';
import type { Step } from './step-names.js';
import { headingId, isLastPage, currentPage, type StepActions, type SignUpView } from './sign-up-view.js';

/** The element as far as its actions need it. */
export interface ActingElement {
  dispatchEvent(event: Event): boolean;
  requestUpdate(): void;
  /** What is shown right now; undefined while nothing can be done. */
  readonly view: SignUpView | undefined;
  readonly form: FormRules | undefined;
  /** What was typed is complete as far as it goes: the price may depend on it. */
  settle(): void;
  /** Gives the focus to something of the next rendering. */
  focusNext(selector: string): void;
  /** Whether somebody may sign up with an address: asked before a card is taken out. Anything but a clear no is a yes. */
  isAddressFree(email: string): Promise<boolean>;
  /** What the tenant's bot check says about the visitor; undefined where there is none. */
  verifyVisitor: (() => Promise<string>) | undefined;
}

/** What a person can do, and what was wrong with it. */
export class SignUpActions implements StepActions {
  readonly #element: ActingElement;
  readonly #flow: PurchaseFlow;
  #problems: FieldProblems = {};
  #hasErrorSummary = false;
  #isCheckingEmail = false;
  #isVerifyingVisitor = false;
  #free = '';
  #taken = '';

  constructor(element: ActingElement, flow: PurchaseFlow) {
    this.#element = element;
    this.#flow = flow;
  }

  /** Fields that need another look. */
  get problems(): FieldProblems {
    return this.#problems;
  }

  get hasErrorSummary(): boolean {
    return this.#hasErrorSummary;
  }

  /** An address is being looked up. */
  get isCheckingEmail(): boolean {
    return this.#isCheckingEmail;
  }

  /** The tenant's bot check is being asked. */
  get isVerifyingVisitor(): boolean {
    return this.#isVerifyingVisitor;
  }

  choosePlan = (plan: PlanChoice, addOns: readonly PlanChoice[]): void => {
    const { view } = this.#element;
    // Beside other steps it is one choice among others; alone it leads on.
    const step = view && currentPage(view).length > 1 ? view.purchase.step : stepAfter(view?.pages ?? [], 'plan');
    if (view) this.#flow.dispatch({ type: 'plan', plan, addOns, step });
    this.#say('plan', undefined);
  };

  changeQuantity = (quantity: number): void => this.#flow.dispatch({ type: 'quantity', quantity });

  takeAddOn = (addOn: PlanChoice, taken: boolean): void => this.#flow.dispatch({ type: 'add-on', addOn, taken });

  type = (field: DetailField, value: string): void => {
    this.#flow.dispatch({ type: 'typed', field, value });
    // A complaint goes as soon as it is mended; a new one waits until the field is left.
    if (this.#problems[field] && !this.#check(field)) this.#say(field, undefined);
  };

  leave = (field: DetailField): void => {
    const { details } = this.#flow.purchase;
    if (fieldValue(details, field) !== '' || this.#problems[field]) {
      const taken = field === 'email' && fieldValue(details, field) === this.#taken;
      this.#say(field, this.#check(field) ?? (taken ? 'account-exists' : undefined));
    }
    this.#element.settle();
  };

  proceed = (): void => {
    this.#element.settle();
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

  consent = (id: string, version: string, accepted: boolean): void => {
    this.#flow.dispatch({ type: 'consent', consent: { id, version }, accepted });
    this.#say(`consent-${id}`, undefined);
  };

  go = (step: Step): void => {
    this.#problems = {};
    this.#hasErrorSummary = false;
    const { view } = this.#element;
    const before = this.#flow.purchase;
    this.#flow.dispatch({ type: 'step', step });
    // On the same page nothing else says that something happened.
    if (view && step !== 'done' && before.step === step) this.#element.focusNext(`#${headingId(view, step)}`);
  };

  editEmail = (): void => {
    this.go('details');
    this.#element.focusNext('#email');
  };

  buyAgain = (): void => this.#flow.dispatch({ type: 'again', again: true });

  check = (): void => this.#flow.check();

  signIn = (reason: SignInReason): void => {
    this.#element.dispatchEvent(new StorefrontSignInRequiredEvent(reason));
  };

  /** Notes what is missing on the page that is shown, and leads there. */
  #isComplete(view: SignUpView): boolean {
    const { purchase, catalog, needsPayment, form, isSignedIn } = view;
    const page = currentPage(view);
    const has = (step: OpenStep): boolean => page.includes(step);
    const settled = purchase.owing !== undefined;
    const consents = catalog.consents.filter(
      ({ id, version, required }) => required && !purchase.accepted.some((each) => each.id === id && each.version === version),
    );
    const problems: Record<string, FieldProblem> = {
      ...(has('plan') && !view.chosen && !settled ? { plan: 'missing' } : {}),
      ...(has('details') && !isSignedIn && !settled ? checkDetails(purchase.details, form) : {}),
      ...(has('payment') && needsPayment && !purchase.method ? { payment: 'missing' } : {}),
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

  /** Asks once for each address. */
  async #isFree(email: string): Promise<boolean> {
    if (email === this.#free) return true;
    this.#isCheckingEmail = true;
    this.#element.requestUpdate();
    const free = await this.#element.isAddressFree(email);
    this.#isCheckingEmail = false;
    if (free) this.#free = email;
    else {
      this.#taken = email;
      this.#problems = { email: 'account-exists' };
      this.#hasErrorSummary = true;
      this.#element.focusNext('.error-summary');
    }
    this.#element.requestUpdate();
    return free;
  }

  async #order(view: SignUpView): Promise<void> {
    if (currentPage(view).includes('details') && !view.isSignedIn && !view.purchase.owing) {
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
    if (proof !== undefined) this.#flow.order({ ...order, ...(proof ? { visitorProof: proof } : {}) }, quote);
  }

  /** What the bot check said; empty where there is none; undefined if it failed. */
  async #proof(): Promise<string | undefined> {
    const { verifyVisitor } = this.#element;
    if (!verifyVisitor || this.#flow.purchase.owing) return '';
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

  #say(field: string, problem: FieldProblem | undefined): void {
    const others = Object.fromEntries(Object.entries(this.#problems).filter(([name]) => name !== field));
    this.#problems = problem ? { ...others, [field]: problem } : others;
    if (Object.keys(this.#problems).length === 0) this.#hasErrorSummary = false;
    this.#element.requestUpdate();
  }
}

/** The first step in which something is missing, whichever page it is on. */
export function missingStep({ purchase, chosen, needsPayment, isSignedIn, form }: SignUpView): OpenStep | undefined {
  if (!purchase.owing && !chosen) return 'plan';
  if (!purchase.owing && !isSignedIn && Object.keys(checkDetails(purchase.details, form)).length > 0) return 'details';
  return needsPayment && !purchase.method ? 'payment' : undefined;
}

/** Whether a step may be shown: nothing is missing on the pages before it. */
export function isReachable(view: SignUpView, step: Step): boolean {
  const missing = missingStep(view);
  return missing === undefined || pageAt(view.pages, step) <= pageAt(view.pages, missing);
}

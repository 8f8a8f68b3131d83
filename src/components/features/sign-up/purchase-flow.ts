import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderRequest, OrderResult, PlanChoice, Quote } from '../../../api/schemas/storefront/purchase.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';
import { GatewaySubmission, type AnswerDetails } from '../connection/gateway-submission.js';
import type { Details } from './details.js';
import { Draft, pageDraftStorage } from './draft.js';
import { draftName, numberSuffix } from './kept-step.js';
import { problemOf } from './problems.js';
import { isUnderWay, NEW_PURCHASE, reduce, type Action, type Purchase } from './purchase.js';
import type { Step } from './step-names.js';

/** Plan, add-ons and details that the page asks for by attributes, properties and its address. */
export interface Asked {
  readonly plan?: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  /** Details that the page knows. */
  readonly details: Details;
}

export interface FlowSettings {
  readonly asked: () => Asked;
  /** Returns the step after `step`; the first step if there is none. */
  readonly next: (step?: Step) => Step;
  /** True if the end is shown again after a reload. */
  readonly keepsEnd: () => boolean;
  /** `byPage`: the page changed the step, not the person. */
  readonly onStep: (step: Step, previous: Step, byPage: boolean) => void;
  readonly onComplete: (result: OrderResult, answer: AnswerDetails) => void;
  readonly onRefused: (error: StorefrontError) => void;
}

/** Order without the fields that the intent adds. */
export type OrderDraft = Omit<OrderRequest, 'intent' | 'intentId'>;

/** Leads a purchase from the first keystroke to its answer: keeps the draft over reloads and submits the order. */
export class PurchaseFlow implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: FlowSettings;
  readonly #submission: GatewaySubmission<OrderRequest, OrderResult>;
  #purchase: Purchase = NEW_PURCHASE;
  #asked = '';
  #prefilled = '';
  #opened: { store: Store; draft: Draft } | undefined;
  /** Suffix of the draft and the intent of this sign-up in a store. */
  #numbered: { store: Store; suffix: string } | undefined;
  /** Quote that the person confirmed with the last order. */
  #confirmed: Quote | undefined;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: FlowSettings) {
    this.#host = host;
    this.#connection = connection;
    this.#settings = settings;
    // Before this controller, so that an order of unknown outcome is known when the draft is opened.
    this.#submission = new GatewaySubmission(host, connection, {
      row: createOrder,
      name: () => connection.store && `subscribe${this.#suffix(connection.store)}`,
      persisted: true,
      // Somebody who has no account yet cannot renew a session.
      followsSession: false,
      invalidates: [],
      isUnfinished: ({ status }) => status === 'payment-required',
      onChange: () => this.#submissionChanged(),
      onDone: (result, answer) => this.#answered(result, answer),
      onRefused: (error) => this.#refused(error),
    });
    host.addController(this);
  }

  get purchase(): Purchase {
    return this.#purchase;
  }

  /** Id of this purchase; empty until there is a storefront. */
  get intentId(): string {
    return this.#submission.intentId;
  }

  /** True while an answer to the order is awaited. */
  get isAttempting(): boolean {
    return this.#submission.isAttempting;
  }

  hostUpdate(): void {
    const { store } = this.#connection;
    if (!store) return;
    if (this.#opened?.store !== store) this.#open(store);
    const { plan, addOns, details } = this.#settings.asked();
    this.#prefill(details);
    const key = keyOf(plan, addOns);
    if (key !== this.#asked) this.#ask(key, plan, addOns);
  }

  /** Shows a step because the page asks for it. */
  show(step: Step): void {
    this.#apply({ type: 'step', step }, true);
  }

  /** Applies an action and saves the draft. */
  dispatch(action: Action): void {
    this.#apply(action, false);
  }

  #prefill(details: Details): void {
    const key = JSON.stringify(details);
    if (key === this.#prefilled) return;
    this.#prefilled = key;
    this.#apply({ type: 'prefill', details }, true);
  }

  #ask(key: string, plan: PlanChoice | undefined, addOns: readonly PlanChoice[]): void {
    this.#asked = key;
    if (!plan) return;
    // The page asks for something else than what was bought, so this is another purchase.
    this.#apply({ type: 'start-again', step: 'plan' }, true);
    const { step } = this.#purchase;
    this.#apply({ type: 'plan', plan, addOns, step: step === 'plan' ? this.#settings.next('plan') : step }, true);
  }

  #apply(action: Action, byPage: boolean): void {
    const before = this.#purchase;
    const after = reduce(before, action);
    if (after === before) return;
    this.#purchase = after;
    this.#keep(after);
    this.#host.requestUpdate();
    if (after.step !== before.step) this.#settings.onStep(after.step, before.step, byPage);
  }

  #keep(purchase: Purchase): void {
    const draft = this.#opened?.draft;
    const { step, plan, addOns, result } = purchase;
    if (step !== 'done') {
      draft?.clearEnd();
      draft?.save(purchase, this.#asked);
      return;
    }
    draft?.clear();
    if (result && this.#settings.keepsEnd()) draft?.saveEnd({ plan, addOns, result, asked: this.#asked });
  }

  /** Starts another purchase after a completed one. */
  startAgain(): void {
    this.dispatch({ type: 'start-again', step: this.#settings.next() });
    this.#opened?.draft.clear();
  }

  /** Sends the order, unless the outcome of another order is not certain. `quote`: the quote that the person confirmed. */
  order(draft: OrderDraft, quote: Quote | undefined): void {
    if (isUnderWay(this.#purchase)) return;
    this.#confirmed = quote;
    this.#submission.send((intentId) => ({ intent: 'subscribe', intentId, ...draft }));
  }

  /** Asks for the outcome of the order. */
  check(): void {
    this.#submission.check();
  }

  #suffix(store: Store): string {
    if (this.#numbered?.store !== store) this.#numbered = { store, suffix: numberSuffix(store, this.#host) };
    return this.#numbered.suffix;
  }

  #open(store: Store): void {
    const draft = new Draft(draftName(store, this.#host, this.#suffix(store)), pageDraftStorage());
    this.#opened = { store, draft };
    this.#purchase = { ...NEW_PURCHASE, step: this.#settings.next() };
    const { request } = this.#submission;
    if (!request && this.#showEnd(draft)) return;
    const kept = draft.read();
    if (kept) this.#asked = kept.asked;
    if (request) {
      const [plan, ...addOns] = request.plans;
      this.#purchase = { ...NEW_PURCHASE, plan, addOns, ...kept?.purchase, status: 'checking', step: 'review' };
    } else if (kept) {
      this.#purchase = kept.purchase;
      if (kept.old && !kept.purchase.owing) this.#purchase = reduce(this.#purchase, { type: 'failed', problem: { kind: 'expired' } });
    }
  }

  /** Shows the end of a completed purchase again after a reload, unless the page asks for something else now. */
  #showEnd(draft: Draft): boolean {
    const end = draft.readEnd();
    if (!end) return false;
    const { plan, addOns } = this.#settings.asked();
    if (!this.#settings.keepsEnd() || end.asked !== keyOf(plan, addOns)) {
      draft.clearEnd();
      return false;
    }
    this.#asked = end.asked;
    this.#purchase = { ...NEW_PURCHASE, plan: end.plan, addOns: end.addOns, step: 'done', result: end.result };
    return true;
  }

  #submissionChanged(): void {
    const { status } = this.#submission;
    // An order that a reload interrupted is shown when the draft is opened.
    if (!this.#opened || this.#opened.store !== this.#connection.store) return;
    if (status === 'sending') this.dispatch({ type: 'send' });
    if (status !== 'checking' && status !== 'other-tab') return;
    this.#confirmed = undefined;
    this.dispatch({ type: 'uncertain', status });
  }

  #answered(result: OrderResult, answer: AnswerDetails): void {
    this.dispatch({ type: 'answered', result });
    if (this.#purchase.step === 'done') this.#settings.onComplete(result, answer);
  }

  #refused(error: StorefrontError): void {
    const problem = problemOf(error, Date.now());
    this.dispatch({ type: 'failed', problem, ...(problem.kind === 'quote-changed' ? { confirmed: this.#confirmed } : {}) });
    this.#settings.onRefused(error);
  }
}

/** Returns the plan and add-ons that the page asks for as text, to compare them. */
function keyOf(plan: PlanChoice | undefined, addOns: readonly PlanChoice[]): string {
  return plan ? JSON.stringify([plan, addOns]) : '';
}

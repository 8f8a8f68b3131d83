import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderRequest, OrderResult } from '../../../api/schemas/storefront/purchase.js';
import type { PlanChoice, Quote } from '../../../api/schemas/storefront/quote.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';
import { GatewaySubmission, type ResponseDetails } from '../connection/gateway-submission.js';
import type { Details } from './details.js';
import { Draft, pageDraftStorage } from './draft.js';
import { draftName, numberSuffix } from './draft-keys.js';
import { toPurchaseProblem } from './purchase-problem.js';
import { isSettled, isUnderWay, NEW_PURCHASE, reducePurchase, type PurchaseAction, type Purchase } from './purchase.js';
import type { Step } from './step-names.js';

/** Plan, add-ons and details that the page requests by attributes, properties and its URL. */
export interface PageRequest {
  readonly plan?: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  /** Details that the page already knows. */
  readonly details: Details;
  /** Email address that the user cannot change. */
  readonly fixedEmail?: string | undefined;
}

interface PurchaseFlowSettings {
  readonly pageRequest: () => PageRequest;
  /** Returns the step after `step`, or the first step if there is no next step. */
  readonly next: (step?: Step) => Step;
  /** True if the confirmation is shown again after a reload. */
  readonly keepsCompletion: () => boolean;
  /** `byPage`: the page changed the step, not the user. */
  readonly onStep: (step: Step, previous: Step, byPage: boolean) => void;
  readonly onComplete: (result: OrderResult, response: ResponseDetails) => void;
  readonly onRefused: (error: StorefrontError) => void;
}

/** Order without the fields that the intent adds. */
export type OrderDraft = Omit<OrderRequest, 'intent' | 'intentId'>;

/** Controls a purchase from the first input to the outcome. Keeps the draft across reloads and submits the order. */
export class PurchaseFlow implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: PurchaseFlowSettings;
  readonly #submission: GatewaySubmission<OrderRequest, OrderResult>;
  #purchase: Purchase = NEW_PURCHASE;
  #pageRequestKey = '';
  #prefilled = '';
  #opened: { store: Store; draft: Draft; signOuts: number } | undefined;
  /** Suffix for the names of this sign-up's draft and intent, and the store that it is valid for. */
  #suffixOfStore: { store: Store; suffix: string } | undefined;
  /** Quote that the user confirmed with the last order. */
  #confirmed: Quote | undefined;
  #orderedCurrency: string | undefined;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: PurchaseFlowSettings) {
    this.#host = host;
    this.#connection = connection;
    this.#settings = settings;
    // Created before this controller is added, so that it already knows an order with an unknown outcome when the draft is opened.
    this.#submission = new GatewaySubmission(host, connection, {
      row: createOrder,
      name: () => connection.store && `subscribe${this.#suffix(connection.store)}`,
      persisted: true,
      // A new customer has no account yet, and therefore no session to renew.
      followsSession: false,
      isUnfinished: ({ status }) => status === 'payment-required',
      onChange: () => this.#onSubmissionChange(),
      onDone: (result, response) => this.#onResult(result, response),
      onRefused: (error) => this.#onRefused(error),
    });
    host.addController(this);
  }

  get purchase(): Purchase {
    return this.#purchase;
  }

  /** Id of this purchase. Empty until the store is available. */
  get intentId(): string {
    return this.#submission.intentId;
  }

  /** True while waiting for the response to the order. */
  get isAttempting(): boolean {
    return this.#submission.isAttempting;
  }

  /** Currency of an order that is being sent, has an unknown outcome or was applied. */
  get orderedCurrency(): string | undefined {
    return isSettled(this.#purchase) ? (this.#submission.request?.currency ?? this.#orderedCurrency) : undefined;
  }

  hostUpdate(): void {
    const { store, storefront } = this.#connection;
    if (!store || !storefront) return;
    const { signOuts = 0 } = storefront;
    if (this.#opened && this.#opened.signOuts !== signOuts) this.#discard();
    if (this.#opened?.store !== store) this.#open(store, signOuts);
    const { plan, addOns, details, fixedEmail } = this.#settings.pageRequest();
    this.#prefill(details);
    if (fixedEmail && this.#purchase.details.email !== fixedEmail) this.#apply({ type: 'typed', field: 'email', value: fixedEmail }, true);
    const key = pageRequestKey(plan, addOns);
    if (key !== this.#pageRequestKey) this.#applyPageRequest(key, plan, addOns);
  }

  /** Shows a step that the page requests. */
  show(step: Step): void {
    this.#apply({ type: 'step', step }, true);
  }

  /** Applies an action and saves the draft. */
  dispatch(action: PurchaseAction): void {
    this.#apply(action, false);
  }

  #prefill(details: Details): void {
    const key = JSON.stringify(details);
    if (key === this.#prefilled) return;
    this.#prefilled = key;
    this.#apply({ type: 'prefill', details }, true);
  }

  #applyPageRequest(key: string, plan: PlanChoice | undefined, addOns: readonly PlanChoice[]): void {
    this.#pageRequestKey = key;
    if (!plan) return;
    // The page now requests something other than the completed purchase, so another purchase starts.
    this.#apply({ type: 'start-again', step: 'plan' }, true);
    const { step } = this.#purchase;
    this.#apply({ type: 'plan', plan, addOns, step: step === 'plan' ? this.#settings.next('plan') : step }, true);
  }

  #apply(action: PurchaseAction, byPage: boolean): void {
    const before = this.#purchase;
    const after = reducePurchase(before, action);
    if (after === before) return;
    this.#purchase = after;
    this.#save(after);
    this.#host.requestUpdate();
    if (after.step !== before.step) this.#settings.onStep(after.step, before.step, byPage);
  }

  #save(purchase: Purchase): void {
    const draft = this.#opened?.draft;
    const { step, plan, addOns, result } = purchase;
    if (step !== 'done') {
      // The stored payment method and the open bill belong to this intent.
      this.#submission.keepIntent();
      draft?.clearCompletion();
      draft?.save(purchase, this.#pageRequestKey);
      return;
    }
    draft?.clear();
    if (result && this.#settings.keepsCompletion()) draft?.saveCompletion({ plan, addOns, result, pageRequest: this.#pageRequestKey });
  }

  /** Starts another purchase after a completed one. */
  startAgain(): void {
    this.dispatch({ type: 'start-again', step: this.#settings.next() });
    this.#opened?.draft.clear();
  }

  /** Sends the order, unless an order is being sent or its outcome is unknown. `quote`: the quote that the user confirmed. */
  order(draft: OrderDraft, quote: Quote | undefined): void {
    if (isUnderWay(this.#purchase)) return;
    this.#confirmed = quote;
    this.#orderedCurrency = draft.currency;
    this.#submission.send((intentId) => ({ intent: 'subscribe', intentId, ...draft }));
  }

  /** Checks the outcome of the order. */
  check(): void {
    this.#submission.check();
  }

  #suffix(store: Store): string {
    if (this.#suffixOfStore?.store !== store) this.#suffixOfStore = { store, suffix: numberSuffix(store, this.#host) };
    return this.#suffixOfStore.suffix;
  }

  /** Forgets the purchase, because the user has signed out. The provider has cleared the storage. */
  #discard(): void {
    const previous = this.#purchase.step;
    this.#opened = undefined;
    this.#confirmed = undefined;
    this.#pageRequestKey = '';
    this.#prefilled = '';
    this.#purchase = { ...NEW_PURCHASE, step: this.#settings.next() };
    if (this.#purchase.step !== previous) this.#settings.onStep(this.#purchase.step, previous, true);
  }

  #open(store: Store, signOuts: number): void {
    const draft = new Draft(draftName(store, this.#host, this.#suffix(store)), pageDraftStorage());
    this.#opened = { store, draft, signOuts };
    this.#purchase = { ...NEW_PURCHASE, step: this.#settings.next() };
    const { request } = this.#submission;
    if (!request && this.#showCompletion(draft)) return;
    const kept = draft.read();
    if (kept) this.#pageRequestKey = kept.pageRequest;
    if (request) {
      const [plan, ...addOns] = request.plans;
      this.#purchase = { ...NEW_PURCHASE, plan, addOns, ...kept?.purchase, status: 'checking', step: 'review' };
    } else if (kept) {
      this.#purchase = kept.purchase;
      if (kept.isOld && !kept.purchase.unpaidFirstBill)
        this.#purchase = reducePurchase(this.#purchase, { type: 'failed', problem: { kind: 'expired' } });
    }
  }

  /** Shows the confirmation of a completed purchase again after a reload, unless the page now requests another purchase. */
  #showCompletion(draft: Draft): boolean {
    const end = draft.readCompletion();
    if (!end) return false;
    const { plan, addOns } = this.#settings.pageRequest();
    if (!this.#settings.keepsCompletion() || end.pageRequest !== pageRequestKey(plan, addOns)) {
      draft.clearCompletion();
      return false;
    }
    this.#pageRequestKey = end.pageRequest;
    this.#purchase = { ...NEW_PURCHASE, plan: end.plan, addOns: end.addOns, step: 'done', result: end.result };
    return true;
  }

  #onSubmissionChange(): void {
    const { status } = this.#submission;
    // If a reload interrupted the order, the order is not shown before the draft is opened.
    if (!this.#opened || this.#opened.store !== this.#connection.store) return;
    if (status === 'sending') this.dispatch({ type: 'send' });
    if (status !== 'checking' && status !== 'other-tab') return;
    this.#confirmed = undefined;
    this.dispatch({ type: 'uncertain', status });
  }

  #onResult(result: OrderResult, response: ResponseDetails): void {
    this.dispatch({ type: 'answered', result });
    if (this.#purchase.step === 'done') this.#settings.onComplete(result, response);
  }

  #onRefused(error: StorefrontError): void {
    const problem = toPurchaseProblem(error, Date.now());
    this.dispatch({ type: 'failed', problem, ...(problem.kind === 'quote-changed' ? { confirmed: this.#confirmed } : {}) });
    this.#settings.onRefused(error);
  }
}

/** Returns a text that identifies the requested plan and add-ons, to notice when the page requests others. */
function pageRequestKey(plan: PlanChoice | undefined, addOns: readonly PlanChoice[]): string {
  return plan ? JSON.stringify([plan, addOns]) : '';
}

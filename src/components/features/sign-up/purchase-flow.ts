import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isStorefrontError, type StorefrontError } from '../../../api/errors.js';
import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderRequest, OrderResult, PlanChoice, Quote } from '../../../api/schemas/storefront/purchase.js';
import { IntentBusyError, type Intent } from '../../../store/intents.js';
import { pageIntent } from '../../../store/page-intent.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';
import type { Details } from './details.js';
import { Draft, pageDraftStorage } from './draft.js';
import { draftName } from './kept-step.js';
import { problemOf } from './problems.js';
import { isUnderWay, NEW_PURCHASE, reduce, type Action, type Purchase } from './purchase.js';
import type { Step } from './step-names.js';

/** First pause before asking again what became of an order, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** What a completed sign-up says beside its result. */
export interface Opened {
  /** Token for the new account, if the gateway opened a session. */
  readonly token: string | undefined;
  readonly requestId: string | undefined;
}

/** What the page asks for: at the beginning, and again when it asks for something else. */
export interface Asked {
  readonly plan?: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  /** Details that the page knows. */
  readonly details: Details;
}

export interface FlowSettings {
  readonly asked: () => Asked;
  /** The step that comes after another one; without one, the first. */
  readonly next: (step?: Step) => Step;
  /** Whether the end is shown again after a reload. */
  readonly keepsEnd: () => boolean;
  /** `byPage`: the page asked for it, not the person. */
  readonly onStep: (step: Step, previous: Step, byPage: boolean) => void;
  readonly onComplete: (result: OrderResult, opened: Opened) => void;
  readonly onRefused: (error: StorefrontError) => void;
  /** Resolves after so many milliseconds unless the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What is ordered; the intent adds its id. */
export type OrderDraft = Omit<OrderRequest, 'intent' | 'intentId'>;

/** Carries a purchase from the first keystroke to its answer: keeps it over reloads, sends it once, asks until the outcome is known. */
export class PurchaseFlow implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: FlowSettings;
  #purchase: Purchase = NEW_PURCHASE;
  #asked = '';
  #prefilled = '';
  #opened: { store: Store; intent: Intent; draft: Draft } | undefined;
  #attempting = false;
  #pause = FIRST_PAUSE;
  #waiting: AbortController | undefined;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: FlowSettings) {
    this.#host = host;
    this.#connection = connection;
    this.#settings = settings;
    host.addController(this);
  }

  get purchase(): Purchase {
    return this.#purchase;
  }

  /** Id of this purchase; empty until there is a storefront. */
  get intentId(): string {
    return this.#opened?.intent.intentId ?? '';
  }

  /** Whether an answer is being awaited right now. */
  get attempting(): boolean {
    return this.#attempting;
  }

  hostConnected(): void {
    if (this.#purchase.status === 'checking') this.#askLater();
  }

  hostDisconnected(): void {
    this.#waiting?.abort();
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

  /** The page itself, and not the person, shows a step. */
  show(step: Step): void {
    this.#apply({ type: 'step', step }, true);
  }

  /** Goes on to the next state and keeps it. */
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
    // The page asks for something else than what was bought: that is another purchase.
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

  /** Begins another purchase after one that is done. */
  startAgain(): void {
    this.#opened?.intent.renew();
    this.dispatch({ type: 'start-again', step: this.#settings.next() });
    this.#opened?.draft.clear();
  }

  /** Sends the order, unless one is on its way. `quote` is the one that the person confirmed. */
  order(draft: OrderDraft, quote: Quote | undefined): void {
    if (!this.#opened || isUnderWay(this.#purchase) || this.#attempting) return;
    this.#pause = FIRST_PAUSE;
    this.dispatch({ type: 'send', request: { intent: 'subscribe', intentId: this.intentId, ...draft } });
    void this.#attempt(quote);
  }

  /** Asks what became of the order, with the same key. */
  ask(): void {
    if (this.#attempting || !this.#purchase.sent) return;
    this.#waiting?.abort();
    this.dispatch({ type: 'ask' });
    void this.#attempt(undefined);
  }

  #open(store: Store): void {
    const name = draftName(store, this.#host);
    const intent = pageIntent(`subscribe:${name}`);
    const draft = new Draft(name, pageDraftStorage());
    this.#opened = { store, intent, draft };
    this.#purchase = { ...NEW_PURCHASE, step: this.#settings.next() };
    if (this.#showEnd(draft, intent)) return;
    const kept = draft.read();
    if (!kept) {
      if (intent.state === 'unknown') intent.reopen();
      return;
    }
    this.#asked = kept.asked;
    const { sent } = kept.purchase;
    if (intent.state === 'unknown' && sent?.intentId === intent.intentId) {
      this.#purchase = { ...kept.purchase, status: 'checking', step: 'review' };
      queueMicrotask(() => this.ask());
      return;
    }
    if (intent.state === 'unknown') intent.reopen();
    this.#purchase = { ...kept.purchase, sent: undefined };
    if (kept.old && !kept.purchase.owing) this.#purchase = reduce(this.#purchase, { type: 'failed', problem: { kind: 'expired' } });
  }

  /** What was bought is bought: its end is shown again, unless the page asks for something else by now. The next purchase is another one. */
  #showEnd(draft: Draft, intent: Intent): boolean {
    const end = draft.readEnd();
    if (intent.state === 'done') {
      intent.renew();
      draft.clear();
    }
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

  async #attempt(confirmed: Quote | undefined): Promise<void> {
    const { sent } = this.#purchase;
    if (!this.#opened || !sent) return;
    const { store, intent } = this.#opened;
    this.#attempting = true;
    this.#host.requestUpdate();
    const opened: { token?: string | undefined; requestId?: string | undefined } = {};
    try {
      const result = await intent.run(({ idempotencyKey }) =>
        store.client.call(createOrder, sent, {
          idempotencyKey,
          onResponse: (headers) => {
            opened.token = headers.get('storefront-session') ?? undefined;
            opened.requestId = headers.get('zuora-request-id') ?? undefined;
          },
        }),
      );
      if (result.status === 'payment-required') intent.reopen();
      this.#attempting = false;
      this.dispatch({ type: 'answered', result });
      if (this.#purchase.step === 'done') this.#settings.onComplete(result, { token: opened.token, requestId: opened.requestId });
    } catch (error) {
      this.#attempting = false;
      this.#notAnswered(error, confirmed, intent);
    }
    this.#host.requestUpdate();
  }

  #notAnswered(error: unknown, confirmed: Quote | undefined, intent: Intent): void {
    if (error instanceof IntentBusyError) {
      if (error.where === 'other-tab') this.dispatch({ type: 'other-tab' });
    } else if (isStorefrontError(error) && intent.state !== 'unknown') {
      const problem = problemOf(error, Date.now());
      if (problem.kind === 'new-purchase') intent.renew();
      this.dispatch({ type: 'failed', problem, ...(problem.kind === 'quote-changed' ? { confirmed } : {}) });
      this.#settings.onRefused(error);
    } else {
      this.dispatch({ type: 'unknown' });
      this.#askLater();
    }
  }

  #askLater(): void {
    this.#waiting?.abort();
    // One that was taken out of the page meanwhile asks when it comes back.
    if (!this.#host.isConnected) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
    void this.#settings.wait(pause, waiting.signal).then(() => {
      // Nothing is sent by itself when a lost network comes back: the person asks then.
      if (!waiting.signal.aborted && navigator.onLine !== false) this.ask();
    });
  }
}

/** What the page asks for, to compare. */
function keyOf(plan: PlanChoice | undefined, addOns: readonly PlanChoice[]): string {
  return plan ? JSON.stringify([plan, addOns]) : '';
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isStorefrontError, StorefrontError } from '../../../api/errors.js';
import { IntentBusyError, type Intent } from '../../../store/intents.js';
import { pageIntent } from '../../../store/page-intent.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from './connection.js';
import { delay } from './delay.js';
import { KeptRequest, placeOf } from './kept-request.js';
import type { MutationSettings, MutationStatus } from './mutation-settings.js';

/** First pause before asking again what became of it, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/**
 * One change that an element makes through the gateway: at most once, whatever is lost, reloaded or pressed twice (flows.md ruling 4).
 *
 * Each attempt carries an idempotency key, the same while the outcome is unknown and a new one after a definite failure. Without a network nothing is
 * sent, and nothing is sent by itself when it is back. After the session ended, what was typed is the host's to keep; `isResumed` says that it can go on.
 */
export class Mutation<Input, Output> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: MutationSettings<Input, Output>;
  #opened: { store: Store; name: string; intent: Intent; kept: KeptRequest<Input> | undefined } | undefined;
  #status: MutationStatus = 'idle';
  #sent: Input | undefined;
  #problem: StorefrontError | undefined;
  #result: Output | undefined;
  #attempting = false;
  #lostSession = false;
  #resumed = false;
  #pause = FIRST_PAUSE;
  #waiting: AbortController | undefined;
  /** Whether it belongs to something that is there: what has gone asks for nothing any more. */
  #present = false;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: MutationSettings<Input, Output>) {
    this.#host = host;
    this.#connection = connection;
    this.#settings = settings;
    host.addController(this);
  }

  get status(): MutationStatus {
    return this.#status;
  }

  /** Why it was refused. */
  get problem(): StorefrontError | undefined {
    return this.#status === 'refused' ? this.#problem : undefined;
  }

  /** The answer, once it is done. */
  get result(): Output | undefined {
    return this.#result;
  }

  /** The request whose answer is awaited or unknown, for saying what it was after a reload. */
  get sent(): Input | undefined {
    return this.#sent;
  }

  /** It left and is not settled: nothing else may be sent, and what was asked must not be edited. */
  get isUnderWay(): boolean {
    return this.#sent !== undefined;
  }

  /** Whether an answer is being awaited right now. */
  get attempting(): boolean {
    return this.#attempting;
  }

  /** The session had ended and is there again; nothing was sent since. Until the next attempt. */
  get isResumed(): boolean {
    return this.#resumed && this.#status === 'idle';
  }

  hostConnected(): void {
    this.#present = true;
    addEventListener('online', this.#onNetwork);
    addEventListener('offline', this.#onNetwork);
    if (this.#status === 'checking') this.#askLater();
  }

  hostDisconnected(): void {
    this.#present = false;
    removeEventListener('online', this.#onNetwork);
    removeEventListener('offline', this.#onNetwork);
    this.#waiting?.abort();
  }

  hostUpdate(): void {
    this.#followSession();
    const { store } = this.#connection;
    const name = this.#settings.name();
    if (!store || name === undefined || this.isUnderWay) return;
    if (this.#opened?.store !== store || this.#opened.name !== name) this.#open(store, name);
  }

  /**
   * Sends it, unless it is under way.
   * @param make the request; gets the id of the intent for rows that carry one
   */
  send(make: (intentId: string) => Input): void {
    if (!this.#opened || this.isUnderWay || this.#attempting) return;
    this.#resumed = false;
    this.#result = undefined;
    if (isOffline()) {
      this.#set('offline');
      return;
    }
    this.#pause = FIRST_PAUSE;
    this.#sent = make(this.#opened.intent.intentId);
    this.#set('sending');
    void this.#attempt();
  }

  /** Asks what became of it, with the same key. */
  ask(): void {
    if (this.#attempting || !this.isUnderWay) return;
    this.#waiting?.abort();
    this.#set('checking');
    void this.#attempt();
  }

  /** Forgets how it went, for the next one. What is under way stays. */
  reset(): void {
    if (this.isUnderWay) return;
    this.#problem = undefined;
    this.#result = undefined;
    this.#resumed = false;
    this.#set('idle');
  }

  #open(store: Store, name: string): void {
    const place = placeOf(this.#host, store, name);
    const { kept = false, row } = this.#settings;
    const intent = pageIntent(place, { kept });
    this.#opened = { store, name, intent, kept: kept ? new KeptRequest(place, row) : undefined };
    if (intent.state === 'done') intent.renew();
    if (intent.state !== 'unknown') return;
    this.#sent = this.#opened.kept?.read();
    if (this.#sent === undefined) {
      intent.reopen();
      return;
    }
    this.#status = 'checking';
    queueMicrotask(() => this.ask());
  }

  async #attempt(): Promise<void> {
    const opened = this.#opened;
    const sent = this.#sent;
    if (!opened || sent === undefined) return;
    const { store, intent, kept } = opened;
    kept?.write(sent);
    this.#attempting = true;
    this.#host.requestUpdate();
    let requestId: string | undefined;
    try {
      const output = await intent.run(({ idempotencyKey }) =>
        store.client.call(this.#settings.row, sent, {
          idempotencyKey,
          onResponse: (headers) => (requestId = headers.get('zuora-request-id') ?? undefined),
        }),
      );
      this.#attempting = false;
      this.#settle('done');
      this.#result = output;
      if (this.#settings.unfinished?.(output)) intent.reopen();
      else intent.renew();
      store.invalidate(...this.#settings.outdates);
      this.#settings.onDone?.(output, requestId);
    } catch (error) {
      this.#attempting = false;
      this.#notAnswered(error, opened);
    }
    this.#host.requestUpdate();
  }

  #notAnswered(error: unknown, { store, intent }: { store: Store; intent: Intent }): void {
    if (error instanceof IntentBusyError) {
      if (error.where === 'other-tab') this.#set('other-tab');
      return;
    }
    const failure = isStorefrontError(error) ? error : unexpected(error);
    const lost = this.#isSessionLost(failure);
    if (intent.state === 'unknown') {
      if (lost) this.#set('session-expired');
      else {
        this.#set('checking');
        this.#askLater();
      }
      return;
    }
    if (lost) {
      this.#settle('session-expired');
      return;
    }
    this.#problem = failure;
    this.#settle('refused');
    if (failure.code === 'intent-used') intent.renew();
    if (failure.status === 409) store.invalidate(...this.#settings.outdates);
    this.#settings.onRefused?.(failure);
  }

  /** A session may also do less than this; then it is refused, and signing in again would not help. */
  #isSessionLost({ type }: StorefrontError): boolean {
    return (
      type === 'authentication' ||
      (type === 'permission' && this.#connection.session !== undefined && this.#connection.session !== 'active')
    );
  }

  #followSession(): void {
    const { session } = this.#connection;
    if (this.#status !== 'session-expired' || session === undefined) {
      this.#lostSession = false;
      return;
    }
    if (session !== 'active') {
      this.#lostSession = true;
      return;
    }
    if (!this.#lostSession) return;
    this.#lostSession = false;
    if (this.isUnderWay) {
      // It was sent before; this only asks what became of it.
      this.#status = 'checking';
      queueMicrotask(() => this.ask());
      return;
    }
    this.#status = 'idle';
    this.#resumed = true;
  }

  readonly #onNetwork = (): void => {
    // It can be sent again; only the person sends it.
    if (this.#status === 'offline' && !isOffline()) this.#status = 'idle';
    this.#host.requestUpdate();
  };

  #settle(status: MutationStatus): void {
    this.#sent = undefined;
    this.#opened?.kept?.write(undefined);
    this.#set(status);
  }

  #set(status: MutationStatus): void {
    this.#status = status;
    this.#host.requestUpdate();
  }

  #askLater(): void {
    this.#waiting?.abort();
    if (!this.#present) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
    void (this.#settings.wait ?? delay)(pause, waiting.signal).then(() => {
      // Nothing is sent by itself when a lost network comes back: the person asks then.
      if (!waiting.signal.aborted && !isOffline()) this.ask();
    });
  }
}

/** Only ever a hint: the browser knows of no network at all. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

function unexpected(cause: unknown): StorefrontError {
  return new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause });
}

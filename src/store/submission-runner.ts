import { isStorefrontError, StorefrontError } from '../api/errors.js';
import { delay } from './delay.js';
import { Intent, IntentBusyError } from './intents.js';
import { NEW_SUBMISSION, transition, type SubmissionEffect, type SubmissionEvent, type SubmissionState } from './submission-machine.js';

/** First pause before a check, in milliseconds. Each later pause is twice as long. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Fields of the state that affect what the user sees. */
const SHOWN = ['status', 'isAttempting', 'isWaiting', 'isResumed', 'error'] as const;

/** Ids of an attempt, and the result of earlier attempts. */
export interface Attempt {
  readonly intentId: string;
  /** Idempotency key. Stays the same while the outcome is unknown. */
  readonly idempotencyKey: string;
  /** True if the gateway reported that it will never know the outcome. Only a read can show the outcome then. */
  readonly isOutcomeLost: boolean;
}

export interface SubmissionSettings<Input, Output> {
  /** Sends the request. */
  readonly send: (request: Input, attempt: Attempt) => Promise<Output>;
  /**
   * Checks the outcome of a request that was already sent. Default: sends the request again.
   *
   * - applied: resolves
   * - uncertain: throws an `outcome-unknown` error; its code is `not-applied` if a read did not show the change
   * - not applied: throws any other error
   */
  readonly probe?: (request: Input, attempt: Attempt) => Promise<Output>;
  /**
   * Returns the pause before an automatic check in milliseconds. The first check is number 0. Undefined if only the user can start the
   * check. Default: doubles from 2 s to 30 s.
   */
  readonly pauseBefore?: (check: number) => number | undefined;
  /** Number of consecutive reads that must not show the change before it is considered not applied. */
  readonly unchangedReadsToRefuse?: number;
  /** True if the intent is not complete yet, for example because an invoice is still due. */
  readonly isUnfinished?: (output: Output) => boolean;
  readonly onDone?: (output: Output) => void;
  /** Called when the change was definitely not applied. */
  readonly onRefused?: (error: StorefrontError) => void;
  /** True if an error means that the session ended. */
  readonly isSessionLost?: (error: StorefrontError) => boolean;
  /** Called after each change of the state. */
  readonly onChange?: () => void;
  /** Resolves after the given milliseconds, or when the signal is aborted. Default: a timer. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Returns false if the browser is offline. Default: always true. */
  readonly isOnline?: () => boolean;
}

/** Request with an unknown outcome, stored across reloads. */
interface RequestMemory<Input> {
  read(): Input | undefined;
  write(request: Input): void;
  remove(): void;
}

interface Opened<Input> {
  readonly intent: Intent;
  readonly persisted: RequestMemory<Input> | undefined;
}

/**
 * Sends a change once and checks its outcome until it is certain, even after lost responses, reloads and repeated clicks. Performs the
 * effects of `transition`. Independent of elements and the DOM.
 */
export class SubmissionRunner<Input, Output> {
  readonly #settings: SubmissionSettings<Input, Output>;
  #state: SubmissionState<Input, Output> = NEW_SUBMISSION;
  #opened: Opened<Input> | undefined;
  #pause: AbortController | undefined;
  #settledWaiters: (() => void)[] = [];

  constructor(settings: SubmissionSettings<Input, Output>) {
    this.#settings = settings;
  }

  get state(): SubmissionState<Input, Output> {
    return this.#state;
  }

  /** Id of the intent. Empty before `open` is called. */
  get intentId(): string {
    return this.#opened?.intent.intentId ?? '';
  }

  /**
   * Switches to an intent, unless the outcome of a request is unknown. If a reload interrupted the intent's request, checks its outcome.
   */
  open(intent: Intent, persisted?: RequestMemory<Input>): void {
    if (this.#state.request !== undefined) return;
    this.#opened = { intent, persisted };
    if (intent.state === 'done') intent.renew();
    if (intent.state !== 'unknown') return;
    const request = persisted?.read();
    if (request === undefined) {
      persisted?.remove();
      intent.reopen();
    } else this.#apply({ type: 'restore', request });
  }

  /**
   * Sends the request, unless the outcome of another request is unknown.
   * @param make creates the request. Receives the intent id, for operations that need it
   */
  send(make: (intentId: string) => Input): void {
    if (this.#state.request !== undefined) return;
    // This intent exists only in this object. No other tab can use it, so it needs no lock.
    this.#opened ??= { intent: new Intent('', undefined, async (_, work) => ({ result: await work() })), persisted: undefined };
    this.#apply({ type: 'send', request: make(this.#opened.intent.intentId), isOnline: this.#isOnline() });
  }

  /** Stores the intent also after a refusal, because a stored draft refers to it. */
  keepIntent(): void {
    this.#opened?.intent.keep();
  }

  /** Checks the outcome now. */
  check(): void {
    this.#apply({ type: 'check' });
  }

  /** Clears the outcome if it is known, so that another request can be sent. */
  reset(): void {
    this.#apply({ type: 'reset' });
  }

  connect(): void {
    this.#apply({ type: 'connect' });
  }

  disconnect(): void {
    this.#apply({ type: 'disconnect' });
  }

  online(): void {
    this.#apply({ type: 'online' });
  }

  /** @param isActive undefined if the element has no session */
  updateSession(isActive: boolean | undefined): void {
    this.#apply({ type: 'session', isActive });
  }

  /** Resets the state. Responses that arrive later are ignored. */
  end(): void {
    this.#pause?.abort();
    this.#opened = undefined;
    this.#state = NEW_SUBMISSION;
    this.#resolveSettled();
  }

  /** Resolves when nothing more happens automatically: the outcome is certain, or only the user can start the next check. */
  async settled(): Promise<void> {
    if (this.#isSettled) return;
    await new Promise<void>((resolve) => this.#settledWaiters.push(resolve));
  }

  get #isSettled(): boolean {
    return !this.#state.isAttempting && !this.#state.isWaiting;
  }

  #apply(event: SubmissionEvent<Input, Output>): void {
    const { pauseBefore = doubled, unchangedReadsToRefuse, onChange } = this.#settings;
    const { state, effects } = transition(this.#state, event, { pauseBefore, unchangedReadsToRefuse });
    const before = this.#state;
    this.#state = state;
    if (SHOWN.some((name) => state[name] !== before[name])) onChange?.();
    for (const effect of effects) this.#carryOut(effect);
    if (this.#isSettled) this.#resolveSettled();
  }

  #carryOut(effect: SubmissionEffect<Output>): void {
    const { intent, persisted } = this.#opened ?? {};
    switch (effect.type) {
      case 'attempt':
        return void this.#attempt();
      case 'check':
        return queueMicrotask(() => this.check());
      case 'pause':
        return void this.#waitFor(effect.milliseconds);
      case 'stop-pause':
        return this.#pause?.abort();
      case 'forget':
        return persisted?.remove();
      case 'new-key':
        return intent?.reopen();
      case 'new-intent':
        return intent?.renew();
      case 'report-done':
        return this.#settings.onDone?.(effect.output);
      case 'report-refused':
        return this.#settings.onRefused?.(effect.error);
    }
  }

  async #attempt(): Promise<void> {
    const { send, probe = send } = this.#settings;
    const opened = this.#opened;
    const { request, isOutcomeLost } = this.#state;
    if (!opened || request === undefined) return;
    const { intent, persisted } = opened;
    const act = intent.state === 'unknown' ? probe : send;
    const event = await intent
      .run((keys) => {
        persisted?.write(request);
        return act(request, { ...keys, isOutcomeLost });
      })
      .then(
        (output) => ({ type: 'done', output, isUnfinished: this.#settings.isUnfinished?.(output) ?? false }) as const,
        (cause: unknown) => this.#failure(cause, intent),
      );
    if (this.#opened === opened) this.#apply(event);
    // Nobody waits for the outcome any more, but it is certain, so the request must not stay in the storage.
    else if (event.type === 'done' || event.type === 'refused') persisted?.remove();
  }

  #failure(cause: unknown, intent: Intent): SubmissionEvent<Input, Output> {
    if (cause instanceof IntentBusyError) return { type: 'busy' };
    const error = isStorefrontError(cause) ? cause : unexpected(cause);
    const isSessionLost = this.#settings.isSessionLost?.(error) ?? false;
    return { type: intent.state === 'unknown' ? 'unknown' : 'refused', error, isSessionLost };
  }

  async #waitFor(milliseconds: number): Promise<void> {
    this.#pause?.abort();
    const pause = new AbortController();
    this.#pause = pause;
    await (this.#settings.wait ?? delay)(milliseconds, pause.signal);
    if (!pause.signal.aborted) this.#apply({ type: 'pause-over', isOnline: this.#isOnline() });
  }

  #isOnline(): boolean {
    return this.#settings.isOnline?.() ?? true;
  }

  #resolveSettled(): void {
    for (const resolve of this.#settledWaiters.splice(0)) resolve();
  }
}

const doubled = (check: number): number => Math.min(FIRST_PAUSE * 2 ** check, LONGEST_PAUSE);

function unexpected(cause: unknown): StorefrontError {
  return new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause });
}

import { isStorefrontError, StorefrontError } from '../api/errors.js';
import { delay } from './delay.js';
import { Intent, IntentBusyError } from './intents.js';
import { NEW_SUBMISSION, transition, type SubmissionEffect, type SubmissionEvent, type SubmissionState } from './submission-machine.js';

/** First pause before a check, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Fields of the state that a person can see. */
const SHOWN = ['status', 'isAttempting', 'isWaiting', 'isResumed', 'error'] as const;

/** Keys of an attempt, and what is known about the attempts before. */
export interface Attempt {
  readonly intentId: string;
  /** The same for every attempt while the outcome is unknown. */
  readonly idempotencyKey: string;
  /** True if the gateway answered that it will never know the outcome, so that only a read can tell. */
  readonly isLost: boolean;
}

export interface SubmissionSettings<Input, Output> {
  /** Sends the request. */
  readonly send: (request: Input, attempt: Attempt) => Promise<Output>;
  /**
   * Finds out what came of a request that was sent before. Resolves if it was applied. Throws an `outcome-unknown` error while that is not certain, with
   * the code `not-applied` if a read does not show the change, and any other definite error if it was not applied. Unless given, the request is sent again.
   */
  readonly probe?: (request: Input, attempt: Attempt) => Promise<Output>;
  /**
   * Returns the pause before an automatic check in milliseconds. Checks count from 0. Undefined if only a person can start the check. Default: doubles
   * from 2 s to 30 s.
   */
  readonly pauseBefore?: (check: number) => number | undefined;
  /** Number of consecutive reads without the change that prove that it was not applied. */
  readonly missesToRefuse?: number;
  /** True if the output leaves something to do for the same intent, such as an invoice that is still due. */
  readonly isUnfinished?: (output: Output) => boolean;
  readonly onDone?: (output: Output) => void;
  /** The change was definitely not applied. */
  readonly onRefused?: (error: StorefrontError) => void;
  /** True if an error means that the session ended. */
  readonly isSessionLost?: (error: StorefrontError) => boolean;
  /** Called after each change of the state. */
  readonly onChange?: () => void;
  /** Resolves after the given milliseconds, or when the signal is aborted. Default: a timer. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** False if the browser knows that it has no network. Default: true. */
  readonly isOnline?: () => boolean;
}

/** Request of unknown outcome that survives a reload. */
export interface RequestMemory<Input> {
  read(): Input | undefined;
  write(request: Input): void;
  remove(): void;
}

interface Opened<Input> {
  readonly intent: Intent;
  readonly persisted: RequestMemory<Input> | undefined;
}

/**
 * Sends a change once and checks its outcome until it is certain, even after lost responses, reloads and repeated clicks. Performs the effects of
 * `transition`. Independent of elements and the DOM.
 */
export class SubmissionRunner<Input, Output> {
  readonly #settings: SubmissionSettings<Input, Output>;
  #state: SubmissionState<Input, Output> = NEW_SUBMISSION;
  #opened: Opened<Input> | undefined;
  #pause: AbortController | undefined;
  #resting: (() => void)[] = [];

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

  /** Switches to an intent, unless the outcome of a request is unknown. Checks a request that a reload interrupted. */
  open(intent: Intent, persisted?: RequestMemory<Input>): void {
    if (this.#state.request !== undefined) return;
    this.#opened = { intent, persisted };
    if (intent.state === 'done') intent.renew();
    if (intent.state !== 'unknown') return;
    const request = persisted?.read();
    if (request === undefined) intent.reopen();
    else this.#apply({ type: 'restore', request });
  }

  /**
   * Sends the request, unless the outcome of another one is unknown.
   * @param make gets the id of the intent, for operations that carry it
   */
  send(make: (intentId: string) => Input): void {
    if (this.#state.request !== undefined) return;
    // Without a name, the intent exists only in this object, so no other tab can use it.
    this.#opened ??= { intent: new Intent('', undefined, async (_, work) => ({ result: await work() })), persisted: undefined };
    this.#apply({ type: 'send', request: make(this.#opened.intent.intentId), isOnline: this.#isOnline() });
  }

  /** Asks for the outcome now. */
  check(): void {
    this.#apply({ type: 'check' });
  }

  /** Forgets a certain outcome, for the next request. */
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

  /** @param isActive undefined where sessions are not known */
  followSession(isActive: boolean | undefined): void {
    this.#apply({ type: 'session', isActive });
  }

  /** Forgets everything. An answer that arrives later is ignored. */
  end(): void {
    this.#pause?.abort();
    this.#opened = undefined;
    this.#state = NEW_SUBMISSION;
    this.#rest();
  }

  /** Resolves when nothing more happens automatically: the outcome is certain, or only a person can start the next check. */
  async settled(): Promise<void> {
    if (this.#isResting) return;
    await new Promise<void>((resolve) => this.#resting.push(resolve));
  }

  get #isResting(): boolean {
    return !this.#state.isAttempting && !this.#state.isWaiting;
  }

  #apply(event: SubmissionEvent<Input, Output>): void {
    const { pauseBefore = doubled, missesToRefuse, onChange } = this.#settings;
    const { state, effects } = transition(this.#state, event, { pauseBefore, missesToRefuse });
    const before = this.#state;
    this.#state = state;
    if (SHOWN.some((name) => state[name] !== before[name])) onChange?.();
    for (const effect of effects) this.#carryOut(effect);
    if (this.#isResting) this.#rest();
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
    const { request, isLost } = this.#state;
    if (!opened || request === undefined) return;
    const { intent, persisted } = opened;
    const act = intent.state === 'unknown' ? probe : send;
    const event = await intent
      .run((keys) => {
        persisted?.write(request);
        return act(request, { ...keys, isLost });
      })
      .then(
        (output) => ({ type: 'done', output, isUnfinished: this.#settings.isUnfinished?.(output) ?? false }) as const,
        (cause: unknown) => this.#failure(cause, intent),
      );
    if (this.#opened === opened) this.#apply(event);
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

  #rest(): void {
    for (const resolve of this.#resting.splice(0)) resolve();
  }
}

const doubled = (check: number): number => Math.min(FIRST_PAUSE * 2 ** check, LONGEST_PAUSE);

function unexpected(cause: unknown): StorefrontError {
  return new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause });
}

import type { ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { delay } from '../../../store/delay.js';
import { MISSES_TO_REFUSE, pauseBeforeRead, readProbe, type Reading } from '../../../store/read-probe.js';
import { NOT_APPLIED } from '../../../store/submission-machine.js';
import { Submission } from '../connection/submission.js';
import type { Period } from './period.js';
import type { PeriodSource } from './source.js';
import { isReached, isThere, type Part, type Step } from './work.js';

/** Milliseconds between two reads of a trial balance that is being run. */
const PAUSE = 1000;
/** Number of reads before a running trial balance counts as uncertain. */
const LOOKS = 60;

/** Outcome of a step, with the period as it is then. `lost`: the step was sent and not applied, as far as reads show. */
export type StepEnd =
  | { readonly status: 'done'; readonly period: Period | undefined }
  | { readonly status: 'refused'; readonly error: StorefrontError }
  | { readonly status: 'failed-balance'; readonly reason: string }
  | { readonly status: 'not-sent' | 'lost' | 'unsure' };

/** One step with one period. */
interface StepRequest {
  readonly part: Part;
  readonly kind: Step['kind'];
}

/** Takes steps with periods, one at a time: sends each step once and checks until its outcome is certain. */
export class StepTaker {
  readonly #host: ReactiveControllerHost;
  readonly #source: PeriodSource;
  readonly #signal: AbortSignal;
  #request: StepRequest | undefined;
  #submission: Submission<StepRequest, undefined> | undefined;
  #onChecking: (() => void) | undefined;

  /** @param signal ends what is done for a client that is no longer the element's */
  constructor(host: ReactiveControllerHost, source: PeriodSource, signal: AbortSignal) {
    this.#host = host;
    this.#source = source;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#submission?.end());
  }

  /** Takes a step as a new attempt. `onChecking` is called if no certain answer comes. */
  take(part: Part, kind: Step['kind'], onChecking: () => void): Promise<StepEnd> {
    this.#submission?.end();
    const send = ({ part: { period }, kind: what }: StepRequest, { idempotencyKey }: { idempotencyKey: string }): Promise<undefined> =>
      this.#send(period, what, idempotencyKey);
    this.#submission = new Submission<StepRequest, undefined>(this.#host, {
      send,
      probe: readProbe({ send, read: (request) => this.#read(request) }),
      pauseBefore: pauseBeforeRead,
      missesToRefuse: MISSES_TO_REFUSE,
      onChange: () => this.#changed(),
    });
    this.#request = { part, kind };
    this.#onChecking = onChecking;
    this.#submission.send(() => ({ part, kind }));
    return this.#end();
  }

  /** Checks the step whose outcome is still uncertain. */
  check(onChecking: () => void): Promise<StepEnd> {
    this.#onChecking = onChecking;
    // The step may be done, and only the trial balance was not ready.
    if (this.#submission?.status === 'done') onChecking();
    else this.#submission?.check();
    return this.#end();
  }

  async #end(): Promise<StepEnd> {
    await this.#submission?.settled();
    const { status, problem } = this.#submission ?? {};
    if (status === 'done') return this.#after();
    if (status === 'offline') return { status: 'not-sent' };
    if (!problem) return { status: 'unsure' };
    return problem.code === NOT_APPLIED ? { status: 'lost' } : { status: 'refused', error: problem };
  }

  #changed(): void {
    if (this.#submission?.status !== 'checking') return;
    this.#onChecking?.();
    this.#onChecking = undefined;
  }

  async #send(period: Part['period'], kind: Step['kind'], key: string): Promise<undefined> {
    if (kind === 'create') await this.#source.create(period, key);
    else if (isThere(period)) await this.#source.take(kind, period.id, key);
    return undefined;
  }

  async #read({ part, kind }: StepRequest): Promise<Reading<undefined>> {
    const now = await this.#look(part);
    const isDone = now !== undefined && (!isThere(part.period) || isReached(kind, part.period, now));
    return isDone ? { status: 'applied', output: undefined } : { status: 'unchanged' };
  }

  /** The period as the platform has it now; undefined if there is none. */
  async #look({ period }: Part): Promise<Period | undefined> {
    if (isThere(period)) return this.#source.get(period.id, this.#signal);
    return (await this.#source.list(this.#signal)).find(({ name, startDate }) => name === period.name && startDate === period.startDate);
  }

  /** The outcome of a step that the platform has applied. */
  async #after(): Promise<StepEnd> {
    if (!this.#request) return { status: 'unsure' };
    const { part, kind } = this.#request;
    try {
      if (kind === 'balance' && isThere(part.period)) return await this.#balanced(part.period);
      return { status: 'done', period: await this.#look(part) };
    } catch {
      // The step is done; the next step reads how the period is now.
      return kind === 'balance' ? { status: 'unsure' } : { status: 'done', period: undefined };
    }
  }

  /**
   * Waits for the end of a trial balance: the platform takes its time where there is much to add up.
   * @param before the period before the trial balance was run, because an earlier one says nothing about this one
   */
  async #balanced(before: Period): Promise<StepEnd> {
    for (let count = 0; count < LOOKS && !this.#signal.aborted; count += 1) {
      if (count > 0) await delay(PAUSE, this.#signal);
      const period = await this.#source.get(before.id, this.#signal);
      const { status, problem } = period.balance;
      if (!isReached('balance', before, period)) continue;
      if (status === 'Error') return { status: 'failed-balance', reason: problem ?? status };
      if (status === undefined || status === 'Completed') return { status: 'done', period };
    }
    return { status: 'unsure' };
  }
}

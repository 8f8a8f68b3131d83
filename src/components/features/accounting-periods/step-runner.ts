import type { ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { delay } from '../../../store/delay.js';
import { UNCHANGED_READS_TO_REFUSE, pauseBeforeRead, readProbe, type ReadResult } from '../../../store/read-probe.js';
import { NOT_APPLIED } from '../../../store/submission-machine.js';
import { Submission } from '../connection/submission.js';
import type { AccountingPeriod } from './period.js';
import type { PeriodSource } from './source.js';
import { isStepApplied, isExisting, type PeriodSteps, type OperationStep } from './operation.js';

/** Milliseconds between two reads of a running trial balance. */
const READ_INTERVAL_MS = 1000;
/** Number of reads after which the outcome of a running trial balance is considered uncertain. */
const MAX_READS = 60;

/** Outcome of a step. `lost`: the step was sent, but later reads show that it was not applied. */
export type StepOutcome =
  | { readonly status: 'done'; readonly period: AccountingPeriod | undefined }
  | { readonly status: 'refused'; readonly error: StorefrontError }
  | { readonly status: 'failed-balance'; readonly reason: string }
  | { readonly status: 'not-sent' | 'lost' | 'unsure' };

/** Step of one period to run. */
interface StepRequest {
  readonly part: PeriodSteps;
  readonly kind: OperationStep['kind'];
}

/** Runs one step at a time: sends it once and checks until the outcome is certain. */
export class StepRunner {
  readonly #host: ReactiveControllerHost;
  readonly #source: PeriodSource;
  readonly #signal: AbortSignal;
  #request: StepRequest | undefined;
  #submission: Submission<StepRequest, undefined> | undefined;
  #onChecking: (() => void) | undefined;

  /** @param signal aborted when the element's client changes */
  constructor(host: ReactiveControllerHost, source: PeriodSource, signal: AbortSignal) {
    this.#host = host;
    this.#source = source;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#submission?.end());
  }

  /** Runs a step as a new attempt. `onChecking` is called if the response leaves the outcome uncertain. */
  run(part: PeriodSteps, kind: OperationStep['kind'], onChecking: () => void): Promise<StepOutcome> {
    this.#submission?.end();
    const send = ({ part: { period }, kind: stepKind }: StepRequest, { idempotencyKey }: { idempotencyKey: string }): Promise<undefined> =>
      this.#send(period, stepKind, idempotencyKey);
    this.#submission = new Submission<StepRequest, undefined>(this.#host, {
      send,
      probe: readProbe({ send, read: (request) => this.#probe(request) }),
      pauseBefore: pauseBeforeRead,
      unchangedReadsToRefuse: UNCHANGED_READS_TO_REFUSE,
      onChange: () => this.#onSubmissionChange(),
    });
    this.#request = { part, kind };
    this.#onChecking = onChecking;
    this.#submission.send(() => ({ part, kind }));
    return this.#outcome();
  }

  /** Checks the step whose outcome is still uncertain. */
  check(onChecking: () => void): Promise<StepOutcome> {
    this.#onChecking = onChecking;
    // The request to run a trial balance was accepted, but the run may still be in progress.
    if (this.#submission?.status === 'done') onChecking();
    else this.#submission?.check();
    return this.#outcome();
  }

  async #outcome(): Promise<StepOutcome> {
    await this.#submission?.settled();
    const { status, problem } = this.#submission ?? {};
    if (status === 'done') return this.#appliedOutcome();
    if (status === 'offline') return { status: 'not-sent' };
    if (!problem) return { status: 'unsure' };
    return problem.code === NOT_APPLIED ? { status: 'lost' } : { status: 'refused', error: problem };
  }

  #onSubmissionChange(): void {
    if (this.#submission?.status !== 'checking') return;
    this.#onChecking?.();
    this.#onChecking = undefined;
  }

  async #send(period: PeriodSteps['period'], kind: OperationStep['kind'], key: string): Promise<undefined> {
    if (kind === 'create') await this.#source.create(period, key);
    else if (isExisting(period)) await this.#source.runStep(kind, period.id, key);
    return undefined;
  }

  async #probe({ part, kind }: StepRequest): Promise<ReadResult<undefined>> {
    const current = await this.#readPeriod(part);
    const isDone = current !== undefined && (!isExisting(part.period) || isStepApplied(kind, part.period, current));
    return isDone ? { status: 'applied', output: undefined } : { status: 'unchanged' };
  }

  /** Reads the current period. Undefined if it does not exist. */
  async #readPeriod({ period }: PeriodSteps): Promise<AccountingPeriod | undefined> {
    if (isExisting(period)) return this.#source.get(period.id, this.#signal);
    return (await this.#source.list(this.#signal)).find(({ name, startDate }) => name === period.name && startDate === period.startDate);
  }

  /** Returns the outcome of an applied step. */
  async #appliedOutcome(): Promise<StepOutcome> {
    if (!this.#request) return { status: 'unsure' };
    const { part, kind } = this.#request;
    try {
      if (kind === 'balance' && isExisting(part.period)) return await this.#waitForBalance(part.period);
      return { status: 'done', period: await this.#readPeriod(part) };
    } catch {
      // The step was applied; only this read failed. The next step reads the period again.
      return kind === 'balance' ? { status: 'unsure' } : { status: 'done', period: undefined };
    }
  }

  /**
   * Waits until a trial balance is finished. The platform runs large trial balances asynchronously.
   * @param before period as read before the run; distinguishes this run from an earlier one
   */
  async #waitForBalance(before: AccountingPeriod): Promise<StepOutcome> {
    for (let count = 0; count < MAX_READS && !this.#signal.aborted; count += 1) {
      if (count > 0) await delay(READ_INTERVAL_MS, this.#signal);
      const period = await this.#source.get(before.id, this.#signal);
      const { status, error } = period.trialBalance;
      if (!isStepApplied('balance', before, period)) continue;
      if (status === 'Error') return { status: 'failed-balance', reason: error ?? status };
      if (status === undefined || status === 'Completed') return { status: 'done', period };
    }
    return { status: 'unsure' };
  }
}

import type { ReactiveControllerHost } from 'lit';
import { StorefrontError } from '../../../api/errors.js';
import { UNCHANGED_READS_TO_REFUSE, pauseBeforeRead, readProbe, type ReadResult } from '../../../store/read-probe.js';
import type { Attempt, SubmissionSettings } from '../../../store/submission-runner.js';
import { Submission } from '../connection/submission.js';
import { plannedAmounts, hasAmounts, isUnchanged, type RevenuePlan } from './revenue-plan.js';
import type { ScheduleDetail, RevenueSource } from './source.js';

/** Distribution to submit. */
export interface Distribution {
  readonly plan: RevenuePlan;
  /** Schedule on which the plan is based. */
  readonly basis: ScheduleDetail;
}

/** A distribution that was applied. */
export interface DistributionResult {
  /** Number of the event. Undefined if the response was lost, so that only the schedule shows that the distribution was applied. */
  readonly event: string | undefined;
  /** Schedule after the distribution, if it was read. */
  readonly detail: ScheduleDetail | undefined;
}

/** Error: the schedule was changed, but not as planned. */
class ScheduleChangedError extends StorefrontError {
  constructor(readonly current: ScheduleDetail) {
    super({ type: 'conflict', code: 'schedule-changed', message: 'The schedule has changed.', status: 409 });
  }
}

/** Returns the current schedule of a schedule-changed error. Undefined for other errors. */
export function conflictingSchedule(error: StorefrontError): ScheduleDetail | undefined {
  return error instanceof ScheduleChangedError ? error.current : undefined;
}

/**
 * Submits a distribution. If the response is lost, reads the schedule. If the schedule is unchanged, sends the same request again, unless the gateway
 * has reported that it will never know the outcome.
 */
export function submitDistribution(
  host: ReactiveControllerHost,
  source: RevenueSource,
  signal: AbortSignal,
  callbacks: Pick<SubmissionSettings<Distribution, DistributionResult>, 'onChange' | 'onDone' | 'onRefused'>,
): Submission<Distribution, DistributionResult> {
  const send = async ({ plan }: Distribution, { idempotencyKey }: Attempt): Promise<DistributionResult> => ({
    event: await source.distribute(plan.input, idempotencyKey),
    detail: undefined,
  });
  const read = async ({ plan, basis }: Distribution): Promise<ReadResult<DistributionResult>> => {
    const current = await source.detail(basis.schedule.number, signal);
    if (hasAmounts(current.schedule.revenueItems, plannedAmounts(plan)))
      return { status: 'applied', output: { event: undefined, detail: current } };
    return isUnchanged(basis, current) ? { status: 'unchanged' } : { status: 'refused', error: new ScheduleChangedError(current) };
  };
  const submission = new Submission<Distribution, DistributionResult>(host, {
    send,
    probe: readProbe({ read, send }),
    pauseBefore: pauseBeforeRead,
    unchangedReadsToRefuse: UNCHANGED_READS_TO_REFUSE,
    ...callbacks,
  });
  signal.addEventListener('abort', () => submission.end());
  return submission;
}

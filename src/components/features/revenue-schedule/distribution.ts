import type { ReactiveControllerHost } from 'lit';
import { StorefrontError } from '../../../api/errors.js';
import { MISSES_TO_REFUSE, pauseBeforeRead, readProbe, type Reading } from '../../../store/read-probe.js';
import type { Attempt, SubmissionSettings } from '../../../store/submission-runner.js';
import { Submission } from '../connection/submission.js';
import { amountsAfter, holds, isAsSeen, type Plan } from './plan.js';
import type { Detail, RevenueSource } from './source.js';

/** Distribution of a schedule. */
export interface Distribution {
  readonly plan: Plan;
  /** Schedule that the plan was made from. */
  readonly seen: Detail;
}

/** A distribution that was applied. */
export interface Distributed {
  /** Number of the event; undefined if only the schedule shows that the distribution was applied. */
  readonly event: string | undefined;
  /** Schedule after the distribution, if it was read. */
  readonly now: Detail | undefined;
}

/** Error of a schedule that has changed in another way than planned. */
class ScheduleChangedError extends StorefrontError {
  constructor(readonly now: Detail) {
    super({ type: 'conflict', code: 'schedule-changed', message: 'The schedule has changed.', status: 409 });
  }
}

/** Returns the schedule of an error that says that it has changed; undefined for another error. */
export function changedSchedule(error: StorefrontError): Detail | undefined {
  return error instanceof ScheduleChangedError ? error.now : undefined;
}

/** Submits a distribution. While the schedule is as before, the same attempt is sent again until the gateway says that it cannot know the outcome. */
export function submitDistribution(
  host: ReactiveControllerHost,
  source: RevenueSource,
  signal: AbortSignal,
  callbacks: Pick<SubmissionSettings<Distribution, Distributed>, 'onChange' | 'onDone' | 'onRefused'>,
): Submission<Distribution, Distributed> {
  const send = async ({ plan }: Distribution, { idempotencyKey }: Attempt): Promise<Distributed> => ({
    event: await source.distribute(plan.input, idempotencyKey),
    now: undefined,
  });
  const read = async ({ plan, seen }: Distribution): Promise<Reading<Distributed>> => {
    const now = await source.detail(seen.schedule.number, signal);
    if (holds(now.schedule.revenueItems, amountsAfter(plan))) return { status: 'applied', output: { event: undefined, now } };
    return isAsSeen(seen, now) ? { status: 'unchanged' } : { status: 'refused', error: new ScheduleChangedError(now) };
  };
  const submission = new Submission<Distribution, Distributed>(host, {
    send,
    probe: readProbe({ read, send }),
    pauseBefore: pauseBeforeRead,
    missesToRefuse: MISSES_TO_REFUSE,
    ...callbacks,
  });
  signal.addEventListener('abort', () => submission.end());
  return submission;
}

import type { StorefrontError } from '../../../api/errors.js';
import { settles } from '../../../api/failures/outcome.js';
import { delay } from '../connection/delay.js';
import { failure } from '../finance-objects/failures.js';
import { amountsAfter, holds, isAsSeen, type Plan } from './plan.js';
import type { Detail, RevenueSource } from './source.js';

/** Milliseconds before it is looked again. */
const PAUSE = 1000;
/** How often it is looked before a person is asked to. */
const LOOKS = 3;
/** Code of the gateway for an attempt that it sent, and of which it will never know more. */
export const OUTCOME_LOST = 'outcome-lost';

/** A distribution that was sent, and of which no certain answer came. */
export interface Attempt {
  readonly source: RevenueSource;
  readonly plan: Plan;
  /** What the plan was made from. */
  readonly seen: Detail;
  /** Names the attempt: the gateway does it at most once. */
  readonly key: string;
  /** Whether the gateway has said that it cannot tell what became of it. */
  readonly isLost: boolean;
  readonly signal: AbortSignal;
}

/** What became of an attempt. */
export type Settled =
  /** The schedule holds what it was to hold, or the gateway says that it was done, by the event of this number. */
  | { readonly status: 'done'; readonly event: string | undefined; readonly now: Detail | undefined }
  /** It was sent, and the schedule is as before. */
  | { readonly status: 'not-done' }
  /** The schedule is neither as before nor as planned. */
  | { readonly status: 'changed'; readonly now: Detail }
  | { readonly status: 'refused'; readonly error: StorefrontError }
  /** Nobody can tell yet. */
  | { readonly status: 'unknown'; readonly isLost: boolean; readonly error: StorefrontError | undefined };

/** Asks for the same attempt again. The gateway answers what became of it; an attempt that never arrived is done now. */
async function ask({ source, plan, key }: Attempt): Promise<Settled> {
  try {
    return { status: 'done', event: await source.distribute(plan.input, key), now: undefined };
  } catch (cause) {
    const error = failure(cause);
    const isLost = error.code === OUTCOME_LOST;
    return settles(error, true) ? { status: 'refused', error } : { status: 'unknown', isLost, error };
  }
}

/**
 * Finds out what became of an attempt. While the schedule is as before, the same attempt is asked for again, until the gateway says that it cannot tell. Only
 * then does a schedule as before say something, and not at the first look: the platform may still be at it.
 */
export async function settle(attempt: Attempt): Promise<Settled> {
  const { source, plan, seen, signal } = attempt;
  let { isLost } = attempt;
  let last: Settled = { status: 'unknown', isLost, error: undefined };
  for (let looks = 0; looks < LOOKS && !signal.aborted; looks += 1) {
    try {
      const now = await source.detail(seen.schedule.number, signal);
      if (holds(now.schedule.revenueItems, amountsAfter(plan))) return { status: 'done', event: undefined, now };
      if (!isAsSeen(seen, now)) last = { status: 'changed', now };
      else if (isLost) last = { status: 'not-done' };
      else {
        last = await ask(attempt);
        if (last.status !== 'unknown') return last;
        // From here on the schedule tells, and gets as many looks as it takes.
        if (last.isLost) looks = -1;
        isLost = last.isLost;
      }
    } catch (cause) {
      last = { status: 'unknown', isLost, error: failure(cause) };
    }
    if (looks < LOOKS - 1) await delay(PAUSE, signal);
  }
  return last;
}

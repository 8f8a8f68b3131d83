import type { StorefrontError } from '../../../api/errors.js';
import { delay } from '../connection/delay.js';
import { failure } from '../finance-objects/failures.js';
import type { Period } from './period.js';
import type { PeriodSource } from './source.js';
import { isReached, isThere, type Part, type Step } from './work.js';

/** Milliseconds before the platform is asked again. */
const PAUSE = 1000;
/** How often it is asked whether a trial balance is there. */
const LOOKS = 60;
/** How often it is asked what came of a change whose answer was lost. */
const TRIES = 3;

/** What came of a step, with the period as it is then. `lost`: it was sent and not done, as far as can be seen. */
export type StepEnd =
  | { readonly status: 'done'; readonly period: Period | undefined }
  | { readonly status: 'refused'; readonly error: StorefrontError }
  | { readonly status: 'failed-balance'; readonly reason: string }
  | { readonly status: 'lost' }
  | { readonly status: 'unsure' };

interface Taking {
  readonly source: PeriodSource;
  readonly signal: AbortSignal;
  /** It was sent, and no certain answer came. */
  readonly onChecking: () => void;
}

function send(source: PeriodSource, { period }: Part, { kind, key }: Step): Promise<void> {
  if (kind === 'create') return source.create(period, key);
  return isThere(period) ? source.take(kind, period.id, key) : Promise.resolve();
}

/** The period as the platform has it now; undefined if there is none. */
async function look(source: PeriodSource, { period }: Part, signal: AbortSignal): Promise<Period | undefined> {
  if (isThere(period)) return source.get(period.id, signal);
  return (await source.list(signal)).find(({ name, startDate }) => name === period.name && startDate === period.startDate);
}

/**
 * Waits for the end of a trial balance: where there is much in the books, the platform takes its time.
 *
 * @param before the period before it was run: how an earlier one ended says nothing about this one
 */
async function balanced(source: PeriodSource, before: Period, signal: AbortSignal): Promise<StepEnd> {
  for (let count = 0; count < LOOKS && !signal.aborted; count += 1) {
    if (count > 0) await delay(PAUSE, signal);
    const period = await source.get(before.id, signal);
    const { status, problem } = period.balance;
    if (!isReached('balance', before, period)) continue;
    if (status === 'Error') return { status: 'failed-balance', reason: problem ?? status };
    if (status === undefined || status === 'Completed') return { status: 'done', period };
  }
  return { status: 'unsure' };
}

async function after(source: PeriodSource, part: Part, step: Step, signal: AbortSignal): Promise<StepEnd> {
  try {
    if (step.kind === 'balance' && isThere(part.period)) return await balanced(source, part.period, signal);
    return { status: 'done', period: await look(source, part, signal) };
  } catch {
    // It was done; how the period is now is read with the next step.
    return step.kind === 'balance' ? { status: 'unsure' } : { status: 'done', period: undefined };
  }
}

/** Finds out what came of a step whose answer was lost. Sends the same attempt again where the gateway may still tell. */
export async function settle({ source, signal, onChecking }: Taking, part: Part, step: Step, cause?: StorefrontError): Promise<StepEnd> {
  onChecking();
  let isLost = cause?.code === 'outcome-lost';
  let wasSeen = false;
  for (let count = 0; count < TRIES && !signal.aborted; count += 1) {
    if (count > 0) await delay(PAUSE, signal);
    if (!isLost) {
      try {
        await send(source, part, step);
        return await after(source, part, step, signal);
      } catch (error) {
        const again = failure(error);
        isLost = again.code === 'outcome-lost';
        if (again.type === 'invalid-request' || again.reasons.length > 0) return { status: 'refused', error: again };
      }
    }
    try {
      const now = await look(source, part, signal);
      const isDone = now !== undefined && (!isThere(part.period) || isReached(step.kind, part.period, now));
      if (isDone) return await after(source, part, step, signal);
      wasSeen = true;
    } catch {
      // Not to be seen at the moment.
      wasSeen = false;
    }
  }
  // Whoever passes the step on gives up before the platform does, so that one look says nothing.
  return { status: isLost && wasSeen ? 'lost' : 'unsure' };
}

/** Takes one step with one period, and finds out what came of it. */
export async function takeStep(taking: Taking, part: Part, step: Step): Promise<StepEnd> {
  try {
    await send(taking.source, part, step);
  } catch (cause) {
    const error = failure(cause);
    return error.type === 'outcome-unknown' ? settle(taking, part, step, error) : { status: 'refused', error };
  }
  return after(taking.source, part, step, taking.signal);
}

import type { StorefrontError } from '../api/errors.js';

/**
 * Progress of a submission. docs/submission.md has the diagram and describes what the user sees in each state.
 *
 * - `idle`: nothing was sent
 * - `sending`: the request was sent; waiting for the first response
 * - `checking`: the request was sent; its outcome is unknown
 * - `other-tab`: another tab is sending the same intent right now
 * - `offline`: the browser had no network, so nothing was sent
 * - `session-expired`: the session ended. If `request` is set, its outcome is unknown. Otherwise nothing was applied.
 * - `refused`: the change was definitely not applied
 * - `done`: the change was applied
 */
export type SubmissionStatus = 'idle' | 'sending' | 'checking' | 'other-tab' | 'offline' | 'session-expired' | 'refused' | 'done';

/** State of a submission. Immutable: `transition` returns the next state. */
export interface SubmissionState<Input, Output> {
  readonly status: SubmissionStatus;
  /** Request with an uncertain outcome. Never replaced while it is set, because each idempotency key belongs to one request. */
  readonly request: Input | undefined;
  /** True while waiting for a response. */
  readonly isAttempting: boolean;
  /** True while the next check is scheduled. The pause before it is running, or starts when the element is connected again. */
  readonly isWaiting: boolean;
  /** Error of the last attempt: the refusal, or the reason why the outcome is still unknown. */
  readonly error: StorefrontError | undefined;
  /** Response of an applied change. */
  readonly output: Output | undefined;
  /** True if the session was renewed after it had ended, and nothing has been sent since. */
  readonly isResumed: boolean;
  readonly isConnected: boolean;
  /** True if the page has noticed that the session ended. */
  readonly isSignedOut: boolean;
  /** True if the gateway reported that it will never know the outcome. Sending the request again cannot help then. */
  readonly isOutcomeLost: boolean;
  /** Number of the next check, for `pauseBefore`. A manual check after the last automatic one starts the count again. */
  readonly checks: number;
  /** Number of consecutive reads that did not show the change. */
  readonly unchangedReads: number;
}

export type SubmissionEvent<Input, Output> =
  | { readonly type: 'send'; readonly request: Input; readonly isOnline: boolean }
  /** After a reload, a request with an unknown outcome was found. */
  | { readonly type: 'restore'; readonly request: Input }
  /** The user or the page requests a check of the outcome. */
  | { readonly type: 'check' }
  | { readonly type: 'pause-over'; readonly isOnline: boolean }
  /** `isUnfinished`: the same intent continues with a new attempt, for example because a payment is still due. */
  | { readonly type: 'done'; readonly output: Output; readonly isUnfinished: boolean }
  /** `isSessionLost`: refused because the session ended. */
  | { readonly type: 'refused'; readonly error: StorefrontError; readonly isSessionLost: boolean }
  | { readonly type: 'unknown'; readonly error: StorefrontError; readonly isSessionLost: boolean }
  | { readonly type: 'busy' }
  /** `isActive`: undefined if the element has no session. */
  | { readonly type: 'session'; readonly isActive: boolean | undefined }
  | { readonly type: 'online' | 'connect' | 'disconnect' | 'reset' };

export type SubmissionEffect<Output> =
  /** Send the request, or check its outcome if it was already sent. */
  | { readonly type: 'attempt' }
  /** Check the outcome after the current update. */
  | { readonly type: 'check' }
  | { readonly type: 'pause'; readonly milliseconds: number }
  | { readonly type: 'stop-pause' }
  /** Remove the persisted request. */
  | { readonly type: 'forget' }
  /** The next attempt belongs to the same intent and gets a new idempotency key. */
  | { readonly type: 'new-key' }
  /** The next attempt belongs to a new intent. */
  | { readonly type: 'new-intent' }
  | { readonly type: 'report-done'; readonly output: Output }
  | { readonly type: 'report-refused'; readonly error: StorefrontError };

interface SubmissionRules {
  /** Returns the pause before a check in milliseconds. The first check is number 0. Undefined if only the user can start the check. */
  readonly pauseBefore: (check: number) => number | undefined;
  /** Consecutive reads without the change after which it counts as not applied. Undefined if reads cannot prove that. */
  readonly unchangedReadsToRefuse?: number | undefined;
}

/** Error code with which the gateway reports that it will never know the outcome of an attempt. */
export const OUTCOME_LOST = 'outcome-lost';
/** Error code of a check that read the data and did not find the change. */
export const NOT_APPLIED = 'not-applied';

interface Step<Input, Output> {
  readonly state: SubmissionState<Input, Output>;
  readonly effects: readonly SubmissionEffect<Output>[];
}

export const NEW_SUBMISSION: SubmissionState<never, never> = {
  status: 'idle',
  request: undefined,
  isAttempting: false,
  isWaiting: false,
  error: undefined,
  output: undefined,
  isResumed: false,
  isConnected: false,
  isSignedOut: false,
  isOutcomeLost: false,
  checks: 0,
  unchangedReads: 0,
};

/** Fields of a submission with no pending request. The outcome of its last request is certain. */
const CERTAIN = {
  request: undefined,
  isAttempting: false,
  isWaiting: false,
  isOutcomeLost: false,
  checks: 0,
  unchangedReads: 0,
} as const satisfies Partial<SubmissionState<unknown, unknown>>;

/** Returns the next state and the effects to perform. Events that do not apply to the current state are ignored. */
export function transition<Input, Output>(
  state: SubmissionState<Input, Output>,
  event: SubmissionEvent<Input, Output>,
  rules: SubmissionRules,
): Step<Input, Output> {
  const isUncertain = state.request !== undefined;
  const unchanged = { state, effects: [] };
  const step = toStep<Input, Output>;
  switch (event.type) {
    case 'send': {
      if (isUncertain) return unchanged;
      const next = { ...state, ...CERTAIN, output: undefined, error: undefined, isResumed: false };
      if (!event.isOnline) return step({ ...next, status: 'offline' });
      return step({ ...next, status: 'sending', request: event.request, isAttempting: true }, { type: 'attempt' });
    }
    case 'restore':
      return isUncertain ? unchanged : step({ ...state, status: 'checking', request: event.request }, { type: 'check' });
    case 'check': {
      if (!isUncertain || state.isAttempting) return unchanged;
      // A manual check after the last automatic check restarts the schedule and counts as its first check.
      const checks = rules.pauseBefore(state.checks) === undefined ? 1 : state.checks;
      return step({ ...toAttempting(state), checks }, { type: 'stop-pause' }, { type: 'attempt' });
    }
    case 'pause-over':
      if (!isUncertain || !state.isWaiting || state.isAttempting) return unchanged;
      // A check may send the request again. While offline, only the user may start a check.
      return event.isOnline ? step(toAttempting(state), { type: 'attempt' }) : step({ ...state, isWaiting: false });
    case 'done': {
      const next = { ...state, ...CERTAIN, status: 'done', output: event.output, error: undefined } as const;
      return step(
        next,
        { type: 'forget' },
        { type: event.isUnfinished ? 'new-key' : 'new-intent' },
        { type: 'report-done', output: event.output },
      );
    }
    case 'refused': {
      const { error } = event;
      if (event.isSessionLost) return step({ ...state, ...CERTAIN, status: 'session-expired', error }, { type: 'forget' });
      const used = error.code === 'intent-used' ? [{ type: 'new-intent' } as const] : [];
      return step({ ...state, ...CERTAIN, status: 'refused', error }, { type: 'forget' }, ...used, { type: 'report-refused', error });
    }
    case 'unknown':
      if (!event.isSessionLost) return unknown(state, event.error, rules);
      return step({ ...state, status: 'session-expired', isAttempting: false, error: event.error });
    case 'busy':
      return step({ ...state, status: 'other-tab', isAttempting: false });
    case 'session':
      return session(state, event.isActive);
    case 'online':
      // Do not send automatically. The user has to submit again.
      return state.status === 'offline' ? step({ ...state, status: 'idle' }) : unchanged;
    case 'connect': {
      const next = { ...state, isConnected: true };
      return state.status === 'checking' && !state.isAttempting ? toWaiting(next, rules) : step(next);
    }
    case 'disconnect':
      return step(
        { ...state, isConnected: false, checks: state.isWaiting && state.isConnected ? state.checks - 1 : state.checks },
        { type: 'stop-pause' },
      );
    case 'reset':
      if (isUncertain) return unchanged;
      return step({ ...state, status: 'idle', error: undefined, output: undefined, isResumed: false });
  }
}

function toStep<Input, Output>(
  state: SubmissionState<Input, Output>,
  ...effects: readonly SubmissionEffect<Output>[]
): Step<Input, Output> {
  return { state, effects };
}

function toAttempting<Input, Output>(state: SubmissionState<Input, Output>): SubmissionState<Input, Output> {
  return { ...state, status: 'checking', isAttempting: true, isWaiting: false };
}

/** Handles an attempt with an uncertain outcome. */
function unknown<Input, Output>(
  state: SubmissionState<Input, Output>,
  error: StorefrontError,
  rules: SubmissionRules,
): Step<Input, Output> {
  const { unchangedReadsToRefuse } = rules;
  const isOutcomeLost = state.isOutcomeLost || error.code === OUTCOME_LOST;
  const unchangedReads = error.code === NOT_APPLIED ? state.unchangedReads + 1 : 0;
  if (unchangedReadsToRefuse !== undefined && unchangedReads >= unchangedReadsToRefuse) {
    const next = { ...state, ...CERTAIN, status: 'refused', error } as const;
    return toStep<Input, Output>(next, { type: 'forget' }, { type: 'new-key' }, { type: 'report-refused', error });
  }
  // From now on, only reads can show the outcome, so the schedule of checks starts again.
  const isRestart = unchangedReadsToRefuse !== undefined && isOutcomeLost && !state.isOutcomeLost;
  const checks = isRestart ? 0 : state.checks;
  return toWaiting({ ...state, status: 'checking', isAttempting: false, error, isOutcomeLost, unchangedReads, checks }, rules);
}

/** Schedules the next check, unless only the user can start it. If the element is not connected, the pause starts when it connects. */
function toWaiting<Input, Output>(state: SubmissionState<Input, Output>, { pauseBefore }: SubmissionRules): Step<Input, Output> {
  const milliseconds = pauseBefore(state.checks);
  if (milliseconds === undefined) return toStep({ ...state, isWaiting: false });
  if (!state.isConnected) return toStep({ ...state, isWaiting: true });
  return toStep({ ...state, isWaiting: true, checks: state.checks + 1 }, { type: 'pause', milliseconds });
}

/** Continues after the session has ended and been renewed. Never sends a refused change again. */
function session<Input, Output>(state: SubmissionState<Input, Output>, isActive: boolean | undefined): Step<Input, Output> {
  const isExpired = state.status === 'session-expired' && isActive !== undefined;
  if (!isExpired || !isActive || !state.isSignedOut) {
    const isSignedOut = isExpired && !isActive;
    return toStep(isSignedOut === state.isSignedOut ? state : { ...state, isSignedOut });
  }
  const next = { ...state, isSignedOut: false };
  if (state.request === undefined) return toStep<Input, Output>({ ...next, status: 'idle', isResumed: true });
  return toStep({ ...next, status: 'checking' }, { type: 'check' });
}

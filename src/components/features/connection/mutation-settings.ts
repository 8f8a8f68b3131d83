import type { StorefrontError } from '../../../api/errors.js';
import type { AnyOperation, Operation } from '../../../api/operations/operation.js';

/**
 * How far a change is.
 *
 * `sending`: it left, its answer is awaited; `checking`: it left, and nobody knows what became of it; `other-tab`: another tab does it right now;
 * `offline`: there was no network, so nothing was sent; `session-expired`: the session ended before it was looked at; `refused`: it was definitely
 * not done, `problem` says why; `done`: it happened.
 */
export type MutationStatus = 'idle' | 'sending' | 'checking' | 'other-tab' | 'offline' | 'session-expired' | 'refused' | 'done';

export interface MutationSettings<Input, Output> {
  readonly row: Operation<Input, Output>;
  /**
   * What is wanted, for example `change:A-S00000007`; there is one of a name at a time. Name something of the account, so that another account's
   * page can never find it. Undefined while that is not known.
   */
  readonly name: () => string | undefined;
  /** Whether an attempt of unknown outcome is asked for again after a reload: wherever money is concerned. */
  readonly kept?: boolean;
  /** What it makes outdated, here and in other tabs. Outdated also by a conflict, because somebody else changed it then. */
  readonly outdates: readonly AnyOperation[];
  readonly onDone?: (output: Output, requestId: string | undefined) => void;
  /** It was definitely not done. */
  readonly onRefused?: (error: StorefrontError) => void;
  /** Whether an answer leaves something to do for the same intent, such as an invoice that is not paid yet. */
  readonly unfinished?: (output: Output) => boolean;
  /** Resolves after so many milliseconds, or when the signal is aborted; a timer unless given. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

import { isStorefrontError, StorefrontError } from '../api/errors.js';
import { provesUnchanged } from '../api/failures/outcome.js';
import { NOT_APPLIED } from './submission-machine.js';
import type { Attempt } from './submission-runner.js';

/**
 * Result of a read that checks whether a change was applied.
 *
 * - `applied`: the data shows the change
 * - `unchanged`: the data is as before; the platform may still be working on the change
 * - `refused`: the data has changed in another way, so the request must not be sent again
 */
export type ReadResult<Output> =
  | { readonly status: 'applied'; readonly output: Output }
  | { readonly status: 'unchanged' }
  | { readonly status: 'refused'; readonly error: StorefrontError };

interface ReadProbe<Input, Output> {
  readonly read: (request: Input) => Promise<ReadResult<Output>>;
  readonly send: (request: Input, attempt: Attempt) => Promise<Output>;
}

/** Returns the pause before the next automatic check, in milliseconds. After three checks, one second apart, only the user can start a check. */
export const pauseBeforeRead = (check: number): number | undefined => [0, 1_000, 1_000][check];
/** Number of consecutive reads that must not show the change before it is considered not applied. */
export const UNCHANGED_READS_TO_REFUSE = 3;

/**
 * Returns a probe for a change that a read can show. The probe reads the data first. If the data is unchanged, the probe sends the same
 * request again, unless the gateway has reported that it will never know the outcome.
 */
export function readProbe<Input, Output>({ read, send }: ReadProbe<Input, Output>) {
  return async (request: Input, attempt: Attempt): Promise<Output> => {
    const reading = await read(request).catch(withoutEvidence);
    if (reading.status === 'applied') return reading.output;
    if (reading.status === 'refused') throw reading.error;
    if (!attempt.isOutcomeLost) return send(request, attempt);
    throw new StorefrontError({ type: 'outcome-unknown', code: NOT_APPLIED, message: 'The data does not show the change.' });
  };
}

/** A failed read proves nothing about the change, even if the read was definitely refused. */
function withoutEvidence(cause: unknown): never {
  if (isStorefrontError(cause) && !provesUnchanged(cause, true)) throw cause;
  const { code, message, status } = isStorefrontError(cause) ? cause : { code: 'unexpected', message: 'The read failed.', status: 0 };
  throw new StorefrontError({ type: 'outcome-unknown', code, message, status, cause });
}

/**
 * Reason why no rate is available, for `onProblem`. Never contains text of a request or response, because that text could contain the API
 * key.
 */
export class RatesProblem extends Error {
  /** Milliseconds to wait, as requested by the rate service. */
  readonly retryAfter: number;

  constructor(message: string, { retryAfter = 0, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(`Reference rates: ${message}`, cause === undefined ? {} : { cause });
    this.name = 'RatesProblem';
    this.retryAfter = retryAfter;
  }
}

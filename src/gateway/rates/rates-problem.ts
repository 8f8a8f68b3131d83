/** Reason why no rate is available, for `onProblem`. Never includes request or response text of the rate service, which could contain the API key. */
export class RatesProblem extends Error {
  /** Milliseconds that the provider asked to wait. */
  readonly retryAfter: number;

  constructor(message: string, { retryAfter = 0, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(`Reference rates: ${message}`, cause === undefined ? {} : { cause });
    this.name = 'RatesProblem';
    this.retryAfter = retryAfter;
  }
}

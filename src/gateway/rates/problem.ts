/** Why there is no rate, for `onProblem`. Never holds what the provider wrote or what was sent to it: either could hold the key. */
export class RatesProblem extends Error {
  /** Milliseconds that the provider asked to be left alone. */
  readonly retryAfter: number;

  constructor(message: string, { retryAfter = 0, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(`Reference rates: ${message}`, cause === undefined ? {} : { cause });
    this.name = 'RatesProblem';
    this.retryAfter = retryAfter;
  }
}

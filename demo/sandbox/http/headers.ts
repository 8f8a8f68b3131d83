import { randomUUID } from 'node:crypto';

/** Calls per minute that the platform allows a developer tenant. */
const PER_MINUTE = 50_000;
const TRACK_ID = /^[\x20-\x7e]{1,64}$/;

/** Counts calls per minute for the rate limit headers. */
export class RateWindow {
  #minute = 0;
  #count = 0;

  constructor(private readonly now: () => Date) {}

  /** Counts a call. Returns the remaining calls of this minute and the seconds until the next minute. */
  take(): { limit: number; remaining: number; reset: number } {
    const seconds = Math.floor(this.now().getTime() / 1000);
    const minute = Math.floor(seconds / 60);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#count = 0;
    }
    this.#count += 1;
    return { limit: PER_MINUTE, remaining: Math.max(0, PER_MINUTE - this.#count), reset: 60 - (seconds % 60) };
  }
}

/** Counts running calls for each type of concurrency limit. */
export class Concurrency {
  readonly #running = new Map<string, number>();

  /** Runs a call with response headers that contain the concurrency limit and the number of further calls that may run. */
  async run<Result>(allowance: 'high-volume' | undefined, run: (headers: Record<string, string>) => Promise<Result>): Promise<Result> {
    const [type, limit] = allowance === 'high-volume' ? (['high-volume transactions', 200] as const) : (['default', 40] as const);
    const running = (this.#running.get(type) ?? 0) + 1;
    this.#running.set(type, running);
    try {
      return await run({
        'concurrency-limit-type': type,
        'concurrency-limit-limit': String(limit),
        'concurrency-limit-remaining': String(Math.max(0, limit - running)),
      });
    } finally {
      this.#running.set(type, (this.#running.get(type) ?? 1) - 1);
    }
  }
}

/** Returns the headers that every response has. */
export function responseHeaders(request: Request, rate: ReturnType<RateWindow['take']>): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'zuora-request-id': randomUUID(),
    'ratelimit-limit': String(rate.limit),
    'ratelimit-remaining': String(rate.remaining),
    'ratelimit-reset': String(rate.reset),
  };
  const track = request.headers.get('zuora-track-id');
  if (track !== null && TRACK_ID.test(track) && !/[:;"']/.test(track)) headers['zuora-track-id'] = track;
  return headers;
}

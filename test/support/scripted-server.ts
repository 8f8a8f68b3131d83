import type { Clock } from '../../src/api/client.js';

/** A request as it arrived. */
export interface Arrival {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly request: Request;
  /** When, by the clock of the test. */
  readonly at: number;
}

/** What the other side does with one request. */
export type Step = (request: Request) => Response | Promise<Response>;

export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Step {
  return () => new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
}

export function html(status = 200): Step {
  return () => new Response('<!doctype html><script>alert(1)</script>', { status, headers: { 'content-type': 'text/html' } });
}

/** What `fetch` says about a refused connection, a lost answer, CORS and the like alike. */
export const lost: Step = () => Promise.reject(new TypeError('Failed to fetch'));

/** Headers never arrive. Ignores the signal, as a stuck connection may. */
export const silence: Step = () => new Promise(() => undefined);

/** A JSON answer of which only the beginning arrives; the connection then ends as if all were well. */
export function cut(body: unknown, offset: number): Step {
  return () => new Response(JSON.stringify(body).slice(0, offset), { headers: { 'content-type': 'application/json' } });
}

/** Headers arrive, the body never ends. */
export const drip: Step = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }), {
    headers: { 'content-type': 'application/json' },
  });

/** Headers and a part of the body arrive, then the connection breaks. */
export const broken: Step = () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

/** The other side of a client: does one step for each request, the last one for all that follow. */
export class ScriptedServer {
  readonly arrivals: Arrival[] = [];
  readonly #clock: Clock;
  readonly #steps: readonly Step[];

  constructor(clock: Clock, ...steps: readonly Step[]) {
    this.#clock = clock;
    this.#steps = steps;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const at = this.#clock.now();
    const body = await request.clone().text();
    const step = this.#steps[Math.min(this.arrivals.length, this.#steps.length - 1)];
    if (!step) throw new Error('No request was expected.');
    this.arrivals.push({ method: request.method, url: new URL(request.url), headers: request.headers, body, request, at });
    return step(request);
  };

  /** Milliseconds between each request and the one before. */
  get pauses(): number[] {
    return this.arrivals.slice(1).map((arrival, index) => arrival.at - (this.arrivals[index]?.at ?? 0));
  }

  /** A header of every request. */
  header(name: string): (string | null)[] {
    return this.arrivals.map(({ headers }) => headers.get(name));
  }
}

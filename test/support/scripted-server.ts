import type { Clock } from '../../src/api/client.js';

/** Received request. */
export interface Arrival {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly request: Request;
  /** Time of arrival on the test's clock, in milliseconds. */
  readonly at: number;
}

/** Handles one request. */
export type Step = (request: Request) => Response | Promise<Response>;

export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Step {
  return () => new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
}

export function html(status = 200): Step {
  return () => new Response('<!doctype html><script>alert(1)</script>', { status, headers: { 'content-type': 'text/html' } });
}

/** Fails the way `fetch` does for refused connections, dropped responses and CORS. */
export const lost: Step = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never sends headers. Ignores the signal, as a stuck connection may. */
export const silence: Step = () => new Promise(() => undefined);

/** Sends only the beginning of a JSON response and ends the connection normally. */
export function cut(body: unknown, offset: number): Step {
  return () => new Response(JSON.stringify(body).slice(0, offset), { headers: { 'content-type': 'application/json' } });
}

/** Sends headers and a body that never ends. */
export const drip: Step = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }), {
    headers: { 'content-type': 'application/json' },
  });

/** Sends headers and a part of the body, then breaks the connection. */
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

/** Server that handles each request with the next step, and repeats the last step. */
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
    if (!step) throw new Error('The server expected no request.');
    this.arrivals.push({ method: request.method, url: new URL(request.url), headers: request.headers, body, request, at });
    return step(request);
  };

  /** Returns the milliseconds between consecutive requests. */
  get pauses(): number[] {
    return this.arrivals.slice(1).map((arrival, index) => arrival.at - (this.arrivals[index]?.at ?? 0));
  }

  /** Returns a header of every request. */
  header(name: string): (string | null)[] {
    return this.arrivals.map(({ headers }) => headers.get(name));
  }
}

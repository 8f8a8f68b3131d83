import { failureOf } from './answer.js';
import type { CallOptions, ClientOptions, Clock } from './client.js';
import { InvalidRequestError, isStorefrontError, StorefrontError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';
import { prepare, type PreparedRequest } from './request.js';
import { backOff, LONGEST_WAIT } from './retry.js';

const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(milliseconds, signal) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
    });
    signal.throwIfAborted();
  },
};

/** One call from its first attempt to its answer. The only place that calls `fetch`. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #clock: Clock;
  readonly #random: () => number;

  constructor(options: ClientOptions) {
    this.#options = options;
    // Looked up at each call: pages and tests may replace the global one, and calling it off its window throws.
    this.#fetch = options.fetch ?? ((request) => fetch(request));
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
  }

  async send<Input, Output>(row: Operation<Input, Output>, input: Input, options: CallOptions): Promise<Output> {
    const prepared = prepare(row, input, this.#options.baseUrl);
    const key = row.retry === 'keyed' ? (options.idempotencyKey ?? randomId()) : undefined;
    const call: Call<Output> = {
      row,
      prepared,
      options,
      key,
      trackId: randomId(),
      deadline: this.#clock.now() + (this.#options.totalTimeout ?? 45_000),
    };
    try {
      return await this.#attempts(call);
    } catch (error) {
      if (isStorefrontError(error) && !(error instanceof InvalidRequestError)) this.#options.onProblem?.({ operation: row.name, error });
      throw error;
    }
  }

  async #attempts<Output>(first: Call<Output>): Promise<Output> {
    let call = first;
    const { row, options } = call;
    const retries = row.retry === 'never' ? 0 : (this.#options.maxRetries ?? 3);
    let refreshed = false;
    const used: Used = {};
    // Once an attempt may have reached the other side, a later "connection refused" does not make the outcome known again.
    let unknown = false;
    for (let attempt = 1; ;) {
      const ended = await this.#attempt(call, refreshed, used).then(
        (output) => ({ output }),
        (error: unknown) => ({ error }),
      );
      if ('output' in ended) return ended.output;
      const { error } = ended;
      options.signal?.throwIfAborted();
      if (!isStorefrontError(error)) throw error;
      unknown = leavesOutcomeUnknown(row, error) || (unknown && !isDefinite(error));
      if (error.status === 401 && this.#options.credential && !row.anonymous && !refreshed) {
        refreshed = true;
        continue;
      }
      const wait = attempt > retries || !error.retryable ? undefined : this.#wait(error, attempt);
      if (wait === undefined || this.#clock.now() + wait >= call.deadline) throw unknown ? outcomeUnknown(row, error) : error;
      // The platform keeps failures under their key too: what was refused for a moment needs a new key, derived so that asking again finds it.
      if (call.key && error.status === 200) call = { ...call, key: `${call.key}.${attempt}` };
      await this.#clock.sleep(wait, options.signal ?? new AbortController().signal);
      attempt += 1;
    }
  }

  #wait(error: StorefrontError, attempt: number): number | undefined {
    if (error.retryAfter === undefined) return backOff(attempt, this.#random);
    return error.retryAfter <= LONGEST_WAIT ? error.retryAfter : undefined;
  }

  /** One attempt under its own deadline, which covers the body as well as the headers. */
  async #attempt<Output>(call: Call<Output>, refresh: boolean, used: Used): Promise<Output> {
    const left = call.deadline - this.#clock.now();
    const limit = Math.min(this.#options.attemptTimeout ?? 15_000, left);
    if (limit <= 0) throw timeout();
    const controller = new AbortController();
    const { signal: outer } = call.options;
    const stop = () => controller.abort(outer?.reason);
    if (outer?.aborted) stop();
    outer?.addEventListener('abort', stop, { once: true });
    const ended = new AbortController();
    const late = this.#clock.sleep(limit, ended.signal).then(
      () => {
        controller.abort(timeout());
        throw timeout();
      },
      () => new Promise<never>(() => undefined),
    );
    try {
      return await Promise.race([this.#exchange(call, controller.signal, refresh, used), late]);
    } finally {
      ended.abort();
      outer?.removeEventListener('abort', stop);
    }
  }

  async #exchange<Output>(call: Call<Output>, signal: AbortSignal, refresh: boolean, used: Used): Promise<Output> {
    const { row, prepared, options } = call;
    const headers = await this.#headers(call, signal, refresh, used);
    let response: Response;
    let raw: string;
    try {
      response = await this.#fetch(
        new Request(prepared.url, {
          method: row.method,
          headers,
          signal,
          credentials: 'omit',
          redirect: 'error',
          ...(prepared.body === undefined ? {} : { body: prepared.body }),
        }),
      );
      raw = await response.text();
    } catch (cause) {
      signal.throwIfAborted();
      throw new StorefrontError({ type: 'connection', code: 'no-answer', message: 'No answer arrived.', retryable: true, cause });
    }
    const body = parse(response, raw);
    const failure = failureOf(response, body === NOT_JSON ? undefined : body, this.#clock.now());
    if (failure) throw failure;
    if (body === NOT_JSON) {
      throw new StorefrontError({
        type: 'unexpected-response',
        code: 'not-json',
        message: 'The answer is not complete JSON.',
        status: response.status,
        retryable: true,
      });
    }
    const parsed = row.response.safeParse(body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const where = issue?.path.map(String).join('.') || 'answer';
      throw new StorefrontError({
        type: 'unexpected-response',
        code: 'schema-mismatch',
        message: `${row.name}: ${where}: ${issue?.message ?? 'does not fit'}`,
        status: response.status,
      });
    }
    options.onResponse?.(response.headers);
    return parsed.data;
  }

  async #headers(call: Call<unknown>, signal: AbortSignal, refresh: boolean, used: Used): Promise<Headers> {
    const { row, prepared, key, trackId } = call;
    const headers = new Headers(this.#options.headers);
    headers.set('accept', 'application/json');
    headers.set('zuora-track-id', trackId);
    if (prepared.contentType) headers.set('content-type', prepared.contentType);
    if (this.#options.version) headers.set('zuora-version', this.#options.version);
    if (key) headers.set('idempotency-key', key);
    if (this.#options.credential && !row.anonymous) {
      const token = await this.#options.credential({ refresh, rejected: refresh ? used.token : undefined, signal });
      used.token = token;
      if (token) headers.set('authorization', `Bearer ${token}`);
    }
    return headers;
  }
}

/** The token of the last attempt, to be named if it was refused. */
interface Used {
  token?: string | undefined;
}

interface Call<Output> {
  readonly row: Operation<unknown, Output>;
  readonly prepared: PreparedRequest;
  readonly options: CallOptions;
  readonly key: string | undefined;
  readonly trackId: string;
  /** Time, in milliseconds since 1970, after which nothing is tried again. */
  readonly deadline: number;
}

const NOT_JSON = Symbol('not JSON');

/** The body, or NOT_JSON for a page of a captive portal, a truncated answer and the like. An empty body is an empty object. */
function parse(response: Response, raw: string): unknown {
  if (raw === '') return {};
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return NOT_JSON;
  try {
    return JSON.parse(raw);
  } catch {
    return NOT_JSON;
  }
}

/** Whether a mutation may have happened although this error came. */
function leavesOutcomeUnknown(row: AnyOperation, error: StorefrontError): boolean {
  if (row.retry === 'safe') return false;
  if (error.status === 409 && error.retryable) return true;
  if (error.type === 'connection' || error.type === 'timeout' || error.type === 'unexpected-response' || error.type === 'outcome-unknown')
    return true;
  return error.status >= 500;
}

/** Whether the other side said that it did not and will not do it. */
function isDefinite(error: StorefrontError): boolean {
  return error.status > 0 && !error.retryable;
}

function outcomeUnknown(row: AnyOperation, cause: StorefrontError): StorefrontError {
  return new StorefrontError({
    type: 'outcome-unknown',
    code: cause.code,
    message: `${row.name}: it is not known whether this happened. Ask again with the same idempotency key. (${cause.message})`,
    retryable: true,
    status: cause.status,
    ...(cause.requestId ? { requestId: cause.requestId } : {}),
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    cause,
  });
}

function timeout(): StorefrontError {
  return new StorefrontError({ type: 'timeout', code: 'timeout', message: 'The answer took too long.', retryable: true });
}

/** A random id of 128 bits, also where `crypto.randomUUID` is missing (pages without https). */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

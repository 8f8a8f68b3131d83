import type { BillingWire } from './wire/billing-wire.js';
import type { CallOptions, ClientOptions, Clock } from './client.js';
import { reasonOf, systemClock } from './transport/clock.js';
import { InvalidRequestError, isStorefrontError, StorefrontError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';
import type { Slot } from './transport/limiter.js';
import { evidenceOf, outcomeUnknown } from './failures/outcome.js';
import { authorize } from './transport/authorization.js';
import { randomId } from './transport/random-id.js';
import { readAnswer } from './transport/read-answer.js';
import { invalidField, prepare, type PreparedRequest } from './transport/request.js';
import { waitBeforeRetry } from './transport/retry.js';

/** One call: what stays the same over its attempts. */
interface Call<Output> {
  readonly row: Operation<unknown, Output>;
  readonly prepared: PreparedRequest;
  readonly options: CallOptions;
  readonly key: string | undefined;
  readonly trackId: string;
  /** Headers that the billing API asks for beyond those of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Time, in milliseconds since 1970, after which nothing is tried again. */
  readonly deadline: number;
}

/** One attempt of a call, and what is known of it afterwards. */
interface Attempt {
  readonly key: string | undefined;
  /** The token that the attempt before was refused with. */
  readonly rejected: { token: string | undefined } | undefined;
  token?: string | undefined;
  slot?: Slot;
  sent: boolean;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Sends calls, again where that is right, and reads their answers. The only place that calls `fetch`. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #clock: Clock;
  readonly #wire: BillingWire | undefined;

  /** @param wire what the billing API needs beyond plain JSON; left out where only the gateway answers */
  constructor(options: ClientOptions, wire?: BillingWire) {
    this.#options = options;
    this.#wire = wire;
    // Looked up at each call: pages and tests may replace the global one, and calling it off its window throws.
    this.#fetch = options.fetch ?? ((request) => fetch(request));
    this.#clock = options.clock ?? systemClock;
  }

  async send<Input, Output>(row: Operation<Input, Output>, input: Input, options: CallOptions): Promise<Output> {
    const wire = this.#wire;
    const plain = prepare(row, input, this.#options.baseUrl, wire?.encode);
    const headers = wire?.headers(row, options) ?? {};
    const key = row.retry === 'safe' ? undefined : (options.idempotencyKey ?? (this.#makesKeyFor(row) ? randomId() : undefined));
    if (key !== undefined && !KEY.test(key)) {
      throw invalidField(row.name, 'idempotencyKey', 'invalid-key', 'must be 1 to 255 visible ASCII characters');
    }
    const deadline = this.#clock.now() + (this.#options.totalTimeout ?? 45_000);
    try {
      const prepared = (await wire?.pack(plain)) ?? plain;
      return await this.#attempts({ row, prepared, options, key, trackId: randomId(), headers, deadline });
    } catch (error) {
      try {
        if (isStorefrontError(error) && !(error instanceof InvalidRequestError)) this.#options.onProblem?.({ operation: row.name, error });
      } catch {
        // What came of the call is said below, whatever a hook does.
      }
      throw error;
    }
  }

  #makesKeyFor(row: AnyOperation): boolean {
    return row.retry === 'keyed' || this.#options.keyEveryChange === true;
  }

  async #attempts<Output>(call: Call<Output>): Promise<Output> {
    const { row, options } = call;
    const signal = options.signal ?? new AbortController().signal;
    const most = this.#options.maxRetries ?? 3;
    let retry = 0;
    let refreshed = false;
    let rejected: Attempt['rejected'];
    // The platform keeps failures under their key too, so a mutation that was refused for a moment needs a new key to be looked at again. Never
    // in place of the caller's: who asks again with that one must find what came of it.
    let { key } = call;
    // Once an attempt may have reached the other side, only its own answer makes the outcome known again.
    let unknown = false;
    for (;;) {
      const attempt: Attempt = { key, rejected, sent: false };
      try {
        return await this.#inTurn(call, attempt, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isStorefrontError(error)) throw error;
        const evidence = evidenceOf(error, attempt.sent);
        if (row.retry !== 'safe' && evidence !== 'nothing') unknown = evidence === 'unknown';
        rejected = undefined;
        if (attempt.sent && error.type === 'authentication' && this.#options.credential && !row.anonymous && !refreshed) {
          refreshed = true;
          rejected = { token: attempt.token };
          continue;
        }
        retry += 1;
        const wait = attempt.sent ? waitBeforeRetry(error, row, retry, most, this.#options.random ?? Math.random) : undefined;
        const failure = unknown ? outcomeUnknown(row, error) : error;
        if (wait === undefined || this.#clock.now() + wait >= call.deadline) throw failure;
        await this.#clock.sleep(wait, signal);
        // The machine may have slept far longer than the timer.
        if (this.#clock.now() >= call.deadline) throw failure;
        if (evidence === 'refused' && key !== undefined && options.idempotencyKey === undefined) key = randomId();
      }
    }
  }

  /** One attempt when the platform's limits have room for it; the wait counts for the call, not for the attempt. */
  async #inTurn<Output>(call: Call<Output>, attempt: Attempt, signal: AbortSignal): Promise<Output> {
    const slot = call.row.anonymous ? undefined : await this.#wire?.limiter.acquire(call.row, call.deadline, signal);
    if (slot) attempt.slot = slot;
    try {
      return await this.#attempt(call, attempt, signal);
    } catch (error) {
      if (isStorefrontError(error)) slot?.readRefusal(error);
      throw error;
    } finally {
      slot?.release();
    }
  }

  /** One attempt under its own deadline, which covers credential, headers and body. */
  async #attempt<Output>(call: Call<Output>, attempt: Attempt, outer: AbortSignal): Promise<Output> {
    outer.throwIfAborted();
    const limit = Math.min(this.#options.attemptTimeout ?? 15_000, call.deadline - this.#clock.now());
    const controller = new AbortController();
    const timer = new AbortController();
    const stop = (): void => controller.abort(reasonOf(outer));
    outer.addEventListener('abort', stop, { once: true });
    // What is called may ignore the signal (an injected fetch, a credential), so the attempt ends with the signal by itself.
    const ended = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(reasonOf(controller.signal)), { once: true });
    });
    this.#clock.sleep(limit, timer.signal).then(
      () => controller.abort(timeout()),
      () => undefined,
    );
    try {
      return await Promise.race([this.#exchange(call, attempt, controller.signal), ended]);
    } finally {
      timer.abort();
      outer.removeEventListener('abort', stop);
    }
  }

  async #exchange<Output>(call: Call<Output>, attempt: Attempt, signal: AbortSignal): Promise<Output> {
    const request = await this.#request(call, attempt, signal);
    signal.throwIfAborted();
    attempt.sent = true;
    let response: Response;
    let raw: string;
    try {
      response = await this.#fetch(request);
      attempt.slot?.readLimits(response.headers, response.ok);
      const read = await (this.#wire ? this.#wire.read(call.row, response, call.options) : this.#file(call, response));
      if (read) {
        call.options.onResponse?.(response.headers);
        return read.output;
      }
      raw = await response.text();
    } catch (cause) {
      signal.throwIfAborted();
      if (isStorefrontError(cause)) throw cause;
      throw new StorefrontError({
        type: 'connection',
        code: 'no-answer',
        message: `No answer arrived from ${new URL(request.url).origin}. If none ever does, check the address, its allowed origins and the page's connect-src.`,
        retryable: true,
        cause,
      });
    }
    const output = readAnswer(call.row, response, raw, this.#clock.now(), this.#wire);
    call.options.onResponse?.(response.headers);
    return output;
  }

  /** The answer of a row that gives files, read by what is loaded for it; undefined for other rows. */
  async #file<Output>({ row, options }: Call<Output>, response: Response): Promise<{ output: Output } | undefined> {
    if (row.answer !== 'file') return undefined;
    const { readFile } = await import('./wire/file-answer.js');
    const { idleTimeout = 15_000 } = this.#options;
    const parsed = row.response.safeParse(await readFile(response, { clock: this.#clock, idleTimeout, signal: options.signal }));
    return parsed.success ? { output: parsed.data } : undefined;
  }

  async #request(call: Call<unknown>, attempt: Attempt, signal: AbortSignal): Promise<Request> {
    const { row, prepared, trackId } = call;
    const { baseUrl, credential, headers: further, version } = this.#options;
    const authorization = credential && !row.anonymous ? await authorize(credential, attempt.rejected, signal) : undefined;
    attempt.token = authorization?.token;
    try {
      const headers = new Headers(further);
      headers.set('accept', 'application/json');
      headers.set('zuora-track-id', trackId);
      if (prepared.contentType) headers.set('content-type', prepared.contentType);
      if (prepared.contentEncoding) headers.set('content-encoding', prepared.contentEncoding);
      if (version) headers.set('zuora-version', version);
      if (attempt.key) headers.set('idempotency-key', attempt.key);
      for (const [name, value] of Object.entries({ ...call.headers, ...authorization?.headers })) headers.set(name, value);
      const body = prepared.body === undefined ? {} : { body: prepared.body };
      return new Request(prepared.url, { method: row.method, headers, signal, credentials: 'omit', redirect: 'error', ...body });
    } catch {
      // Without its cause, which quotes header values, and without a password before the host.
      throw new StorefrontError({
        type: 'configuration',
        code: 'request-invalid',
        message: `No request can be made for ${baseUrl.replace(/\/\/.*@/, '//')}: the baseUrl must be an absolute address such as https://shop.example/billing, and headers plain text.`,
      });
    }
  }
}

function timeout(): StorefrontError {
  return new StorefrontError({ type: 'timeout', code: 'timeout', message: 'The answer took too long.', retryable: true });
}

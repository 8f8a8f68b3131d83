import type { BillingWire } from './wire/billing-wire.js';
import type { CallOptions, ClientOptions, Clock } from './client.js';
import { abortReason, systemClock } from './transport/clock.js';
import { InvalidRequestError, isStorefrontError, StorefrontError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';
import type { CallSlot } from './transport/limiter.js';
import { evidenceFrom, outcomeUnknown } from './failures/outcome.js';
import { authorize } from './transport/authorization.js';
import { randomId } from './transport/random-id.js';
import { readAnswer } from './transport/read-answer.js';
import { refuseRedirect } from './transport/redirect.js';
import { invalidField, prepareRequest, type PreparedRequest } from './transport/request.js';
import { waitBeforeRetry } from './transport/retry.js';

/** Data of a call that stays the same for all attempts. */
interface Call<Output> {
  readonly row: Operation<unknown, Output>;
  readonly prepared: PreparedRequest;
  readonly options: CallOptions;
  readonly key: string | undefined;
  readonly trackId: string;
  /** Headers that only the billing API needs. */
  readonly headers: Readonly<Record<string, string>>;
  /** End of the call in milliseconds since 1970. No retry starts later. */
  readonly deadline: number;
}

/** Attempt of a call. */
interface Attempt {
  readonly key: string | undefined;
  /** Token that the previous attempt was rejected with. */
  readonly rejected: { token: string | undefined } | undefined;
  token?: string | undefined;
  slot?: CallSlot;
  sent: boolean;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Sends calls, retries them where this is safe, and reads responses. The only module that calls `fetch`, besides the gateway client. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #clock: Clock;
  readonly #wire: BillingWire | undefined;

  /** @param wire extensions for the billing API; undefined for the gateway */
  constructor(options: ClientOptions, wire?: BillingWire) {
    this.#options = options;
    this.#wire = wire;
    // Looks up the global `fetch` for each call, because pages and tests replace it. Calling `this.#fetch` with a stored `fetch` would throw.
    this.#fetch = options.fetch ?? ((request) => fetch(request));
    this.#clock = options.clock ?? systemClock;
  }

  async send<Input, Output>(row: Operation<Input, Output>, input: Input, options: CallOptions): Promise<Output> {
    const wire = this.#wire;
    const plain = prepareRequest(row, input, this.#options.baseUrl, wire?.encode);
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
        // An exception of the hook must not replace the error of the call.
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
    // The platform also stores failures by key, so a retry of a refused mutation needs a new key. A key that the caller passes never changes, because
    // a later call with it must return the stored outcome.
    let { key } = call;
    // True if an earlier attempt may have been applied, and no later response has made the outcome certain.
    let unknown = false;
    for (;;) {
      const attempt: Attempt = { key, rejected, sent: false };
      try {
        return await this.#inTurn(call, attempt, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isStorefrontError(error)) throw error;
        const evidence = evidenceFrom(error, attempt.sent);
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
        // The machine may have been suspended for longer than the wait.
        if (this.#clock.now() >= call.deadline) throw failure;
        if (evidence === 'refused' && key !== undefined && options.idempotencyKey === undefined) key = randomId();
      }
    }
  }

  /** Sends an attempt when the rate limits allow it. The wait counts toward the timeout of the call, not of the attempt. */
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

  /** Sends an attempt with its own timeout, which includes credential, headers and body. */
  async #attempt<Output>(call: Call<Output>, attempt: Attempt, outer: AbortSignal): Promise<Output> {
    outer.throwIfAborted();
    const limit = Math.min(this.#options.attemptTimeout ?? 15_000, call.deadline - this.#clock.now());
    const controller = new AbortController();
    const timer = new AbortController();
    const stop = (): void => controller.abort(abortReason(outer));
    outer.addEventListener('abort', stop, { once: true });
    // An injected `fetch` or credential may ignore the signal, so the signal itself ends the attempt.
    const ended = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(abortReason(controller.signal)), { once: true });
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
      await refuseRedirect(response, request.url);
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
        message: `No answer arrived from ${new URL(request.url).origin}.`,
        retryable: true,
        cause,
      });
    }
    const output = readAnswer(call.row, response, raw, this.#clock.now(), this.#wire);
    call.options.onResponse?.(response.headers);
    return output;
  }

  /** Reads the response of a file operation with a module that is loaded on demand. Undefined for other rows. */
  async #file<Output>({ row, options }: Call<Output>, response: Response): Promise<{ output: Output } | undefined> {
    if (row.answer !== 'file') return undefined;
    const { readFile } = await import('./wire/file-answer.js');
    const { idleTimeout = 15_000 } = this.#options;
    const parsed = row.response.safeParse(await readFile(response, { clock: this.#clock, idleTimeout, signal: options.signal }));
    return parsed.success ? { output: parsed.data } : undefined;
  }

  async #request(call: Call<unknown>, attempt: Attempt, signal: AbortSignal): Promise<Request> {
    const { row, prepared, trackId } = call;
    const { baseUrl, credential, headers: further, version, beforeSend } = this.#options;
    const authorization = credential && !row.anonymous ? await authorize(credential, attempt.rejected, signal) : undefined;
    attempt.token = authorization?.token;
    beforeSend?.(row);
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
      return new Request(prepared.url, { method: row.method, headers, signal, credentials: 'omit', redirect: 'manual', ...body });
    } catch {
      // Omits the cause, because it contains header values, and a password in the URL.
      throw new StorefrontError({
        type: 'configuration',
        code: 'request-invalid',
        message: `The request for ${baseUrl.replace(/\/\/.*@/, '//')} is invalid: baseUrl must be an absolute URL such as https://shop.example/billing, and headers must be ASCII text.`,
      });
    }
  }
}

function timeout(): StorefrontError {
  return new StorefrontError({ type: 'timeout', code: 'timeout', message: 'The response timed out.', retryable: true });
}

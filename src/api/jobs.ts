import type { ApiClient } from './client.js';
import { abortReason } from './transport/clock.js';
import { isStorefrontError, StorefrontError } from './errors.js';
import type { Operation } from './operations/operation.js';
import { retryAfter } from './transport/retry.js';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

export interface JobOptions<Output> {
  /** Returns true if the job has finished. */
  done: (answer: Output) => boolean;
  /** Returns true or an error message if the job has failed. Called before `done`. */
  failed?: (answer: Output) => boolean | string;
  /** Called with each response except the last. */
  onProgress?: (answer: Output) => void;
  signal?: AbortSignal;
  /** Milliseconds to wait for the job. Default: ten minutes. */
  timeout?: number;
}

/**
 * Polls a job until it finishes: after 1 s, 2 s, 4 s and so on, then every 10 s. `Retry-After` overrides these waits. Continues after
 * retryable errors.
 *
 * @param row read operation that returns the status of the job, for example `asyncJobs.get`
 * @returns the response for which `done` is true
 * @throws {StorefrontError} `api` with code `job-failed` and the response in `data`; `outcome-unknown` with code `job-timeout`: the job may
 * still complete
 */
export async function awaitJob<Input, Output>(
  client: Pick<ApiClient, 'call' | 'clock'>,
  row: Operation<Input, Output>,
  input: NoInfer<Input>,
  options: JobOptions<NoInfer<Output>>,
): Promise<Output> {
  if (row.retry !== 'safe') {
    throw new StorefrontError({
      type: 'configuration',
      code: 'not-a-read',
      message: `${row.name}: only a read can be polled.`,
    });
  }
  const outer = options.signal;
  outer?.throwIfAborted();
  const ended = new AbortController();
  const stop = (): void => ended.abort(outer && abortReason(outer));
  outer?.addEventListener('abort', stop, { once: true });
  const timer = new AbortController();
  client.clock.sleep(options.timeout ?? 600_000, timer.signal).then(
    () => ended.abort(timeout(row.name)),
    () => undefined,
  );
  try {
    return await poll(client, row, input, options, ended.signal);
  } finally {
    timer.abort();
    outer?.removeEventListener('abort', stop);
  }
}

async function poll<Input, Output>(
  client: Pick<ApiClient, 'call' | 'clock'>,
  row: Operation<Input, Output>,
  input: Input,
  { done, failed, onProgress }: JobOptions<Output>,
  signal: AbortSignal,
): Promise<Output> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    let asked: number | undefined;
    const onResponse = (headers: Headers): void => void (asked = retryAfter(headers, client.clock.now()));
    try {
      const answer = await client.call<Input, Output>(row, input, { signal, onResponse });
      const failure = failed?.(answer) ?? false;
      if (failure !== false) throw jobFailed(row.name, failure, answer);
      if (done(answer)) return answer;
      onProgress?.(answer);
    } catch (error) {
      signal.throwIfAborted();
      if (!isStorefrontError(error) || !error.retryable) throw error;
      asked = error.retryAfter;
    }
    await client.clock.sleep(Math.max(FIRST_WAIT, asked ?? wait), signal);
  }
}

function jobFailed(operation: string, reason: string | true, data: unknown): StorefrontError {
  const message = reason === true ? 'the job has failed' : reason;
  return new StorefrontError({ type: 'api', code: 'job-failed', message: `${operation}: ${message}`, data });
}

function timeout(operation: string): StorefrontError {
  return new StorefrontError({
    type: 'outcome-unknown',
    code: 'job-timeout',
    message: `${operation}: the job did not end before the timeout. It may still complete: poll it again later.`,
    retryable: true,
  });
}

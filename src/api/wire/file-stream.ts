import type { Clock } from '../client.js';
import { abortReason } from '../transport/clock.js';
import { StorefrontError } from '../errors.js';

interface FileStreamOptions {
  readonly clock: Clock;
  /** Milliseconds without a byte after which a pending read fails. */
  readonly idleTimeout: number;
  /** Expected number of bytes, if known. */
  readonly size: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Returns the bytes of a response and fails if the stream is incomplete or stalls. Reads the source only on demand. */
export function watchedStream(source: ReadableStream<Uint8Array>, options: FileStreamOptions): ReadableStream<Uint8Array> {
  const { clock, idleTimeout, size, signal } = options;
  const reader = source.getReader();
  let received = 0;
  let ended = false;
  let end: (reason: Error | undefined) => void = () => undefined;

  const next = async (): Promise<Uint8Array | undefined> => {
    const timer = new AbortController();
    const idle = clock.sleep(idleTimeout, timer.signal).then(() => {
      throw new StorefrontError({ type: 'timeout', code: 'idle', message: 'The download of the file stalled.', retryable: true });
    });
    // The promise also rejects when the timer is canceled, which is not an error.
    idle.catch(() => undefined);
    try {
      const { done, value } = await Promise.race([reader.read(), idle]);
      return done ? undefined : value;
    } finally {
      timer.abort();
    }
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stop = (): void => end(signal && abortReason(signal));
        end = (reason) => {
          if (ended) return;
          ended = true;
          signal?.removeEventListener('abort', stop);
          if (!reason) return;
          controller.error(reason);
          reader.cancel(reason).catch(() => undefined);
        };
        signal?.addEventListener('abort', stop, { once: true });
      },
      async pull(controller) {
        let chunk: Uint8Array | undefined;
        try {
          chunk = await next();
        } catch (cause) {
          end(cause instanceof StorefrontError ? cause : brokenOff(received, size, cause));
          return;
        }
        if (ended) return;
        if (chunk) {
          received += chunk.byteLength;
          controller.enqueue(chunk);
        } else if (size !== undefined && received < size) {
          end(brokenOff(received, size));
        } else {
          end(undefined);
          controller.close();
        }
      },
      cancel(reason) {
        end(undefined);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function brokenOff(received: number, size: number | undefined, cause?: unknown): StorefrontError {
  return new StorefrontError({
    type: 'connection',
    code: 'truncated',
    message: `The download ended after ${received} bytes${size === undefined ? '' : ` of ${size}`}.`,
    retryable: true,
    ...(cause === undefined ? {} : { cause }),
  });
}

import { abortReason } from '../../api/transport/clock.js';

/**
 * Reads a body as UTF-8 text. Counts the received bytes and ignores Content-Length, which may be missing or wrong. Returns undefined if
 * there are more than `maxBytes`.
 * @param signal ends the read with its reason, even if the stream stays silent
 * @throws {TypeError} if the body is not UTF-8 or the stream fails
 */
export async function readTextUpTo(maxBytes: number, body: ReadableStream<Uint8Array>, signal?: AbortSignal): Promise<string | undefined> {
  const reader = body.getReader();
  const ended = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(abortReason(signal));
      reader.cancel().catch(() => undefined);
    });
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), ended]);
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Text of a body: bytes as they come, counted, so that neither a missing nor a wrong Content-Length matters. Undefined if there are more than
 * `maxBytes`.
 * @throws {TypeError} it is no UTF-8, or it broke off
 */
export async function readTextUpTo(maxBytes: number, body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

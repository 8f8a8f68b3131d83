/** Returns a random id of 128 bits as 32 hexadecimal digits. Does not use `crypto.randomUUID`, which is not available in pages without HTTPS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

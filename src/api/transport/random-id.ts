/** Returns a random id of 128 bits as 32 hexadecimal digits. Not `crypto.randomUUID`, which pages without HTTPS do not have. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

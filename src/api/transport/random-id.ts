/** A random id of 128 bits in 32 hexadecimal digits. `crypto.randomUUID` is missing in pages without https, so it is not used. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const encoder = new TextEncoder();

/** SHA-256 of a text's UTF-8 bytes. Anybody can recompute it from the text. */
export async function plainSha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** SHA-256 of several parts. The length of each part is hashed too, so that `('ab', 'c')` and `('a', 'bc')` differ. */
export async function sha256(...parts: readonly string[]): Promise<Uint8Array> {
  const bytes = encoder.encode(parts.map((part) => `${part.length}:${part}`).join('|'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** Lower-case hex of {@link sha256}. */
export async function sha256Hex(...parts: readonly string[]): Promise<string> {
  return Array.from(await sha256(...parts), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time, so that the duration does not reveal where the bytes differ. */
export function equalsInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  left.forEach((byte, index) => {
    difference |= byte ^ (right[index] ?? 0);
  });
  return difference === 0;
}

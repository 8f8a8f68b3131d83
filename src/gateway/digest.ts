const encoder = new TextEncoder();

/** SHA-256 of a text's UTF-8 bytes, as anybody can make it again. */
export async function plainSha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** SHA-256 of parts that are kept apart, whatever they contain. */
export async function sha256(...parts: readonly string[]): Promise<Uint8Array> {
  const bytes = encoder.encode(parts.map((part) => `${part.length}:${part}`).join('|'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** Lower-case hex of {@link sha256}. */
export async function sha256Hex(...parts: readonly string[]): Promise<string> {
  return Array.from(await sha256(...parts), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True if both are the same, in a time that does not depend on where they differ. */
export function equalsInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  left.forEach((byte, index) => {
    difference |= byte ^ (right[index] ?? 0);
  });
  return difference === 0;
}

/** JSON with sorted keys and without absent values: the same text for the same data. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

import { expect } from 'vitest';

/** Matches any text that contains `part`. Vitest's own matcher, typed `unknown` for use in expected values. */
export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

/** Matches any text that fits the pattern. */
export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

import { expect } from 'vitest';

/** Any text that holds `part`; Vitest's own matcher, typed as what it stands for in an expected value: unknown. */
export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

/** Any text that fits the pattern. */
export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

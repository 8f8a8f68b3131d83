import { waitUntil as poll } from '@open-wc/testing';

/** Waits until the predicate is true. Allows enough time for a busy machine. */
export function waitUntil(...[predicate, message, options]: Parameters<typeof poll>): Promise<void> {
  return poll(predicate, message, { timeout: 25_000, ...options });
}

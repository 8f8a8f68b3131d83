import { waitUntil as poll } from '@open-wc/testing';

/** Waits for what a person would see, with time enough on a machine that does other things too. */
export function waitUntil(...[predicate, message, options]: Parameters<typeof poll>): Promise<void> {
  return poll(predicate, message, { timeout: 25_000, ...options });
}

/** What is previewed is what is billed, over histories of accounts; see lives.ts. */
import { expect, it } from 'vitest';
import { byDepth } from '../examples.js';
import type { Mode } from '../reference/description.js';
import { liveIn, type Outcome } from './lives.js';

const MODES: readonly Mode[] = ['actual', 'thirty', 'none'];
/** Days before the month's end, in a common and in a leap year: orders of the 29th, 30th and 31st. */
const STARTS = ['2027-01-29', '2028-01-28', '2026-12-30'];
const MOST_SHOWN = 3;
/** On a machine that does much else. */
const LONGEST = 600_000;

/** Histories in each of three sandboxes. A history takes about half a second. */
export const FEW = byDepth({ change: 6, ci: 6, deep: 30 });
/** Histories in each of the twenty sandboxes of the long suites. */
export const MANY = byDepth({ change: 0, ci: 4, deep: 100 });

/**
 * @param count histories of each sandbox
 * @param seeds of the sandboxes, each with a catalog of its own
 */
export function previewSuite(seeds: readonly number[], count: number): void {
  it.each(seeds)(`previews ${count} histories as they are billed, seed %i`, { timeout: LONGEST }, async (seed) => {
    const mode = MODES[seed % MODES.length] ?? 'actual';
    const outcome: Outcome = await liveIn(seed, count, mode, STARTS[seed % STARTS.length] ?? '2027-01-29');
    const { differences, changes, orders, compared, documents } = outcome;
    const counts = [...orders].map(([what, times]) => `${what} ${times}`).join(', ');
    console.log(
      `seed ${seed}, ${mode}: ${count} histories, ${documents.length} documents, ${compared} bills and lines compared\n  ${counts}`,
    );
    // Each history is an account's; what was ordered until then stands in the message.
    expect(differences.slice(0, MOST_SHOWN)).toEqual([]);
    expect(changes).toHaveLength(count);
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(3);
  });
}

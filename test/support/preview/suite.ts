/** Tests that bills match their previews over randomized account histories; see run-histories.ts. */
import { expect, it } from 'vitest';
import { byDepth } from '../examples.js';
import type { Mode } from '../reference/description.js';
import { runHistories, type Outcome } from './run-histories.js';

const MODES: readonly Mode[] = ['actual', 'thirty', 'none'];
/** First days of the runs. Near the end of a month, so that orders fall on the 29th, 30th and 31st, in common years and a leap year. */
const STARTS = ['2027-01-29', '2028-01-28', '2026-12-30'];
const MAX_SHOWN = 3;
/** Timeout in milliseconds, long enough for a busy machine. */
const TIMEOUT = 600_000;

/** Number of histories in each of three sandboxes. A history takes about half a second. */
export const FEW = byDepth({ change: 3, ci: 4, deep: 30 });
/** Number of histories in each of the twenty sandboxes of the long suites. */
export const MANY = byDepth({ change: 0, ci: 3, deep: 100 });

/**
 * @param count number of histories in each sandbox
 * @param seeds one seed for each sandbox, from which its catalog and histories are generated
 */
export function previewSuite(seeds: readonly number[], count: number): void {
  it.each(seeds)(`previews match the bills of ${count} histories, seed %i`, { timeout: TIMEOUT }, async (seed) => {
    const mode = MODES[seed % MODES.length] ?? 'actual';
    const outcome: Outcome = await runHistories(seed, count, mode, STARTS[seed % STARTS.length] ?? '2027-01-29');
    const { differences, changes, orders, compared, documents } = outcome;
    const counts = [...orders].map(([what, times]) => `${what} ${times}`).join(', ');
    console.log(
      `seed ${seed}, ${mode}: ${count} histories, ${documents.length} documents, ${compared} bills and lines compared\n  ${counts}`,
    );
    // If this fails: `source` in the output lists all orders of the account so far.
    expect(differences.slice(0, MAX_SHOWN)).toEqual([]);
    expect(changes).toHaveLength(count);
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(3);
  });
}

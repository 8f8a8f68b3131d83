/** Tests that no sequence of moves undercuts the least bill; see least-bill.ts. */
import { describe, expect, it } from 'vitest';
import { byFullDepth } from '../examples.js';
import { MOVES, playGame } from './adversary.js';
import { KNOWN_HOLES } from './known-holes.js';
import { readPriceList, type DemoTenantName } from './price-list.js';
import { shorten } from './shorten.js';
import { amountReceived } from './takings.js';
import { isUndercut, replay } from './world.js';

/** Sequences of one tenant: 300 in `.ci/run`, 5,000 in `test:deep`, of both tenants. */
const SEQUENCES = byFullDepth({ change: 2, ci: 150, deep: 2_500 });
/** Sequences that share a world, so that they share its catalog and its bill runs. */
const TOGETHER = 150;
const MAX_SHOWN = 3;
const TIMEOUT = 3_600_000;

/** Seed of the first world. The same in each run, except in `npm run test:deep`. Set ADVERSARY_SEED to repeat a run. */
const SEED = Number(process.env['ADVERSARY_SEED'] ?? byFullDepth({ change: 1, ci: 1, deep: Math.floor(Math.random() * 1e9) }));

export function adversarySuite(tenant: DemoTenantName): void {
  describe(`least bill of ${tenant}, seed ${SEED}`, () => {
    it('is not undercut by sequences that once did', { timeout: TIMEOUT }, async () => {
      const prices = await readPriceList(tenant);
      const names = Object.keys(KNOWN_HOLES[tenant]);
      const verdicts = await replay(prices, Object.values(KNOWN_HOLES[tenant]));
      const undercut = verdicts.flatMap((verdict, index) => {
        return isUndercut(verdict) ? [`${names[index]}: received ${amountReceived(verdict.takings)}, least bill ${verdict.least}`] : [];
      });
      expect(verdicts).toHaveLength(names.length);
      expect(undercut).toEqual([]);
    });

    const worlds = Array.from({ length: Math.ceil(SEQUENCES / TOGETHER) }, (_, index) => SEED + index);
    it.each(worlds)('is not undercut in world %i', { timeout: TIMEOUT }, async (seed) => {
      const prices = await readPriceList(tenant);
      const { verdicts, outcomes } = await playGame(prices, Math.min(TOGETHER, SEQUENCES), seed);
      const undercut = verdicts.filter(isUndercut);
      console.log(`${tenant} ${seed}: ${verdicts.length} accounts, ${undercut.length} undercut. ${[...outcomes].sort().join('; ')}`);
      const shown: string[] = [];
      for (const verdict of undercut.slice(0, MAX_SHOWN)) shown.push(await shorten(prices, verdict));
      expect(shown).toEqual([]);
      const moves = verdicts.map(({ player }) => player.played.filter(({ move }) => move.kind !== 'wait').length);
      expect(Math.min(...moves)).toBeGreaterThanOrEqual(MOVES);
    });
  });
}

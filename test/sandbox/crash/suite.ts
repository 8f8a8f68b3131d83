import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byFullDepth } from '../../support/examples.js';
import { crash, type Findings } from './cycles.js';
import { FAULTS, type Fault } from './faults.js';

/** Storage of a sandbox: a folder or a database. */
export interface SandboxStorage {
  address: string;
  remove(): Promise<void>;
}

/** Kills of a sandbox without a fault. A kill and the checks after it take about two seconds. */
const CYCLES = byFullDepth({ change: 0, ci: 10, deep: 100 });
/** Printed, so that a run can be repeated with `CRASH_SEED=<number>`. */
const SEED = Number(process.env['CRASH_SEED'] ?? Math.floor(Math.random() * 1_000_000_000));

const wrong = ({ lost, partial, twice, replays }: Findings) => ({ lost, partial, twice, replays });
const NOTHING = { lost: [], partial: [], twice: [], replays: [] };
const counts = ({ cycles, answered, unanswered, committed }: Findings) =>
  `${cycles} kills; ${answered} calls answered, ${unanswered} running at a kill, ${committed} of these committed`;

/** Kind of violation that the audit must find for each fault. */
const CAUGHT: Readonly<Record<Fault, 'lost' | 'partial' | 'twice'>> = {
  'reply-before-commit': 'lost',
  'split-transaction': 'partial',
  'no-idempotency-row': 'twice',
};

/** Tests that killed sandboxes neither lose nor duplicate data, and that the audit finds planted faults. */
export function crashSuite(title: string, open: () => Promise<SandboxStorage>): void {
  describe(`${title}, killed while clients sign up, order and pay (seed ${SEED})`, () => {
    let place: SandboxStorage;
    beforeAll(async () => {
      place = await open();
    });
    afterAll(() => place.remove());

    it(`keeps acknowledged changes, all or nothing, and each key once: ${CYCLES} kills`, async () => {
      const found = await crash({ storage: place.address, cycles: CYCLES, seed: SEED });
      console.log(`${title}: ${counts(found)}`);
      expect(wrong(found)).toEqual(NOTHING);
      expect(found.cycles).toBe(CYCLES);
      // With fewer interrupted calls, or none that was already committed, the test would prove nothing.
      expect(found.unanswered).toBeGreaterThan(CYCLES);
      expect(found.committed).toBeGreaterThan(0);
    });
  });

  it.each(FAULTS)(`${title}: finds the fault %s`, async (fault) => {
    const place = await open();
    try {
      const kind = CAUGHT[fault];
      const found = await crash({ storage: place.address, cycles: 20, seed: SEED, fault, enough: (so) => so[kind].length > 0 });
      console.log(`${title}, ${fault}: ${kind} after ${counts(found)}: ${found[kind].slice(0, 3).join('; ')}`);
      expect(found[kind]).not.toEqual([]);
    } finally {
      await place.remove();
    }
  });
}

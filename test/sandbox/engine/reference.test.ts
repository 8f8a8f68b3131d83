import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engineRuns } from '../../support/billing/engine-runs.js';
import { MODELS } from '../../support/billing/charges.js';
import { account } from '../../support/billing/histories.js';
import { examples } from '../../support/examples.js';
import { billRuns } from '../../support/reference/bills.js';
import type { Account, Charge, Line, Mode, Run } from '../../support/reference/description.js';
import { modeOf } from '../../support/reference/periods.js';

/** Number of random accounts, and the seed that generates them. REFERENCE_RUNS and REFERENCE_SEED override both. */
const RUNS = Number(process.env['REFERENCE_RUNS'] ?? examples(5_000));
const SEED = Number(process.env['REFERENCE_SEED'] ?? 20_270_131);
const MIN_BILLED = examples(50);
const MODES: readonly Mode[] = ['actual', 'thirty', 'none'];

const keyOf = (line: Line): string => [line.kind, line.charge, line.reduces ?? '', line.from, line.through, line.amount].join(' ');
const isZero = ({ amount }: Line): boolean => !/[1-9]/.test(amount);

/** Returns the lines of each bill run for comparison: sorted, without lines of zero. */
const comparable = (runs: readonly Run[]) =>
  runs.map(({ day, lines }) => ({
    day,
    lines: lines
      .filter((line) => !isZero(line))
      .map(keyOf)
      .sort(),
  }));

const chargesOf = ({ subscriptions, steps }: Account): Charge[] =>
  [...subscriptions.flatMap(({ plans }) => plans), ...steps.flatMap((step) => (step.kind === 'add' ? step.plan : []))].flatMap(
    ({ charges }) => charges,
  );

it(`bills like the reference calculator over ${RUNS} random account histories`, { timeout: 600_000 }, () => {
  const seen = new Map<string, number>();
  let [lines, credits] = [0, 0];
  fc.assert(
    fc.property(account, (history) => {
      const expected = billRuns(history);
      const every = expected.flatMap((run) => run.lines);
      for (const charge of chargesOf(history)) {
        if (!every.some((line) => line.charge === charge.id)) continue;
        const key = `${charge.pricing.model} ${modeOf(history, charge)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      lines += every.length;
      credits += every.filter(({ kind }) => kind === 'credit').length;
      expect(comparable(engineRuns(history))).toEqual(comparable(expected));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const counts = MODELS.map((model) => [model, ...MODES.map((mode) => `${mode} ${seen.get(`${model} ${mode}`) ?? 0}`)].join('  '));
  console.log([`seed ${SEED}, ${RUNS} accounts, ${lines} lines of which ${credits} credits; charges billed:`, ...counts].join('\n  '));
  for (const model of MODELS)
    for (const mode of MODES) expect(seen.get(`${model} ${mode}`), `${model} ${mode}`).toBeGreaterThanOrEqual(MIN_BILLED);
});

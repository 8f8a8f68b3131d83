/** Depths of a test run, which set the number of random examples. `npm run test:ci` and `npm run test:deep` set TEST_DEPTH. */
const DEPTHS = ['change', 'ci', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

const depth: Depth = DEPTHS.find((name) => name === process.env['TEST_DEPTH']) ?? 'change';

/** On Postgres, `npm run test:ci` uses the lower numbers, because it tries the higher ones on the embedded database. */
const reducedDepth: Depth = process.env['SERVER_SUITES'] !== undefined && depth === 'ci' ? 'change' : depth;

/** Returns the value for the depth of this run: `change` in `npm test`, `ci` in `npm run test:ci`, `deep` in `npm run test:deep`. */
export const byDepth = <Value>(values: Readonly<Record<Depth, Value>>): Value => values[reducedDepth];

/** Like `byDepth`, but with the higher numbers on Postgres too. For tests whose result depends on the database. */
export const byFullDepth = <Value>(values: Readonly<Record<Depth, Value>>): Value => values[depth];

/** Returns the number of examples for a fast test: `all` in `npm run test:deep`, a quarter in `npm run test:ci`, a tenth in `npm test`. */
export const examples = (all: number): number => Math.ceil(all / byDepth({ change: 10, ci: 4, deep: 1 }));

/** Number of examples for fast-check properties that do not set their own. */
export const propertyRuns = byDepth({ change: 100, ci: 500, deep: 20_000 });

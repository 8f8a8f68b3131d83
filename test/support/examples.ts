/** How many examples a run tries. `npm run test:ci` and `npm run test:deep` set TEST_DEPTH. */
const DEPTHS = ['change', 'ci', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const depth: Depth = DEPTHS.find((name) => name === process.env['TEST_DEPTH']) ?? 'change';

/** Returns the value for this run: `change` in `npm test`, `ci` in `npm run test:ci`, `deep` in `npm run test:deep`. */
export const byDepth = <Value>(values: Readonly<Record<Depth, Value>>): Value => values[depth];

/** Number of examples for a cheap property: a tenth of `all` in `npm test`, a quarter in `npm run test:ci`. */
export const examples = (all: number): number => Math.ceil(all / byDepth({ change: 10, ci: 4, deep: 1 }));

/** Examples for each property of fast-check that sets no number of its own. */
export const propertyRuns = byDepth({ change: 100, ci: 500, deep: 20_000 });

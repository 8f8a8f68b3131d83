import fc from 'fast-check';

/** The longer lanes try many more examples of each property; see scripts/lanes.mjs. */
const runs = process.env.PROPERTY_RUNS;
if (runs !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(runs) });

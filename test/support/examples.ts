/** True in the lanes of `npm run test:ci` and `npm run test:deep`. */
export const isLongRun = process.env['LONG_SUITES'] !== undefined;

/** Number of examples for a property: all of them in the longer lanes, a tenth in `npm test`. */
export const examples = (all: number): number => (isLongRun ? all : all / 10);

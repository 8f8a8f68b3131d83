import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{api,store,gateway,sandbox,package,support}/**/*.test.ts'],
    // Suites that take minutes run in `npm run test:ci`.
    exclude: [...configDefaults.exclude, ...(process.env.LONG_SUITES === undefined ? ['**/*.long.test.ts'] : [])],
    setupFiles: ['test/support/property-runs.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: process.env.LONG_SUITES === undefined ? 30_000 : 600_000,
    hookTimeout: 60_000,
  },
});

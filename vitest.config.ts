import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const long = process.env.LONG_SUITES !== undefined;
const postgres = process.env.POSTGRES_SUITES !== undefined;

export default defineConfig({
  resolve: {
    // The programs of the docs import the package by its name.
    alias: { 'storefront-elements/api': fileURLToPath(new URL('./src/api/index.ts', import.meta.url)) },
  },
  test: {
    include: ['test/{api,store,gateway,sandbox,package,support,contract,docs,golden}/**/*.test.ts'],
    // Suites that take minutes run in `npm run test:ci`.
    exclude: [...configDefaults.exclude, ...(long ? [] : ['**/*.long.test.ts']), ...(postgres ? [] : ['**/*.postgres.test.ts'])],
    setupFiles: ['test/support/property-runs.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: long || postgres ? 600_000 : 120_000,
    hookTimeout: 60_000,
  },
});

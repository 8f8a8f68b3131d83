import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const long = process.env.LONG_SUITES !== undefined;
const postgres = process.env.POSTGRES_SUITES !== undefined;

/** Files that put other modules in the place of ours, which those after them in the same process would get as well. */
const replacingModules = ['test/api/cdn-guards.test.ts'];

// Suites that take minutes run in `npm run test:ci`.
const exclude = [...configDefaults.exclude, ...(long ? [] : ['**/*.long.test.ts']), ...(postgres ? [] : ['**/*.postgres.test.ts'])];

export default defineConfig({
  resolve: {
    // The programs of the docs import the package by its name.
    alias: { 'storefront-elements/api': fileURLToPath(new URL('./src/api/index.ts', import.meta.url)) },
  },
  test: {
    setupFiles: ['test/support/property-runs.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: long || postgres ? 600_000 : 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/{api,store,gateway,sandbox,package,support,contract,docs,golden}/**/*.test.ts'],
          exclude: [...exclude, ...replacingModules],
          // Reading sandbox and gateway anew for each file would take a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: replacingModules, exclude } },
    ],
  },
});

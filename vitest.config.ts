import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { generate } from './scripts/generate.mjs';

generate();

const servers = process.env.SERVER_SUITES !== undefined;
const long = process.env.TEST_DEPTH !== undefined && !servers;

const imports = 'test/package/imports.test.ts';

/** Tests that do not depend on the database server: they use no database, or test the files of the embedded database. */
const sameOnAnyServer = ['test/sandbox/{engine,files}/**', 'test/sandbox/database/{durability.long,migrate.long,lock,parsers}.test.ts'];

// Suites that take minutes run in `npm run test:ci`.
const exclude = [
  ...configDefaults.exclude,
  ...(long ? [] : ['**/*.long.test.ts']),
  ...(servers ? sameOnAnyServer : ['**/*.{postgres,servers}.test.ts']),
];

/** Files that start first, longest first. Otherwise, such a file may start last and run alone while the other core is idle. */
const longest = [/\/adversary-/, /\/crash\//, /many-invoices\.long/, /\.(?:long|postgres|servers)\.test/];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

interface ProjectOptions {
  not?: readonly string[];
  isolate?: boolean;
  setupFiles?: string[];
}

function project(name: string, include: string[], { not = [], isolate = true, setupFiles = [] }: ProjectOptions = {}) {
  return { extends: true as const, test: { name, include, exclude: [...exclude, ...not], isolate, setupFiles } };
}

export default defineConfig({
  resolve: {
    // Example programs in the docs import the package by its name.
    alias: { 'storefront-elements/api': fileURLToPath(new URL('./src/api/index.ts', import.meta.url)) },
  },
  test: {
    setupFiles: ['test/support/property-runs.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: long || servers ? 600_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One project per lane of `npm test`. `isolate: false` saves a third of the time, because files share the loaded sandbox and gateway.
    projects: [
      project('unit', ['test/{api,store,gateway,server,cli,sandbox,support,contract,docs,golden}/**/*.test.ts'], {
        isolate: false,
        setupFiles: ['test/support/steady-day.ts'],
      }),
      project('imports', [imports]),
      project('package', ['test/package/**/*.test.ts'], { not: [imports], isolate: false }),
    ],
  },
});

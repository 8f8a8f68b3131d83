/** The lanes of the test run: what each starts, and how its counts are read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { longInFirefox } from './long-in-firefox.mjs';
import { typeChecks } from './types.mjs';

/**
 * @typedef {{ passed: number, failed: number, engines?: Record<string, number> }} Counts `engines`: tests executed by each
 * @typedef {{ command: string, args: string[], env?: Record<string, string> }} Step
 * @typedef {{ projectName: string, status: string, results: unknown[] }} PlaywrightTest
 * @typedef {{ suites?: PlaywrightSuite[], specs?: { tests: PlaywrightTest[] }[] }} PlaywrightSuite
 * @typedef {object} Lane
 * @property {string} name
 * @property {string} title what it checks
 * @property {number} cores how many of two cores it keeps busy; lanes overlap while both are not used up
 * @property {readonly import('./browsers.mjs').Engine[]} [engines] each must have executed tests
 * @property {(countsFile: string) => Step[]} steps run one after the other until one fails
 * @property {(countsFile: string) => Counts} [counts] without it, each step counts as one check
 */

const node = process.execPath;
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string[]} filters
 * @param {string} countsFile
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function vitest(filters, countsFile, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${countsFile}`];
  return { command: node, args: [bin('vitest/vitest.mjs'), 'run', ...filters, ...reporters], env };
}

/** @returns {Counts} */
function vitestCounts(/** @type {string} */ file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = read(file);
  // A file that cannot be loaded has no tests; a skipped test has not passed.
  const broken = numFailedTests === 0 ? numFailedTestSuites : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken + numPendingTests + numTodoTests };
}

/** @returns {Counts} */
function webTestRunnerCounts(/** @type {string} */ file) {
  /** @type {import('./component-tests-reporter.mjs').ComponentTest[]} */
  const tests = read(file);
  /** @type {Record<string, number>} */
  const engines = {};
  for (const { engine } of tests) engines[engine] = (engines[engine] ?? 0) + 1;
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed, engines };
}

/** @returns {Counts} */
function playwrightCounts(/** @type {string} */ file) {
  /** @type {Counts & { engines: Record<string, number> }} */
  const counts = { passed: 0, failed: 0, engines: {} };
  /** @param {PlaywrightSuite} suite */
  const walk = (suite) => {
    for (const { tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        counts[status === 'expected' ? 'passed' : 'failed'] += 1;
        if (results.length > 0) counts.engines[projectName] = (counts.engines[projectName] ?? 0) + 1;
      }
    }
    suite.suites?.forEach(walk);
  };
  const report = read(file);
  walk(report);
  if (counts.failed === 0) counts.failed = report.errors.length;
  return counts;
}

/** @param {readonly import('./browsers.mjs').Engine[]} engines @returns {Lane} */
function components(engines) {
  return {
    name: 'components',
    title: `elements in ${engines.join(', ')}`,
    // Pages wait for frames and answers: three at once leave room for a compiler beside them.
    cores: 1,
    engines,
    steps: (countsFile) => [
      { command: node, args: ['scripts/components.mjs', '--engines', engines.join(',')], env: { TESTS_FILE: countsFile } },
    ],
    counts: webTestRunnerCounts,
  };
}

/** Test files with more examples in the longer lanes, and test files that only run there. */
function longSuites() {
  const suites = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('test', name))
    .filter((name) => name.endsWith('.test.ts') && !/^test.(components|e2e)|\.postgres\.test\.ts$/.test(name));
  const hasMore = /from '(fast-check|.*\/support\/(examples|preview\/suite)\.js)'/;
  return suites.filter((name) => name.endsWith('.long.test.ts') || hasMore.test(readFileSync(join(root, name), 'utf8')));
}

/** @param {string} name @param {string} runs examples for each property @returns {Lane} */
function long(name, runs) {
  return {
    name,
    title: `longer suites, ${runs} examples for each property`,
    cores: 2,
    steps: (countsFile) => [vitest(longSuites(), countsFile, { LONG_SUITES: '1', PROPERTY_RUNS: runs })],
    counts: vitestCounts,
  };
}

/**
 * The engine's suite on a real server instead of the embedded database, and what needs several processes on one database.
 *
 * @type {Lane}
 */
const postgres = {
  name: 'postgres',
  title: 'the sandbox on a Postgres server of its own',
  cores: 2,
  steps: (countsFile) => {
    const { command, args } = vitest(['test/sandbox'], countsFile);
    return [{ command: node, args: ['scripts/postgres.mjs', '--', command, ...args], env: { POSTGRES_SUITES: '1' } }];
  },
  counts: vitestCounts,
};

/**
 * Too long for every landing: there each element gets its two thousand from the engines together.
 *
 * @type {Lane}
 */
const hostile = {
  name: 'hostile',
  title: '2,000 hostile answers into each element, in every engine',
  cores: 2,
  engines: ['chromium', 'firefox', 'webkit'],
  steps: (countsFile) => [
    {
      command: node,
      args: ['scripts/components.mjs', 'test/components/hostile-*.test.ts'],
      env: { TESTS_FILE: countsFile, LONG_SUITES: '1' },
    },
  ],
  counts: webTestRunnerCounts,
};

/**
 * Walks over all stories in Chromium, which every change sees in one look each.
 *
 * @param {'three' | 'every'} looks
 * @param {string} title
 * @returns {Lane}
 */
const walk = (looks, title) => ({
  name: `states-${looks}`,
  title,
  cores: 2,
  engines: ['chromium'],
  steps: (countsFile) => [
    { command: node, args: ['scripts/build.mjs', '--changed'] },
    {
      command: node,
      args: [bin('@playwright/test/cli.js'), 'test', 'test/e2e/states.test.ts', '--project=chromium'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: countsFile, LOOKS: looks },
    },
  ],
  counts: playwrightCounts,
});

const inThreeLooks = walk('three', 'each state of each element with each value of a look');
const inEveryLook = walk('every', 'each state of each element in every combination of looks');

/**
 * What every change sees in Chromium only, and what only Chromium can tell.
 *
 * @type {readonly Lane[]}
 */
const engineWalks = [
  {
    name: 'leaks',
    title: 'what is left of each element that was shown and taken away a hundred times',
    cores: 2,
    engines: ['chromium'],
    steps: (countsFile) => [
      { command: node, args: ['scripts/build.mjs', '--changed'] },
      {
        command: node,
        args: [bin('@playwright/test/cli.js'), 'test', 'test/e2e/leaks.test.ts', '--project=chromium'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: countsFile, LONG_SUITES: '1' },
      },
    ],
    counts: playwrightCounts,
  },
  {
    name: 'firefox',
    title: 'journeys, states, lost networks, themes and hosts in Firefox, which Chromium sees at every change',
    cores: 2,
    engines: ['firefox'],
    steps: (countsFile) => [
      { command: node, args: ['scripts/build.mjs', '--changed'] },
      {
        command: node,
        args: [bin('@playwright/test/cli.js'), 'test', ...longInFirefox, '--project=firefox'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: countsFile, LONG_SUITES: '1' },
      },
    ],
    counts: playwrightCounts,
  },
];

/**
 * The elements first, so that what keeps one core busy runs beside them.
 *
 * @type {readonly Lane[]}
 */
const every = [
  components(['chromium', 'firefox', 'webkit']),
  {
    name: 'types',
    title: 'TypeScript: browser, server, end-to-end tests, scripts',
    cores: 1,
    steps: () => typeChecks,
  },
  {
    name: 'lint',
    title: 'ESLint and formatting',
    cores: 1,
    steps: (countsFile) => [{ command: node, args: ['scripts/lint.mjs', '--counts', countsFile] }],
    counts: read,
  },
  {
    name: 'imports',
    title: 'the table of allowed imports',
    cores: 1,
    steps: (countsFile) => [vitest(['--project=imports'], countsFile)],
    counts: vitestCounts,
  },
  {
    name: 'package',
    title: 'the built package: exports, sizes, secrets',
    cores: 1,
    steps: (countsFile) => [{ command: node, args: ['scripts/build.mjs'] }, vitest(['--project=package'], countsFile)],
    counts: vitestCounts,
  },
  {
    name: 'unit',
    title: 'client, store, gateway, sandbox in Node.js',
    cores: 2,
    steps: (countsFile) => [vitest(['--project=unit', '--project=alone'], countsFile)],
    counts: vitestCounts,
  },
  {
    name: 'end-to-end',
    title: 'journeys on the running demo in Chromium and Firefox',
    cores: 2,
    engines: ['chromium', 'firefox'],
    steps: (countsFile) => [
      { command: node, args: ['scripts/build.mjs', '--changed'] },
      { command: node, args: [bin('@playwright/test/cli.js'), 'test'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: countsFile } },
    ],
    counts: playwrightCounts,
  },
];

const longer = [long('long', '2000'), postgres, inThreeLooks, ...engineWalks];
const deepest = [long('deep', '20000'), postgres, hostile, inEveryLook, ...engineWalks];
const all = [...new Set([...every, ...longer, ...deepest])];

export const laneNames = all.map(({ name }) => name);

/**
 * @param {{ quick?: boolean, long?: boolean, deep?: boolean, lane?: string[] }} options
 * @returns {readonly Lane[]}
 */
export function chooseLanes({ quick, long: onlyLong, deep, lane }) {
  if (lane) return all.filter(({ name }) => lane.includes(name));
  if (onlyLong) return longer;
  if (deep) return deepest;
  if (quick) return [components(['chromium']), ...every.filter(({ name }) => ['types', 'lint', 'imports', 'unit'].includes(name))];
  return every;
}

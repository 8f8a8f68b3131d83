/** Defines the lanes, which are groups of checks: the programs that each lane runs, the browsers it needs and the files it depends on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { componentResults, playwrightResults, vitestResults } from './lane-results.mjs';
import { typeCheck } from './types.mjs';

/**
 * @typedef {import('./browsers.mjs').Engine} Engine
 * @typedef {import('./lane-results.mjs').TestResult} TestResult
 * @typedef {{ command: string, args: string[], env?: Record<string, string> }} Step
 * @typedef {object} Lane
 * @property {string} name
 * @property {string} title
 * @property {1 | 2} cores number of cores that the lane keeps busy, of the two cores that lanes share
 * @property {readonly Engine[]} [engines] browsers; each must have run tests
 * @property {readonly string[]} inputs files and folders that the result depends on
 * @property {(report: string) => Step[]} steps run one after the other until one fails
 * @property {(report: string) => TestResult[]} [results] tests in the report; without it, each step counts as one test
 */

const node = process.execPath;
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'vite.config.ts',
];
const sources = ['src', 'demo', 'scripts', ...settings];

/**
 * @param {readonly string[]} filters
 * @param {string} report
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function vitest(filters, report, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: node, args: [bin('vitest/vitest.mjs'), 'run', ...filters, ...reporters], env };
}

/**
 * Returns the steps that build the package and run journeys on the demo.
 *
 * @param {readonly string[]} filters
 * @param {Record<string, string>} [env]
 * @returns {Lane['steps']}
 */
const playwright =
  (filters, env = {}) =>
  (report) => [
    { command: node, args: ['scripts/build.mjs', '--changed'] },
    {
      command: node,
      args: [bin('@playwright/test/cli.js'), 'test', ...filters],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    },
  ];

/** @param {(name: string) => boolean} isWanted @returns {string[]} */
const componentFiles = (isWanted) =>
  readdirSync(join(root, 'test/components'))
    .filter((name) => name.endsWith('.test.ts') && isWanted(name))
    .map((name) => `test/components/${name}`);
const isHostile = (/** @type {string} */ name) => name.startsWith('hostile-');

/**
 * @param {Pick<Lane, 'name' | 'title' | 'cores'>} lane
 * @param {readonly Engine[]} engines
 * @param {readonly string[]} files
 * @param {Record<string, string>} [env]
 * @returns {Lane}
 */
const components = (lane, engines, files, env = {}) => ({
  ...lane,
  engines,
  inputs: [...sources, 'test/components', 'test/support', 'wtr.config.mjs'],
  steps: (report) => [
    { command: node, args: ['scripts/components.mjs', '--engines', engines.join(','), ...files], env: { TESTS_FILE: report, ...env } },
  ],
  results: componentResults,
});

/** @type {Lane} */
const types = {
  name: 'types',
  title: 'TypeScript: browser, server, end-to-end tests, scripts',
  cores: 1,
  inputs: [...sources, 'test', 'bench', 'tsconfig.tools.json', 'playwright.config.ts', 'vitest.config.ts'],
  steps: () => [typeCheck],
};

/** @param {readonly string[]} options @returns {Lane} */
const lint = (options) => ({
  name: 'lint',
  title: 'ESLint and formatting',
  cores: 1,
  inputs: ['.'],
  steps: (report) => [{ command: node, args: ['scripts/lint.mjs', '--report', report, ...options] }],
  results: (report) => JSON.parse(readFileSync(report, 'utf8')),
});

/** @type {Lane} */
const imports = {
  name: 'imports',
  title: 'the table of allowed imports',
  cores: 1,
  inputs: [...sources, 'test', 'vitest.config.ts'],
  steps: (report) => [vitest(['--project=imports'], report)],
  results: vitestResults,
};

/** @type {Lane} */
const builtPackage = {
  name: 'package',
  title: 'the built package: exports, sizes, secrets',
  cores: 1,
  inputs: ['.'],
  steps: (report) => [{ command: node, args: ['scripts/build.mjs'] }, vitest(['--project=package'], report)],
  results: vitestResults,
};

/** @param {string} name @param {string} title @param {readonly string[]} filters @returns {Lane} */
const unit = (name, title, filters) => ({
  name,
  title,
  cores: 2,
  inputs: [...sources, 'test', 'docs', 'README.md', 'vitest.config.ts'],
  steps: (report) => [vitest(['--project=unit', ...filters], report)],
  results: vitestResults,
});

/** Returns the test files that run more examples in the longer lanes, and those that run only there. */
function longSuites() {
  const suites = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('test', name))
    .filter((name) => name.endsWith('.test.ts') && !/^test.(components|e2e)|\.(postgres|servers)\.test\.ts$/.test(name));
  const hasMore = /from '(fast-check|.*\/support\/(examples|preview\/suite)\.js)'/;
  return suites.filter((name) => name.endsWith('.long.test.ts') || hasMore.test(readFileSync(join(root, name), 'utf8')));
}

/** @param {string} name @param {'ci' | 'deep'} depth @param {string} title @returns {Lane} */
const long = (name, depth, title) => ({
  name,
  title,
  cores: 2,
  inputs: ['.'],
  steps: (report) => [vitest(longSuites(), report, { TEST_DEPTH: depth })],
  results: vitestResults,
});

/** @param {string} name @param {'ci' | 'deep'} depth @returns {Lane} */
const servers = (name, depth) => ({
  name,
  title: 'the sandbox and the sequences of the adversary on Postgres, and several gateways with Redis and Postgres',
  cores: 2,
  inputs: ['.'],
  steps: (report) => {
    const { command, args } = vitest(['test/sandbox', '.postgres.test.ts', '.servers.test.ts'], report);
    return [
      // A test runs the gateways of deploy/compose.yaml from the built package.
      { command: node, args: ['scripts/build.mjs', '--changed'] },
      { command: node, args: ['scripts/servers.mjs', '--', command, ...args], env: { SERVER_SUITES: '1', TEST_DEPTH: depth } },
    ];
  },
  results: vitestResults,
});

/** @param {string} name @param {string} title @param {readonly Engine[]} engines @param {Lane['steps']} steps @returns {Lane} */
const journeys = (name, title, engines, steps) => ({
  name,
  title,
  cores: 2,
  engines,
  inputs: ['.'],
  steps,
  results: playwrightResults,
});

const states = ['test/e2e/states.test.ts', '--project=chromium'];
const statesInThreeLooks = journeys(
  'states-three',
  'each state of each element with each value of a look',
  ['chromium'],
  playwright(states, { LOOKS: 'three' }),
);
const statesInEveryLook = journeys(
  'states-every',
  'each state of each element in every combination of looks',
  ['chromium'],
  playwright(states, { LOOKS: 'every' }),
);
const longJourneys = journeys(
  'long-journeys',
  'memory after an element was added and removed fifty times, and ten thousand invoices',
  ['chromium'],
  // Five workers, because mounting mostly waits for frames.
  playwright(['test/e2e/leaks.test.ts', 'test/e2e/many-invoices.test.ts', '--project=chromium', '--workers=5'], { TEST_DEPTH: 'ci' }),
);
const firefox = journeys('firefox', 'journeys on the running demo, in Firefox', ['firefox'], playwright(['--project=firefox']));

/** `npm test`. Lanes start in this order as cores become free. */
const everyChange = [
  components(
    { name: 'components', title: 'elements in Chromium', cores: 2 },
    ['chromium'],
    componentFiles((name) => !isHostile(name)),
  ),
  unit('unit', 'client, store, gateway and sandbox in Node.js', []),
  // The longest lanes with one core start first, so that both cores are busy until the last lane starts.
  lint([]),
  builtPackage,
  components(
    { name: 'hostile', title: '200 hostile answers for each element, in Chromium', cores: 1 },
    ['chromium'],
    componentFiles(isHostile),
  ),
  types,
  imports,
  journeys('end-to-end', 'journeys on the running demo, in Chromium', ['chromium'], playwright(['--project=chromium'])),
];

/** `npm run test:quick`: finds most mistakes in 90 seconds. */
const quick = [
  types,
  lint(['--changed']),
  imports,
  unit('unit-quick', 'the fast part of the unit tests', ['test/api', 'test/store', 'test/sandbox/engine']),
  components(
    { name: 'components-smoke', title: 'the most used elements in Chromium', cores: 2 },
    ['chromium'],
    componentFiles((name) => ['plans.test.ts', 'sign-up.test.ts', 'provider.test.ts'].includes(name)),
  ),
];

/** `npm run test:ci`, after `npm test`. */
const longer = [
  long('long', 'ci', 'long tests, and 500 examples for each property'),
  servers('servers', 'ci'),
  components(
    { name: 'components-engines', title: 'elements in Firefox and WebKit', cores: 2 },
    ['firefox', 'webkit'],
    componentFiles((name) => !isHostile(name)),
  ),
  statesInThreeLooks,
  components(
    { name: 'hostile-engines', title: '500 hostile answers for each element in Chromium, 100 in Firefox and WebKit', cores: 2 },
    ['chromium', 'firefox', 'webkit'],
    componentFiles(isHostile),
    { TEST_DEPTH: 'ci' },
  ),
  longJourneys,
  firefox,
];

/** @type {Lane} */
const soak = {
  name: 'soak',
  title: 'customers of a gateway under attack for 30 minutes',
  cores: 2,
  inputs: [...sources, 'bench/soak', 'test/support'],
  steps: () => [{ command: node, args: ['--import', 'tsx', 'bench/soak/main.ts'] }],
};

/** `npm run test:deep`. */
const deepest = [
  long('deep', 'deep', 'long tests, and 20,000 examples for each property'),
  servers('servers-deep', 'deep'),
  components(
    { name: 'hostile-deep', title: '2,000 hostile answers for each element, in three browsers', cores: 2 },
    ['chromium', 'firefox', 'webkit'],
    componentFiles(isHostile),
    { TEST_DEPTH: 'deep' },
  ),
  statesInEveryLook,
  longJourneys,
  firefox,
  soak,
];

const all = [...new Map([...quick, ...everyChange, ...longer, ...deepest].map((lane) => [lane.name, lane])).values()];

export const laneNames = all.map(({ name }) => name);

/**
 * @param {{ quick?: boolean, long?: boolean, deep?: boolean, lane?: string[] }} options
 * @returns {readonly Lane[]}
 */
export function chooseLanes({ quick: onlyQuick, long: onlyLong, deep, lane }) {
  if (lane) return all.filter(({ name }) => lane.includes(name));
  if (onlyQuick) return quick;
  if (onlyLong) return longer;
  if (deep) return deepest;
  return everyChange;
}

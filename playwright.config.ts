import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowsers } from './scripts/browsers.mjs';

const { chromium, firefox } = await findBrowsers();

/** First of four ports of their own, so that tests and a running demo do not meet. */
const port = Number(process.env.E2E_PORT ?? 4680);

/** A database of its own for each run. */
const dataFolder = join(tmpdir(), `storefront-end-to-end-${process.pid}`);
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const long = process.env.TEST_DEPTH !== undefined;

/** Only Chromium reports the memory of a page. */
const leaks = '**/leaks.test.ts';
/** Takes a minute, most of it to create the invoices. */
const manyInvoices = '**/many-invoices.test.ts';
/** In Chromium, LOOKS says how many looks of each state are shown. In Firefox, one look is. */
const states = '**/states.test.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/end-to-end',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The second run is for the trace: a journey that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  // Nobody waits so long unless something is wrong, or the machine is many times slower than those that this was written on.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./test/e2e/support/shown-at-failure.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const]),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording slows every journey down, so only the second run of a failed one is recorded. `shown-at-failure` prints the page of the first.
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: [
    {
      name: 'chromium',
      // What is ignored here runs in lanes of `npm run test:ci`.
      testIgnore: [...(long ? [] : [leaks, manyInvoices]), ...(process.env.LOOKS === undefined ? [states] : [])],
      use: {
        browserName: 'chromium',
        launchOptions: { args: chromiumArguments, ...(chromium?.kind === 'system' ? { executablePath: chromium.path } : {}) },
      },
    },
    {
      name: 'firefox',
      testIgnore: [leaks],
      use: {
        browserName: 'firefox',
        // The system's Firefox is driven over WebDriver BiDi.
        ...(firefox?.kind === 'system' ? { channel: 'moz-firefox', launchOptions: { executablePath: firefox.path } } : {}),
      },
    },
  ],
  webServer: {
    command: 'node scripts/end-to-end-server.mjs',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_FOLDER: dataFolder },
    reuseExistingServer: false,
    timeout: 480_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});

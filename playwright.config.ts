import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowsers } from './scripts/browsers.mjs';

const { chromium, firefox } = await findBrowsers();

/** First of four ports, different from those of a demo that may be running. */
const port = Number(process.env.E2E_PORT ?? 4680);

/** Each run has its own database. */
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

/** Runs in Chromium only: other browsers do not report the memory of a page. */
const leaks = '**/leaks.test.ts';
/** Takes a minute, mostly to create the invoices. */
const manyInvoices = '**/many-invoices.test.ts';
/** `LOOKS` sets in how many combinations of width, colors, direction and text size Chromium shows each state. Firefox shows one combination. */
const states = '**/states.test.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/end-to-end',
  // Tests often wait for their browser or the server, so three workers use the two cores better than two.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The retry only records a trace. A test that passes on the retry still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // Far more than a test needs, so that only real failures and very slow machines exceed it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./test/e2e/support/shown-at-failure.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const]),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording slows tests down, so only the retry is recorded. `shown-at-failure` prints the page of the first run.
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: [
    {
      name: 'chromium',
      // `npm run test:ci` also runs the tests that are ignored here.
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
        // Playwright controls an installed Firefox through WebDriver BiDi.
        ...(firefox?.kind === 'system' ? { channel: 'moz-firefox', launchOptions: { executablePath: firefox.path } } : {}),
      },
    },
  ],
  webServer: {
    command: 'node scripts/end-to-end-server.mjs',
    url: `http://localhost:${port}/`,
    // Unlike the platform, the sandbox refuses unknown fields, so that the journeys find misspelled fields.
    env: { PORT: String(port), DATA_FOLDER: dataFolder, UNKNOWN_FIELDS: 'refuse' },
    reuseExistingServer: false,
    timeout: 480_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});

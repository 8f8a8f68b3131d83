/**
 * Component tests in real browsers. Run them with `node scripts/components.mjs`, which bundles the tests and starts WebKit's driver.
 *
 * TEST_BUNDLE         folder with the bundled tests
 * ENGINES             comma-separated: chromium, firefox, webkit
 * WEBKIT_DRIVER_PORT  port of WebKit's driver
 * TESTS_FILE          receives the list of tests that ran, as JSON
 */
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findBrowsers } from './scripts/browsers.mjs';
import { testsReporter } from './scripts/component-tests-reporter.mjs';
import { gatewayLifetime, gatewayOfPage } from './scripts/component-gateway.mjs';
import { pageWithTests, strictPage } from './scripts/component-page.mjs';
import { generate } from './scripts/generate.mjs';

generate();

const wanted = (process.env.ENGINES ?? 'chromium').split(',');
const found = await findBrowsers();
// With one test file at a time, a single browser would leave a core idle.
const concurrency = wanted.length === 1 && wanted[0] === 'chromium' ? 2 : 1;

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchers = {
  chromium: () =>
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { args: chromiumArguments, ...(found.chromium?.kind === 'system' ? { executablePath: found.chromium.path } : {}) },
      concurrency,
    }),
  firefox: () =>
    found.firefox?.kind === 'system'
      ? puppeteerLauncher({ launchOptions: { browser: 'firefox', headless: true, executablePath: found.firefox.path }, concurrency })
      : playwrightLauncher({ product: 'firefox', concurrency }),
  webkit: () =>
    found.webkit?.kind === 'system'
      ? webdriverLauncher({
          hostname: '127.0.0.1',
          port: Number(process.env.WEBKIT_DRIVER_PORT),
          path: '/',
          logLevel: 'error',
          capabilities: {
            browserName: 'MiniBrowser',
            'wdio:enforceWebDriverClassic': true,
            'webkitgtk:browserOptions': { binary: found.webkit.browser, args: ['--automation'] },
          },
        })
      : playwrightLauncher({ product: 'webkit', concurrency }),
};

const browsers = wanted.map((engine) => {
  const launcher = launchers[engine];
  if (!launcher) throw new Error(`ENGINES contains the unknown engine "${engine}". Use ${Object.keys(launchers).join(', ')}.`);
  return Object.assign(launcher(), { engine });
});

export default {
  files: [`${process.env.TEST_BUNDLE}/*.test.js`],
  plugins: [gatewayLifetime],
  middleware: [strictPage, gatewayOfPage],
  testRunnerHtml: pageWithTests,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode.'),
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 1_800_000,
  concurrentBrowsers: 3,
  concurrency,
  browsers,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), testsReporter(process.env.TESTS_FILE)],
};

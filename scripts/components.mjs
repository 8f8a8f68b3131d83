/**
 * Runs component tests: node scripts/components.mjs [--engines chromium,firefox,webkit] [files...]
 *
 * Bundles the test files once and serves the bundle to each engine. Without files, all tests run.
 *
 * TESTS_FILE  receives the list of tests that ran, as JSON
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { engines, ensureBrowsers } from './browsers.mjs';
import { root } from './install.mjs';
import { endAll, onEnd, run } from './processes.mjs';
import { startWebKitDriver } from './webkit-driver.mjs';

const { values, positionals } = parseArgs({ options: { engines: { type: 'string' } }, allowPositionals: true });
const wanted = values.engines === undefined ? engines : engines.filter((engine) => values.engines?.split(',').includes(engine));

/**
 * Each run has its own folder in this folder, so that runs can be parallel. It is below the root, because the test server serves only files there.
 */
const bundles = join(root, 'node_modules/.cache/component-tests');
/** @type {string | undefined} */
let bundle;
/** @type {{ port: number, stop(): Promise<void> } | undefined} */
let driver;
const stop = async () => {
  await endAll();
  await driver?.stop();
  if (bundle !== undefined) rmSync(bundle, { recursive: true, force: true });
};
onEnd(() => void stop().then(() => process.exit(1)));

process.chdir(root);
try {
  const { webkit } = await ensureBrowsers(wanted);
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'run-'));
  await bundleTests(positionals.length > 0 ? positionals : allTests(), bundle);
  if (wanted.includes('webkit') && webkit?.kind === 'system') driver = await startWebKitDriver(webkit);
  process.exitCode = await run(join(root, 'node_modules/.bin/wtr'), ['--config', 'wtr.config.mjs'], {
    env: { ENGINES: wanted.join(','), TEST_BUNDLE: bundle, ...(driver ? { WEBKIT_DRIVER_PORT: String(driver.port) } : {}) },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}

function allTests() {
  return readdirSync('test/components')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test/components', name));
}

/**
 * Bundles the test files, and writes a file for each that only imports it. The test runner adds a query to the URL of a file. Without the extra file, a
 * test file would load twice, because chunks import shared code from it without the query.
 *
 * @param {readonly string[]} files
 * @param {string} folder
 */
async function bundleTests(files, folder) {
  const input = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]));
  await build({ root, mode: 'component-tests', build: { outDir: join(folder, 'bundle'), rolldownOptions: { input } } });
  for (const name of Object.keys(input)) writeFileSync(join(folder, `${name}.js`), `import './bundle/${name}.js';\n`);
}

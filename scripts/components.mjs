/**
 * Runs the component tests: node scripts/components.mjs [--engines chromium,firefox,webkit] [files...]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engines, ensureBrowsers } from './browsers.mjs';
import { root } from './install.mjs';
import { endAll, onEnd, run } from './processes.mjs';
import { startWebKitDriver } from './webkit-driver.mjs';

const { values, positionals } = parseArgs({ options: { engines: { type: 'string' } }, allowPositionals: true });
const wanted = values.engines === undefined ? engines : engines.filter((engine) => values.engines?.split(',').includes(engine));

/** @type {{ port: number, stop(): Promise<void> } | undefined} */
let driver;
const stop = async () => {
  await endAll();
  await driver?.stop();
};
onEnd(() => void stop().then(() => process.exit(1)));

process.chdir(root);
try {
  const { webkit } = await ensureBrowsers(wanted);
  if (wanted.includes('webkit') && webkit?.kind === 'system') driver = await startWebKitDriver(webkit);
  const files = positionals.length > 0 ? ['--files', ...positionals] : [];
  process.exitCode = await run(join(root, 'node_modules/.bin/wtr'), ['--config', 'wtr.config.mjs', ...files], {
    env: { ENGINES: wanted.join(','), ...(driver ? { WEBKIT_DRIVER_PORT: String(driver.port) } : {}) },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await driver?.stop();
}

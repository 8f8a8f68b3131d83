/**
 * `npm test`: installs what is missing, then runs every lane and says what passed.
 *
 *   node scripts/test.mjs                 everything that every change must pass
 *   node scripts/test.mjs --quick         types, lint, imports, unit, components in Chromium only
 *   node scripts/test.mjs --long          the longer suites, and properties with many more examples
 *   node scripts/test.mjs --deep          the same with the biggest counts
 *   node scripts/test.mjs --lane unit     one lane (repeat for more); its output is shown as it comes
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowsers, engines } from './browsers.mjs';
import { ensureInstalled, root } from './install.mjs';
import { chooseLanes, laneNames } from './lanes.mjs';
import { endAll, onEnd } from './processes.mjs';
import { runLanes } from './run-lanes.mjs';

onEnd(() => void endAll().then(() => process.exit(1)));

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    long: { type: 'boolean' },
    deep: { type: 'boolean' },
    lane: { type: 'string', multiple: true },
  },
});

try {
  process.chdir(root);
  const unknown = values.lane?.filter((name) => !laneNames.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no lane ${unknown.join(', ')}. There are: ${laneNames.join(', ')}.`);
  const lanes = chooseLanes(values);
  await ensureInstalled();
  const wanted = engines.filter((engine) => lanes.some((lane) => lane.engines?.includes(engine)));
  if (wanted.length > 0) await ensureBrowsers(wanted);
  const logs = join(root, 'test-results/lanes');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  process.exitCode = (await runLanes(lanes, logs)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm test`: installs what is missing, runs the lanes and prints what passed.
 *
 *   node scripts/test.mjs                 everything that a change must pass
 *   node scripts/test.mjs --quick         types, lint, imports, fast unit tests, the most used elements in Chromium
 *   node scripts/test.mjs --long          additional checks: long tests, more examples, other browsers, Postgres
 *   node scripts/test.mjs --deep          the long lanes with the most examples
 *   node scripts/test.mjs --lane unit     one lane (repeat for more); prints its output at once
 *
 *   --skip-unchanged    skips a lane if none of its input files has changed since it last passed with this option
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engines, ensureBrowsers, installSystemBrowsers } from './browsers.mjs';
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
    'skip-unchanged': { type: 'boolean', default: false },
  },
});

try {
  process.chdir(root);
  const unknown = values.lane?.filter((name) => !laneNames.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`Unknown lane: ${unknown.join(', ')}. Use one of: ${laneNames.join(', ')}.`);
  const lanes = chooseLanes(values);
  const wanted = engines.filter((engine) => lanes.some((lane) => lane.engines?.includes(engine)));
  await Promise.all([ensureInstalled(), installSystemBrowsers(wanted)]);
  if (wanted.length > 0) await ensureBrowsers(wanted);
  const logs = join(root, 'test-results/lanes');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  process.exitCode = (await runLanes(lanes, { logs, skipUnchanged: values['skip-unchanged'] })) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

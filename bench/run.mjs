/** `npm run bench`: runs all benchmarks. `npm run bench -- sizes`, `-- plans`, `-- invoices`, `-- sandbox` or `-- reads` runs one. */
import { spawnSync } from 'node:child_process';
import { benchInvoices } from './invoices.mjs';
import { benchPlans } from './plans.mjs';
import { describeSize, measureSizes } from './sizes.mjs';

function sizes() {
  const build = spawnSync(process.execPath, ['scripts/build.mjs', '--cdn'], { stdio: 'inherit' });
  if (build.status !== 0) return false;
  const all = Object.values(measureSizes());
  for (const size of all) console.log(describeSize(size));
  for (const { files } of all.slice(0, 1)) console.log(`  ${files.join('\n  ')}`);
  return all.every(({ brotli, limit }) => brotli <= limit);
}

/**
 * Runs a benchmark that is written in TypeScript.
 * @param {string} name
 * @param {readonly string[]} options
 */
function server(name, options) {
  return spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}/run.ts`, ...options], { stdio: 'inherit' }).status === 0;
}

const [part, ...options] = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => part === undefined || part === name;
const good = [
  !(wanted('sizes') || wanted('plans') || wanted('invoices')) || sizes(),
  !wanted('plans') || (await benchPlans()),
  !wanted('invoices') || (await benchInvoices()),
  !wanted('sandbox') || server('sandbox', options),
  !wanted('reads') || server('reads', options),
];
process.exitCode = good.every(Boolean) ? 0 : 1;

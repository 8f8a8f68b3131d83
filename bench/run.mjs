/** `npm run bench`: builds if needed and prints the figures the project keeps. */
import { spawnSync } from 'node:child_process';
import { describeSize, measureSizes } from './sizes.mjs';

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--cdn'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const sizes = Object.values(measureSizes());
for (const size of sizes) console.log(describeSize(size));
for (const { files } of sizes.slice(0, 1)) console.log(`  ${files.join('\n  ')}`);
process.exitCode = sizes.some(({ brotli, limit }) => brotli > limit) ? 1 : 0;

/** Runs lanes side by side where two cores allow, keeps their output apart and sums up. */
import { createWriteStream, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { run } from './processes.mjs';

/**
 * @typedef {import('./lanes.mjs').Lane} Lane
 * @typedef {{ lane: Lane, passed: number, failed: number, problems: string[], minutes: number, engines: Record<string, number> }} Result
 */

const CORES = 2;

/**
 * @param {readonly Lane[]} lanes started in this order
 * @param {string} logs folder for each lane's whole output
 * @returns {Promise<boolean>} true if everything passed
 */
export async function runLanes(lanes, logs) {
  const waiting = [...lanes];
  /** @type {Map<Lane, Promise<Result>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const progress = setInterval(() => {
    if (lanes.length > 1) console.log(`  … ${[...running.keys()].map(({ name }) => name).join(' and ')} running`);
  }, 30_000);
  const used = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  while (waiting.length > 0 || running.size > 0) {
    let next = waiting.findIndex(({ cores }) => used() + cores <= CORES);
    while (next >= 0) {
      for (const lane of waiting.splice(next, 1)) {
        console.log(`▶ ${lane.name}: ${lane.title}`);
        running.set(lane, runLane(lane, logs, lanes.length === 1));
      }
      next = waiting.findIndex(({ cores }) => used() + cores <= CORES);
    }
    const done = await Promise.race(running.values());
    running.delete(done.lane);
    results.push(done);
    console.log(`${isGood(done) ? '✔' : '✘'} ${done.lane.name}: ${summary(done)}`);
  }
  clearInterval(progress);
  return report(lanes.flatMap((lane) => results.find((result) => result.lane === lane) ?? []));
}

/**
 * @param {Lane} lane
 * @param {string} logs
 * @param {boolean} live show the output as it comes
 * @returns {Promise<Result>}
 */
async function runLane(lane, logs, live) {
  const started = Date.now();
  const countsFile = join(logs, `${lane.name}.json`);
  const logFile = join(logs, `${lane.name}.log`);
  const log = createWriteStream(logFile);
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    log.write(text);
    if (live) process.stdout.write(text);
    else output += text;
  };
  const steps = lane.steps(countsFile);
  const problems = [];
  let ran = 0;
  for (const { command, args, env } of steps) {
    const code = await run(command, args, { onOutput, env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env } });
    if (code !== 0) problems.push(`ended with code ${code}`);
    else ran += 1;
    // Later checks of the same kind still tell something; a lane that counts its tests needs each step before.
    if (code !== 0 && lane.counts) break;
  }
  log.end();
  const counts = lane.counts ? readCounts(lane.counts, countsFile) : { passed: ran, failed: steps.length - ran };
  const engines = ('engines' in counts && counts.engines) || {};
  if (counts.passed + counts.failed === 0) problems.push('ran no tests');
  for (const engine of lane.engines ?? []) if (!engines[engine]) problems.push(`${engine} executed no tests`);
  const result = { lane, problems, minutes: (Date.now() - started) / 60_000, ...counts, engines };
  if (!live && !isGood(result))
    console.log(`\n──── ${lane.name} ────\n${output.trimEnd()}\n──── end of ${lane.name} (also in ${relative(root, logFile)}) ────\n`);
  return result;
}

/**
 * @param {(file: string) => import('./lanes.mjs').Counts} read
 * @param {string} file
 */
function readCounts(read, file) {
  return existsSync(file) ? read(file) : { passed: 0, failed: 0 };
}

/** @param {Result} result */
function isGood({ failed, problems }) {
  return failed === 0 && problems.length === 0;
}

/** @param {Result} result */
function summary({ passed, failed, problems, minutes, engines }) {
  const parts = [`${passed} passed, ${failed} failed`, `${minutes.toFixed(1)} min`];
  if (Object.keys(engines).length > 0)
    parts.push(
      Object.entries(engines)
        .map(([engine, count]) => `${engine} ${count}`)
        .join(', '),
    );
  return [...parts, ...problems].join('; ');
}

/**
 * @param {readonly Result[]} results
 * @returns {boolean}
 */
function report(results) {
  const width = Math.max(...results.map(({ lane }) => lane.name.length));
  console.log('\nlane'.padEnd(width + 3), 'passed'.padStart(7), 'failed'.padStart(7), 'minutes'.padStart(8));
  for (const { lane, passed, failed, minutes, engines, problems } of results) {
    const notes = [...Object.entries(engines).map(([engine, count]) => `${engine} ${count}`), ...problems].join(', ');
    console.log(
      lane.name.padEnd(width + 2),
      String(passed).padStart(7),
      String(failed).padStart(7),
      minutes.toFixed(1).padStart(8),
      ` ${notes}`,
    );
  }
  // A lane that broke without a failed test is a failure too.
  const total = (/** @type {Result} */ { failed, problems }) => (failed === 0 && problems.length > 0 ? 1 : failed);
  const failed = results.reduce((sum, result) => sum + total(result), 0);
  console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
  return failed === 0;
}

/** Runs lanes in parallel on two cores, with separate output, and prints a summary. */
import { createWriteStream, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { inputsOf, isGreen, noteGreen } from './lane-inputs.mjs';
import { run } from './processes.mjs';

/**
 * @typedef {import('./lanes.mjs').Lane} Lane
 * @typedef {import('./lane-results.mjs').TestResult} TestResult
 * @typedef {{ lane: Lane, tests: TestResult[], problems: string[], minutes: number, isUnchanged?: boolean }} Result
 */

const CORES = 2;
const SLOWEST = 10;

/**
 * @param {readonly Lane[]} lanes started in this order
 * @param {{ logs: string, skipUnchanged: boolean }} options `logs`: folder for the output of each lane
 * @returns {Promise<boolean>} true if everything passed
 */
export async function runLanes(lanes, { logs, skipUnchanged }) {
  /** @type {Map<Lane, Result>} */
  const results = new Map();
  /** @type {Map<Lane, Promise<void>>} */
  const running = new Map();
  const waiting = [...lanes];
  const freeCores = () => [...running.keys()].reduce((free, { cores }) => free - cores, CORES);
  const start = (/** @type {Lane} */ lane) => {
    console.log(`▶ ${lane.name}: ${lane.title}`);
    const done = runLane(lane, logs, lanes.length === 1, skipUnchanged).then((result) => {
      running.delete(lane);
      results.set(lane, result);
      console.log(`${isGood(result) ? '✔' : '✘'} ${lane.name}: ${summary(result)}`);
    });
    running.set(lane, done);
  };
  const progress = setInterval(() => {
    if (lanes.length > 1) console.log(`  … ${[...running.keys()].map(({ name }) => name).join(' and ')} running`);
  }, 30_000);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ cores }) => cores <= freeCores());
    if (next >= 0) waiting.splice(next, 1).forEach(start);
    else await Promise.race(running.values());
  }
  clearInterval(progress);
  return report(lanes.flatMap((lane) => results.get(lane) ?? []));
}

/**
 * @param {Lane} lane
 * @param {string} logs
 * @param {boolean} isLive true to print the output at once
 * @param {boolean} skipUnchanged
 * @returns {Promise<Result>}
 */
async function runLane(lane, logs, isLive, skipUnchanged) {
  // Computed before the run, because a file may change during the run.
  const inputs = skipUnchanged ? inputsOf(lane.inputs) : undefined;
  if (inputs !== undefined && isGreen(lane.name, inputs)) return { lane, tests: [], problems: [], minutes: 0, isUnchanged: true };
  const started = Date.now();
  const reportFile = join(logs, `${lane.name}.json`);
  const logFile = join(logs, `${lane.name}.log`);
  const log = createWriteStream(logFile);
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    log.write(text);
    if (isLive) process.stdout.write(text);
    else output += text;
  };
  /** @type {TestResult[]} */
  const steps = [];
  const problems = [];
  for (const { command, args, env } of lane.steps(reportFile)) {
    const began = Date.now();
    const code = await run(command, args, { onOutput, env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env } });
    steps.push({ file: lane.name, title: args.slice(0, 3).join(' '), passed: code === 0, seconds: (Date.now() - began) / 1000 });
    if (code !== 0) problems.push(`ended with code ${code}`);
    // After a failed check, later checks can still find problems. Tests, however, depend on the steps before them.
    if (code !== 0 && lane.results) break;
  }
  log.end();
  const tests = !lane.results ? steps : existsSync(reportFile) ? lane.results(reportFile) : [];
  if (tests.length === 0) problems.push('ran no tests');
  for (const engine of lane.engines ?? []) {
    if (!tests.some((test) => test.engine === engine)) problems.push(`${engine} ran no tests`);
  }
  const result = { lane, tests, problems, minutes: (Date.now() - started) / 60_000 };
  if (isGood(result) && inputs !== undefined) noteGreen(lane.name, inputs);
  if (!isGood(result) && !isLive)
    console.log(`\n──── ${lane.name} ────\n${output.trimEnd()}\n──── end of ${lane.name}, also in ${relative(root, logFile)} ────\n`);
  return result;
}

const failedIn = (/** @type {Result} */ { tests }) => tests.filter(({ passed }) => !passed).length;

/** @param {Result} result */
function isGood(result) {
  return failedIn(result) === 0 && result.problems.length === 0;
}

/** Returns the number of tests of each engine, then the problems. @param {Result} result */
function notes({ lane, tests, problems }) {
  const engines = (lane.engines ?? []).map((engine) => `${engine} ${tests.filter((test) => test.engine === engine).length}`);
  return [...engines, ...problems].join(', ');
}

/** @param {Result} result */
function summary(result) {
  if (result.isUnchanged) return 'unchanged since it last passed';
  const failed = failedIn(result);
  return [`${result.tests.length - failed} passed, ${failed} failed`, `${result.minutes.toFixed(1)} min`, notes(result)]
    .filter(Boolean)
    .join('; ');
}

/**
 * Prints the table of lanes and the slowest tests.
 *
 * @param {readonly Result[]} results
 * @returns {boolean} true if everything passed
 */
function report(results) {
  const width = Math.max(...results.map(({ lane }) => lane.name.length));
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  console.log(`\nThe ${slowest.length} slowest tests, in seconds`);
  for (const { seconds, engine, file, title } of slowest) {
    console.log(seconds.toFixed(1).padStart(7), `${[file, engine].filter(Boolean).join(', ')}: ${title}`.slice(0, 150));
  }
  console.log('\nlane'.padEnd(width + 3), 'passed'.padStart(7), 'failed'.padStart(7), 'minutes'.padStart(8));
  for (const result of results) {
    const { lane, tests, minutes } = result;
    const counts = [tests.length - failedIn(result), failedIn(result)].map((count) => String(count).padStart(7));
    const row = result.isUnchanged ? ['unchanged'.padStart(7)] : [...counts, minutes.toFixed(1).padStart(8), ` ${notes(result)}`];
    console.log(lane.name.padEnd(width + 2), ...row);
  }
  // A lane can fail without a failed test.
  const failed = results.reduce((sum, result) => sum + Math.max(failedIn(result), isGood(result) ? 0 : 1), 0);
  console.log(`\n${results.reduce((sum, result) => sum + result.tests.length - failedIn(result), 0)} passed, ${failed} failed`);
  return failed === 0;
}

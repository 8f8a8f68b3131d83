/** Reads the tests that ran from the reports of Vitest, Web Test Runner and Playwright. */
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

/**
 * A test that ran. `engine` is the browser, `seconds` the duration of the test.
 *
 * @typedef {{ file: string, title: string, passed: boolean, seconds: number, engine?: string }} TestResult
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ title: string, status: string, duration?: number | null }} VitestResult
 * @typedef {{ projectName: string, status: string, results: { duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} report @returns {TestResult[]} */
export function vitestResults(report) {
  /** @type {VitestFile[]} */
  const files = read(report).testResults;
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    /** @type {TestResult[]} */
    const tests = assertionResults.map((test) => ({
      file,
      title: test.title,
      // A skipped test does not count as passed.
      passed: test.status === 'passed',
      seconds: (test.duration ?? 0) / 1000,
    }));
    // A file that cannot load, or that fails outside its tests, counts as one failed test.
    if (status === 'failed' && tests.every(({ passed }) => passed)) tests.push({ file, title: message, passed: false, seconds: 0 });
    return tests;
  });
}

/** @param {string} report @returns {TestResult[]} */
export function componentResults(report) {
  return read(report);
}

/** @param {string} report @returns {TestResult[]} */
export function playwrightResults(report) {
  const { suites, errors } = read(report);
  /** @type {(suite: PlaywrightSuite, file: string) => TestResult[]} */
  const testsIn = (suite, file) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((test) => ({
        file,
        title,
        passed: test.status === 'expected' && test.results.length > 0,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        engine: test.projectName,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, file)),
  ];
  /** @type {TestResult[]} */
  const tests = suites.flatMap((/** @type {PlaywrightSuite} */ suite) => testsIn(suite, `test/e2e/${basename(suite.file ?? suite.title)}`));
  // The run can fail outside its tests, for example because a server does not start.
  if (errors.length > 0 && tests.every(({ passed }) => passed))
    tests.push({ file: 'playwright', title: 'runs', passed: false, seconds: 0 });
  return tests;
}

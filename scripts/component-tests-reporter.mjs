/** A Web Test Runner reporter that writes which tests each engine ran, and how long each took. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {{ engine: string, file: string, title: string, passed: boolean, seconds: number }} ComponentTest
 */

/**
 * @param {string | undefined} file receives the list of tests as JSON; without it, only the counts are printed
 * @returns {import('@web/test-runner-core').Reporter}
 */
export function testsReporter(file) {
  return {
    stop({ sessions }) {
      const tests = [...sessions].flatMap(testsOf);
      for (const engine of new Set(tests.map((test) => test.engine))) {
        const own = tests.filter((test) => test.engine === engine);
        const passed = own.filter((test) => test.passed).length;
        console.log(`${engine}: ${passed} passed, ${own.length - passed} failed`);
      }
      if (file !== undefined) writeFileSync(file, JSON.stringify(tests));
    },
  };
}

/**
 * @param {import('@web/test-runner-core').TestSession} session one file in one engine
 * @returns {ComponentTest[]}
 */
function testsOf({ browser, testFile, testResults, passed }) {
  // The configuration names the engine of each launcher.
  const engine = 'engine' in browser ? String(browser.engine) : browser.name;
  const file = `test/components/${basename(testFile, '.js')}.ts`;
  const tests = testResults ? testsIn(testResults) : [];
  const list = tests.map((test) => ({ engine, file, title: test.name, passed: test.passed, seconds: (test.duration ?? 0) / 1000 }));
  // A file that cannot load, or that fails outside its tests, counts as one failed test.
  if (!passed && list.every((test) => test.passed)) list.push({ engine, file, title: 'loads', passed: false, seconds: 0 });
  return list;
}

/**
 * @param {import('@web/test-runner-core').TestSuiteResult} suite
 * @returns {import('@web/test-runner-core').TestResult[]}
 */
function testsIn(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}

/** A Web Test Runner reporter that tells how many tests each engine executed. */
import { writeFileSync } from 'node:fs';

/**
 * @param {string | undefined} file receives the counts as JSON; they are only shown without it
 * @returns {import('@web/test-runner-core').Reporter}
 */
export function countsReporter(file) {
  return {
    stop({ sessions }) {
      /** @type {Record<string, { passed: number, failed: number }>} */
      const counts = {};
      for (const session of sessions) {
        const engine = (counts[engineOf(session.browser)] ??= { passed: 0, failed: 0 });
        const results = session.testResults ? testsIn(session.testResults) : [];
        engine.passed += results.filter((result) => result.passed).length;
        engine.failed += results.filter((result) => !result.passed).length;
        // A file that could not be loaded, or broke outside its tests, counts as one failure.
        if (!session.passed && results.every((result) => result.passed)) engine.failed += 1;
      }
      for (const [engine, { passed, failed }] of Object.entries(counts)) console.log(`${engine}: ${passed} passed, ${failed} failed`);
      if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
    },
  };
}

/**
 * The configuration names each launcher's engine.
 *
 * @param {import('@web/test-runner-core').BrowserLauncher} browser
 */
function engineOf(browser) {
  return 'engine' in browser ? String(browser.engine) : browser.name;
}

/**
 * @param {import('@web/test-runner-core').TestSuiteResult} suite
 * @returns {import('@web/test-runner-core').TestResult[]}
 */
function testsIn(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}

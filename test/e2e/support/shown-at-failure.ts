import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Maximum number of lines that are printed. */
const MOST = 150;

/** Prints the text of the page when a test fails, because often only the log of a run is available. */
export default class ShownAtFailure implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined) return;
    const lines = readFileSync(path, 'utf8').split('\n');
    const start = lines.findIndex((line) => /^\s*- main\b/.test(line));
    console.log([`Shown when "${test.title}" failed:`, ...lines.slice(Math.max(0, start)).slice(0, MOST)].join('\n'));
  }

  printsToStdio(): boolean {
    // The list reporter prints all other results.
    return false;
  }
}

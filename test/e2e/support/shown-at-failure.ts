import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of the page that are printed. */
const MOST = 150;

/** Prints what the page showed when a journey failed: a log is often all that is kept of a run. */
export default class ShownAtFailure implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined) return;
    const lines = readFileSync(path, 'utf8').split('\n');
    const start = lines.findIndex((line) => /^\s*- main\b/.test(line));
    console.log([`Shown when "${test.title}" failed:`, ...lines.slice(Math.max(0, start)).slice(0, MOST)].join('\n'));
  }

  printsToStdio(): boolean {
    // The list says everything else.
    return false;
  }
}

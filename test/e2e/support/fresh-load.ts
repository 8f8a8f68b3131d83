import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Elements that show the account. */
const ACCOUNT = 'storefront-account';

/** Lines of the accessible text that belong to the last action or to the page, not to the account: announcements, addresses of links. */
const TRANSIENT = [/^\s*- status\b/, /^\s*- paragraph: Saved\. /, /^\s*- \/url:/];

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Sorts the entries of a list. Payment methods keep their rows while they are shown, so that no button suddenly applies to another method. A
 * newly loaded page lists the default first.
 */
function sortEntries(lines: readonly string[], list: string): string[] {
  const start = lines.findIndex((line) => line.trim() === `- list "${list}":`) + 1;
  if (start === 0) return [...lines];
  const outer = indentOf(lines[start - 1] ?? '');
  const length = lines.slice(start).findIndex((line) => indentOf(line) <= outer);
  const end = length < 0 ? lines.length : start + length;
  const entries: string[][] = [];
  for (const line of lines.slice(start, end)) {
    if (indentOf(line) === outer + 2) entries.push([line]);
    else entries.at(-1)?.push(line);
  }
  const sorted = entries.sort((a, b) => (a.join() < b.join() ? -1 : 1));
  return [...lines.slice(0, start), ...sorted.flat(), ...lines.slice(end)];
}

/** Returns what the account says, as roles and texts. */
async function accountText(page: Page): Promise<string[]> {
  const snapshot = await page.locator(ACCOUNT).first().ariaSnapshot();
  const lines = snapshot.split('\n').filter((line) => TRANSIENT.every((pattern) => !pattern.test(line)));
  return sortEntries(lines, 'Payment methods');
}

/**
 * Checks that after a change, every section of the account says the same as a newly loaded page. Call it when no task is open. Each section may
 * take a moment to fetch its data again.
 *
 * @param path page to load. Default: the page that is shown
 */
export async function expectSameAsFreshLoad(page: Page, path: string = page.url()): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(path);
  await expect(async () => {
    const [shown, loaded] = await Promise.all([accountText(page), accountText(fresh)]);
    expect(shown).toEqual(loaded);
  }, 'the account after the change, compared with a newly loaded page').toPass({ intervals: [100, 100, 200, 200, 400], timeout: 30_000 });
  await fresh.close();
}

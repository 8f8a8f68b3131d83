import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect, test } from './support/fixtures.js';
import { everyLook, oneLook, openStories, pairwiseLooks, showIn, statesOfElements, valuesOf, type Look } from './support/stories.js';

/** Tests the story page of every state of every element: the state's content is visible and has no problem. The manifest lists the states. */

const elements = [...statesOfElements()];
const all = elements.flatMap(([tag, known]) => known.map((state) => ({ tag, state, known })));
/**
 * Combinations of width, color scheme, direction and text size that each story is shown in. `LOOKS` selects `one` (the default), `three`, which
 * include every value of each property, or `every` combination.
 */
const LOOKS = { one: oneLook, three: pairwiseLooks, every: () => everyLook };
const isLooks = (name: string): name is keyof typeof LOOKS => Object.hasOwn(LOOKS, name);
const { LOOKS: wanted = 'one' } = process.env;
if (!isLooks(wanted)) throw new Error(`LOOKS is ${Object.keys(LOOKS).join(', ')}, not "${wanted}".`);
/** With `SCREENSHOTS=1`, a picture of each story goes to test-results/states. */
const SCREENSHOTS = process.env['SCREENSHOTS'] !== undefined;
const walks = all.flatMap((story, index) => LOOKS[wanted](index).map((look) => ({ story, look })));

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  var axe: typeof axeCore;
}

/** Returns the violations that axe finds in the story, with their elements. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { violations } = await axe.run('#stage', { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.flat(2).join(' ')}`));
  }, TAGS);
}

const folder = join(import.meta.dirname, '../../test-results/states');

/** Returns the path for the screenshot of a story. */
function pictureOf({ tag, state }: { tag: string; state: string }, { width, scheme, dir, text }: Look): string {
  mkdirSync(join(folder, tag), { recursive: true });
  return join(folder, tag, `${state}.${width}.${scheme}.${dir}.${text}.png`);
}

test('each element names its states, and each of them has a story', async ({ page }) => {
  await openStories(page, 'storefront-plans', 'ready');
  expect(elements.map(([tag]) => tag)).toContain('storefront-plans');
  const missing: string[] = [];
  for (const [tag, known] of elements) {
    const told = await page.evaluate(async (name) => Object.keys(await storiesOf(name).catch(() => ({}))), tag);
    if (known.length === 0) missing.push(`${tag} names no states`);
    missing.push(...known.filter((state) => !told.includes(state)).map((state) => `${tag} ${state} has no story`));
    missing.push(...told.filter((state) => !known.includes(state)).map((state) => `${tag} ${state} is told but is no state`));
  }
  expect(missing).toEqual([]);
});

test('the list of stories links to each story', async ({ page }) => {
  await page.goto('/states/');
  await page.waitForFunction(() => document.documentElement.dataset['list'] === 'shown');
  const links = await page.locator('#list a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(all.map(({ tag, state }) => `/states/${tag}/${state}`).sort());
});

test('every pair of look values is covered', () => {
  const pairs = new Set(walks.flatMap(({ look }) => valuesOf(look).flatMap((one) => valuesOf(look).map((other) => `${one}, ${other}`))));
  const all = new Set(everyLook.flatMap((look) => valuesOf(look).flatMap((one) => valuesOf(look).map((other) => `${one}, ${other}`))));
  expect([...all].filter((pair) => !pairs.has(pair))).toEqual([]);
});

test('three looks show every story with every value', () => {
  for (const [index, { tag, state }] of all.entries()) {
    expect(new Set(pairwiseLooks(index).flatMap(valuesOf)).size, `${tag} ${state}`).toBe(9);
  }
});

test('the story page reports layout shifts', async ({ page, browserName }) => {
  await openStories(page, 'storefront-provider', 'none');
  const moved = await page.evaluate(async () => {
    const { reset, result } = (await import(new URL('/states/shifts.js', location.href).href)) as {
      reset(): void;
      result(): { shift: number };
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    reset();
    await frame();
    const intruder = document.createElement('p');
    intruder.style.blockSize = '200px';
    document.querySelector('#stage')?.prepend(intruder);
    await frame();
    await frame();
    return result().shift;
  });
  // Only Chromium reports layout shifts.
  expect(moved > 0).toBe(browserName === 'chromium');
});

for (const [tag, known] of elements) {
  test(`${tag}: every state`, async ({ page, browserName }) => {
    // Playwright cannot emulate forced colors in Firefox, and Firefox reports no layout shifts.
    const chromium = browserName === 'chromium';
    const own = walks.filter(({ story, look }) => story.tag === tag && (chromium || look.scheme !== 'forced'));
    // An element with more states takes longer.
    test.setTimeout(120_000 + own.length * 15_000);
    const [first] = known;
    if (first === undefined) return;
    await openStories(page, tag, first);
    if (chromium) await page.evaluate(axeSource);
    // Loads messages and code first, because loading them later could cause layout shifts.
    for (const dir of ['ltr', 'rtl'] as const)
      await showIn(page, { tag, state: first, known }, { width: 1280, scheme: 'light', dir, text: 100 });
    const found: string[] = [];
    for (const { story, look } of own) {
      const seen = await showIn(page, story, look);
      const at = `${story.state} (${valuesOf(look).join(', ')})`;
      const say = (problem: string) => found.push(`${at}: ${problem}`);
      if (seen.states.join() !== story.state) say(`is in the states "${seen.states.join()}"`);
      if (!seen.text.includes(seen.words)) say(`does not show "${seen.words}" but "${seen.text.slice(0, 300)}"`);
      // Shifts that round to 0.000 are ignored.
      if (seen.shift >= 0.0005) say(`moves ${seen.moved.join(', ')} by ${seen.shift.toFixed(3)}`);
      if (seen.overflow > 0) say(`is ${seen.overflow} px wider than the window`);
      if (seen.unanswered.length > 0) say(`asks for ${seen.unanswered.join(', ')}`);
      if (chromium) for (const problem of await accessibilityProblems(page)) say(problem);
      if (SCREENSHOTS && chromium) await page.screenshot({ path: pictureOf(story, look), animations: 'disabled', caret: 'hide' });
    }
    expect(found).toEqual([]);
  });
}

test.afterAll(() => {
  if (!SCREENSHOTS) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify(
      walks.map(({ story: { tag, state }, look }) => ({ tag, state, ...look })),
      null,
      1,
    ),
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StoryMeasurements, Story, Variant } from '../../../demo/site/shared/states/types.js';
import { languages } from '../../../src/components/locales/languages.js';

const root = join(import.meta.dirname, '../../..');

interface Declaration {
  tagName?: string;
  cssStates?: { name: string }[];
}

/** Returns every element with its documented states. Reads `custom-elements.json`, which `npm run build` writes. */
export function statesOfElements(): ReadonlyMap<string, readonly string[]> {
  const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations?: Declaration[] }[];
  };
  const elements = modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName !== undefined);
  return new Map(elements.map(({ tagName = '', cssStates = [] }) => [tagName, cssStates.map(({ name }) => name)]));
}

/** Combination of width, color scheme, text direction and text size in which a test shows a story. */
export interface Look {
  width: 375 | 1280;
  scheme: 'light' | 'dark' | 'forced';
  dir: 'ltr' | 'rtl';
  text: 100 | 200;
}

const WIDTHS = [375, 1280] as const;
const SCHEMES = ['light', 'dark', 'forced'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const TEXTS = [100, 200] as const;

/** All combinations. */
export const everyLook: readonly Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => DIRECTIONS.flatMap((dir) => TEXTS.map((text) => ({ width, scheme, dir, text })))),
);

/** Returns one combination for each story. Each combination occurs in some story. */
export function oneLook(index: number): readonly Look[] {
  // Seven shares no factor with the number of combinations, so that neighboring stories differ in several properties.
  return everyLook.slice((index * 7) % everyLook.length).slice(0, 1);
}

/**
 * Returns three combinations that together contain each value of each property. Among neighboring stories, every pair of values occurs. The first
 * combination is in English and from left to right, so that tests can check the text.
 */
export function pairwiseLooks(index: number): readonly Look[] {
  const flip = (bit: number): 0 | 1 => ((index >> bit) & 1 ? 1 : 0);
  const width = flip(0);
  const text = flip(1);
  const at = index % SCHEMES.length;
  const look = (step: number, w: number, d: number, t: number): Look => ({
    width: WIDTHS[w % 2 === 0 ? 0 : 1],
    scheme: SCHEMES[(at + step) % SCHEMES.length] ?? 'light',
    dir: DIRECTIONS[d % 2 === 0 ? 0 : 1],
    text: TEXTS[t % 2 === 0 ? 0 : 1],
  });
  return [look(0, width, 0, text), look(1, width + 1, 1, text), look(2, width, 1, text + 1)];
}

/** Returns the values of a combination as text, for messages and to count covered pairs. */
export const valuesOf = ({ width, scheme, dir, text }: Look): readonly string[] => [
  `width ${width}`,
  `scheme ${scheme}`,
  `dir ${dir}`,
  `text ${text}`,
];

declare global {
  /** Defined by the story page; see demo/site/shared/states/story.js. */
  function showStory(tag: string, state: string, variant: Variant, known: readonly string[]): Promise<StoryMeasurements>;
  function storiesOf(tag: string): Promise<Readonly<Record<string, Story>>>;
}

/** Opens the story page. `showStory` then switches between stories without a reload. */
export async function openStories(page: Page, tag: string, state: string): Promise<void> {
  await page.goto(`/states/${tag}/${state}`);
  await page.waitForFunction(() => document.documentElement.dataset['story'] === 'shown');
}

/** Shows a story in a combination of properties. The language has the combination's text direction. */
export async function showIn(
  page: Page,
  { tag, state, known }: { tag: string; state: string; known: readonly string[] },
  { width, scheme, dir, text }: Look,
): Promise<StoryMeasurements> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light', forcedColors: scheme === 'forced' ? 'active' : 'none' });
  const variant: Variant = {
    lang: languages.find((language) => language.dir === dir)?.code ?? 'en',
    dir,
    ...(text === 200 && { text: '200' }),
  };
  return page.evaluate(([...story]) => showStory(...story), [tag, state, variant, known] as const);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source-imports.js';

/** Code of a page that a reader may copy: a fence of TypeScript or JavaScript. */
export interface DocSample {
  readonly page: string;
  /** Line of the page on which the code begins. */
  readonly line: number;
  /** Name that the page gives the file, as in "```ts sign-up.ts"; other samples of the page import it by that name. */
  readonly file: string | undefined;
  readonly language: 'ts' | 'js';
  readonly text: string;
}

const FENCE = /^```(?<language>ts|js)(?: (?<file>[\w-]+\.ts))?\n(?<text>[\s\S]*?)^```$/gm;

/** Returns the samples of a page in their order. */
export function readSamples(page: string): DocSample[] {
  const markdown = readFileSync(join(projectRoot, page), 'utf8');
  return [...markdown.matchAll(FENCE)].map(({ groups: { file, language, text = '' } = {}, index }) => ({
    page,
    line: markdown.slice(0, index).split('\n').length + 1,
    file,
    language: language === 'js' ? 'js' : 'ts',
    text,
  }));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source-imports.js';

/** Code block of TypeScript or JavaScript on a page. */
export interface DocSample {
  readonly page: string;
  /** Line of the page where the code begins. */
  readonly line: number;
  /** File name after the fence, as in "```ts sign-up.ts". Other samples of the page import the file by this name. */
  readonly file: string | undefined;
  readonly language: 'ts' | 'js';
  readonly text: string;
}

const FENCE = /^```(?<language>ts|js)(?: (?<file>[\w-]+\.ts))?\n(?<text>[\s\S]*?)^```$/gm;

/** Returns the samples of a page, in order. */
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

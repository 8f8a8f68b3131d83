import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/source-imports.js';

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const page = read('docs/comparison.md');

interface Row {
  feature: string;
  answer: string;
  how: string;
  tests: { file: string; title: string }[];
}

const testsIn = (text: string): Row['tests'] =>
  [...text.matchAll(/`(test\/[\w./-]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!feature \||-)/.test(line))
  .map((line): Row => {
    const [, feature = '', , answer = '', how = '', test = ''] = line.split('|').map((cell) => cell.trim());
    return { feature, answer, how, tests: testsIn(test) };
  });

/** Titles of the tests and suites of a file. `…` stands for each part that differs between cases. */
function titlesIn(file: string): string[] {
  return [...read(file).matchAll(/(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async|\(|function)/g)].map(([, , title = '']) =>
    title.replace(/\$\{[^}]*\}|%[sijdfo]|\$[\w.]+/g, '…').replace(/\\(['"`])/g, '$1'),
  );
}

describe('the comparison with other products', () => {
  it('has as many answers of each kind as it says', () => {
    const count = (answer: string): number => rows.filter((row) => row.answer === answer).length;
    const [, all, yes, partly, no] =
      /has (\d+) features[^]*has (\d+) of the features, has (\d+) in part, and does not have (\d+)/.exec(page) ?? [];
    expect([rows.length, count('yes'), count('partly'), count('no')].map(String)).toEqual([all, yes, partly, no]);
    expect(new Set(rows.map(({ feature }) => feature)).size).toBe(rows.length);
  });

  it.each(rows)('says for "$feature" how to use it and names a test, or says what is missing', ({ answer, how, tests }) => {
    expect(how).not.toBe('');
    if (answer === 'no') expect(tests).toEqual([]);
    else if (!(answer === 'partly' && /not tested/i.test(how))) expect(tests).not.toEqual([]);
  });

  it('names only tests that exist', () => {
    const named = testsIn(page.replaceAll(/\s+/g, ' '));
    expect(named.length).toBeGreaterThan(rows.length);
    expect(named.filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([]);
  });
});

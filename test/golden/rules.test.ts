import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/source-imports.js';
import { billingRules, findRuleMentions, ruleNumbers } from './billing-rules.js';
import { goldenCases } from './describe-bills.js';

const FOLDERS = ['demo/sandbox', 'src/api', 'test/golden', 'test/support/reference'];

/** Rule numbers mentioned in code, comments and docs, by file. */
const mentions = FOLDERS.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|md)$/.test(name))
    .map((name) => ({ file: join(folder, name), numbers: findRuleMentions(readFileSync(join(projectRoot, folder, name), 'utf8')) })),
).filter(({ numbers }) => numbers.length > 0);

/** Rule numbers mentioned in the rules themselves. Every decimal number in their text is one, except in code and at the beginning of a rule. */
const crossReferences = [
  ...findRuleMentions(billingRules),
  ...[...billingRules.replaceAll(/`[^`]*`/g, '').matchAll(/(?<!^)\b\d{1,2}\.\d{1,2}\b/gm)].map(([number]) => number),
];

describe('the billing rules', () => {
  it('number every section and rule once, in order and without gaps', () => {
    const expected: string[] = [];
    for (const number of ruleNumbers) {
      const [section = 0, rule = 0] = (expected.at(-1) ?? '0').split('.').map(Number);
      expected.push(number.includes('.') ? `${section}.${rule + 1}` : `${section + 1}`);
    }
    expect(ruleNumbers).toEqual(expected);
    expect(ruleNumbers.length).toBeGreaterThan(70);
  });

  it('refer only to rules that exist', () => {
    expect(crossReferences.length).toBeGreaterThan(10);
    expect(crossReferences.filter((number) => !ruleNumbers.includes(number))).toEqual([]);
  });

  it('contain every rule that a golden bill names', () => {
    const named = goldenCases.flatMap(({ rules }) => rules);
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((number) => !ruleNumbers.includes(number))).toEqual([]);
  });

  it('contain every rule that code, comments and docs mention', () => {
    expect(mentions.length).toBeGreaterThan(20);
    const unknown = mentions.flatMap(({ file, numbers }) =>
      numbers.filter((number) => !ruleNumbers.includes(number)).map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});

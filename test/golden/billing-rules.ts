import { readFileSync } from 'node:fs';

/** Text of docs/billing-rules.md. */
export const billingRules = readFileSync(new URL('../../docs/billing-rules.md', import.meta.url), 'utf8');

/** Numbers of the sections and rules in their order, such as `6` and `6.1`. */
export const ruleNumbers: readonly string[] = [...billingRules.matchAll(/^(?:## )?(\d+(?:\.\d+)?) /gm)].map(([, number = '']) => number);

const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2})?`;
const MENTION = new RegExp(
  String.raw`(?:\b[Rr]ules?|\bsections?|billing-rules\.md,?(?: section| §)?) ((?:${NUMBER})(?:(?:, | and | to )${NUMBER})*)`,
  'g',
);

/** Returns the rule numbers that a text mentions: `rule 5.4`, `rules 8.1 to 8.6`, `billing-rules.md 10`. */
export function findRuleMentions(text: string): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, numbers = '']) => numbers.split(/, | and | to /));
}

import { describe, expect, it } from 'vitest';
import { ConditionError, parseCondition } from '../../../demo/sandbox/events/condition.js';
import type { FieldValue } from '../../../demo/sandbox/events/event-objects.js';

const VALUES: Readonly<Record<string, FieldValue>> = {
  changeType: 'UPDATE',
  'Invoice.Amount': '100.10',
  'Invoice.Large': '90071992547409931234.01',
  'Invoice.Notes': "it's",
  'Account.AutoPay': true,
  'Account.Parent': null,
  'Account.Day': 31,
  'Account.Since': '2026-02-28',
};
const holds = (text: string): boolean => parseCondition(text).holds((name) => VALUES[name] ?? null);

describe('a condition', () => {
  it.each([
    ["changeType == 'UPDATE'", true],
    ['changeType eq \'UPDATE\' and not (changeType ne "UPDATE")', true],
    ['Invoice.Amount == 100.1', true],
    ["Invoice.Amount == '100.100'", true],
    ['Invoice.Amount > 99', true],
    ['Invoice.Amount > -3', true],
    ['Invoice.Large > 90071992547409931234', true],
    ['Invoice.Large == 90071992547409931234.02', false],
    ["Invoice.Notes == 'it\\'s'", true],
    ['Account.AutoPay', true],
    ['Account.AutoPay == true && !Account.AutoPay', false],
    ['Account.Parent == null', true],
    ['Account.Parent != null', false],
    ['Account.Parent > 1', false],
    ['Account.Parent <= 1', false],
    ["Account.Parent != 'x'", true],
    ['Account.Day >= 31', true],
    ["Account.Since < '2026-03-01'", true],
    ["false || changeType == 'INSERT' || true && true", true],
    ['true || true && false', true],
    ['(true || true) && false', false],
  ])('%s is %s', (text, expected) => {
    expect(holds(text)).toBe(expected);
  });

  it.each([
    '',
    '  ',
    '==',
    'a ==',
    "a = 'b'",
    "a == 'b",
    '(a == 1',
    'a == 1)',
    'a == 1 b == 2',
    'a ; b',
    '&& a',
    `${'('.repeat(60)}a${')'.repeat(60)}`,
    '!'.repeat(5000),
  ])('cannot be parsed: %j', (text) => {
    expect(() => parseCondition(text)).toThrow(ConditionError);
  });

  it('lists its names', () => {
    expect(parseCondition("Account.Name_old != Account.Name && (changeType == 'x' || _P > 1)").names).toEqual([
      'Account.Name_old',
      'Account.Name',
      'changeType',
      '_P',
    ]);
  });
});

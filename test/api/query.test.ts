import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseQuery, type Condition as Parsed, type Literal } from '../../demo/sandbox/query/parse-query.js';
import { InvalidRequestError } from '../../src/api/errors.js';
import { and, eq, ge, gt, le, lt, ne, numeric, oneOf, or, select, type Condition } from '../../src/api/query/index.js';
import type { QueryField, AllowedComparison, SelectedRecord } from '../../src/api/query/index.js';
import type { DecimalString } from '../../src/api/schemas/values.js';
import type { Id } from '../../src/api/schemas/wire.js';
import '../support/property-runs.js';

const accountId: Id<'account'> = '2c92c0f85d4e95ae015d4f7e5d690622';
const invoices = select('Invoice', ['Id', 'InvoiceNumber', 'Balance']);

/** Returns the condition without its type, as in plain JavaScript. */
const withoutType = ({ node }: Condition): Condition<never> => ({ node });

/** Returns the field named in the error. Undefined if there is no error. */
function refusal(build: () => unknown): string | undefined {
  try {
    build();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.fields[0]?.field;
    throw error;
  }
  return undefined;
}

describe('a query', () => {
  it('has lower-case keywords and its selected fields', () => {
    expect(invoices.toString()).toBe('select Id,InvoiceNumber,Balance from Invoice');
    expect(select('Account', ['Name', 'Name', 'Segment__c']).toString()).toBe('select Name,Segment__c from Account');
  });

  it('does not change the query that it extends', () => {
    const open = invoices.where(gt('Balance', '0'));
    expect(open.where(lt('Balance', '0')).toString()).toBe('select Id,InvoiceNumber,Balance from Invoice where Balance < 0');
    expect(open.toString()).toBe('select Id,InvoiceNumber,Balance from Invoice where Balance > 0');
  });

  it('writes nested conditions without parentheses', () => {
    const nested = and(eq('AccountId', accountId), or(gt('Balance', '0.10'), and(eq('Status', 'Draft'), ne('DueDate', null))));
    expect(invoices.where(nested).toString()).toBe(
      `select Id,InvoiceNumber,Balance from Invoice where AccountId = '${accountId}' and Balance > 0.10` +
        ` or AccountId = '${accountId}' and Status = 'Draft' and DueDate != null`,
    );
  });

  it.each<[string, Condition, string]>([
    ['text', eq('InvoiceNumber', "O'Hara \\ Sons"), "InvoiceNumber = 'O\\'Hara \\\\ Sons'"],
    ['a decimal with all its digits', ge('Amount', '12345678901234567.890'), 'Amount >= 12345678901234567.890'],
    ['a negative decimal', le('Amount', '-0.01'), 'Amount <= -0.01'],
    ['a decimal with an exponent', eq('Amount', '1.5e3'), 'Amount = 1500'],
    ['a date', lt('DueDate', '2026-02-28'), "DueDate < '2026-02-28'"],
    ['an instant', gt('CreatedDate', '2026-02-28T10:00:00+01:00'), "CreatedDate > '2026-02-28T10:00:00+01:00'"],
    ['an instant with a space', gt('CreatedDate', '2026-02-28 10:00:00'), "CreatedDate > '2026-02-28T10:00:00'"],
    ['a boolean', eq('IncludesUsage', true), 'IncludesUsage = true'],
    ['nothing', eq('Comments', null), 'Comments = null'],
    ['text of a custom field that looks like a number', eq('Region__c', '12.5'), "Region__c = '12.5'"],
    ['a number of a custom field', eq('Score__c', numeric('12.5')), 'Score__c = 12.5'],
    ['one of several', oneOf('Status', ['Draft', 'Posted']), "Status = 'Draft' or Status = 'Posted'"],
    ['a repeated condition once', and(eq('Status', 'Draft'), eq('Status', 'Draft')), "Status = 'Draft'"],
  ])('writes %s', (_, condition, text) => {
    expect(select('Invoice', ['Id']).where(withoutType(condition)).toString()).toBe(`select Id from Invoice where ${text}`);
  });
});

describe('a query is refused', () => {
  const wrong = (condition: Condition) => refusal(() => invoices.where(withoutType(condition)));

  it.each<[string, Condition, string]>([
    ['for a date that does not exist', eq('DueDate', '2026-02-30'), 'where.DueDate'],
    ['for a date with extra text', eq('DueDate', "2026-02-28' or Id != 'x"), 'where.DueDate'],
    ['for an invalid instant', gt('CreatedDate', 'yesterday'), 'where.CreatedDate'],
    ['for an instant of a day that does not exist', gt('CreatedDate', '2026-02-30T10:00:00Z'), 'where.CreatedDate'],
    ['for an invalid decimal', gt('Balance', '0 or Id != null'), 'where.Balance'],
    ['for a float', gt('Balance', 0.1), 'where.Balance'],
    ['for a number instead of text', eq('Status', 5), 'where.Status'],
    ['for text instead of a boolean', eq('IncludesUsage', 'true'), 'where.IncludesUsage'],
    ['for NUL', eq('Comments', 'a\0b'), 'where.Comments'],
    ['for half a surrogate pair', eq('Comments', '\uD83D'), 'where.Comments'],
    ['for text longer than any field', eq('Comments', 'x'.repeat(65_536)), 'where.Comments'],
    ['for a field that is a query', eq("Id = 'x' or Id", 'x'), 'where'],
    ['for a field that is a keyword', eq('null', 'x'), 'where'],
    ['for a nested value', or(eq('Id', '1'), and(eq('Id', '2'), eq('Balance', 'x'))), 'where.or.1.and.1.Balance'],
    ['with an empty part', and(eq('Id', '1'), or()), 'where.and.1.or'],
    ['with an empty list of values', oneOf('Status', []), 'where.or'],
    [
      'with 201 alternatives',
      oneOf(
        'Id',
        Array.from({ length: 201 }, (_, index) => `${index}`),
      ),
      'where.or',
    ],
  ])('%s', (_, condition, path) => {
    expect(wrong(condition)).toBe(path);
  });

  it.each(["= 'a' or Id !=", 'like', '', 'constructor'])('for the invalid comparison %j', (comparison) => {
    const foreign = z.custom<Condition<never>>().parse({ node: { kind: 'compare', field: 'Balance', comparison, value: '0' } });
    expect(refusal(() => invoices.where(foreign))).toBe('where.Balance');
  });

  it('with conditions nested thousands of levels deep', () => {
    let deep: Condition = eq('Balance', '0');
    for (let depth = 0; depth < 20_000; depth += 1) deep = and(deep);
    expect(refusal(() => invoices.where(withoutType(deep)))).toBe('where');
  });

  it('if its flat form needs more than 200 conditions', () => {
    const pair = (index: number) => or(eq(`A${index}__c`, '1'), eq(`B${index}__c`, '1'));
    const needs = (pairs: number) => refusal(() => invoices.where(and(...Array.from({ length: pairs }, (_, index) => pair(index)))));
    expect(needs(5)).toBeUndefined();
    expect(needs(6)).toBe('where.and');
    expect(needs(60)).toBe('where.and');
  });

  it('only above 200 conditions', () => {
    const many = oneOf(
      'Id',
      Array.from({ length: 200 }, (_, index) => `${index}`),
    );
    expect(parseQuery(invoices.where(many).toString()).where).toMatchObject({ kind: 'or' });
  });

  it.each<[string, () => unknown, string]>([
    ['without fields', () => select('Invoice', []), 'fields'],
    ['for two fields in one text', () => select('Invoice', ['Id', 'Id,Body__c']), 'fields.1'],
    ['for a field with extra syntax', () => select('Invoice', ["Id from Account where Own__c = '1' or x__c"]), 'fields.0'],
    ['for *', () => select('Invoice', [z.custom<'Id'>().parse('*')]), 'fields.0'],
    ['for an object with extra syntax', () => select(z.custom<'Invoice'>().parse("Invoice where Id != 'x'"), ['Id']), 'object'],
  ])('%s', (_, build, path) => {
    expect(refusal(build)).toBe(path);
  });

  it('by the compiler if a field or value does not belong to the object', () => {
    type Fits = Condition<AllowedComparison<'Invoice'>>;
    const productId: Id<'product'> = 'x';
    expectTypeOf<'InvoiceNumber'>().toExtend<QueryField<'Invoice'>>();
    expectTypeOf<'InvoiceNumber'>().not.toExtend<QueryField<'Account'>>();
    expectTypeOf<'*'>().not.toExtend<QueryField<'Invoice'>>();
    expectTypeOf(and(eq('AccountId', accountId), or(gt('Balance', '0'), eq('Own__c', 5)))).toExtend<Fits>();
    expectTypeOf(eq('FirstName', 'x')).not.toExtend<Fits>();
    expectTypeOf(eq('AccountId', productId)).not.toExtend<Fits>();
    expectTypeOf(gt('Balance', 5)).not.toExtend<Fits>();
    expectTypeOf(and(gt('Balance', '5'), or(eq('Status', 'Draft'), eq('Nothing', 'x')))).not.toExtend<Fits>();
    expectTypeOf<null>().not.toExtend<Parameters<typeof gt>[1]>();
    expectTypeOf<SelectedRecord<'Invoice', 'Balance' | 'Tone__c'>>().toEqualTypeOf<{
      Id?: Id<'invoice'>;
      Balance?: DecimalString;
      Tone__c: unknown;
    }>();
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom("'", '\\', '"', '\n', '\r', '\t', ' ', '\u2019', '\u02BC', '\uFF07', '%', '`', ';', '--', ' or ', "1'='1"), {
      maxLength: 20,
    })
    .map((parts) => parts.join('')),
  fc.constantFrom('x'.repeat(65_535), "'".repeat(30_000), '\\'.repeat(30_001), "\\' or Id != '", "x' union select", ''),
);
const writable = hostile.filter((text) => !/\0|\p{Surrogate}/u.test(text) && text.length <= 65_535);

describe('any value', () => {
  it('is compared literally if it is text', () => {
    fc.assert(
      fc.property(writable, writable, (name, notes) => {
        const text = select('Account', ['Id'])
          .where(and(eq('Name', name), or(ne('Notes', notes), eq('Own__c', name))))
          .toString();
        const compare = (field: string, comparison: string, value: string) => ({
          kind: 'compare',
          field,
          comparison,
          value: { kind: 'text', value },
        });
        expect(parseQuery(text)).toEqual({
          fields: ['Id'],
          object: 'Account',
          where: {
            kind: 'or',
            parts: [
              { kind: 'and', parts: [compare('Name', '=', name), compare('Notes', '!=', notes)] },
              { kind: 'and', parts: [compare('Name', '=', name), compare('Own__c', '=', name)] },
            ],
          },
        });
      }),
    );
  });

  it('is used exactly or refused if the field has another kind', () => {
    const anything = fc.oneof(
      hostile,
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom('5', '-1.50', '2026-01-31', '2026-01-31T00:00:00Z'),
    );
    const field = fc.constantFrom('Balance', 'DueDate', 'CreatedDate', 'IncludesUsage', 'Status');
    fc.assert(
      fc.property(field, anything, (name, value) => {
        const condition = withoutType(eq(name, value));
        let text: string;
        try {
          text = select('Invoice', ['Id']).where(condition).toString();
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequestError);
          return;
        }
        const { where } = parseQuery(text);
        const literal: Literal | undefined = where?.kind === 'compare' ? where.value : undefined;
        expect(where).toMatchObject({ kind: 'compare', field: name, comparison: '=' });
        if (name === 'Balance') expect(literal?.kind).toBe('number');
        if (name === 'IncludesUsage') expect(literal).toEqual({ kind: 'boolean', value });
        if (name === 'Status') expect(literal).toEqual({ kind: 'text', value });
      }),
    );
  });
});

/** Query condition on five boolean fields, and a function that evaluates the same condition. */
interface Flags {
  condition: Condition;
  holds: (flags: readonly boolean[]) => boolean;
}

const flag = fc.tuple(fc.nat({ max: 4 }), fc.boolean()).map(([index, wanted]): Flags => ({
  condition: wanted ? eq(`F${index}__c`, true) : ne(`F${index}__c`, true),
  holds: (flags) => flags[index] === wanted,
}));
const { tree } = fc.letrec<{ tree: Flags }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    flag,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts): Flags => ({
      condition: and(...parts.map(({ condition }) => condition)),
      holds: (flags) => parts.every(({ holds }) => holds(flags)),
    })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts): Flags => ({
      condition: or(...parts.map(({ condition }) => condition)),
      holds: (flags) => parts.some(({ holds }) => holds(flags)),
    })),
  ),
}));

function holds(parsed: Parsed, flags: readonly boolean[]): boolean {
  if (parsed.kind === 'compare') return flags[Number(parsed.field.charAt(1))] === (parsed.comparison === '=');
  return parsed.kind === 'and' ? parsed.parts.every((part) => holds(part, flags)) : parsed.parts.some((part) => holds(part, flags));
}

const assignments = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].map((index) => (bits & (1 << index)) !== 0));

it('the flat form of nested conditions matches the same records', () => {
  fc.assert(
    fc.property(tree, ({ condition, holds: meant }) => {
      const asked = () => select('Account', ['Id']).where(withoutType(condition)).toString();
      // A few of the largest conditions exceed the limit of a query.
      fc.pre(refusal(asked) === undefined);
      const { where } = parseQuery(asked());
      for (const flags of assignments) expect(where && holds(where, flags)).toBe(meant(flags));
    }),
  );
});

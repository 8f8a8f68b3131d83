import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { anyOf, integer, minLength, discriminatedUnion } from '../../src/api/schemas/input-validation.js';
import { parse } from '../../src/api/schemas/parse.js';
import {
  array,
  boolean,
  maxLength,
  number,
  object,
  oneOf,
  optional,
  pattern,
  refine,
  strictObject,
  string,
} from '../../src/api/schemas/validation.js';
import type { Validator } from '../../src/api/schemas/validator.js';

/** Returns each issue as `field code message`. Empty for a valid value. */
function issuesOf(validator: Validator<unknown>, value: unknown): string[] {
  const { error } = validator.safeParse(value);
  return (error?.issues ?? []).map(({ code, path, message }) => `${path.map(String).join('.')} ${code} ${message}`);
}

interface Plan {
  name: string;
  seats?: number | undefined;
}
const plan = object<Plan>({ name: string, seats: optional(number) });

describe('a type', () => {
  it.each([
    ['string', string, ['', 'a'], [0, null, {}, []]],
    ['number', number, [0, -1.5], ['1', NaN, Infinity, null]],
    ['boolean', boolean, [true, false], ['true', 0, null]],
    ['array', array(string), [[], ['a']], ['a', {}, { length: 1 }, null]],
    ['object', plan, [{ name: 'a' }], ['a', 1, null, []]],
  ] as const)('%s is recognized and other types are refused', (type, validator: Validator<unknown>, valid, invalid) => {
    for (const value of valid) expect(issuesOf(validator, value)).toEqual([]);
    for (const value of invalid) expect(issuesOf(validator, value)).toEqual([` invalid-type must be of type ${type}`]);
    expect(issuesOf(validator, undefined)).toEqual([' missing is missing']);
  });

  it('reads one of the given texts', () => {
    expect(issuesOf(oneOf('month', 'year'), 'year')).toEqual([]);
    expect(issuesOf(oneOf('month', 'year'), 'week')).toEqual([' invalid-value must be month or year']);
    expect(issuesOf(oneOf('month', 'year'), 'toString')).toHaveLength(1);
  });
});

describe('an object', () => {
  it('keeps its fields and drops unknown fields', () => {
    expect(parse(plan, { name: 'a', seats: 2, later: true })).toStrictEqual({ name: 'a', seats: 2 });
  });

  it('leaves out an optional field that is missing', () => {
    expect(parse(plan, { name: 'a', seats: undefined })).toStrictEqual({ name: 'a' });
    expect(issuesOf(plan, { name: 'a', seats: null })).toEqual(['seats invalid-type must be of type number']);
  });

  it('reports every invalid field by its path', () => {
    expect(issuesOf(array(plan), [{ name: 'a' }, { seats: 'b' }, 1])).toEqual([
      '1.name missing is missing',
      '1.seats invalid-type must be of type number',
      '2 invalid-type must be of type object',
    ]);
  });

  it('refuses unknown fields if it is strict', () => {
    const input = strictObject<Plan>({ name: string, seats: optional(number) });
    expect(issuesOf(input, { name: 'a', seats: 1 })).toEqual([]);
    expect(issuesOf(input, { name: 'a', price: '0', toString: 1 })).toEqual([
      'price unknown-field is not a field of this operation; remove it',
      'toString unknown-field is not a field of this operation; remove it',
    ]);
  });

  it('never sets the prototype of its result', () => {
    const read = parse(plan, JSON.parse('{"name":"a","__proto__":{"polluted":true}}'));
    expect(read).toStrictEqual({ name: 'a' });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe('a check', () => {
  const code = refine(string, minLength(2), maxLength(3), pattern(/^[a-z]*$/, 'must be lowercase'));

  it('accepts a value for which all checks hold', () => {
    expect(['ab', 'abc'].flatMap((text) => issuesOf(code, text))).toEqual([]);
  });

  it('reports every check that does not hold', () => {
    expect(issuesOf(code, 'A')).toEqual([' too-small must have a length of at least 2', ' invalid-format must be lowercase']);
    expect(issuesOf(code, 'abcd')).toEqual([' too-big must have a length of at most 3']);
  });

  it('is skipped for a value of another type', () => {
    expect(issuesOf(code, 12)).toEqual([' invalid-type must be of type string']);
  });

  it('limits whole numbers', () => {
    const seats = integer(1, 10);
    expect([1, 10].flatMap((value) => issuesOf(seats, value))).toEqual([]);
    expect([0, 11, 1.5].flatMap((value) => issuesOf(seats, value))).toEqual([
      ' too-small must be at least 1',
      ' too-big must be at most 10',
      ' invalid-type must be a whole number',
    ]);
  });
});

describe('alternatives', () => {
  const method = discriminatedUnion<'type', { type: 'card'; last4: string } | { type: 'wallet'; email: string }>('type', {
    card: { last4: string },
    wallet: { email: string },
  });

  it('are chosen by the field that names the kind', () => {
    expect(parse(method, { type: 'card', last4: '4242' })).toStrictEqual({ type: 'card', last4: '4242' });
    expect(issuesOf(method, { type: 'card', email: 'a' })).toEqual([
      'last4 missing is missing',
      'email unknown-field is not a field of this operation; remove it',
    ]);
    expect(issuesOf(method, { type: 'constructor' })).toEqual(['type invalid-union must be card or wallet']);
  });

  it('report the issues of the closest one', () => {
    const either = anyOf<object>(object({ a: string, b: string }), object({ c: string }));
    expect(issuesOf(either, { a: 'x', b: 1 })).toEqual(['b invalid-type must be of type string']);
    expect(issuesOf(either, { c: 'x' })).toEqual([]);
  });
});

it('parse names each invalid field', () => {
  expect(() => parse(plan, { seats: 'b' })).toThrow('Invalid data: name is missing; seats must be of type number.');
});

const rows = Object.values<AnyOperation>(storefrontOperations);

describe.each(rows.map((row) => [row.name, row] as const))('the validators of %s', (_, { request, response }) => {
  it('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const validator of [request, response]) expect(typeof validator.safeParse(value).success).toBe('boolean');
      }),
    );
  });

  it('parse their own result unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant({}), fc.object()), (value) => {
        for (const validator of [request, response]) {
          const first = validator.safeParse(value);
          if (first.success) expect(validator.safeParse(first.data)).toStrictEqual(first);
        }
      }),
    );
  });
});

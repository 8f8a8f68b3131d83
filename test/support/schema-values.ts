import fc from 'fast-check';
import * as z from 'zod/v4/core';

/** Values that fit a schema, and values that are wrong somewhere: other types, missing and surplus keys, text that breaks the pattern. */
export function valuesAround(schema: z.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof(values(schema, identity), values(schema, sometimesWrong));
}

/** What may become of the values of any part of a schema. */
type Spoil = (fitting: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

const identity: Spoil = (fitting) => fitting;

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, '', 0, -1, 1.5, 2 ** 60, NaN, true, [], {}, 'EUR', '12.50', '1e3', '2026-02-30', [null]),
  fc.string({ maxLength: 300 }),
  fc.double(),
  fc.anything({ maxDepth: 1 }),
);

const sometimesWrong: Spoil = (fitting) => fc.oneof({ weight: 20, arbitrary: fitting }, { weight: 1, arbitrary: anything });

/** Keys that a newer or hostile answer may carry. */
const surplus = fc.constantFrom<object>(
  {},
  {},
  { added: 1 },
  { constructor: 'x' },
  Object.fromEntries([['__proto__', { polluted: true }]]),
);

function values(schema: z.$ZodType, spoil: Spoil): fc.Arbitrary<unknown> {
  return spoil(fitting(schema, spoil));
}

function fitting(schema: z.$ZodType, spoil: Spoil): fc.Arbitrary<unknown> {
  if (schema instanceof z.$ZodObject) return objects(schema._zod.def.shape, spoil);
  if (schema instanceof z.$ZodArray) return fc.array(values(schema._zod.def.element, spoil), { minLength: 1, maxLength: 3 });
  if (schema instanceof z.$ZodOptional) return fc.option(values(schema._zod.def.innerType, spoil), { nil: undefined });
  if (schema instanceof z.$ZodNullable) return fc.option(values(schema._zod.def.innerType, spoil), { nil: null });
  if (schema instanceof z.$ZodUnion) return fc.oneof(...schema._zod.def.options.map((option) => values(option, spoil)));
  if (schema instanceof z.$ZodPipe) return fc.constantFrom<unknown>('12.50', ' 7 ', '1e-2', '-0', 3, 0.1);
  if (schema instanceof z.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.$ZodNumber) return fc.integer({ min: 1, max: 100 });
  // The only thing that is looked at by code of its own is the bytes of a file.
  if (schema instanceof z.$ZodCustom) return fc.constant(new ReadableStream());
  if (schema instanceof z.$ZodString) return strings(schema);
  return anything;
}

function objects(shape: Readonly<Record<string, z.$ZodType>>, spoil: Spoil): fc.Arbitrary<unknown> {
  const whole = fc.record(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, values(inner, spoil)])));
  const spoiled = fc.tuple(whole, fc.constantFrom(...Object.keys(shape), ''), surplus).map(([fields, missing, more]) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => key !== missing)),
    ...more,
  }));
  return spoil === identity ? whole : fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: spoiled });
}

function strings(schema: z.$ZodString): fc.Arbitrary<string> {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    if (!('pattern' in _zod.def && _zod.def.pattern instanceof RegExp)) continue;
    const { pattern } = _zod.def;
    // Patterns that look ahead or name kinds of characters cannot be written out; text of that kind is easy to find instead.
    if (/\(\?[!=]|\\p/.test(pattern.source)) return fc.string({ minLength: 1, maxLength: 12 }).filter((text) => pattern.test(text));
    return fc.stringMatching(pattern);
  }
  return fc.string({ minLength: 1, maxLength: 12 });
}

import * as z from 'zod/v4/core';
import { decimal } from '../../../src/api/schemas/decimal.js';
import { date, decimalText, instant, wireBoolean, wireDate, wireInteger, wireText } from '../../../src/api/schemas/wire.js';
import type { Facts, FieldFacts } from './facts.js';

/** Schemas that are known as a whole. */
const KNOWN = new Map<z.$ZodType, Facts['kind']>([
  [decimal, 'decimal'],
  [decimalText, 'decimal text'],
  [date, 'date'],
  [wireDate, 'date'],
  [instant, 'instant'],
  [wireText, 'text'],
  [wireInteger, 'integer'],
  [wireBoolean, 'boolean'],
]);

/** What a schema of ours says. */
export function factsOfSchema(schema: z.$ZodType, nullable = false): Facts {
  const known = KNOWN.get(schema);
  if (known) return { kind: known, nullable };
  if (schema instanceof z.$ZodOptional) return factsOfSchema(schema._zod.def.innerType, nullable);
  if (schema instanceof z.$ZodNullable) return factsOfSchema(schema._zod.def.innerType, true);
  if (schema instanceof z.$ZodLazy) return factsOfSchema(schema._zod.def.getter(), nullable);
  if (schema instanceof z.$ZodPipe) {
    // Only a field that may be missing is written so: what stands in front takes null for missing.
    return factsOfSchema(schema._zod.def.in instanceof z.$ZodTransform ? schema._zod.def.out : schema._zod.def.in, nullable);
  }
  if (schema instanceof z.$ZodEnum) return { kind: 'enum', nullable, values: Object.values(schema._zod.def.entries).map(String) };
  if (schema instanceof z.$ZodUnion) return union(schema._zod.def.options, nullable);
  if (schema instanceof z.$ZodObject) {
    return { kind: 'object', nullable, fields: fieldsOf(schema._zod.def.shape), further: furtherOf(schema) };
  }
  if (schema instanceof z.$ZodArray) {
    const { element } = schema._zod.def;
    return { kind: 'list', nullable, ...boundsOf(schema), entry: () => factsOfSchema(element) };
  }
  if (schema instanceof z.$ZodRecord) return { kind: 'record', nullable, fields: new Map() };
  if (schema instanceof z.$ZodString) return { kind: 'text', nullable, ...boundsOf(schema) };
  if (schema instanceof z.$ZodNumber) return { kind: 'integer', nullable, ...boundsOf(schema) };
  if (schema instanceof z.$ZodBoolean) return { kind: 'boolean', nullable };
  if (schema instanceof z.$ZodUnknown) return { kind: 'any', nullable };
  if (schema instanceof z.$ZodCustom) return { kind: 'file', nullable };
  throw new Error(`A kind of schema that the walker does not know: ${schema._zod.def.type}.`);
}

/** One of several objects; or an enum that is open to values that come later. */
function union(options: readonly z.$ZodType[], nullable: boolean): Facts {
  const [first, second] = options;
  if (options.length === 2 && first instanceof z.$ZodEnum && second === wireText) return factsOfSchema(first, nullable);
  return { kind: 'options', nullable, options: options.map((option) => () => factsOfSchema(option)) };
}

function fieldsOf(shape: Readonly<Record<string, z.$ZodType>>): Map<string, FieldFacts> {
  return new Map(
    Object.entries(shape).map(([name, field]) => [name, { required: field._zod.optin !== 'optional', facts: () => factsOfSchema(field) }]),
  );
}

/** Asked, not read: an object refuses fields that it does not know by a check of its own. */
function furtherOf(schema: z.$ZodObject): Facts['further'] {
  // The same object without fields, so that no missing one ends the reading before the check.
  const bare = z.clone(schema, { ...schema._zod.def, shape: {} });
  const refuses = (name: string): boolean => {
    const { error } = z.safeParse(bare, { [name]: 1 });
    return error?.issues.some((issue) => issue.code === 'unrecognized_keys') ?? false;
  };
  if (!refuses('nothing by that name')) return 'any';
  return refuses('Shade__c') ? 'none' : 'custom';
}

/** Bounds that nothing but a check says; those that every safe integer keeps are none. */
function boundsOf(schema: z.$ZodType): Pick<Facts, 'min' | 'max'> {
  let min: number | undefined;
  let max: number | undefined;
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { def } = _zod;
    if ('minimum' in def) min = Number(def.minimum);
    if ('maximum' in def) max = Number(def.maximum);
    if ('value' in def && def.check === 'greater_than') min = Number(def.value);
    if ('value' in def && def.check === 'less_than') max = Number(def.value);
  }
  return {
    ...(min !== undefined && min !== Number.MIN_SAFE_INTEGER && { min }),
    ...(max !== undefined && max !== Number.MAX_SAFE_INTEGER && { max }),
  };
}

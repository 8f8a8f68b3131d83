import * as z from 'zod/v4/core';
import { decimal } from '../../../src/api/schemas/decimal.js';
import { date, decimalText, instant, wireBoolean, wireDate, wireInteger, wireText } from '../../../src/api/schemas/wire.js';
import type { SchemaSummary, FieldSummary } from './schema-summary.js';

/** Kinds of schemas for single values. */
const KNOWN = new Map<z.$ZodType, SchemaSummary['kind']>([
  [decimal, 'decimal'],
  [decimalText, 'decimal text'],
  [date, 'date'],
  [wireDate, 'date'],
  [instant, 'instant'],
  [wireText, 'text'],
  [wireInteger, 'integer'],
  [wireBoolean, 'boolean'],
]);

/** Summarizes one of our schemas. */
export function summarizeSchema(schema: z.$ZodType, nullable = false): SchemaSummary {
  const known = KNOWN.get(schema);
  if (known) return { kind: known, nullable };
  if (schema instanceof z.$ZodOptional) return summarizeSchema(schema._zod.def.innerType, nullable);
  if (schema instanceof z.$ZodNullable) return summarizeSchema(schema._zod.def.innerType, true);
  if (schema instanceof z.$ZodLazy) return summarizeSchema(schema._zod.def.getter(), nullable);
  if (schema instanceof z.$ZodPipe) {
    // A transform as input only turns null into undefined, so the output schema is summarized.
    return summarizeSchema(schema._zod.def.in instanceof z.$ZodTransform ? schema._zod.def.out : schema._zod.def.in, nullable);
  }
  if (schema instanceof z.$ZodEnum) return { kind: 'enum', nullable, values: Object.values(schema._zod.def.entries).map(String) };
  if (schema instanceof z.$ZodUnion) return union(schema._zod.def.options, nullable);
  if (schema instanceof z.$ZodObject) {
    return { kind: 'object', nullable, fields: fieldsOf(schema._zod.def.shape), further: furtherOf(schema) };
  }
  if (schema instanceof z.$ZodArray) {
    const { element } = schema._zod.def;
    return { kind: 'list', nullable, ...boundsOf(schema), entry: () => summarizeSchema(element) };
  }
  if (schema instanceof z.$ZodRecord) return { kind: 'record', nullable, fields: new Map() };
  if (schema instanceof z.$ZodString) return { kind: 'text', nullable, ...boundsOf(schema) };
  if (schema instanceof z.$ZodNumber) return { kind: 'integer', nullable, ...boundsOf(schema) };
  if (schema instanceof z.$ZodBoolean) return { kind: 'boolean', nullable };
  if (schema instanceof z.$ZodUnknown) return { kind: 'any', nullable };
  if (schema instanceof z.$ZodCustom) return { kind: 'file', nullable };
  throw new Error(`Unknown kind of schema: ${schema._zod.def.type}.`);
}

/** Summarizes a union as alternatives, or as an enum if its only other option is text (an enum that may get new values). */
function union(options: readonly z.$ZodType[], nullable: boolean): SchemaSummary {
  const [first, second] = options;
  if (options.length === 2 && first instanceof z.$ZodEnum && second === wireText) return summarizeSchema(first, nullable);
  return { kind: 'options', nullable, options: options.map((option) => () => summarizeSchema(option)) };
}

function fieldsOf(shape: Readonly<Record<string, z.$ZodType>>): Map<string, FieldSummary> {
  return new Map(
    Object.entries(shape).map(([name, field]) => [
      name,
      { required: field._zod.optin !== 'optional', summary: () => summarizeSchema(field) },
    ]),
  );
}

/** Tries which unknown fields the object allows. The check for them is a function, which cannot be inspected. */
function furtherOf(schema: z.$ZodObject): SchemaSummary['further'] {
  // Removes the known fields, because a missing required field would end parsing before the check.
  const bare = z.clone(schema, { ...schema._zod.def, shape: {} });
  const refuses = (name: string): boolean => {
    const { error } = z.safeParse(bare, { [name]: 1 });
    return error?.issues.some((issue) => issue.code === 'unrecognized_keys') ?? false;
  };
  if (!refuses('nothing by that name')) return 'any';
  return refuses('Shade__c') ? 'none' : 'custom';
}

/** Returns the limits from the checks of a schema. Ignores the limits of safe integers, which every integer has. */
function boundsOf(schema: z.$ZodType): Pick<SchemaSummary, 'min' | 'max'> {
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

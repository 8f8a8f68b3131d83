import * as z from 'zod/v4/core';
import { decimal } from '../../../src/api/schemas/decimal.js';
import { decimalText, wireBoolean, wireDate, wireInteger, wireText } from '../../../src/api/schemas/wire.js';

/** Value in a response. */
export interface AnswerPart {
  /** Field names joined by dots, with `[]` for list entries. */
  readonly path: string;
  /** Name of the field. */
  readonly name: string;
  readonly schema: z.$ZodType;
}

/** Schemas of single values. Their inner structure does not matter. */
const SINGLE_VALUES = new Set<z.$ZodType>([decimal, decimalText, wireBoolean, wireDate, wireInteger, wireText]);

/** Yields every value that a response may contain, except objects and lists. */
export function* answerParts(schema: z.$ZodType, path: string, name = '', seen = new Set<z.$ZodType>()): Generator<AnswerPart> {
  if (SINGLE_VALUES.has(schema)) {
    yield { path, name, schema };
    return;
  }
  if (seen.has(schema)) return;
  seen.add(schema);
  const inside = (part: z.$ZodType): Generator<AnswerPart> => answerParts(part, path, name, seen);
  if (schema instanceof z.$ZodObject) {
    for (const [field, part] of Object.entries<z.$ZodType>(schema._zod.def.shape))
      yield* answerParts(part, `${path}.${field}`, field, seen);
  } else if (schema instanceof z.$ZodArray) yield* answerParts(schema._zod.def.element, `${path}[]`, name, seen);
  else if (schema instanceof z.$ZodRecord) yield* answerParts(schema._zod.def.valueType, `${path}.*`, name, seen);
  else if (schema instanceof z.$ZodLazy) yield* inside(schema._zod.def.getter());
  else if (schema instanceof z.$ZodOptional || schema instanceof z.$ZodNullable) yield* inside(schema._zod.def.innerType);
  else if (schema instanceof z.$ZodPipe && schema._zod.def.in instanceof z.$ZodTransform) yield* inside(schema._zod.def.out);
  else if (schema instanceof z.$ZodUnion && !schema._zod.def.options.some(hasValues)) {
    for (const option of schema._zod.def.options) yield* inside(option);
  } else yield { path, name, schema };
}

/** True for a schema with fixed values, or a union that contains one. */
export function hasValues(schema: z.$ZodType): boolean {
  if (schema instanceof z.$ZodUnion) return schema._zod.def.options.some(hasValues);
  return schema instanceof z.$ZodEnum || schema instanceof z.$ZodLiteral;
}

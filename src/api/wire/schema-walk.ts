import * as z from 'zod/v4/core';
import type { Validator } from '../schemas/validator.js';

/**
 * Walks schemas along the data that they describe. A value can have several schemas because of unions. Each function takes all schemas of a value and
 * returns all schemas of a part.
 */
export type Schemas = readonly z.$ZodType[];

/** True if the validator is a zod schema of the billing API. */
export function isZod<Output>(validator: Validator<Output>): validator is Validator<Output> & z.$ZodType<Output, unknown> {
  return validator instanceof z.$ZodType;
}

/** Schemas to start a walk with. None for validators that are not zod schemas. */
export function schemasOf(validator: Validator<unknown>): Schemas {
  return isZod(validator) ? [validator] : [];
}

/** Chooses the options of a union that apply to a value. Default: all options. */
type Choose = (options: Schemas) => Schemas;

/** True for objects and lists. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Unwraps schemas of a value: optional, nullable, pipes, unions and similar.
 * @param isWhole true for schemas that are not unwrapped
 */
export function unwrapSchemas(
  schemas: Schemas,
  isWhole: (schema: z.$ZodType) => boolean,
  choose: Choose = (options) => options,
): z.$ZodType[] {
  const found = new Set<z.$ZodType>();
  const seen = new Set<z.$ZodType>();
  const open = [...schemas];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (isWhole(schema)) found.add(schema);
    else {
      const inside = unwrapOnce(schema, choose);
      if (inside) open.push(...inside);
      else found.add(schema);
    }
  }
  return [...found];
}

function unwrapOnce(schema: z.$ZodType, choose: Choose): Schemas | undefined {
  if (schema instanceof z.$ZodUnion) return choose(schema._zod.def.options);
  if (schema instanceof z.$ZodPipe) return withoutCatchAll([schema._zod.def.in, schema._zod.def.out]);
  if (schema instanceof z.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
  if (schema instanceof z.$ZodLazy) return [schema._zod.def.getter()];
  const wraps =
    schema instanceof z.$ZodOptional ||
    schema instanceof z.$ZodNullable ||
    schema instanceof z.$ZodDefault ||
    schema instanceof z.$ZodPrefault ||
    schema instanceof z.$ZodReadonly ||
    schema instanceof z.$ZodCatch ||
    schema instanceof z.$ZodNonOptional;
  return wraps ? [schema._zod.def.innerType] : undefined;
}

/** Drops an end of a pipe that accepts anything, if the other end describes the value. */
function withoutCatchAll(ends: Schemas): Schemas {
  const telling = ends.filter((end) => !(end instanceof z.$ZodTransform) && !acceptsAnything(end));
  return telling.length > 0 ? telling : ends;
}

export function acceptsAnything(schema: z.$ZodType): boolean {
  return schema instanceof z.$ZodUnknown || schema instanceof z.$ZodAny;
}

/** Returns the schemas of a field or entry. Empty if no schema has it. */
export function fieldSchemas(schemas: Schemas, name: string): z.$ZodType[] {
  return schemas.flatMap((schema) => {
    const part = partOf(schema, name);
    return part ? [part] : [];
  });
}

function partOf(schema: z.$ZodType, name: string): z.$ZodType | undefined {
  if (schema instanceof z.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.$ZodRecord) return schema._zod.def.valueType;
  if (schema instanceof z.$ZodTuple) return schema._zod.def.items[Number(name)] ?? schema._zod.def.rest ?? undefined;
  if (!(schema instanceof z.$ZodObject)) return undefined;
  const { shape, catchall } = schema._zod.def;
  return Object.hasOwn(shape, name) ? shape[name] : catchall;
}

/** Returns the unwrapped schemas of a part. `isEntry` is true for entries of lists. */
type Guide = (schemas: Schemas, name: string, isEntry: boolean) => Schemas;

/** Creates a guide for one walk. It caches schemas, because all entries of a list have the same schemas. */
export function createGuide(isWhole: (schema: z.$ZodType) => boolean): Guide {
  const known = new Map<Schemas, Map<string, Schemas>>();
  return (schemas, name, isEntry) => {
    const key = isEntry && !schemas.some((schema) => schema instanceof z.$ZodTuple) ? '0' : name;
    let parts = known.get(schemas);
    if (!parts) known.set(schemas, (parts = new Map<string, Schemas>()));
    let part = parts.get(key);
    if (!part) parts.set(key, (part = unwrapSchemas(fieldSchemas(schemas, key), isWhole)));
    return part;
  };
}

import * as z from 'zod/v4/core';
import type { Endpoint } from '../../demo/sandbox/http/endpoint.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { isCustomField } from '../../src/api/schemas/wire.js';
import { acceptsAnything, unwrapSchemas, type Schemas } from '../../src/api/wire/schema-walk.js';
import { zodSchema } from './zod-schema.js';

/** A documented field of a request. */
export interface RequestField {
  /** Field names joined by dots, with `[]` for list entries. */
  readonly path: string;
  /** False if the sandbox refuses the field. */
  readonly available: boolean;
  /** True if the sandbox also refuses the object around the field. */
  readonly isInside: boolean;
}

const unwrapped = (schemas: Schemas): Schemas => unwrapSchemas(schemas, () => false);

function entriesOf(schemas: Schemas): Schemas {
  return unwrapped(
    schemas.flatMap((schema) => {
      if (acceptsAnything(schema)) return [schema];
      return schema instanceof z.$ZodArray ? [schema._zod.def.element] : [];
    }),
  );
}

function fieldOf(schemas: Schemas, name: string): Schemas {
  return unwrapped(
    schemas.flatMap((schema) => {
      if (acceptsAnything(schema)) return [schema];
      if (schema instanceof z.$ZodRecord) return [schema._zod.def.valueType];
      if (!(schema instanceof z.$ZodObject)) return [];
      const { shape, catchall } = schema._zod.def;
      return (Object.hasOwn(shape, name) ? shape[name] : isCustomField(name) ? catchall : undefined) ?? [];
    }),
  );
}

function* walk(documented: Schemas, supported: Schemas, path: string, outer: ReadonlySet<z.$ZodType>): Generator<RequestField> {
  const objects = documented.filter((schema) => schema instanceof z.$ZodObject).filter((schema) => !outer.has(schema));
  const inner = new Set([...outer, ...objects]);
  const entries = entriesOf(documented.filter((schema) => !acceptsAnything(schema)));
  if (entries.length > 0) yield* walk(entries, entriesOf(supported), `${path}[]`, inner);
  const names = new Set(objects.flatMap((schema) => Object.keys(schema._zod.def.shape)));
  for (const name of names) {
    const here = path === '' ? name : `${path}.${name}`;
    const own = fieldOf(supported, name);
    yield { path: here, available: own.length > 0, isInside: supported.length === 0 };
    yield* walk(fieldOf(objects, name), own, here, inner);
  }
}

/** Returns every documented field of an operation's request. An endpoint without `supported` accepts all of them. */
export function requestFields({ request }: AnyOperation, { supported }: Endpoint): RequestField[] {
  return [...walk(unwrapped([zodSchema(request)]), unwrapped([zodSchema(supported ?? request)]), '', new Set())];
}

import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { decimal } from '../decimal.js';
import {
  customizable,
  date,
  instant,
  integer,
  optionalField,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../wire.js';
import type { FieldKind, FieldTable } from './field-kinds.js';
import { fieldsOf, REQUIRED_FIELDS, type ObjectName, type ObjectTypes } from './index.js';

/** Fields that only the platform sets. */
const SET_BY_PLATFORM = ['Id', 'CreatedById', 'CreatedDate', 'UpdatedById', 'UpdatedDate'] as const;

type SetByPlatform = (typeof SET_BY_PLATFORM)[number];
type RequiredField<Name extends ObjectName> = Name extends keyof typeof REQUIRED_FIELDS
  ? Extract<(typeof REQUIRED_FIELDS)[Name][number], keyof ObjectTypes[Name]>
  : never;

/** Id type of an object type. */
export type IdOf<Name extends ObjectName> = NonNullable<ObjectTypes[Name]['Id']>;

/** Fields of a new record. */
export type NewObject<Name extends ObjectName> = Omit<ObjectTypes[Name], SetByPlatform | RequiredField<Name>> &
  Required<Pick<ObjectTypes[Name], RequiredField<Name>>>;

/** Changes to a record. Omitted fields stay the same, `null` empties a field. */
export type ObjectChanges<Name extends ObjectName> = { Id: IdOf<Name> } & {
  [Field in Exclude<keyof ObjectTypes[Name], SetByPlatform>]?: ObjectTypes[Name][Field] | null;
};

/** Result of writing one record. */
export type WriteResult<Name extends ObjectName> =
  | { success: true; id: IdOf<Name> }
  | { success: false; errors: { code: string; message: string }[] };

type SimpleKind = Extract<FieldKind, string>;

const READ_SCHEMAS: Readonly<Record<SimpleKind, Schema<unknown>>> = {
  text: wireText,
  decimal,
  integer: wireInteger,
  boolean: wireBoolean,
  date: wireDate,
  instant: wireDateTime,
  list: z.array(wireText),
};

const WRITE_SCHEMAS: Readonly<Record<SimpleKind, Schema<unknown>>> = {
  text: z.string(),
  decimal,
  integer: integer(),
  boolean: z.boolean(),
  date,
  instant,
  list: z.array(z.string()),
};

function readSchema(kind: FieldKind): Schema<unknown> {
  if (typeof kind === 'string') return READ_SCHEMAS[kind];
  const entry = z.looseObject(readShape(kind.fields));
  return kind.of === undefined ? entry : z.looseObject({ [kind.of]: optionalField(z.array(entry)) });
}

function readShape(fields: FieldTable): Record<string, Schema<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, optionalField(readSchema(kind))]));
}

function writeSchema(kind: FieldKind): Schema<unknown> {
  if (typeof kind === 'string') return WRITE_SCHEMAS[kind];
  const entry = customizable(writeShape(kind.fields));
  return kind.of === undefined ? entry : z.strictObject({ [kind.of]: z.array(entry).check(z.minLength(1)) });
}

function writeShape(fields: FieldTable, required: readonly string[] = []): Record<string, Schema<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, required.includes(name) ? writeSchema(kind) : z.optional(writeSchema(kind))]),
  );
}

/** Builds a schema when it is first needed and caches it, because a program uses only a few types. */
function memoize<Value>(build: (name: ObjectName) => Value): (name: ObjectName) => Value {
  const cache = new Map<ObjectName, Value>();
  return (name) => {
    const value = cache.get(name) ?? build(name);
    cache.set(name, value);
    return value;
  };
}

const looseRecordSchema = memoize((name) => z.looseObject(readShape(fieldsOf(name))));
const createSchema = memoize((name) => {
  const required: Readonly<Record<string, readonly string[]>> = REQUIRED_FIELDS;
  const shape = writeShape(fieldsOf(name), required[name] ?? []);
  return customizable(Object.fromEntries(Object.entries(shape).filter(([field]) => !isSetByPlatform(field))));
});
const updateSchema = memoize((name) => {
  const shape = Object.entries(writeShape(fieldsOf(name))).filter(([field]) => !isSetByPlatform(field));
  return customizable({
    ...Object.fromEntries(shape),
    Id: z.string().check(z.minLength(1)),
    fieldsToNull: z.optional(z.array(z.string())),
  });
});

function isSetByPlatform(field: string): boolean {
  return SET_BY_PLATFORM.some((name) => name === field);
}

/** Returns the schema of a record in a response. Unknown fields are kept, fields without a value are missing. */
export function recordSchema<Name extends ObjectName>(name: Name): Schema<ObjectTypes[Name]> {
  return looseRecordSchema(name);
}

/** Returns the schema of a record with the queried fields. */
export function selectedRecordSchema<Name extends ObjectName, Field extends string>(
  name: Name,
): Schema<Pick<ObjectTypes[Name], Extract<Field | 'Id', keyof ObjectTypes[Name]>>> {
  return recordSchema(name);
}

/** Returns the schema of a new record. Rejects unknown fields, so that misspelled ones are noticed. */
export function newRecordSchema<Name extends ObjectName>(name: Name): Schema<NewObject<Name>> {
  // The cast is safe, because the type of the field table is derived from the interface.
  return z.pipe(createSchema(name), z.custom<NewObject<Name>>());
}

/** Changes in wire format. `fieldsToNull` lists the names of emptied fields. */
export interface WireChanges {
  Id: string;
  fieldsToNull?: string[];
  [field: string]: unknown;
}

/** Returns the schema of changes to a record. */
export function recordChangesSchema(name: ObjectName): Schema<WireChanges> {
  return updateSchema(name);
}

const problem = z.looseObject({
  Code: optionalField(wireText),
  Message: optionalField(wireText),
  code: optionalField(wireText),
  message: optionalField(wireText),
});
const result = z.looseObject({
  Success: optionalField(wireBoolean),
  Id: optionalField(wireText),
  Errors: optionalField(z.array(problem)),
  success: optionalField(wireBoolean),
  id: optionalField(wireText),
  errors: optionalField(z.array(problem)),
});

/** Returns the schema of write results, one per record. Field names are capitalized on the wire, except for deletions. */
export function writeResultsSchema<Name extends ObjectName>(): Schema<WriteResult<Name>[]> {
  const resultSchema = z.pipe(
    result,
    z.transform((entry, context): WriteResult<ObjectName> => {
      const success = entry.Success ?? entry.success;
      const id = entry.Id ?? entry.id;
      if (success === true && id !== undefined) return { success, id };
      if (success === false) {
        const errors = (entry.Errors ?? entry.errors ?? []).map((error) => ({
          code: error.Code ?? error.code ?? 'unknown',
          message: error.Message ?? error.message ?? '',
        }));
        return { success, errors };
      }
      context.issues.push({ code: 'custom', message: 'must say whether it succeeded, and with which id', input: entry });
      return z.NEVER;
    }),
  );
  return z.array(resultSchema);
}

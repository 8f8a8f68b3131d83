import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { decimal } from '../decimal.js';
import { customizable, date, instant, integer, maybe, wireBoolean, wireDate, wireDateTime, wireInteger, wireText } from '../wire.js';
import type { FieldKind, FieldTable } from './field-kinds.js';
import { fieldsOf, REQUIRED_FIELDS, type ObjectName, type ObjectTypes } from './index.js';

/** Fields that only the platform sets. */
const SET_BY_PLATFORM = ['Id', 'CreatedById', 'CreatedDate', 'UpdatedById', 'UpdatedDate'] as const;

type SetByPlatform = (typeof SET_BY_PLATFORM)[number];
type RequiredField<Name extends ObjectName> = Name extends keyof typeof REQUIRED_FIELDS
  ? Extract<(typeof REQUIRED_FIELDS)[Name][number], keyof ObjectTypes[Name]>
  : never;

/** Id of an object of a type. */
export type IdOf<Name extends ObjectName> = NonNullable<ObjectTypes[Name]['Id']>;

/** A record that is to be created. */
export type NewObject<Name extends ObjectName> = Omit<ObjectTypes[Name], SetByPlatform | RequiredField<Name>> &
  Required<Pick<ObjectTypes[Name], RequiredField<Name>>>;

/** Changes of a record: what is not named stays, `null` empties a field. */
export type ObjectChanges<Name extends ObjectName> = { Id: IdOf<Name> } & {
  [Field in Exclude<keyof ObjectTypes[Name], SetByPlatform>]?: ObjectTypes[Name][Field] | null;
};

/** What became of one record. */
export type WriteResult<Name extends ObjectName> =
  { success: true; id: IdOf<Name> } | { success: false; errors: { code: string; message: string }[] };

type Simple = Extract<FieldKind, string>;

const READ: Readonly<Record<Simple, Schema<unknown>>> = {
  text: wireText,
  decimal,
  integer: wireInteger,
  boolean: wireBoolean,
  date: wireDate,
  instant: wireDateTime,
  list: z.array(wireText),
};

const WRITE: Readonly<Record<Simple, Schema<unknown>>> = {
  text: z.string(),
  decimal,
  integer: integer(),
  boolean: z.boolean(),
  date,
  instant,
  list: z.array(z.string()),
};

function readSchema(kind: FieldKind): Schema<unknown> {
  if (typeof kind === 'string') return READ[kind];
  const entry = z.looseObject(readShape(kind.fields));
  return kind.of === undefined ? entry : z.looseObject({ [kind.of]: maybe(z.array(entry)) });
}

function readShape(fields: FieldTable): Record<string, Schema<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, maybe(readSchema(kind))]));
}

function writeSchema(kind: FieldKind): Schema<unknown> {
  if (typeof kind === 'string') return WRITE[kind];
  const entry = customizable(writeShape(kind.fields));
  return kind.of === undefined ? entry : z.strictObject({ [kind.of]: z.array(entry).check(z.minLength(1)) });
}

function writeShape(fields: FieldTable, required: readonly string[] = []): Record<string, Schema<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, required.includes(name) ? writeSchema(kind) : z.optional(writeSchema(kind))]),
  );
}

/** Built when first asked for: a program uses a few of the types. */
function remembered<Value>(build: (name: ObjectName) => Value): (name: ObjectName) => Value {
  const built = new Map<ObjectName, Value>();
  return (name) => {
    const value = built.get(name) ?? build(name);
    built.set(name, value);
    return value;
  };
}

const readable = remembered((name) => z.looseObject(readShape(fieldsOf(name))));
const creatable = remembered((name) => {
  const required: Readonly<Record<string, readonly string[]>> = REQUIRED_FIELDS;
  const shape = writeShape(fieldsOf(name), required[name] ?? []);
  return customizable(Object.fromEntries(Object.entries(shape).filter(([field]) => !platformSets(field))));
});
const changeable = remembered((name) => {
  const shape = Object.entries(writeShape(fieldsOf(name))).filter(([field]) => !platformSets(field));
  return customizable({
    ...Object.fromEntries(shape),
    Id: z.string().check(z.minLength(1)),
    fieldsToNull: z.optional(z.array(z.string())),
  });
});

function platformSets(field: string): boolean {
  return SET_BY_PLATFORM.some((name) => name === field);
}

/** A record as it is answered. What the definition does not know stays as it is; fields without a value are missing. */
export function answeredRecord<Name extends ObjectName>(name: Name): Schema<ObjectTypes[Name]> {
  return readable(name);
}

/** A record of a query for some of its fields. */
export function selectedRecord<Name extends ObjectName, Field extends string>(
  name: Name,
): Schema<Pick<ObjectTypes[Name], Extract<Field | 'Id', keyof ObjectTypes[Name]>>> {
  return answeredRecord(name);
}

/** A record to create. A field that the type does not have is refused, so that a slip does not get lost on the way. */
export function newRecord<Name extends ObjectName>(name: Name): Schema<NewObject<Name>> {
  // The table behind it is typed by the interface, so that each field's kind fits its type.
  return z.pipe(creatable(name), z.custom<NewObject<Name>>());
}

/** A change as it travels: fields to empty are named in a list. */
export interface WireChanges {
  Id: string;
  fieldsToNull?: string[];
  [field: string]: unknown;
}

/** A record to change. */
export function changedRecord(name: ObjectName): Schema<WireChanges> {
  return changeable(name);
}

const problem = z.looseObject({ Code: maybe(wireText), Message: maybe(wireText), code: maybe(wireText), message: maybe(wireText) });
const result = z.looseObject({
  Success: maybe(wireBoolean),
  Id: maybe(wireText),
  Errors: maybe(z.array(problem)),
  success: maybe(wireBoolean),
  id: maybe(wireText),
  errors: maybe(z.array(problem)),
});

/** What became of each record, in order. The platform writes the names of the answer with capitals, for deletions without. */
export function writeResults<Name extends ObjectName>(): Schema<WriteResult<Name>[]> {
  const read = z.pipe(
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
  return z.array(read);
}

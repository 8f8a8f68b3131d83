import * as z from 'zod/v4/core';
import type { ObjectType } from '../objects/object-type.js';
import type { FieldType, QueryObject } from '../query/fields.js';

/** Description of a field. */
export interface FieldDescription {
  readonly name: string;
  readonly type: string;
  readonly selectable: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly required: boolean;
  readonly options: readonly string[];
}

/** The platform's names of field types. */
const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  decimal: 'decimal',
  integer: 'integer',
  date: 'timestamp',
  instant: 'datetime',
  boolean: 'boolean',
};

/** Returns the input fields with a single value. Omits lowercase names, which are options of the call, not fields of the object. */
function fieldsOf(input: unknown): ReadonlyMap<string, unknown> {
  if (!(input instanceof z.$ZodObject)) return new Map();
  return new Map(Object.entries(input._zod.def.shape).filter(([name, field]) => /^[A-Z]/.test(name) && typeOf(name, field) !== undefined));
}

function unwrapField(field: unknown): unknown {
  return field instanceof z.$ZodOptional || field instanceof z.$ZodNullable ? unwrapField(field._zod.def.innerType) : field;
}

function optionsOf(field: unknown): string[] {
  const inner = unwrapField(field);
  const values =
    inner instanceof z.$ZodEnum ? Object.values(inner._zod.def.entries) : inner instanceof z.$ZodLiteral ? inner._zod.def.values : [];
  return values.filter((value) => typeof value === 'string');
}

/** Returns the type of a field. Undefined for lists, objects and constants. */
function typeOf(name: string, field: unknown): string | undefined {
  const inner = unwrapField(field);
  if (optionsOf(inner).length > 0) return 'picklist';
  if (inner instanceof z.$ZodBoolean) return 'boolean';
  if (inner instanceof z.$ZodNumber) return 'integer';
  if (inner instanceof z.$ZodPipe || inner instanceof z.$ZodUnion) return 'decimal';
  if (inner instanceof z.$ZodUnknown) return 'text';
  if (!(inner instanceof z.$ZodString)) return undefined;
  return name.endsWith('DateTime') ? 'datetime' : name.endsWith('Date') ? 'timestamp' : 'text';
}

/** Returns the fields of an object: first the fields that queries can read, then the fields that can only be written. */
export function describedFields(object: QueryObject, { creates, updates }: ObjectType): FieldDescription[] {
  const created = fieldsOf(creates?.input);
  const updated = fieldsOf(updates?.input);
  return [...new Set([...Object.keys(object.fields), ...created.keys(), ...updated.keys()])].map((name) => {
    const shown = Object.hasOwn(object.fields, name) ? object.fields[name] : undefined;
    const field = created.get(name) ?? updated.get(name);
    const options = optionsOf(field);
    const kind = shown ? TYPES[shown.type] : typeOf(name, field);
    return {
      name,
      type: options.length > 0 ? 'picklist' : (kind ?? 'text'),
      selectable: shown !== undefined,
      createable: created.has(name),
      updateable: updated.has(name),
      required: created.has(name) && !(created.get(name) instanceof z.$ZodOptional),
      options,
    };
  });
}

/** Returns the custom fields of an object. They are text. They can be written if the object can be written. */
export function customFields(names: readonly string[], { creates, updates }: ObjectType): FieldDescription[] {
  return names.map((name) => ({
    name,
    type: 'text',
    selectable: true,
    createable: creates !== undefined,
    updateable: updates !== undefined,
    required: false,
    options: [],
  }));
}

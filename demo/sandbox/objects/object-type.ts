import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { Call } from '../context.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { BillingError, invalidValue, type ErrorResource } from '../errors.js';
import { narrowInput, parseInput } from '../http/input.js';

export type Fields = Record<string, unknown>;

/** How objects of a type are made. */
export interface Creation {
  /** The fields that are taken, of which those that are not optional are needed. */
  readonly input: Schema<unknown>;
  /** Answers the id. */
  run(fields: Fields, call: Call): Promise<string>;
}

/** How an object of a type is changed. */
export interface Change {
  /** The fields that are taken; what is not named stays. */
  readonly input: Schema<unknown>;
  run(id: string, fields: Fields, emptied: readonly string[], call: Call): Promise<void>;
}

/** What can be done with objects of a type, by the same code as with the rows of that type. What is missing is refused. */
export interface ObjectType {
  readonly creates?: Creation;
  readonly updates?: Change;
  readonly removes?: (id: string, call: Call) => Promise<void>;
}

/** The fields of an object, as the schema of a row, so that what is wrong is said as it is of rows. */
function read<Input>(input: Schema<Input>, resource: ErrorResource, fields: Fields): Input {
  return parseInput({ ...rows.createObjects, request: input }, resource, fields);
}

/** What the engine calls a field where that is not the field's name with a small letter; or how such a name begins, up to a dot. */
export type OtherNames = Readonly<Record<string, string>>;

/** Does something by the engine; failures name the fields of the object. */
async function asObject<Result>(input: Schema<unknown>, others: OtherNames, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const own = input instanceof z.ZodMiniObject ? Object.keys(input.shape) : [];
    const names = { ...Object.fromEntries(own.map((name) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, name])), ...others };
    const rename = (message: string) =>
      message.replaceAll(/'([\w.-]+)'/g, (quoted, name: string) => {
        const start = Object.keys(others).find((each) => each.endsWith('.') && name.startsWith(each)) ?? '';
        const rest = name.slice(start.length);
        return start === '' && !Object.hasOwn(names, name) ? quoted : `'${others[start] ?? ''}${names[rest] ?? rest}'`;
      });
    const reasons = error.reasons.map(({ code, message }) => ({ code, message: rename(message) }));
    throw new BillingError(error.resource, reasons, error.status);
  }
}

/** Objects with fields of their own. */
export function creation<Input>(
  resource: ErrorResource,
  input: Schema<Input>,
  make: (input: Input, call: Call) => Promise<string>,
  others: OtherNames = {},
): Creation {
  return { input, run: (fields, call) => asObject(input, others, () => make(read(input, resource, fields), call)) };
}

/** Objects with the fields of a row, of which the sandbox serves a part. */
export function creationByRow<Input>(
  row: AnyOperation,
  resource: ErrorResource,
  input: Schema<Input>,
  make: (input: Input, call: Call) => Promise<string>,
): Creation {
  return { input, run: (fields, call) => make(narrowInput(input, resource, parseInput(row, resource, fields)), call) };
}

/** Names of fields that are to have no value from now on: of those that may, and of custom fields. */
export type Emptied = readonly string[];

/** A change of fields. `emptiable` names those that need have no value; custom fields never need one. */
export function change<Input extends object>(
  resource: ErrorResource,
  input: Schema<Input>,
  write: (id: string, input: Input, emptied: Emptied, call: Call) => Promise<void>,
  emptiable: readonly string[] = [],
  others: OtherNames = {},
): Change {
  return {
    input,
    run: async (id, fields, emptied, call) => {
      const fixed = emptied.find((name) => !emptiable.includes(name) && Object.keys(pickCustomFields({ [name]: null })).length === 0);
      if (fixed !== undefined) throw invalidValue(resource, 'fieldsToNull', `'${fixed}' cannot be emptied`);
      await asObject(input, others, () => write(id, read(input, resource, fields), emptied, call));
    },
  };
}

/** Custom fields after a change: those that it names, and those that it empties. */
export function customAfter(before: Fields, input: object, emptied: Emptied): Fields {
  const gone = pickCustomFields(Object.fromEntries(emptied.map((name) => [name, null])));
  return Object.fromEntries(Object.entries({ ...before, ...pickCustomFields(input), ...gone }).filter(([, value]) => value !== null));
}

/** What a change makes of a column: a value, nothing, or what it was. */
export function columnOf<Value>(value: Value | undefined, emptied: Emptied, name: string): Value | null | undefined {
  return emptied.includes(name) ? null : value;
}

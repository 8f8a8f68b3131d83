import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { CallContext } from '../context.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { BillingError, invalidValue, type ErrorResource } from '../errors.js';
import { narrowInput, parseInput } from '../http/input.js';

export type ObjectFields = Record<string, unknown>;

/** How objects of a type are created. */
interface ObjectCreation {
  /** Schema of the accepted fields. */
  readonly input: Schema<unknown>;
  /** Creates an object and returns its id. */
  run(fields: ObjectFields, call: CallContext): Promise<string>;
}

/** How objects of a type are updated. */
interface ObjectUpdate {
  /** Schema of the accepted fields. Absent fields stay unchanged. */
  readonly input: Schema<unknown>;
  run(id: string, fields: ObjectFields, cleared: readonly string[], call: CallContext): Promise<void>;
}

/** Actions that an object type supports. They use the same code as the corresponding operations. All other actions are refused. */
export interface ObjectType {
  readonly creates?: ObjectCreation;
  readonly updates?: ObjectUpdate;
  readonly removes?: (id: string, call: CallContext) => Promise<void>;
}

/** Validates the fields of an object with the same errors as an operation. */
function parseObjectFields<Input>(input: Schema<Input>, resource: ErrorResource, fields: ObjectFields): Input {
  return parseInput<Input>({ ...rows.createObjects, request: input }, resource, fields);
}

/** Maps engine field names to object field names if they differ by more than the first letter. Keys that end with a dot match prefixes. */
type EngineNames = Readonly<Record<string, string>>;

/** Runs an action. Errors name the fields of the object instead of the engine's fields. */
async function withObjectFieldNames<Result>(input: Schema<unknown>, engineNames: EngineNames, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const own = input instanceof z.ZodMiniObject ? Object.keys(input.shape) : [];
    const names = { ...Object.fromEntries(own.map((name) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, name])), ...engineNames };
    const rename = (message: string) =>
      message.replaceAll(/'([\w.-]+)'/g, (quoted, name: string) => {
        const start = Object.keys(engineNames).find((each) => each.endsWith('.') && name.startsWith(each)) ?? '';
        const rest = name.slice(start.length);
        return start === '' && !Object.hasOwn(names, name) ? quoted : `'${engineNames[start] ?? ''}${names[rest] ?? rest}'`;
      });
    const reasons = error.reasons.map(({ code, message }) => ({ code, message: rename(message) }));
    throw new BillingError(error.resource, reasons, error.status);
  }
}

/** Defines how objects of a type are created, with the type's own fields. */
export function defineCreation<Input>(
  resource: ErrorResource,
  input: Schema<Input>,
  make: (input: Input, call: CallContext) => Promise<string>,
  others: EngineNames = {},
): ObjectCreation {
  return {
    input,
    run: (fields, call) => withObjectFieldNames(input, others, () => make(parseObjectFields(input, resource, fields), call)),
  };
}

/** Defines how objects of a type are created, with the fields of an operation. Refuses fields that the sandbox does not support. */
export function defineOperationCreation<Input>(
  row: AnyOperation,
  resource: ErrorResource,
  input: Schema<Input>,
  make: (input: Input, call: CallContext) => Promise<string>,
): ObjectCreation {
  return { input, run: (fields, call) => make(narrowInput(input, resource, parseInput(row, resource, fields)), call) };
}

/** Names of the fields to clear. They may be `emptiable` fields or custom fields. */
export type ClearedFields = readonly string[];

/** Defines how objects of a type are updated. `emptiable` lists the fields that may be cleared, besides custom fields. */
export function defineUpdate<Input extends object>(
  resource: ErrorResource,
  input: Schema<Input>,
  write: (id: string, input: Input, emptied: ClearedFields, call: CallContext) => Promise<void>,
  clearable: readonly string[] = [],
  others: EngineNames = {},
): ObjectUpdate {
  return {
    input,
    run: async (id, fields, emptied, call) => {
      const fixed = emptied.find((name) => !clearable.includes(name) && Object.keys(pickCustomFields({ [name]: null })).length === 0);
      if (fixed !== undefined) throw invalidValue(resource, 'fieldsToNull', `'${fixed}' cannot be cleared`);
      await withObjectFieldNames(input, others, () => write(id, parseObjectFields(input, resource, fields), emptied, call));
    },
  };
}

/** Merges updated and cleared custom fields into the existing custom fields. */
export function mergeCustomFields(before: ObjectFields, input: object, emptied: ClearedFields): ObjectFields {
  const gone = pickCustomFields(Object.fromEntries(emptied.map((name) => [name, null])));
  return Object.fromEntries(Object.entries({ ...before, ...pickCustomFields(input), ...gone }).filter(([, value]) => value !== null));
}

/** Returns the new value of a column: a value, null to clear it, or undefined to keep it. */
export function updatedColumn<Value>(value: Value | undefined, emptied: ClearedFields, name: string): Value | null | undefined {
  return emptied.includes(name) ? null : value;
}

import { InvalidRequestError, type FieldError } from '../errors.js';
import { faultsOf } from '../failures/explain-input.js';
import type { Schema } from '../schemas/schema.js';

/** Returns the error for an invalid model or basis. Nothing was sent. */
export function refusal(what: string, fields: readonly FieldError[]): InvalidRequestError {
  const named = fields.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ');
  return new InvalidRequestError({ type: 'invalid-request', code: 'invalid-request', message: `${what}: ${named}`, fields });
}

/** Returns the error for one invalid field. */
export function refuse(what: string, field: string, code: string, message: string): InvalidRequestError {
  return refusal(what, [{ field, code, message }]);
}

/** @throws {InvalidRequestError} `fields` names each invalid field. */
export function validate<Value>(what: string, schema: Schema<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = faultsOf(schema, value).map((fault) =>
    fault.code === 'unrecognized_keys' ? { ...fault, message: `is not a field of the ${what}: remove it or correct its spelling` } : fault,
  );
  throw refusal(what, fields);
}

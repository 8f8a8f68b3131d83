import type { CallOptions, Client } from '../client.js';
import { isStorefrontError, StorefrontError } from '../errors.js';
import type { Operation } from '../operations/operation.js';
import type { ObjectName } from '../schemas/objects/index.js';
import { writeResultsSchema, type ObjectChanges, type WireChanges, type WriteResult } from '../schemas/objects/record-schemas.js';

/** Error types that apply to the whole call. */
const OF_THE_CALL: readonly string[] = ['authentication', 'permission', 'rate-limit'];

/**
 * Runs an action and returns a result for each record, in order. A refused record is a result, not an exception, even if all records are refused.
 * @throws {StorefrontError} The call failed as a whole; `outcome-unknown` if the results cannot be assigned to the records.
 */
export async function write<Name extends ObjectName, Input>(
  client: Client,
  row: Operation<Input, WriteResult<Name>[]>,
  input: NoInfer<Input>,
  count: number,
  options: CallOptions,
): Promise<WriteResult<Name>[]> {
  const results = await client.call<Input, WriteResult<Name>[]>(row, input, options).catch((error: unknown) => refuseAll(row, error));
  if (results.length === count) return results;
  throw new StorefrontError({
    type: 'outcome-unknown',
    code: 'wrong-result-count',
    message: `${row.name}: the response has ${results.length} results for ${count} records.`,
  });
}

/** Result of a record of any type. */
export type AnyWriteResult = WriteResult<ObjectName>;

/** Writes records of any type, including types that only `describe` knows. Sends their fields unchanged. */
export function writeAny<Input>(
  client: Client,
  row: Operation<Input, unknown[]>,
  input: NoInfer<Input>,
  count: number,
  options: CallOptions,
): Promise<AnyWriteResult[]> {
  return write<ObjectName, Input>(client, { ...row, response: writeResultsSchema<ObjectName>() }, input, count, options);
}

/** Returns the results of a response in which every record failed. Such a response is read as a failure. */
function refuseAll<Results>(row: Operation<never, Results> | Operation<unknown, Results>, error: unknown): Results {
  if (isStorefrontError(error) && Array.isArray(error.data) && !OF_THE_CALL.includes(error.type)) {
    const results = row.response.safeParse(error.data);
    if (results.success) return results.data;
  }
  throw error;
}

/** Returns a change as it is sent: `fieldsToNull` names the fields that are `null`. */
export function wireChanges<Name extends ObjectName>(changes: ObjectChanges<Name>): WireChanges {
  const fields = Object.entries<unknown>(changes);
  const emptied = fields.flatMap(([field, value]) => (value === null ? [field] : []));
  // Created in one step, so that a field named `__proto__` is an ordinary field.
  const kept = Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined));
  return { ...kept, Id: changes.Id, ...(emptied.length > 0 && { fieldsToNull: emptied }) };
}

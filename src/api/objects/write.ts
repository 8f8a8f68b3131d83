import type { CallOptions, Client } from '../client.js';
import { isStorefrontError, StorefrontError } from '../errors.js';
import type { Operation } from '../operations/operation.js';
import type { ObjectName } from '../schemas/objects/index.js';
import { writeResultsSchema, type ObjectChanges, type WireChanges, type WriteResult } from '../schemas/objects/record-schemas.js';

/** Types of errors that concern the whole call, not single records. */
const OF_THE_CALL: readonly string[] = ['authentication', 'permission', 'rate-limit'];

/**
 * Runs an action and returns a result for each record, in order. Refused records are returned as results, never thrown, even if all are
 * refused.
 * @throws {StorefrontError} The whole call failed. `outcome-unknown` if the number of results differs from the number of records.
 */
export async function writeRecords<Name extends ObjectName, Input>(
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

/** Writes records of any type, including types without a schema in this package. Sends their fields unchanged. */
export function writeAny<Input>(
  client: Client,
  row: Operation<Input, unknown[]>,
  input: NoInfer<Input>,
  count: number,
  options: CallOptions,
): Promise<AnyWriteResult[]> {
  return writeRecords<ObjectName, Input>(client, { ...row, response: writeResultsSchema<ObjectName>() }, input, count, options);
}

/** Returns the results of a call in which every record was refused. The client throws such a response as an error. */
function refuseAll<Results>(row: Operation<never, Results> | Operation<unknown, Results>, error: unknown): Results {
  if (isStorefrontError(error) && Array.isArray(error.data) && !OF_THE_CALL.includes(error.type)) {
    const results = row.response.safeParse(error.data);
    if (results.success) return results.data;
  }
  throw error;
}

/** Converts changes to the wire format: `fieldsToNull` lists the fields that are `null`. */
export function wireChanges<Name extends ObjectName>(changes: ObjectChanges<Name>): WireChanges {
  const fields = Object.entries<unknown>(changes);
  const emptied = fields.flatMap(([field, value]) => (value === null ? [field] : []));
  // The fields are not assigned one by one, because assigning `__proto__` would set the prototype instead of a field.
  const kept = Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined));
  return { ...kept, Id: changes.Id, ...(emptied.length > 0 && { fieldsToNull: emptied }) };
}

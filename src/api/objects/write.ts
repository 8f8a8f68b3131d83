import type { CallOptions, Client } from '../client.js';
import { isStorefrontError, StorefrontError } from '../errors.js';
import type { Operation } from '../operations/operation.js';
import type { ObjectName } from '../schemas/objects/index.js';
import { writeResults, type ObjectChanges, type WireChanges, type WriteResult } from '../schemas/objects/records.js';

/** Failures of the call itself, whatever they say of the records. */
const OF_THE_CALL: readonly string[] = ['authentication', 'permission', 'rate-limit'];

/**
 * Runs an action and gives one result for each record, in order. That a record is refused is a result, no exception, also where all of them are.
 * @throws {StorefrontError} the call failed as a whole; `outcome-unknown` where it cannot be told what became of which record
 */
export async function write<Name extends ObjectName, Input>(
  client: Client,
  row: Operation<Input, WriteResult<Name>[]>,
  input: NoInfer<Input>,
  count: number,
  options: CallOptions,
): Promise<WriteResult<Name>[]> {
  const results = await client.call<Input, WriteResult<Name>[]>(row, input, options).catch((error: unknown) => allRefused(row, error));
  if (results.length === count) return results;
  throw new StorefrontError({
    type: 'outcome-unknown',
    code: 'wrong-result-count',
    message: `${row.name}: ${results.length} results for ${count} records.`,
  });
}

/** What became of one record of some type. */
export type AnyWriteResult = WriteResult<ObjectName>;

/** The same for records of any type, also of those that only their description knows. Their fields travel as they are. */
export function writeAny<Input>(
  client: Client,
  row: Operation<Input, unknown[]>,
  input: NoInfer<Input>,
  count: number,
  options: CallOptions,
): Promise<AnyWriteResult[]> {
  return write<ObjectName, Input>(client, { ...row, response: writeResults<ObjectName>() }, input, count, options);
}

/** An answer in which nothing worked is read as a failure, which carries the results. */
function allRefused<Results>(row: Operation<never, Results> | Operation<unknown, Results>, error: unknown): Results {
  if (isStorefrontError(error) && Array.isArray(error.data) && !OF_THE_CALL.includes(error.type)) {
    const results = row.response.safeParse(error.data);
    if (results.success) return results.data;
  }
  throw error;
}

/** A change as it travels: what is `null` is named in `fieldsToNull`. */
export function wireChanges<Name extends ObjectName>(changes: ObjectChanges<Name>): WireChanges {
  const fields = Object.entries<unknown>(changes);
  const emptied = fields.flatMap(([field, value]) => (value === null ? [field] : []));
  // Made at once, so that a field called `__proto__` is a field like others.
  const kept = Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined));
  return { ...kept, Id: changes.Id, ...(emptied.length > 0 && { fieldsToNull: emptied }) };
}

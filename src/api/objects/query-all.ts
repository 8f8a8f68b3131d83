import type { CallOptions, Client } from '../client.js';
import type { Query, QueryField, SelectedRecord } from '../query/index.js';
import type { ObjectName } from '../schemas/objects/index.js';
import { queryRow } from './rows.js';

export interface QueryOptions extends CallOptions {
  /** Number of records per request, 1 to 2,000. Default 2,000. */
  batchSize?: number;
}

/** Returns the input of the `query` operation. */
export function queryInput(query: { toString(): string }, batchSize: number | undefined) {
  return { queryString: query.toString(), ...(batchSize === undefined ? {} : { conf: { batchSize } }) };
}

/**
 * Iterates over all records of a query, typed by the selected fields. Requests each batch when its first record is needed. The platform
 * keeps the remaining records for 15 minutes.
 *
 * Source: `POST /v1/action/query`, `POST /v1/action/queryMore`.
 * @throws {StorefrontError} The query is refused, or a batch cannot be read.
 */
export async function* queryAll<Name extends ObjectName, Field extends QueryField<Name>>(
  client: Client,
  query: Query<Name, Field>,
  { batchSize, ...options }: QueryOptions = {},
): AsyncGenerator<SelectedRecord<Name, Field>, void> {
  const row = queryRow<Name, Field>(query.object);
  for await (const batch of client.pages(row, queryInput(query, batchSize), options)) yield* batch.records;
}

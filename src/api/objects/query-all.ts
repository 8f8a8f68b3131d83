import type { CallOptions, Client } from '../client.js';
import type { Query, QueryField, Selected } from '../query/index.js';
import type { ObjectName } from '../schemas/objects/index.js';
import { queryRow } from './rows.js';

export interface QueryOptions extends CallOptions {
  /** Records of one call, 1 to 2,000. Default 2,000. */
  batchSize?: number;
}

/** Body of the call that runs a query. */
export function queryInput(query: { toString(): string }, batchSize: number | undefined) {
  return { queryString: query.toString(), ...(batchSize === undefined ? {} : { conf: { batchSize } }) };
}

/**
 * All records that a query finds, one by one, typed by the selected fields. Asks for the next batch only when it is reached; the platform keeps the rest for
 * 15 minutes.
 *
 * Source: `POST /v1/action/query`, `POST /v1/action/queryMore`.
 * @throws {StorefrontError} the query is refused, or a batch cannot be had
 */
export async function* queryAll<Name extends ObjectName, Field extends QueryField<Name>>(
  client: Client,
  query: Query<Name, Field>,
  { batchSize, ...options }: QueryOptions = {},
): AsyncGenerator<Selected<Name, Field>, void> {
  const row = queryRow<Name, Field>(query.object);
  for await (const batch of client.pages(row, queryInput(query, batchSize), options)) yield* batch.records;
}

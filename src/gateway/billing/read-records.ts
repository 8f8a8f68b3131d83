import type { Client } from '../../api/client.js';
import { queryAll, queryInput } from '../../api/objects/query-all.js';
import { queryRow, type QueryBatch } from '../../api/objects/rows.js';
import type { Query, QueryField, SelectedRecord } from '../../api/query/index.js';
import type { ObjectName } from '../../api/schemas/objects/index.js';

/** Reads the first records of a query: at most `batchSize`, or 2,000 by default. */
export function firstRecords<Name extends ObjectName, Field extends QueryField<Name>>(
  billing: Client,
  query: Query<Name, Field>,
  batchSize?: number,
): Promise<QueryBatch<SelectedRecord<Name, Field>>> {
  return billing.call(queryRow<Name, Field>(query.object), queryInput(query, batchSize));
}

/** Reads all records of a query, up to `max`. */
export async function allRecords<Name extends ObjectName, Field extends QueryField<Name>>(
  billing: Client,
  query: Query<Name, Field>,
  max: number,
): Promise<SelectedRecord<Name, Field>[]> {
  const records: SelectedRecord<Name, Field>[] = [];
  for await (const record of queryAll(billing, query)) {
    records.push(record);
    if (records.length === max) break;
  }
  return records;
}

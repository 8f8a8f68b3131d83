import type { CallOptions, Client } from '../client.js';
import type { Query, QueryField, SelectedRecord } from '../query/index.js';
import type { ObjectName, ObjectTypes } from '../schemas/objects/index.js';
import type { IdOf, NewObject, ObjectChanges, WriteResult } from '../schemas/objects/record-schemas.js';
import { describe, type DescribeOptions, type ObjectDescription } from './describe.js';
import { objectQuery, type ObjectQuery, type ObjectQueryName, type QueriedObject } from './object-query.js';
import { queryAll, queryInput, type QueryOptions } from './query-all.js';
import { createRow, deleteRow, queryRow, readRow, updateRow, type QueryBatch, type ReadableObject } from './rows.js';
import { wireChanges, writeRecords } from './write.js';

export interface WriteOptions extends CallOptions {
  /** Refuses unknown fields. By default, the platform ignores them. */
  rejectUnknownFields?: boolean;
}

/** Generic operations on objects, by type. For servers: writes bypass all rules of the storefront. */
export interface Objects {
  /**
   * Creates up to 50 records of one type. Source: `POST /v1/action/create`.
   * @returns a result for each record, in order; check each of them
   * @throws {InvalidRequestError} `records` is empty or has more than 50 entries, or a field does not exist on the type. Nothing was sent.
   */
  create<Name extends ObjectName>(type: Name, records: readonly NewObject<Name>[], options?: WriteOptions): Promise<WriteResult<Name>[]>;
  /** Updates up to 50 records of one type. `null` clears a field. Same results and errors as `create`. Source: `POST /v1/action/update`. */
  update<Name extends ObjectName>(
    type: Name,
    records: readonly ObjectChanges<Name>[],
    options?: WriteOptions,
  ): Promise<WriteResult<Name>[]>;
  /** Deletes up to 50 records of one type. Same results and errors as `create`. Source: `POST /v1/action/delete`. */
  delete<Name extends ObjectName>(type: Name, ids: readonly IdOf<Name>[], options?: WriteOptions): Promise<WriteResult<Name>[]>;
  /** Returns the first batch of a query, at most 2,000 records. `done` is true if there are no more. Source: `POST /v1/action/query`. */
  query<Name extends ObjectName, Field extends QueryField<Name>>(
    query: Query<Name, Field>,
    options?: QueryOptions,
  ): Promise<QueryBatch<SelectedRecord<Name, Field>>>;
  /** Iterates over all records of a query. Source: `POST /v1/action/query`, `POST /v1/action/queryMore`. */
  queryAll<Name extends ObjectName, Field extends QueryField<Name>>(
    query: Query<Name, Field>,
    options?: QueryOptions,
  ): AsyncIterable<SelectedRecord<Name, Field>>;
  /** Reads a record by id. Default: all fields. Source: `GET /v1/object/account/{id}`, `GET /v1/object/usage/{id}`. */
  get<Name extends ReadableObject>(
    type: Name,
    id: IdOf<Name>,
    options?: CallOptions & { fields?: readonly string[] },
  ): Promise<ObjectTypes[Name]>;
  /** Describes the fields of an object type in this tenant, including custom fields. Source: `GET /v1/describe/{object}`. */
  describe(type: ObjectName | (string & {}), options?: DescribeOptions): Promise<ObjectDescription>;
  /** Iterates over a filtered list of objects, optionally with related objects. Source: `GET /object-query/...`. */
  objectQuery<Name extends ObjectQueryName>(
    name: Name,
    query?: ObjectQuery<Name>,
    options?: CallOptions,
  ): AsyncIterable<QueriedObject<Name>>;
}

/** Binds the generic object operations to a client. */
export function createObjects(client: Client): Objects {
  return {
    create: (type, records, { rejectUnknownFields, ...options } = {}) =>
      writeRecords(client, createRow(type), { ...action(type, rejectUnknownFields), objects: [...records] }, records.length, options),
    update: (type, records, { rejectUnknownFields, ...options } = {}) =>
      writeRecords(
        client,
        updateRow(type),
        { ...action(type, rejectUnknownFields), objects: records.map(wireChanges) },
        records.length,
        options,
      ),
    delete: (type, ids, { rejectUnknownFields, ...options } = {}) =>
      writeRecords(client, deleteRow(type), { ...action(type, rejectUnknownFields), ids: [...ids] }, ids.length, options),
    query: (query, { batchSize, ...options } = {}) => client.call(queryRow(query.object), queryInput(query, batchSize), options),
    queryAll: (query, options) => queryAll(client, query, options),
    get: (type, id, { fields, ...options } = {}) =>
      client.call(readRow(type), { id, ...(fields === undefined ? {} : { fields: fields.join(',') }) }, options),
    describe: (type, options) => describe(client, type, options),
    objectQuery: (name, query, options) => objectQuery(client, name, query, options),
  };
}

function action(type: ObjectName, rejectUnknownFields: boolean | undefined) {
  return { type, ...(rejectUnknownFields === undefined ? {} : { rejectUnknownFields }) };
}

export {
  objectFilter,
  objectSort,
  type ObjectFilter,
  type ObjectQuery,
  type ObjectQueryName,
  type ObjectSort,
  type QueriedObject,
} from './object-query.js';
export { parseDescription, type DescribeOptions, type DescribedField, type ObjectDescription, type RelatedObject } from './describe.js';
export { queryAll, type QueryOptions } from './query-all.js';
export type { QueryBatch, ReadableObject } from './rows.js';
export type { IdOf, NewObject, ObjectChanges, WriteResult } from '../schemas/objects/record-schemas.js';

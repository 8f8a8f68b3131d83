import * as z from 'zod/mini';
import { createObjects, deleteObjects, query, queryMore, updateObjects } from '../../generated/api/operations/actions.js';
import { getAccountObject } from '../../generated/api/operations/object-records.js';
import { getUsage } from '../../generated/api/operations/usage.js';
import type { Operation } from '../operations/operation.js';
import type { QueryField, SelectedRecord } from '../query/index.js';
import { queryRequest, type QueryRequest } from '../../generated/api/schemas/actions.js';
import { OBJECT_TYPES, type ObjectName, type ObjectTypes } from '../schemas/objects/index.js';
import {
  recordSchema,
  recordChangesSchema,
  newRecordSchema,
  selectedRecordSchema,
  writeResultsSchema,
  type NewObject,
  type WireChanges,
  type WriteResult,
} from '../schemas/objects/record-schemas.js';
import type { Schema } from '../schemas/schema.js';

/*
 * Rows of the generic actions for one object type. The generated rows accept records of any shape. These rows add the schemas of the type:
 * wrong fields are refused before sending, decimals are sent as JSON numbers, and responses are validated.
 */

/** Maximum number of objects in an action. */
const MOST_OBJECTS = 50;

/** Fields that all actions share. */
interface Action {
  type: ObjectName;
  rejectUnknownFields?: boolean;
}

/** Batch of query results. `size` is the number of records in all batches. */
export interface QueryBatch<Entry> {
  size: number;
  done: boolean;
  queryLocator?: string;
  records: Entry[];
}

const action = { type: z.enum(OBJECT_TYPES), rejectUnknownFields: z.optional(z.boolean()) };

function upToFifty<Entry>(entry: Schema<Entry>) {
  return z.array(entry).check(z.minLength(1), z.maxLength(MOST_OBJECTS));
}

export function createRow<Name extends ObjectName>(name: Name): Operation<Action & { objects: NewObject<Name>[] }, WriteResult<Name>[]> {
  return {
    ...createObjects,
    request: z.object({ ...action, objects: upToFifty(newRecordSchema(name)) }),
    response: writeResultsSchema<Name>(),
  };
}

export function updateRow<Name extends ObjectName>(name: Name): Operation<Action & { objects: WireChanges[] }, WriteResult<Name>[]> {
  return {
    ...updateObjects,
    request: z.object({ ...action, objects: upToFifty(recordChangesSchema(name)) }),
    response: writeResultsSchema<Name>(),
  };
}

export function deleteRow<Name extends ObjectName>(_name: Name): Operation<Action & { ids: string[] }, WriteResult<Name>[]> {
  const id = z.string().check(z.minLength(1));
  return { ...deleteObjects, request: z.object({ ...action, ids: upToFifty(id) }), response: writeResultsSchema<Name>() };
}

export function queryRow<Name extends ObjectName, Field extends QueryField<Name>>(
  name: Name,
): Operation<QueryRequest, QueryBatch<SelectedRecord<Name, Field>>> {
  const response = z.object({
    size: z.number(),
    done: z.boolean(),
    queryLocator: z.optional(z.string()),
    records: z._default(z.array(selectedRecordSchema<Name, Field>(name)), []),
  });
  return { ...query, request: queryRequest, response, more: { ...queryMore, response } };
}

/** Object types that have a read operation, with that operation. */
const READS = { Account: getAccountObject, Usage: getUsage };

/** Types that can be read by id. */
export type ReadableObject = keyof typeof READS;

export function readRow<Name extends ReadableObject>(name: Name): Operation<{ id: string; fields?: string }, ObjectTypes[Name]> {
  return { ...READS[name], response: recordSchema(name) };
}

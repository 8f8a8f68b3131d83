import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  CreateCustomObjectRecordsRequest,
  ListCustomObjectDefinitionsRequest,
  ListCustomObjectRecordsRequest,
} from '../../../src/generated/api/schemas/custom-objects.js';
import type { CallContext, WireBody } from '../context.js';
import { customObjectRecords, customObjects } from '../database/schema.js';
import type { ObjectSchema } from '../database/tables/custom-objects.js';
import {
  findRecordProblem,
  getCustomObject,
  lockCustomObject,
  writeCustomRecord,
  type CustomObjectRow,
  type CustomRecordRow,
  type RecordProblem,
} from '../engine/custom-objects.js';
import { billingError, invalidParameter, missingField, ShapedError } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { recordFilter } from '../query/record-filter.js';
import { definitionsInput, type DefinitionInput, type DefinitionsInput } from '../supported/custom-objects.js';

/**
 * System fields of every record, as definitions show them. They have no `origin`: the API definition allows only `system` for these fields, and only
 * `custom` for all fields.
 */
const SYSTEM_FIELDS = {
  Id: { type: 'string', format: 'uuid', label: 'Id' },
  CreatedDate: { type: 'string', format: 'date-time' },
  UpdatedDate: { type: 'string', format: 'date-time' },
};

function wireDefinition(row: CustomObjectRow): WireBody {
  const createdDate = row.createdDate.toISOString();
  const { properties, ...rest } = row.schema;
  return {
    Id: row.id,
    type: row.object,
    CreatedDate: createdDate,
    UpdatedDate: createdDate,
    schema: { type: 'object', ...rest, properties: { ...SYSTEM_FIELDS, ...properties }, relationships: [], auditable: [] },
  };
}

/** Adds defaults to a definition. Refuses unknown fields in `required`, `unique` and `filterable`. */
function schemaOf(name: string, definition: DefinitionInput): ObjectSchema {
  const { object, label, properties = {}, required = [], unique = [], filterable = [] } = definition;
  if (object !== name) throw billingError('custom-objects', 'rule', `'definitions.${name}.object' must be '${name}', its key.`);
  for (const [list, names] of Object.entries({ required, unique, filterable })) {
    const unknown = names.find((field) => !Object.hasOwn(properties, field));
    if (unknown !== undefined)
      throw billingError('custom-objects', 'rule', `'definitions.${name}.${list}' names the unknown field '${unknown}'.`);
  }
  const custom = Object.entries(properties).map(([field, property]) => [field, { ...property, origin: 'custom' as const }] as const);
  return { object, label, properties: Object.fromEntries(custom), required, unique: [...new Set(unique)], filterable };
}

/** `POST /objects/definitions/default`: creates all definitions or none. */
async function createCustomObjectDefinitions(input: DefinitionsInput, call: CallContext): Promise<WireBody> {
  const requested = Object.entries(input.definitions ?? {});
  if (requested.length === 0) throw missingField('custom-objects', 'definitions');
  const made: CustomObjectRow[] = [];
  for (const [name, definition] of requested) {
    const schema = schemaOf(name, definition);
    const values = { object: name, id: randomUUID(), schema, createdDate: call.moment.now };
    const [row] = await call.tx.insert(customObjects).values(values).onConflictDoNothing().returning();
    if (!row) throw billingError('custom-objects', 'rule', `'definitions.${name}' already exists.`);
    made.push(row);
  }
  return { count: made.length, definitions: Object.fromEntries(made.map((row) => [row.object, wireDefinition(row)])) };
}

/** `GET /objects/definitions/default`. `select=type` returns only the names. */
async function listCustomObjectDefinitions(input: ListCustomObjectDefinitionsRequest, call: CallContext): Promise<WireBody> {
  const found = await call.tx.select().from(customObjects).orderBy(asc(customObjects.object));
  const wire = (row: CustomObjectRow) => (input.select === 'type' ? { type: row.object } : wireDefinition(row));
  return { count: found.length, definitions: Object.fromEntries(found.map((row) => [row.object, wire(row)])) };
}

function wireRecord(record: CustomRecordRow): WireBody {
  const createdDate = record.createdDate.toISOString();
  return { ...record.fields, Id: record.id, type: record.object, CreatedDate: createdDate, UpdatedDate: createdDate };
}

interface Refused extends RecordProblem {
  record: WireBody;
}

function errorOf(refused: readonly Refused[]): WireBody {
  const [first] = refused;
  return { code: first?.code, message: first?.message, details: refused };
}

/** `POST /objects/records/default/{object}`: creates all records or none. If partial success is allowed, creates the valid records. */
async function createCustomObjectRecords(input: CreateCustomObjectRecordsRequest, call: CallContext): Promise<WireBody> {
  const { schema } = await lockCustomObject(call, input.object);
  if (input.records.length === 0) throw missingField('custom-objects', 'records');
  const made: CustomRecordRow[] = [];
  const refused: Refused[] = [];
  for (const record of input.records) {
    const found = findRecordProblem(schema, record) ?? (await writeCustomRecord(call, schema, record));
    if ('code' in found) refused.push({ ...found, record: { ...record, type: input.object } });
    else made.push(found);
  }
  if (refused.length > 0 && (input.allowPartialSuccess !== true || made.length === 0)) throw new ShapedError(400, errorOf(refused));
  return { records: made.map(wireRecord), ...(refused.length > 0 && { error: errorOf(refused) }) };
}

const PAGE = 20;

/** `GET /objects/records/default/{object}`, oldest first. */
async function listCustomObjectRecords(input: ListCustomObjectRecordsRequest, call: CallContext): Promise<WireBody> {
  const { object, schema } = await getCustomObject(call, input.object);
  const { cursor, ids, q, pageSize = PAGE } = input;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) {
    throw invalidParameter('custom-objects', 'cursor', "must be the 'nextPage' of a response");
  }
  const found = await call.tx
    .select()
    .from(customObjectRecords)
    .where(
      and(
        eq(customObjectRecords.object, object),
        cursor === undefined ? undefined : gt(customObjectRecords.position, Number(cursor)),
        ids === undefined ? undefined : inArray(customObjectRecords.id, ids.split(',')),
        q === undefined || q.trim() === '' ? undefined : recordFilter(schema, q),
      ),
    )
    .orderBy(asc(customObjectRecords.position))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const more = found.length > pageSize && last !== undefined;
  return { count: shown.length, records: shown.map(wireRecord), ...(more && { nextPage: String(last.position) }) };
}

/** Endpoints by operation name. */
export const customObjectEndpoints = {
  createCustomObjectDefinitions: partialEndpoint(
    rows.createCustomObjectDefinitions,
    'custom-objects',
    definitionsInput,
    createCustomObjectDefinitions,
  ),
  listCustomObjectDefinitions: endpoint(rows.listCustomObjectDefinitions, 'custom-objects', listCustomObjectDefinitions),
  createCustomObjectRecords: endpoint(rows.createCustomObjectRecords, 'custom-objects', createCustomObjectRecords),
  listCustomObjectRecords: endpoint(rows.listCustomObjectRecords, 'custom-objects', listCustomObjectRecords),
};

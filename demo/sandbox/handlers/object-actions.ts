import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  CreateObjectsRequest,
  DeleteObjectsRequest,
  GenerateRequest,
  UpdateObjectsRequest,
} from '../../../src/generated/api/schemas/actions.js';
import { isCustomField } from '../../../src/api/schemas/wire.js';
import type { CallContext, WireBody } from '../context.js';
import { ActionError, BillingError, billingError } from '../errors.js';
import { invalidValueMessage } from '../http/database-errors.js';
import { endpoint } from '../http/endpoint.js';
import { actionErrors } from '../http/failure.js';
import type { ObjectFields } from '../objects/object-type.js';
import { fieldNames, requireAction } from '../objects/types.js';
import { generateInvoiceObject } from './invoice-objects.js';

/** Fields that other operations accept, but that are not fields of an object. */
const OPERATION_OPTIONS = ['id', 'rejectUnknownFields'];

function checkFields(fields: ObjectFields): void {
  const beside = OPERATION_OPTIONS.find((name) => Object.hasOwn(fields, name));
  if (beside !== undefined) throw billingError('none', 'unknown-field', `Unknown field '${beside}'.`);
}

/** Leaves out the fields that objects of this type do not have, if the call ignores them. Fields that cannot be written are kept and refused. */
function knownFields(type: string, fields: ObjectFields, { unknownFields }: CallContext): ObjectFields {
  if (unknownFields === 'refuse') return fields;
  const known = fieldNames(type);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name) || isCustomField(name)));
}

interface Problem {
  Code: string;
  Message: string;
}

/** Processes a record in its own savepoint. A refused record is rolled back without affecting other records. */
export async function runIsolated<Value>(
  call: CallContext,
  rule: string,
  run: (call: CallContext) => Promise<Value>,
): Promise<{ done: Value } | { errors: Problem[] }> {
  try {
    return { done: await call.tx.transaction((tx) => run({ ...call, tx })) };
  } catch (error) {
    if (error instanceof ActionError) return { errors: [{ Code: error.code, Message: error.message }] };
    if (error instanceof BillingError) return { errors: actionErrors(error.reasons, rule) };
    const refused = invalidValueMessage(error);
    if (refused === undefined) throw error;
    return { errors: [{ Code: 'INVALID_VALUE', Message: `A value cannot be stored or compared: ${refused}.` }] };
  }
}

/** The platform's maximum number of objects in a call. */
const MOST_OBJECTS = 50;

/** Processes records one after the other, because a record may depend on an earlier record. Returns a result per record. */
export async function runForEach<Entry>(
  field: string,
  entries: readonly Entry[],
  one: (entry: Entry) => Promise<WireBody>,
): Promise<WireBody[]> {
  if (entries.length === 0) throw new ActionError('MISSING_REQUIRED_VALUE', `Missing required field '${field}'.`);
  if (entries.length > MOST_OBJECTS) {
    throw new ActionError('MAX_RECORDS_EXCEEDED', `'${field}' has ${entries.length} entries. The maximum is ${MOST_OBJECTS}.`);
  }
  const answers: WireBody[] = [];
  for (const entry of entries) answers.push(await one(entry));
  return answers;
}

/** `POST /v1/action/create`. */
async function createObjects(input: CreateObjectsRequest, call: CallContext): Promise<WireBody[]> {
  return runForEach('objects', input.objects, async (fields) => {
    const result = await runIsolated(call, 'INVALID_VALUE', (inner) => {
      const known = knownFields(input.type, fields, inner);
      checkFields(known);
      return requireAction(input.type, 'creates').run(known, inner);
    });
    return 'done' in result ? { Success: true, Id: result.done } : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/generate`: creates draft invoices. */
async function generateObjects(input: GenerateRequest, call: CallContext): Promise<WireBody[]> {
  return runForEach('objects', input.objects, async (fields) => {
    const result = await runIsolated(call, 'INVALID_VALUE', (inner) => generateInvoiceObject(knownFields('Invoice', fields, inner), inner));
    return 'done' in result ? { Success: true, Id: result.done } : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/update`. */
async function updateObjects(input: UpdateObjectsRequest, call: CallContext): Promise<WireBody[]> {
  return runForEach('objects', input.objects, async ({ Id, fieldsToNull = [], ...fields }) => {
    const result = await runIsolated(call, 'INVALID_VALUE', async (inner) => {
      const known = knownFields(input.type, fields, inner);
      checkFields(known);
      const both = fieldsToNull.find((name) => Object.hasOwn(fields, name));
      if (both !== undefined) throw billingError('none', 'rule', `'fieldsToNull' names '${both}', which also has a value.`);
      await requireAction(input.type, 'updates').run(Id, known, fieldsToNull, inner);
    });
    return 'done' in result ? { Success: true, Id } : { Success: false, Id, Errors: result.errors };
  });
}

/** `POST /v1/action/delete`. */
async function deleteObjects(input: DeleteObjectsRequest, call: CallContext): Promise<WireBody[]> {
  return runForEach('ids', input.ids, async (id) => {
    const result = await runIsolated(call, 'CANNOT_DELETE', (inner) => requireAction(input.type, 'removes')(id, inner));
    return 'done' in result ? { success: true, id } : { success: false, id, errors: result.errors };
  });
}

/** Endpoints by operation name. */
export const objectActionEndpoints = {
  createObjects: endpoint(rows.createObjects, 'none', createObjects),
  updateObjects: endpoint(rows.updateObjects, 'none', updateObjects),
  generate: endpoint(rows.generate, 'none', generateObjects),
  deleteObjects: endpoint(rows.deleteObjects, 'none', deleteObjects),
};

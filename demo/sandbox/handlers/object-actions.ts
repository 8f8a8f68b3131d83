import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import type {
  CreateObjectsRequest,
  DeleteObjectsRequest,
  GenerateRequest,
  UpdateObjectsRequest,
} from '../../../src/api/schemas/billing/generated/actions.js';
import type { Call, WireBody } from '../context.js';
import { adjustItem, postDebitMemo } from '../engine/adjustments.js';
import { deleteInvoice } from '../engine/draft-invoices.js';
import { removeUsage } from '../engine/usages.js';
import { ActionError, BillingError, billingError, categoryOf, type ErrorCategory } from '../errors.js';
import { refusedValue } from '../http/database-errors.js';
import { endpoint } from '../http/endpoint.js';
import { narrowInput, parseInput } from '../http/input.js';
import { createAccountObjectInput, updateAccountObjectInput } from '../supported/account-objects.js';
import { adjustmentInput, debitMemoInput } from '../supported/adjustments.js';
import { newProductInput, newRatePlanInput } from '../supported/catalog-objects.js';
import { createContactObjectInput, updateContactObjectInput } from '../supported/contact-objects.js';
import { updateUsageInput } from '../supported/usages.js';
import { addAccountObject, removeAccountObject, writeAccountObject } from './account-objects.js';
import { addProductObject, addRatePlanObject } from './catalog-objects.js';
import { addContactObject, removeContactObject, writeContactObject } from './contact-objects.js';
import { generateInvoiceObject, writeInvoiceObject } from './invoice-objects.js';
import { recordUsage, writeUsage } from './usages.js';

type Fields = Record<string, unknown>;

/** What can be done with objects of a type, by the same code as with the rows of that type. */
interface ObjectType {
  /** Answers the id. */
  create(fields: Fields, call: Call): Promise<string>;
  update(id: string, fields: Fields, emptied: readonly string[], call: Call): Promise<void>;
  remove(id: string, call: Call): Promise<void>;
}

/** `CommunicationProfileId`, which the rows of account objects write small. */
function withProfile({ CommunicationProfileId, ...fields }: Fields): Fields {
  return { ...fields, ...(CommunicationProfileId !== undefined && { communicationProfileId: CommunicationProfileId }) };
}

/** Of objects that nobody changes once they are posted. */
const standing = (objects: string): Pick<ObjectType, 'update' | 'remove'> => {
  const refuse = (): Promise<never> =>
    Promise.reject(new ActionError('INVALID_TYPE', `${objects} are posted at once and stay as they are.`));
  return { update: refuse, remove: refuse };
};

/** Of types that this sandbox makes but does not change. */
function onlyCreated(what: string): Pick<ObjectType, 'update' | 'remove'> {
  const refuse = (): Promise<never> =>
    Promise.reject(new ActionError('INVALID_TYPE', `${what} are neither changed nor deleted in this sandbox.`));
  return { update: refuse, remove: refuse };
}

const TYPES: Readonly<Record<string, ObjectType>> = {
  Account: {
    create: (fields, call) => {
      const input = parseInput(rows.createAccountObject, 'accounts', withProfile(fields));
      return addAccountObject(narrowInput(createAccountObjectInput, 'accounts', input), call);
    },
    update: (id, fields, emptied, call) => {
      const input = parseInput(rows.updateAccountObject, 'accounts', { ...withProfile(fields), id });
      return writeAccountObject(narrowInput(updateAccountObjectInput, 'accounts', input), emptied, call);
    },
    remove: removeAccountObject,
  },
  Contact: {
    create: (fields, call) =>
      addContactObject(parseInput({ ...rows.createContact, request: createContactObjectInput }, 'accounts', fields), call),
    update: (id, fields, emptied, call) => {
      const input = parseInput({ ...rows.updateContact, request: updateContactObjectInput }, 'accounts', fields);
      return writeContactObject(id, input, emptied, call);
    },
    remove: removeContactObject,
  },
  DebitMemo: {
    create: (fields, call) => postDebitMemo(call, parseInput({ ...rows.createObjects, request: debitMemoInput }, 'invoices', fields)),
    ...standing('Debit memos'),
  },
  InvoiceItemAdjustment: {
    create: (fields, call) => adjustItem(call, parseInput({ ...rows.createObjects, request: adjustmentInput }, 'invoices', fields)),
    ...standing('Adjustments'),
  },
  Invoice: {
    create: () => {
      throw new ActionError('INVALID_TYPE', 'Invoices are not created but generated.');
    },
    update: writeInvoiceObject,
    remove: (id, call) => deleteInvoice(call, id),
  },
  Product: {
    ...onlyCreated('Products'),
    create: (fields, call) =>
      addProductObject(narrowInput(newProductInput, 'catalog', parseInput(rows.createProduct, 'catalog', fields)), call),
  },
  ProductRatePlan: {
    ...onlyCreated('Rate plans'),
    create: (fields, call) =>
      addRatePlanObject(narrowInput(newRatePlanInput, 'catalog', parseInput(rows.createProductRatePlan, 'catalog', fields)), call),
  },
  Usage: {
    create: (fields, call) => recordUsage(parseInput(rows.createUsage, 'usage', fields), call),
    update: (id, fields, emptied, call) => {
      const input = parseInput(rows.updateUsage, 'usage', { ...fields, id });
      return writeUsage(narrowInput(updateUsageInput, 'usage', input), emptied, call);
    },
    remove: (id, call) => removeUsage(call.tx, id),
  },
};

/** What the rows have beside the fields of the object. */
const BESIDE = ['id', 'rejectUnknownFields'];

function checkFields(fields: Fields): void {
  const beside = BESIDE.find((name) => Object.hasOwn(fields, name));
  if (beside !== undefined) throw billingError('none', 'unknown-field', `Unknown field '${beside}'.`);
}

/** The platform's words for what is wrong with a record. */
const CODES: Readonly<Partial<Record<ErrorCategory, string>>> = {
  'missing-field': 'MISSING_REQUIRED_VALUE',
  'unknown-field': 'INVALID_FIELD',
  'not-found': 'INVALID_ID',
};

interface Problem {
  Code: string;
  Message: string;
}

/** Does something with one record by itself: when it is refused, it leaves nothing, and the others stay. */
export async function attempt<Value>(
  call: Call,
  rule: string,
  run: (call: Call) => Promise<Value>,
): Promise<{ done: Value } | { errors: Problem[] }> {
  try {
    return { done: await call.tx.transaction((tx) => run({ ...call, tx })) };
  } catch (error) {
    if (error instanceof ActionError) return { errors: [{ Code: error.code, Message: error.message }] };
    if (error instanceof BillingError) {
      const codeOf = (category: ErrorCategory | undefined) =>
        category === 'rule' ? rule : ((category && CODES[category]) ?? 'INVALID_VALUE');
      return { errors: error.reasons.map(({ code, message }) => ({ Code: codeOf(categoryOf(code)), Message: message })) };
    }
    const refused = refusedValue(error);
    if (refused === undefined) throw error;
    return { errors: [{ Code: 'INVALID_VALUE', Message: `A value cannot be kept or compared: ${refused}.` }] };
  }
}

function typeOf(name: string): ObjectType {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type) return type;
  throw new ActionError(
    'INVALID_TYPE',
    `Objects of the type '${name}' cannot be written in this sandbox, only ${Object.keys(TYPES).join(', ')}.`,
  );
}

/** Most objects in one call (conventions.md §4). */
const MOST_OBJECTS = 50;

/** Each record's answer, in order. They are done one after the other, so that a later one may build on an earlier. */
export async function each<Entry>(field: string, entries: readonly Entry[], one: (entry: Entry) => Promise<WireBody>): Promise<WireBody[]> {
  if (entries.length === 0) throw new ActionError('MISSING_REQUIRED_VALUE', `Missing required field '${field}'.`);
  if (entries.length > MOST_OBJECTS) {
    throw new ActionError('MAX_RECORDS_EXCEEDED', `'${field}' has ${entries.length} entries, more than ${MOST_OBJECTS}.`);
  }
  const answers: WireBody[] = [];
  for (const entry of entries) answers.push(await one(entry));
  return answers;
}

/** `POST /v1/action/create`. */
async function createObjects(input: CreateObjectsRequest, call: Call): Promise<WireBody[]> {
  return each('objects', input.objects, async (fields) => {
    const result = await attempt(call, 'INVALID_VALUE', (inner) => {
      checkFields(fields);
      return typeOf(input.type).create(fields, inner);
    });
    return 'done' in result ? { Success: true, Id: result.done } : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/generate`: drafts of invoices. */
async function generateObjects(input: GenerateRequest, call: Call): Promise<WireBody[]> {
  return each('objects', input.objects, async (fields) => {
    const result = await attempt(call, 'INVALID_VALUE', (inner) => generateInvoiceObject(fields, inner));
    return 'done' in result ? { Success: true, Id: result.done } : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/update`. */
async function updateObjects(input: UpdateObjectsRequest, call: Call): Promise<WireBody[]> {
  return each('objects', input.objects, async ({ Id, fieldsToNull = [], ...fields }) => {
    const result = await attempt(call, 'INVALID_VALUE', async (inner) => {
      checkFields(fields);
      const both = fieldsToNull.find((name) => Object.hasOwn(fields, name));
      if (both !== undefined) throw billingError('none', 'rule', `'fieldsToNull' names '${both}', which has a value beside it.`);
      await typeOf(input.type).update(Id, fields, fieldsToNull, inner);
    });
    return 'done' in result ? { Success: true, Id } : { Success: false, Id, Errors: result.errors };
  });
}

/** `POST /v1/action/delete`. */
async function deleteObjects(input: DeleteObjectsRequest, call: Call): Promise<WireBody[]> {
  return each('ids', input.ids, async (id) => {
    const result = await attempt(call, 'CANNOT_DELETE', (inner) => typeOf(input.type).remove(id, inner));
    return 'done' in result ? { success: true, id } : { success: false, id, errors: result.errors };
  });
}

/** What is served here, by row. */
export const objectActionEndpoints = {
  createObjects: endpoint(rows.createObjects, 'none', createObjects),
  updateObjects: endpoint(rows.updateObjects, 'none', updateObjects),
  generate: endpoint(rows.generate, 'none', generateObjects),
  deleteObjects: endpoint(rows.deleteObjects, 'none', deleteObjects),
};

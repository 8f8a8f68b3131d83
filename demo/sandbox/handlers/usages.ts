import { desc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  CreateUsageRequest,
  DeleteUsageRequest,
  GetUsageRequest,
  ListUsageByAccountRequest,
} from '../../../src/generated/api/schemas/usage.js';
import type { CallContext, WireBody } from '../context.js';
import { usages } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { formatTimestamp } from '../engine/clock.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { jsonNumber } from '../engine/money.js';
import type { FieldValue, FieldKey } from '../engine/usage-targets.js';
import { addUsage, changeUsage, getUsageRow, removeUsage, type UsageRow } from '../engine/usages.js';
import { billingError, invalidValue } from '../errors.js';
import { endpoint, partialEndpoint, type Endpoint } from '../http/endpoint.js';
import { parseInput } from '../http/input.js';
import { updateUsageInput, type UpdateUsageInput } from '../supported/usages.js';
import { omitEmpty } from './omit-empty.js';
import { selectFields } from './select-fields.js';
import { pageOf, readPage } from './paging.js';

/** Returns a field with its name, if it was sent. */
export function toFieldValue(field: string, value: string | undefined): FieldValue | undefined {
  return value === undefined ? undefined : { field, value };
}

/** Returns the sent keys, each with its field name. */
function keys(...all: (readonly [string, string | undefined, FieldKey['by']])[]): FieldKey[] {
  return all.flatMap(([field, value, by]) => (value === undefined ? [] : [{ field, value, by }]));
}

/** Creates a usage record and returns its id. */
export async function recordUsage(input: CreateUsageRequest, call: CallContext): Promise<string> {
  const { id } = await addUsage(call, {
    account: keys(['AccountId', input.AccountId, 'id'], ['AccountNumber', input.AccountNumber, 'number']),
    subscription: keys(['SubscriptionId', input.SubscriptionId, 'id'], ['SubscriptionNumber', input.SubscriptionNumber, 'number']),
    charge: keys(['ChargeId', input.ChargeId, 'id'], ['ChargeNumber', input.ChargeNumber, 'number']),
    productCharge: toFieldValue('ProductRatePlanChargeNumber', input.ProductRatePlanChargeNumber),
    uom: { field: 'UOM', value: input.UOM },
    quantity: { field: 'Quantity', value: input.Quantity },
    start: { field: 'StartDateTime', value: input.StartDateTime },
    end: toFieldValue('EndDateTime', input.EndDateTime),
    uniqueKey: toFieldValue('UniqueKey', input.UniqueKey),
    description: input.Description,
    sourceType: 'API',
    customFields: pickCustomFields(input),
  });
  return id;
}

/** `POST /v1/object/usage`. */
async function createUsage(input: CreateUsageRequest, call: CallContext): Promise<WireBody> {
  return { Success: true, Id: await recordUsage(input, call) };
}

async function wireUsage(usage: UsageRow, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, usage.accountId);
  const at = (instant: Date | null) => instant && formatTimestamp(call.settings.timeZone, instant);
  return omitEmpty({
    Id: usage.id,
    AccountId: account.id,
    AccountNumber: account.number,
    SubscriptionId: usage.subscriptionId,
    SubscriptionNumber: usage.subscriptionNumber,
    ChargeId: usage.chargeId,
    ChargeNumber: usage.chargeNumber,
    ProductRatePlanChargeNumber: usage.productChargeNumber,
    UniqueKey: usage.uniqueKey,
    UOM: usage.uom,
    Quantity: jsonNumber(usage.quantity),
    StartDateTime: at(usage.startDateTime),
    EndDateTime: at(usage.endDateTime),
    Description: usage.description,
    RbeStatus: usage.status,
    SourceType: usage.sourceType,
    SubmissionDateTime: at(usage.createdDate),
    CreatedDate: at(usage.createdDate),
    UpdatedDate: at(usage.updatedDate),
    ...usage.customFields,
  });
}

/** `GET /v1/object/usage/{id}`. */
async function getUsage(input: GetUsageRequest, call: CallContext): Promise<WireBody> {
  return selectFields(await wireUsage(await getUsageRow(call.tx, input.id), call), input.fields);
}

/** Updates a usage record. The fields in `emptied` are cleared. */
export async function writeUsage(input: UpdateUsageInput, emptied: readonly string[], call: CallContext): Promise<void> {
  const custom = Object.keys(pickCustomFields(Object.fromEntries(emptied.map((name) => [name, null]))));
  const fixed = emptied.find((name) => name !== 'EndDateTime' && !custom.includes(name));
  if (fixed !== undefined) throw invalidValue('usage', 'fieldsToNull', `'${fixed}' cannot be cleared`);
  await changeUsage(call, input.id, {
    uom: toFieldValue('UOM', input.UOM),
    quantity: toFieldValue('Quantity', input.Quantity),
    start: toFieldValue('StartDateTime', input.StartDateTime),
    end: emptied.includes('EndDateTime') ? null : toFieldValue('EndDateTime', input.EndDateTime),
    status: input.RbeStatus,
    customFields: { ...pickCustomFields(input), ...Object.fromEntries(custom.map((name) => [name, null])) },
  });
}

/** `PUT /v1/object/usage/{id}`. */
async function updateUsage(input: UpdateUsageInput, call: CallContext): Promise<WireBody> {
  await writeUsage(input, [], call);
  return { Success: true, Id: input.id };
}

/** `DELETE /v1/object/usage/{id}`. */
async function deleteUsage(input: DeleteUsageRequest, call: CallContext): Promise<WireBody> {
  await removeUsage(call.tx, input.id);
  return { success: true, id: input.id };
}

/** Lists the usage of an account. The response has fewer fields than usage records, and some have other names. */
async function usageOfAccount(input: ListUsageByAccountRequest & { page?: number }, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const page = readPage(input);
  const found = await call.tx
    .select()
    .from(usages)
    .where(eq(usages.accountId, account.id))
    .orderBy(desc(usages.position))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  const usage = shown.map((row) =>
    omitEmpty({
      id: row.id,
      accountId: account.id,
      accountName: account.name,
      accountNumber: account.number,
      chargeNumber: row.chargeNumber,
      quantity: row.quantity,
      sourceName: row.sourceName ?? row.sourceType,
      startDateTime: formatTimestamp(call.settings.timeZone, row.startDateTime),
      status: row.status,
      submissionDateTime: formatTimestamp(call.settings.timeZone, row.createdDate),
      subscriptionNumber: row.subscriptionNumber,
      unitOfMeasure: row.uom,
      ...row.customFields,
    }),
  );
  return { success: true, usage, ...nextPage };
}

/** The API definition of this operation has no `page` parameter, but its `nextPage` URL needs one. */
const listUsageByAccount: Endpoint = {
  row: rows.listUsageByAccount,
  resource: 'usage',
  prepare({ page, ...fields }, unknownFields) {
    const input = parseInput(rows.listUsageByAccount, 'usage', fields, unknownFields);
    const { pageSize = 20 } = input;
    if (pageSize < 1) throw billingError('usage', 'invalid-parameter', "Invalid value for field 'pageSize': must be at least 1.");
    if (page === undefined) return (call) => usageOfAccount(input, call);
    if (typeof page !== 'string' || !/^[1-9]\d{0,5}$/.test(page)) {
      throw billingError('usage', 'invalid-parameter', "Invalid value for field 'page': must be at least 1.");
    }
    return (call) => usageOfAccount({ ...input, page: Number(page) }, call);
  },
};

/** Endpoints by operation name. */
export const usageEndpoints = {
  createUsage: endpoint(rows.createUsage, 'usage', createUsage),
  getUsage: endpoint(rows.getUsage, 'usage', getUsage),
  updateUsage: partialEndpoint(rows.updateUsage, 'usage', updateUsageInput, updateUsage),
  deleteUsage: endpoint(rows.deleteUsage, 'usage', deleteUsage),
  listUsageByAccount,
};

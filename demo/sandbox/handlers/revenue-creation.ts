import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  CreateScheduleForInvoiceItemRequest,
  CreateScheduleForSubscriptionChargeRequest,
} from '../../../src/generated/api/schemas/revenue-schedules.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { CallContext, WireBody } from '../context.js';
import { accountingCodes } from '../database/schema.js';
import type { LinkedType } from '../database/tables/revenue.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { createScheduleForCharge, createScheduleForSource, type ScheduleNotes } from '../engine/revenue/create-schedule.js';
import { REVENUE_EVENT_TYPES, type RevenueEventType } from '../engine/revenue/schedules.js';
import { DISTRIBUTIONS, type Distribution } from '../engine/revenue/spread-over-range.js';
import { billingError, invalidValue } from '../errors.js';
import { endpoint } from '../http/endpoint.js';

interface EventInput {
  eventType?: string;
  eventTypeSystemId?: string;
  notes?: string;
}

interface Described {
  notes?: string;
  revenueEvent?: EventInput;
}

/** Returns the text if it is one of the allowed values. The API definition does not restrict all of these fields. */
function oneOf<Value extends string>(values: readonly Value[], text: string | undefined, field: string): Value | undefined {
  const found = values.find((value) => value === text);
  if (text !== undefined && found === undefined) throw invalidValue('revenue', field, `must be ${values.join(' or ')}`);
  return found;
}

function notesOf(input: Described): ScheduleNotes {
  const { notes, revenueEvent } = input;
  const { eventTypeSystemId: systemId, notes: eventNotes } = revenueEvent ?? {};
  const eventType: RevenueEventType | undefined = oneOf(REVENUE_EVENT_TYPES, revenueEvent?.eventType, 'revenueEvent.eventType');
  const event = { ...(eventType !== undefined && { eventType }), systemId, notes: eventNotes };
  return { notes, ...(revenueEvent && { event }), customFields: pickCustomFields(input) };
}

/** Creates a schedule for an invoice item, memo item or adjustment with amounts per period. */
async function createByAmounts(
  type: LinkedType,
  field: string,
  key: string,
  input: Described & Pick<CreateScheduleForInvoiceItemRequest, 'revenueDistributions'>,
  call: CallContext,
): Promise<WireBody> {
  const distribution = { amounts: input.revenueDistributions ?? [] };
  return { success: true, revenueScheduleNumber: await createScheduleForSource(call, type, key, field, distribution, notesOf(input)) };
}

interface RangeInput extends Described {
  recognitionStart: IsoDate;
  recognitionEnd: IsoDate;
  distributionType?: string;
}

/** Creates a schedule for an invoice item, memo item or adjustment with a date range. */
async function createByRange(type: LinkedType, field: string, key: string, input: RangeInput, call: CallContext): Promise<WireBody> {
  const kind: Distribution = oneOf(DISTRIBUTIONS, input.distributionType, 'distributionType') ?? 'Daily Distribution';
  const distribution = { range: { start: input.recognitionStart, end: input.recognitionEnd }, kind };
  return { success: true, revenueScheduleNumber: await createScheduleForSource(call, type, key, field, distribution, notesOf(input)) };
}

/** Returns the accounting codes that override the charge's accounting codes. */
async function readOverriddenCodes(input: CreateScheduleForSubscriptionChargeRequest, call: CallContext) {
  const { overrideChargeAccountingCodes = false, deferredRevenueAccountingCode, recognizedRevenueAccountingCode } = input;
  const { deferredRevenueAccountingCodeType, recognizedRevenueAccountingCodeType } = input;
  const named = { deferredRevenueAccountingCode, recognizedRevenueAccountingCode };
  const types = { deferredRevenueAccountingCodeType, recognizedRevenueAccountingCodeType };
  const first = Object.entries({ ...named, ...types }).find(([, value]) => value !== undefined);
  if (first && !overrideChargeAccountingCodes) {
    throw billingError('revenue', 'rule', `'${first[0]}' requires 'overrideChargeAccountingCodes': the charge has its own codes.`);
  }
  const known = await call.tx.select().from(accountingCodes);
  const check = (field: keyof typeof named, typeField: keyof typeof types): string | undefined => {
    const [name, type] = [named[field], types[typeField]];
    const code = known.find((each) => each.name === name && each.status === 'Active');
    if (name !== undefined && !code) throw invalidValue('revenue', field, `there is no active accounting code '${name}'`);
    if (type !== undefined && code?.type !== type)
      throw invalidValue('revenue', typeField, `the accounting code is not of the type '${type}'`);
    return name;
  };
  return {
    deferredCode: check('deferredRevenueAccountingCode', 'deferredRevenueAccountingCodeType'),
    recognizedCode: check('recognizedRevenueAccountingCode', 'recognizedRevenueAccountingCodeType'),
  };
}

/** `POST /v1/revenue-schedules/subscription-charges/{charge-key}`: creates a schedule. Amounts without a period stay undistributed. */
async function createScheduleForSubscriptionCharge(
  input: CreateScheduleForSubscriptionChargeRequest,
  call: CallContext,
): Promise<WireBody> {
  const { amount, revenueScheduleDate, referenceId, revenueDistributions = [] } = input;
  const schedule = { amount, revenueScheduleDate, referenceId, ...(await readOverriddenCodes(input, call)) };
  const revenueScheduleNumber = await createScheduleForCharge(call, input['charge-key'], schedule, revenueDistributions, notesOf(input));
  return { success: true, revenueScheduleNumber };
}

/** Endpoints by operation name. */
export const revenueCreationEndpoints = {
  createScheduleForSubscriptionCharge: endpoint(rows.createScheduleForSubscriptionCharge, 'revenue', createScheduleForSubscriptionCharge),
  createScheduleForInvoiceItem: endpoint(rows.createScheduleForInvoiceItem, 'revenue', (input, call) =>
    createByAmounts('InvoiceItem', 'invoice-item-id', input['invoice-item-id'], input, call),
  ),
  createScheduleForInvoiceItemByDateRange: endpoint(rows.createScheduleForInvoiceItemByDateRange, 'revenue', (input, call) =>
    createByRange('InvoiceItem', 'invoice-item-id', input['invoice-item-id'], input, call),
  ),
  createScheduleForInvoiceItemAdjustment: endpoint(rows.createScheduleForInvoiceItemAdjustment, 'revenue', (input, call) =>
    createByAmounts('InvoiceItemAdjustment', 'invoice-item-adj-key', input['invoice-item-adj-key'], input, call),
  ),
  createScheduleForInvoiceItemAdjustmentByDateRange: endpoint(
    rows.createScheduleForInvoiceItemAdjustmentByDateRange,
    'revenue',
    (input, call) => createByRange('InvoiceItemAdjustment', 'invoice-item-adj-key', input['invoice-item-adj-key'], input, call),
  ),
  createScheduleForCreditMemoItem: endpoint(rows.createScheduleForCreditMemoItem, 'revenue', (input, call) =>
    createByAmounts('CreditMemoItem', 'cmi-id', input['cmi-id'], input, call),
  ),
  createScheduleForCreditMemoItemByDateRange: endpoint(rows.createScheduleForCreditMemoItemByDateRange, 'revenue', (input, call) =>
    createByRange('CreditMemoItem', 'cmi-id', input['cmi-id'], input, call),
  ),
  createScheduleForDebitMemoItem: endpoint(rows.createScheduleForDebitMemoItem, 'revenue', (input, call) =>
    createByAmounts('DebitMemoItem', 'dmi-id', input['dmi-id'], input, call),
  ),
  createScheduleForDebitMemoItemByDateRange: endpoint(rows.createScheduleForDebitMemoItemByDateRange, 'revenue', (input, call) =>
    createByRange('DebitMemoItem', 'dmi-id', input['dmi-id'], input, call),
  ),
};

import { and, asc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  DistributeAcrossPeriodsRequest,
  DistributeOnDateRequest,
  DistributeOverDateRangeRequest,
  GetRevenueScheduleRequest,
  ListSchedulesOfProductChargeRequest,
  ListSchedulesOfSubscriptionChargeRequest,
  UpdateRevenueScheduleRequest,
} from '../../../src/generated/api/schemas/revenue-schedules.js';
import type { CallContext, WireBody } from '../context.js';
import { revenueSchedules } from '../database/schema.js';
import type { LinkedType } from '../database/tables/revenue.js';
import { getAccountRow } from '../engine/accounts.js';
import { findCharge } from '../engine/catalog.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { distributeToPeriods, distributeToDate, distributeOverRange, type DistributableAmount } from '../engine/revenue/distribute.js';
import { changeDistribution, deleteSchedule, getSchedule, lockSchedule, type RevenueChange } from '../engine/revenue/schedules.js';
import { getNewestSegment, getRevenueSource } from '../engine/revenue/revenue-sources.js';
import type { PeriodAmounts } from '../engine/revenue/spread-over-range.js';
import { notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { readLongPage } from './ledger-pages.js';
import { pageOf, type Page } from './paging.js';
import { readScheduleData, scheduleLinkedTo, wireSchedule } from './revenue-fields.js';

const PER_PAGE = 8;

/** `GET /v1/revenue-schedules/{rs-number}`. */
async function getRevenueSchedule(input: GetRevenueScheduleRequest, call: CallContext): Promise<WireBody> {
  const schedule = await getSchedule(call.tx, input['rs-number']);
  return { success: true, ...wireSchedule(schedule, await readScheduleData([schedule], call), call) };
}

/** Returns the schedule of an invoice item, memo item or adjustment. */
async function readLinked(type: LinkedType, key: string, call: CallContext): Promise<WireBody> {
  const source = await getRevenueSource(call.tx, type, key);
  const schedule = await scheduleLinkedTo(type, source.id, call);
  if (!schedule) throw notFound('revenue schedule', key);
  return { success: true, ...wireSchedule(schedule, await readScheduleData([schedule], call), call) };
}

async function listWhere(where: ReturnType<typeof and>, page: Page, call: CallContext): Promise<WireBody> {
  const found = await call.tx
    .select()
    .from(revenueSchedules)
    .where(where)
    .orderBy(asc(revenueSchedules.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  const scheduleData = await readScheduleData(shown, call);
  return { success: true, revenueSchedules: shown.map((schedule) => wireSchedule(schedule, scheduleData, call)), ...nextPage };
}

/** `GET /v1/revenue-schedules/subscription-charges/{charge-key}`, oldest first. */
async function listSchedulesOfSubscriptionCharge(input: ListSchedulesOfSubscriptionChargeRequest, call: CallContext): Promise<WireBody> {
  const { charge } = await getNewestSegment(call.tx, input['charge-key']);
  return listWhere(eq(revenueSchedules.chargeNumber, charge.number), readLongPage(input, PER_PAGE), call);
}

/** `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`, oldest first. */
async function listSchedulesOfProductCharge(input: ListSchedulesOfProductChargeRequest, call: CallContext): Promise<WireBody> {
  const charge = await findCharge(call.tx, input['charge-key']);
  if (!charge) throw notFound('product charge', input['charge-key']);
  const account = await getAccountRow(call.tx, input['account-key']);
  const where = and(eq(revenueSchedules.productChargeId, charge.id), eq(revenueSchedules.accountId, account.id));
  const answer = await listWhere(where, readLongPage(input, PER_PAGE), call);
  const schedules: unknown = answer['revenueSchedules'];
  const ofProduct = ({ subscriptionId: _, subscriptionChargeId: __, ...schedule }: WireBody) => ({
    ...schedule,
    productChargeId: charge.id,
  });
  return { ...answer, revenueSchedules: Array.isArray(schedules) ? schedules.map(ofProduct) : [] };
}

/** `PUT /v1/revenue-schedules/{rs-number}/basic-information`. Absent fields stay unchanged. */
async function updateRevenueSchedule(input: UpdateRevenueScheduleRequest, call: CallContext): Promise<WireBody> {
  const { schedule } = await lockSchedule(call.tx, input['rs-number']);
  const { notes, referenceId } = input;
  const customFields = { ...schedule.customFields, ...pickCustomFields(input) };
  await call.tx
    .update(revenueSchedules)
    .set({ ...omitUndefined({ notes, referenceId }), customFields, updatedDate: call.moment.now })
    .where(eq(revenueSchedules.id, schedule.id));
  return { success: true };
}

/** `DELETE /v1/revenue-schedules/{rs-number}`. */
async function deleteRevenueSchedule(input: GetRevenueScheduleRequest, call: CallContext): Promise<WireBody> {
  await deleteSchedule(call, input['rs-number']);
  return { success: true };
}

interface Described {
  'rs-number': string;
  eventType?: RevenueChange['eventType'];
  eventTypeSystemId?: string;
  notes?: string;
}

/** Redistributes the revenue of a schedule. `partsOf` calculates the new amounts. */
async function distribute(
  input: Described,
  between: Pick<RevenueChange, 'recognitionStart' | 'recognitionEnd'>,
  partsOf: (held: DistributableAmount) => PeriodAmounts,
  call: CallContext,
): Promise<WireBody> {
  const held = await lockSchedule(call.tx, input['rs-number']);
  const { currency, amount } = held.schedule;
  const after = partsOf({ currency, amount, parts: held.parts, periods: held.periods });
  const { eventType = 'Revenue Distributed', eventTypeSystemId: systemId, notes } = input;
  return { success: true, revenueEventNumber: await changeDistribution(call, held, after, { eventType, systemId, notes, ...between }) };
}

/** `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. */
function distributeAcrossPeriods(input: DistributeAcrossPeriodsRequest, call: CallContext): Promise<WireBody> {
  return distribute(input, {}, (held) => distributeToPeriods(held, input.revenueDistributions ?? []), call);
}

/** `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. */
function distributeOnDate(input: DistributeOnDateRequest, call: CallContext): Promise<WireBody> {
  return distribute(input, {}, (held) => distributeToDate(held, input), call);
}

/** `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. Default: daily. */
function distributeOverDateRange(input: DistributeOverDateRangeRequest, call: CallContext): Promise<WireBody> {
  const { recognitionStart, recognitionEnd, distributionType = 'Daily Distribution' } = input;
  const range = { start: recognitionStart, end: recognitionEnd };
  return distribute(input, { recognitionStart, recognitionEnd }, (held) => distributeOverRange(held, range, distributionType), call);
}

/** Endpoints by operation name. */
export const revenueScheduleEndpoints = {
  getRevenueSchedule: endpoint(rows.getRevenueSchedule, 'revenue', getRevenueSchedule),
  getScheduleOfInvoiceItem: endpoint(rows.getScheduleOfInvoiceItem, 'revenue', (input, call) =>
    readLinked('InvoiceItem', input['invoice-item-id'], call),
  ),
  getScheduleOfCreditMemoItem: endpoint(rows.getScheduleOfCreditMemoItem, 'revenue', (input, call) =>
    readLinked('CreditMemoItem', input['cmi-id'], call),
  ),
  getScheduleOfDebitMemoItem: endpoint(rows.getScheduleOfDebitMemoItem, 'revenue', (input, call) =>
    readLinked('DebitMemoItem', input['dmi-id'], call),
  ),
  getScheduleOfInvoiceItemAdjustment: endpoint(rows.getScheduleOfInvoiceItemAdjustment, 'revenue', (input, call) =>
    readLinked('InvoiceItemAdjustment', input['invoice-item-adj-key'], call),
  ),
  listSchedulesOfSubscriptionCharge: endpoint(rows.listSchedulesOfSubscriptionCharge, 'revenue', listSchedulesOfSubscriptionCharge),
  listSchedulesOfProductCharge: endpoint(rows.listSchedulesOfProductCharge, 'revenue', listSchedulesOfProductCharge),
  updateRevenueSchedule: endpoint(rows.updateRevenueSchedule, 'revenue', updateRevenueSchedule),
  deleteRevenueSchedule: endpoint(rows.deleteRevenueSchedule, 'revenue', deleteRevenueSchedule),
  distributeAcrossPeriods: endpoint(rows.distributeAcrossPeriods, 'revenue', distributeAcrossPeriods),
  distributeOnDate: endpoint(rows.distributeOnDate, 'revenue', distributeOnDate),
  distributeOverDateRange: endpoint(rows.distributeOverDateRange, 'revenue', distributeOverDateRange),
};

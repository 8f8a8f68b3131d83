import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetRevenueEventRequest, ListRevenueEventsOfScheduleRequest } from '../../../src/generated/api/schemas/revenue-events.js';
import type {
  ListRevenueItemsOfEventRequest,
  ListRevenueItemsOfScheduleRequest,
  UpdateRevenueItemsOfEventRequest,
  UpdateRevenueItemsOfScheduleRequest,
} from '../../../src/generated/api/schemas/revenue-items.js';
import type { CallContext, WireBody } from '../context.js';
import { revenueEvents, revenueMoves, revenueParts, revenueSchedules } from '../database/schema.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { OPEN_ENDED, readAccountingPeriods } from '../engine/ledger/accounting-periods.js';
import {
  readRevenueEvents,
  getSchedule,
  lockSchedule,
  type RevenueEventRow,
  type RevenueScheduleRow,
} from '../engine/revenue/schedules.js';
import { billingError, invalidValue, missingField, notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { readLongPage } from './ledger-pages.js';
import { pageOf } from './paging.js';
import { readRevenueMoves, readScheduleData, wireEvent, wireItems, wireScheduleItems } from './revenue-fields.js';

const PER_PAGE = 8;

async function getEvent(number: string, call: CallContext): Promise<{ event: RevenueEventRow; schedule: RevenueScheduleRow }> {
  const [row] = await call.tx
    .select({ event: revenueEvents, schedule: revenueSchedules })
    .from(revenueEvents)
    .innerJoin(revenueSchedules, eq(revenueSchedules.id, revenueEvents.scheduleId))
    .where(eq(revenueEvents.number, number));
  if (!row) throw notFound('revenue event', number);
  return row;
}

/** `GET /v1/revenue-events/{event-number}`. */
async function getRevenueEvent(input: GetRevenueEventRequest, call: CallContext): Promise<WireBody> {
  const { event, schedule } = await getEvent(input['event-number'], call);
  const scheduleData = await readScheduleData([schedule], call);
  return { success: true, ...wireEvent(event, schedule, await readRevenueMoves([event.id], call), scheduleData, call) };
}

/** `GET /v1/revenue-events/revenue-schedules/{rs-number}`, oldest first. */
async function listRevenueEventsOfSchedule(input: ListRevenueEventsOfScheduleRequest, call: CallContext): Promise<WireBody> {
  const schedule = await getSchedule(call.tx, input['rs-number']);
  const page = readLongPage(input, PER_PAGE);
  const found = await readRevenueEvents(call.tx, schedule.id, { limit: page.size + 1, offset: page.offset });
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  const scheduleData = await readScheduleData([schedule], call);
  const moves = await readRevenueMoves(
    shown.map(({ id }) => id),
    call,
  );
  return { success: true, revenueEventDetails: shown.map((event) => wireEvent(event, schedule, moves, scheduleData, call)), ...nextPage };
}

/** `GET /v1/revenue-items/revenue-schedules/{rs-number}`, ordered by period. */
async function listRevenueItemsOfSchedule(input: ListRevenueItemsOfScheduleRequest, call: CallContext): Promise<WireBody> {
  const schedule = await getSchedule(call.tx, input['rs-number']);
  const page = readLongPage(input);
  const items = wireScheduleItems(schedule, await readScheduleData([schedule], call));
  const { rows: shown, nextPage } = pageOf(items.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return { success: true, revenueItems: shown, ...nextPage };
}

/** `GET /v1/revenue-items/revenue-events/{event-number}`, ordered by period. */
async function listRevenueItemsOfEvent(input: ListRevenueItemsOfEventRequest, call: CallContext): Promise<WireBody> {
  const { event, schedule } = await getEvent(input['event-number'], call);
  const page = readLongPage(input);
  const items = wireItems(await readRevenueMoves([event.id], call), schedule.currency, await readAccountingPeriods(call.tx));
  const { rows: shown, nextPage } = pageOf(items.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return { success: true, revenueItems: shown, ...nextPage };
}

interface Named {
  accountingPeriodName: string;
}

interface Kept {
  id: string;
  periodId: string | null;
  customFields: Record<string, unknown>;
}

/** Returns the items of the named periods with their updated custom fields. */
async function withFields(named: readonly Named[], kept: readonly Kept[], call: CallContext): Promise<Kept[]> {
  if (named.length === 0) throw missingField('revenue', 'revenueItems');
  const periods = await readAccountingPeriods(call.tx);
  return named.map((item, index) => {
    const { accountingPeriodName: name } = item;
    const field = `revenueItems.${index}.accountingPeriodName`;
    const period = periods.find((each) => each.name === name);
    const found = period || name === OPEN_ENDED ? kept.find(({ periodId }) => periodId === (period?.id ?? null)) : undefined;
    if (!found) throw invalidValue('revenue', field, `there is no item in '${name}'`);
    if (named.findIndex((other) => other.accountingPeriodName === name) < index)
      throw billingError('revenue', 'rule', `'${field}' is named twice.`);
    return { ...found, customFields: { ...found.customFields, ...pickCustomFields(item) } };
  });
}

/** `PUT /v1/revenue-items/revenue-schedules/{rs-number}`: updates custom fields. */
async function updateRevenueItemsOfSchedule(input: UpdateRevenueItemsOfScheduleRequest, call: CallContext): Promise<WireBody> {
  const { schedule } = await lockSchedule(call.tx, input['rs-number']);
  const kept = await call.tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  for (const { id, customFields } of await withFields(input.revenueItems, kept, call)) {
    await call.tx.update(revenueParts).set({ customFields }).where(eq(revenueParts.id, id));
  }
  return { success: true };
}

/** `PUT /v1/revenue-items/revenue-events/{event-number}`: updates custom fields. */
async function updateRevenueItemsOfEvent(input: UpdateRevenueItemsOfEventRequest, call: CallContext): Promise<WireBody> {
  const { event } = await getEvent(input['event-number'], call);
  for (const { id, customFields } of await withFields(input.revenueItems, await readRevenueMoves([event.id], call), call)) {
    await call.tx.update(revenueMoves).set({ customFields }).where(eq(revenueMoves.id, id));
  }
  return { success: true };
}

/** Endpoints by operation name. */
export const revenueEventEndpoints = {
  getRevenueEvent: endpoint(rows.getRevenueEvent, 'revenue', getRevenueEvent),
  listRevenueEventsOfSchedule: endpoint(rows.listRevenueEventsOfSchedule, 'revenue', listRevenueEventsOfSchedule),
  listRevenueItemsOfSchedule: endpoint(rows.listRevenueItemsOfSchedule, 'revenue', listRevenueItemsOfSchedule),
  listRevenueItemsOfEvent: endpoint(rows.listRevenueItemsOfEvent, 'revenue', listRevenueItemsOfEvent),
  updateRevenueItemsOfSchedule: endpoint(rows.updateRevenueItemsOfSchedule, 'revenue', updateRevenueItemsOfSchedule),
  updateRevenueItemsOfEvent: endpoint(rows.updateRevenueItemsOfEvent, 'revenue', updateRevenueItemsOfEvent),
};

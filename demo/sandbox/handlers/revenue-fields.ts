import { and, eq, inArray } from 'drizzle-orm';
import type { CallContext, WireBody } from '../context.js';
import { accountingCodes, charges, ratePlans, revenueMoves, revenueParts, revenueSchedules } from '../database/schema.js';
import { formatTimestamp } from '../engine/clock.js';
import { OPEN_ENDED, readAccountingPeriods, type AccountingPeriodRow } from '../engine/ledger/accounting-periods.js';
import { sum } from '../engine/money.js';
import { sumRecognition } from '../engine/revenue/sum-recognition.js';
import type { RevenueEventRow, RevenuePartRow, RevenueScheduleRow } from '../engine/revenue/schedules.js';
import { omitEmpty } from './omit-empty.js';

/** Returns the period fields of a revenue item. Undistributed revenue has the period `Open-Ended`. */
function wirePeriod(period: AccountingPeriodRow | undefined): WireBody {
  if (!period) return { accountingPeriodName: OPEN_ENDED, isAccountingPeriodClosed: false };
  return {
    accountingPeriodName: period.name,
    accountingPeriodStartDate: period.startDate,
    accountingPeriodEndDate: period.endDate,
    isAccountingPeriodClosed: period.status === 'Closed',
  };
}

type Item = Pick<RevenuePartRow, 'periodId' | 'amount' | 'customFields'>;

/** Returns amounts by period, with the undistributed amount last. */
export function wireItems(items: readonly Item[], currency: string, periods: readonly AccountingPeriodRow[]): WireBody[] {
  const order = [...periods, undefined];
  return order.flatMap((period) =>
    items
      .filter(({ periodId }) => periodId === (period?.id ?? null))
      .map(({ amount, customFields }) => ({ ...wirePeriod(period), amount: sum(currency, [amount]), currency, ...customFields })),
  );
}

/** Related data of schedules: items, periods, charge ids and accounting code types. */
interface ScheduleData {
  periods: readonly AccountingPeriodRow[];
  parts: readonly RevenuePartRow[];
  chargeIds: ReadonlyMap<string, string>;
  codeTypes: ReadonlyMap<string, string>;
}

/** Returns charge ids by subscription version and charge number. */
async function chargeIdsOf(call: CallContext, schedules: readonly RevenueScheduleRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(schedules.flatMap(({ subscriptionId }) => subscriptionId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await call.tx
          .select({ subscriptionId: ratePlans.subscriptionId, number: charges.number, id: charges.id })
          .from(charges)
          .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
          .where(inArray(ratePlans.subscriptionId, ids))
          .orderBy(charges.segment);
  return new Map(found.map(({ subscriptionId, number, id }) => [`${subscriptionId} ${number}`, id]));
}

export async function readScheduleData(schedules: readonly RevenueScheduleRow[], call: CallContext): Promise<ScheduleData> {
  const ids = schedules.map(({ id }) => id);
  const parts = ids.length === 0 ? [] : await call.tx.select().from(revenueParts).where(inArray(revenueParts.scheduleId, ids));
  const codes = await call.tx.select({ name: accountingCodes.name, type: accountingCodes.type }).from(accountingCodes);
  return {
    periods: await readAccountingPeriods(call.tx),
    parts,
    chargeIds: await chargeIdsOf(call, schedules),
    codeTypes: new Map(codes.map(({ name, type }) => [name, type])),
  };
}

function wireCodes({ deferredCode, recognizedCode }: RevenueScheduleRow, { codeTypes }: ScheduleData): WireBody {
  return omitEmpty({
    deferredRevenueAccountingCode: deferredCode,
    deferredRevenueAccountingCodeType: deferredCode && codeTypes.get(deferredCode),
    recognizedRevenueAccountingCode: recognizedCode,
    recognizedRevenueAccountingCodeType: recognizedCode && codeTypes.get(recognizedCode),
  });
}

/** Returns the items of a schedule with their accounting codes. */
export function wireScheduleItems(schedule: RevenueScheduleRow, scheduleData: ScheduleData): WireBody[] {
  const own = scheduleData.parts.filter(({ scheduleId }) => scheduleId === schedule.id);
  const codes = wireCodes(schedule, scheduleData);
  return wireItems(own, schedule.currency, scheduleData.periods).map((item) => ({ ...codes, ...item }));
}

const chargeOf = ({ subscriptionId, chargeNumber }: RevenueScheduleRow, { chargeIds }: ScheduleData) => ({
  subscriptionId,
  subscriptionChargeId: chargeIds.get(`${subscriptionId} ${chargeNumber}`),
});

export function wireSchedule(schedule: RevenueScheduleRow, scheduleData: ScheduleData, call: CallContext): WireBody {
  const { accountId, currency, notes, number, referenceId, ruleName, scheduleDate, linkedId, linkedNumber, linkedType } = schedule;
  const own = scheduleData.parts.filter(({ scheduleId }) => scheduleId === schedule.id);
  const { timeZone } = call.settings;
  return omitEmpty({
    number,
    accountId,
    ...chargeOf(schedule, scheduleData),
    amount: sum(currency, [schedule.amount]),
    currency,
    ...sumRecognition(currency, own, scheduleData.periods),
    recognitionRuleName: ruleName,
    revenueScheduleDate: scheduleDate,
    linkedTransactionType: linkedType ?? undefined,
    linkedTransactionId: linkedId,
    linkedTransactionNumber: linkedNumber,
    referenceId,
    notes,
    createdOn: formatTimestamp(timeZone, schedule.createdDate),
    updatedOn: formatTimestamp(timeZone, schedule.updatedDate),
    revenueItems: wireScheduleItems(schedule, scheduleData),
    ...schedule.customFields,
  });
}

/** Returns a revenue event with the amounts that the event moved between periods. */
export function wireEvent(
  event: RevenueEventRow,
  schedule: RevenueScheduleRow,
  moves: readonly (Item & { eventId: string })[],
  scheduleData: ScheduleData,
  call: CallContext,
): WireBody {
  return omitEmpty({
    number: event.number,
    accountId: schedule.accountId,
    ...chargeOf(schedule, scheduleData),
    eventType: event.eventType,
    currency: schedule.currency,
    notes: event.notes,
    recognitionStart: event.recognitionStart,
    recognitionEnd: event.recognitionEnd,
    createdOn: formatTimestamp(call.settings.timeZone, event.createdDate),
    revenueItems: wireItems(
      moves.filter(({ eventId }) => eventId === event.id),
      schedule.currency,
      scheduleData.periods,
    ),
  });
}

export async function readRevenueMoves(eventIds: readonly string[], call: CallContext): Promise<(typeof revenueMoves.$inferSelect)[]> {
  return eventIds.length === 0
    ? []
    : call.tx
        .select()
        .from(revenueMoves)
        .where(inArray(revenueMoves.eventId, [...eventIds]));
}

/** Finds the schedule of an invoice item, memo item or adjustment. */
export async function scheduleLinkedTo(
  type: RevenueScheduleRow['linkedType'] & string,
  id: string,
  call: CallContext,
): Promise<RevenueScheduleRow | undefined> {
  const [schedule] = await call.tx
    .select()
    .from(revenueSchedules)
    .where(and(eq(revenueSchedules.linkedType, type), eq(revenueSchedules.linkedId, id)));
  return schedule;
}

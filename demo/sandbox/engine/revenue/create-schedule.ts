import { and, count, eq } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { revenueSchedules, subscriptions } from '../../database/schema.js';
import type { LinkedType } from '../../database/tables/revenue.js';
import { billingError, invalidValue } from '../../errors.js';
import { lockAccount } from '../accounts.js';
import { readAccountingPeriods, type AccountingPeriodRow } from '../ledger/accounting-periods.js';
import { isZero, sum } from '../money.js';
import {
  distributeToPeriods,
  checkDay,
  checkRevenueAmount,
  distributeOverRange,
  type DistributableAmount,
  type PeriodAmountInput,
} from './distribute.js';
import { readRevenueChargeData, CREATION_EVENTS, toNewSchedule } from './schedule-posted-lines.js';
import { namedAccountingCodes, recognitionRule } from './recognition-rules.js';
import { writeSchedules, type RevenueChange } from './schedules.js';
import { toMinorUnits } from './minor-units.js';
import { getNewestSegment, getRevenueSource, type RevenueSource } from './revenue-sources.js';
import type { Distribution, PeriodAmounts, DateRange } from './spread-over-range.js';

/** Distribution of a new schedule: amounts by period, or a date range. With an empty list of amounts, everything stays undistributed. */
type DistributionInput = { amounts: readonly PeriodAmountInput[] } | { range: DateRange; kind: Distribution };

export interface ScheduleNotes {
  notes?: string | undefined;
  event?: Omit<Partial<RevenueChange>, 'recognitionStart' | 'recognitionEnd'> | undefined;
  customFields: Record<string, unknown>;
}

function distribute(
  source: Pick<RevenueSource, 'currency' | 'amount'>,
  periods: readonly AccountingPeriodRow[],
  distribution: DistributionInput,
): PeriodAmounts {
  const { currency, amount } = source;
  const undistributed: DistributableAmount = { currency, amount, periods, parts: new Map([[null, toMinorUnits(currency, amount)]]) };
  if ('range' in distribution) return distributeOverRange(undistributed, distribution.range, distribution.kind);
  return distribution.amounts.length === 0 ? undistributed.parts : distributeToPeriods(undistributed, distribution.amounts);
}

const toRevenueChange = (
  distribution: DistributionInput,
  { event }: ScheduleNotes,
  eventType: RevenueChange['eventType'],
): RevenueChange => ({
  eventType,
  ...event,
  ...('range' in distribution && { recognitionStart: distribution.range.start, recognitionEnd: distribution.range.end }),
});

/**
 * Creates the revenue schedule of a document line that has none. Returns its number.
 *
 * @param field name of the key in the request
 * @throws {BillingError} if the line already has a schedule or is not posted, or if the distribution is invalid
 */
export async function createScheduleForSource(
  engine: Engine,
  type: LinkedType,
  key: string,
  field: string,
  distribution: DistributionInput,
  notes: ScheduleNotes,
): Promise<string> {
  const { tx } = engine;
  await lockAccount(tx, (await getRevenueSource(tx, type, key)).accountId);
  const source = await getRevenueSource(tx, type, key);
  const [existing] = await tx
    .select({ number: revenueSchedules.number })
    .from(revenueSchedules)
    .where(and(eq(revenueSchedules.linkedType, type), eq(revenueSchedules.linkedId, source.id)));
  if (existing) throw billingError('revenue', 'rule', `'${field}': ${key} has the revenue schedule ${existing.number} already.`);
  if (!source.posted) throw billingError('revenue', 'rule', `'${field}': ${source.number} is not posted.`);
  const parts = distribute(source, await readAccountingPeriods(tx, 'share'), distribution);
  const chargeData = await readRevenueChargeData(tx, [source.productChargeId]);
  const schedule = toNewSchedule(source, chargeData, parts, toRevenueChange(distribution, notes, CREATION_EVENTS[type]), notes.notes);
  const [number = ''] = await writeSchedules(engine, [{ ...schedule, row: { ...schedule.row, customFields: notes.customFields } }]);
  return number;
}

/** Maximum number of schedules per charge, as on the platform. */
export const MAX_CHARGE_SCHEDULES = 3_000;

/** A schedule that staff create for a charge with a custom rule. */
interface ChargeScheduleInput {
  amount: DecimalString;
  revenueScheduleDate: IsoDate;
  referenceId?: string | undefined;
  /** Replaces the accounting code of the charge. */
  deferredCode?: string | undefined;
  recognizedCode?: string | undefined;
}

/**
 * Creates a revenue schedule for a charge. Returns its number.
 *
 * @throws {BillingError} if the charge has the maximum number of schedules, or the amounts do not add up
 */
export async function createScheduleForCharge(
  engine: Engine,
  key: string,
  schedule: ChargeScheduleInput,
  amounts: readonly PeriodAmountInput[],
  notes: ScheduleNotes,
): Promise<string> {
  const { tx } = engine;
  const { charge, subscriptionId } = await getNewestSegment(tx, key);
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!subscription) throw new Error('The charge has no subscription.');
  const { id: accountId, currency } = await lockAccount(tx, subscription.accountId);
  checkDay(schedule.revenueScheduleDate, 'revenueScheduleDate');
  checkRevenueAmount(currency, schedule.amount, 'amount');
  if (isZero(schedule.amount)) throw invalidValue('revenue', 'amount', 'must not be zero');
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(revenueSchedules)
    .where(eq(revenueSchedules.chargeNumber, charge.number));
  if (total >= MAX_CHARGE_SCHEDULES) {
    throw billingError('revenue', 'rule', `'charge-key': ${charge.number} already has ${total} revenue schedules, the maximum.`);
  }
  const chargeData = await readRevenueChargeData(tx, [charge.productRatePlanChargeId]);
  const terms = chargeData.terms.get(charge.productRatePlanChargeId);
  const codes = namedAccountingCodes(terms);
  const distribution = { amounts };
  const amount = sum(currency, [schedule.amount]);
  const row = {
    accountId,
    subscriptionId,
    chargeNumber: charge.number,
    productChargeId: charge.productRatePlanChargeId,
    currency,
    amount,
    ruleName: recognitionRule(terms),
    scheduleDate: schedule.revenueScheduleDate,
    deferredCode: schedule.deferredCode ?? codes.deferred ?? chargeData.deferred,
    recognizedCode: schedule.recognizedCode ?? codes.recognized ?? chargeData.recognized,
    referenceId: schedule.referenceId ?? null,
    notes: notes.notes ?? null,
    customFields: notes.customFields,
  };
  const parts = distribute({ currency, amount }, await readAccountingPeriods(tx, 'share'), distribution);
  const [number = ''] = await writeSchedules(engine, [{ row, parts, change: toRevenueChange(distribution, notes, 'Revenue Distributed') }]);
  return number;
}

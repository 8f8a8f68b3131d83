import { and, count, eq } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { revenueSchedules, subscriptions } from '../../database/schema.js';
import type { LinkedType } from '../../database/tables/revenue.js';
import { billingError, invalidValue } from '../../errors.js';
import { lockAccount } from '../accounts.js';
import { periodsOf, type PeriodRow } from '../ledger/periods.js';
import { isZero, sum } from '../money.js';
import { acrossPeriods, checkDay, checkPart, overRange, type Distributed, type Wanted } from './distribute.js';
import { chargeFactsOf, MAKING, scheduleOf } from './posting.js';
import { codesOf, ruleOf } from './rules.js';
import { writeSchedules, type RevenueChange } from './schedules.js';
import { toMinor } from './shares.js';
import { getChargeOf, getSource, type Source } from './sources.js';
import type { Distribution, Parts, Range } from './spread.js';

/** How the parts of a new schedule are told: amounts of periods, or two dates. None is everything that no period has. */
export type Told = { amounts: readonly Wanted[] } | { range: Range; kind: Distribution };

export interface Notes {
  notes?: string | undefined;
  event?: Omit<Partial<RevenueChange>, 'recognitionStart' | 'recognitionEnd'> | undefined;
  customFields: Record<string, unknown>;
}

function partsOf(whole: Pick<Source, 'currency' | 'amount'>, periods: readonly PeriodRow[], told: Told): Parts {
  const { currency, amount } = whole;
  const fresh: Distributed = { currency, amount, periods, parts: new Map([[null, toMinor(currency, amount)]]) };
  if ('range' in told) return overRange(fresh, told.range, told.kind);
  return told.amounts.length === 0 ? fresh.parts : acrossPeriods(fresh, told.amounts);
}

const changeOf = (told: Told, { event }: Notes, eventType: RevenueChange['eventType']): RevenueChange => ({
  eventType,
  ...event,
  ...('range' in told && { recognitionStart: told.range.start, recognitionEnd: told.range.end }),
});

/**
 * Makes the schedule of something that was billed or given back and has none.
 *
 * @param field how the request names it
 * @throws {BillingError} if it has one, is not posted, or cannot be distributed so
 */
export async function createForSource(
  engine: Engine,
  type: LinkedType,
  key: string,
  field: string,
  told: Told,
  notes: Notes,
): Promise<string> {
  const { tx } = engine;
  await lockAccount(tx, (await getSource(tx, type, key)).accountId);
  const source = await getSource(tx, type, key);
  const [other] = await tx
    .select({ number: revenueSchedules.number })
    .from(revenueSchedules)
    .where(and(eq(revenueSchedules.linkedType, type), eq(revenueSchedules.linkedId, source.id)));
  if (other) throw billingError('revenue', 'rule', `'${field}': ${key} has the revenue schedule ${other.number} already.`);
  if (!source.posted) throw billingError('revenue', 'rule', `'${field}': ${source.number} is not posted.`);
  const parts = partsOf(source, await periodsOf(tx, 'share'), told);
  const facts = await chargeFactsOf(tx, [source.productChargeId]);
  const made = scheduleOf(source, facts, parts, changeOf(told, notes, MAKING[type]), notes.notes);
  const [number = ''] = await writeSchedules(engine, [{ ...made, row: { ...made.row, customFields: notes.customFields } }]);
  return number;
}

/** Most schedules of one charge (conventions.md §1). */
export const MOST_SCHEDULES = 3_000;

/** A schedule that somebody makes for a charge, by a rule of the tenant's own. */
export interface ChargeSchedule {
  amount: DecimalString;
  revenueScheduleDate: IsoDate;
  referenceId?: string | undefined;
  /** In place of those that the charge names. */
  deferredCode?: string | undefined;
  recognizedCode?: string | undefined;
}

/** @throws {BillingError} if the charge has as many as it may have, or the parts are not the whole */
export async function createForCharge(
  engine: Engine,
  key: string,
  schedule: ChargeSchedule,
  amounts: readonly Wanted[],
  notes: Notes,
): Promise<string> {
  const { tx } = engine;
  const { charge, subscriptionId } = await getChargeOf(tx, key);
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!subscription) throw new Error('A charge without a subscription.');
  const { id: accountId, currency } = await lockAccount(tx, subscription.accountId);
  checkDay(schedule.revenueScheduleDate, 'revenueScheduleDate');
  checkPart(currency, schedule.amount, 'amount');
  if (isZero(schedule.amount)) throw invalidValue('revenue', 'amount', 'must not be zero');
  const [{ made } = { made: 0 }] = await tx
    .select({ made: count() })
    .from(revenueSchedules)
    .where(eq(revenueSchedules.chargeNumber, charge.number));
  if (made >= MOST_SCHEDULES) {
    throw billingError('revenue', 'rule', `'charge-key': ${charge.number} has ${made} revenue schedules, as many as a charge may have.`);
  }
  const facts = await chargeFactsOf(tx, [charge.productRatePlanChargeId]);
  const terms = facts.terms.get(charge.productRatePlanChargeId);
  const codes = codesOf(terms);
  const told = { amounts };
  const amount = sum(currency, [schedule.amount]);
  const row = {
    accountId,
    subscriptionId,
    chargeNumber: charge.number,
    productChargeId: charge.productRatePlanChargeId,
    currency,
    amount,
    ruleName: ruleOf(terms),
    scheduleDate: schedule.revenueScheduleDate,
    deferredCode: schedule.deferredCode ?? codes.deferred ?? facts.deferred,
    recognizedCode: schedule.recognizedCode ?? codes.recognized ?? facts.recognized,
    referenceId: schedule.referenceId ?? null,
    notes: notes.notes ?? null,
    customFields: notes.customFields,
  };
  const parts = partsOf({ currency, amount }, await periodsOf(tx, 'share'), told);
  const [number = ''] = await writeSchedules(engine, [{ row, parts, change: changeOf(told, notes, 'Revenue Distributed') }]);
  return number;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingCodes, productCharges, revenueParts, revenueSchedules, subscriptions } from '../../database/schema.js';
import type { LinkedType } from '../../database/tables/revenue.js';
import { isZero } from '../money.js';
import { periodsOf, type PeriodRow } from '../ledger/periods.js';
import { codesOf, isByHand, mirrored, mirroredFrom, partsByRule, ruleOf, type RevenueTerms, type TriggerDates } from './rules.js';
import { writeSchedules, type EventType, type NewSchedule } from './schedules.js';
import { toMinor } from './shares.js';
import type { Source } from './sources.js';
import type { Parts } from './spread.js';

/** Which event makes a schedule. */
export const MAKING: Readonly<Record<LinkedType, EventType>> = {
  InvoiceItem: 'Invoice Posted',
  CreditMemoItem: 'Credit Memo Posted',
  DebitMemoItem: 'Debit Memo Posted',
  InvoiceItemAdjustment: 'Invoice Item Adjustment Created',
};

/** What is known of the charges that sources are of. */
export interface ChargeFacts {
  terms: ReadonlyMap<string, RevenueTerms>;
  deferred: string | null;
  recognized: string | null;
}

export async function chargeFactsOf(tx: Transaction, productChargeIds: readonly (string | null)[]): Promise<ChargeFacts> {
  const ids = [...new Set(productChargeIds.flatMap((id) => id ?? []))];
  const found = ids.length === 0 ? [] : await tx.select().from(productCharges).where(inArray(productCharges.id, ids));
  const codes = await tx
    .select({ name: accountingCodes.name, type: accountingCodes.type })
    .from(accountingCodes)
    .where(and(eq(accountingCodes.status, 'Active'), inArray(accountingCodes.type, ['DeferredRevenue', 'SalesRevenue'])))
    .orderBy(accountingCodes.createdDate, accountingCodes.name);
  const first = (type: string) => codes.find((code) => code.type === type)?.name ?? null;
  return {
    terms: new Map(found.map(({ id, type, details }) => [id, { type, details }])),
    deferred: first('DeferredRevenue'),
    recognized: first('SalesRevenue'),
  };
}

async function datesOf(tx: Transaction, sources: readonly Source[], { terms }: ChargeFacts): Promise<Map<string, TriggerDates>> {
  const ids = sources.flatMap(({ productChargeId, subscriptionId }) => {
    const { details = {} } = terms.get(productChargeId ?? '') ?? {};
    return subscriptionId !== null && details['revRecTriggerCondition'] !== undefined ? [subscriptionId] : [];
  });
  if (ids.length === 0) return new Map();
  const { id, contractEffectiveDate, serviceActivationDate, customerAcceptanceDate } = subscriptions;
  const found = await tx
    .select({ id, contractEffectiveDate, serviceActivationDate, customerAcceptanceDate })
    .from(subscriptions)
    .where(inArray(id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** The parts of lines that are corrected, by the line. */
async function correctedParts(tx: Transaction, sources: readonly Source[]): Promise<Map<string, Parts>> {
  const lines = sources.flatMap(({ corrects }) => corrects ?? []);
  if (lines.length === 0) return new Map();
  const { linkedType, linkedId, currency } = revenueSchedules;
  const found = await tx
    .select({ line: linkedId, currency, periodId: revenueParts.periodId, amount: revenueParts.amount })
    .from(revenueParts)
    .innerJoin(revenueSchedules, eq(revenueSchedules.id, revenueParts.scheduleId))
    .where(and(eq(linkedType, 'InvoiceItem'), inArray(linkedId, lines)));
  const parts = new Map<string, Parts>();
  for (const { line, periodId, amount, ...row } of found) {
    if (line === null) continue;
    const own = parts.get(line) ?? new Map<string | null, bigint>();
    parts.set(line, own.set(periodId, toMinor(row.currency, amount)));
  }
  return parts;
}

/** A schedule of a source with parts that are settled. */
export function scheduleOf(source: Source, facts: ChargeFacts, parts: Parts, change: NewSchedule['change'], notes?: string): NewSchedule {
  const terms = facts.terms.get(source.productChargeId ?? '');
  const { deferred, recognized } = codesOf(terms);
  const { accountId, subscriptionId, chargeNumber, productChargeId, currency, amount } = source;
  return {
    row: {
      accountId,
      subscriptionId,
      chargeNumber,
      productChargeId,
      currency,
      amount,
      ruleName: ruleOf(terms),
      scheduleDate: source.date,
      linkedType: source.type,
      linkedId: source.id,
      linkedNumber: source.number,
      deferredCode: deferred ?? facts.deferred,
      recognizedCode: recognized ?? facts.recognized,
      notes: notes ?? null,
    },
    parts,
    change,
  };
}

/** What was posted before the first period is not of the automation: its revenue was kept elsewhere. */
const isAutomatic = ({ date, amount }: Source, [first]: readonly PeriodRow[]): boolean =>
  first !== undefined && date >= first.startDate && !isZero(amount);

/**
 * Makes the schedules of what was posted, by the rule that its charge names. A correction of a whole line is distributed as the line is; one of its last days
 * takes back what those days have.
 */
export async function scheduleRevenue(engine: Engine, sources: readonly Source[]): Promise<void> {
  const { tx } = engine;
  const periods = await periodsOf(tx, 'share');
  const own = sources.filter((source) => isAutomatic(source, periods));
  if (own.length === 0) return;
  const facts = await chargeFactsOf(
    tx,
    own.map(({ productChargeId }) => productChargeId),
  );
  const automatic = own.filter(({ productChargeId }) => !isByHand(ruleOf(facts.terms.get(productChargeId ?? ''))));
  const dates = await datesOf(tx, automatic, facts);
  const corrected = await correctedParts(tx, automatic);
  await writeSchedules(
    engine,
    automatic.map((source) => {
      const line = source.corrects === null ? undefined : corrected.get(source.corrects);
      const terms = facts.terms.get(source.productChargeId ?? '');
      const parts =
        (line && (source.coversLine ? mirrored : mirroredFrom)(source, line, periods)) ??
        partsByRule(source, terms, dates.get(source.subscriptionId ?? ''), periods);
      return scheduleOf(source, facts, parts, { eventType: MAKING[source.type] });
    }),
  );
}

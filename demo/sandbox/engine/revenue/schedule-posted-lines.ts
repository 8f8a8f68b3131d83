import { and, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingCodes, productCharges, revenueParts, revenueSchedules, subscriptions } from '../../database/schema.js';
import type { LinkedType } from '../../database/tables/revenue.js';
import { isZero } from '../money.js';
import { readAccountingPeriods, type AccountingPeriodRow } from '../ledger/accounting-periods.js';
import {
  namedAccountingCodes,
  isCustomRule,
  distributeLineCorrection,
  distributeLastDaysCorrection,
  distributeByRule,
  recognitionRule,
  type RevenueTerms,
  type RecognitionDates,
} from './recognition-rules.js';
import { writeSchedules, type RevenueEventType, type NewSchedule } from './schedules.js';
import { toMinorUnits } from './minor-units.js';
import type { RevenueSource } from './revenue-sources.js';
import type { PeriodAmounts } from './spread-over-range.js';

/** Event that creates a schedule, by type of document line. */
export const CREATION_EVENTS: Readonly<Record<LinkedType, RevenueEventType>> = {
  InvoiceItem: 'Invoice Posted',
  CreditMemoItem: 'Credit Memo Posted',
  DebitMemoItem: 'Debit Memo Posted',
  InvoiceItemAdjustment: 'Invoice Item Adjustment Created',
};

/** Revenue settings of charges, and the default accounting codes. */
interface RevenueChargeData {
  terms: ReadonlyMap<string, RevenueTerms>;
  deferred: string | null;
  recognized: string | null;
}

export async function readRevenueChargeData(tx: Transaction, productChargeIds: readonly (string | null)[]): Promise<RevenueChargeData> {
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

async function readRecognitionDates(
  tx: Transaction,
  sources: readonly RevenueSource[],
  { terms }: RevenueChargeData,
): Promise<Map<string, RecognitionDates>> {
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

/** Reads the distributed amounts of corrected lines, by line. */
async function readCorrectedAmounts(tx: Transaction, sources: readonly RevenueSource[]): Promise<Map<string, PeriodAmounts>> {
  const lines = sources.flatMap(({ corrects }) => corrects ?? []);
  if (lines.length === 0) return new Map();
  const { linkedType, linkedId, currency } = revenueSchedules;
  const found = await tx
    .select({ line: linkedId, currency, periodId: revenueParts.periodId, amount: revenueParts.amount })
    .from(revenueParts)
    .innerJoin(revenueSchedules, eq(revenueSchedules.id, revenueParts.scheduleId))
    .where(and(eq(linkedType, 'InvoiceItem'), inArray(linkedId, lines)));
  const parts = new Map<string, PeriodAmounts>();
  for (const { line, periodId, amount, ...row } of found) {
    if (line === null) continue;
    const amounts = parts.get(line) ?? new Map<string | null, bigint>();
    parts.set(line, amounts.set(periodId, toMinorUnits(row.currency, amount)));
  }
  return parts;
}

/** Returns a new schedule for a document line. */
export function toNewSchedule(
  source: RevenueSource,
  chargeData: RevenueChargeData,
  parts: PeriodAmounts,
  change: NewSchedule['change'],
  notes?: string,
): NewSchedule {
  const terms = chargeData.terms.get(source.productChargeId ?? '');
  const { deferred, recognized } = namedAccountingCodes(terms);
  const { accountId, subscriptionId, chargeNumber, productChargeId, currency, amount } = source;
  return {
    row: {
      accountId,
      subscriptionId,
      chargeNumber,
      productChargeId,
      currency,
      amount,
      ruleName: recognitionRule(terms),
      scheduleDate: source.date,
      linkedType: source.type,
      linkedId: source.id,
      linkedNumber: source.number,
      deferredCode: deferred ?? chargeData.deferred,
      recognizedCode: recognized ?? chargeData.recognized,
      notes: notes ?? null,
    },
    parts,
    change,
  };
}

/** Revenue of documents before the first accounting period is recognized outside the sandbox. */
const isAutomatic = ({ date, amount }: RevenueSource, [first]: readonly AccountingPeriodRow[]): boolean =>
  first !== undefined && date >= first.startDate && !isZero(amount);

/**
 * Creates the revenue schedules of posted document lines by the recognition rules of their charges. A correction of a whole line is distributed like
 * the line. A correction of the last days of a line reverses the revenue of these days.
 */
export async function scheduleRevenue(engine: Engine, sources: readonly RevenueSource[]): Promise<void> {
  const { tx } = engine;
  const periods = await readAccountingPeriods(tx, 'share');
  const ownSources = sources.filter((source) => isAutomatic(source, periods));
  if (ownSources.length === 0) return;
  const chargeData = await readRevenueChargeData(
    tx,
    ownSources.map(({ productChargeId }) => productChargeId),
  );
  const automatic = ownSources.filter(({ productChargeId }) => !isCustomRule(recognitionRule(chargeData.terms.get(productChargeId ?? ''))));
  const dates = await readRecognitionDates(tx, automatic, chargeData);
  const corrected = await readCorrectedAmounts(tx, automatic);
  await writeSchedules(
    engine,
    automatic.map((source) => {
      const line = source.corrects === null ? undefined : corrected.get(source.corrects);
      const terms = chargeData.terms.get(source.productChargeId ?? '');
      const parts =
        (line && (source.coversLine ? distributeLineCorrection : distributeLastDaysCorrection)(source, line, periods)) ??
        distributeByRule(source, terms, dates.get(source.subscriptionId ?? ''), periods);
      return toNewSchedule(source, chargeData, parts, { eventType: CREATION_EVENTS[source.type] });
    }),
  );
}

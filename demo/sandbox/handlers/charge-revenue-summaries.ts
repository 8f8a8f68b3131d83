import { eq, inArray } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  GetChargeRevenueSummaryOfChargeRequest,
  GetChargeRevenueSummaryRequest,
} from '../../../src/generated/api/schemas/charge-revenue-summaries.js';
import type { ListRevenueItemsOfSummaryRequest } from '../../../src/generated/api/schemas/revenue-items.js';
import type { CallContext, WireBody } from '../context.js';
import { chargeRevenueSummaries, revenueParts, revenueSchedules } from '../database/schema.js';
import { readAccountingPeriods, type AccountingPeriodRow } from '../engine/ledger/accounting-periods.js';
import { sum } from '../engine/money.js';
import { sumRecognition } from '../engine/revenue/sum-recognition.js';
import { getNewestSegment } from '../engine/revenue/revenue-sources.js';
import { notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { readLongPage } from './ledger-pages.js';
import { pageOf } from './paging.js';
import { wireItems } from './revenue-fields.js';
import { omitEmpty } from './omit-empty.js';

type SummaryRow = typeof chargeRevenueSummaries.$inferSelect;

/** Totals of a charge's schedules by accounting period. */
interface ChargeRevenueTotals {
  currency: string;
  amount: string;
  ruleName: string | undefined;
  items: { periodId: string | null; amount: string; customFields: Record<string, unknown> }[];
  periods: AccountingPeriodRow[];
}

async function sumUp({ chargeNumber }: SummaryRow, call: CallContext): Promise<ChargeRevenueTotals> {
  const schedules = await call.tx
    .select()
    .from(revenueSchedules)
    .where(eq(revenueSchedules.chargeNumber, chargeNumber))
    .orderBy(revenueSchedules.number);
  const ids = schedules.map(({ id }) => id);
  const parts = ids.length === 0 ? [] : await call.tx.select().from(revenueParts).where(inArray(revenueParts.scheduleId, ids));
  const currency = schedules[0]?.currency ?? call.settings.currencies[0] ?? 'USD';
  const places = [...new Set(parts.map(({ periodId }) => periodId))];
  return {
    currency,
    amount: sum(
      currency,
      schedules.map(({ amount }) => amount),
    ),
    ruleName: schedules.at(-1)?.ruleName,
    items: places.map((periodId) => ({
      periodId,
      customFields: {},
      amount: sum(
        currency,
        parts.filter((part) => part.periodId === periodId).map(({ amount }) => amount),
      ),
    })),
    periods: await readAccountingPeriods(call.tx),
  };
}

async function wireSummary(summary: SummaryRow, call: CallContext): Promise<WireBody> {
  const { amount, currency, items, periods, ruleName } = await sumUp(summary, call);
  const { charge, subscriptionId } = await getNewestSegment(call.tx, summary.chargeNumber);
  return omitEmpty({
    success: true,
    number: summary.number,
    accountId: summary.accountId,
    subscriptionId,
    subscriptionChargeId: charge.id,
    amount,
    currency,
    ...sumRecognition(currency, items, periods),
    recognitionRuleName: ruleName,
    revenueItems: wireItems(items, currency, periods),
  });
}

async function getSummary(number: string, call: CallContext): Promise<SummaryRow> {
  const [summary] = await call.tx.select().from(chargeRevenueSummaries).where(eq(chargeRevenueSummaries.number, number));
  if (!summary) throw notFound('charge revenue summary', number);
  return summary;
}

/** `GET /v1/charge-revenue-summaries/{crs-number}`. */
async function getChargeRevenueSummary(input: GetChargeRevenueSummaryRequest, call: CallContext): Promise<WireBody> {
  return wireSummary(await getSummary(input['crs-number'], call), call);
}

/** `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
async function getChargeRevenueSummaryOfCharge(input: GetChargeRevenueSummaryOfChargeRequest, call: CallContext): Promise<WireBody> {
  const key = input['charge-key'];
  const { charge } = await getNewestSegment(call.tx, key);
  const [summary] = await call.tx.select().from(chargeRevenueSummaries).where(eq(chargeRevenueSummaries.chargeNumber, charge.number));
  if (!summary) throw notFound('charge revenue summary', key);
  return wireSummary(summary, call);
}

/** `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`, ordered by period. */
async function listRevenueItemsOfSummary(input: ListRevenueItemsOfSummaryRequest, call: CallContext): Promise<WireBody> {
  const { currency, items, periods } = await sumUp(await getSummary(input['crs-number'], call), call);
  const page = readLongPage(input);
  const all = wireItems(items, currency, periods);
  const { rows: shown, nextPage } = pageOf(all.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return { success: true, revenueItems: shown, ...nextPage };
}

/** Endpoints by operation name. */
export const chargeRevenueSummaryEndpoints = {
  getChargeRevenueSummary: endpoint(rows.getChargeRevenueSummary, 'revenue', getChargeRevenueSummary),
  getChargeRevenueSummaryOfCharge: endpoint(rows.getChargeRevenueSummaryOfCharge, 'revenue', getChargeRevenueSummaryOfCharge),
  listRevenueItemsOfSummary: endpoint(rows.listRevenueItemsOfSummary, 'revenue', listRevenueItemsOfSummary),
};

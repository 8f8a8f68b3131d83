import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';

/** Length of a period. Months and days cannot be converted into each other. */
export type PeriodLength = { unit: 'month' | 'day'; count: number };

/** Normalizes a period name for comparison. Depending on the operation, names contain spaces, hyphens or underscores. */
const normalize = (word: string): string => word.replaceAll(/[\s_-]/g, '').toLowerCase();

const MONTHS_BY_PERIOD: Readonly<Record<string, number>> = {
  month: 1,
  quarter: 3,
  semiannual: 6,
  annual: 12,
  eighteenmonths: 18,
  twoyears: 24,
  threeyears: 36,
  fiveyears: 60,
};

/** Length of a charge's billing period. Undefined if it depends on the term or is unknown. */
export function periodOf({
  billingPeriod,
  specificBillingPeriod,
}: Pick<ProductRatePlanCharge, 'billingPeriod' | 'specificBillingPeriod'>): PeriodLength | undefined {
  if (billingPeriod === undefined) return undefined;
  const word = normalize(billingPeriod);
  const months = MONTHS_BY_PERIOD[word];
  if (months !== undefined) return { unit: 'month', count: months };
  const specific = specificBillingPeriod ?? undefined;
  if (word === 'week') return { unit: 'day', count: 7 };
  if (specific === undefined) return undefined;
  if (word === 'specificmonths') return { unit: 'month', count: specific };
  if (word === 'specificweeks') return { unit: 'day', count: 7 * specific };
  return word === 'specificdays' ? { unit: 'day', count: specific } : undefined;
}

/** Common name of a billing period, such as `Quarter` for three months. Unknown names are returned unchanged. */
export function periodName(charge: ProductRatePlanCharge): string | undefined {
  const { billingPeriod } = charge;
  const length = periodOf(charge);
  if (!length || billingPeriod === undefined || !normalize(billingPeriod).startsWith('specific')) return billingPeriod;
  if (length.unit === 'day') return length.count === 7 ? 'Week' : `${length.count} Days`;
  const names: Readonly<Record<number, string>> = { 1: 'Month', 3: 'Quarter', 6: 'Semi-Annual', 12: 'Annual' };
  return names[length.count] ?? `${length.count} Months`;
}

/** Period that the list price is for. Returns `period` if the list price is for one billing period. */
function listPricePeriod({ listPriceBase, specificListPriceBase }: ProductRatePlanCharge): PeriodLength | 'period' | undefined {
  switch (normalize(listPriceBase ?? 'Per_Billing_Period').replace(/^per/, '')) {
    case 'billingperiod':
      return 'period';
    case 'month':
      return { unit: 'month', count: 1 };
    case 'year':
      return { unit: 'month', count: 12 };
    case 'week':
      return { unit: 'day', count: 7 };
    case 'specificmonths':
      return specificListPriceBase == null ? undefined : { unit: 'month', count: specificListPriceBase };
    default:
      return undefined;
  }
}

/**
 * Ratio that converts a list price into the price of one billing period. Undefined if it would convert between days and months, or if the
 * period is unknown.
 */
export function billingPeriodRatio(charge: ProductRatePlanCharge): { times: number; by: number } | undefined {
  const base = listPricePeriod(charge);
  // One-time and usage prices do not depend on a period.
  if (charge.type !== 'Recurring' || base === 'period') return { times: 1, by: 1 };
  const period = periodOf(charge);
  if (!base || !period || base.unit !== period.unit) return undefined;
  return { times: period.count, by: base.count };
}

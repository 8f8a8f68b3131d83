import type { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { addDays, daysBetween, later, monthsOf, periodsFrom, type BillingPeriod } from './calendar.js';
import { decimalOf, roundTo } from './money.js';

/** A charge as far as its price and dates go; everything that billing depends on. */
export interface Billable {
  type: 'OneTime' | 'Recurring';
  model: 'FlatFee' | 'PerUnit';
  billingPeriod: BillingPeriod | null;
  listPriceBase: 'Per Billing Period' | 'Per Month' | 'Per Year' | null;
  price: DecimalString;
  quantity: DecimalString;
  effectiveStartDate: IsoDate;
  /** First day no longer charged. */
  effectiveEndDate: IsoDate | null;
  /** Everything before this day is billed. */
  chargedThroughDate: IsoDate | null;
  /** The day from which billing periods count, where the charge itself begins later. */
  alignDate?: IsoDate | null;
}

/** One line of a bill. */
export interface BillItem<Charge extends Billable> {
  charge: Charge;
  serviceStartDate: IsoDate;
  /** Last day served. */
  serviceEndDate: IsoDate;
  quantity: DecimalString;
  /** Price of one unit for a whole billing period, never rounded. */
  unitPrice: DecimalString;
  /** Rounded to the currency's minor unit. */
  amount: DecimalString;
  /** `chargedThroughDate` of the charge once this is billed. */
  chargedThroughDate: IsoDate;
}

/** Price of a whole billing period, as a fraction so that a twelfth loses nothing before the one rounding at the end. */
function periodPrice(charge: Billable): { value: Decimal; divisor: number } {
  const price = decimalOf(charge.price);
  const months = charge.billingPeriod === null ? undefined : monthsOf(charge.billingPeriod);
  if (months === undefined || (charge.listPriceBase ?? 'Per Billing Period') === 'Per Billing Period') return { value: price, divisor: 1 };
  return charge.listPriceBase === 'Per Month' ? { value: price.times(months), divisor: 1 } : { value: price.times(months), divisor: 12 };
}

function quantityOf(charge: Billable): DecimalString {
  return charge.model === 'PerUnit' ? charge.quantity : '1';
}

function unitPriceOf(charge: Billable): DecimalString {
  const { value, divisor } = periodPrice(charge);
  return divisor === 1 && charge.listPriceBase !== 'Per Month' ? charge.price : value.dividedBy(divisor).toDecimalPlaces(9).toFixed();
}

function amountOf(charge: Billable, currency: CurrencyCode, days: number, fullDays: number): DecimalString {
  const { value, divisor } = periodPrice(charge);
  return roundTo(
    currency,
    value
      .times(quantityOf(charge))
      .times(days)
      .dividedBy(fullDays * divisor),
  );
}

/** What is left to bill of a charge in advance, period by period; without end for a charge that has none. */
export function* unbilledItems<Charge extends Billable>(
  charge: Charge,
  currency: CurrencyCode,
  billCycleDay: number,
): Generator<BillItem<Charge>> {
  const common = { charge, quantity: quantityOf(charge), unitPrice: unitPriceOf(charge) };
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (charge.type === 'OneTime' || charge.billingPeriod === null) {
    if (billed !== null || (end !== null && end <= start)) return;
    yield {
      ...common,
      serviceStartDate: start,
      serviceEndDate: start,
      amount: amountOf(charge, currency, 1, 1),
      chargedThroughDate: addDays(start, 1),
    };
    return;
  }
  const done = billed === null ? start : later(start, billed);
  for (const period of periodsFrom(charge.alignDate ?? start, charge.billingPeriod, billCycleDay)) {
    if (period.end <= done) continue;
    const from = later(period.start, done);
    const to = end !== null && end < period.end ? end : period.end;
    if (from >= to) return;
    const amount = amountOf(charge, currency, daysBetween(from, to), period.fullDays);
    yield { ...common, serviceStartDate: from, serviceEndDate: addDays(to, -1), amount, chargedThroughDate: to };
  }
}

/**
 * What was billed of a charge beyond its end, to be given back by days, period by period. Amounts are positive; together they are never more
 * than what was billed. One-time charges are not given back.
 */
export function creditItems<Charge extends Billable>(charge: Charge, currency: CurrencyCode, billCycleDay: number): BillItem<Charge>[] {
  const { effectiveStartDate: start, effectiveEndDate: end, chargedThroughDate: billed } = charge;
  if (charge.type === 'OneTime' || charge.billingPeriod === null || end === null || billed === null || billed <= end) return [];
  const items: BillItem<Charge>[] = [];
  const common = { charge, quantity: quantityOf(charge), unitPrice: unitPriceOf(charge) };
  for (const period of periodsFrom(charge.alignDate ?? start, charge.billingPeriod, billCycleDay)) {
    if (period.start >= billed) break;
    if (period.end <= end) continue;
    const from = later(period.start, end);
    const to = billed < period.end ? billed : period.end;
    const amount = amountOf(charge, currency, daysBetween(from, to), period.fullDays);
    items.push({ ...common, serviceStartDate: from, serviceEndDate: addDays(to, -1), amount, chargedThroughDate: end });
  }
  return items;
}

/** What a bill run for a target date bills of a charge: every unbilled period that has begun by then. */
export function itemsThrough<Charge extends Billable>(
  charge: Charge,
  currency: CurrencyCode,
  billCycleDay: number,
  through: IsoDate,
): BillItem<Charge>[] {
  const items: BillItem<Charge>[] = [];
  for (const item of unbilledItems(charge, currency, billCycleDay)) {
    if (item.serviceStartDate > through) break;
    items.push(item);
  }
  return items;
}

/** Monthly recurring revenue of a charge; zero for one-time charges. */
export function monthlyRevenue(charge: Billable, currency: CurrencyCode): DecimalString {
  if (charge.type === 'OneTime' || charge.billingPeriod === null) return roundTo(currency, decimalOf('0'));
  const { value, divisor } = periodPrice(charge);
  const months = monthsOf(charge.billingPeriod);
  const perPeriod = value.times(quantityOf(charge));
  if (months === undefined) return roundTo(currency, perPeriod.times(52).dividedBy(12));
  return roundTo(currency, perPeriod.dividedBy(divisor * months));
}

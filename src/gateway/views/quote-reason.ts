import { addDays, addMonths, dateInMonth, dayOfMonth, daysBetween } from '../../api/plain-date/plain-date.js';
import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { QuoteReason } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import { isDiscount, pricingIn } from '../catalog/charges.js';
import { fullPrice, type FullPrice } from '../catalog/full-price.js';
import { periodOf } from '../catalog/periods.js';
import { add, isZero, plainQuantity, scale, scaleRounded, subtract, multiply, toMoney, toUnitPrice } from '../money.js';

/** Line of a bill with the data needed to explain its amount. */
export interface ReasonInput {
  charge: ProductRatePlanCharge;
  /** Amount as shown, including tax if the prices include tax. */
  amount: DecimalString;
  quantity: DecimalString;
  from: IsoDate | undefined;
  /** Last day of service. */
  until: IsoDate | undefined;
}

/** Data for explaining a line, in addition to the line itself. */
export interface ReasonContext {
  currency: CurrencyCode;
  /** Day of the month on which the account is billed. */
  billCycleDay: number;
  /** First day on which discounts apply. */
  discountsFrom: IsoDate;
  /** All lines of the bill, in order. */
  lines: readonly ReasonInput[];
}

const isEqual = (one: DecimalString, other: DecimalString): boolean => isZero(subtract(one, other));

/**
 * Possible lengths, in days, of the full billing period that a line belongs to, most likely first. There are several, because the bill does
 * not contain the day of the month on which periods start.
 */
function possibleLengths({ charge }: ReasonInput, from: IsoDate, end: IsoDate, billCycleDay: number): number[] {
  const length = periodOf(charge);
  if (!length) return [];
  if (length.unit === 'day') return [length.count];
  const [, named] = /\/(\d+)$/.exec(charge.billingDay ?? '') ?? [];
  const days = [...(named === undefined ? [] : [Number(named)]), billCycleDay, dayOfMonth(end), dayOfMonth(from)];
  return days.flatMap((day) => [
    daysBetween(dateInMonth(end, -length.count, day), end),
    daysBetween(from, dateInMonth(from, length.count, day)),
  ]);
}

/** Prorated days of a line. Undefined if proration does not explain the amount exactly. */
function proratedDays(line: ReasonInput, full: FullPrice, { currency, billCycleDay }: ReasonContext): QuoteReason['days'] {
  const { from, until, amount, charge } = line;
  if (from === undefined || until === undefined || charge.type !== 'Recurring') return undefined;
  const end = addDays(until, 1);
  const served = daysBetween(from, end);
  const of = possibleLengths(line, from, end, billCycleDay).find(
    (length) => served < length && isEqual(toMoney(scale(full.amount, served, length), currency).amount, amount),
  );
  return of === undefined ? undefined : { served, of, full: toMoney(full.amount, currency) };
}

/** Tiers of a price. Undefined if their rounded amounts do not add up to the total. */
function tierReason({ tiers, amount }: FullPrice, currency: CurrencyCode): QuoteReason['tiers'] {
  if (!tiers || tiers.length === 0) return undefined;
  const parts = tiers.map((tier) => ({
    quantity: plainQuantity(tier.quantity),
    price: toUnitPrice(scaleRounded(tier.price, 1, 1), currency),
    ...(tier.flat ? { flat: true } : {}),
    amount: toMoney(tier.amount, currency),
  }));
  const sum = add(...parts.map((part) => part.amount.amount));
  return isEqual(sum, toMoney(amount, currency).amount) ? parts : undefined;
}

function priceReason(line: ReasonInput, context: ReasonContext): QuoteReason {
  const full = fullPrice(line.charge, context.currency, line.quantity);
  if (!full) return {};
  // A credit returns part of an earlier price, so compare it as a positive amount.
  const isCredit = line.amount.startsWith('-');
  const amount = isCredit ? subtract('0', line.amount) : line.amount;
  const whole = isEqual(toMoney(full.amount, context.currency).amount, amount);
  const days = whole ? undefined : proratedDays({ ...line, amount }, full, context);
  const tiers = !isCredit && (whole || days) ? tierReason(full, context.currency) : undefined;
  return { ...(days ? { days } : {}), ...(tiers ? { tiers } : {}) };
}

/** Last day of a discount with a fixed length. */
function lastDay(charge: ProductRatePlanCharge, from: IsoDate): IsoDate | undefined {
  const { endDateCondition, upToPeriods: count, upToPeriodsType } = charge;
  if (!/fixed/i.test(endDateCondition ?? '') || count == null) return undefined;
  const ended = (end: IsoDate): IsoDate => addDays(end, -1);
  switch ((upToPeriodsType ?? 'Billing_Periods').replaceAll(' ', '_')) {
    case 'Days':
      return ended(addDays(from, count));
    case 'Weeks':
      return ended(addDays(from, 7 * count));
    case 'Months':
      return ended(addMonths(from, count));
    case 'Years':
      return ended(addMonths(from, 12 * count));
    case 'Billing_Periods': {
      const length = periodOf(charge);
      if (!length) return undefined;
      return ended(length.unit === 'day' ? addDays(from, count * length.count) : addMonths(from, count * length.count));
    }
    default:
      return undefined;
  }
}

/** Explains a discount line: percentage, discounted charge and last day. */
function discountReason(line: ReasonInput, { currency, lines, discountsFrom }: ReasonContext): QuoteReason['discount'] {
  const { charge, amount } = line;
  const percent = pricingIn(charge, currency)?.discountPercentage;
  const sameDates = lines.filter(({ from, until }) => from === line.from && until === line.until);
  const reduced = sameDates.filter((other) => !isDiscount(other.charge));
  const earlierDiscounts = sameDates.slice(0, sameDates.indexOf(line)).filter((other) => isDiscount(other.charge));
  const isShare = (base: DecimalString): boolean =>
    percent !== undefined && isEqual(toMoney(subtract('0', scale(multiply(base, percent), 1, 100)), currency).amount, amount);
  const matches = percent === undefined ? reduced : reduced.filter((other) => isShare(other.amount));
  // A discount applies to the amount that remains after earlier discounts.
  const remainder = add(...[...reduced, ...earlierDiscounts].map((other) => other.amount));
  const isProven = percent !== undefined && (matches.length > 0 || (reduced.length === 1 && isShare(remainder)));
  const [of] = matches.length === 1 ? matches : reduced.length === 1 ? reduced : [];
  const endDate = lastDay(charge, discountsFrom);
  return {
    ...(isProven ? { percent: plainQuantity(percent) } : {}),
    ...(of ? { of: of.charge.name } : {}),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** Explains the amount of a line. Returns undefined if no explanation matches the amount. */
export function explainLine(line: ReasonInput, context: ReasonContext): QuoteReason | undefined {
  const { charge } = line;
  const includedUnits =
    charge.model === 'Overage' ? (pricingIn(charge, context.currency)?.includedUnits ?? charge.includedUnits) : undefined;
  const reason: QuoteReason = isDiscount(charge)
    ? { discount: discountReason(line, context) }
    : { ...priceReason(line, context), ...(includedUnits === undefined ? {} : { includedUnits: plainQuantity(includedUnits) }) };
  return Object.keys(reason).length > 0 ? reason : undefined;
}

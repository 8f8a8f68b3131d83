import { addDays, addMonths, dateInMonth, dayOfMonth, daysBetween } from '../../api/plain-date/plain-date.js';
import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { QuoteReason } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import { isDiscount, pricingIn } from '../catalog/charges.js';
import { fullPrice, type FullPrice } from '../catalog/full-price.js';
import { periodOf } from '../catalog/periods.js';
import { add, isZero, plainQuantity, portion, share, subtract, times, toMoney, toUnitPrice } from '../money.js';

/** A line as far as its reason depends on it. */
export interface Reasoned {
  charge: ProductRatePlanCharge;
  /** As it is shown, with tax where that is included. */
  amount: DecimalString;
  quantity: DecimalString;
  from: IsoDate | undefined;
  /** Last day served. */
  until: IsoDate | undefined;
}

/** What is known beside the line itself. */
export interface Around {
  currency: CurrencyCode;
  /** Day of the month on which the account is billed. */
  billCycleDay: number;
  /** First day of discounts. */
  discountsFrom: IsoDate;
  /** All lines of the bill, in their order. */
  lines: readonly Reasoned[];
}

const same = (one: DecimalString, other: DecimalString): boolean => isZero(subtract(one, other));

/** How many days the whole period could have of which this line is a part, likelier ones first: periods have their bounds on a day of the month. */
function possibleLengths({ charge }: Reasoned, from: IsoDate, end: IsoDate, billCycleDay: number): number[] {
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

/** The part of a period that is charged, if its days explain the amount to the last digit. */
function daysOf(line: Reasoned, full: FullPrice, { currency, billCycleDay }: Around): QuoteReason['days'] {
  const { from, until, amount, charge } = line;
  if (from === undefined || until === undefined || charge.type !== 'Recurring') return undefined;
  const end = addDays(until, 1);
  const served = daysBetween(from, end);
  const of = possibleLengths(line, from, end, billCycleDay).find(
    (length) => served < length && same(toMoney(portion(full.amount, served, length), currency).amount, amount),
  );
  return of === undefined ? undefined : { served, of, full: toMoney(full.amount, currency) };
}

/** The parts of a tiered price, if they add up as money. */
function tiersOf({ tiers, amount }: FullPrice, currency: CurrencyCode): QuoteReason['tiers'] {
  if (!tiers || tiers.length === 0) return undefined;
  const parts = tiers.map((tier) => ({
    quantity: plainQuantity(tier.quantity),
    price: toUnitPrice(share(tier.price, 1, 1), currency),
    ...(tier.flat ? { flat: true } : {}),
    amount: toMoney(tier.amount, currency),
  }));
  const sum = add(...parts.map((part) => part.amount.amount));
  return same(sum, toMoney(amount, currency).amount) ? parts : undefined;
}

function priceReason(line: Reasoned, around: Around): QuoteReason {
  const full = fullPrice(line.charge, around.currency, line.quantity);
  if (!full) return {};
  // What is given back is a part of what was paid.
  const isBack = line.amount.startsWith('-');
  const amount = isBack ? subtract('0', line.amount) : line.amount;
  const whole = same(toMoney(full.amount, around.currency).amount, amount);
  const days = whole ? undefined : daysOf({ ...line, amount }, full, around);
  const tiers = !isBack && (whole || days) ? tiersOf(full, around.currency) : undefined;
  return { ...(days ? { days } : {}), ...(tiers ? { tiers } : {}) };
}

/** Last day of a discount that ends by itself. */
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

/** What a discount takes off, and off what. */
function discountReason(line: Reasoned, { currency, lines, discountsFrom }: Around): QuoteReason['discount'] {
  const { charge, amount } = line;
  const percent = pricingIn(charge, currency)?.discountPercentage;
  const served = lines.filter(({ from, until }) => from === line.from && until === line.until);
  const reduced = served.filter((other) => !isDiscount(other.charge));
  const before = served.slice(0, served.indexOf(line)).filter((other) => isDiscount(other.charge));
  const isShare = (base: DecimalString): boolean =>
    percent !== undefined && same(toMoney(subtract('0', portion(times(base, percent), 1, 100)), currency).amount, amount);
  const matches = percent === undefined ? reduced : reduced.filter((other) => isShare(other.amount));
  // A discount sees what those before it have left of the line.
  const left = add(...[...reduced, ...before].map((other) => other.amount));
  const proven = percent !== undefined && (matches.length > 0 || (reduced.length === 1 && isShare(left)));
  const [of] = matches.length === 1 ? matches : reduced.length === 1 ? reduced : [];
  const endDate = lastDay(charge, discountsFrom);
  return {
    ...(proven ? { percent: plainQuantity(percent) } : {}),
    ...(of ? { of: of.charge.name } : {}),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** Why a line comes to its amount. Undefined where there is nothing to say, or nothing that is proven. */
export function reasonOf(line: Reasoned, around: Around): QuoteReason | undefined {
  const { charge } = line;
  const includedUnits =
    charge.model === 'Overage' ? (pricingIn(charge, around.currency)?.includedUnits ?? charge.includedUnits) : undefined;
  const reason: QuoteReason = isDiscount(charge)
    ? { discount: discountReason(line, around) }
    : { ...priceReason(line, around), ...(includedUnits === undefined ? {} : { includedUnits: plainQuantity(includedUnits) }) };
  return Object.keys(reason).length > 0 ? reason : undefined;
}

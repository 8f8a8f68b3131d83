/** Applies discounts to the parts that a bill run bills (rule 8). */
import type { Account, Discount, Level } from './description.js';
import type { Day } from './days.js';
import { modeOf, type Period } from './periods.js';
import {
  parseDecimal,
  isLess,
  isZero,
  min,
  minus,
  negated,
  ONE,
  dividedBy,
  plus,
  ratio,
  rounded,
  times,
  ZERO,
  type Rational,
} from './rational.js';
import { dueOn, isSame as isSamePeriod, remainingAmount, weightOf, type Part, type Reduction, type Credit } from './charges.js';
import { endOf, oneTimeDay, periodOf, segmentOn, termOf, type KnownCharge } from './service.js';
import { periodFactor } from './prices.js';

/** Used amount of each fixed discount, by discount charge and the first day of its billing period. */
export type Used = Map<KnownCharge, Map<Day, Rational>>;

const ORDER: readonly Level[] = ['rateplan', 'subscription', 'account'];

/** Rule 8.1: true if the discount charge is active on a day. */
const isServed = (known: KnownCharge, day: Day): boolean =>
  known.charge.type === 'OneTime' ? day === oneTimeDay(known) : segmentOn(known, endOf(known), day) !== undefined;

function appliesTo(known: KnownCharge, { level, to }: Discount, part: Part): boolean {
  if (!to.includes(part.of.charge.type) || !isServed(known, part.from)) return false;
  if (level === 'account') return true;
  return level === 'subscription' ? part.of.known === known.known : part.of.plan === known.plan && part.of.known === known.known;
}

/** Rule 8.3: sorts by level (rate plan, subscription, account), then percentages before fixed amounts. Otherwise, keeps the given order. */
function sortDiscounts(discounts: readonly KnownCharge[]): KnownCharge[] {
  const rank = ({ charge: { discount, pricing } }: KnownCharge) =>
    2 * ORDER.indexOf(discount?.level ?? 'account') + (pricing.model === 'DiscountPercentage' ? 0 : 1);
  return [...discounts].sort((a, b) => rank(a) - rank(b));
}

function percentage(known: KnownCharge, percent: string, { partially }: Discount, part: Part): Rational {
  const all = Array.from({ length: part.end - part.from }, (_, index) => part.from + index);
  const share = partially ? ratio(all.filter((day) => isServed(known, day)).length, all.length) : ONE;
  return times(times(remainingAmount(part), dividedBy(parseDecimal(percent), ratio(100))), share);
}

/** Rules 8.5 and 3.6: returns the days around `day` that the discount's current segment serves. Without proration, its whole billing period. */
function servedDaysAround(account: Account, known: KnownCharge, day: Day): Period {
  if (known.charge.type === 'OneTime') return { start: day, end: day + 1 };
  const period = periodOf(account, known, day);
  if (modeOf(account, known.charge) === 'none') return period;
  const ends = endOf(known);
  const segment = segmentOn(known, ends, day);
  let { start, end } = { start: day, end: day + 1 };
  const isSame = (other: Day): boolean =>
    segmentOn(known, ends, other) === segment && isSamePeriod(periodOf(account, known, other), period);
  while (start > period.start && isSame(start - 1)) start -= 1;
  while (end < period.end && isSame(end)) end += 1;
  return { start, end };
}

/** Returns the first day of the discount period whose budget reduces a part. */
const budgetDay = (account: Account, known: KnownCharge, part: Part): Day => servedDaysAround(account, known, part.from).start;

/** Rule 8.5: returns the total fixed amount in the discount period that reduces a part. */
function budget(account: Account, known: KnownCharge, amount: string, part: Part): Rational {
  const { charge } = known;
  if (charge.type === 'OneTime') return parseDecimal(amount);
  const { start, end } = servedDaysAround(account, known, part.from);
  const term = termOf(known.known, part.from);
  const whole = term ? times(parseDecimal(amount), periodFactor(charge, term)) : ZERO;
  return times(whole, weightOf(account, known, periodOf(account, known, part.from), start, end));
}

function usedOf(used: Used, known: KnownCharge): Map<Day, Rational> {
  let usedByDay = used.get(known);
  if (!usedByDay) used.set(known, (usedByDay = new Map<Day, Rational>()));
  return usedByDay;
}

/** Rule 8.5: makes discounts on credited parts available again. */
export function releaseDiscounts(account: Account, credits: readonly Credit[], used: Used): void {
  for (const { part, reductions } of credits) {
    for (const { by, amount } of reductions) {
      const usedByDay = usedOf(used, by);
      const key = budgetDay(account, by, part);
      usedByDay.set(key, minus(usedByDay.get(key) ?? ZERO, amount));
    }
  }
}

function reduction(account: Account, known: KnownCharge, discount: Discount, part: Part, used: Used): Reduction | undefined {
  const { pricing } = known.charge;
  if (!isLess(ZERO, remainingAmount(part))) return undefined;
  let amount: Rational;
  if (pricing.model === 'DiscountPercentage') {
    amount = min(rounded(percentage(known, pricing.percentage, discount, part), account.digits), remainingAmount(part));
  } else if (pricing.model === 'DiscountFixedAmount') {
    const usedByDay = usedOf(used, known);
    const key = budgetDay(account, known, part);
    const free = minus(rounded(budget(account, known, pricing.amount, part), account.digits), usedByDay.get(key) ?? ZERO);
    amount = isLess(free, ZERO) ? ZERO : min(free, remainingAmount(part));
    usedByDay.set(key, plus(usedByDay.get(key) ?? ZERO, amount));
  } else return undefined;
  return isZero(amount) ? undefined : { by: known, amount: negated(amount) };
}

/** Applies all discounts to the parts that a run bills, in the order of their due days. */
export function applyDiscounts(account: Account, discounts: readonly KnownCharge[], parts: readonly Part[], used: Used): void {
  const dueParts = [...parts].sort((a, b) => dueOn(a) - dueOn(b));
  for (const known of sortDiscounts(discounts)) {
    const { discount } = known.charge;
    if (!discount) continue;
    for (const part of dueParts) {
      const newReduction = appliesTo(known, discount, part) ? reduction(account, known, discount, part, used) : undefined;
      if (newReduction) part.reductions.push(newReduction);
    }
  }
}

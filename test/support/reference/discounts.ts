/** Rule 8: how discounts reduce the parts that a run bills. */
import type { Account, Discount, Level } from './description.js';
import type { Day } from './days.js';
import { modeOf, type Period } from './periods.js';
import {
  exact,
  isLess,
  isNothing,
  least,
  minus,
  negated,
  ONE,
  over,
  plus,
  ratio,
  rounded,
  times,
  ZERO,
  type Rational,
} from './rational.js';
import { dueOn, isSame as isSamePeriod, left, weightOf, type Part, type Reduction, type Returned } from './charges.js';
import { endOf, onceOn, periodOf, segmentOn, termOf, type KnownCharge } from './service.js';
import { periodFactor } from './prices.js';

/** What is used up of a fixed amount, by discount charge and the first day of its billing period. */
export type Used = Map<KnownCharge, Map<Day, Rational>>;

const ORDER: readonly Level[] = ['rateplan', 'subscription', 'account'];

/** Rule 8.1: the days of the life of a discount, which are those on which it is served. */
const lives = (known: KnownCharge, day: Day): boolean =>
  known.charge.type === 'OneTime' ? day === onceOn(known) : segmentOn(known, endOf(known), day) !== undefined;

function reaches(known: KnownCharge, { level, to }: Discount, part: Part): boolean {
  if (!to.includes(part.of.charge.type) || !lives(known, part.from)) return false;
  if (level === 'account') return true;
  return level === 'subscription' ? part.of.known === known.known : part.of.plan === known.plan && part.of.known === known.known;
}

/** Rule 8.3: rate plan, subscription, account; percentages before amounts; then as they stand. */
function inOrder(discounts: readonly KnownCharge[]): KnownCharge[] {
  const rank = ({ charge: { discount, pricing } }: KnownCharge) =>
    2 * ORDER.indexOf(discount?.level ?? 'account') + (pricing.model === 'DiscountPercentage' ? 0 : 1);
  return [...discounts].sort((a, b) => rank(a) - rank(b));
}

function percentage(known: KnownCharge, percent: string, { partially }: Discount, part: Part): Rational {
  const all = Array.from({ length: part.end - part.from }, (_, index) => part.from + index);
  const share = partially ? ratio(all.filter((day) => lives(known, day)).length, all.length) : ONE;
  return times(times(left(part), over(exact(percent), ratio(100))), share);
}

/** Rules 8.5 and 3.6: the days of a billing period of the discount on which it lives as it does on a day; without proration all. */
function livesAround(account: Account, known: KnownCharge, day: Day): Period {
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

/** Where a part draws on a fixed amount. */
const drawnFrom = (account: Account, known: KnownCharge, part: Part): Day => livesAround(account, known, part.from).start;

/** Rule 8.5: the amount for those days. */
function budget(account: Account, known: KnownCharge, amount: string, part: Part): Rational {
  const { charge } = known;
  if (charge.type === 'OneTime') return exact(amount);
  const { start, end } = livesAround(account, known, part.from);
  const term = termOf(known.known, part.from);
  const whole = term ? times(exact(amount), periodFactor(charge, term)) : ZERO;
  return times(whole, weightOf(account, known, periodOf(account, known, part.from), start, end));
}

function usedOf(used: Used, known: KnownCharge): Map<Day, Rational> {
  let own = used.get(known);
  if (!own) used.set(known, (own = new Map<Day, Rational>()));
  return own;
}

/** Rule 8.5: what a credit takes back can be drawn again. */
export function giveBack(account: Account, credits: readonly Returned[], used: Used): void {
  for (const { part, reductions } of credits) {
    for (const { by, amount } of reductions) {
      const own = usedOf(used, by);
      const key = drawnFrom(account, by, part);
      own.set(key, minus(own.get(key) ?? ZERO, amount));
    }
  }
}

function reduction(account: Account, known: KnownCharge, discount: Discount, part: Part, used: Used): Reduction | undefined {
  const { pricing } = known.charge;
  if (!isLess(ZERO, left(part))) return undefined;
  let amount: Rational;
  if (pricing.model === 'DiscountPercentage') {
    amount = least(rounded(percentage(known, pricing.percentage, discount, part), account.digits), left(part));
  } else if (pricing.model === 'DiscountFixedAmount') {
    const own = usedOf(used, known);
    const key = drawnFrom(account, known, part);
    const free = minus(rounded(budget(account, known, pricing.amount, part), account.digits), own.get(key) ?? ZERO);
    amount = isLess(free, ZERO) ? ZERO : least(free, left(part));
    own.set(key, plus(own.get(key) ?? ZERO, amount));
  } else return undefined;
  return isNothing(amount) ? undefined : { by: known, amount: negated(amount) };
}

/** Reduces the parts that a run bills, the earlier due first. */
export function reduce(account: Account, discounts: readonly KnownCharge[], parts: readonly Part[], used: Used): void {
  const dues = [...parts].sort((a, b) => dueOn(a) - dueOn(b));
  for (const known of inOrder(discounts)) {
    const { discount } = known.charge;
    if (!discount) continue;
    for (const part of dues) {
      const made = reaches(known, discount, part) ? reduction(account, known, discount, part, used) : undefined;
      if (made) part.reductions.push(made);
    }
  }
}

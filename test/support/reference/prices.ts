import type { Charge, ListBase, Pricing, Term, Tier } from './description.js';
import { monthIndex, monthsLater } from './days.js';
import { exact, isLess, isNothing, least, minus, most, ONE, over, plus, ratio, times, ZERO, type Rational } from './rational.js';

/** Rule 4.2: each unit at the price of its tier. */
function tiered(tiers: readonly Tier[], units: Rational): Rational {
  let [price, below] = [ZERO, ZERO];
  for (const tier of tiers) {
    const until = tier.until === null ? units : least(units, exact(tier.until));
    const used = most(minus(until, below), ZERO);
    if (!isNothing(used)) price = plus(price, tier.flat ? exact(tier.price) : times(used, exact(tier.price)));
    if (tier.until !== null) below = exact(tier.until);
  }
  return price;
}

/** Rule 4.2: all units at the price of one tier. */
function volume(tiers: readonly Tier[], units: Rational): Rational {
  if (isNothing(units)) return ZERO;
  const tier = tiers.find(({ until }) => until === null || !isLess(exact(until), units));
  if (!tier) throw new RangeError('No tier holds so many units.');
  return tier.flat ? exact(tier.price) : times(units, exact(tier.price));
}

/** Rules 4.1 to 4.3: the list price of so many units. */
export function listPrice(pricing: Pricing, units: Rational): Rational {
  switch (pricing.model) {
    case 'FlatFee':
      return exact(pricing.price);
    case 'PerUnit':
      return times(exact(pricing.price), units);
    case 'Tiered':
      return tiered(pricing.tiers, units);
    case 'Volume':
      return volume(pricing.tiers, units);
    case 'Overage':
      return times(exact(pricing.overage), most(minus(units, exact(pricing.included)), ZERO));
    case 'TieredWithOverage': {
      const last = pricing.tiers.at(-1)?.until ?? '0';
      return plus(tiered(pricing.tiers, least(units, exact(last))), times(exact(pricing.overage), most(minus(units, exact(last)), ZERO)));
    }
    case 'DiscountFixedAmount':
      return exact(pricing.amount);
    case 'DiscountPercentage':
      throw new TypeError('A percentage is no price.');
  }
}

/** Months of a term of whole months (rule 4.4). */
function monthsOf(term: Term): number {
  if (term.end === null) throw new RangeError('A term without an end is no billing period.');
  const months = monthIndex(term.end) - monthIndex(term.start);
  if (monthsLater(term.start, months) !== term.end) throw new RangeError('A term of days has no price by months.');
  return months;
}

/** Rule 4.4: how many times the list price a whole period costs. */
export function periodFactor(charge: Charge, term: Term): Rational {
  const { period, base }: { period: Charge['period']; base: ListBase } = charge;
  if (charge.type === 'OneTime' || base.unit === 'period') return ONE;
  if (period.unit === 'term') return over(ratio(monthsOf(term)), ratio(base.count));
  if (period.unit !== base.unit) throw new RangeError('Months are no weeks.');
  return ratio(period.count, base.count);
}

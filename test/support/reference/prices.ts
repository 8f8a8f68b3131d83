import type { Charge, Pricing, Tier } from './description.js';
import type { Term } from './periods.js';
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

/** Months of a term of months or years (rule 4.4). */
function monthsOf({ length }: Term): number {
  if (length?.unit === 'months') return length.count;
  if (length?.unit === 'years') return 12 * length.count;
  throw new RangeError('Only a term of months or years has a price by months.');
}

/** Rule 4.4: how many times the list price a whole period costs. */
export function periodFactor(charge: Charge, term: Term): Rational {
  const { period, base } = charge;
  if (charge.type === 'OneTime' || base.unit === 'period') return ONE;
  if (period.unit === 'term') return over(ratio(monthsOf(term)), ratio(base.count));
  if (period.unit !== base.unit) throw new RangeError('Months are no weeks.');
  return ratio(period.count, base.count);
}

import type { Charge, Pricing, Tier } from './description.js';
import type { Term } from './periods.js';
import { parseDecimal, isLess, isZero, min, minus, max, ONE, dividedBy, plus, ratio, times, ZERO, type Rational } from './rational.js';

/** Rule 4.2: each unit at the price of its tier. */
function tiered(tiers: readonly Tier[], units: Rational): Rational {
  let [price, below] = [ZERO, ZERO];
  for (const tier of tiers) {
    const until = tier.until === null ? units : min(units, parseDecimal(tier.until));
    const used = max(minus(until, below), ZERO);
    if (!isZero(used)) price = plus(price, tier.flat ? parseDecimal(tier.price) : times(used, parseDecimal(tier.price)));
    if (tier.until !== null) below = parseDecimal(tier.until);
  }
  return price;
}

/** Rule 4.2: all units at the price of one tier. */
function volume(tiers: readonly Tier[], units: Rational): Rational {
  if (isZero(units)) return ZERO;
  const tier = tiers.find(({ until }) => until === null || !isLess(parseDecimal(until), units));
  if (!tier) throw new RangeError('No tier covers this quantity.');
  return tier.flat ? parseDecimal(tier.price) : times(units, parseDecimal(tier.price));
}

/** Rules 4.1 to 4.3: returns the list price of a number of units. */
export function listPrice(pricing: Pricing, units: Rational): Rational {
  switch (pricing.model) {
    case 'FlatFee':
      return parseDecimal(pricing.price);
    case 'PerUnit':
      return times(parseDecimal(pricing.price), units);
    case 'Tiered':
      return tiered(pricing.tiers, units);
    case 'Volume':
      return volume(pricing.tiers, units);
    case 'Overage':
      return times(parseDecimal(pricing.overage), max(minus(units, parseDecimal(pricing.included)), ZERO));
    case 'TieredWithOverage': {
      const last = pricing.tiers.at(-1)?.until ?? '0';
      return plus(
        tiered(pricing.tiers, min(units, parseDecimal(last))),
        times(parseDecimal(pricing.overage), max(minus(units, parseDecimal(last)), ZERO)),
      );
    }
    case 'DiscountFixedAmount':
      return parseDecimal(pricing.amount);
    case 'DiscountPercentage':
      throw new TypeError('A percentage discount has no list price.');
  }
}

/** Returns the length of a term in months (rule 4.4). */
function monthsOf({ length }: Term): number {
  if (length?.unit === 'months') return length.count;
  if (length?.unit === 'years') return 12 * length.count;
  throw new RangeError('Only a term of months or years has a price by months.');
}

/** Rule 4.4: returns the factor by which the list price is multiplied to get the price of a whole period. */
export function periodFactor(charge: Charge, term: Term): Rational {
  const { period, base } = charge;
  if (charge.type === 'OneTime' || base.unit === 'period') return ONE;
  if (period.unit === 'term') return dividedBy(ratio(monthsOf(term)), ratio(base.count));
  if (period.unit !== base.unit) throw new RangeError('The billing period and the price base have different units.');
  return ratio(period.count, base.count);
}

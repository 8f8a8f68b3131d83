import type { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, roundTo } from '../money.js';
import type { Billable, Tier } from './charge-terms.js';
import { listPrice, unitsIn, volumeTier } from './price.js';

/** Units of usage and what they were rated by. */
export interface RatedUsage extends Pick<Billable, 'model' | 'type' | 'pricing'> {
  units: DecimalString;
  /** Units that bills had before, on demand. */
  earlierUnits: DecimalString;
}

const formatOf = ({ priceFormat }: Tier): string => (priceFormat === 'flat fee' ? 'Flat Fee' : 'Per Unit');

/** The prices of usage as people read them: the tiers as a table, or the price. */
export function listPriceText({ model, pricing }: RatedUsage): string {
  const { price = '0', tiers = [], includedUnits = '0', overagePrice = '0' } = pricing;
  const table = [
    'Tier / From / To / List Price / Price Format',
    ...tiers.map((tier) => `${tier.tier} / ${tier.startingUnit} / ${tier.endingUnit ?? ''} / ${tier.price} / ${formatOf(tier)}`),
  ];
  if (model === 'Tiered' || model === 'Volume') return table.join('\n');
  if (model === 'TieredWithOverage') return [...table, `Overage / ${overagePrice}`].join('\n');
  return model === 'Overage' ? `Included Units / Overage Price\n${includedUnits} / ${overagePrice}` : price;
}

/** A term of the price, such as `100 x 0.10 = 10`. */
function product(units: Decimal, price: DecimalString): string {
  return `${units.toFixed()} x ${price} = ${units.times(price).toFixed()}`;
}

function tierStep(tier: Tier, units: Decimal): string {
  return `Tier ${tier.tier}: ${tier.priceFormat === 'flat fee' ? `flat fee ${tier.price}` : product(units, tier.price)}`;
}

function tierSteps(tiers: readonly Tier[], units: Decimal): string[] {
  return tiers.flatMap((tier, index) => {
    const within = unitsIn(tier, decimalOf(tiers[index - 1]?.endingUnit ?? '0'), units);
    return within.isPositive() && !within.isZero() ? tierStep(tier, within) : [];
  });
}

function overSteps(units: Decimal, included: DecimalString, price: DecimalString): string[] {
  const over = units.minus(included);
  return over.isPositive() && !over.isZero() ? [`Overage: ${product(over, price)}`] : [];
}

/** How the price of a number of units comes about, term by term. */
function steps({ model, pricing }: RatedUsage, units: Decimal): string[] {
  const { price = '0', tiers = [], includedUnits = '0', overagePrice = '0' } = pricing;
  switch (model) {
    case 'FlatFee':
      return units.isZero() ? [] : [`Flat fee: ${price}`];
    case 'PerUnit':
      return [product(units, price)];
    case 'Tiered':
      return tierSteps(tiers, units);
    case 'Volume': {
      const tier = volumeTier(tiers, units);
      return tier ? [tierStep(tier, units)] : [];
    }
    case 'Overage':
      return [`Included: ${includedUnits}`, ...overSteps(units, includedUnits, overagePrice)];
    case 'TieredWithOverage':
      return [...tierSteps(tiers, units), ...overSteps(units, tiers.at(-1)?.endingUnit ?? '0', overagePrice)];
    case 'DiscountFixedAmount':
    case 'DiscountPercentage':
      return [];
  }
}

/** How usage was rated, as people read it: the terms of the price, what was rated before, and the amount. */
export function rateDetailText(usage: RatedUsage, currency: CurrencyCode): string {
  const all = decimalOf(usage.units).plus(usage.earlierUnits);
  const total = roundTo(currency, listPrice(usage, all.toFixed()));
  const before = roundTo(currency, listPrice(usage, usage.earlierUnits));
  const rated = [...steps(usage, all), `Total: ${total}`];
  if (decimalOf(usage.earlierUnits).isZero()) return rated.join('\n');
  const rest = roundTo(currency, decimalOf(total).minus(before));
  return [...rated, `Rated before, ${usage.earlierUnits} units: ${before}`, `Amount: ${rest}`].join('\n');
}

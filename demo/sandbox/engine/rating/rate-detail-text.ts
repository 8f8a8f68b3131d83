import type { Decimal } from 'decimal.js';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, roundTo } from '../money.js';
import type { BillableCharge, PriceTier } from './charge-terms.js';
import { listPrice, unitsInTier, volumeTier } from './price.js';

/** Rated units of usage and their price. */
interface RatedUsage extends Pick<BillableCharge, 'model' | 'type' | 'pricing'> {
  units: DecimalString;
  /** Units of the same group that earlier bills rated on demand. */
  earlierUnits: DecimalString;
}

const priceFormatText = ({ priceFormat }: PriceTier): string => (priceFormat === 'flat fee' ? 'Flat Fee' : 'Per Unit');

/** Writes the list price of usage as text: a table of the tiers, or the price. */
export function listPriceText({ model, pricing }: RatedUsage): string {
  const { price = '0', tiers = [], includedUnits = '0', overagePrice = '0' } = pricing;
  const table = [
    'Tier / From / To / List Price / Price Format',
    ...tiers.map((tier) => `${tier.tier} / ${tier.startingUnit} / ${tier.endingUnit ?? ''} / ${tier.price} / ${priceFormatText(tier)}`),
  ];
  if (model === 'Tiered' || model === 'Volume') return table.join('\n');
  if (model === 'TieredWithOverage') return [...table, `Overage / ${overagePrice}`].join('\n');
  return model === 'Overage' ? `Included Units / Overage Price\n${includedUnits} / ${overagePrice}` : price;
}

/** Writes one step of a price calculation, such as `100 x 0.10 = 10`. */
function productText(units: Decimal, price: DecimalString): string {
  return `${units.toFixed()} x ${price} = ${units.times(price).toFixed()}`;
}

function tierStep(tier: PriceTier, units: Decimal): string {
  return `Tier ${tier.tier}: ${tier.priceFormat === 'flat fee' ? `flat fee ${tier.price}` : productText(units, tier.price)}`;
}

function tierSteps(tiers: readonly PriceTier[], units: Decimal): string[] {
  return tiers.flatMap((tier, index) => {
    const within = unitsInTier(tier, decimalOf(tiers[index - 1]?.endingUnit ?? '0'), units);
    return within.isPositive() && !within.isZero() ? tierStep(tier, within) : [];
  });
}

function overageSteps(units: Decimal, included: DecimalString, price: DecimalString): string[] {
  const over = units.minus(included);
  return over.isPositive() && !over.isZero() ? [`Overage: ${productText(over, price)}`] : [];
}

/** Writes the steps of a price calculation. */
function priceSteps({ model, pricing }: RatedUsage, units: Decimal): string[] {
  const { price = '0', tiers = [], includedUnits = '0', overagePrice = '0' } = pricing;
  switch (model) {
    case 'FlatFee':
      return units.isZero() ? [] : [`Flat fee: ${price}`];
    case 'PerUnit':
      return [productText(units, price)];
    case 'Tiered':
      return tierSteps(tiers, units);
    case 'Volume': {
      const tier = volumeTier(tiers, units);
      return tier ? [tierStep(tier, units)] : [];
    }
    case 'Overage':
      return [`Included: ${includedUnits}`, ...overageSteps(units, includedUnits, overagePrice)];
    case 'TieredWithOverage':
      return [...tierSteps(tiers, units), ...overageSteps(units, tiers.at(-1)?.endingUnit ?? '0', overagePrice)];
    case 'DiscountFixedAmount':
    case 'DiscountPercentage':
      return [];
  }
}

/** Writes how usage was rated: the calculation steps, the amount that was rated earlier, and the total. */
export function rateDetailText(usage: RatedUsage, currency: CurrencyCode): string {
  const all = decimalOf(usage.units).plus(usage.earlierUnits);
  const total = roundTo(currency, listPrice(usage, all.toFixed()));
  const before = roundTo(currency, listPrice(usage, usage.earlierUnits));
  const rated = [...priceSteps(usage, all), `Total: ${total}`];
  if (decimalOf(usage.earlierUnits).isZero()) return rated.join('\n');
  const rest = roundTo(currency, decimalOf(total).minus(before));
  return [...rated, `Rated before, ${usage.earlierUnits} units: ${before}`, `Amount: ${rest}`].join('\n');
}

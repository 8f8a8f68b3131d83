import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { add, isPositive, minimum, scale, subtract, multiply } from '../money.js';
import { pricingIn } from './charges.js';
import { billingPeriodRatio } from './periods.js';

/** Price of the units in one tier. */
interface TierPrice {
  quantity: DecimalString;
  price: DecimalString;
  flat: boolean;
  amount: DecimalString;
}

/** Exact list price of a charge for a whole billing period. */
export interface FullPrice {
  amount: DecimalString;
  /** Prices of the tiers, for tiered and volume charges. They add up to `amount`. */
  tiers?: TierPrice[];
}

interface Tier {
  upTo: DecimalString | undefined;
  price: DecimalString;
  flat: boolean;
}

const toTierPrice = ({ price, flat }: Tier, quantity: DecimalString): TierPrice => ({
  quantity,
  price,
  flat,
  amount: flat ? price : multiply(price, quantity),
});

/** Prices each unit by the tier it falls in. Returns undefined if the last tier ends below the quantity. */
function tieredPrices(tiers: readonly Tier[], quantity: DecimalString): TierPrice[] | undefined {
  const parts: TierPrice[] = [];
  let below = '0';
  for (const tier of tiers) {
    const upTo = tier.upTo === undefined ? quantity : minimum(quantity, tier.upTo);
    const units = subtract(upTo, below);
    if (!isPositive(units)) break;
    parts.push(toTierPrice(tier, units));
    below = upTo;
  }
  return isPositive(subtract(quantity, below)) ? undefined : parts;
}

/** Prices all units by the tier that contains the quantity. */
function volumePrices(tiers: readonly Tier[], quantity: DecimalString): TierPrice[] | undefined {
  if (!isPositive(quantity)) return [];
  const tier = tiers.find(({ upTo }) => upTo === undefined || !isPositive(subtract(quantity, upTo)));
  return tier && [toTierPrice(tier, quantity)];
}

/**
 * Returns the list price of a charge for a whole billing period. Returns undefined for usage charges, unknown models and incomplete catalog
 * data.
 */
export function fullPrice(charge: ProductRatePlanCharge, currency: CurrencyCode, quantity: DecimalString): FullPrice | undefined {
  const pricing = pricingIn(charge, currency);
  const ratio = billingPeriodRatio(charge);
  if (!pricing || !ratio || charge.type === 'Usage') return undefined;
  const forPeriod = (price: DecimalString): DecimalString => scale(price, ratio.times, ratio.by);
  const { price } = pricing;
  if (charge.model === 'FlatFee') return price === undefined ? undefined : { amount: forPeriod(price) };
  if (charge.model === 'PerUnit') return price === undefined ? undefined : { amount: multiply(forPeriod(price), quantity) };
  if (charge.model !== 'Tiered' && charge.model !== 'Volume') return undefined;
  const sorted = [...(pricing.tiers ?? [])].sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0));
  const tiers = sorted.flatMap((tier): Tier[] =>
    tier.price === undefined ? [] : [{ upTo: tier.endingUnit, price: forPeriod(tier.price), flat: /flat/i.test(tier.priceFormat ?? '') }],
  );
  if (tiers.length < sorted.length) return undefined;
  const parts = charge.model === 'Tiered' ? tieredPrices(tiers, quantity) : volumePrices(tiers, quantity);
  return parts && { amount: add(...parts.map(({ amount }) => amount)), tiers: parts };
}

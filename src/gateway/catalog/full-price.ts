import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { add, isPositive, least, portion, subtract, times } from '../money.js';
import { pricingIn } from './charges.js';
import { billingPeriodRatio } from './periods.js';

/** What units of one tier cost. */
export interface TierPrice {
  quantity: DecimalString;
  price: DecimalString;
  flat: boolean;
  amount: DecimalString;
}

/** What a whole billing period of a charge costs by the catalog, exactly. */
export interface FullPrice {
  amount: DecimalString;
  /** For tiered and volume prices: their parts, which add up to the amount. */
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
  amount: flat ? price : times(price, quantity),
});

/** Each unit at the price of the tier in which it falls; undefined where units are left over. */
function tieredPrices(tiers: readonly Tier[], quantity: DecimalString): TierPrice[] | undefined {
  const parts: TierPrice[] = [];
  let below = '0';
  for (const tier of tiers) {
    const upTo = tier.upTo === undefined ? quantity : least(quantity, tier.upTo);
    const units = subtract(upTo, below);
    if (!isPositive(units)) break;
    parts.push(toTierPrice(tier, units));
    below = upTo;
  }
  return isPositive(subtract(quantity, below)) ? undefined : parts;
}

/** All units at the price of the tier in which their number lies. */
function volumePrices(tiers: readonly Tier[], quantity: DecimalString): TierPrice[] | undefined {
  if (!isPositive(quantity)) return [];
  const tier = tiers.find(({ upTo }) => upTo === undefined || !isPositive(subtract(quantity, upTo)));
  return tier && [toTierPrice(tier, quantity)];
}

/** Undefined where the catalog does not say it in a way that is known here. */
export function fullPrice(charge: ProductRatePlanCharge, currency: CurrencyCode, quantity: DecimalString): FullPrice | undefined {
  const pricing = pricingIn(charge, currency);
  const ratio = billingPeriodRatio(charge);
  if (!pricing || !ratio || charge.type === 'Usage') return undefined;
  const forPeriod = (price: DecimalString): DecimalString => portion(price, ratio.times, ratio.by);
  const { price } = pricing;
  if (charge.model === 'FlatFee') return price === undefined ? undefined : { amount: forPeriod(price) };
  if (charge.model === 'PerUnit') return price === undefined ? undefined : { amount: times(forPeriod(price), quantity) };
  if (charge.model !== 'Tiered' && charge.model !== 'Volume') return undefined;
  const sorted = [...(pricing.tiers ?? [])].sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0));
  const tiers = sorted.flatMap((tier): Tier[] =>
    tier.price === undefined ? [] : [{ upTo: tier.endingUnit, price: forPeriod(tier.price), flat: /flat/i.test(tier.priceFormat ?? '') }],
  );
  if (tiers.length < sorted.length) return undefined;
  const parts = charge.model === 'Tiered' ? tieredPrices(tiers, quantity) : volumePrices(tiers, quantity);
  return parts && { amount: add(...parts.map(({ amount }) => amount)), tiers: parts };
}

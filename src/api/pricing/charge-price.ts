import {
  addDecimals,
  compareDecimals,
  fractionDigits,
  isDecimal,
  isZero,
  multiplyDecimals,
  subtractDecimals,
  withFractionDigits,
} from '../decimal/decimal.js';
import { minorDigits } from '../money/minor-digits.js';
import type { CatalogCharge, PriceTier } from '../schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../schemas/values.js';

/** List prices of every charge model (docs/billing-rules.md 4): exact, without tax and proration. The charged amount comes from a quote. */

/** Units of a charge that share one price. */
interface PricePart {
  readonly quantity: DecimalString;
  /** Price of each unit, or of all units together if `flat` is true. */
  readonly price: Money;
  readonly flat?: boolean | undefined;
  readonly amount: Money;
}

/** Price of a charge for a quantity, with its parts. */
export interface ChargePrice {
  readonly amount: Money;
  /** In the order of the tiers. Tiers without units are left out; included units have a price of zero. */
  readonly parts: readonly PricePart[];
}

type PricedUnits = Omit<PricePart, 'amount'>;

/**
 * List price of a charge for a quantity. Undefined for discounts, unknown models, prices or quantities that are not decimals, and more units than the
 * last tier covers.
 */
export function chargePrice(charge: CatalogCharge, quantity: DecimalString): ChargePrice | undefined {
  const prices = [charge.price, charge.overagePrice, ...(charge.tiers ?? []).map(({ price }) => price)];
  const bounds = [charge.includedUnits, ...(charge.tiers ?? []).map(({ upTo }) => upTo)];
  const decimals = [quantity, ...bounds, ...prices.map((price) => price?.amount)];
  if (quantity.startsWith('-') || !decimals.every((value) => value === undefined || isDecimal(value))) return undefined;
  const parts = pricedUnits(charge, quantity);
  return parts && priceOf(parts);
}

/** List price of a charge for the quantity of its plan: the buyer's quantity if the buyer chooses it, otherwise the charge's fixed quantity. */
export function plannedPrice(charge: CatalogCharge, quantity: number): ChargePrice | undefined {
  return chargePrice(charge, charge.quantityChosen ? String(quantity) : (charge.defaultQuantity ?? '1'));
}

function pricedUnits(charge: CatalogCharge, units: DecimalString): PricedUnits[] | undefined {
  const { model, price, tiers = [], overagePrice } = charge;
  if (model === 'FlatFee') return price && [{ quantity: '1', price, flat: true }];
  if (model === 'PerUnit') return price && [{ quantity: units, price }];
  if (model === 'Overage') return overagePrice && overageUnits(charge.includedUnits ?? '0', overagePrice, units);
  if (model === 'Tiered') return tieredUnits(tiers, undefined, units);
  if (model === 'TieredWithOverage') return overagePrice && tieredUnits(tiers, overagePrice, units);
  return model === 'Volume' ? volumeUnits(tiers, units) : undefined;
}

function overageUnits(included: DecimalString, overagePrice: Money, units: DecimalString): PricedUnits[] {
  const beyond = subtractDecimals(units, included);
  const isBeyond = compareDecimals(beyond, '0') > 0;
  const price = { ...overagePrice, amount: withFractionDigits('0', fractionDigits(overagePrice.amount)) };
  return [{ quantity: isBeyond ? included : units, price }, ...(isBeyond ? [{ quantity: beyond, price: overagePrice }] : [])];
}

/** Each tier sets the price of the units above the end of the previous tier, up to its own end. */
function tieredUnits(tiers: readonly PriceTier[], overagePrice: Money | undefined, units: DecimalString): PricedUnits[] | undefined {
  const parts: PricedUnits[] = [];
  let below = '0';
  const all: readonly PriceTier[] = overagePrice ? [...tiers, { price: overagePrice }] : tiers;
  for (const { upTo: end = units, price, flat } of all) {
    const within = subtractDecimals(compareDecimals(end, units) < 0 ? end : units, below);
    const isUsed = compareDecimals(within, '0') > 0;
    if (isUsed || parts.length === 0) parts.push({ quantity: isUsed ? within : '0', price, flat });
    if (compareDecimals(end, below) > 0) below = end;
    if (compareDecimals(below, units) >= 0) return parts;
  }
  return undefined;
}

/** The first tier whose range contains the quantity sets the price of all units. */
function volumeUnits(tiers: readonly PriceTier[], units: DecimalString): PricedUnits[] | undefined {
  const tier = tiers.find(({ upTo }) => upTo === undefined || compareDecimals(upTo, units) >= 0);
  return tier && [{ quantity: units, price: tier.price, flat: tier.flat }];
}

function priceOf(units: readonly PricedUnits[]): ChargePrice | undefined {
  const [first] = units;
  if (!first || units.some(({ price }) => price.currency !== first.price.currency)) return undefined;
  const digits = minorDigits(first.price.currency);
  const parts = units.map(({ quantity, price, flat }): PricePart => {
    // Zero units cost nothing, even in a tier with a flat price.
    const amount = isZero(quantity) ? '0' : flat ? price.amount : multiplyDecimals(quantity, price.amount);
    return {
      quantity: withFractionDigits(quantity, 0),
      price,
      flat,
      amount: { ...price, amount: withFractionDigits(amount, digits) },
    };
  });
  const sum = parts.reduce((total, { amount }) => addDecimals(total, amount.amount), '0');
  return { amount: { ...first.price, amount: withFractionDigits(sum, digits) }, parts };
}

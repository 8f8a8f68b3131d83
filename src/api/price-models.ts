import { digitsOf, isOfPeriod, ONE, parse, write, type Pricer } from './pricing.js';
import type { CatalogCharge, CatalogPlan, PriceTier } from './schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from './schemas/values.js';

/**
 * List prices of every charge model (docs/billing-rules.md §4), exact, for explaining and estimating. As all list prices they are without tax and
 * proration; what is charged comes from a quote.
 */

/** Some units of a charge and what they cost. */
export interface PricePart {
  readonly quantity: DecimalString;
  /** Of each unit, or of all of them where `flat`. */
  readonly price: Money;
  readonly flat?: boolean | undefined;
  readonly amount: Money;
}

/** What a charge costs for a quantity, and how it comes to it. */
export interface ChargePrice {
  readonly amount: Money;
  /** In the order of the tiers; only those with units in them. What is included stands with a price of zero. */
  readonly parts: readonly PricePart[];
}

interface Step {
  readonly units: bigint;
  readonly price: Money;
  readonly flat?: boolean | undefined;
}

/**
 * Price of one charge for a quantity; undefined where a list price cannot say it: discounts, models that are not known, prices or quantities that
 * are no decimals, more units than the last tier holds.
 */
export function chargePrice(charge: CatalogCharge, quantity: DecimalString): ChargePrice | undefined {
  const units = parse(quantity);
  const steps = units === undefined || units < 0n ? undefined : stepsOf(charge, units);
  return steps && sum(steps);
}

/** Price of a charge for the quantity that its plan is bought with: the buyer's where they choose it, else the charge's own. */
function plannedPrice(charge: CatalogCharge, quantity: number): ChargePrice | undefined {
  return chargePrice(charge, charge.quantityChosen ? String(quantity) : (charge.defaultQuantity ?? '1'));
}

function stepsOf(charge: CatalogCharge, units: bigint): Step[] | undefined {
  const { model, price, tiers = [], overagePrice } = charge;
  if (model === 'FlatFee') return price && [{ units: ONE, price, flat: true }];
  if (model === 'PerUnit') return price && [{ units, price }];
  if (model === 'Overage') return overagePrice && overageSteps(charge.includedUnits ?? '0', overagePrice, units);
  if (model === 'Tiered') return tieredSteps(tiers, undefined, units);
  if (model === 'TieredWithOverage') return overagePrice && tieredSteps(tiers, overagePrice, units);
  return model === 'Volume' ? volumeSteps(tiers, units) : undefined;
}

function overageSteps(includedUnits: DecimalString, overagePrice: Money, units: bigint): Step[] | undefined {
  const included = parse(includedUnits);
  if (included === undefined) return undefined;
  const free = { units: units < included ? units : included, price: { ...overagePrice, amount: zero(overagePrice) } };
  return [free, { units: units > included ? units - included : 0n, price: overagePrice }].filter(
    (step) => step.units > 0n || step === free,
  );
}

/** Each tier takes the units above the one before, up to its own end. */
function tieredSteps(tiers: readonly PriceTier[], beyond: Money | undefined, units: bigint): Step[] | undefined {
  const steps: Step[] = [];
  let below = 0n;
  const all: readonly PriceTier[] = beyond ? [...tiers, { price: beyond }] : tiers;
  for (const { upTo, price, flat } of all) {
    const end = upTo === undefined ? units : parse(upTo);
    if (end === undefined) return undefined;
    const within = (end < units ? end : units) - below;
    if (within > 0n || steps.length === 0) steps.push({ units: within > 0n ? within : 0n, price, flat });
    below = end > below ? end : below;
    if (below >= units) return steps;
  }
  return undefined;
}

/** All units at the price of the first tier that holds them. */
function volumeSteps(tiers: readonly PriceTier[], units: bigint): Step[] | undefined {
  const tier = tiers.find(({ upTo }) => upTo === undefined || (parse(upTo) ?? -1n) >= units);
  return tier && [{ units, price: tier.price, flat: tier.flat }];
}

/** Digits behind the point that an amount of a currency is written with at least; further ones stay while they matter, nothing is rounded by it. */
function minorDigits(currency: CurrencyCode): number {
  const known = digitsOfCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOfCurrency.set(currency, digits);
  return digits;
}

/** Asking the browser takes long enough to be felt with hundreds of plans. */
const digitsOfCurrency = new Map<CurrencyCode, number>();

function sum(steps: readonly Step[]): ChargePrice | undefined {
  const [first] = steps;
  if (!first || steps.some(({ price }) => price.currency !== first.price.currency)) return undefined;
  const digits = minorDigits(first.price.currency);
  const parts: PricePart[] = [];
  let whole = 0n;
  for (const { units, price, flat } of steps) {
    const each = parse(price.amount);
    if (each === undefined) return undefined;
    // No units, no price: also of a tier that costs the same however many there are.
    const amount = units === 0n ? 0n : flat ? each : (units * each) / ONE;
    whole += amount;
    parts.push({ quantity: write(units, 0), price, flat, amount: { ...price, amount: write(amount, digits) } });
  }
  return { amount: { ...first.price, amount: write(whole, digits) }, parts };
}

function zero({ amount }: Money): DecimalString {
  return write(0n, digitsOf(amount));
}

/** Whether a charge takes something off instead of costing something. */
export function isDiscount({ model }: CatalogCharge): boolean {
  return model === 'DiscountPercentage' || model === 'DiscountFixedAmount';
}

interface Sum {
  value: bigint;
  currency: CurrencyCode | undefined;
}

/** Undefined for a price in another currency. */
function add(to: Sum, { amount, currency }: Money): Sum | undefined {
  const value = parse(amount);
  if (value === undefined || (to.currency !== undefined && to.currency !== currency)) return undefined;
  return { value: to.value + value, currency };
}

function adds(prices: readonly (Money | undefined)[]): Money | undefined {
  let to: Sum | undefined = { value: 0n, currency: undefined };
  for (const price of prices) {
    to = price && add(to, price);
    if (!to) return undefined;
  }
  const { value, currency } = to;
  return currency === undefined ? undefined : { amount: write(value, minorDigits(currency)), currency };
}

/** Sum of amounts of one currency; undefined for none, or for several currencies. */
export function addMoney(...prices: readonly Money[]): Money | undefined {
  return adds(prices);
}

/** Adds up charges of every model, before discounts. */
export const fullTotal: Pricer = (plan, type, quantity) =>
  adds(
    plan.charges
      .filter((charge) => charge.type === type && !isDiscount(charge))
      .map((charge) => (isOfPeriod(charge, plan) ? plannedPrice(charge, quantity)?.amount : undefined)),
  );

/** Adds up charges of every model, less the discounts of the plan on what recurs. */
export const discountedTotal: Pricer = (plan, type, quantity) => {
  const full = fullTotal(plan, type, quantity);
  return full && type === 'Recurring' ? afterDiscounts(plan, full) : full;
};

/** Percentages first, then fixed amounts, each of what the ones before left and never more; rounded half up to the digits of the price. */
function afterDiscounts({ charges }: CatalogPlan, full: Money): Money | undefined {
  let left = parse(full.amount);
  const digits = digitsOf(full.amount);
  const smallest = ONE / 10n ** BigInt(digits);
  const percents = charges.filter(({ model }) => model === 'DiscountPercentage');
  for (const { discountPercent } of percents) {
    const percent = discountPercent === undefined ? 0n : parse(discountPercent);
    if (left === undefined || percent === undefined || percent < 0n) return undefined;
    const off = (2n * left * percent + 100n * ONE * smallest) / (200n * ONE * smallest);
    left = atLeastNothing(left - off * smallest);
  }
  const amounts = charges.filter(({ model }) => model === 'DiscountFixedAmount');
  for (const { discountAmount } of amounts) {
    const off = discountAmount ? parse(discountAmount.amount) : 0n;
    if (left === undefined || off === undefined || (discountAmount && discountAmount.currency !== full.currency)) return undefined;
    left = atLeastNothing(left - off);
  }
  return left === undefined ? undefined : { ...full, amount: write(left, digits) };
}

function atLeastNothing(value: bigint): bigint {
  return value < 0n ? 0n : value;
}

export interface EstimateInput {
  /** Quantity the plan is bought with. */
  readonly quantity?: number | undefined;
  /** Units used in a billing period, by `productRatePlanChargeId`; none where nothing is said. */
  readonly usage: Readonly<Record<string, DecimalString>>;
}

/** What a billing period with some use costs by list prices. */
export interface Estimate {
  /** What recurs, less discounts; undefined where nothing does. */
  readonly recurring: Money | undefined;
  /** What is charged for use. */
  readonly usage: readonly { readonly charge: CatalogCharge; readonly price: ChargePrice }[];
  /** Both together. */
  readonly total: Money;
}

/** What a plan costs in a billing period with the given use, by list prices; undefined where they cannot say it. */
export function estimate(plan: CatalogPlan, { quantity = 1, usage }: EstimateInput): Estimate | undefined {
  const recurs = plan.charges.some(({ type }) => type === 'Recurring');
  const recurring = recurs ? discountedTotal(plan, 'Recurring', quantity) : undefined;
  if (recurs && !recurring) return undefined;
  const used: { charge: CatalogCharge; price: ChargePrice }[] = [];
  for (const charge of plan.charges) {
    if (charge.type !== 'Usage') continue;
    const price = chargePrice(charge, usage[charge.productRatePlanChargeId] ?? '0');
    // Use that is billed in other periods than the plan cannot be added to it.
    if (!price || (plan.billingPeriod !== undefined && charge.billingPeriod !== undefined && charge.billingPeriod !== plan.billingPeriod))
      return undefined;
    used.push({ charge, price });
  }
  const sumOfAll = adds([...(recurring ? [recurring] : []), ...used.map(({ price }) => price.amount)]);
  return sumOfAll && { recurring, usage: used, total: sumOfAll };
}

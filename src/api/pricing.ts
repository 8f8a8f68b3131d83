import type { CatalogCharge, CatalogPlan } from './schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from './schemas/values.js';

/**
 * List-price illustration for choosing: what a plan costs by its list prices. Exact, but without tax, discounts and proration, so always to be
 * labeled as list price; what is charged comes from a quote.
 */

/** A decimal as an integer and the number of digits behind its point. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

function parse(text: DecimalString): Scaled {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** A quantity, or undefined for what is none: negative, not finite or written with an exponent. */
function parseQuantity(text: string): Scaled | undefined {
  return /^\d+(?:\.\d+)?$/.test(text) ? parse(text) : undefined;
}

function rescale(value: Scaled, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

function add(a: Scaled, b: Scaled): Scaled {
  const scale = Math.max(a.scale, b.scale);
  return { units: rescale(a, scale) + rescale(b, scale), scale };
}

function multiply(a: Scaled, b: Scaled): Scaled {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Text with at least `digits` behind the point; further ones stay while they matter. */
function write({ units, scale }: Scaled, digits: number): DecimalString {
  const sign = units < 0n ? '-' : '';
  const text = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  let fraction = scale > 0 ? text.slice(-scale) : '';
  while (fraction.length > digits && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  fraction = fraction.padEnd(digits, '0');
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`;
}

function digitsOf(amount: DecimalString): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** Price of one charge, or undefined where a list price cannot say it (usage, tiers, discounts). */
function chargePrice(charge: CatalogCharge, quantity: number): Scaled | undefined {
  if (!charge.price || charge.type === 'Usage') return undefined;
  const price = parse(charge.price.amount);
  if (charge.model === 'FlatFee') return price;
  if (charge.model !== 'PerUnit') return undefined;
  const count = parseQuantity(charge.quantityChosen ? String(quantity) : (charge.defaultQuantity ?? '1'));
  return count && multiply(price, count);
}

/** A monthly charge cannot be added to a yearly one. */
function isOfPeriod(charge: CatalogCharge, plan: CatalogPlan): boolean {
  return charge.type !== 'Recurring' || charge.billingPeriod === undefined || charge.billingPeriod === plan.billingPeriod;
}

function total(plan: CatalogPlan, type: 'Recurring' | 'OneTime', quantity: number): Money | undefined {
  let sum: Scaled = { units: 0n, scale: 0 };
  let digits = 0;
  let currency: CurrencyCode | undefined;
  for (const charge of plan.charges) {
    if (charge.type !== type) continue;
    const price = chargePrice(charge, quantity);
    if (!price || !charge.price || !isOfPeriod(charge, plan)) return undefined;
    currency ??= charge.price.currency;
    if (charge.price.currency !== currency) return undefined;
    digits = Math.max(digits, digitsOf(charge.price.amount));
    sum = add(sum, price);
  }
  if (currency === undefined) return undefined;
  return { amount: write(sum, digits), currency };
}

/** What a plan costs each billing period at list price; undefined if nothing recurs, or if list prices cannot say it (usage, tiers). */
export function recurringPrice(plan: CatalogPlan, quantity = 1): Money | undefined {
  return total(plan, 'Recurring', quantity);
}

/** What a plan costs once, beside its recurring price; undefined if nothing, or if list prices cannot say it. */
export function oneTimePrice(plan: CatalogPlan, quantity = 1): Money | undefined {
  return total(plan, 'OneTime', quantity);
}

const MONTHS: Readonly<Record<string, bigint>> = { Month: 1n, Quarter: 3n, 'Semi-Annual': 6n, Annual: 12n };

/** What the longer period saves against paying the shorter one for as long: exact amount and whole percent, rounded down. */
export interface Saving {
  readonly amount: Money;
  readonly percent: number;
}

/** Saving of `longer` over `shorter` for one quantity; undefined if there is none or list prices cannot say it. */
export function saving(longer: CatalogPlan, shorter: CatalogPlan, quantity = 1): Saving | undefined {
  const long = recurringPrice(longer, quantity);
  const short = recurringPrice(shorter, quantity);
  const longMonths = MONTHS[longer.billingPeriod ?? ''];
  const shortMonths = MONTHS[shorter.billingPeriod ?? ''];
  if (!long || !short || long.currency !== short.currency || !longMonths || !shortMonths || longMonths % shortMonths !== 0n)
    return undefined;
  const full = multiply(parse(short.amount), { units: longMonths / shortMonths, scale: 0 });
  const less = add(full, multiply(parse(long.amount), { units: -1n, scale: 0 }));
  if (less.units <= 0n || full.units <= 0n) return undefined;
  const scale = Math.max(less.scale, full.scale);
  return {
    amount: { amount: write(less, Math.max(digitsOf(long.amount), digitsOf(short.amount))), currency: long.currency },
    percent: Number((rescale(less, scale) * 100n) / rescale(full, scale)),
  };
}

/** An annual price as its share of one month, rounded half up to the digits of the amount; for "12.50 per month, billed yearly". */
export function perMonth(price: Money, billingPeriod: string): Money | undefined {
  const months = MONTHS[billingPeriod];
  if (!months) return undefined;
  const { units, scale } = parse(price.amount);
  const rounded = (2n * units + months) / (2n * months);
  return { amount: write({ units: rounded, scale }, scale), currency: price.currency };
}

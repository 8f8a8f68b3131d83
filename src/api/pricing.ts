import type { CatalogCharge, CatalogPlan } from './schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from './schemas/values.js';

/**
 * List-price illustration for choosing: what a plan costs by its list prices. Exact, but without tax, discounts and proration, so always to be
 * labeled as list price; what is charged comes from a quote.
 */

/** Digits behind the point of the integers that stand for decimals here: room for a price times a quantity of twelve digits each. */
const SCALE = 24;
export const ONE = 10n ** BigInt(SCALE);

/** A decimal as an integer; undefined for what is none, or has more digits behind the point than the scale has room for. */
export function parse(text: DecimalString): bigint | undefined {
  if (!/^-?\d+(\.\d{1,12})?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(SCALE, '0'));
}

/** Text with at least `digits` behind the point; further ones stay while they matter. */
export function write(value: bigint, digits: number): DecimalString {
  const text = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  const fraction = text.slice(-SCALE).replace(/0+$/, '').padEnd(digits, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

export function digitsOf(amount: DecimalString): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** Price of one charge with a single price; undefined for others (`price-models` knows tiers, overage and discounts). */
function singlePrice({ price, model, quantityChosen, defaultQuantity }: CatalogCharge, quantity: number): bigint | undefined {
  const each = price && parse(price.amount);
  if (model === 'FlatFee') return each;
  const count = model === 'PerUnit' ? parse(quantityChosen ? String(quantity) : (defaultQuantity ?? '1')) : undefined;
  return each === undefined || count === undefined || count < 0n ? undefined : (each * count) / ONE;
}

/** A monthly charge cannot be added to a yearly one. */
export function isOfPeriod(charge: CatalogCharge, plan: CatalogPlan): boolean {
  return charge.type !== 'Recurring' || charge.billingPeriod === undefined || charge.billingPeriod === plan.billingPeriod;
}

/** What the charges of a type add up to, each billing period or once; undefined if there are none or list prices cannot say it. */
export type Pricer = (plan: CatalogPlan, type: 'Recurring' | 'OneTime', quantity: number) => Money | undefined;

/** Adds up charges that have a single price. */
export const total: Pricer = (plan, type, quantity) => {
  let sum = 0n;
  let digits = 0;
  let currency: CurrencyCode | undefined;
  for (const charge of plan.charges) {
    if (charge.type !== type) continue;
    const price = singlePrice(charge, quantity);
    if (price === undefined || !charge.price || !isOfPeriod(charge, plan)) return undefined;
    currency ??= charge.price.currency;
    if (charge.price.currency !== currency) return undefined;
    digits = Math.max(digits, digitsOf(charge.price.amount));
    sum += price;
  }
  if (currency === undefined) return undefined;
  return { amount: write(sum, digits), currency };
};

/** What a plan costs each billing period at list price; undefined if nothing recurs, or if list prices cannot say it (usage, tiers). */
export function recurringPrice(plan: CatalogPlan, quantity = 1, add = total): Money | undefined {
  return add(plan, 'Recurring', quantity);
}

/** What a plan costs once, beside its recurring price; undefined if nothing, or if list prices cannot say it. */
export function oneTimePrice(plan: CatalogPlan, quantity = 1, add = total): Money | undefined {
  return add(plan, 'OneTime', quantity);
}

/** Periods come from data: a plain object would know `constructor` too. */
const MONTHS: ReadonlyMap<string | undefined, bigint> = new Map([
  ['Month', 1n],
  ['Quarter', 3n],
  ['Semi-Annual', 6n],
  ['Annual', 12n],
]);

/** What the longer period saves against paying the shorter one for as long: exact amount and whole percent, rounded down. */
export interface Saving {
  readonly amount: Money;
  readonly percent: number;
}

/** Saving of `longer` over `shorter` for one quantity; undefined if there is none or list prices cannot say it. */
export function saving(longer: CatalogPlan, shorter: CatalogPlan, quantity = 1, add = total): Saving | undefined {
  const long = recurringPrice(longer, quantity, add);
  const short = recurringPrice(shorter, quantity, add);
  const longMonths = MONTHS.get(longer.billingPeriod);
  const shortMonths = MONTHS.get(shorter.billingPeriod);
  if (!long || !short || long.currency !== short.currency || !longMonths || !shortMonths || longMonths % shortMonths) return undefined;
  const full = ((parse(short.amount) ?? 0n) * longMonths) / shortMonths;
  const less = full - (parse(long.amount) ?? full);
  if (less <= 0n || full <= 0n) return undefined;
  return {
    amount: { amount: write(less, Math.max(digitsOf(long.amount), digitsOf(short.amount))), currency: long.currency },
    percent: Number((less * 100n) / full),
  };
}

/** An annual price as its share of one month, rounded half up to the digits of the amount; for "12.50 per month, billed yearly". */
export function perMonth({ amount, currency }: Money, billingPeriod: string): Money | undefined {
  const months = MONTHS.get(billingPeriod);
  const price = parse(amount);
  if (!months || price === undefined) return undefined;
  const digits = digitsOf(amount);
  const smallest = ONE / 10n ** BigInt(digits);
  const share = (2n * price + months * smallest) / (2n * months * smallest);
  return { amount: write(share * smallest, digits), currency };
}

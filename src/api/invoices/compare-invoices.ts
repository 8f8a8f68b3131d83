import type { Invoice, InvoiceItem } from '../schemas/storefront/invoices.js';
import type { DecimalString, Money } from '../schemas/values.js';
import { fractionDigits, isDecimal, multiplyDecimals, truncateDecimal } from '../decimal/decimal.js';
import { addMoney, isZeroMoney, negateMoney, subtractMoney } from '../money/money.js';
import { addDays, daysBetween, monthNumber } from '../plain-date/plain-date.js';

/** Reason for a difference between two invoices. */
export type DifferenceKind =
  | 'new-plan'
  | 'ended-plan'
  | 'new'
  | 'removed'
  | 'price'
  | 'quantity'
  | 'usage'
  | 'proration'
  | 'discount-begun'
  | 'discount-ended'
  | 'discount'
  | 'tax'
  | 'other';

export interface DifferenceCause {
  readonly kind: DifferenceKind;
  /** Name of the charge or product. */
  readonly name: string;
  /** Part of the difference. Positive if it makes the invoice larger. */
  readonly amount: Money;
  /** Quantity or unit price on the two invoices, if known. */
  readonly before?: DecimalString | undefined;
  readonly now?: DecimalString | undefined;
}

/**
 * Explains by cause why two invoices differ. The causes add up exactly to the difference: any unexplained amount gets the cause `other`.
 * Undefined if the currencies differ.
 */
export function compareInvoices(before: Invoice, now: Invoice): DifferenceCause[] | undefined {
  const difference = subtractMoney(now.amount, before.amount);
  if (!difference) return undefined;
  const earlier = chargesOf(before);
  const later = chargesOf(now);
  const productsBefore = new Set(before.items.filter(isCharge).map(({ productName }) => productName));
  const productsNow = new Set(now.items.filter(isCharge).map(({ productName }) => productName));
  const causes: DifferenceCause[] = [];
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const a = earlier.get(key);
    const b = later.get(key);
    if (a && b) causes.push(...causesOfChange(a, b, now));
    else if (b) causes.push(causeOfNewCharge(b, !productsBefore.has(b.productName)));
    else if (a) causes.push(causeOfEndedCharge(a, !productsNow.has(a.productName)));
  }
  const tax = before.taxIncluded || now.taxIncluded ? undefined : subtractMoney(now.tax, before.tax);
  if (tax) causes.push({ kind: 'tax', name: '', amount: tax });
  const explained = addMoney({ ...difference, amount: '0' }, ...causes.map(({ amount }) => amount));
  const rest = explained && subtractMoney(difference, explained);
  if (!rest) return [{ kind: 'other', name: '', amount: difference }];
  return [...mergeCauses(causes), { kind: 'other' as const, name: '', amount: rest }].filter(({ amount }) => !isZeroMoney(amount));
}

/** Charge on an invoice, with its lines added up. */
interface BilledCharge {
  readonly productName: string;
  readonly name: string;
  readonly isDiscount: boolean;
  readonly isPart: boolean;
  readonly amount: Money;
  readonly quantity: DecimalString | undefined;
  readonly price: DecimalString | undefined;
  readonly items: readonly InvoiceItem[];
}

const isCharge = ({ kind }: InvoiceItem): boolean => kind !== 'discount';

function chargesOf({ items }: Invoice): Map<string, BilledCharge> {
  const lines = new Map<string, InvoiceItem[]>();
  for (const item of items) {
    const { chargeKey, productName, chargeName, kind } = item;
    const key = JSON.stringify([kind === 'discount', chargeKey ?? [productName, chargeName]]);
    lines.set(key, [...(lines.get(key) ?? []), item]);
  }
  const charges = new Map<string, BilledCharge>();
  for (const [key, [first, ...others]] of lines) {
    if (!first) continue;
    const all = [first, ...others];
    const single = others.length === 0;
    charges.set(key, {
      productName: first.productName,
      name: first.chargeName || first.productName,
      isDiscount: first.kind === 'discount',
      isPart: all.some(({ kind }) => kind === 'proration' || kind === 'credit'),
      amount: addMoney(first.amount, ...others.map(({ amount }) => amount)) ?? first.amount,
      quantity: single ? first.quantity : undefined,
      price: single ? first.unitPrice?.amount : undefined,
      items: all,
    });
  }
  return charges;
}

function causeOfNewCharge(charge: BilledCharge, isNewPlan: boolean): DifferenceCause {
  const { name, productName, amount } = charge;
  if (charge.isDiscount) return { kind: 'discount-begun', name, amount };
  if (charge.isPart && charge.amount.amount.startsWith('-')) return { kind: 'proration', name, amount };
  return isNewPlan ? { kind: 'new-plan', name: productName, amount } : { kind: 'new', name, amount };
}

function causeOfEndedCharge(charge: BilledCharge, isEndedPlan: boolean): DifferenceCause {
  const { name, productName } = charge;
  const amount = negateMoney(charge.amount);
  if (charge.isDiscount) return { kind: 'discount-ended', name, amount };
  if (charge.isPart && charge.amount.amount.startsWith('-')) return { kind: 'proration', name, amount };
  return isEndedPlan ? { kind: 'ended-plan', name: productName, amount } : { kind: 'removed', name, amount };
}

/** Compares a charge that is on both invoices. */
function causesOfChange(before: BilledCharge, now: BilledCharge, { invoiceDate }: Invoice): DifferenceCause[] {
  const { name } = now;
  const amount = subtractMoney(now.amount, before.amount);
  if (!amount || isZeroMoney(amount)) return [];
  if (now.isDiscount) return [{ kind: 'discount', name, amount }];
  if (now.isPart || before.isPart || lengthOf(now) !== lengthOf(before)) return [{ kind: 'proration', name, amount }];
  const { quantity: q0, price: p0 } = before;
  const { quantity: q1, price: p1 } = now;
  const quantityChanged = q0 !== undefined && q1 !== undefined && q0 !== q1;
  // Usage is billed after its service period, so the period ends before the invoice date.
  const isUsage = now.items.every(({ serviceEndDate }) => serviceEndDate !== undefined && serviceEndDate < invoiceDate);
  if (isUsage) return [{ kind: 'usage', name, amount, before: quantityChanged ? q0 : undefined, now: quantityChanged ? q1 : undefined }];
  if (!quantityChanged) return [{ kind: 'price', name, amount, before: p0 === p1 ? undefined : p0, now: p0 === p1 ? undefined : p1 }];
  if (p0 === undefined || p1 === undefined || p0 === p1) return [{ kind: 'quantity', name, amount, before: q0, now: q1 }];
  // Price and quantity both changed. The price change is multiplied by the old quantity. The rest of the difference is caused by the quantity.
  const price = product(subtractMoney({ ...amount, amount: p1 }, { ...amount, amount: p0 }), q0, fractionDigits(amount.amount));
  const rest = price && subtractMoney(amount, price);
  if (!price || !rest) return [{ kind: 'price', name, amount }];
  return [
    { kind: 'price', name, amount: price, before: p0, now: p1 },
    { kind: 'quantity', name, amount: rest, before: q0, now: q1 },
  ];
}

/** Returns price × quantity, truncated to `digits`. */
function product(price: Money | undefined, quantity: DecimalString, digits: number): Money | undefined {
  if (!price || !isDecimal(price.amount) || !isDecimal(quantity)) return undefined;
  return { ...price, amount: truncateDecimal(multiplyDecimals(price.amount, quantity), digits) };
}

/** Length of the service period. Whole months are compared as months, so that February equals March. Other periods are compared in days. */
function lengthOf({ items: [item, ...others] }: BilledCharge): string {
  if (!item?.serviceStartDate || !item.serviceEndDate || others.length > 0) return '';
  const end = addDays(item.serviceEndDate, 1);
  const days = daysBetween(item.serviceStartDate, end);
  const months = monthNumber(end) - monthNumber(item.serviceStartDate);
  const isWhole = months > 0 && days >= 28 * months && days <= 31 * months;
  return isWhole ? `${months} months` : `${days} days`;
}

/** Combines the charges of a new or removed plan into one cause. */
function mergeCauses(causes: readonly DifferenceCause[]): DifferenceCause[] {
  const plans = new Map<string, DifferenceCause>();
  const rest: DifferenceCause[] = [];
  for (const cause of causes) {
    if (cause.kind !== 'new-plan' && cause.kind !== 'ended-plan') {
      rest.push(cause);
      continue;
    }
    const key = `${cause.kind} ${cause.name}`;
    const known = plans.get(key);
    plans.set(key, known ? { ...cause, amount: addMoney(known.amount, cause.amount) ?? cause.amount } : cause);
  }
  return [...plans.values(), ...rest];
}

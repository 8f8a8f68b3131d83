import { addDays } from '../../api/plain-date/plain-date.js';
import type { PreviewItem } from '../../generated/api/schemas/orders.js';
import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import { isDiscount, isInArrears } from '../catalog/charges.js';
import { add, isZero, plainQuantity, toMoney, toUnitPrice } from '../money.js';
import { reasonOf, type Around, type Reasoned } from './quote-reason.js';

/** Items of one document that the platform would write. */
export interface Document {
  date: IsoDate | undefined;
  items: readonly PreviewItem[];
  /** True for what is given back: amounts of its items are less than nothing, and due when it is written. */
  credits?: boolean;
}

/** A charge of the catalog with the name of its product. */
export interface Sold {
  charge: ProductRatePlanCharge;
  productName: string;
}

/** What bills are made of beside what is on them. */
export interface BillFacts {
  currency: CurrencyCode;
  /** Day of the first bill; what is due before is on it. */
  first: IsoDate;
  /** Day of the month on which the account is billed. */
  billCycleDay: number;
  /** First day of discounts. */
  discountsFrom: IsoDate;
  /** Charges that may be on a bill, by id. */
  sold: ReadonlyMap<string, Sold>;
}

/** The day on which an item is due by itself. A discount is due with what it reduces. */
function dueOf(item: PreviewItem, document: Document, sold: ReadonlyMap<string, Sold>): IsoDate | undefined {
  const chargeOf = ({ productRatePlanChargeId: id }: PreviewItem) => (id === undefined ? undefined : sold.get(id)?.charge);
  const { serviceStartDate, serviceEndDate } = item;
  const own = chargeOf(item);
  const charge =
    own && isDiscount(own)
      ? document.items
          .filter((other) => other.serviceStartDate === serviceStartDate && other.serviceEndDate === serviceEndDate)
          .map(chargeOf)
          .find((other) => other !== undefined && !isDiscount(other))
      : own;
  return charge && isInArrears(charge) && serviceEndDate !== undefined ? addDays(serviceEndDate, 1) : serviceStartDate;
}

/** True if a document holds several periods of a charge: then its date is that of none of its bills. */
function spansPeriods({ items }: Document): boolean {
  const seen = new Map<string, IsoDate | undefined>();
  return items.some(({ processingType, productRatePlanChargeId: id = '', serviceStartDate }) => {
    if (processingType === 'Discount') return false;
    const other = seen.has(id) && seen.get(id) !== serviceStartDate;
    seen.set(id, serviceStartDate);
    return other;
  });
}

/** Items of each bill, by its day. */
function byDay(documents: readonly Document[], { first, sold }: BillFacts): Map<IsoDate, PreviewItem[]> {
  const bills = new Map<IsoDate, PreviewItem[]>();
  for (const document of documents) {
    const whole = document.credits === true ? (document.date ?? first) : spansPeriods(document) ? undefined : document.date;
    for (const item of document.items) {
      const due = whole ?? dueOf(item, document, sold) ?? first;
      const date = due < first ? first : due;
      bills.set(date, [...(bills.get(date) ?? []), item]);
    }
  }
  return bills;
}

const priceOf = ({ amountWithoutTax, taxAmount }: PreviewItem, taxIncluded: boolean): DecimalString =>
  taxIncluded ? add(amountWithoutTax, taxAmount ?? '0') : amountWithoutTax;

/** True if every price of a bill holds its tax already. Discounts are taxed as what they reduce. */
function holdsTax(items: readonly PreviewItem[], sold: ReadonlyMap<string, Sold>): boolean {
  const taxed = items.filter(({ taxAmount }) => !isZero(taxAmount ?? '0'));
  return (
    taxed.length > 0 &&
    taxed.every(({ productRatePlanChargeId: id = '' }) => {
      const charge = sold.get(id)?.charge;
      return charge !== undefined && (isDiscount(charge) || /inclusive/i.test(charge.taxMode ?? ''));
    })
  );
}

/** A line as its reason needs it; undefined where the charge is not the purchase's. */
function reasoned(item: PreviewItem, amount: DecimalString, sold: ReadonlyMap<string, Sold>): Reasoned | undefined {
  const charge = sold.get(item.productRatePlanChargeId ?? '')?.charge;
  const quantity = item.additionalInfo?.quantity ?? charge?.defaultQuantity ?? '1';
  return charge && { charge, amount, quantity, from: item.serviceStartDate, until: item.serviceEndDate };
}

function billView(date: IsoDate, items: readonly PreviewItem[], { currency, billCycleDay, discountsFrom, sold }: BillFacts): QuoteBill {
  const taxIncluded = holdsTax(items, sold);
  const facts = items.map((item) => reasoned(item, priceOf(item, taxIncluded), sold));
  const around: Around = {
    currency,
    billCycleDay,
    discountsFrom,
    lines: facts.filter((line) => line !== undefined),
  };
  const lines = items.map((item, index): QuoteLine => {
    const id = item.productRatePlanChargeId ?? '';
    const quantity = item.additionalInfo?.quantity;
    const line = facts[index];
    const why = line && reasonOf(line, around);
    return {
      productRatePlanChargeId: id,
      productName: sold.get(id)?.productName ?? item.productName ?? '',
      chargeName: item.chargeName,
      ...(quantity === undefined ? {} : { quantity: plainQuantity(quantity) }),
      ...(item.unitPrice === undefined ? {} : { unitPrice: toUnitPrice(item.unitPrice, currency) }),
      ...(item.serviceStartDate === undefined ? {} : { serviceStartDate: item.serviceStartDate }),
      ...(item.serviceEndDate === undefined ? {} : { serviceEndDate: item.serviceEndDate }),
      amount: toMoney(priceOf(item, taxIncluded), currency),
      ...(why ? { why } : {}),
    };
  });
  const subtotal = add(...items.map(({ amountWithoutTax }) => amountWithoutTax));
  const tax = add(...items.map(({ taxAmount }) => taxAmount ?? '0'));
  return {
    date,
    lines,
    subtotal: toMoney(subtotal, currency),
    tax: toMoney(tax, currency),
    ...(taxIncluded ? { taxIncluded } : {}),
    total: toMoney(add(subtotal, tax), currency),
  };
}

/** The bills that documents come to, in their order: the first is of the first day, with nothing on it where nothing is due then. */
export function billsOf(documents: readonly Document[], facts: BillFacts): [QuoteBill, ...QuoteBill[]] {
  const bills = byDay(documents, facts);
  const later = [...bills.keys()].filter((date) => date > facts.first).sort();
  const view = (date: IsoDate): QuoteBill => billView(date, bills.get(date) ?? [], facts);
  return [view(facts.first), ...later.map(view)];
}

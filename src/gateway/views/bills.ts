import { addDays } from '../../api/plain-date/plain-date.js';
import type { PreviewItem } from '../../generated/api/schemas/orders.js';
import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import { isDiscount, isInArrears } from '../catalog/charges.js';
import { add, isNegative, isZero, plainQuantity, toMoney, toUnitPrice } from '../money.js';
import { explainLine, type ReasonContext, type ReasonInput } from './quote-reason.js';

/** Invoice or credit memo in a preview. */
export interface PreviewDocument {
  date: IsoDate | undefined;
  items: readonly PreviewItem[];
  /** True for a credit memo. Its amounts are negative. */
  isCredit?: boolean;
}

/** Charge of the product catalog with the name of its product. */
export interface ChargeWithProduct {
  charge: ProductRatePlanCharge;
  productName: string;
}

/** Data for building bills, in addition to the preview documents. */
export interface BillContext {
  currency: CurrencyCode;
  /** Date of the first bill. This bill also contains everything due earlier. */
  firstDay: IsoDate;
  /** Day of the month on which the account is billed. */
  billCycleDay: number;
  /** First day on which discounts apply. */
  discountsFrom: IsoDate;
  /** Charges that a bill may contain, by id. */
  chargesById: ReadonlyMap<string, ChargeWithProduct>;
}

/** Due date of an item. A discount is due together with the charge it reduces. */
function dueDate(item: PreviewItem, document: PreviewDocument, chargesById: ReadonlyMap<string, ChargeWithProduct>): IsoDate | undefined {
  const chargeOf = ({ productRatePlanChargeId: id }: PreviewItem) => (id === undefined ? undefined : chargesById.get(id)?.charge);
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

/** True if a document contains several periods of the same charge. The document's date then does not apply to its items. */
function spansPeriods({ items }: PreviewDocument): boolean {
  const seen = new Map<string, IsoDate | undefined>();
  return items.some(({ processingType, productRatePlanChargeId: id = '', serviceStartDate }) => {
    if (processingType === 'Discount') return false;
    const other = seen.has(id) && seen.get(id) !== serviceStartDate;
    seen.set(id, serviceStartDate);
    return other;
  });
}

/** Items of one bill. */
interface BillItems {
  date: IsoDate;
  /** True for a credit after the first day. The platform writes such a credit as a document of its own, so it does not reduce a bill. */
  isCredit: boolean;
  items: PreviewItem[];
}

/** Groups items by the date of their bill, earliest first. A credit follows the bill of its day. */
function groupItems(documents: readonly PreviewDocument[], { firstDay, chargesById }: BillContext): BillItems[] {
  const bills = new Map<string, BillItems>();
  for (const document of documents) {
    const documentDate = document.isCredit !== true && spansPeriods(document) ? undefined : document.date;
    for (const item of document.items) {
      const due = documentDate ?? dueDate(item, document, chargesById) ?? firstDay;
      const date = due < firstDay ? firstDay : due;
      const isCredit = document.isCredit === true && date > firstDay;
      const key = `${date} ${String(isCredit)}`;
      const bill = bills.get(key) ?? { date, isCredit, items: [] };
      bill.items.push(item);
      bills.set(key, bill);
    }
  }
  return [...bills.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bill]) => bill);
}

const displayAmount = ({ amountWithoutTax, taxAmount }: PreviewItem, taxIncluded: boolean): DecimalString =>
  taxIncluded ? add(amountWithoutTax, taxAmount ?? '0') : amountWithoutTax;

/** True if all prices of a bill include tax. Discounts are taxed like the charges they reduce. */
function isTaxIncluded(items: readonly PreviewItem[], chargesById: ReadonlyMap<string, ChargeWithProduct>): boolean {
  const taxed = items.filter(({ taxAmount }) => !isZero(taxAmount ?? '0'));
  return (
    taxed.length > 0 &&
    taxed.every(({ productRatePlanChargeId: id = '' }) => {
      const charge = chargesById.get(id)?.charge;
      return charge !== undefined && (isDiscount(charge) || /inclusive/i.test(charge.taxMode ?? ''));
    })
  );
}

/**
 * True if an item reverses the amount for days that were billed but are not served: a negative amount of a charge, or a positive one of a
 * discount.
 */
function isUnusedTime({ processingType, ...item }: PreviewItem, charge: ProductRatePlanCharge | undefined): boolean {
  const { serviceStartDate, serviceEndDate } = item;
  if (!serviceStartDate || !serviceEndDate || charge?.type === 'Usage' || charge?.type === 'OneTime') return false;
  const isReversed = isNegative(item.amountWithoutTax);
  return processingType === 'Discount' || (charge && isDiscount(charge)) ? !isReversed && !isZero(item.amountWithoutTax) : isReversed;
}

/** Input for explaining a line. Undefined if the charge is not part of the purchase. */
function toReasonInput(
  item: PreviewItem,
  amount: DecimalString,
  chargesById: ReadonlyMap<string, ChargeWithProduct>,
): ReasonInput | undefined {
  const charge = chargesById.get(item.productRatePlanChargeId ?? '')?.charge;
  const quantity = item.additionalInfo?.quantity ?? charge?.defaultQuantity ?? '1';
  return charge && { charge, amount, quantity, from: item.serviceStartDate, until: item.serviceEndDate };
}

function billView(
  date: IsoDate,
  items: readonly PreviewItem[],
  { currency, billCycleDay, discountsFrom, chargesById }: BillContext,
): QuoteBill {
  const taxIncluded = isTaxIncluded(items, chargesById);
  const reasonInputs = items.map((item) => toReasonInput(item, displayAmount(item, taxIncluded), chargesById));
  const reasonContext: ReasonContext = {
    currency,
    billCycleDay,
    discountsFrom,
    lines: reasonInputs.filter((line) => line !== undefined),
  };
  const lines = items.map((item, index): QuoteLine => {
    const id = item.productRatePlanChargeId ?? '';
    const quantity = item.additionalInfo?.quantity;
    const line = reasonInputs[index];
    const why = line && explainLine(line, reasonContext);
    return {
      productRatePlanChargeId: id,
      productName: chargesById.get(id)?.productName ?? item.productName ?? '',
      chargeName: item.chargeName,
      ...(quantity === undefined ? {} : { quantity: plainQuantity(quantity) }),
      ...(item.unitPrice === undefined ? {} : { unitPrice: toUnitPrice(item.unitPrice, currency) }),
      ...(item.serviceStartDate === undefined ? {} : { serviceStartDate: item.serviceStartDate }),
      ...(item.serviceEndDate === undefined ? {} : { serviceEndDate: item.serviceEndDate }),
      amount: toMoney(displayAmount(item, taxIncluded), currency),
      ...(isUnusedTime(item, chargesById.get(id)?.charge) ? { kind: 'unused-time' } : {}),
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

/** True for a credit: a negative bill. */
export const isCreditBill = ({ total }: QuoteBill): boolean => isNegative(total.amount);

/**
 * Converts preview documents into bills in date order. The first bill has the date `firstDay` and is empty if nothing is due then; credits of
 * that day reduce it. Later credits are negative bills of their own.
 */
export function toBills(documents: readonly PreviewDocument[], context: BillContext): [QuoteBill, ...QuoteBill[]] {
  const groups = groupItems(documents, context);
  const first = groups.find(({ date }) => date === context.firstDay);
  const later = groups.filter(({ date }) => date > context.firstDay);
  return [billView(context.firstDay, first?.items ?? [], context), ...later.map(({ date, items }) => billView(date, items, context))];
}

/** Documents of a later day on which an order takes effect. */
export interface BillsOfDay {
  bill: QuoteBill;
  /** Negative bill. Absent if nothing is credited on that day. */
  credit?: QuoteBill;
}

/**
 * Returns the bill and the credit of `firstDay` from a preview of an order that takes effect on that later day. The first bill of such a preview
 * also contains everything that is due earlier. Leaves that out, because earlier bills contain it.
 */
export function toBillsOfDay(documents: readonly PreviewDocument[], context: BillContext): BillsOfDay {
  const { firstDay, chargesById } = context;
  const invoices = documents
    .filter(({ isCredit }) => isCredit !== true)
    .map((document) => ({
      ...document,
      items: document.items.filter((item) => (dueDate(item, document, chargesById) ?? firstDay) >= firstDay),
    }));
  const [bill] = toBills(invoices, context);
  const [credit] = toBills(
    documents.filter(({ isCredit }) => isCredit),
    context,
  );
  return { bill, ...(credit.lines.length > 0 ? { credit } : {}) };
}

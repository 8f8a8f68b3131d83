import { addDays, addMonths, daysBetween } from '../../api/plain-date/plain-date.js';
import type { GetInvoiceResponse as BillingInvoice, InvoiceItem as BillingInvoiceItem } from '../../generated/api/schemas/invoices.js';
import type { Invoice, InvoiceItem, InvoiceSummary } from '../../api/schemas/storefront/invoices.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { InvoiceRecord } from '../invoices/invoice-query.js';
import { add, isPositive, isZero, plainQuantity, subtract, toMoney, toUnitPrice } from '../money.js';
import { omitEmpty } from './omit-empty.js';

const isOverdue = (balance: DecimalString, dueDate: IsoDate | undefined, today: IsoDate): boolean =>
  isPositive(balance) && dueDate !== undefined && dueDate < today;

/** Amount that neither payments nor the balance account for. Undefined if the payments are unknown. */
const appliedCredit = ({ amount, balance, paid }: InvoiceRecord): DecimalString | undefined =>
  paid === undefined ? undefined : subtract(subtract(amount, balance), paid);

export function invoiceSummaryView(invoice: InvoiceRecord, currency: CurrencyCode, today: IsoDate): InvoiceSummary {
  const { number, status, date, dueDate, amount, balance } = invoice;
  const credit = appliedCredit(invoice);
  return {
    invoiceNumber: number,
    status,
    invoiceDate: date,
    ...omitEmpty({ dueDate }),
    amount: toMoney(amount, currency),
    balance: toMoney(balance, currency),
    ...(credit !== undefined && isPositive(credit) ? { credit: toMoney(credit, currency) } : {}),
    ...(isOverdue(balance, dueDate, today) ? { overdue: true } : {}),
  };
}

/** True if the price of every taxed item includes tax. */
function isTaxIncluded(items: readonly BillingInvoiceItem[]): boolean {
  const taxed = items.filter(({ taxAmount }) => !isZero(taxAmount ?? '0'));
  return taxed.length > 0 && taxed.every(({ taxMode }) => /inclusive/i.test(taxMode ?? ''));
}

/** True for whole weeks and whole months. A month may end on the last day of a shorter month. */
function isWholePeriod(from: IsoDate, last: IsoDate): boolean {
  const end = addDays(last, 1);
  if (daysBetween(from, end) % 7 === 0) return true;
  const months = (Number(end.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(from.slice(5, 7));
  return months > 0 && (addMonths(from, months) === end || addMonths(end, -months) === from);
}

function kindOf(item: BillingInvoiceItem): InvoiceItem['kind'] {
  const { processingType, chargeType, chargeAmount, serviceStartDate: from, serviceEndDate: last } = item;
  if (processingType === 'Discount') return 'discount';
  if (isPositive(subtract('0', chargeAmount))) return 'credit';
  const isProration = chargeType === 'Recurring' && from !== undefined && last !== undefined && !isWholePeriod(from, last);
  return isProration ? 'proration' : 'charge';
}

/** Key of a charge that stays the same across subscription versions: subscription number and catalog charge id. */
function chargeKeyOf({ subscriptionName, productRatePlanChargeId }: BillingInvoiceItem): string | undefined {
  return subscriptionName === undefined || productRatePlanChargeId === undefined
    ? undefined
    : `${subscriptionName}:${productRatePlanChargeId}`;
}

function itemView(item: BillingInvoiceItem, currency: CurrencyCode, taxIncluded: boolean): InvoiceItem {
  const tax = item.taxAmount ?? '0';
  return {
    productName: item.productName ?? '',
    chargeName: item.chargeName,
    ...(item.quantity === undefined ? {} : { quantity: plainQuantity(item.quantity) }),
    ...(item.unitPrice === undefined ? {} : { unitPrice: toUnitPrice(item.unitPrice, currency) }),
    ...omitEmpty({ serviceStartDate: item.serviceStartDate, serviceEndDate: item.serviceEndDate }),
    amount: toMoney(taxIncluded ? add(item.chargeAmount, tax) : item.chargeAmount, currency),
    ...(isZero(tax) ? {} : { tax: toMoney(tax, currency) }),
    ...omitEmpty({ subscriptionNumber: item.subscriptionName, chargeKey: chargeKeyOf(item) }),
    kind: kindOf(item),
  };
}

/** Details of an invoice that are read separately. */
interface InvoiceDetails {
  items: readonly BillingInvoiceItem[];
  payments: Invoice['payments'];
  /** Sealed file id. */
  file: string | undefined;
  today: IsoDate;
  invoicing: Invoice['invoicing'];
}

export function invoiceView(invoice: BillingInvoice, { items, payments, file, today, invoicing }: InvoiceDetails): Invoice {
  const { currency, invoiceNumber: number, status, invoiceDate: date, amount, balance } = invoice;
  const taxIncluded = isTaxIncluded(items);
  const record = { number, status, date, dueDate: invoice.dueDate ?? undefined, amount, balance, paid: invoice.paymentAmount };
  return {
    ...invoiceSummaryView(record, currency, today),
    tax: toMoney(invoice.taxAmount ?? '0', currency),
    ...(taxIncluded ? { taxIncluded } : {}),
    items: items.map((item) => itemView(item, currency, taxIncluded)),
    ...(payments ? { payments } : {}),
    ...omitEmpty({ file, invoicing }),
  };
}

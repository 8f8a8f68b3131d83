import type { PreviewItem, PreviewOrderResponse } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import { add, isPositive, subtract } from '../money.js';
import { billCycleDayOf, startOf, type Purchase } from '../purchase/purchase.js';
import { billsOf, type Document, type Sold } from './bills.js';

/** What a purchase or its coupon charges, by id. */
function soldBy({ plans, coupon }: Purchase): Map<string, Sold> {
  const all = [...plans, ...(coupon ? [coupon] : [])];
  return new Map(
    all.flatMap(({ plan, product }) => plan.productRatePlanCharges.map((charge) => [charge.id, { charge, productName: product.name }])),
  );
}

const negated = (amount: string): string => subtract('0', amount);

/** Items of a credit memo as amounts that are given back, whichever way the platform writes them. */
function givenBack(items: readonly PreviewItem[]): PreviewItem[] {
  if (!isPositive(add(...items.map(({ amountWithoutTax }) => amountWithoutTax)))) return [...items];
  return items.map((item) => ({
    ...item,
    amountWithoutTax: negated(item.amountWithoutTax),
    ...(item.taxAmount === undefined ? {} : { taxAmount: negated(item.taxAmount) }),
  }));
}

/** The documents that the platform would write for an order. */
export function documentsOf({ previewResult }: PreviewOrderResponse): Document[] {
  const { invoices = [], creditMemos = [] } = previewResult;
  return [
    ...invoices.map(({ targetDate, invoiceItems }) => ({ date: targetDate, items: invoiceItems })),
    ...creditMemos.map(({ targetDate, creditMemoItems }) => ({ date: targetDate, items: givenBack(creditMemoItems), credits: true })),
  ];
}

/** The bills of a purchase in their order: the first is of the day of the order. */
export function billsView(preview: PreviewOrderResponse, purchase: Purchase): [QuoteBill, ...QuoteBill[]] {
  return billsOf(documentsOf(preview), {
    currency: purchase.currency,
    first: purchase.orderDate,
    billCycleDay: billCycleDayOf(purchase),
    discountsFrom: startOf(purchase),
    sold: soldBy(purchase),
  });
}

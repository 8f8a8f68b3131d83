import type { PreviewItem, PreviewOrderResponse } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import { add, isPositive, subtract } from '../money.js';
import { billCycleDayOf, chargeStart, type Purchase } from '../purchase/purchase.js';
import { toBills, type PreviewDocument, type ChargeWithProduct } from './bills.js';

/** Charges of a purchase and its coupon, by id. */
function chargesOfPurchase({ plans, coupon }: Purchase): Map<string, ChargeWithProduct> {
  const all = [...plans, ...(coupon ? [coupon] : [])];
  return new Map(
    all.flatMap(({ plan, product }) => plan.productRatePlanCharges.map((charge) => [charge.id, { charge, productName: product.name }])),
  );
}

const negate = (amount: string): string => subtract('0', amount);

/** Returns the items of a credit memo with negative amounts. Some platforms send positive amounts. */
function toCreditItems(items: readonly PreviewItem[]): PreviewItem[] {
  if (!isPositive(add(...items.map(({ amountWithoutTax }) => amountWithoutTax)))) return [...items];
  return items.map((item) => ({
    ...item,
    amountWithoutTax: negate(item.amountWithoutTax),
    ...(item.taxAmount === undefined ? {} : { taxAmount: negate(item.taxAmount) }),
  }));
}

/** Converts an order preview into invoices and credit memos. */
export function toPreviewDocuments({ previewResult }: PreviewOrderResponse): PreviewDocument[] {
  const { invoices = [], creditMemos = [] } = previewResult;
  return [
    ...invoices.map(({ targetDate, invoiceItems }) => ({ date: targetDate, items: invoiceItems })),
    ...creditMemos.map(({ targetDate, creditMemoItems }) => ({ date: targetDate, items: toCreditItems(creditMemoItems), isCredit: true })),
  ];
}

/** Bills of a purchase in date order. The first one has the date of the order. */
export function billsView(preview: PreviewOrderResponse, purchase: Purchase): [QuoteBill, ...QuoteBill[]] {
  return toBills(toPreviewDocuments(preview), {
    currency: purchase.currency,
    firstDay: purchase.orderDate,
    billCycleDay: billCycleDayOf(purchase),
    discountsFrom: chargeStart(purchase),
    chargesById: chargesOfPurchase(purchase),
  });
}

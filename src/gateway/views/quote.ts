import type { PreviewItem, PreviewOrderResponse } from '../../api/schemas/billing/generated/orders.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { Purchase } from '../flows/subscribe.js';
import { add, plainQuantity, toMoney, toUnitPrice } from '../money.js';

/** The quote without its fingerprint. */
export interface Bills {
  currency: CurrencyCode;
  orderDate: IsoDate;
  dueNow: QuoteBill;
  next?: QuoteBill;
}

function productNameOf({ plans }: Purchase, chargeId: string | undefined): string {
  const chosen = plans.find(({ plan }) => plan.productRatePlanCharges.some(({ id }) => id === chargeId));
  return chosen?.product.name ?? '';
}

function lineView(item: PreviewItem, purchase: Purchase): QuoteLine {
  const { currency } = purchase;
  const quantity = item.additionalInfo?.quantity;
  return {
    productRatePlanChargeId: item.productRatePlanChargeId ?? '',
    productName: item.productName ?? productNameOf(purchase, item.productRatePlanChargeId),
    chargeName: item.chargeName,
    ...(quantity === undefined ? {} : { quantity: plainQuantity(quantity) }),
    ...(item.unitPrice === undefined ? {} : { unitPrice: toUnitPrice(item.unitPrice, currency) }),
    ...(item.serviceStartDate === undefined ? {} : { serviceStartDate: item.serviceStartDate }),
    ...(item.serviceEndDate === undefined ? {} : { serviceEndDate: item.serviceEndDate }),
    amount: toMoney(item.amountWithoutTax, currency),
  };
}

function billView(date: IsoDate, items: readonly PreviewItem[], purchase: Purchase): QuoteBill {
  const subtotal = add(...items.map(({ amountWithoutTax }) => amountWithoutTax));
  const tax = add(...items.map(({ taxAmount }) => taxAmount ?? '0'));
  return {
    date,
    lines: items.map((item) => lineView(item, purchase)),
    subtotal: toMoney(subtotal, purchase.currency),
    tax: toMoney(tax, purchase.currency),
    total: toMoney(add(subtotal, tax), purchase.currency),
  };
}

/** Sorts previewed items into bills by the day on which what they charge for begins: due by the order date is due now, the earliest other day is next. */
export function billsView({ previewResult }: PreviewOrderResponse, purchase: Purchase): Bills {
  const { currency, orderDate } = purchase;
  const items = [
    ...(previewResult.invoices ?? []).flatMap(({ invoiceItems }) => invoiceItems),
    ...(previewResult.creditMemos ?? []).flatMap(({ creditMemoItems }) => creditMemoItems),
  ];
  const startOf = ({ serviceStartDate }: PreviewItem): IsoDate => serviceStartDate ?? orderDate;
  const [nextDate] = items
    .map(startOf)
    .filter((date) => date > orderDate)
    .sort();
  const dueNow = billView(
    orderDate,
    items.filter((item) => startOf(item) <= orderDate),
    purchase,
  );
  if (nextDate === undefined) return { currency, orderDate, dueNow };
  const next = items.filter((item) => startOf(item) === nextDate);
  return { currency, orderDate, dueNow, next: billView(nextDate, next, purchase) };
}

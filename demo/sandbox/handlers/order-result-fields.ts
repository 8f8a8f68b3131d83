import type { WireBody } from '../context.js';
import { monthlyRevenue } from '../engine/rating/bill-items.js';
import { lineCharge } from '../engine/rating/bill-lines.js';
import { decimalOf, jsonNumber, subtract } from '../engine/money.js';
import { findOrderPayment, type OrderResult, type OrderRow } from '../engine/orders/place-order.js';
import type { PlannedChange } from '../engine/orders/plan-order.js';
import type { PreviewBill, PreviewBills } from '../engine/preview-bills.js';
import { currentSegments } from '../engine/orders/change-products.js';
import { wireLineItems } from './order-details.js';
import { wireLineTax, wireTotals } from './tax-fields.js';
import type { ChargeState, SubscriptionState } from '../engine/subscription-state.js';

/** Formats a collected amount with nine decimal places, as on the platform. */
const withNineDecimals = (amount: string): string => decimalOf(amount).toFixed(9);

/** Returns the ids and numbers of an order's line items. */
function lineItemsOf(order: OrderRow): WireBody {
  const { orderLineItems: items } = wireLineItems(order);
  return Array.isArray(items) ? { orderLineItems: items.map(({ id, itemNumber }: WireBody) => ({ id, itemNumber })) } : {};
}

/** Returns the results of an order. As on the platform, ids are included only on request. */
export function wireOrderResult(done: OrderResult, ids: boolean): WireBody {
  const paid = findOrderPayment(done);
  const { order, account } = done;
  return {
    success: true,
    orderNumber: order.number,
    accountNumber: account.number,
    status: order.status,
    subscriptions: done.subscriptions.map((subscription) => ({
      subscriptionNumber: subscription.number,
      status: subscription.status,
      subscriptionOwnerNumber: account.number,
      ...(ids && { subscriptionId: subscription.id, subscriptionOwnerId: account.id }),
    })),
    ...lineItemsOf(order),
    invoiceNumbers: done.invoices.map((invoice) => invoice.number),
    ...(done.creditMemos.length > 0 && { creditMemoNumbers: done.creditMemos.map((memo) => memo.number) }),
    ...(paid !== undefined && { paymentNumber: paid.payment.number, paidAmount: withNineDecimals(paid.amount) }),
    ...(ids && {
      orderId: order.id,
      accountId: account.id,
      subscriptionIds: done.subscriptions.map((subscription) => subscription.id),
      invoiceIds: done.invoices.map((invoice) => invoice.id),
      ...(done.creditMemos.length > 0 && { creditMemoIds: done.creditMemos.map((memo) => memo.id) }),
      ...(paid !== undefined && { paymentId: paid.payment.id }),
    }),
  };
}

function wireItems(bill: PreviewBill, currency: string): WireBody[] {
  return bill.lines.map((line) => {
    const { item, subscription, plan } = line;
    const { isDiscount, ...named } = lineCharge(line);
    return {
      ...named,
      productName: plan.productName,
      ...(subscription.number !== undefined && { subscriptionNumber: subscription.number }),
      processingType: isDiscount ? 'Discount' : 'Charge',
      serviceStartDate: item.serviceStartDate,
      serviceEndDate: item.serviceEndDate,
      unitPrice: jsonNumber(item.unitPrice),
      amountWithoutTax: jsonNumber(item.amount),
      ...wireLineTax(line.tax, item.due, currency),
      additionalInfo: { quantity: jsonNumber(item.quantity), ...(item.charge.uom !== null && { unitOfMeasure: item.charge.uom }) },
    };
  });
}

/** Returns the previewed invoices and credit memos. */
export function wireBills(bills: PreviewBills, currency: string): WireBody {
  const named = (bill: PreviewBill) => ({ ...wireTotals(bill), targetDate: bill.targetDate });
  return {
    invoices: bills.invoices.map((bill) => ({ ...named(bill), invoiceItems: wireItems(bill, currency) })),
    creditMemos: bills.creditMemos.map((bill) => ({ ...named(bill), creditMemoItems: wireItems(bill, currency) })),
  };
}

const lastSegments = (state: SubscriptionState | undefined, day: string): { plan: string; charge: ChargeState }[] =>
  (state?.ratePlans ?? []).flatMap((plan) =>
    currentSegments(plan.charges, day).map((charge) => ({ plan: plan.productRatePlanId, charge })),
  );

function revenueOf(charge: ChargeState | undefined, { currency, ...term }: SubscriptionState, day: string): string {
  const ended = charge === undefined || (charge.effectiveEndDate !== null && charge.effectiveEndDate <= day);
  return ended ? '0' : monthlyRevenue(charge, currency, term);
}

/** Returns the monthly recurring revenue of each charge after a change, and the difference from its value before the change. */
export function wireMetrics({ before, after }: Pick<PlannedChange, 'before' | 'after'>, day: string): WireBody {
  const { currency, number } = after;
  const old = lastSegments(before, day);
  return {
    ...(number !== undefined && { subscriptionNumber: number }),
    charges: lastSegments(after, day).map(({ plan, charge }) => {
      const earlier = charge.number === undefined ? undefined : old.find((entry) => entry.charge.number === charge.number)?.charge;
      const regular = revenueOf(charge, after, day);
      const delta = subtract(currency, regular, revenueOf(earlier, before ?? after, day));
      return {
        ...(charge.number !== undefined && { chargeNumber: charge.number }),
        productRatePlanId: plan,
        productRatePlanChargeId: charge.productRatePlanChargeId,
        cmrr: { discount: 0, discountDelta: 0, regular: jsonNumber(regular), regularDelta: jsonNumber(delta) },
      };
    }),
  };
}

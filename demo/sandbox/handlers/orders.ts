import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { partialEndpoint } from '../http/endpoint.js';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import {
  createOrderRequest,
  orderLookup,
  ordersByOwnerRequest,
  previewOrderRequest,
  type CreateOrderRequest,
  type OrderRequest,
  type OrdersByOwnerRequest,
  type PreviewOrderRequest,
} from '../supported/order.js';
import type { Call, WireBody } from '../context.js';
import { accounts, orderActions, orders } from '../database/schema.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { monthlyRevenue } from '../engine/bill.js';
import { dayOf } from '../engine/calendar.js';
import { instantText } from '../engine/clock.js';
import { jsonNumber } from '../engine/money.js';
import { paidAmount, placeOrder } from '../engine/order.js';
import { planSubscriptions, type PlannedSubscription } from '../engine/plan.js';
import { previewBills, type PreviewBill } from '../engine/preview.js';
import { billingError, notFound } from '../errors.js';
import { pageOf, readPage } from './paging.js';

/** `POST /v1/orders`. Ids are in the answer only where the query asks `returnIds=true`, as on the platform. */
async function createOrder(input: CreateOrderRequest, call: Call): Promise<WireBody> {
  const done = await placeOrder(call, input);
  const paid = paidAmount(done);
  const ids = call.url.searchParams.get('returnIds') === 'true';
  return {
    success: true,
    orderNumber: done.order.number,
    accountNumber: done.account.number,
    status: done.order.status,
    subscriptions: done.subscriptions.map((subscription) => ({
      subscriptionNumber: subscription.number,
      status: subscription.status,
      subscriptionOwnerNumber: done.account.number,
      ...(ids && { subscriptionId: subscription.id, subscriptionOwnerId: done.account.id }),
    })),
    invoiceNumbers: done.invoices.map((invoice) => invoice.number),
    ...(paid !== undefined && { paymentNumber: done.payment?.number, paidAmount: paid }),
    ...(ids && {
      orderId: done.order.id,
      accountId: done.account.id,
      invoiceIds: done.invoices.map((invoice) => invoice.id),
      ...(paid !== undefined && { paymentId: done.payment?.id }),
    }),
  };
}

function wireBill(bill: PreviewBill): WireBody {
  const amount = jsonNumber(bill.amount);
  return {
    amount,
    amountWithoutTax: amount,
    taxAmount: 0,
    targetDate: bill.targetDate,
    invoiceItems: bill.items.map((item) => ({
      productRatePlanChargeId: item.charge.productRatePlanChargeId,
      productName: item.charge.productName,
      chargeName: item.charge.name,
      processingType: 'Charge',
      serviceStartDate: item.serviceStartDate,
      serviceEndDate: item.serviceEndDate,
      unitPrice: jsonNumber(item.unitPrice),
      amountWithoutTax: jsonNumber(item.amount),
      taxAmount: 0,
      additionalInfo: { quantity: jsonNumber(item.quantity), ...(item.charge.uom !== null && { unitOfMeasure: item.charge.uom }) },
    })),
  };
}

function wireMetrics(subscription: PlannedSubscription, currency: string): WireBody {
  return {
    ...(subscription.number !== undefined && { subscriptionNumber: subscription.number }),
    charges: subscription.ratePlans.flatMap((plan) =>
      plan.charges.map((charge) => {
        const regular = jsonNumber(monthlyRevenue(charge, currency));
        return {
          productRatePlanId: plan.productRatePlanId,
          productRatePlanChargeId: charge.productRatePlanChargeId,
          cmrr: { discount: 0, discountDelta: 0, regular, regularDelta: regular },
        };
      }),
    ),
  };
}

async function previewAccount(input: PreviewOrderRequest, call: Call): Promise<{ currency: string; billCycleDay: number }> {
  if (input.existingAccountNumber !== undefined && input.previewAccountInfo) {
    throw billingError('orders', 'rule', "Give one of 'previewAccountInfo' and 'existingAccountNumber', not both.");
  }
  if (input.existingAccountNumber !== undefined) return getAccountRow(call.tx, input.existingAccountNumber);
  const info = input.previewAccountInfo;
  if (!info) throw billingError('orders', 'missing-field', "Missing required field 'previewAccountInfo' or 'existingAccountNumber'.");
  checkCurrency(call, info.currency, 'previewAccountInfo.currency', 'orders');
  return info;
}

/** `POST /v1/orders/preview`: the bills of the same order, by the code that bills. */
async function previewOrder(input: PreviewOrderRequest, call: Call): Promise<WireBody> {
  const { currency, billCycleDay } = await previewAccount(input, call);
  const { today } = call.moment;
  const planned = await planSubscriptions(call.tx, input.subscriptions, { orderDate: input.orderDate, currency, today });
  const facts = { currency, today, billCycleDay: billCycleDay || dayOf(planned[0]?.contractEffectiveDate ?? input.orderDate) };
  const types = input.previewOptions.previewTypes;
  return {
    success: true,
    previewResult: {
      ...(types.includes('BillingDocs') && { invoices: previewBills(input.previewOptions, planned, facts).map(wireBill), creditMemos: [] }),
      ...(types.includes('ChargeMetrics') && { chargeMetrics: planned.map((subscription) => wireMetrics(subscription, currency)) }),
    },
  };
}

type OrderWithAccount = { order: typeof orders.$inferSelect; accountNumber: string };

async function wireOrders(rows: readonly OrderWithAccount[], call: Call): Promise<WireBody[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.order.id);
  const actions = await call.tx.select().from(orderActions).where(inArray(orderActions.orderId, ids)).orderBy(asc(orderActions.sequence));
  return rows.map(({ order, accountNumber }) => ({
    orderNumber: order.number,
    orderDate: order.orderDate,
    status: order.status,
    category: 'NewSales',
    currency: order.currency,
    existingAccountNumber: accountNumber,
    createdDate: instantText(call.settings.timeZone, order.createdDate),
    customFields: order.customFields,
    subscriptions: actions
      .filter((action) => action.orderId === order.id)
      .map((action) => ({
        subscriptionNumber: action.subscriptionNumber,
        subscriptionOwnerAccountNumber: accountNumber,
        sequence: action.sequence,
        orderActions: [{ id: action.id, sequence: 0, type: action.type }],
      })),
  }));
}

const withAccount = (call: Call) =>
  call.tx.select({ order: orders, accountNumber: accounts.number }).from(orders).innerJoin(accounts, eq(accounts.id, orders.accountId));

/** `GET /v1/orders/{orderNumber}`. */
async function getOrder(input: OrderRequest, call: Call): Promise<WireBody> {
  const [order] = await wireOrders(await withAccount(call).where(eq(orders.number, input.orderNumber)), call);
  if (!order) throw notFound('order', input.orderNumber);
  return { success: true, order };
}

/** `GET /v1/orders/subscriptionOwner/{accountNumber}`, newest first. */
async function listOrdersByOwner(input: OrdersByOwnerRequest, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input.accountNumber);
  const page = readPage(input);
  const found = await withAccount(call)
    .where(eq(orders.accountId, account.id))
    .orderBy(desc(orders.createdDate), desc(orders.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows, nextPage } = pageOf(found, page, call.url);
  return { success: true, orders: await wireOrders(rows, call), ...nextPage };
}

/** What is served here, by row. */
export const orderEndpoints = {
  createOrder: partialEndpoint(rows.createOrder, 'orders', createOrderRequest, createOrder),
  previewOrder: partialEndpoint(rows.previewOrder, 'orders', previewOrderRequest, previewOrder),
  getOrder: partialEndpoint(rows.getOrder, 'orders', orderLookup, getOrder),
  listOrdersByOwner: partialEndpoint(rows.listOrdersByOwner, 'orders', ordersByOwnerRequest, listOrdersByOwner),
};

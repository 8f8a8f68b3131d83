import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { getAccountRow } from '../engine/accounts.js';
import { activateDraft, cancelOrder as takeBack, changeOrder, deleteOrder as remove } from '../engine/orders/saved-orders.js';
import type { OrderRow } from '../engine/orders/place-order.js';
import { setTriggerDates } from '../engine/orders/set-trigger-dates.js';
import { partialEndpoint } from '../http/endpoint.js';
import {
  cancelOrderInput,
  orderKeyInput,
  triggerDatesInput,
  updateOrderInput,
  type TriggerDatesInput,
  type UpdateOrderInput,
} from '../supported/orders.js';
import { wireOrderResult } from './order-result-fields.js';

/** `PUT /v1/orders/{orderNumber}`: updates a draft or scheduled order. */
async function updateOrder(input: UpdateOrderInput, call: CallContext): Promise<WireBody> {
  return wireOrderResult(await changeOrder(call, input), true);
}

/** `PUT /v1/orders/{orderNumber}/activate`. */
async function activateOrder(input: { orderNumber: string }, call: CallContext): Promise<WireBody> {
  return wireOrderResult(await activateDraft(call, input.orderNumber), true);
}

/** Returns the fields that all order responses share. */
async function wireState(order: OrderRow, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, order.accountId);
  return { success: true, orderNumber: order.number, accountNumber: account.number, status: order.status };
}

/** `PUT /v1/orders/{orderNumber}/cancel`. */
async function cancelOrder(input: { orderNumber: string; cancelReason?: string }, call: CallContext): Promise<WireBody> {
  const order = await takeBack(call, input.orderNumber, input.cancelReason);
  return {
    ...(await wireState(order, call)),
    ...(order.cancelReason !== null && { cancelReason: order.cancelReason }),
  };
}

/** `DELETE /v1/orders/{orderNumber}`: deletes an order that has not run. */
async function deleteOrder(input: { orderNumber: string }, call: CallContext): Promise<WireBody> {
  await remove(call, input.orderNumber);
  return { success: true };
}

/** `PUT /v1/orders/{orderNumber}/triggerDates`. */
async function updateOrderTriggerDates(input: TriggerDatesInput, call: CallContext): Promise<WireBody> {
  const { order, subscriptions } = await setTriggerDates(call, input);
  return {
    ...(await wireState(order, call)),
    subscriptions: subscriptions.map(({ number, status }) => ({ subscriptionNumber: number, status })),
  };
}

/** Endpoints by operation name. */
export const orderDraftEndpoints = {
  updateOrder: partialEndpoint(rows.updateOrder, 'orders', updateOrderInput, updateOrder),
  activateOrder: partialEndpoint(rows.activateOrder, 'orders', orderKeyInput, activateOrder),
  cancelOrder: partialEndpoint(rows.cancelOrder, 'orders', cancelOrderInput, cancelOrder),
  deleteOrder: partialEndpoint(rows.deleteOrder, 'orders', orderKeyInput, deleteOrder),
  updateOrderTriggerDates: partialEndpoint(rows.updateOrderTriggerDates, 'orders', triggerDatesInput, updateOrderTriggerDates),
};

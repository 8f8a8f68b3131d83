// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createOrderRequest,
  newOrderResponse,
  previewOrderRequest,
  previewOrderResponse,
  createOrderAsyncRequest,
  createOrderAsyncResponse,
  previewOrderAsyncResponse,
  getOrderJobRequest,
  getOrderJobResponse,
  listOrdersRequest,
  listOrdersResponse,
  getOrderRequest,
  getOrderResponse,
  listOrdersBySubscriptionRequest,
  listOrdersBySubscriptionResponse,
  listOrdersByOwnerRequest,
  updateOrderRequest,
  updateOrderResponse,
  orderNumberRequest,
  cancelOrderRequest,
  cancelOrderResponse,
  updateOrderTriggerDatesRequest,
  updateOrderTriggerDatesResponse,
} from '../schemas/orders.js';
import { commonResponse } from '../schemas/shared.js';

/** Create an order holding one or more order actions on one or more subscriptions. `POST /v1/orders`. */
export const createOrder = /* @__PURE__ */ operation({
  name: 'orders.create',
  method: 'POST',
  path: '/v1/orders',
  request: createOrderRequest,
  response: newOrderResponse,
  query: ['returnIds'],
  retry: 'keyed',
  limit: 'high-volume',
});

/** Price an order without saving it. `POST /v1/orders/preview`. */
export const previewOrder = /* @__PURE__ */ operation({
  name: 'orders.preview',
  method: 'POST',
  path: '/v1/orders/preview',
  request: previewOrderRequest,
  response: previewOrderResponse,
  query: ['summarizeInvoiceItem'],
  retry: 'safe',
  limit: 'high-volume',
});

/** Same as create, answered with a job id. `POST /v1/async/orders`. */
export const createOrderAsync = /* @__PURE__ */ operation({
  name: 'orders.create-async',
  method: 'POST',
  path: '/v1/async/orders',
  request: createOrderAsyncRequest,
  response: createOrderAsyncResponse,
  query: ['returnIds'],
  retry: 'keyed',
});

/** Same as preview, job id. `POST /v1/async/orders/preview`. */
export const previewOrderAsync = /* @__PURE__ */ operation({
  name: 'orders.preview-async',
  method: 'POST',
  path: '/v1/async/orders/preview',
  request: previewOrderRequest,
  response: previewOrderAsyncResponse,
  query: ['summarizeInvoiceItem'],
  retry: 'keyed',
});

/** Poll an async order job. `GET /v1/async-jobs/{jobId}`. */
export const getOrderJob = /* @__PURE__ */ operation({
  name: 'orders.job',
  method: 'GET',
  path: '/v1/async-jobs/{jobId}',
  request: getOrderJobRequest,
  response: getOrderJobResponse,
  retry: 'safe',
});

/** List orders. `GET /v1/orders`. */
export const listOrders = /* @__PURE__ */ operation({
  name: 'orders.list',
  method: 'GET',
  path: '/v1/orders',
  request: listOrdersRequest,
  response: listOrdersResponse,
  paging: 'page',
  items: 'orders',
  retry: 'safe',
});

/** One order. `GET /v1/orders/{orderNumber}`. */
export const getOrder = /* @__PURE__ */ operation({
  name: 'orders.get',
  method: 'GET',
  path: '/v1/orders/{orderNumber}',
  request: getOrderRequest,
  response: getOrderResponse,
  retry: 'safe',
});

/** Orders touching a subscription. `GET /v1/orders/subscription/{subscriptionNumber}`. */
export const listOrdersBySubscription = /* @__PURE__ */ operation({
  name: 'orders.list-by-subscription',
  method: 'GET',
  path: '/v1/orders/subscription/{subscriptionNumber}',
  request: listOrdersBySubscriptionRequest,
  response: listOrdersBySubscriptionResponse,
  paging: 'page',
  items: 'orders',
  retry: 'safe',
});

/** Orders of a subscription owner. `GET /v1/orders/subscriptionOwner/{accountNumber}`. */
export const listOrdersByOwner = /* @__PURE__ */ operation({
  name: 'orders.list-by-owner',
  method: 'GET',
  path: '/v1/orders/subscriptionOwner/{accountNumber}',
  request: listOrdersByOwnerRequest,
  response: listOrdersBySubscriptionResponse,
  paging: 'page',
  items: 'orders',
  retry: 'safe',
});

/** Change a draft/scheduled order. `PUT /v1/orders/{orderNumber}`. */
export const updateOrder = /* @__PURE__ */ operation({
  name: 'orders.update',
  method: 'PUT',
  path: '/v1/orders/{orderNumber}',
  request: updateOrderRequest,
  response: updateOrderResponse,
  retry: 'never',
});

/** Activate a draft order. `PUT /v1/orders/{orderNumber}/activate`. */
export const activateOrder = /* @__PURE__ */ operation({
  name: 'orders.activate',
  method: 'PUT',
  path: '/v1/orders/{orderNumber}/activate',
  request: orderNumberRequest,
  response: newOrderResponse,
  retry: 'never',
});

/** Cancel a draft/scheduled order. `PUT /v1/orders/{orderNumber}/cancel`. */
export const cancelOrder = /* @__PURE__ */ operation({
  name: 'orders.cancel',
  method: 'PUT',
  path: '/v1/orders/{orderNumber}/cancel',
  request: cancelOrderRequest,
  response: cancelOrderResponse,
  retry: 'never',
});

/** Delete order. `DELETE /v1/orders/{orderNumber}`. */
export const deleteOrder = /* @__PURE__ */ operation({
  name: 'orders.delete',
  method: 'DELETE',
  path: '/v1/orders/{orderNumber}',
  request: orderNumberRequest,
  response: commonResponse,
  retry: 'never',
});

/** Set activation dates (service activation, customer acceptance). `PUT /v1/orders/{orderNumber}/triggerDates`. */
export const updateOrderTriggerDates = /* @__PURE__ */ operation({
  name: 'orders.update-trigger-dates',
  method: 'PUT',
  path: '/v1/orders/{orderNumber}/triggerDates',
  request: updateOrderTriggerDatesRequest,
  response: updateOrderTriggerDatesResponse,
  retry: 'never',
});

import { operation } from '../operation.js';
import {
  createOrderRequest,
  createOrderResponse,
  orderList,
  orderLookup,
  orderResponse,
  ordersByOwnerRequest,
  previewOrderRequest,
  previewOrderResponse,
} from '../../schemas/billing/order.js';

/** Does one or more order actions, creating the account if asked, and may bill and collect at once. */
export const createOrder = operation({
  name: 'orders.create',
  method: 'POST',
  path: '/v1/orders',
  request: createOrderRequest,
  response: createOrderResponse,
  retry: 'keyed',
  limit: 'high-volume',
});

/** Prices the same order actions without doing them. */
export const previewOrder = operation({
  name: 'orders.preview',
  method: 'POST',
  path: '/v1/orders/preview',
  request: previewOrderRequest,
  response: previewOrderResponse,
  retry: 'safe',
  limit: 'high-volume',
});

/** One order by number. */
export const getOrder = operation({
  name: 'orders.get',
  method: 'GET',
  path: '/v1/orders/{orderNumber}',
  request: orderLookup,
  response: orderResponse,
  retry: 'safe',
});

/** Orders of the subscriptions that an account owns. */
export const listOrdersByOwner = operation({
  name: 'orders.by-subscription-owner',
  method: 'GET',
  path: '/v1/orders/subscriptionOwner/{accountNumber}',
  request: ordersByOwnerRequest,
  response: orderList,
  paging: 'page',
  items: 'orders',
  retry: 'safe',
});

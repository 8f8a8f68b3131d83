// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  queryAccountsRequest,
  queryAccountsResponse,
  queryAccountRequest,
  expandedAccount,
  querySubscriptionsRequest,
  querySubscriptionsResponse,
  queryProductsRequest,
  queryProductsResponse,
} from '../schemas/object-query.js';

/** Object query: list accounts with filter/expand/fields/sort. `GET /object-query/accounts`. */
export const queryAccounts = /* @__PURE__ */ operation({
  name: 'object-query.accounts',
  method: 'GET',
  path: '/object-query/accounts',
  request: queryAccountsRequest,
  response: queryAccountsResponse,
  paging: 'object-query',
  items: 'data',
  retry: 'safe',
});

/** Object query: one account. `GET /object-query/accounts/{key}`. */
export const queryAccount = /* @__PURE__ */ operation({
  name: 'object-query.account',
  method: 'GET',
  path: '/object-query/accounts/{key}',
  request: queryAccountRequest,
  response: expandedAccount,
  retry: 'safe',
});

/** Object query: subscriptions. `GET /object-query/subscriptions`. */
export const querySubscriptions = /* @__PURE__ */ operation({
  name: 'object-query.subscriptions',
  method: 'GET',
  path: '/object-query/subscriptions',
  request: querySubscriptionsRequest,
  response: querySubscriptionsResponse,
  paging: 'object-query',
  items: 'data',
  retry: 'safe',
});

/** Object query: products. `GET /object-query/products`. */
export const queryProducts = /* @__PURE__ */ operation({
  name: 'object-query.products',
  method: 'GET',
  path: '/object-query/products',
  request: queryProductsRequest,
  response: queryProductsResponse,
  paging: 'object-query',
  items: 'data',
  retry: 'safe',
});

// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createObjectsRequest,
  createObjectsResponse,
  updateObjectsRequest,
  updateObjectsResponse,
  deleteObjectsRequest,
  deleteObjectsResponse,
  queryRequest,
  queryResponse,
  queryMoreRequest,
  queryMoreResponse,
  subscribeRequest,
  subscribeResponse,
  amendRequest,
  amendResponse,
  generateRequest,
  generateResponse,
  executeRequest,
  executeResponse,
} from '../schemas/actions.js';

/** Create up to 50 objects of one type. `POST /v1/action/create`. */
export const createObjects = /* @__PURE__ */ operation({
  name: 'actions.create',
  method: 'POST',
  path: '/v1/action/create',
  request: createObjectsRequest,
  response: createObjectsResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Update up to 50 objects. `POST /v1/action/update`. */
export const updateObjects = /* @__PURE__ */ operation({
  name: 'actions.update',
  method: 'POST',
  path: '/v1/action/update',
  request: updateObjectsRequest,
  response: updateObjectsResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Delete up to 50 objects by id. `POST /v1/action/delete`. */
export const deleteObjects = /* @__PURE__ */ operation({
  name: 'actions.delete',
  method: 'POST',
  path: '/v1/action/delete',
  request: deleteObjectsRequest,
  response: deleteObjectsResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Next batch of a query. `POST /v1/action/queryMore`. */
export const queryMore = /* @__PURE__ */ operation({
  name: 'actions.query-more',
  method: 'POST',
  path: '/v1/action/queryMore',
  request: queryMoreRequest,
  response: queryMoreResponse,
  query: ['rejectUnknownFields'],
  retry: 'safe',
});

/** Create account+contacts+method+subscription in bulk (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/subscribe`. */
export const subscribe = /* @__PURE__ */ operation({
  name: 'actions.subscribe',
  method: 'POST',
  path: '/v1/action/subscribe',
  request: subscribeRequest,
  response: subscribeResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Amend subscriptions (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/amend`. */
export const amend = /* @__PURE__ */ operation({
  name: 'actions.amend',
  method: 'POST',
  path: '/v1/action/amend',
  request: amendRequest,
  response: amendResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Generate invoices (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/generate`. */
export const generate = /* @__PURE__ */ operation({
  name: 'actions.generate',
  method: 'POST',
  path: '/v1/action/generate',
  request: generateRequest,
  response: generateResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Execute e.g. InvoiceSplit (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/execute`. */
export const execute = /* @__PURE__ */ operation({
  name: 'actions.execute',
  method: 'POST',
  path: '/v1/action/execute',
  request: executeRequest,
  response: executeResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Run a ZOQL query. `POST /v1/action/query`. */
export const query = /* @__PURE__ */ operation({
  name: 'actions.query',
  method: 'POST',
  path: '/v1/action/query',
  request: queryRequest,
  response: queryResponse,
  query: ['rejectUnknownFields'],
  paging: 'query',
  items: 'records',
  more: queryMore,
  retry: 'safe',
});

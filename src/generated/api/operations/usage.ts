// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  uploadUsageRequest,
  uploadUsageResponse,
  createUsageRequest,
  getUsageRequest,
  getUsageResponse,
  updateUsageRequest,
  deleteUsageRequest,
  listUsageByAccountResponse,
  getUsageRateDetailResponse,
} from '../schemas/usage.js';
import { createOrModifyResponse, deleteResponse, accountPageRequest, invoiceItemRequest } from '../schemas/shared.js';

/** Upload a usage file (multipart). `POST /v1/usage`. */
export const uploadUsage = /* @__PURE__ */ operation({
  name: 'usage.upload',
  method: 'POST',
  path: '/v1/usage',
  request: uploadUsageRequest,
  response: uploadUsageResponse,
  encoding: 'multipart',
  retry: 'keyed',
});

/** Create one usage record. `POST /v1/object/usage`. */
export const createUsage = /* @__PURE__ */ operation({
  name: 'usage.create',
  method: 'POST',
  path: '/v1/object/usage',
  request: createUsageRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Get one usage record. `GET /v1/object/usage/{id}`. */
export const getUsage = /* @__PURE__ */ operation({
  name: 'usage.get',
  method: 'GET',
  path: '/v1/object/usage/{id}',
  request: getUsageRequest,
  response: getUsageResponse,
  retry: 'safe',
});

/** Change one. `PUT /v1/object/usage/{id}`. */
export const updateUsage = /* @__PURE__ */ operation({
  name: 'usage.update',
  method: 'PUT',
  path: '/v1/object/usage/{id}',
  request: updateUsageRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'never',
});

/** Delete one. `DELETE /v1/object/usage/{id}`. */
export const deleteUsage = /* @__PURE__ */ operation({
  name: 'usage.delete',
  method: 'DELETE',
  path: '/v1/object/usage/{id}',
  request: deleteUsageRequest,
  response: deleteResponse,
  retry: 'never',
});

/** List usage of an account. Older operation: still served, no longer recommended by the platform. `GET /v1/usage/accounts/{account-key}`. */
export const listUsageByAccount = /* @__PURE__ */ operation({
  name: 'usage.list-by-account',
  method: 'GET',
  path: '/v1/usage/accounts/{account-key}',
  request: accountPageRequest,
  response: listUsageByAccountResponse,
  paging: 'page',
  items: 'usage',
  retry: 'safe',
});

/** How an invoice item was rated. `GET /v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail`. */
export const getUsageRateDetail = /* @__PURE__ */ operation({
  name: 'usage.rate-detail',
  method: 'GET',
  path: '/v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail',
  request: invoiceItemRequest,
  response: getUsageRateDetailResponse,
  retry: 'safe',
});

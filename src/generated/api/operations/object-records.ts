// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  getAccountObjectRequest,
  getAccountObjectResponse,
  createAccountObjectRequest,
  updateAccountObjectRequest,
  deleteAccountObjectRequest,
} from '../schemas/object-records.js';
import { createOrModifyResponse, deleteResponse } from '../schemas/shared.js';

/** Generic read of an account object. Older operation: still served, no longer recommended by the platform. `GET /v1/object/account/{id}`. */
export const getAccountObject = /* @__PURE__ */ operation({
  name: 'object-records.get-account',
  method: 'GET',
  path: '/v1/object/account/{id}',
  request: getAccountObjectRequest,
  response: getAccountObjectResponse,
  retry: 'safe',
});

/** Generic create. Older operation: still served, no longer recommended by the platform. `POST /v1/object/account`. */
export const createAccountObject = /* @__PURE__ */ operation({
  name: 'object-records.create-account',
  method: 'POST',
  path: '/v1/object/account',
  request: createAccountObjectRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Generic change. Older operation: still served, no longer recommended by the platform. `PUT /v1/object/account/{id}`. */
export const updateAccountObject = /* @__PURE__ */ operation({
  name: 'object-records.update-account',
  method: 'PUT',
  path: '/v1/object/account/{id}',
  request: updateAccountObjectRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'never',
});

/** Generic delete. Older operation: still served, no longer recommended by the platform. `DELETE /v1/object/account/{id}`. */
export const deleteAccountObject = /* @__PURE__ */ operation({
  name: 'object-records.delete-account',
  method: 'DELETE',
  path: '/v1/object/account/{id}',
  request: deleteAccountObjectRequest,
  response: deleteResponse,
  retry: 'never',
});

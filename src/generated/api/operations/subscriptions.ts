// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createSubscriptionRequest,
  createSubscriptionResponse,
  previewSubscriptionRequest,
  previewSubscriptionResponse,
  previewExistingSubscriptionRequest,
  previewExistingSubscriptionResponse,
  listSubscriptionsByAccountRequest,
  listSubscriptionsByAccountResponse,
  getSubscriptionRequest,
  getSubscriptionResponse,
  getSubscriptionVersionRequest,
  getSubscriptionVersionResponse,
  updateSubscriptionRequest,
  updateSubscriptionResponse,
  renewSubscriptionRequest,
  renewSubscriptionResponse,
  cancelSubscriptionRequest,
  cancelSubscriptionResponse,
  suspendSubscriptionRequest,
  suspendSubscriptionResponse,
  resumeSubscriptionRequest,
  resumeSubscriptionResponse,
  deleteSubscriptionRequest,
  deleteSubscriptionResponse,
  updateSubscriptionCustomFieldsRequest,
} from '../schemas/subscriptions.js';
import { commonResponse } from '../schemas/shared.js';

/** Create subscription for an existing account. `POST /v1/subscriptions`. */
export const createSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.create',
  method: 'POST',
  path: '/v1/subscriptions',
  request: createSubscriptionRequest,
  response: createSubscriptionResponse,
  retry: 'keyed',
  limit: 'high-volume',
});

/** Price a not-yet-created subscription. `POST /v1/subscriptions/preview`. */
export const previewSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.preview',
  method: 'POST',
  path: '/v1/subscriptions/preview',
  request: previewSubscriptionRequest,
  response: previewSubscriptionResponse,
  retry: 'safe',
  limit: 'high-volume',
});

/** Price a change/charge set of an existing subscription. `POST /v1/subscriptions/{subscription-key}/preview`. */
export const previewExistingSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.preview-existing',
  method: 'POST',
  path: '/v1/subscriptions/{subscription-key}/preview',
  request: previewExistingSubscriptionRequest,
  response: previewExistingSubscriptionResponse,
  retry: 'safe',
  limit: 'high-volume',
});

/** List subscriptions of an account. `GET /v1/subscriptions/accounts/{account-key}`. */
export const listSubscriptionsByAccount = /* @__PURE__ */ operation({
  name: 'subscriptions.list-by-account',
  method: 'GET',
  path: '/v1/subscriptions/accounts/{account-key}',
  request: listSubscriptionsByAccountRequest,
  response: listSubscriptionsByAccountResponse,
  paging: 'page',
  items: 'subscriptions',
  retry: 'safe',
});

/** Latest version of a subscription. `GET /v1/subscriptions/{subscription-key}`. */
export const getSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.get',
  method: 'GET',
  path: '/v1/subscriptions/{subscription-key}',
  request: getSubscriptionRequest,
  response: getSubscriptionResponse,
  retry: 'safe',
});

/** One past version. `GET /v1/subscriptions/{subscription-key}/versions/{version}`. */
export const getSubscriptionVersion = /* @__PURE__ */ operation({
  name: 'subscriptions.version',
  method: 'GET',
  path: '/v1/subscriptions/{subscription-key}/versions/{version}',
  request: getSubscriptionVersionRequest,
  response: getSubscriptionVersionResponse,
  retry: 'safe',
});

/** Add/remove/update/change rate plans, quantity, price, terms. `PUT /v1/subscriptions/{subscription-key}`. */
export const updateSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.update',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}',
  request: updateSubscriptionRequest,
  response: updateSubscriptionResponse,
  retry: 'never',
  limit: 'high-volume',
});

/** Renew a TERMED subscription. `PUT /v1/subscriptions/{subscription-key}/renew`. */
export const renewSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.renew',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}/renew',
  request: renewSubscriptionRequest,
  response: renewSubscriptionResponse,
  retry: 'never',
  limit: 'high-volume',
});

/** Cancel. `PUT /v1/subscriptions/{subscription-key}/cancel`. */
export const cancelSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.cancel',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}/cancel',
  request: cancelSubscriptionRequest,
  response: cancelSubscriptionResponse,
  retry: 'never',
  limit: 'high-volume',
});

/** Suspend. `PUT /v1/subscriptions/{subscription-key}/suspend`. */
export const suspendSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.suspend',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}/suspend',
  request: suspendSubscriptionRequest,
  response: suspendSubscriptionResponse,
  retry: 'never',
});

/** Resume. `PUT /v1/subscriptions/{subscription-key}/resume`. */
export const resumeSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.resume',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}/resume',
  request: resumeSubscriptionRequest,
  response: resumeSubscriptionResponse,
  retry: 'never',
});

/** Delete a subscription. `PUT /v1/subscriptions/{subscription-key}/delete`. */
export const deleteSubscription = /* @__PURE__ */ operation({
  name: 'subscriptions.delete',
  method: 'PUT',
  path: '/v1/subscriptions/{subscription-key}/delete',
  request: deleteSubscriptionRequest,
  response: deleteSubscriptionResponse,
  retry: 'never',
});

/** Set custom fields. `PUT /v1/subscriptions/{subscriptionNumber}/customFields`. */
export const updateSubscriptionCustomFields = /* @__PURE__ */ operation({
  name: 'subscriptions.update-custom-fields',
  method: 'PUT',
  path: '/v1/subscriptions/{subscriptionNumber}/customFields',
  request: updateSubscriptionCustomFieldsRequest,
  response: commonResponse,
  retry: 'never',
});

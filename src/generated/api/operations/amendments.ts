// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { getAmendmentRequest, getAmendmentResponse, getAmendmentOfSubscriptionRequest } from '../schemas/amendments.js';

/** One amendment. Older operation: still served, no longer recommended by the platform. `GET /v1/amendments/{amendment-key}`. */
export const getAmendment = /* @__PURE__ */ operation({
  name: 'amendments.get',
  method: 'GET',
  path: '/v1/amendments/{amendment-key}',
  request: getAmendmentRequest,
  response: getAmendmentResponse,
  retry: 'safe',
});

/** Amendment that made a version. Older operation: still served, no longer recommended by the platform. `GET /v1/amendments/subscriptions/{subscription-id}`. */
export const getAmendmentOfSubscription = /* @__PURE__ */ operation({
  name: 'amendments.get-by-subscription',
  method: 'GET',
  path: '/v1/amendments/subscriptions/{subscription-id}',
  request: getAmendmentOfSubscriptionRequest,
  response: getAmendmentResponse,
  retry: 'safe',
});

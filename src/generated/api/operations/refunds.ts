// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { listRefundsRequest, listRefundsResponse, getRefundRequest, getRefundResponse } from '../schemas/refunds.js';

/** List refunds. `GET /v1/refunds`. */
export const listRefunds = /* @__PURE__ */ operation({
  name: 'refunds.list',
  method: 'GET',
  path: '/v1/refunds',
  request: listRefundsRequest,
  response: listRefundsResponse,
  paging: 'page',
  items: 'refunds',
  retry: 'safe',
});

/** One refund. `GET /v1/refunds/{refundKey}`. */
export const getRefund = /* @__PURE__ */ operation({
  name: 'refunds.get',
  method: 'GET',
  path: '/v1/refunds/{refundKey}',
  request: getRefundRequest,
  response: getRefundResponse,
  retry: 'safe',
});

/** Cancel refund. `PUT /v1/refunds/{refundKey}/cancel`. */
export const cancelRefund = /* @__PURE__ */ operation({
  name: 'refunds.cancel',
  method: 'PUT',
  path: '/v1/refunds/{refundKey}/cancel',
  request: getRefundRequest,
  response: getRefundResponse,
  retry: 'never',
});

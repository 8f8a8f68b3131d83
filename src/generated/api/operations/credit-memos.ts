// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  listCreditMemosRequest,
  listCreditMemosResponse,
  createCreditMemoRequest,
  getCreditMemoResponse,
  getCreditMemoRequest,
  applyCreditMemoRequest,
  refundCreditMemoRequest,
  refundCreditMemoResponse,
} from '../schemas/credit-memos.js';

/** List credit memos. `GET /v1/credit-memos`. */
export const listCreditMemos = /* @__PURE__ */ operation({
  name: 'credit-memos.list',
  method: 'GET',
  path: '/v1/credit-memos',
  request: listCreditMemosRequest,
  response: listCreditMemosResponse,
  paging: 'page',
  items: 'creditmemos',
  retry: 'safe',
});

/** Credit memo from a product charge. `POST /v1/credit-memos`. */
export const createCreditMemo = /* @__PURE__ */ operation({
  name: 'credit-memos.create',
  method: 'POST',
  path: '/v1/credit-memos',
  request: createCreditMemoRequest,
  response: getCreditMemoResponse,
  retry: 'keyed',
});

/** One credit memo. `GET /v1/credit-memos/{creditMemoKey}`. */
export const getCreditMemo = /* @__PURE__ */ operation({
  name: 'credit-memos.get',
  method: 'GET',
  path: '/v1/credit-memos/{creditMemoKey}',
  request: getCreditMemoRequest,
  response: getCreditMemoResponse,
  retry: 'safe',
});

/** Post draft. `PUT /v1/credit-memos/{creditMemoKey}/post`. */
export const postCreditMemo = /* @__PURE__ */ operation({
  name: 'credit-memos.post',
  method: 'PUT',
  path: '/v1/credit-memos/{creditMemoKey}/post',
  request: getCreditMemoRequest,
  response: getCreditMemoResponse,
  retry: 'never',
});

/** Apply to invoices. `PUT /v1/credit-memos/{creditMemoKey}/apply`. */
export const applyCreditMemo = /* @__PURE__ */ operation({
  name: 'credit-memos.apply',
  method: 'PUT',
  path: '/v1/credit-memos/{creditMemoKey}/apply',
  request: applyCreditMemoRequest,
  response: getCreditMemoResponse,
  retry: 'never',
});

/** Refund a credit memo. `POST /v1/credit-memos/{creditMemoKey}/refund`. */
export const refundCreditMemo = /* @__PURE__ */ operation({
  name: 'credit-memos.refund',
  method: 'POST',
  path: '/v1/credit-memos/{creditMemoKey}/refund',
  request: refundCreditMemoRequest,
  response: refundCreditMemoResponse,
  retry: 'keyed',
});

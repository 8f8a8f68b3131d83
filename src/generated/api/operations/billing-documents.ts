// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  listBillingDocumentsRequest,
  listBillingDocumentsResponse,
  generateBillingDocumentsRequest,
  generateBillingDocumentsResponse,
} from '../schemas/billing-documents.js';

/** List invoices/memos of an account. `GET /v1/billing-documents`. */
export const listBillingDocuments = /* @__PURE__ */ operation({
  name: 'billing-documents.list',
  method: 'GET',
  path: '/v1/billing-documents',
  request: listBillingDocumentsRequest,
  response: listBillingDocumentsResponse,
  paging: 'page',
  items: 'documents',
  retry: 'safe',
});

/** Generate billing documents for an account. `POST /v1/accounts/{key}/billing-documents/generate`. */
export const generateBillingDocuments = /* @__PURE__ */ operation({
  name: 'billing-documents.generate',
  method: 'POST',
  path: '/v1/accounts/{key}/billing-documents/generate',
  request: generateBillingDocumentsRequest,
  response: generateBillingDocumentsResponse,
  retry: 'keyed',
});

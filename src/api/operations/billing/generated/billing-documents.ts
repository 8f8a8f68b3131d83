// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import { generateBillingDocumentsRequest, generateBillingDocumentsResponse } from '../../../schemas/billing/generated/billing-documents.js';

/** Generate billing documents for an account. `POST /v1/accounts/{key}/billing-documents/generate`. */
export const generateBillingDocuments = /* @__PURE__ */ operation({
  name: 'billing-documents.generate',
  method: 'POST',
  path: '/v1/accounts/{key}/billing-documents/generate',
  request: generateBillingDocumentsRequest,
  response: generateBillingDocumentsResponse,
  retry: 'keyed',
});

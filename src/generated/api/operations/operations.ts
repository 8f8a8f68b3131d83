// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  invoiceAndCollectRequest,
  invoiceAndCollectResponse,
  previewBillingRequest,
  previewBillingResponse,
  createBillingPreviewRunRequest,
  createBillingPreviewRunResponse,
} from '../schemas/operations.js';

/** Invoice-and-collect: bill the account and/or collect payment now. `POST /v1/operations/invoice-collect`. */
export const invoiceAndCollect = /* @__PURE__ */ operation({
  name: 'operations.invoice-and-collect',
  method: 'POST',
  path: '/v1/operations/invoice-collect',
  request: invoiceAndCollectRequest,
  response: invoiceAndCollectResponse,
  retry: 'keyed',
});

/** Upcoming invoice items up to a date. `POST /v1/operations/billing-preview`. */
export const previewBilling = /* @__PURE__ */ operation({
  name: 'operations.preview-billing',
  method: 'POST',
  path: '/v1/operations/billing-preview',
  request: previewBillingRequest,
  response: previewBillingResponse,
  retry: 'safe',
});

/** Batch preview run. `POST /v1/billing-preview-runs`. */
export const createBillingPreviewRun = /* @__PURE__ */ operation({
  name: 'operations.create-billing-preview-run',
  method: 'POST',
  path: '/v1/billing-preview-runs',
  request: createBillingPreviewRunRequest,
  response: createBillingPreviewRunResponse,
  retry: 'keyed',
});

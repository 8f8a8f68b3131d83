// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  getInvoiceRequest,
  getInvoiceResponse,
  invoicePageRequest,
  listInvoiceItemsResponse,
  listInvoiceFilesResponse,
  reverseInvoiceRequest,
  reverseInvoiceResponse,
  writeOffInvoiceRequest,
  writeOffInvoiceResponse,
  emailInvoiceRequest,
} from '../schemas/invoices.js';
import { commonResponse } from '../schemas/shared.js';

/** One invoice. `GET /v1/invoices/{invoiceKey}`. */
export const getInvoice = /* @__PURE__ */ operation({
  name: 'invoices.get',
  method: 'GET',
  path: '/v1/invoices/{invoiceKey}',
  request: getInvoiceRequest,
  response: getInvoiceResponse,
  retry: 'safe',
});

/** Items of an invoice. `GET /v1/invoices/{invoiceKey}/items`. */
export const listInvoiceItems = /* @__PURE__ */ operation({
  name: 'invoices.items',
  method: 'GET',
  path: '/v1/invoices/{invoiceKey}/items',
  request: invoicePageRequest,
  response: listInvoiceItemsResponse,
  paging: 'page',
  items: 'invoiceItems',
  retry: 'safe',
});

/** PDF files of an invoice. `GET /v1/invoices/{invoiceKey}/files`. */
export const listInvoiceFiles = /* @__PURE__ */ operation({
  name: 'invoices.files',
  method: 'GET',
  path: '/v1/invoices/{invoiceKey}/files',
  request: invoicePageRequest,
  response: listInvoiceFilesResponse,
  paging: 'page',
  items: 'invoiceFiles',
  retry: 'safe',
});

/** Reverse an invoice. `PUT /v1/invoices/{invoiceKey}/reverse`. */
export const reverseInvoice = /* @__PURE__ */ operation({
  name: 'invoices.reverse',
  method: 'PUT',
  path: '/v1/invoices/{invoiceKey}/reverse',
  request: reverseInvoiceRequest,
  response: reverseInvoiceResponse,
  retry: 'never',
});

/** Write off. `PUT /v1/invoices/{invoiceKey}/write-off`. */
export const writeOffInvoice = /* @__PURE__ */ operation({
  name: 'invoices.write-off',
  method: 'PUT',
  path: '/v1/invoices/{invoiceKey}/write-off',
  request: writeOffInvoiceRequest,
  response: writeOffInvoiceResponse,
  retry: 'never',
});

/** Email an invoice. `POST /v1/invoices/{invoiceKey}/emails`. */
export const emailInvoice = /* @__PURE__ */ operation({
  name: 'invoices.email',
  method: 'POST',
  path: '/v1/invoices/{invoiceKey}/emails',
  request: emailInvoiceRequest,
  response: commonResponse,
  retry: 'keyed',
});

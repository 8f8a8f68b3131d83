import { operation } from '../operation.js';
import {
  billingDocumentList,
  billingDocumentsRequest,
  invoice,
  invoiceItemList,
  invoiceItemsRequest,
  invoiceRequest,
} from '../../schemas/billing/invoice.js';

/** Invoices and memos of an account. */
export const listBillingDocuments = operation({
  name: 'billing-documents.list',
  method: 'GET',
  path: '/v1/billing-documents',
  request: billingDocumentsRequest,
  response: billingDocumentList,
  paging: 'page',
  items: 'documents',
  retry: 'safe',
});

/** One invoice by id or number. */
export const getInvoice = operation({
  name: 'invoices.get',
  method: 'GET',
  path: '/v1/invoices/{invoiceKey}',
  request: invoiceRequest,
  response: invoice,
  retry: 'safe',
});

/** Items of one invoice. */
export const listInvoiceItems = operation({
  name: 'invoices.items',
  method: 'GET',
  path: '/v1/invoices/{invoiceKey}/items',
  request: invoiceItemsRequest,
  response: invoiceItemList,
  paging: 'page',
  items: 'invoiceItems',
  retry: 'safe',
});

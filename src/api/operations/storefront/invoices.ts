import { operation } from '../operation.js';
import { credits, invoice, invoiceMail, invoiceRequest, invoices, invoicesRequest } from '../../schemas/storefront/invoices.js';
import { empty } from '../../schemas/storefront/nothing.js';

/** Invoices of the session's account, newest first. */
export const listInvoices = operation({
  name: 'storefront.invoices',
  method: 'GET',
  path: '/storefront/invoices',
  request: invoicesRequest,
  response: invoices,
  paging: 'cursor',
  retry: 'safe',
});

/** One invoice with its items. Another account's number answers 404. */
export const getInvoice = operation({
  name: 'storefront.invoice',
  method: 'GET',
  path: '/storefront/invoices/{number}',
  request: invoiceRequest,
  response: invoice,
  retry: 'safe',
});

/** Sends an invoice to the account's own addresses. */
export const emailInvoice = operation({
  name: 'storefront.invoice.email',
  method: 'POST',
  path: '/storefront/invoices/{number}/email',
  request: invoiceRequest,
  response: invoiceMail,
  retry: 'keyed',
});

/** Credit memos and refunds of the session's account. */
export const listCredits = operation({
  name: 'storefront.credits',
  method: 'GET',
  path: '/storefront/credits',
  request: empty,
  response: credits,
  retry: 'safe',
});

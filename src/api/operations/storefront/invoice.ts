import { operation } from '../operation.js';
import { credits, invoice, invoiceMail, invoiceRequest } from '../../schemas/storefront/invoice.js';
import { empty } from '../../schemas/storefront/nothing.js';

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

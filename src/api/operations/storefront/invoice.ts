import { operation } from '../operation.js';
import { credits, invoice, invoiceMail, invoiceRequest } from '../../schemas/storefront/invoice.js';
import { empty } from '../../schemas/storefront/nothing.js';

/** Reads an invoice with its items. Returns status 404 for invoices of other accounts. */
export const getInvoice = operation({
  name: 'storefront.invoice',
  method: 'GET',
  path: '/storefront/invoices/{number}',
  request: invoiceRequest,
  response: invoice,
  retry: 'safe',
  shows: ['billing'],
});

/** Emails an invoice to the addresses of the account. */
export const emailInvoice = operation({
  name: 'storefront.invoice.email',
  method: 'POST',
  path: '/storefront/invoices/{number}/email',
  request: invoiceRequest,
  response: invoiceMail,
  retry: 'keyed',
  affects: [],
});

/** Lists credit memos and refunds of the session's account. */
export const listCredits = operation({
  name: 'storefront.credits',
  method: 'GET',
  path: '/storefront/credits',
  request: empty,
  response: credits,
  retry: 'safe',
  shows: ['billing'],
});

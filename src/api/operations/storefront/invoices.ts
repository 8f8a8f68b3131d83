import { operation } from '../operation.js';
import { invoices, invoicesRequest } from '../../schemas/storefront/invoices.js';

/** Lists invoices of the session's account, newest first. */
export const listInvoices = operation({
  name: 'storefront.invoices',
  method: 'GET',
  path: '/storefront/invoices',
  request: invoicesRequest,
  response: invoices,
  paging: 'cursor',
  retry: 'safe',
  shows: ['billing'],
});

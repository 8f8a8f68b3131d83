import { getInvoice, getProfile, listInvoices, listSubscriptions } from './account.js';
import { getCatalog } from './catalog.js';
import { createOrder } from './orders.js';
import { createPaymentSession } from './payment-sessions.js';
import { createQuote } from './quotes.js';
import { listRates } from './rates.js';
import { createSession } from './sessions.js';

/** Every row of the gateway's own interface. For tables and tests; elements import single rows. */
export const storefrontOperations = {
  getCatalog,
  createQuote,
  createOrder,
  createPaymentSession,
  createSession,
  getProfile,
  listSubscriptions,
  listInvoices,
  getInvoice,
  listRates,
};

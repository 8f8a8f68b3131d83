import { getInvoice, getProfile, listInvoices, listPaymentMethods, listSubscriptions } from './account.js';
import { checkAccount } from './account-checks.js';
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
  checkAccount,
  createOrder,
  createPaymentSession,
  createSession,
  getProfile,
  listPaymentMethods,
  listSubscriptions,
  listInvoices,
  getInvoice,
  listRates,
};

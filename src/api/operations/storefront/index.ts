import { getAccount } from './account.js';
import { listActivity } from './activity.js';
import { checkAccount } from './account-checks.js';
import { getCatalog } from './catalog.js';
import { changeSubscription, quoteChange } from './changes.js';
import { getEntitlements } from './entitlements.js';
import { getFile } from './files.js';
import { listInvoices } from './invoices.js';
import { emailInvoice, getInvoice, listCredits } from './invoice.js';
import { createOrder } from './orders.js';
import { listPaymentMethods } from './payment-methods.js';
import { addPaymentMethod, removePaymentMethod, setDefaultPaymentMethod } from './payment-method-changes.js';
import { claimPaymentMethod, createPaymentSession } from './payment-sessions.js';
import { createPayment, getUpcoming } from './payments.js';
import { getProfile, updateProfile } from './profile.js';
import { createQuote } from './quotes.js';
import { listRates } from './rates.js';
import { createSession, getSession, getStaffSession, revokeSessions } from './sessions.js';
import { getTimeline, listSubscriptions } from './subscriptions.js';
import { getUsage, getUsageAdvice, setUsageGuard } from './usage.js';
import { createWithdrawal } from './withdrawals.js';

/** All rows of the gateway's own API by name, for tables and tests. Elements import single rows. */
export const storefrontOperations = {
  getCatalog,
  createQuote,
  checkAccount,
  createOrder,
  createPaymentSession,
  claimPaymentMethod,
  createSession,
  revokeSessions,
  getEntitlements,
  getSession,
  getStaffSession,
  getAccount,
  getProfile,
  updateProfile,
  listPaymentMethods,
  addPaymentMethod,
  setDefaultPaymentMethod,
  removePaymentMethod,
  listSubscriptions,
  getTimeline,
  quoteChange,
  changeSubscription,
  listInvoices,
  getInvoice,
  emailInvoice,
  getFile,
  getUsage,
  getUsageAdvice,
  setUsageGuard,
  listActivity,
  createWithdrawal,
  listCredits,
  createPayment,
  getUpcoming,
  listRates,
};

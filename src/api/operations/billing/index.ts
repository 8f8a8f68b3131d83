import { createAccount, getAccount, getAccountSummary, listAccountPaymentMethods } from './accounts.js';
import { query } from './actions.js';
import { listProductRatePlans, listProducts } from './catalog.js';
import { getInvoice, listBillingDocuments, listInvoiceItems } from './invoices.js';
import { createToken } from './oauth.js';
import { createOrder, getOrder, listOrdersByOwner, previewOrder } from './orders.js';
import { createPaymentFormSession, getPaymentMethod } from './payment-methods.js';
import { createPayment, listPayments } from './payments.js';
import { getSubscription, listSubscriptionsByAccount } from './subscriptions.js';

/** Every row of the billing API that this package knows. For tables and tests; flows import single rows. */
export const billingOperations = {
  createToken,
  listProducts,
  listProductRatePlans,
  createAccount,
  getAccount,
  getAccountSummary,
  listAccountPaymentMethods,
  createPaymentFormSession,
  getPaymentMethod,
  createOrder,
  previewOrder,
  getOrder,
  listOrdersByOwner,
  listSubscriptionsByAccount,
  getSubscription,
  listBillingDocuments,
  getInvoice,
  listInvoiceItems,
  createPayment,
  listPayments,
  query,
};

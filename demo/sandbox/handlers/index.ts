import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { endpoint, type Endpoint } from '../http/endpoint.js';
import { createAccount, getAccount, getAccountSummary } from './accounts.js';
import { listProductRatePlans, listProducts } from './catalog.js';
import { getInvoice, listBillingDocuments, listInvoiceItems } from './invoices.js';
import { createToken } from './oauth.js';
import { createOrder, getOrder, listOrdersByOwner, previewOrder } from './orders.js';
import { createPaymentFormSession, getPaymentMethod, listAccountPaymentMethods } from './payment-methods.js';
import { createPayment, listPayments } from './payments.js';
import { query } from './query.js';
import { getSubscription, listSubscriptionsByAccount } from './subscriptions.js';

/** One endpoint for each row of the billing API; a row without one does not compile. */
export const endpoints: Record<keyof typeof rows, Endpoint> = {
  createToken: endpoint(rows.createToken, 'access', createToken),
  listProducts: endpoint(rows.listProducts, 'catalog', listProducts),
  listProductRatePlans: endpoint(rows.listProductRatePlans, 'catalog', listProductRatePlans),
  createAccount: endpoint(rows.createAccount, 'accounts', createAccount),
  getAccount: endpoint(rows.getAccount, 'accounts', getAccount),
  getAccountSummary: endpoint(rows.getAccountSummary, 'accounts', getAccountSummary),
  listAccountPaymentMethods: endpoint(rows.listAccountPaymentMethods, 'payment-methods', listAccountPaymentMethods),
  createPaymentFormSession: endpoint(rows.createPaymentFormSession, 'payments', createPaymentFormSession),
  getPaymentMethod: endpoint(rows.getPaymentMethod, 'payment-methods', getPaymentMethod),
  createOrder: endpoint(rows.createOrder, 'orders', createOrder),
  previewOrder: endpoint(rows.previewOrder, 'orders', previewOrder),
  getOrder: endpoint(rows.getOrder, 'orders', getOrder),
  listOrdersByOwner: endpoint(rows.listOrdersByOwner, 'orders', listOrdersByOwner),
  listSubscriptionsByAccount: endpoint(rows.listSubscriptionsByAccount, 'subscriptions', listSubscriptionsByAccount),
  getSubscription: endpoint(rows.getSubscription, 'subscriptions', getSubscription),
  listBillingDocuments: endpoint(rows.listBillingDocuments, 'invoices', listBillingDocuments),
  getInvoice: endpoint(rows.getInvoice, 'invoices', getInvoice),
  listInvoiceItems: endpoint(rows.listInvoiceItems, 'invoices', listInvoiceItems),
  createPayment: endpoint(rows.createPayment, 'payments', createPayment),
  listPayments: endpoint(rows.listPayments, 'payments', listPayments),
  query: endpoint(rows.query, 'none', query),
};

export {
  accountNumbers,
  chargeNumbers,
  invoiceNumbers,
  newId,
  orderNumbers,
  paymentNumbers,
  subscriptionNumbers,
} from './tables/columns.js';
export { prices, productCharges, productRatePlans, products } from './tables/catalog.js';
export { accounts, contacts, paymentMethods, paymentSessions, tenant } from './tables/accounts.js';
export { charges, orderActions, orders, ratePlans, subscriptions } from './tables/subscriptions.js';
export { creditMemos, idempotencyRecords, invoiceItems, invoices, paymentApplications, payments, refunds } from './tables/money.js';

export {
  accountNumbers,
  adjustmentNumbers,
  chargeNumbers,
  creditMemoNumbers,
  debitMemoNumbers,
  invoiceNumbers,
  newId,
  orderNumbers,
  paymentNumbers,
  refundNumbers,
  ratePlanNumbers,
  revenueEventNumbers,
  revenueScheduleNumbers,
  revenueSummaryNumbers,
  subscriptionNumbers,
} from './tables/columns.js';
export { prices, productCharges, productRatePlans, products, unitsOfMeasure } from './tables/catalog.js';
export { accounts, contacts, paymentChallenges, paymentMethods, paymentSessions, tenant } from './tables/accounts.js';
export { accessTokens, callTokens, hostedPages, signingKeys } from './tables/signatures.js';
export { charges, orderActions, orders, ratePlans, subscriptions } from './tables/subscriptions.js';
export { idempotencyRecords, invoiceItems, invoices, paymentApplications, payments } from './tables/invoices.js';
export { creditMemoApplications, creditMemoItems, creditMemos, invoiceEmails, refunds } from './tables/memos.js';
export { dunningCases, dunningSuspensions } from './tables/dunning.js';
export { orderJobs } from './tables/order-jobs.js';
export { customObjectRecords, customObjects, customObjectValues } from './tables/custom-objects.js';
export { queryCursors } from './tables/query-cursors.js';
export { billingPreviewRuns, usageRatings, usages } from './tables/usages.js';
export { calloutAttempts, callouts, calloutTemplates, eventTriggers, notificationDefinitions } from './tables/notifications.js';
export { accountingCodes, accountingPeriods } from './tables/ledger.js';
export { debitMemoItems, debitMemos, invoiceItemAdjustments } from './tables/adjustments.js';
export { chargeRevenueSummaries, revenueEvents, revenueMoves, revenueParts, revenueSchedules } from './tables/revenue.js';

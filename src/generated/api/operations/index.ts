// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { createToken } from './oauth.js';
import { createHmacSignature, createRsaSignature, decryptRsaSignature } from './signatures.js';
import { listHostedPages } from './hosted-pages.js';
import { createPaymentFormSession } from './payment-sessions.js';
import { signUp } from './sign-up.js';
import {
  listProducts,
  getProduct,
  listProductRatePlans,
  getProductRatePlan,
  listProductRatePlansByExternalId,
  getProductRatePlanCharge,
  createProduct,
  createProductRatePlan,
  createProductRatePlanCharge,
} from './catalog.js';
import {
  createAccount,
  getAccount,
  getAccountSummary,
  updateAccount,
  deleteAccount,
  listAccountPaymentMethods,
  getDefaultPaymentMethod,
} from './accounts.js';
import { createContact, getContact, updateContact, deleteContact, scrubContact } from './contacts.js';
import {
  createPaymentMethod,
  createCreditCard,
  listCreditCards,
  getPaymentMethod,
  updatePaymentMethod,
  verifyPaymentMethod,
  deletePaymentMethod,
  scrubPaymentMethod,
} from './payment-methods.js';
import {
  createSubscription,
  previewSubscription,
  previewExistingSubscription,
  listSubscriptionsByAccount,
  getSubscription,
  getSubscriptionVersion,
  updateSubscription,
  renewSubscription,
  cancelSubscription,
  suspendSubscription,
  resumeSubscription,
  deleteSubscription,
  updateSubscriptionCustomFields,
} from './subscriptions.js';
import {
  createOrder,
  previewOrder,
  createOrderAsync,
  previewOrderAsync,
  getOrderJob,
  listOrders,
  getOrder,
  listOrdersBySubscription,
  listOrdersByOwner,
  updateOrder,
  activateOrder,
  cancelOrder,
  deleteOrder,
  updateOrderTriggerDates,
} from './orders.js';
import { listBillingDocuments, generateBillingDocuments } from './billing-documents.js';
import { getInvoice, listInvoiceItems, listInvoiceFiles, reverseInvoice, writeOffInvoice, emailInvoice } from './invoices.js';
import { invoiceAndCollect, previewBilling, createBillingPreviewRun } from './operations.js';
import { getFile } from './files.js';
import { createPayment, listPayments, getPayment, applyPayment, unapplyPayment, cancelPayment, refundPayment } from './payments.js';
import { listRefunds, getRefund, cancelRefund } from './refunds.js';
import { listCreditMemos, createCreditMemo, getCreditMemo, postCreditMemo, applyCreditMemo, refundCreditMemo } from './credit-memos.js';
import { uploadUsage, createUsage, getUsage, updateUsage, deleteUsage, listUsageByAccount, getUsageRateDetail } from './usage.js';
import { getRevenueRuleOfSubscriptionCharge, getRevenueRuleOfProductCharge, getRevenueAutomationStartDate } from './revenue-rules.js';
import {
  createScheduleForSubscriptionCharge,
  listSchedulesOfSubscriptionCharge,
  createScheduleForInvoiceItem,
  getScheduleOfInvoiceItem,
  createScheduleForInvoiceItemByDateRange,
  createScheduleForInvoiceItemAdjustment,
  getScheduleOfInvoiceItemAdjustment,
  createScheduleForInvoiceItemAdjustmentByDateRange,
  createScheduleForCreditMemoItem,
  getScheduleOfCreditMemoItem,
  createScheduleForCreditMemoItemByDateRange,
  createScheduleForDebitMemoItem,
  getScheduleOfDebitMemoItem,
  createScheduleForDebitMemoItemByDateRange,
  listSchedulesOfProductCharge,
  getRevenueSchedule,
  deleteRevenueSchedule,
  updateRevenueSchedule,
  distributeAcrossPeriods,
  distributeOnDate,
  distributeOverDateRange,
} from './revenue-schedules.js';
import { getRevenueEvent, listRevenueEventsOfSchedule } from './revenue-events.js';
import {
  listRevenueItemsOfSchedule,
  listRevenueItemsOfEvent,
  listRevenueItemsOfSummary,
  updateRevenueItemsOfEvent,
  updateRevenueItemsOfSchedule,
} from './revenue-items.js';
import { getChargeRevenueSummary, getChargeRevenueSummaryOfCharge } from './charge-revenue-summaries.js';
import {
  listAccountingPeriods,
  createAccountingPeriod,
  getAccountingPeriod,
  updateAccountingPeriod,
  deleteAccountingPeriod,
  closeAccountingPeriod,
  markAccountingPeriodPendingClose,
  reopenAccountingPeriod,
  runTrialBalance,
} from './accounting-periods.js';
import {
  listAccountingCodes,
  createAccountingCode,
  getAccountingCode,
  updateAccountingCode,
  activateAccountingCode,
  deactivateAccountingCode,
  deleteAccountingCode,
} from './accounting-codes.js';
import { createObjects, updateObjects, deleteObjects, query, queryMore, subscribe, amend, generate, execute } from './actions.js';
import { getAccountObject, createAccountObject, updateAccountObject, deleteAccountObject } from './object-records.js';
import { describeObject } from './describe.js';
import { queryAccounts, queryAccount, querySubscriptions, queryProducts } from './object-query.js';
import { getAmendment, getAmendmentOfSubscription } from './amendments.js';
import {
  createCustomObjectDefinitions,
  listCustomObjectDefinitions,
  createCustomObjectRecords,
  listCustomObjectRecords,
} from './custom-objects.js';
import {
  createNotificationDefinition,
  listNotificationDefinitions,
  createCalloutTemplate,
  listCalloutHistory,
  resendCallouts,
} from './notifications.js';
import { createEventTrigger, listEventTriggers } from './event-triggers.js';

export * from './oauth.js';
export * from './signatures.js';
export * from './hosted-pages.js';
export * from './payment-sessions.js';
export * from './sign-up.js';
export * from './catalog.js';
export * from './accounts.js';
export * from './contacts.js';
export * from './payment-methods.js';
export * from './subscriptions.js';
export * from './orders.js';
export * from './billing-documents.js';
export * from './invoices.js';
export * from './operations.js';
export * from './files.js';
export * from './payments.js';
export * from './refunds.js';
export * from './credit-memos.js';
export * from './usage.js';
export * from './revenue-rules.js';
export * from './revenue-schedules.js';
export * from './revenue-events.js';
export * from './revenue-items.js';
export * from './charge-revenue-summaries.js';
export * from './accounting-periods.js';
export * from './accounting-codes.js';
export * from './actions.js';
export * from './object-records.js';
export * from './describe.js';
export * from './object-query.js';
export * from './amendments.js';
export * from './custom-objects.js';
export * from './notifications.js';
export * from './event-triggers.js';

/** Every row of the billing API, for tables and tests. Programs that count bytes import single rows. */
export const billingOperations = {
  createToken,
  createHmacSignature,
  createRsaSignature,
  decryptRsaSignature,
  listHostedPages,
  createPaymentFormSession,
  signUp,
  listProducts,
  getProduct,
  listProductRatePlans,
  getProductRatePlan,
  listProductRatePlansByExternalId,
  getProductRatePlanCharge,
  createProduct,
  createProductRatePlan,
  createProductRatePlanCharge,
  createAccount,
  getAccount,
  getAccountSummary,
  updateAccount,
  deleteAccount,
  listAccountPaymentMethods,
  getDefaultPaymentMethod,
  createContact,
  getContact,
  updateContact,
  deleteContact,
  scrubContact,
  createPaymentMethod,
  createCreditCard,
  listCreditCards,
  getPaymentMethod,
  updatePaymentMethod,
  verifyPaymentMethod,
  deletePaymentMethod,
  scrubPaymentMethod,
  createSubscription,
  previewSubscription,
  previewExistingSubscription,
  listSubscriptionsByAccount,
  getSubscription,
  getSubscriptionVersion,
  updateSubscription,
  renewSubscription,
  cancelSubscription,
  suspendSubscription,
  resumeSubscription,
  deleteSubscription,
  updateSubscriptionCustomFields,
  createOrder,
  previewOrder,
  createOrderAsync,
  previewOrderAsync,
  getOrderJob,
  listOrders,
  getOrder,
  listOrdersBySubscription,
  listOrdersByOwner,
  updateOrder,
  activateOrder,
  cancelOrder,
  deleteOrder,
  updateOrderTriggerDates,
  listBillingDocuments,
  getInvoice,
  listInvoiceItems,
  listInvoiceFiles,
  reverseInvoice,
  writeOffInvoice,
  emailInvoice,
  generateBillingDocuments,
  invoiceAndCollect,
  previewBilling,
  createBillingPreviewRun,
  getFile,
  createPayment,
  listPayments,
  getPayment,
  applyPayment,
  unapplyPayment,
  cancelPayment,
  refundPayment,
  listRefunds,
  getRefund,
  cancelRefund,
  listCreditMemos,
  createCreditMemo,
  getCreditMemo,
  postCreditMemo,
  applyCreditMemo,
  refundCreditMemo,
  uploadUsage,
  createUsage,
  getUsage,
  updateUsage,
  deleteUsage,
  listUsageByAccount,
  getUsageRateDetail,
  getRevenueRuleOfSubscriptionCharge,
  getRevenueRuleOfProductCharge,
  getRevenueAutomationStartDate,
  createScheduleForSubscriptionCharge,
  listSchedulesOfSubscriptionCharge,
  createScheduleForInvoiceItem,
  getScheduleOfInvoiceItem,
  createScheduleForInvoiceItemByDateRange,
  createScheduleForInvoiceItemAdjustment,
  getScheduleOfInvoiceItemAdjustment,
  createScheduleForInvoiceItemAdjustmentByDateRange,
  createScheduleForCreditMemoItem,
  getScheduleOfCreditMemoItem,
  createScheduleForCreditMemoItemByDateRange,
  createScheduleForDebitMemoItem,
  getScheduleOfDebitMemoItem,
  createScheduleForDebitMemoItemByDateRange,
  listSchedulesOfProductCharge,
  getRevenueSchedule,
  deleteRevenueSchedule,
  updateRevenueSchedule,
  distributeAcrossPeriods,
  distributeOnDate,
  distributeOverDateRange,
  getRevenueEvent,
  listRevenueEventsOfSchedule,
  listRevenueItemsOfSchedule,
  listRevenueItemsOfEvent,
  listRevenueItemsOfSummary,
  updateRevenueItemsOfEvent,
  updateRevenueItemsOfSchedule,
  getChargeRevenueSummary,
  getChargeRevenueSummaryOfCharge,
  listAccountingPeriods,
  createAccountingPeriod,
  getAccountingPeriod,
  updateAccountingPeriod,
  deleteAccountingPeriod,
  closeAccountingPeriod,
  markAccountingPeriodPendingClose,
  reopenAccountingPeriod,
  runTrialBalance,
  listAccountingCodes,
  createAccountingCode,
  getAccountingCode,
  updateAccountingCode,
  activateAccountingCode,
  deactivateAccountingCode,
  deleteAccountingCode,
  createObjects,
  updateObjects,
  deleteObjects,
  query,
  queryMore,
  subscribe,
  amend,
  generate,
  execute,
  getAccountObject,
  createAccountObject,
  updateAccountObject,
  deleteAccountObject,
  describeObject,
  queryAccounts,
  queryAccount,
  querySubscriptions,
  queryProducts,
  getAmendment,
  getAmendmentOfSubscription,
  createCustomObjectDefinitions,
  listCustomObjectDefinitions,
  createCustomObjectRecords,
  listCustomObjectRecords,
  createNotificationDefinition,
  listNotificationDefinitions,
  createCalloutTemplate,
  listCalloutHistory,
  resendCallouts,
  createEventTrigger,
  listEventTriggers,
};

// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { createToken } from './generated/oauth.js';
import { createHmacSignature, createRsaSignature, decryptRsaSignature } from './generated/signatures.js';
import { listHostedPages } from './generated/hosted-pages.js';
import { createPaymentFormSession } from './generated/payment-sessions.js';
import { signUp } from './generated/sign-up.js';
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
} from './generated/catalog.js';
import {
  createAccount,
  getAccount,
  getAccountSummary,
  updateAccount,
  deleteAccount,
  listAccountPaymentMethods,
  getDefaultPaymentMethod,
} from './generated/accounts.js';
import { createContact, getContact, updateContact, deleteContact, scrubContact } from './generated/contacts.js';
import {
  createPaymentMethod,
  createCreditCard,
  listCreditCards,
  getPaymentMethod,
  updatePaymentMethod,
  verifyPaymentMethod,
  deletePaymentMethod,
  scrubPaymentMethod,
} from './generated/payment-methods.js';
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
} from './generated/subscriptions.js';
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
} from './generated/orders.js';
import { listBillingDocuments, generateBillingDocuments } from './generated/billing-documents.js';
import { getInvoice, listInvoiceItems, listInvoiceFiles, reverseInvoice, writeOffInvoice, emailInvoice } from './generated/invoices.js';
import { invoiceAndCollect, previewBilling, createBillingPreviewRun } from './generated/operations.js';
import { getFile } from './generated/files.js';
import {
  createPayment,
  listPayments,
  getPayment,
  applyPayment,
  unapplyPayment,
  cancelPayment,
  refundPayment,
} from './generated/payments.js';
import { listRefunds, getRefund, cancelRefund } from './generated/refunds.js';
import {
  listCreditMemos,
  createCreditMemo,
  getCreditMemo,
  postCreditMemo,
  applyCreditMemo,
  refundCreditMemo,
} from './generated/credit-memos.js';
import { uploadUsage, createUsage, getUsage, updateUsage, deleteUsage, listUsageByAccount, getUsageRateDetail } from './generated/usage.js';
import {
  getRevenueRuleOfSubscriptionCharge,
  getRevenueRuleOfProductCharge,
  getRevenueAutomationStartDate,
} from './generated/revenue-rules.js';
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
} from './generated/revenue-schedules.js';
import { getRevenueEvent, listRevenueEventsOfSchedule } from './generated/revenue-events.js';
import {
  listRevenueItemsOfSchedule,
  listRevenueItemsOfEvent,
  listRevenueItemsOfSummary,
  updateRevenueItemsOfEvent,
  updateRevenueItemsOfSchedule,
} from './generated/revenue-items.js';
import { getChargeRevenueSummary, getChargeRevenueSummaryOfCharge } from './generated/charge-revenue-summaries.js';
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
} from './generated/accounting-periods.js';
import {
  listAccountingCodes,
  createAccountingCode,
  getAccountingCode,
  updateAccountingCode,
  activateAccountingCode,
  deactivateAccountingCode,
  deleteAccountingCode,
} from './generated/accounting-codes.js';
import { createObjects, updateObjects, deleteObjects, query, queryMore, subscribe, amend, generate, execute } from './generated/actions.js';
import { getAccountObject, createAccountObject, updateAccountObject, deleteAccountObject } from './generated/object-records.js';
import { describeObject } from './generated/describe.js';
import { queryAccounts, queryAccount, querySubscriptions, queryProducts } from './generated/object-query.js';
import { getAmendment, getAmendmentOfSubscription } from './generated/amendments.js';
import {
  createCustomObjectDefinitions,
  listCustomObjectDefinitions,
  createCustomObjectRecords,
  listCustomObjectRecords,
} from './generated/custom-objects.js';
import {
  createNotificationDefinition,
  listNotificationDefinitions,
  createCalloutTemplate,
  listCalloutHistory,
  resendCallouts,
} from './generated/notifications.js';
import { createEventTrigger, listEventTriggers } from './generated/event-triggers.js';

export * from './generated/oauth.js';
export * from './generated/signatures.js';
export * from './generated/hosted-pages.js';
export * from './generated/payment-sessions.js';
export * from './generated/sign-up.js';
export * from './generated/catalog.js';
export * from './generated/accounts.js';
export * from './generated/contacts.js';
export * from './generated/payment-methods.js';
export * from './generated/subscriptions.js';
export * from './generated/orders.js';
export * from './generated/billing-documents.js';
export * from './generated/invoices.js';
export * from './generated/operations.js';
export * from './generated/files.js';
export * from './generated/payments.js';
export * from './generated/refunds.js';
export * from './generated/credit-memos.js';
export * from './generated/usage.js';
export * from './generated/revenue-rules.js';
export * from './generated/revenue-schedules.js';
export * from './generated/revenue-events.js';
export * from './generated/revenue-items.js';
export * from './generated/charge-revenue-summaries.js';
export * from './generated/accounting-periods.js';
export * from './generated/accounting-codes.js';
export * from './generated/actions.js';
export * from './generated/object-records.js';
export * from './generated/describe.js';
export * from './generated/object-query.js';
export * from './generated/amendments.js';
export * from './generated/custom-objects.js';
export * from './generated/notifications.js';
export * from './generated/event-triggers.js';

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

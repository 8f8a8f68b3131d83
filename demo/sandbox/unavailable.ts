/** Why a row is not served, by resource. */
const revenueRules = {
  getRevenueRuleOfSubscriptionCharge: 'it has no revenue engine',
  getRevenueRuleOfProductCharge: 'it has no revenue engine',
  getRevenueAutomationStartDate: 'it has no revenue engine',
};

const revenueSchedules = {
  createScheduleForSubscriptionCharge: 'it has no revenue engine',
  listSchedulesOfSubscriptionCharge: 'it has no revenue engine',
  createScheduleForInvoiceItem: 'it has no revenue engine',
  getScheduleOfInvoiceItem: 'it has no revenue engine',
  createScheduleForInvoiceItemByDateRange: 'it has no revenue engine',
  createScheduleForInvoiceItemAdjustment: 'it has no revenue engine',
  getScheduleOfInvoiceItemAdjustment: 'it has no revenue engine',
  createScheduleForInvoiceItemAdjustmentByDateRange: 'it has no revenue engine',
  createScheduleForCreditMemoItem: 'it has no revenue engine',
  getScheduleOfCreditMemoItem: 'it has no revenue engine',
  createScheduleForCreditMemoItemByDateRange: 'it has no revenue engine',
  createScheduleForDebitMemoItem: 'it has no revenue engine',
  getScheduleOfDebitMemoItem: 'it has no revenue engine',
  createScheduleForDebitMemoItemByDateRange: 'it has no revenue engine',
  listSchedulesOfProductCharge: 'it has no revenue engine',
  getRevenueSchedule: 'it has no revenue engine',
  deleteRevenueSchedule: 'it has no revenue engine',
  updateRevenueSchedule: 'it has no revenue engine',
  distributeAcrossPeriods: 'it has no revenue engine',
  distributeOnDate: 'it has no revenue engine',
  distributeOverDateRange: 'it has no revenue engine',
};

const revenueEvents = {
  getRevenueEvent: 'it has no revenue engine',
  listRevenueEventsOfSchedule: 'it has no revenue engine',
};

const revenueItems = {
  listRevenueItemsOfSchedule: 'it has no revenue engine',
  listRevenueItemsOfEvent: 'it has no revenue engine',
  listRevenueItemsOfSummary: 'it has no revenue engine',
  updateRevenueItemsOfEvent: 'it has no revenue engine',
  updateRevenueItemsOfSchedule: 'it has no revenue engine',
};

const chargeRevenueSummaries = {
  getChargeRevenueSummary: 'it has no revenue engine',
  getChargeRevenueSummaryOfCharge: 'it has no revenue engine',
};

const actions = {
  subscribe: 'orders do what this older action does',
  amend: 'orders do what this older action does',
  execute: 'invoices are not split here',
};

/** Rows that this sandbox does not serve, each with the reason that it gives. Everything else is real. */
export const UNAVAILABLE = {
  ...revenueRules,
  ...revenueSchedules,
  ...revenueEvents,
  ...revenueItems,
  ...chargeRevenueSummaries,
  ...actions,
};

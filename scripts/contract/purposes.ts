/** What an operation is for, by row, where the definition's list says too little for whoever calls it: what it takes, what it refuses, what it answers. */

const BY_HAND =
  'with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item';
const BY_DATES =
  'spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`)';
const OWN_FIELDS = 'set custom fields on the items of';
const FROZEN = 'periods that are closed or about to be keep their amounts, and another amount for one is refused';

export const PURPOSES: Readonly<Record<string, string>> = {
  getRevenueRuleOfSubscriptionCharge: 'name of the rule by which a subscription charge is recognized. By the id or number of the charge',
  getRevenueRuleOfProductCharge: 'name of the rule by which a product charge is recognized. By the id of the charge',
  getRevenueAutomationStartDate: 'first day whose invoices make schedules by themselves',

  createScheduleForSubscriptionCharge:
    'create a schedule for a subscription charge: an amount (decimal text, in the currency of the account) from a day on. Refused beyond 3,000 schedules for a charge. Answers the number, for example `RS-00000001`',
  listSchedulesOfSubscriptionCharge: 'schedules of a subscription charge, with their items. Pages of 8 unless `pageSize` says otherwise',
  createScheduleForInvoiceItem: `create the schedule of an invoice item ${BY_HAND}`,
  getScheduleOfInvoiceItem: 'the schedule of an invoice item, with its items',
  createScheduleForInvoiceItemByDateRange: `create the schedule of an invoice item ${BY_DATES}`,
  createScheduleForInvoiceItemAdjustment: `create the schedule of an invoice item adjustment ${BY_HAND}`,
  getScheduleOfInvoiceItemAdjustment: 'the schedule of an invoice item adjustment, with its items',
  createScheduleForInvoiceItemAdjustmentByDateRange: `create the schedule of an invoice item adjustment ${BY_DATES}`,
  createScheduleForCreditMemoItem: `create the schedule of a credit memo item ${BY_HAND}; amounts are negative`,
  getScheduleOfCreditMemoItem: 'the schedule of a credit memo item, with its items',
  createScheduleForCreditMemoItemByDateRange: `create the schedule of a credit memo item ${BY_DATES}`,
  createScheduleForDebitMemoItem: `create the schedule of a debit memo item ${BY_HAND}`,
  getScheduleOfDebitMemoItem: 'the schedule of a debit memo item, with its items',
  createScheduleForDebitMemoItemByDateRange: `create the schedule of a debit memo item ${BY_DATES}`,
  listSchedulesOfProductCharge: 'schedules of a product charge for one billing account. Pages of 8 unless `pageSize` says otherwise',
  getRevenueSchedule:
    'one schedule by its number: amounts recognized (closed periods), unrecognized (open periods) and undistributed, and an item for each period',
  deleteRevenueSchedule: 'delete a schedule. Refused while it belongs to an invoice item, a memo item or an adjustment',
  updateRevenueSchedule: 'change notes, reference and custom fields of a schedule; no amounts',
  distributeAcrossPeriods: `distribute a schedule by an amount for each accounting period, which add up to the schedule's amount; ${FROZEN}. \`revenue.compile\` writes this from a rule model. Answers the number of the revenue event`,
  distributeOnDate:
    'put an amount, a percentage of all or a percentage of what is undistributed into the period of one day. Refused for more than is undistributed, and for a closed period',
  distributeOverDateRange: `spread a schedule between two days, both included, as the platform reckons it; ${FROZEN}`,

  getRevenueEvent: 'one revenue event: what changed in each period, and why',
  listRevenueEventsOfSchedule: 'events of a schedule, which together make its items. Pages of 8 unless `pageSize` says otherwise',
  listRevenueItemsOfSchedule: 'amounts of a schedule in each period. Pages of 300 unless `pageSize` says otherwise',
  listRevenueItemsOfEvent: 'amounts by which an event changed each period. Pages of 300 unless `pageSize` says otherwise',
  listRevenueItemsOfSummary: 'amounts of a charge in each period. Pages of 300 unless `pageSize` says otherwise',
  updateRevenueItemsOfEvent: `${OWN_FIELDS} an event, by the names of their periods; no amounts`,
  updateRevenueItemsOfSchedule: `${OWN_FIELDS} a schedule, by the names of their periods; no amounts`,
  getChargeRevenueSummary: 'all schedules of a charge together, by the number of the summary, for example `CRS-00000001`',
  getChargeRevenueSummaryOfCharge: 'all schedules of a charge together, by the id or number of the charge',

  listAccountingPeriods: 'accounting periods with their states. Pages of 300 unless `pageSize` says otherwise',
  createAccountingPeriod: 'create an accounting period. Refused unless it begins on the day after the last one ends; its name must be new',
  getAccountingPeriod: 'one accounting period, with the ids of the files of its trial balance',
  updateAccountingPeriod: 'change name, notes, fiscal year or days of an accounting period. Days must stay without holes',
  deleteAccountingPeriod: 'delete an accounting period. Refused if it is closed or something is distributed into it',
  closeAccountingPeriod:
    'close an accounting period: what is in it is recognized. Refused while an earlier one is open. Runs the trial balance, whose file `get` names afterward',
  markAccountingPeriodPendingClose: 'announce that an accounting period is about to be closed: nothing is distributed into it any more',
  reopenAccountingPeriod: 'reopen a closed accounting period. Refused unless it is the one directly before an open one',
  runTrialBalance: 'run the trial balance of an accounting period without closing it',

  listAccountingCodes: 'accounting codes with their types. Pages of 300 unless `pageSize` says otherwise',
  createAccountingCode: 'create an accounting code; its name must be new, and its type says to which side of the books it belongs',
  getAccountingCode: 'one accounting code',
  updateAccountingCode: 'change an accounting code. Refused for the name and type of one that is in use',
  activateAccountingCode: 'make an accounting code usable again',
  deactivateAccountingCode: 'make an accounting code unusable from now on. Refused while it is in use',
  deleteAccountingCode: 'delete an accounting code. Refused while it is active or in use',
};

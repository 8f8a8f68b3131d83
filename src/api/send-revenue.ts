import type { CallOptions, Client } from './client.js';
import * as rows from '../generated/api/operations/revenue-schedules.js';
import type { RevenueInputs, RevenueOperation, RevenueRow } from './revenue/index.js';

/** What was made: a schedule by its number, or the event of one that is there. */
export interface SentRevenue {
  readonly revenueScheduleNumber?: string;
  readonly revenueEventNumber?: string;
}

type Sending = { [Row in RevenueRow]: (client: Client, input: RevenueInputs[Row], options: CallOptions) => Promise<SentRevenue> };

const SENDING: Sending = {
  distributeAcrossPeriods: (client, input, options) => client.call(rows.distributeAcrossPeriods, input, options),
  distributeOnDate: (client, input, options) => client.call(rows.distributeOnDate, input, options),
  distributeOverDateRange: (client, input, options) => client.call(rows.distributeOverDateRange, input, options),
  createScheduleForSubscriptionCharge: (client, input, options) => client.call(rows.createScheduleForSubscriptionCharge, input, options),
  createScheduleForInvoiceItem: (client, input, options) => client.call(rows.createScheduleForInvoiceItem, input, options),
  createScheduleForInvoiceItemByDateRange: (client, input, options) =>
    client.call(rows.createScheduleForInvoiceItemByDateRange, input, options),
  createScheduleForInvoiceItemAdjustment: (client, input, options) =>
    client.call(rows.createScheduleForInvoiceItemAdjustment, input, options),
  createScheduleForInvoiceItemAdjustmentByDateRange: (client, input, options) =>
    client.call(rows.createScheduleForInvoiceItemAdjustmentByDateRange, input, options),
  createScheduleForCreditMemoItem: (client, input, options) => client.call(rows.createScheduleForCreditMemoItem, input, options),
  createScheduleForCreditMemoItemByDateRange: (client, input, options) =>
    client.call(rows.createScheduleForCreditMemoItemByDateRange, input, options),
  createScheduleForDebitMemoItem: (client, input, options) => client.call(rows.createScheduleForDebitMemoItem, input, options),
  createScheduleForDebitMemoItemByDateRange: (client, input, options) =>
    client.call(rows.createScheduleForDebitMemoItemByDateRange, input, options),
};

/**
 * Sends what a rule model was compiled to.
 * @throws {StorefrontError} as `client.call`: a distribution is a `PUT`, sent once, so a lost answer is an `outcome-unknown`: read the schedule then
 */
export function sendRevenue<Row extends RevenueRow>(
  client: Client,
  { row, input }: { row: Row; input: RevenueInputs[Row] },
  options: CallOptions = {},
): Promise<SentRevenue> {
  return SENDING[row](client, input, options);
}

/** For a client with all its resources. */
export type SendRevenue = (operation: RevenueOperation, options?: CallOptions) => Promise<SentRevenue>;

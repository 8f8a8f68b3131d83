import type { CallOptions, Client } from './client.js';
import * as rows from '../generated/api/operations/revenue-schedules.js';
import type { RevenueInputs, RevenueOperation, RevenueRow } from './revenue/index.js';

/** Number of the new revenue schedule, or of the revenue event of an existing schedule. */
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
 * Sends a compiled rule model.
 * @throws {StorefrontError} Same as `client.call`. A distribution is a `PUT` that is sent only once. If no response arrives, the error is
 * `outcome-unknown`: read the schedule to check if the distribution was applied.
 */
export function sendRevenue<Row extends RevenueRow>(
  client: Client,
  { row, input }: { row: Row; input: RevenueInputs[Row] },
  options: CallOptions = {},
): Promise<SentRevenue> {
  return SENDING[row](client, input, options);
}

/** `sendRevenue` bound to a client with all resources. */
export type SendRevenue = (operation: RevenueOperation, options?: CallOptions) => Promise<SentRevenue>;

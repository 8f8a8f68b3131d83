import * as z from 'zod';
import type { StartedSandbox } from './sandbox.js';

type Caller = Pick<StartedSandbox, 'call'>;

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);
const item = z.looseObject({
  accountingPeriodName: z.string(),
  accountingPeriodStartDate: z.string().optional(),
  amount,
  isAccountingPeriodClosed: z.boolean(),
});
const schedule = z.looseObject({
  number: z.string(),
  amount,
  currency: z.string(),
  recognizedRevenue: amount,
  unrecognizedRevenue: amount,
  undistributedUnrecognizedRevenue: amount,
  revenueItems: z.array(item),
});
export type Schedule = z.output<typeof schedule>;

export async function readSchedule({ call }: Caller, number: string): Promise<Schedule> {
  return schedule.parse((await call(`/v1/revenue-schedules/${number}`)).body);
}

/** Returns the revenue schedule of an invoice line. */
export async function scheduleOfLine({ call }: Caller, invoiceItemId = 'nobody'): Promise<Schedule> {
  return schedule.parse((await call(`/v1/revenue-schedules/invoice-items/${invoiceItemId}`)).body);
}

/** Returns the lines of an invoice. */
export async function linesOf({ call }: Caller, invoice: string) {
  const line = z.object({
    id: z.string(),
    chargeName: z.string(),
    productRatePlanChargeId: z.string(),
    chargeAmount: amount,
    serviceStartDate: z.string(),
    serviceEndDate: z.string(),
  });
  return z.object({ invoiceItems: z.array(line) }).parse((await call(`/v1/invoices/${invoice}/items`)).body).invoiceItems;
}

/** Returns the amounts of a schedule by name of the accounting period. */
export const itemsOf = ({ revenueItems }: Pick<Schedule, 'revenueItems'>): Record<string, string> =>
  Object.fromEntries(revenueItems.map((each) => [each.accountingPeriodName, each.amount]));

/** Returns the recognized, unrecognized and undistributed amounts of a schedule. */
export const totalsOf = (
  of: Pick<Schedule, 'recognizedRevenue' | 'unrecognizedRevenue' | 'undistributedUnrecognizedRevenue'>,
): string[] => [of.recognizedRevenue, of.unrecognizedRevenue, of.undistributedUnrecognizedRevenue];

/** Returns the types of a schedule's changes, with the amounts that each moved. */
export async function eventsOf({ call }: Caller, number: string) {
  const event = z.object({ number: z.string(), eventType: z.string(), notes: z.string().optional(), revenueItems: z.array(item) });
  return z
    .object({ revenueEventDetails: z.array(event) })
    .parse((await call(`/v1/revenue-events/revenue-schedules/${number}?pageSize=300`)).body).revenueEventDetails;
}

import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../database/open.js';
import { invoiceItems, invoices } from '../database/schema.js';
import type { SubscriptionState } from './subscription-state.js';
import type { TaxedLine } from './tax/tax-lines.js';

/** A line of an existing invoice. Not a discount. */
export interface BilledLine extends TaxedLine {
  id: string;
}

/** Sort order of the lines of an account. */
export const OLDEST_FIRST = [asc(invoices.createdDate), asc(invoices.number), asc(invoiceItems.position)];

/** Reads the invoice lines of subscriptions, oldest first. */
export async function readBilledLines(tx: Transaction, states: readonly SubscriptionState[]): Promise<BilledLine[]> {
  const numbers = states.flatMap(({ ratePlans }) => ratePlans.flatMap(({ charges }) => charges.flatMap(({ number }) => number ?? [])));
  if (numbers.length === 0) return [];
  return tx
    .select({
      id: invoiceItems.id,
      chargeNumber: invoiceItems.chargeNumber,
      segment: invoiceItems.segment,
      serviceStartDate: invoiceItems.serviceStartDate,
      serviceEndDate: invoiceItems.serviceEndDate,
      tax: invoiceItems.tax,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.chargeNumber, numbers), isNull(invoiceItems.appliedToItemId), ne(invoices.status, 'Canceled')))
    .orderBy(...OLDEST_FIRST);
}

/** Returns the lines that were billed after a line. */
export function linesAfter(lines: readonly BilledLine[], lineId: string): BilledLine[] {
  const place = lines.findIndex(({ id }) => id === lineId);
  return place < 0 ? [] : lines.slice(place + 1);
}

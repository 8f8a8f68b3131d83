import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import type { Invoice } from '../../src/api/schemas/storefront/invoices.js';
import type { Quote, QuoteBill, QuoteLine } from '../../src/api/schemas/storefront/quote.js';
import { minor } from './amounts.js';
import type { Stack } from './stack.js';

type Line = Pick<QuoteLine, 'chargeName' | 'amount' | 'serviceStartDate' | 'serviceEndDate'>;

/** Returns the lines of a bill as texts, sorted, so that bills can be compared line by line. */
export const lineTexts = (lines: readonly Line[]): string[] =>
  lines.map((line) => `${line.chargeName} ${line.amount.amount} ${line.serviceStartDate} ${line.serviceEndDate}`).sort();

/** True if any line has an amount. A bill that contains only zeros is not invoiced. */
export const hasAmounts = ({ lines }: QuoteBill): boolean => lines.some(({ amount }) => minor(amount) !== 0n);

/** Reads the invoices of an account with their lines, as the customer sees them. */
export async function readInvoices(stack: Stack, accountNumber: string): Promise<Invoice[]> {
  const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
  const page = stack.client(token);
  const all: Invoice[] = [];
  for await (const { invoices } of page.pages(listInvoices, {})) {
    for (const { invoiceNumber } of invoices) all.push(await page.call(getInvoice, { number: invoiceNumber }));
  }
  return all;
}

/** Returns the lines billed on each day, as the customer sees them in the invoices. */
export async function billedLines(stack: Stack, accountNumber: string): Promise<Map<string, string[]>> {
  const invoices = await readInvoices(stack, accountNumber);
  return new Map(invoices.map(({ invoiceDate, items, amount }) => [invoiceDate, [...lineTexts(items), `total ${amount.amount}`]]));
}

/** Returns the lines of a quote on each day. */
export function quotedLines({ dueNow, upcoming = [] }: Quote, until: string): Map<string, string[]> {
  const bills = [dueNow, ...upcoming].filter((bill) => bill.date <= until && hasAmounts(bill));
  return new Map(bills.map(({ date, lines, total }) => [date, [...lineTexts(lines), `total ${total.amount}`]]));
}

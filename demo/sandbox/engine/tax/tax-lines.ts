import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { newId } from '../../database/schema.js';
import { sum } from '../money.js';
import type { ChargeTerms } from '../rating/charge-terms.js';
import type { BillLine } from '../rating/bill-lines.js';
import type { SubscriptionState } from '../subscription-state.js';
import type { TaxAddress, TaxEngine } from './tax-engine.js';
import type { TaxInfo } from './tax-info.js';
import { computeTax, type BilledTax, type LineTax, type TaxTerms } from './tax-terms.js';

/** Tax of a line on an existing invoice. */
export interface TaxedLine {
  chargeNumber: string;
  segment: number;
  serviceStartDate: IsoDate;
  /** Last day of service. */
  serviceEndDate: IsoDate;
  /** Null if the line was billed without tax. */
  tax: BilledTax | null;
}

/** Data for the taxes of an account's bills. */
export interface TaxContext {
  engine: TaxEngine;
  soldTo: TaxAddress | undefined;
  taxInfo: TaxInfo;
  /** Lines of the account's invoices, oldest first. */
  billedLines: readonly TaxedLine[];
}

/** Selects the tax terms of a charge on its due date; undefined for no tax. */
export function selectTaxTerms(
  { taxable, taxMode: mode = 'TaxExclusive', taxCode: code }: ChargeTerms,
  date: IsoDate,
  context: TaxContext,
): TaxTerms | undefined {
  const { engine, soldTo, taxInfo } = context;
  return taxable === true ? engine({ mode, code, date, soldTo, taxInfo }) : undefined;
}

/** Selects the tax terms of a bill line. */
export function billTaxTerms({ item }: BillLine, context: TaxContext): TaxTerms | undefined {
  return selectTaxTerms(item.charge.terms, item.due, context);
}

/** Selects the tax terms of a credit line: those of the invoice line that last billed the credited days. */
export function creditTaxTerms({ item }: BillLine, context: TaxContext): TaxTerms | undefined {
  const { charge, serviceStartDate: from, serviceEndDate: last } = item;
  const billed = context.billedLines.findLast(
    (before) =>
      before.chargeNumber === charge.number &&
      before.segment === charge.segment &&
      before.serviceStartDate <= last &&
      before.serviceEndDate >= from,
  );
  if (!billed?.tax) return undefined;
  const { id: _, price: __, ...terms } = billed.tax;
  return terms;
}

/**
 * Adds the tax to lines, or splits it off inclusive prices. A discount gets the tax by which it reduces the tax of its line, so that together they have
 * the tax of the discounted amount (docs/billing-rules.md 10.3).
 *
 * @param lines each line, followed by its discounts
 */
export function taxLines<S extends SubscriptionState>(
  lines: readonly BillLine<S>[],
  termsOf: (line: BillLine<S>) => TaxTerms | undefined,
  currency: CurrencyCode,
): BillLine<S>[] {
  let price = '0';
  return lines.map((line) => {
    const before = line.discount || line.creditedDiscount ? price : undefined;
    price = sum(currency, [before ?? '0', line.item.amount]);
    const terms = termsOf(line);
    if (!terms) return line;
    const { net, tax } = computeTax(currency, line.item.amount, terms, before);
    return { ...line, item: { ...line.item, amount: net }, tax };
  });
}

/** Converts a line's tax to the form in which it is stored. */
export function toBilledTax(tax: LineTax | undefined): { tax?: BilledTax; taxAmount?: DecimalString } {
  if (!tax) return {};
  const { amount: taxAmount, ...terms } = tax;
  return { taxAmount, tax: { ...terms, id: newId() } };
}

/** Totals of a document. */
export interface DocumentTotals {
  amountWithoutTax: DecimalString;
  taxAmount: DecimalString;
  /** Total with tax. */
  amount: DecimalString;
}

export function sumBillLines(currency: CurrencyCode, lines: readonly BillLine[]): DocumentTotals {
  const amountWithoutTax = sum(
    currency,
    lines.map(({ item }) => item.amount),
  );
  const taxAmount = sum(
    currency,
    lines.map(({ tax }) => tax?.amount ?? '0'),
  );
  return { amountWithoutTax, taxAmount, amount: sum(currency, [amountWithoutTax, taxAmount]) };
}

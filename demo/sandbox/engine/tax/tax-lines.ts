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

function withTax<S extends SubscriptionState>(line: BillLine<S>, terms: TaxTerms | undefined, currency: CurrencyCode): BillLine<S> {
  if (!terms) return line;
  const { net, tax } = computeTax(currency, line.item.amount, terms);
  return { ...line, item: { ...line.item, amount: net }, tax };
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

/** Adds the tax to a bill line, or splits it off an inclusive price. Discounts are taxed like the lines they reduce. */
export function taxBillLine<S extends SubscriptionState>(line: BillLine<S>, context: TaxContext, currency: CurrencyCode): BillLine<S> {
  return withTax(line, selectTaxTerms(line.item.charge.terms, line.item.due, context), currency);
}

/** Adds the tax to a credit line. Uses the tax rate of the invoice line that last billed the credited days. */
export function taxCreditLine<S extends SubscriptionState>(line: BillLine<S>, context: TaxContext, currency: CurrencyCode): BillLine<S> {
  const { charge, serviceStartDate: from, serviceEndDate: last } = line.item;
  const billed = context.billedLines.findLast(
    (before) =>
      before.chargeNumber === charge.number &&
      before.segment === charge.segment &&
      before.serviceStartDate <= last &&
      before.serviceEndDate >= from,
  );
  if (!billed?.tax) return line;
  const { id: _, price: __, ...terms } = billed.tax;
  return withTax(line, terms, currency);
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

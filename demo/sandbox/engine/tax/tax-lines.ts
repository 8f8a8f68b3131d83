import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { newId } from '../../database/schema.js';
import { sum } from '../money.js';
import type { ChargeTerms } from '../rating/charge-terms.js';
import type { Line } from '../rating/lines.js';
import type { SubscriptionState } from '../state.js';
import type { TaxAddress, TaxEngine } from './tax-engine.js';
import type { TaxInfo } from './tax-info.js';
import { taxOf, type BilledTax, type LineTax, type TaxTerms } from './tax-terms.js';

/** How a line was taxed when it was billed. */
export interface TaxedBefore {
  chargeNumber: string;
  segment: number;
  serviceStartDate: IsoDate;
  /** Last day served. */
  serviceEndDate: IsoDate;
  /** Null where it was billed without any. */
  tax: BilledTax | null;
}

/** What the taxes of an account's bills are made of. */
export interface TaxFacts {
  engine: TaxEngine;
  soldTo: TaxAddress | undefined;
  taxInfo: TaxInfo;
  /** The account's lines so far, the earlier first. */
  before: readonly TaxedBefore[];
}

function withTax<S extends SubscriptionState>(line: Line<S>, terms: TaxTerms | undefined, currency: CurrencyCode): Line<S> {
  if (!terms) return line;
  const { net, tax } = taxOf(currency, line.item.amount, terms);
  return { ...line, item: { ...line.item, amount: net }, tax };
}

/** By what something is taxed that falls due on a day; undefined where there is no tax. */
export function termsOf(
  { taxable, taxMode: mode = 'TaxExclusive', taxCode: code }: ChargeTerms,
  date: IsoDate,
  facts: TaxFacts,
): TaxTerms | undefined {
  const { engine, soldTo, taxInfo } = facts;
  return taxable === true ? engine({ mode, code, date, soldTo, taxInfo }) : undefined;
}

/** Takes the tax out of a line that is billed, or puts it beside. A discount is taxed as what it reduces. */
export function taxOwed<S extends SubscriptionState>(line: Line<S>, facts: TaxFacts, currency: CurrencyCode): Line<S> {
  return withTax(line, termsOf(line.item.charge.terms, line.item.due, facts), currency);
}

/** The same of a line that is given back: by what its days were taxed when they were last billed. */
export function taxCredited<S extends SubscriptionState>(line: Line<S>, facts: TaxFacts, currency: CurrencyCode): Line<S> {
  const { charge, serviceStartDate: from, serviceEndDate: last } = line.item;
  const billed = facts.before.findLast(
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

/** What is kept of a line's tax with the line. */
export function billedTax(tax: LineTax | undefined): { tax?: BilledTax; taxAmount?: DecimalString } {
  if (!tax) return {};
  const { amount: taxAmount, ...terms } = tax;
  return { taxAmount, tax: { ...terms, id: newId() } };
}

/** What lines add up to. */
export interface Totals {
  amountWithoutTax: DecimalString;
  taxAmount: DecimalString;
  /** Both together. */
  amount: DecimalString;
}

export function totalsOf(currency: CurrencyCode, lines: readonly Line[]): Totals {
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

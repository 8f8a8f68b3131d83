import type { WireBody } from '../context.js';
import { decimalOf, jsonNumber } from '../engine/money.js';
import { exemptAmount, type LineTax } from '../engine/tax/tax-terms.js';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';

type AnyTax = Omit<LineTax, 'amount'>;

/** Returns the tax details of a document line or preview line. A tax rate of 0.19 means 19 percent. */
export function wireTax(tax: AnyTax, amount: DecimalString, currency: CurrencyCode): WireBody {
  return {
    name: tax.name,
    jurisdiction: tax.state ?? tax.country,
    locationCode: tax.state === null ? tax.country : `${tax.country}-${tax.state}`,
    taxAmount: jsonNumber(amount),
    exemptAmount: jsonNumber(exemptAmount(currency, tax)),
    ...(tax.code !== null && { taxCode: tax.code }),
    taxRate: jsonNumber(decimalOf(tax.rate).dividedBy(100).toFixed()),
    taxRateType: 'Percentage',
    taxRateDescription: tax.treatment === 'reverse-charge' ? REVERSE_CHARGE : `${tax.name} ${tax.rate}%`,
  };
}

/** Note on invoices whose tax the buyer owes. */
export const REVERSE_CHARGE = 'Reverse charge: the recipient is liable for the tax.';

/** Returns the tax of a preview line. */
export function wireLineTax(tax: LineTax | undefined, date: string, currency: CurrencyCode): WireBody {
  if (!tax) return { taxAmount: 0 };
  return { taxAmount: jsonNumber(tax.amount), taxationItems: [{ ...wireTax(tax, tax.amount, currency), taxDate: date }] };
}

/** Returns the totals of a previewed document. */
export function wireTotals(totals: { amount: DecimalString; amountWithoutTax: DecimalString; taxAmount: DecimalString }): WireBody {
  return {
    amount: jsonNumber(totals.amount),
    amountWithoutTax: jsonNumber(totals.amountWithoutTax),
    taxAmount: jsonNumber(totals.taxAmount),
  };
}

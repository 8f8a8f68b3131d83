import type { CountryCode, CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, roundTo, subtract, sum } from '../money.js';

export type TaxMode = 'TaxExclusive' | 'TaxInclusive';

/** `charged`, or the reason why the tax of a line is not charged. */
type TaxTreatment = 'charged' | 'exempt' | 'reverse-charge';

/** Tax rate and treatment of a line. */
export interface TaxTerms {
  /** Name of the tax on documents. */
  name: string;
  /** Percentage. */
  rate: DecimalString;
  mode: TaxMode;
  /** Tax code of the charge. */
  code: string | null;
  country: CountryCode;
  /** State with its own rate; null for a country-wide rate. */
  state: string | null;
  treatment: TaxTreatment;
}

/** Tax of a line. */
export interface LineTax extends TaxTerms {
  /** Price of the line, including the tax if the mode is inclusive. */
  price: DecimalString;
  /** Price that a discount line reduces: that of its line after earlier discounts. */
  before?: DecimalString;
  /** Charged tax, rounded to the minor unit. Negative for discounts. */
  amount: DecimalString;
}

/** Stored tax of a billed line. The tax amount is stored in a separate field. */
export type BilledTax = Omit<LineTax, 'amount'> & {
  /** Id of the tax item. */
  id: string;
};

/** Splits a price into the net amount and the tax (docs/billing-rules.md 10.3). Computes the tax even if it is not charged. */
export function splitPrice(
  currency: CurrencyCode,
  price: DecimalString,
  { mode, rate }: Pick<TaxTerms, 'mode' | 'rate'>,
): { net: DecimalString; tax: DecimalString } {
  const whole = decimalOf(price);
  const share = decimalOf(rate).dividedBy(100);
  if (mode === 'TaxExclusive') return { net: roundTo(currency, whole), tax: roundTo(currency, whole.times(share)) };
  const net = roundTo(currency, whole.dividedBy(share.plus(1)));
  return { net, tax: roundTo(currency, whole.minus(net)) };
}

/** Splits a price. For a discount, returns the difference that it makes to the price before it. */
function splitDifference(
  currency: CurrencyCode,
  price: DecimalString,
  before: DecimalString,
  terms: Pick<TaxTerms, 'mode' | 'rate'>,
): { net: DecimalString; tax: DecimalString } {
  const earlier = splitPrice(currency, before, terms);
  const together = splitPrice(currency, sum(currency, [before, price]), terms);
  return { net: subtract(currency, together.net, earlier.net), tax: subtract(currency, together.tax, earlier.tax) };
}

/**
 * Computes the net amount and the tax of a line.
 *
 * @param before price that a discount line reduces
 */
export function computeTax(
  currency: CurrencyCode,
  price: DecimalString,
  terms: TaxTerms,
  before?: DecimalString,
): { net: DecimalString; tax: LineTax } {
  const { net, tax } = splitDifference(currency, price, before ?? '0', terms);
  const amount = terms.treatment === 'charged' ? tax : roundTo(currency, decimalOf('0'));
  return { net, tax: { ...terms, price, ...(before !== undefined && { before }), amount } };
}

/** Returns the tax that is not charged because a line is exempt; zero for other lines. */
export function exemptAmount(currency: CurrencyCode, tax: Omit<LineTax, 'amount'> | null | undefined): DecimalString {
  if (tax?.treatment !== 'exempt') return roundTo(currency, decimalOf('0'));
  return splitDifference(currency, tax.price, tax.before ?? '0', tax).tax;
}

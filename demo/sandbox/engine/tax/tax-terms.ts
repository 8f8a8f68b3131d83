import type { CountryCode, CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import { decimalOf, roundTo } from '../money.js';

export type TaxMode = 'TaxExclusive' | 'TaxInclusive';

/** Why the tax of a line is not charged, if it is not. */
export type TaxTreatment = 'charged' | 'exempt' | 'reverse-charge';

/** By what a line is taxed. */
export interface TaxTerms {
  /** As documents name it. */
  name: string;
  /** Percent. */
  rate: DecimalString;
  mode: TaxMode;
  /** Of the charge. */
  code: string | null;
  country: CountryCode;
  /** Of the tax, where it is not the country's. */
  state: string | null;
  treatment: TaxTreatment;
}

/** The tax of a line. */
export interface LineTax extends TaxTerms {
  /** What the line costs by its price: with the tax if that is inclusive. */
  price: DecimalString;
  /** The tax that is charged, rounded to the minor unit; of a discount negative. */
  amount: DecimalString;
}

/** What is kept of the tax of a line that was billed; its amount is beside it. */
export type BilledTax = Omit<LineTax, 'amount'> & {
  /** Of the tax, as items of documents have theirs. */
  id: string;
};

/** What a price at a rate is without tax, and the tax, whether it is charged or not (docs/billing-rules.md 10.3). */
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

/** The tax of a line by its terms, and what the line is without it. */
export function taxOf(currency: CurrencyCode, price: DecimalString, terms: TaxTerms): { net: DecimalString; tax: LineTax } {
  const { net, tax } = splitPrice(currency, price, terms);
  return { net, tax: { ...terms, price, amount: terms.treatment === 'charged' ? tax : roundTo(currency, decimalOf('0')) } };
}

/** The tax that an exempt line was spared; zero of others. */
export function exemptAmount(currency: CurrencyCode, tax: Omit<LineTax, 'amount'> | null | undefined): DecimalString {
  return tax?.treatment === 'exempt' ? splitPrice(currency, tax.price, tax).tax : roundTo(currency, decimalOf('0'));
}

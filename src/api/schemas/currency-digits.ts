import type { CurrencyCode } from './values.js';

/** Minor digits of ISO 4217 that are not two. Written down because what engines know differs from ISO and from one another. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digits = new Map(Object.entries(DIGITS).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)])));

/** Digits after the decimal mark of an amount in this currency. */
export function minorDigits(currency: CurrencyCode): number {
  return digits.get(currency) ?? 2;
}

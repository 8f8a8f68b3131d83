import type { CurrencyCode } from '../schemas/values.js';

/** Currencies whose number of minor digits in ISO 4217 is not two. Hardcoded, because browsers differ from ISO and from each other. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digits = new Map(Object.entries(DIGITS).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)])));

/** Number of digits after the decimal point in amounts of a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: CurrencyCode): number {
  return digits.get(currency) ?? 2;
}

import { Decimal } from 'decimal.js';
import { Temporal } from 'temporal-polyfill';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';

/** A cryptocurrency token of the simulated rate service. */
export interface Token {
  id: number;
  name: string;
  symbol: string;
  /** Average price in US dollars. */
  price: DecimalString;
}

/** The first two ids come from the service's documented examples. The other tokens are fictional. */
export const TOKENS: readonly Token[] = [
  { id: 3375, name: 'Bitcoin', symbol: 'BTC', price: '64250.40' },
  { id: 3306, name: 'Ethereum', symbol: 'ETH', price: '3120.15' },
  { id: 900001, name: 'Feather', symbol: 'FTHR', price: '0.0000123' },
  { id: 900002, name: 'Echo', symbol: 'ECHO', price: '1.25' },
  { id: 900003, name: 'Echo (old)', symbol: 'ECHO', price: '0.40' },
];

/** Returns the price on a day: within five percent of the average, and the same on every machine. */
export function priceOn({ id, price }: Token, today: IsoDate): DecimalString {
  const day = Temporal.PlainDate.from('1970-01-01').until(today, { largestUnit: 'day' }).days;
  const promille = 950 + ((day * 37 + id) % 101);
  return new Decimal(price).times(promille).div(1000).toFixed();
}

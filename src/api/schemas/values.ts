import * as z from 'zod/mini';
import type { Schema } from './schema.js';

/** Exact decimal number as text: `-?digits[.digits]`, without exponent, for example `"12.50"`. Never a float. */
export type DecimalString = string;
/** Calendar date `YYYY-MM-DD` in the tenant's time zone. Never a timestamp. */
export type IsoDate = string;
/** Instant `YYYY-MM-DDThh:mm:ss(.sss)(Z|offset)`. */
export type IsoDateTime = string;
/** ISO 4217 code in uppercase, for example `EUR`. */
export type CurrencyCode = string;
/** ISO 3166-1 alpha-2 code in uppercase, for example `DE`. */
export type CountryCode = string;
/** One of the known values, or an unknown value that was added later. Unknown values are kept and shown unchanged. */
export type Open<Known extends string> = Known | (string & {});

/** Amount of money. `amount` has exactly the minor digits of `currency` ("49.00" USD, "4900" JPY); unit prices may have more. */
export interface Money {
  amount: DecimalString;
  currency: CurrencyCode;
}

/** Plain decimal without leading zeros, which is also a JSON number. */
export const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

export const isoDate: Schema<IsoDate> = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a date YYYY-MM-DD'));
export const currencyCode: Schema<CurrencyCode> = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as USD'));
export const countryCode: Schema<CountryCode> = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country such as US'));

export const money: Schema<Money> = z.object({ amount: z.string().check(z.regex(DECIMAL)), currency: currencyCode });

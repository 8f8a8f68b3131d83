import type { Validator } from './validator.js';
import { object, pattern, refine, string } from './validation.js';

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
export type OpenEnum<Known extends string> = Known | (string & {});

/** Amount of money. `amount` has exactly the minor digits of `currency` ("49.00" USD, "4900" JPY); unit prices may have more. */
export interface Money {
  amount: DecimalString;
  currency: CurrencyCode;
}

/** Plain decimal without leading zeros, which is also a JSON number. */
export const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Notation of a date. Does not check that the day exists. */
export const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
export const CURRENCY_CODE = /^[A-Z]{3}$/;

export const isoDate: Validator<IsoDate> = refine(string, pattern(ISO_DATE, 'must be a date YYYY-MM-DD'));
export const currencyCode: Validator<CurrencyCode> = refine(string, pattern(CURRENCY_CODE, 'must be a currency such as USD'));
export const countryCode: Validator<CountryCode> = refine(string, pattern(/^[A-Z]{2}$/, 'must be a country such as US'));

export const money: Validator<Money> = object({ amount: refine(string, pattern(DECIMAL)), currency: currencyCode });

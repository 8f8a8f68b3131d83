import type { Validator } from '../validator.js';
import { currencyCode, type CurrencyCode, type DecimalString, type IsoDateTime } from '../values.js';
import { array, object, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Asks for reference rates. */
export interface RatesRequest {
  /** Symbols of the assets, separated by commas, for example `BTC,ETH`; every asset the gateway has rates of, if left out. */
  assets?: string;
}

/** Price of one unit of an asset. For illustration only. Never used for a charge. */
export interface Rate {
  /** Symbol of the asset, for example `BTC`. */
  asset: string;
  currency: CurrencyCode;
  /** More than nothing. */
  price: DecimalString;
  /** When the gateway asked for it, in UTC. */
  asOf: IsoDateTime;
}

/** Empty where no rate can be had: a rate is never worth an error. */
export interface Rates {
  rates: Rate[];
}

/** Symbol of an asset as the gateway accepts it. */
export const ASSET = /^[A-Z0-9]{1,12}$/;

/** A price: plain digits, not more of them than make sense. */
export const PRICE = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/;

export const ratesRequest: Validator<RatesRequest> = strictObject({
  assets: optional(
    refine(string, pattern(/^[A-Z0-9]{1,12}(?:,[A-Z0-9]{1,12}){0,19}$/, 'must be at most 20 symbols separated by commas, such as BTC,ETH')),
  ),
});

export const rates: Validator<Rates> = object({
  rates: array(
    object({
      asset: refine(string, pattern(ASSET)),
      currency: currencyCode,
      price: refine(string, pattern(PRICE)),
      asOf: refine(string, pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/)),
    }),
  ),
});

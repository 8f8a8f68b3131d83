import type { Validator } from '../validator.js';
import { currencyCode, type CurrencyCode, type DecimalString, type IsoDateTime } from '../values.js';
import { array, object, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Request for reference rates. */
export interface RatesRequest {
  /** Asset symbols, separated by commas, for example `BTC,ETH`. Default: all assets that the gateway has rates for. */
  assets?: string;
}

/** Price of one unit of an asset. For illustration only. Never used for a charge. */
export interface Rate {
  /** Symbol of the asset, for example `BTC`. */
  asset: string;
  currency: CurrencyCode;
  /** Greater than zero. */
  price: DecimalString;
  /** Time at which the gateway fetched the rate, in UTC. */
  asOf: IsoDateTime;
}

/** Empty if no rate is available. Missing rates are not an error. */
export interface Rates {
  rates: Rate[];
}

/** Pattern of an asset symbol that the gateway accepts. */
export const ASSET = /^[A-Z0-9]{1,12}$/;

/** Price in plain digits, with limited length. */
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

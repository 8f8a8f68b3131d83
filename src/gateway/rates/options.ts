import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';

/** An asset by its symbol; with `tokenId`, the provider's number of it, where several of its tokens have the same symbol. */
export type RateAsset = string | { symbol: string; tokenId: number };

/** Where reference rates come from. Prices in assets are shown only, never charged, and without a rate nothing is shown. */
export interface RatesOptions {
  /** Key of the metrics provider, sent as `x-api-key`. Stays in this process. */
  apiKey: string;
  /** Address of the provider; `https://api.tokenmetrics.com` unless given. `/v2/tokens` and `/v2/price` are asked below it. */
  baseUrl?: string;
  /**
   * How many units of a currency one US dollar is, for example `"0.92"` for EUR; undefined where that is not known. The provider's prices are in
   * US dollars alone, so other currencies have rates only with this. Asked for the currencies that are sold in.
   */
  fiatRates?: (currency: CurrencyCode) => Promise<DecimalString | undefined>;
  /** Assets that pages may ask for, at most 20. Bitcoin and Ethereum unless given. */
  assets?: readonly RateAsset[];
  /** Milliseconds for which the provider is not asked again, whether it answered or failed. Default 60,000. */
  maxAge?: number;
  /** Milliseconds after which a rate is not shown any more. Default 600,000. */
  staleAfter?: number;
}

/** With the numbers that the provider's definition and its public clients give them: no look-up is spent on these. */
export const DEFAULT_ASSETS: readonly RateAsset[] = [
  { symbol: 'BTC', tokenId: 3375 },
  { symbol: 'ETH', tokenId: 3306 },
];

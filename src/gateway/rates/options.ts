import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';

/** Asset, identified by its symbol. If several tokens have the same symbol, `tokenId` selects the token by its id at the rate service. */
export type RateAsset = string | { symbol: string; tokenId: number };

/** Settings of the rate service. Prices in assets are shown for information and never charged. Without a rate, no such price is shown. */
export interface RatesOptions {
  /** API key of the rate service, sent to it as `x-api-key` and never sent anywhere else. */
  apiKey: string;
  /** Address of the rate service, without `/v2`. The gateway calls `/v2/tokens` and `/v2/price`. Default `https://api.tokenmetrics.com`. */
  baseUrl?: string;
  /**
   * Returns how many units of a currency one US dollar is worth, for example `"0.92"` for EUR, or undefined if unknown. The rate service
   * quotes in US dollars, so other currencies have rates only with this function. Called for the currencies on sale.
   */
  fiatRates?: (currency: CurrencyCode) => Promise<DecimalString | undefined>;
  /** Assets that pages may show, 1 to 20. Default: Bitcoin and Ethereum. */
  assets?: readonly RateAsset[];
  /** Milliseconds before the rate service is called again, also after a failure. 1,000 to 3,600,000. Default 60,000. */
  maxAge?: number;
  /** Milliseconds after which a rate is no longer shown. At least `maxAge`, at most 86,400,000. Default 600,000. */
  staleAfter?: number;
}

/** The ids come from the API definition of the rate service. They save a lookup. */
export const DEFAULT_ASSETS: readonly RateAsset[] = [
  { symbol: 'BTC', tokenId: 3375 },
  { symbol: 'ETH', tokenId: 3306 },
];

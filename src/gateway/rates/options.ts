import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';

/** Asset, by its symbol. If several tokens share the symbol, `tokenId` is the rate service's id of the right one. */
export type RateAsset = string | { symbol: string; tokenId: number };

/** Source of reference rates. Prices in assets are shown for information and never charged. Without a rate, nothing is shown. */
export interface RatesOptions {
  /** API key of the rate service, sent to it as `x-api-key` and never sent anywhere else. */
  apiKey: string;
  /** Address of the rate service, without `/v2`. The gateway calls `/v2/tokens` and `/v2/price`. Default `https://api.tokenmetrics.com`. */
  baseUrl?: string;
  /**
   * Returns how many units of a currency one US dollar is worth, for example `"0.92"` for EUR, or undefined if unknown. The provider quotes
   * in US dollars, so other currencies only have rates with this function. Called for the currencies on sale.
   */
  fiatRates?: (currency: CurrencyCode) => Promise<DecimalString | undefined>;
  /** Assets that pages may show, 1 to 20. Default: Bitcoin and Ethereum. */
  assets?: readonly RateAsset[];
  /** Milliseconds before the provider is called again, also after a failure. 1,000 to 3,600,000. Default 60,000. */
  maxAge?: number;
  /** Milliseconds after which a rate is no longer shown. At least `maxAge`, at most 86,400,000. Default 600,000. */
  staleAfter?: number;
}

/** The ids come from the provider's API definition, which saves a lookup. */
export const DEFAULT_ASSETS: readonly RateAsset[] = [
  { symbol: 'BTC', tokenId: 3375 },
  { symbol: 'ETH', tokenId: 3306 },
];

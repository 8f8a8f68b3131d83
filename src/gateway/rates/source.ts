import type { Clock } from '../../api/client.js';
import type { Rate } from '../../api/schemas/storefront/rates.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { roundedProduct } from '../money.js';
import { cacheValue, type CachedValue, type CacheOptions } from './cached-value.js';
import { DEFAULT_ASSETS, type RatesOptions } from './options.js';
import { RatesProblem } from './rates-problem.js';
import { createProvider, readPrice } from './provider.js';

/** Public address of the rate service. */
const BASE_URL = 'https://api.tokenmetrics.com';
/** Timeout of each read in milliseconds. Short, because pages wait for it and work without rates. */
const TIMEOUT = 3_000;
/** Maximum number of currencies that get rates. */
const MAX_CURRENCIES = 20;

interface RatesDependencies {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Currencies on sale. They get rates in addition to US dollars. */
  currencies: () => Promise<readonly CurrencyCode[]>;
  report: (problem: unknown) => void;
}

/** Creates the source of reference rates. Missing rates are left out; the source never fails. */
export function createRates(options: RatesOptions | undefined, dependencies: RatesDependencies): () => Promise<readonly Rate[]> {
  if (!options) return () => Promise.resolve([]);
  const { apiKey, baseUrl = BASE_URL, assets = DEFAULT_ASSETS, maxAge = 60_000, staleAfter = 600_000 } = options;
  const { fetch, clock } = dependencies;
  const report = (problem: unknown): void => {
    try {
      dependencies.report(problem);
    } catch {
      // A failing hook must not make rates fail.
    }
  };
  const cacheOptions = (failure: string): CacheOptions => ({ maxAge, staleAfter, timeout: TIMEOUT, clock, report, failure });

  const provider = createProvider({ apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), assets, fetch });
  const prices = cacheValue(async (signal) => {
    const { prices: found, missing } = await provider(signal);
    if (missing.length > 0) report(new RatesProblem(`${missing.join('; ')}.`));
    return found;
  }, cacheOptions('the response could not be read.'));
  const fiatRates = createFiatRates(options.fiatRates, dependencies.currencies, cacheOptions);

  return async () => {
    const [dollars, foreign] = await Promise.all([prices(), fiatRates()]);
    if (!dollars) return [];
    return [...dollars.value].flatMap(([asset, price]) => [
      { asset, currency: 'USD', price, asOf: toIsoDateTime(dollars.asOf) },
      ...foreign.flatMap(([currency, { value, asOf }]): Rate[] => {
        const converted = value === undefined ? undefined : readPrice(roundedProduct(price, value));
        return converted === undefined ? [] : [{ asset, currency, price: converted, asOf: toIsoDateTime(Math.min(asOf, dollars.asOf)) }];
      }),
    ]);
  };
}

type FiatRate = readonly [CurrencyCode, CachedValue<DecimalString | undefined>];

/** Creates the source of the tenant's own currency rates. */
function createFiatRates(
  fiatRates: RatesOptions['fiatRates'],
  currencies: RatesDependencies['currencies'],
  cacheOptions: (failure: string) => CacheOptions,
): () => Promise<readonly FiatRate[]> {
  if (!fiatRates) return () => Promise.resolve([]);
  const soldCurrencies = cacheValue(currencies, cacheOptions('the currencies on sale could not be read.'));
  const sources = new Map<CurrencyCode, () => Promise<CachedValue<DecimalString | undefined> | undefined>>();
  const sourceOf = (currency: CurrencyCode) => {
    const source =
      sources.get(currency) ?? cacheValue(() => readFiatRate(fiatRates, currency), cacheOptions(`fiatRates failed for ${currency}.`));
    sources.set(currency, source);
    return source;
  };
  return async () => {
    const requested = ((await soldCurrencies())?.value ?? []).filter((currency) => currency !== 'USD').slice(0, MAX_CURRENCIES);
    for (const currency of sources.keys()) if (!requested.includes(currency)) sources.delete(currency);
    const found = await Promise.all(requested.map(async (currency) => ({ currency, rate: await sourceOf(currency)() })));
    return found.flatMap(({ currency, rate }): FiatRate[] => (rate ? [[currency, rate]] : []));
  };
}

async function readFiatRate(fiatRates: NonNullable<RatesOptions['fiatRates']>, currency: CurrencyCode): Promise<DecimalString | undefined> {
  let rateText: DecimalString | undefined;
  try {
    rateText = await fiatRates(currency);
  } catch (cause) {
    throw new RatesProblem(`fiatRates failed for ${currency}.`, { cause });
  }
  if (rateText === undefined) return undefined;
  const rate = readPrice(rateText);
  if (rate === undefined) throw new RatesProblem(`fiatRates must return a positive decimal for ${currency}.`);
  return rate;
}

function toIsoDateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

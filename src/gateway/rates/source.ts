import type { Clock } from '../../api/client.js';
import type { Rate } from '../../api/schemas/storefront/rates.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { multiply } from '../money.js';
import { keep, type Kept, type KeptOptions } from './kept.js';
import { DEFAULT_ASSETS, type RatesOptions } from './options.js';
import { RatesProblem } from './problem.js';
import { createProvider, readPrice } from './provider.js';

/** The provider's public address. */
const BASE_URL = 'https://api.tokenmetrics.com';
/** Milliseconds that anything asked may take: a page waits, and can do without. */
const TIMEOUT = 3_000;
/** Beyond it only the first have rates. */
const MAX_CURRENCIES = 20;

export interface RatesParts {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** What is sold in; those rates are answered beside the ones in US dollars. */
  currencies: () => Promise<readonly CurrencyCode[]>;
  report: (problem: unknown) => void;
}

/** Reference rates, as many as can be had. Never fails. */
export function createRates(options: RatesOptions | undefined, parts: RatesParts): () => Promise<readonly Rate[]> {
  if (!options) return () => Promise.resolve([]);
  const { apiKey, baseUrl = BASE_URL, assets = DEFAULT_ASSETS, maxAge = 60_000, staleAfter = 600_000 } = options;
  const { fetch, clock } = parts;
  const report = (problem: unknown): void => {
    try {
      parts.report(problem);
    } catch {
      // Who is told must not be able to make an error of it.
    }
  };
  const kept = (failure: string): KeptOptions => ({ maxAge, staleAfter, timeout: TIMEOUT, clock, report, failure });

  const provider = createProvider({ apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), assets, fetch });
  const prices = keep(async (signal) => {
    const { prices: found, missing } = await provider(signal);
    if (missing.length > 0) report(new RatesProblem(`${missing.join('; ')}.`));
    return found;
  }, kept('the provider’s answer could not be read.'));
  const others = createFiat(options.fiatRates, parts.currencies, kept);

  return async () => {
    const [dollars, foreign] = await Promise.all([prices(), others()]);
    if (!dollars) return [];
    return [...dollars.value].flatMap(([asset, price]) => [
      { asset, currency: 'USD', price, asOf: instant(dollars.asOf) },
      ...foreign.flatMap(([currency, { value, asOf }]): Rate[] => {
        const converted = value === undefined ? undefined : readPrice(multiply(price, value));
        return converted === undefined ? [] : [{ asset, currency, price: converted, asOf: instant(Math.min(asOf, dollars.asOf)) }];
      }),
    ]);
  };
}

type Fiat = readonly [CurrencyCode, Kept<DecimalString | undefined>];

/** What the tenant knows of other currencies. */
function createFiat(
  fiatRates: RatesOptions['fiatRates'],
  currencies: RatesParts['currencies'],
  kept: (failure: string) => KeptOptions,
): () => Promise<readonly Fiat[]> {
  if (!fiatRates) return () => Promise.resolve([]);
  const sold = keep(currencies, kept('the currencies that are sold in could not be read.'));
  const sources = new Map<CurrencyCode, () => Promise<Kept<DecimalString | undefined> | undefined>>();
  const sourceOf = (currency: CurrencyCode) => {
    const known = sources.get(currency) ?? keep(() => ask(fiatRates, currency), kept(`fiatRates failed for ${currency}.`));
    sources.set(currency, known);
    return known;
  };
  return async () => {
    const wanted = ((await sold())?.value ?? []).filter((currency) => currency !== 'USD').slice(0, MAX_CURRENCIES);
    for (const currency of sources.keys()) if (!wanted.includes(currency)) sources.delete(currency);
    const found = await Promise.all(wanted.map(async (currency) => ({ currency, rate: await sourceOf(currency)() })));
    return found.flatMap(({ currency, rate }): Fiat[] => (rate ? [[currency, rate]] : []));
  };
}

async function ask(fiatRates: NonNullable<RatesOptions['fiatRates']>, currency: CurrencyCode): Promise<DecimalString | undefined> {
  let answer: DecimalString | undefined;
  try {
    answer = await fiatRates(currency);
  } catch (cause) {
    throw new RatesProblem(`fiatRates failed for ${currency}.`, { cause });
  }
  if (answer === undefined) return undefined;
  const rate = readPrice(answer);
  if (rate === undefined) throw new RatesProblem(`fiatRates answered no positive decimal for ${currency}.`);
  return rate;
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

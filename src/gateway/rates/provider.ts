import * as z from 'zod/mini';
import { parseExact } from '../../api/wire/exact-json.js';
import { decimal } from '../../api/schemas/decimal.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { PRICE } from '../../api/schemas/storefront/rates.js';
import { isRedirect } from '../../api/transport/redirect.js';
import { readTextUpTo } from '../http/read-text.js';
import type { RateAsset } from './options.js';
import { RatesProblem } from './rates-problem.js';

/** Maximum size of a response. Far more than a valid response needs. */
const MAX_BYTES = 1024 * 1024;
const MAX_ROWS = 1000;

const envelope = z.object({
  success: z.optional(z.nullable(z.boolean())),
  data: z.array(z.unknown()).check(z.maxLength(MAX_ROWS)),
});

/** The rate service's examples use numbers, but strings are accepted too. */
const tokenId = z.union([z.int(), z.string()]);
const tokenRow = z.object({
  TOKEN_ID: tokenId,
  TOKEN_SYMBOL: z.optional(z.nullable(z.string())),
  SYMBOL: z.optional(z.nullable(z.string())),
  // The API definition does not name the price field, and public clients of the rate service use different names.
  CURRENT_PRICE: z.optional(z.unknown()),
  USD_PRICE: z.optional(z.unknown()),
  PRICE: z.optional(z.unknown()),
});
type TokenRow = z.infer<typeof tokenRow>;

/** Fields whose exact digits are kept when the JSON is parsed. */
const exactNumbers = z.object({ data: z.array(z.object({ CURRENT_PRICE: decimal, USD_PRICE: decimal, PRICE: decimal })) });

/** Prices in US dollars by symbol, and the reasons for missing prices. */
interface Prices {
  readonly prices: ReadonlyMap<string, DecimalString>;
  readonly missing: readonly string[];
}

interface ProviderOptions {
  apiKey: string;
  /** Without a trailing slash. */
  baseUrl: string;
  assets: readonly RateAsset[];
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates a reader for the prices of all assets. Each read is one call, plus one call to look up unknown token ids.
 * @throws {RatesProblem} if no price could be read
 */
export function createProvider({ apiKey, baseUrl, assets, fetch }: ProviderOptions): (signal: AbortSignal) => Promise<Prices> {
  const ids = new Map<string, string>();
  const symbolsWithoutId = new Set<string>();
  for (const asset of assets) {
    if (typeof asset === 'string') symbolsWithoutId.add(asset);
    else ids.set(asset.symbol, String(asset.tokenId));
  }

  const request = async (path: string, query: Record<string, string>, signal: AbortSignal): Promise<TokenRow[]> => {
    const url = new URL(`${baseUrl}/v2/${path}?${new URLSearchParams(query).toString()}`);
    const headers = { accept: 'application/json', 'x-api-key': apiKey };
    let response: Response;
    try {
      // Redirects are not followed, because a redirect could send the key to another host.
      response = await fetch(new Request(url, { headers, signal, redirect: 'manual', credentials: 'omit' }));
    } catch {
      throw new RatesProblem('the rate service did not respond.');
    }
    return readRows(response);
  };

  /** Looks up the unknown token ids. Returns the reasons for ids that are still missing. Known ids are kept, because they never change. */
  const findTokenIds = async (signal: AbortSignal): Promise<string[]> => {
    const unknown = [...symbolsWithoutId].filter((symbol) => !ids.has(symbol));
    if (unknown.length === 0) return [];
    const found = await request('tokens', { symbol: unknown.join(), limit: String(MAX_ROWS) }, signal);
    const missing: string[] = [];
    for (const symbol of unknown) {
      const [id, ...others] = new Set(found.filter((token) => symbolOf(token) === symbol).map(({ TOKEN_ID }) => String(TOKEN_ID)));
      if (id === undefined) missing.push(`the rate service does not know ${symbol}`);
      else if (others.length > 0) missing.push(`several tokens have the symbol ${symbol}, so tokenId must be set`);
      else ids.set(symbol, id);
    }
    return missing;
  };

  return async (signal) => {
    const missing = await findTokenIds(signal);
    const prices = new Map<string, DecimalString>();
    if (ids.size > 0) {
      const tokenIds = [...ids.values()];
      const rows = await request('price', { token_id: tokenIds.join(), limit: String(MAX_ROWS) }, signal);
      for (const [symbol, id] of ids) {
        const price = priceOf(symbol, id, rows);
        if (price === undefined) missing.push(`the response has no usable price for ${symbol}`);
        else prices.set(symbol, price);
      }
    }
    if (prices.size === 0) throw new RatesProblem(`${missing.join('; ')}.`);
    return { prices, missing };
  };
}

/** Price of one token. Undefined if it is missing, ambiguous, or belongs to another symbol. */
function priceOf(symbol: string, id: string, rows: readonly TokenRow[]): DecimalString | undefined {
  const own = rows.filter(({ TOKEN_ID }) => String(TOKEN_ID) === id);
  if (own.some((token) => (symbolOf(token) ?? symbol) !== symbol)) return undefined;
  const found = new Set(
    own.map(({ CURRENT_PRICE, USD_PRICE, PRICE: price }) => [CURRENT_PRICE, USD_PRICE, price].map(readPrice).find(Boolean)),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

function symbolOf({ TOKEN_SYMBOL, SYMBOL }: TokenRow): string | undefined {
  return (TOKEN_SYMBOL ?? SYMBOL)?.trim().toUpperCase();
}

/** Accepts only positive prices, and keeps their exact digits. */
export function readPrice(value: unknown): DecimalString | undefined {
  const { success, data } = decimal.safeParse(value);
  return success && PRICE.test(data) && /[1-9]/.test(data) ? data : undefined;
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  401: ': the API key is not valid',
  402: ': this call requires payment',
  403: ': the API key has no permission for this call',
  429: ': the call limit of the plan is reached',
};

async function readRows(response: Response): Promise<TokenRow[]> {
  const { status, body, headers } = response;
  if (isRedirect(response)) {
    await body?.cancel();
    throw new RatesProblem('the rate service answered with a redirect, which is not followed. Check rates.baseUrl.');
  }
  if (status !== 200 || !body) {
    await body?.cancel();
    const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0] ?? '0';
    throw new RatesProblem(`the rate service responded with HTTP ${status}${STATUS_REASONS[status] ?? ''}.`, {
      retryAfter: Number(seconds) * 1000,
    });
  }
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) {
    await body.cancel();
    throw new RatesProblem('the rate service did not respond with JSON.');
  }
  const parsed = envelope.safeParse(await readJson(body));
  if (!parsed.success) throw new RatesProblem('the rate service responded in an unknown format.');
  if (parsed.data.success === false) throw new RatesProblem('the rate service reported a failure.');
  return parsed.data.data.flatMap((entry) => {
    const read = tokenRow.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

async function readJson(body: ReadableStream<Uint8Array>): Promise<unknown> {
  let text: string | undefined;
  try {
    text = await readTextUpTo(MAX_BYTES, body);
    if (text !== undefined) return parseExact(text, exactNumbers);
  } catch {
    throw new RatesProblem('the response is not complete JSON.');
  }
  throw new RatesProblem('the response is too long.');
}

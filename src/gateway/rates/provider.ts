import * as z from 'zod/mini';
import { parseExact } from '../../api/wire/exact-json.js';
import { decimal } from '../../api/schemas/decimal.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { PRICE } from '../../api/schemas/storefront/rates.js';
import { readTextUpTo } from '../http/text.js';
import type { RateAsset } from './options.js';
import { RatesProblem } from './problem.js';

/** Tokens of many names and lists; far more than an honest answer has. */
const MAX_BYTES = 1024 * 1024;
const MAX_ROWS = 1000;

const envelope = z.object({
  success: z.optional(z.nullable(z.boolean())),
  data: z.array(z.unknown()).check(z.maxLength(MAX_ROWS)),
});

/** Ids are numbers in the examples; text is taken too. */
const tokenId = z.union([z.int(), z.string()]);
const tokenRow = z.object({
  TOKEN_ID: tokenId,
  TOKEN_SYMBOL: z.optional(z.nullable(z.string())),
  SYMBOL: z.optional(z.nullable(z.string())),
  // The definition names no field; public clients of the provider differ.
  CURRENT_PRICE: z.optional(z.unknown()),
  USD_PRICE: z.optional(z.unknown()),
  PRICE: z.optional(z.unknown()),
});
type TokenRow = z.infer<typeof tokenRow>;

/** Where the digits of numbers are kept as they were written. */
const exactNumbers = z.object({ data: z.array(z.object({ CURRENT_PRICE: decimal, USD_PRICE: decimal, PRICE: decimal })) });

/** Prices in US dollars by symbol, and what is wrong with those that are missing. */
export interface Prices {
  readonly prices: ReadonlyMap<string, DecimalString>;
  readonly missing: readonly string[];
}

export interface ProviderOptions {
  apiKey: string;
  /** Without a slash at its end. */
  baseUrl: string;
  assets: readonly RateAsset[];
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Reads the prices of all assets by one call; before it once by another, where numbers of tokens have to be looked up.
 * @throws {RatesProblem} there is not one price
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
      // A redirection could lead the key to somebody else.
      response = await fetch(new Request(url, { headers, signal, redirect: 'error', credentials: 'omit' }));
    } catch {
      throw new RatesProblem('the provider did not answer.');
    }
    return readRows(response);
  };

  /** Numbers of the tokens do not change, so what was found is kept; what was not is looked for again. */
  const findTokenIds = async (signal: AbortSignal): Promise<string[]> => {
    const unknown = [...symbolsWithoutId].filter((symbol) => !ids.has(symbol));
    if (unknown.length === 0) return [];
    const found = await request('tokens', { symbol: unknown.join(), limit: String(MAX_ROWS) }, signal);
    const missing: string[] = [];
    for (const symbol of unknown) {
      const [id, ...others] = new Set(found.filter((token) => symbolOf(token) === symbol).map(({ TOKEN_ID }) => String(TOKEN_ID)));
      if (id === undefined) missing.push(`${symbol} is not known to the provider`);
      else if (others.length > 0) missing.push(`${symbol} is the symbol of several tokens, so its tokenId must be given`);
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
        if (price === undefined) missing.push(`the answer has no usable price of ${symbol}`);
        else prices.set(symbol, price);
      }
    }
    if (prices.size === 0) throw new RatesProblem(`${missing.join('; ')}.`);
    return { prices, missing };
  };
}

/** The price of one token; undefined if it has none, two that differ, or belongs to another symbol than was thought. */
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

/** Only what is more than nothing, in the very digits it was written with. */
export function readPrice(value: unknown): DecimalString | undefined {
  const { success, data } = decimal.safeParse(value);
  return success && PRICE.test(data) && /[1-9]/.test(data) ? data : undefined;
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  401: ': the key is not accepted',
  402: ': it wants to be paid for each call',
  403: ': the key may not do this',
  429: ': the plan allows no more calls for now',
};

async function readRows(response: Response): Promise<TokenRow[]> {
  const { status, body, headers } = response;
  if (status !== 200 || !body) {
    await body?.cancel();
    const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0] ?? '0';
    throw new RatesProblem(`the provider answered ${status}${STATUS_REASONS[status] ?? ''}.`, { retryAfter: Number(seconds) * 1000 });
  }
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) {
    await body.cancel();
    throw new RatesProblem('the provider answered something else than JSON.');
  }
  const parsed = envelope.safeParse(await readJson(body));
  if (!parsed.success) throw new RatesProblem('the provider answered in a shape that is not known.');
  if (parsed.data.success === false) throw new RatesProblem('the provider said that it failed.');
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
    throw new RatesProblem('the provider’s answer is not complete JSON.');
  }
  throw new RatesProblem('the provider’s answer is too long.');
}

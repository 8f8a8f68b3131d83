import { Hono } from 'hono';
import type { Faults } from '../context.js';
import { isFromThisMachine } from '../http/loopback.js';
import type { Caller } from '../http/control.js';
import { priceOn, TOKENS, type Token } from './tokens.js';

interface RatesProviderOptions {
  /** The tenant's business date. */
  today: () => Promise<string>;
  faults: Readonly<Faults>;
}

/** Development API key, the same on every machine. */
export const RATES_KEY = 'rates-sandbox-key';
/** Delay of slow responses in milliseconds, longer than any caller should wait. */
const SLOW = 10_000;

export function isRatesRequest(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/rates/');
}

function waitWhile(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SLOW);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function splitList(text: string | undefined): readonly string[] | undefined {
  return text === undefined || text === '' ? undefined : text.split(',').map((entry) => entry.trim());
}

function page(tokens: readonly Token[], limit: string | undefined): readonly Token[] {
  const most = Number(limit ?? '50');
  return tokens.slice(0, Number.isInteger(most) && most > 0 ? most : 50);
}

/**
 * Serves `/rates/v2/*`: simulates the service for reference rates. docs/compatibility.md lists what is unconfirmed about its response
 * formats. Only programs on this machine may call this service, with its own API key.
 */
export function createRatesProvider({ today, faults }: RatesProviderOptions): Hono<Caller> {
  const app = new Hono<Caller>();

  app.use(async (context, next) => {
    if (!isFromThisMachine(context.req.raw, context.env.address)) {
      return context.json({ success: false, message: 'Only programs on this machine can read the rates of the sandbox.' }, 403);
    }
    if (faults.rates === 'slow') await waitWhile(context.req.raw.signal);
    if (faults.rates === 'down') return context.html('<!doctype html><title>503</title><h1>Service Unavailable</h1>', 503);
    if (context.req.header('x-api-key') !== RATES_KEY) return context.json({ success: false, message: 'Invalid API key' }, 401);
    if (faults.rates === 'odd') return context.json({ success: true, length: 1, data: [{ id: 3375, price: 'n/a' }] });
    return next();
  });

  app.get('/rates/v2/tokens', (context) => {
    const { token_id: ids, symbol, token_name: names, limit } = context.req.query();
    const wanted = { ids: splitList(ids), symbols: splitList(symbol), names: splitList(names) };
    const found = TOKENS.filter(
      (token) =>
        (wanted.ids?.includes(String(token.id)) ?? true) &&
        (wanted.symbols?.includes(token.symbol) ?? true) &&
        (wanted.names?.includes(token.name) ?? true),
    );
    const data = page(found, limit).map(({ id, name, symbol: text }) => ({ TOKEN_ID: id, TOKEN_NAME: name, TOKEN_SYMBOL: text }));
    return context.json({ success: true, message: 'Data fetched successfully', length: data.length, data });
  });

  app.get('/rates/v2/price', async (context) => {
    const { token_id: ids, limit } = context.req.query();
    const wanted = splitList(ids);
    const date = await today();
    const data = page(
      TOKENS.filter(({ id }) => wanted?.includes(String(id)) ?? true),
      limit,
    ).map((token) => ({
      TOKEN_ID: token.id,
      TOKEN_NAME: token.name,
      TOKEN_SYMBOL: token.symbol,
      // The real service also returns a JSON number.
      CURRENT_PRICE: Number(priceOn(token, date)),
    }));
    return context.json({ success: true, message: 'Data fetched successfully', length: data.length, data });
  });

  app.notFound((context) => context.json({ success: false, message: 'Not found' }, 404));

  return app;
}

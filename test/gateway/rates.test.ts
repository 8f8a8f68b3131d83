import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRates, storefrontOperations } from '../../src/api/index.js';
import type { RatesOptions } from '../../src/gateway/index.js';
import { turns } from '../support/fake-clock.js';
import { SANDBOX_URL } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';
import { parse } from '../../src/api/schemas/parse.js';

const KEY = 'rates-sandbox-key';
const { listRates } = storefrontOperations;

let stack: Stack;
let time = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  stack = await startStack({ gateway: { now: () => time } });
});
afterAll(() => stack.close());
afterEach(async () => {
  vi.useRealTimers();
  await stack.sandbox.call('/sandbox/faults', { json: { rates: 'ok' } });
});

/** Starts another gateway for the same sandbox. */
function start(rates: Partial<RatesOptions> | 'none' = {}): void {
  if (rates === 'none') delete stack.options.rates;
  else stack.options.rates = { apiKey: KEY, baseUrl: `${SANDBOX_URL}/rates`, ...rates };
  time = Date.UTC(2026, 10, 21, 12);
  for (const seen of [stack.logs, stack.problems, stack.answers, stack.upstream]) seen.length = 0;
  stack.network = (request, send) => send(request);
  stack.restart();
}

const rateCalls = (): string[] => stack.upstream.filter((line) => line.includes('/rates/'));

/** Assets and currencies of a response, in order. */
async function pairs(path = '/storefront/rates'): Promise<string[]> {
  const response = await stack.ask(path);
  expect(response.status).toBe(200);
  const { rates } = parse(listRates.response, await response.json());
  return rates.map(({ asset, currency }) => `${asset}/${currency}`);
}

describe('reference rates', () => {
  it('are delivered to a page, each with its time', async () => {
    start();
    const { rates } = await stack.client().call(listRates, {});
    expect(rates.map(({ asset, currency, asOf }) => [asset, currency, asOf])).toEqual([
      ['BTC', 'USD', '2026-11-21T12:00:00.000Z'],
      ['ETH', 'USD', '2026-11-21T12:00:00.000Z'],
    ]);
    for (const { price } of rates) expect(price).toMatch(/^[1-9]\d*(\.\d+)?$/);
    expect(rateCalls()).toEqual(['GET /rates/v2/price']);
    expect(stack.problems).toEqual([]);
  });

  it('move with the business date', async () => {
    start();
    const before = await stack.client().call(listRates, { assets: 'BTC' });
    await stack.sandbox.call('/sandbox/clock', { json: { to: '2030-01-02' } });
    time += 60_000;
    const after = await stack.client().call(listRates, { assets: 'BTC' });
    expect(after.rates[0]?.price).not.toBe(before.rates[0]?.price);
    expect(after.rates[0]?.asOf).toBe('2026-11-21T12:01:00.000Z');
  });

  it('show a person the approximate price', async () => {
    start();
    const { rates } = await stack.client().call(listRates, { assets: 'BTC' });
    const approximation = await createRates(stack.client(), { now: () => time }).approximate({ amount: '49.00', currency: 'USD' }, 'BTC');
    expect(approximation).toMatchObject({ asset: 'BTC', asOf: rates[0]?.asOf });
    expect(Number(approximation?.amount) * Number(rates[0]?.price)).toBeCloseTo(49, 0);
  });

  it('are those of the requested and allowed assets', async () => {
    start();
    expect(await pairs('/storefront/rates?assets=ETH')).toEqual(['ETH/USD']);
    expect(await pairs('/storefront/rates?assets=FTHR,BTC')).toEqual(['BTC/USD']);
    expect(rateCalls()).toHaveLength(1);
    for (const assets of ['', 'btc', 'BTC,', 'BTC;ETH', 'B'.repeat(13), Array(21).fill('BTC').join()]) {
      expect([assets, (await stack.ask(`/storefront/rates?assets=${assets}`)).status]).toEqual([assets, 400]);
    }
    expect(rateCalls()).toHaveLength(1);
  });

  it('are empty without a rate service', async () => {
    start('none');
    expect(await pairs()).toEqual([]);
    expect(rateCalls()).toEqual([]);
  });

  it('look up tokens by their symbol once, and never guess between two', async () => {
    start({ assets: ['FTHR', 'ECHO', 'NONE', { symbol: 'BTC', tokenId: 3375 }] });
    expect((await pairs()).sort()).toEqual(['BTC/USD', 'FTHR/USD']);
    expect(stack.problems.map(String)).toEqual([
      expect.stringMatching(/several tokens have the symbol ECHO.*the rate service does not know NONE/),
    ]);
    expect(rateCalls()).toEqual(['GET /rates/v2/tokens', 'GET /rates/v2/price']);
  });

  it('distinguish two tokens with the same symbol by their id', async () => {
    start({ assets: [{ symbol: 'ECHO', tokenId: 900003 }] });
    const { rates } = await stack.client().call(listRates, {});
    expect(Number(rates[0]?.price)).toBeLessThan(0.5);
    expect(rateCalls()).toEqual(['GET /rates/v2/price']);
  });

  it('are not those of another token that a wrong id names', async () => {
    start({ assets: [{ symbol: 'BTC', tokenId: 3306 }, 'ETH'] });
    expect(await pairs()).toEqual(['ETH/USD']);
    expect(stack.problems.map(String)).toEqual([expect.stringContaining('no usable price for BTC')]);
  });
});

describe('other currencies', () => {
  it('are the currencies on sale, at the tenant’s own rates', async () => {
    const wanted: string[] = [];
    start({
      assets: [{ symbol: 'ETH', tokenId: 3306 }],
      fiatRates: (currency) => {
        wanted.push(currency);
        return Promise.resolve(currency === 'EUR' ? '0.5' : undefined);
      },
    });
    const { currencies } = await stack.client().call(storefrontOperations.getCatalog, {});
    const { rates } = await stack.client().call(listRates, {});
    expect(wanted.sort()).toEqual(currencies.filter((currency) => currency !== 'USD').sort());
    expect(rates.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    expect(Number(rates[1]?.price)).toBe(Number(rates[0]?.price) / 2);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('out of order'))],
    [
      'throws',
      () => {
        throw new Error('out of order');
      },
    ],
    ['returns invalid values', () => Promise.resolve('-1')],
    ['returns nothing', () => Promise.resolve('0.00')],
  ])('are left out if the tenant’s function %s', async (_, fiatRates: () => Promise<string>) => {
    start({ fiatRates: (currency) => (currency === 'EUR' ? fiatRates() : Promise.resolve(undefined)) });
    expect(await pairs()).toEqual(['BTC/USD', 'ETH/USD']);
    expect(stack.problems.map(String)).toEqual([expect.stringContaining('EUR')]);
  });
});

describe('without a response of the rate service, there are no rates and no error', () => {
  it.each(['down', 'odd'])('if it is %s', async (fault) => {
    start();
    await stack.sandbox.call('/sandbox/faults', { json: { rates: fault } });
    expect(await pairs()).toEqual([]);
    expect(await pairs()).toEqual([]);
    expect(stack.problems).toHaveLength(1);
    expect(rateCalls()).toHaveLength(1);
    await stack.sandbox.call('/sandbox/faults', { json: { rates: 'ok' } });
    time += 60_000;
    expect(await pairs()).toEqual(['BTC/USD', 'ETH/USD']);
  });

  it('if it is slow', async () => {
    start();
    await stack.sandbox.call('/sandbox/faults', { json: { rates: 'slow' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = pairs();
    // Waits for both timers: the delay of the rate service and the gateway's timeout.
    while (vi.getTimerCount() < 2) await turns(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toEqual([]);
    expect(stack.problems.map(String)).toEqual([expect.stringContaining('3000 ms')]);
  });

  it('if it rejects the key', async () => {
    start({ apiKey: 'canary-wrong-key' });
    expect(await pairs()).toEqual([]);
    expect(stack.problems.map(String)).toEqual([expect.stringContaining('401')]);
  });

  it('keeps rates for ten minutes, then drops them', async () => {
    start();
    await pairs();
    await stack.sandbox.call('/sandbox/faults', { json: { rates: 'down' } });
    time += 600_000;
    const { rates } = await stack.client().call(listRates, { assets: 'BTC' });
    expect(rates.map(({ asOf }) => asOf)).toEqual(['2026-11-21T12:00:00.000Z']);
    time += 1;
    expect(await pairs()).toEqual([]);
  });
});

describe('API key of the rate service', () => {
  it('is sent only to the rate service, and is in no response, log line or report', async () => {
    start({ apiKey: 'canary-rates-key' });
    const holders = new Set<string>();
    stack.network = async (request, send) => {
      if (JSON.stringify([...request.headers, request.url]).includes('canary-rates-key')) holders.add(new URL(request.url).pathname);
      return send(request);
    };
    const echoes = [
      () => new Response('canary-rates-key', { status: 500 }),
      () => Response.json({ success: false, message: 'canary-rates-key' }),
      () =>
        Response.json({
          data: [{ TOKEN_ID: 3375, TOKEN_NAME: 'canary-rates-key', CURRENT_PRICE: 'canary-rates-key', note: 'canary-rates-key' }],
        }),
      () => Response.json({ data: [{ TOKEN_ID: 3375, CURRENT_PRICE: 5, note: 'canary-rates-key' }] }),
      () => Response.json({ message: 'canary-rates-key' }, { status: 402 }),
    ];
    await pairs();
    await stack.client().call(storefrontOperations.getCatalog, {});
    for (const echo of echoes) {
      stack.network = (request, send) => (request.url.includes('/rates/') ? Promise.resolve(echo()) : send(request));
      time += 600_001;
      await pairs();
    }
    stack.network = () => Promise.reject(new TypeError('failed with x-api-key: canary-rates-key'));
    time += 600_001;
    await pairs();
    await stack.ask('/storefront/rates', { credential: 'canary-rates-key' });
    expect([...holders]).toEqual(['/rates/v2/price']);
    expect(stack.answers.length).toBeGreaterThan(7);
    expect(stack.answers.join()).not.toContain('canary');
    expect(JSON.stringify(stack.logs)).not.toContain('canary');
    expect(stack.problems).toHaveLength(7);
    for (const problem of stack.problems) {
      expect(problem).toBeInstanceOf(Error);
      if (problem instanceof Error) expect(`${problem.stack ?? ''} ${String(problem.cause)}`).not.toContain('canary');
    }
  });
});

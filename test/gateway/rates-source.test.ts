import { describe, expect, it } from 'vitest';
import type { Rate } from '../../src/api/schemas/storefront/rates.js';
import type { RatesOptions } from '../../src/gateway/index.js';
import { createRates } from '../../src/gateway/rates/source.js';
import { FakeClock, turns } from '../support/fake-clock.js';
import { broken, cut, drip, html, json, lost, ScriptedServer, silence, type Step } from '../support/scripted-server.js';

const bitcoin = { TOKEN_ID: 3375, TOKEN_NAME: 'Bitcoin', TOKEN_SYMBOL: 'BTC', CURRENT_PRICE: 64250.4 };
const good = json({ success: true, data: [bitcoin] });

interface Rig {
  readonly clock: FakeClock;
  readonly server: ScriptedServer;
  readonly problems: string[];
  ask(): Promise<string[]>;
}

/** Rates of Bitcoin from a scripted rate service. */
function rig(steps: readonly Step[], options: Partial<RatesOptions> = {}): Rig {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, ...steps);
  const problems: string[] = [];
  const rates = createRates(
    { apiKey: 'key', assets: [{ symbol: 'BTC', tokenId: 3375 }], ...options },
    { fetch: server.fetch, clock, currencies: () => Promise.resolve(['USD', 'EUR']), report: (problem) => problems.push(String(problem)) },
  );
  const ask = async (): Promise<string[]> => (await clock.settle(rates())).map(({ price }: Rate) => price);
  return { clock, server, problems, ask };
}

describe('request to the rate service', () => {
  it('is one price call with the key, by default to its public address', async () => {
    const { ask, server } = rig([good]);
    expect(await ask()).toEqual(['64250.4']);
    const [arrival] = server.arrivals;
    expect(arrival?.url.origin).toBe('https://api.tokenmetrics.com');
    expect(arrival?.url.pathname).toBe('/v2/price');
    expect(arrival?.url.searchParams.get('token_id')).toBe('3375');
    expect(arrival?.headers.get('x-api-key')).toBe('key');
    expect(arrival?.request.redirect).toBe('manual');
  });

  it('is sent once for concurrent callers, and again after maxAge', async () => {
    const { clock, ask, server } = rig([good], { maxAge: 5_000 });
    await Promise.all(Array.from({ length: 50 }, ask));
    clock.time += 4_999;
    await ask();
    expect(server.arrivals).toHaveLength(1);
    clock.time += 1;
    await Promise.all(Array.from({ length: 50 }, ask));
    expect(server.arrivals).toHaveLength(2);
  });

  it('is sent again if the clock was set back', async () => {
    const { clock, ask, server } = rig([good]);
    await ask();
    clock.time -= 86_400_000;
    expect(await ask()).toEqual(['64250.4']);
    expect(server.arrivals).toHaveLength(2);
  });

  it('is not sent more often after a failure, and waits as long as the rate service asks', async () => {
    const { clock, ask, server } = rig([json({}, { status: 429, headers: { 'retry-after': '120' } }), good]);
    for (const wait of [0, 60_000, 59_999]) {
      clock.time += wait;
      expect(await ask()).toEqual([]);
    }
    expect(server.arrivals).toHaveLength(1);
    clock.time += 1;
    expect(await ask()).toEqual(['64250.4']);
  });

  it('waits no longer than staleAfter, whatever the rate service asks', async () => {
    const { clock, ask } = rig([json({}, { status: 503, headers: { 'retry-after': '999999' } }), good]);
    expect(await ask()).toEqual([]);
    clock.time += 600_000;
    expect(await ask()).toEqual(['64250.4']);
  });
});

describe('price', () => {
  it.each<[string, object, string]>([
    ['CURRENT_PRICE', { CURRENT_PRICE: 1.5 }, '1.5'],
    ['USD_PRICE', { USD_PRICE: '1.50' }, '1.50'],
    ['PRICE', { PRICE: 1 }, '1'],
    ['CURRENT_PRICE before other fields', { PRICE: 3, USD_PRICE: 2, CURRENT_PRICE: 1 }, '1'],
    ['the only field that has one', { CURRENT_PRICE: null, USD_PRICE: 2 }, '2'],
    ['an exponent', { CURRENT_PRICE: 1e-9 }, '0.000000001'],
    ['many digits as text', { CURRENT_PRICE: '64250.123456789012345678' }, '64250.123456789012345678'],
    ['an id as text', { TOKEN_ID: '3375', CURRENT_PRICE: 4 }, '4'],
    ['its symbol in another field', { TOKEN_SYMBOL: undefined, SYMBOL: 'btc', CURRENT_PRICE: 4 }, '4'],
    ['no symbol at all', { TOKEN_SYMBOL: null, CURRENT_PRICE: 4 }, '4'],
  ])('is read from %s', async (_, fields, price) => {
    const { CURRENT_PRICE: _price, ...token } = bitcoin;
    const { ask, problems } = rig([json({ data: [{ ...token, ...fields }] })]);
    expect(await ask()).toEqual([price]);
    expect(problems).toEqual([]);
  });

  it.each(['64250.40', '64250.12345678901234567', '12345678901234567890.1', '0.1000000000000000055'])(
    'is %s to the last digit',
    async (price) => {
      const text = JSON.stringify({ success: true, data: [bitcoin] }).replace('64250.4', price);
      const { ask } = rig([() => new Response(text, { headers: { 'content-type': 'application/json' } })]);
      expect(await ask()).toEqual([price]);
    },
  );

  it.each<[string, unknown]>([
    ['nothing', 0],
    ['zero as text', '0.000'],
    ['a negative number', -1],
    ['infinite', '1e400'],
    ['text', 'n/a'],
    ['NaN', 'NaN'],
    ['hexadecimal', '0x10'],
    ['grouped', '64,250.40'],
    ['missing', undefined],
    ['null', null],
    ['an object', { value: 1 }],
    ['a list', [1]],
    ['far too large', 1e30],
    ['far too small', '1e-31'],
    ['far too long', '1'.repeat(5_000)],
  ])('is not accepted if it is %s', async (_, CURRENT_PRICE) => {
    const { ask, problems } = rig([json({ success: true, data: [{ ...bitcoin, CURRENT_PRICE }] })]);
    expect(await ask()).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('no usable price for BTC')]);
  });

  it.each<[string, readonly unknown[]]>([
    ['two different values', [bitcoin, { ...bitcoin, CURRENT_PRICE: 1 }]],
    ['another token', [{ ...bitcoin, TOKEN_ID: 1 }]],
    ['another symbol', [{ ...bitcoin, TOKEN_SYMBOL: 'WBTC' }]],
    ['invalid rows', [null, 1, 'x', []]],
  ])('is not read from %s', async (_, data) => {
    expect(await rig([json({ data })]).ask()).toEqual([]);
  });

  it('may be repeated with the same value', async () => {
    expect(await rig([json({ data: [bitcoin, bitcoin] })]).ask()).toEqual(['64250.4']);
  });
});

describe('failure', () => {
  const failures: [string, Step, string][] = [
    ['401', json({ message: 'Invalid key' }, { status: 401 }), '401: the API key is not valid'],
    ['402', json({ accepts: [] }, { status: 402 }), '402: this call requires payment'],
    ['403', json({}, { status: 403 }), '403'],
    ['429', json({}, { status: 429 }), '429: the call limit of the plan is reached'],
    ['500', json({}, { status: 500 }), '500'],
    ['204', () => new Response(null, { status: 204 }), '204'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }), 'answered with a redirect'],
    ['a page with 503', html(503), '503'],
    ['a page with 200', html(), 'did not respond with JSON'],
    ['no connection', lost, 'did not respond'],
    ['half a response', cut({ success: true, data: [bitcoin] }, 40), 'not complete JSON'],
    ['a broken connection', broken, 'not complete JSON'],
    [
      'invalid UTF-8',
      () => new Response(new Uint8Array([0x22, 0xff, 0x22]), { headers: { 'content-type': 'application/json' } }),
      'not complete JSON',
    ],
    ['silence', silence, '3000 ms'],
    ['a response that never ends', drip, '3000 ms'],
    ['far too much', json({ data: [bitcoin], more: 'x'.repeat(1024 * 1024) }), 'too long'],
    ['far too many', json({ data: Array.from({ length: 1001 }, () => bitcoin) }), 'unknown format'],
    ['a list alone', json([bitcoin]), 'unknown format'],
    ['null', json(null), 'unknown format'],
    ['another envelope', json({ result: [bitcoin] }), 'unknown format'],
    ['no data', json({ success: true, data: [] }), 'no usable price'],
    ['success: false', json({ success: false, data: [bitcoin] }), 'reported a failure'],
  ];

  it.each(failures)('%s leaves the rates empty and is reported once', async (_, step, said) => {
    const { ask, problems, server } = rig([step]);
    expect(await ask()).toEqual([]);
    expect(await ask()).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(said)]);
    expect(server.arrivals).toHaveLength(1);
  });

  it.each(failures)('%s keeps the known rates until they are stale', async (_, step) => {
    const { ask, clock } = rig([good, step]);
    await ask();
    clock.time += 300_000;
    expect(await ask()).toEqual(['64250.4']);
    clock.time += 300_001;
    expect(await ask()).toEqual([]);
  });

  it('does not make rates fail if the hook throws', async () => {
    const clock = new FakeClock();
    const rates = createRates(
      { apiKey: 'key' },
      {
        fetch: () => Promise.reject(new Error('no network')),
        clock,
        currencies: () => Promise.resolve([]),
        report: () => {
          throw new Error('a hook of the tenant');
        },
      },
    );
    expect(await clock.settle(rates())).toEqual([]);
    expect(await clock.settle(rates())).toEqual([]);
  });
});

describe('other currencies', () => {
  it('are exact products', async () => {
    const { ask, clock, server } = rig([json({ data: [{ ...bitcoin, CURRENT_PRICE: '64250.40' }] })], {
      fiatRates: () => Promise.resolve('0.917'),
    });
    expect(await ask()).toEqual(['64250.40', '58917.6168']);
    clock.time += 60_000;
    expect(await ask()).toEqual(['64250.40', '58917.6168']);
    expect(server.arrivals).toHaveLength(2);
  });

  it('are as old as the tenant’s own rate', async () => {
    const clock = new FakeClock();
    const server = new ScriptedServer(clock, good);
    let answers = ['0.5'];
    const rates = createRates(
      { apiKey: 'key', assets: [{ symbol: 'BTC', tokenId: 3375 }], fiatRates: () => Promise.resolve(answers.shift() ?? 'unknown') },
      { fetch: server.fetch, clock, currencies: () => Promise.resolve(['EUR']), report: () => undefined },
    );
    const times = async (): Promise<string[]> => (await clock.settle(rates())).map(({ currency, asOf }) => `${currency} ${asOf}`);
    expect(await times()).toEqual(['USD 2026-11-21T12:00:00.000Z', 'EUR 2026-11-21T12:00:00.000Z']);
    clock.time += 60_000;
    expect(await times()).toEqual(['USD 2026-11-21T12:01:00.000Z', 'EUR 2026-11-21T12:00:00.000Z']);
    clock.time += 540_001;
    expect(await times()).toEqual(['USD 2026-11-21T12:10:00.001Z']);
    answers = ['0.6'];
    clock.time += 60_000;
    expect(await times()).toEqual(['USD 2026-11-21T12:11:00.001Z', 'EUR 2026-11-21T12:11:00.001Z']);
  });

  it('do not delay rates in US dollars', async () => {
    const { ask, problems, clock } = rig([good], { fiatRates: () => new Promise(() => undefined) });
    const started = clock.time;
    expect(await ask()).toEqual(['64250.4']);
    expect(clock.time - started).toBe(3_000);
    await turns(1);
    expect(problems).toEqual([expect.stringContaining('3000 ms')]);
  });
});

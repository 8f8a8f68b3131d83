import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRates, type Approximation, type ReferenceRatesOptions } from '../../src/api/index.js';
import { listRates } from '../../src/api/operations/storefront/rates.js';
import { turns } from '../support/fake-clock.js';
import { ScriptedClient } from '../support/scripted-client.js';

const NOW = Date.UTC(2026, 10, 21, 12);
const asOf = '2026-11-21T11:59:30.000Z';
const rate = (price: string, more: object = {}): object => ({ asset: 'BTC', currency: 'USD', price, asOf, ...more });

class Rig {
  time = NOW;
  readonly client = new ScriptedClient();
  readonly rates;

  constructor(options: ReferenceRatesOptions = {}) {
    this.rates = createRates(this.client, { now: () => this.time, ...options });
  }

  approximate(
    amount: string,
    { currency = 'USD', asset = 'BTC', signal }: { currency?: string; asset?: string; signal?: AbortSignal } = {},
  ) {
    return this.rates.approximate({ amount, currency }, asset, signal ? { signal } : {});
  }

  /** Responds to the latest call with these rates. */
  async answer(...rates: object[]): Promise<void> {
    await this.client.calls.at(-1)?.answer({ rates });
  }
}

async function approximate(amount: string, price: string): Promise<Approximation | undefined> {
  const rig = new Rig();
  const approximation = rig.approximate(amount);
  await rig.answer(rate(price));
  return approximation;
}

describe('an approximation', () => {
  it('contains the amount of the asset and the time of the rate', async () => {
    expect(await approximate('49.00', '64250.40')).toEqual({ amount: '0.00076264', asset: 'BTC', asOf });
  });

  it.each([
    ['six digits', '100.00', '3', '33.3333'],
    ['eight decimals', '0.01', '3', '0.00333333'],
    ['half up', '1.000005', '1', '1.00001'],
    ['half up below one', '0.000000005', '1', '0.00000001'],
    ['no trailing zeros', '10.00', '4', '2.5'],
    ['whole numbers', '12.00', '4', '3'],
    ['large numbers to six digits', '1234567.89', '1', '1234570'],
    ['a carry', '999999.5', '1', '1000000'],
    ['a carry below one', '0.9999995', '1', '1'],
    ['zero', '0.00', '64250.40', '0'],
    ['credits', '-49.00', '64250.40', '-0.00076264'],
    ['credits half away from zero', '-1.000005', '1', '-1.00001'],
    ['cheap assets', '49.00', '0.0000123', '3983740'],
  ])('shows %s', async (_, amount, price, shown) => {
    expect((await approximate(amount, price))?.amount).toBe(shown);
  });

  it.each([
    ['less than can be shown', '0.00000000499', '1'],
    ['a rate of zero', '49.00', '0'],
    ['no amount', '', '1'],
    ['an amount with an exponent', '1e3', '1'],
    ['an amount that is not a number', 'NaN', '1'],
    ['an amount with thousands of digits', '1'.repeat(5_000), '1'],
  ])('does not exist for %s', async (_, amount, price) => {
    expect(await approximate(amount, price)).toBeUndefined();
  });

  const amounts = fc
    .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 9 }))
    .map(([digits, scale]) => new Decimal(digits.toString()).div(new Decimal(10).pow(scale)).toFixed());
  const prices = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 18 }))
    .map(([digits, scale]) => new Decimal(digits.toString()).div(new Decimal(10).pow(scale)).toFixed());

  it('is the exact quotient, rounded once', async () => {
    const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -100, toExpPos: 100 });
    await fc.assert(
      fc.asyncProperty(amounts, prices, async (amount, price) => {
        const quotient = new Exact(amount).div(price);
        const smallest = Exact.max('1e-8', new Exact(10).pow(quotient.e - 5));
        const expected = quotient.toNearest(smallest, Decimal.ROUND_HALF_UP);
        const found = await approximate(amount, price);
        if (expected.isZero() && !quotient.isZero()) expect(found).toBeUndefined();
        else expect(found?.amount).toBe(expected.isZero() ? '0' : expected.toFixed());
      }),
    );
  });

  it('never has more than six digits and eight decimals', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, prices, async (amount, price) => {
        const shown = (await approximate(amount, price))?.amount ?? '0';
        expect(shown).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d{0,7}[1-9])?$/);
        expect(shown.replace(/\D/g, '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('there is no approximation', () => {
  it.each<[string, object[]]>([
    ['without a rate', []],
    ['from the rate of another asset', [rate('1', { asset: 'ETH' })]],
    ['from a rate in another currency', [rate('1', { currency: 'EUR' })]],
    ['from a rate that is too old', [rate('1', { asOf: '2026-11-21T11:49:59.999Z' })]],
    ['from a rate with an invalid date', [rate('1', { asOf: '2026-99-99T12:00:00Z' })]],
  ])('%s', async (_, rates) => {
    const rig = new Rig();
    const approximation = rig.approximate('49.00');
    await rig.answer(...rates);
    expect(await approximation).toBeUndefined();
  });

  it('if the gateway fails, which is not an error and is retried after ten seconds', async () => {
    const rig = new Rig();
    const approximation = rig.approximate('49.00');
    await rig.client.calls[0]?.fail(new Error('no network'));
    expect(await approximation).toBeUndefined();
    rig.time += 9_999;
    expect(await rig.approximate('49.00')).toBeUndefined();
    expect(rig.client.calls).toHaveLength(1);
    rig.time += 1;
    const again = rig.approximate('49.00');
    await rig.answer(rate('1'));
    expect((await again)?.amount).toBe('49');
  });

  it.each(['', 'btc', 'BTC,ETH', 'B'.repeat(13), '../profile'])('of an asset called %j, and nothing is asked', async (asset) => {
    const rig = new Rig();
    expect(await rig.approximate('49.00', { asset })).toBeUndefined();
    expect(rig.client.calls).toEqual([]);
  });
});

describe('other currencies', () => {
  it('have approximations if the gateway has their rates', async () => {
    const rig = new Rig();
    const euros = rig.approximate('50.00', { currency: 'EUR' });
    await rig.answer(rate('64250.40'), rate('25000', { currency: 'EUR' }));
    expect((await euros)?.amount).toBe('0.002');
    expect(await rig.approximate('50.00', { currency: 'JPY' })).toBeUndefined();
  });
});

describe('the gateway', () => {
  it('is called once for concurrent requests of the same asset, and again after maxAge', async () => {
    const rig = new Rig({ maxAge: 1_000 });
    const many = Array.from({ length: 30 }, () => rig.approximate('1.00'));
    await rig.answer(rate('1'));
    for (const approximation of await Promise.all(many)) expect(approximation?.amount).toBe('1');
    rig.time += 999;
    await rig.approximate('1.00');
    expect(rig.client.calls.map(({ row, input }) => [row, input])).toEqual([[listRates, { assets: 'BTC' }]]);
    rig.time += 1;
    void rig.approximate('1.00');
    expect(rig.client.calls).toHaveLength(2);
  });

  it('is called again if the clock was set back', async () => {
    const rig = new Rig();
    const first = rig.approximate('1.00');
    await rig.answer(rate('1'));
    await first;
    rig.time -= 3_600_000;
    void rig.approximate('1.00');
    expect(rig.client.calls).toHaveLength(2);
  });

  it('is cached for at most twenty assets', async () => {
    const rig = new Rig();
    const assets = Array.from({ length: 21 }, (_, index) => `A${index}`);
    for (const asset of assets) {
      const approximation = rig.approximate('1.00', { asset });
      await rig.answer();
      await approximation;
    }
    await rig.approximate('1.00', { asset: 'A20' });
    expect(rig.client.calls).toHaveLength(21);
    void rig.approximate('1.00', { asset: 'A0' });
    expect(rig.client.calls).toHaveLength(22);
  });
});

describe('a signal', () => {
  it('that was already aborted causes no call', async () => {
    const rig = new Rig();
    const signal = AbortSignal.abort(new Error('left'));
    await expect(rig.approximate('1.00', { signal })).rejects.toThrow('left');
    expect(rig.client.calls).toEqual([]);
  });

  it('ends only the wait of its own caller', async () => {
    const rig = new Rig();
    const controller = new AbortController();
    const left = rig.approximate('1.00', { signal: controller.signal });
    const stayed = rig.approximate('1.00', { signal: new AbortController().signal });
    controller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await rig.answer(rate('1'));
    expect((await stayed)?.amount).toBe('1');
  });

  it('after the response changes nothing', async () => {
    const rig = new Rig();
    const controller = new AbortController();
    const approximation = rig.approximate('1.00', { signal: controller.signal });
    await rig.answer(rate('1'));
    expect((await approximation)?.amount).toBe('1');
    controller.abort();
    await turns(2);
  });
});

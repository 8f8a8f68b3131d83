import type { Client } from './client.js';
import { compareDecimals, divideDecimals, isDecimal, isZero, multiplyDecimals } from './decimal/decimal.js';
import { reasonOf } from './transport/clock.js';
import { listRates } from './operations/storefront/rates.js';
import { ASSET, type Rate } from './schemas/storefront/rates.js';
import type { DecimalString, IsoDateTime, Money } from './schemas/values.js';

/** About how much of an asset an amount of money is. Shown as "≈" with its time; never sent to the billing platform. */
export interface Approximation {
  /** At most six significant digits and eight behind the point, rounded half up. */
  amount: DecimalString;
  /** Symbol of the asset, for example `BTC`. */
  asset: string;
  /** Instant of the rate. */
  asOf: IsoDateTime;
}

export interface ReferenceRatesOptions {
  /** Milliseconds for which the gateway is not asked again. Default 60,000. */
  maxAge?: number;
  /** Milliseconds after which a rate is too old to be shown. Default 600,000. */
  staleAfter?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface ReferenceRates {
  /**
   * About how much of the asset `target` (its symbol) the money is, by `GET /storefront/rates`. Undefined where that cannot be said: no rate of
   * the asset in this currency, one that is too old, no answer, or less than can be shown.
   * @throws only what `signal` was aborted with
   */
  approximate(money: Money, target: string, options?: { signal?: AbortSignal }): Promise<Approximation | undefined>;
}

/** Symbols come from whoever calls, so their number is bounded; the one asked for longest ago goes first. */
const MAX_ASSETS = 20;
/** Milliseconds after which a failure is tried again. */
const FAILURE_AGE = 10_000;

interface Answer {
  readonly rates: Promise<readonly Rate[]>;
  readonly from: number;
  until: number;
}

/** Reference rates of a gateway, asked for once however many want them. Loaded by who shows them; nothing else needs it. */
export function createRates(
  client: Client,
  { maxAge = 60_000, staleAfter = 600_000, now = Date.now }: ReferenceRatesOptions = {},
): ReferenceRates {
  const answers = new Map<string, Answer>();

  const ask = (asset: string): Promise<readonly Rate[]> => {
    const from = now();
    const known = answers.get(asset);
    answers.delete(asset);
    // A clock that was set back must not keep an answer for long.
    if (known && known.from <= from && from < known.until) {
      answers.set(asset, known);
      return known.rates;
    }
    const answer: Answer = {
      rates: read(asset, () => (answer.until = Math.min(answer.until, now() + FAILURE_AGE))),
      from,
      until: from + maxAge,
    };
    answers.set(asset, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ASSETS && oldest !== undefined) answers.delete(oldest);
    return answer.rates;
  };

  /** Not ended by one caller's signal: others may wait for the same. */
  const read = async (asset: string, failed: () => void): Promise<readonly Rate[]> => {
    try {
      return (await client.call(listRates, { assets: asset })).rates;
    } catch {
      failed();
      return [];
    }
  };

  return {
    async approximate({ amount, currency }, target, { signal } = {}) {
      signal?.throwIfAborted();
      if (!ASSET.test(target)) return undefined;
      const rates = await unlessAborted(ask(target), signal);
      const rate = rates.find((entry) => entry.asset === target && entry.currency === currency);
      if (!rate || !(now() - Date.parse(rate.asOf) <= staleAfter)) return undefined;
      const quotient = divide(amount, rate.price);
      return quotient === undefined ? undefined : { amount: quotient, asset: target, asOf: rate.asOf };
    },
  };
}

function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(reasonOf(signal));
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const MAX_FRACTION_DIGITS = 8;
const MAX_SIGNIFICANT_DIGITS = 6;
/** Longest amount or price that is read. */
const MAX_LENGTH = 80;

/** Quotient with the digits of an approximation, rounded once, half away from zero. Undefined if the digits that can be shown are all zero. */
function divide(amount: DecimalString, price: DecimalString): DecimalString | undefined {
  const readable = [amount, price].every((text) => text.length <= MAX_LENGTH && isDecimal(text));
  if (!readable || compareDecimals(price, '0') <= 0) return undefined;
  if (isZero(amount)) return '0';
  const digits = Math.min(MAX_SIGNIFICANT_DIGITS - magnitude(divideDecimals(amount, price, 20)), MAX_FRACTION_DIGITS);
  const power = `1${'0'.repeat(Math.max(0, -digits))}`;
  const rounded = divideDecimals(amount, multiplyDecimals(price, power), Math.max(0, digits));
  return isZero(rounded) ? undefined : multiplyDecimals(rounded, power);
}

/** Position of the first digit that is not zero: 2 for `"12.5"`, 0 for `"0.5"`, -1 for `"0.05"`. */
function magnitude(value: DecimalString): number {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  return whole === '0' ? fraction.replace(/^0+/, '').length - fraction.length : whole.length;
}

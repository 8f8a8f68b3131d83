import type { Client } from './client.js';
import { compareDecimals, divideDecimals, isDecimal, isZero, multiplyDecimals } from './decimal/decimal.js';
import { abortReason } from './transport/clock.js';
import { listRates } from './operations/storefront/rates.js';
import { ASSET, type Rate } from './schemas/storefront/rates.js';
import type { DecimalString, IsoDateTime, Money } from './schemas/values.js';

/** Approximate value of an amount in another asset. Shown with "≈" and its time; never sent to the billing platform. */
export interface Approximation {
  /** At most six significant digits and eight fraction digits, rounded half up. */
  amount: DecimalString;
  /** Symbol of the asset, for example `BTC`. */
  asset: string;
  /** Time of the rate. */
  asOf: IsoDateTime;
}

export interface ReferenceRatesOptions {
  /** Milliseconds for which a response of the gateway is reused. Default 60,000. */
  maxAge?: number;
  /** Milliseconds after which a rate is too old to be shown. Default 600,000. */
  staleAfter?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface ReferenceRates {
  /**
   * Converts an amount to the asset with the symbol `target`, with a rate from `GET /storefront/rates`. Undefined if there is no rate for this
   * currency, if the rate is too old, if the gateway fails, or if the value is too small to be shown.
   * @throws the reason of `signal`; nothing else
   */
  approximate(money: Money, target: string, options?: { signal?: AbortSignal }): Promise<Approximation | undefined>;
}

/** Maximum number of remembered assets, because callers choose the symbols. The one requested longest ago is dropped. */
const MAX_ASSETS = 20;
/** Milliseconds before a failed request is repeated. */
const FAILURE_AGE = 10_000;

interface Answer {
  readonly rates: Promise<readonly Rate[]>;
  readonly from: number;
  until: number;
}

/** Creates reference rates of a gateway. Several callers share one request. */
export function createRates(
  client: Client,
  { maxAge = 60_000, staleAfter = 600_000, now = Date.now }: ReferenceRatesOptions = {},
): ReferenceRates {
  const answers = new Map<string, Answer>();

  const ask = (asset: string): Promise<readonly Rate[]> => {
    const from = now();
    const known = answers.get(asset);
    answers.delete(asset);
    // If the clock was set back, the response would otherwise be reused for too long.
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

  /** Ignores the signal of one caller, because others may wait for the same response. */
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
    const stop = (): void => reject(abortReason(signal));
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const MAX_FRACTION_DIGITS = 8;
const MAX_SIGNIFICANT_DIGITS = 6;
/** Maximum number of characters of an amount or price. Longer texts are not converted. */
const MAX_LENGTH = 80;

/** Divides and rounds once, half away from zero, to the digits of an approximation. Undefined if the digits that can be shown are all zero. */
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

import type { Client } from './client.js';
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

/** A decimal as an integer over a power of ten. */
interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

/** Undefined for what is no plain decimal of a sensible length. */
function parse(text: DecimalString): Scaled | undefined {
  if (text.length > 80 || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function write({ digits, scale }: Scaled): DecimalString {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`;
}

const MAX_DECIMALS = 8;
const MAX_DIGITS = 6;

/** Quotient to the digits that an approximation has, rounded once, half away from zero; undefined if nothing would be left of it. */
function divide(amount: DecimalString, price: DecimalString): DecimalString | undefined {
  const dividend = parse(amount);
  const divisor = parse(price);
  if (!dividend || !divisor || divisor.digits <= 0n) return undefined;
  if (dividend.digits === 0n) return '0';
  const negative = dividend.digits < 0n;
  const top = (negative ? -dividend.digits : dividend.digits) * power(divisor.scale);
  const bottom = divisor.digits * power(dividend.scale);
  // Digits before the point, or, below one, as many less as there are noughts behind it; these may be cut by MAX_DECIMALS alone.
  const before = top >= bottom ? String(top / bottom).length : 0;
  const decimals = before > 0 ? MAX_DIGITS - before : smallDecimals(top, bottom);
  const scale = Math.min(decimals, MAX_DECIMALS);
  const [over, under] = scale < 0 ? [top, bottom * power(-scale)] : [top * power(scale), bottom];
  const rounded = (2n * over + under) / (2n * under);
  if (rounded === 0n) return undefined;
  const digits = scale < 0 ? rounded * power(-scale) : rounded;
  return write({ digits: negative ? -digits : digits, scale: Math.max(scale, 0) });
}

/** Decimals that show six digits of a quotient below one. */
function smallDecimals(top: bigint, bottom: bigint): number {
  let noughts = 0;
  while (noughts < MAX_DECIMALS && top * power(noughts + 1) < bottom) noughts += 1;
  return noughts + MAX_DIGITS;
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

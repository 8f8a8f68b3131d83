import { categoryOf } from '../failures/categories.js';
import type { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';

const BASE = 500;
const CAP = 5_000;

/** The longest wait, in milliseconds, that is sat out without asking the person. */
const LONGEST_WAIT = 30_000;

/** Milliseconds before retry number `retry` (from 1): exponential from 0.5 s to 5 s, half of it random. */
function backOff(retry: number, random: () => number): number {
  const full = Math.min(CAP, BASE * 2 ** (retry - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date; undefined if absent or nonsense. Never negative. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return undefined;
  if (/^\d{1,9}(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  if (!/^[A-Z][a-z]{2},/.test(value)) return undefined;
  const date = Date.parse(value);
  if (Number.isNaN(date)) return undefined;
  // The other side's date counts from the other side's clock, which ours may be hours away from.
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, date - (Number.isNaN(sent) ? now : sent));
}

/** How often a row may be sent again after an error: internal errors and those of systems behind the platform once at most. */
function retriesAfter(error: StorefrontError, row: AnyOperation, most: number): number {
  if (row.retry === 'never') return 0;
  const category = categoryOf(error.code);
  if (category === '60') return Math.min(1, most);
  // A payment gateway may have been asked for money: only what changes nothing is asked again.
  if (category === '99') return row.retry === 'safe' ? Math.min(1, most) : 0;
  return error.retryable ? most : 0;
}

/** Milliseconds until the next attempt, or undefined if there must be none. What the other side asks for counts more than the back-off. */
export function waitBeforeRetry(
  error: StorefrontError,
  row: AnyOperation,
  retry: number,
  most: number,
  random: () => number,
): number | undefined {
  if (retry > retriesAfter(error, row, most)) return undefined;
  if (error.retryAfter === undefined) return backOff(retry, random);
  return error.retryAfter <= LONGEST_WAIT ? error.retryAfter : undefined;
}

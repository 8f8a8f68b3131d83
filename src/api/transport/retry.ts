import { categoryOf } from '../failures/categories.js';
import type { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';

const BASE = 500;
const CAP = 5_000;

/** Longest automatic wait before a retry, in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Milliseconds before retry number `retry`, counted from 1. The wait grows exponentially from 0.5 s to 5 s. Half of it is random. */
function backOff(retry: number, random: () => number): number {
  const full = Math.min(CAP, BASE * 2 ** (retry - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** Returns the wait of a `Retry-After` header in milliseconds: seconds or an HTTP date. Undefined if it is missing or invalid. Never negative. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return undefined;
  if (/^\d{1,9}(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  if (!/^[A-Z][a-z]{2},/.test(value)) return undefined;
  const date = Date.parse(value);
  if (Number.isNaN(date)) return undefined;
  // The date comes from the server's clock, which can differ from this clock by hours.
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, date - (Number.isNaN(sent) ? now : sent));
}

/** Number of retries that a row allows after an error. Internal errors, and errors of systems behind the platform, are retried once at most. */
function retriesAfter(error: StorefrontError, row: AnyOperation, most: number): number {
  if (row.retry === 'never') return 0;
  const category = categoryOf(error.code);
  if (category === '60') return Math.min(1, most);
  // A payment gateway may have received the request, so only reads are retried.
  if (category === '99') return row.retry === 'safe' ? Math.min(1, most) : 0;
  return error.retryable ? most : 0;
}

/** Returns the milliseconds until the next attempt, or undefined if there must be none. `Retry-After` takes precedence over the back-off. */
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

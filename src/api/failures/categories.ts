import type { ErrorType } from '../errors.js';

/** What kind of failure it is and whether sending the same again may succeed. */
export interface Kind {
  readonly type: ErrorType;
  readonly retryable?: boolean;
}

/** Error categories, the last two digits of a billing code (conventions.md §3). */
const CATEGORIES: Readonly<Record<string, Kind>> = {
  '10': { type: 'permission' },
  '11': { type: 'authentication' },
  '20': { type: 'invalid-request' },
  '21': { type: 'invalid-request' },
  '22': { type: 'invalid-request' },
  '23': { type: 'invalid-request' },
  '27': { type: 'invalid-request' },
  '30': { type: 'conflict' },
  '40': { type: 'not-found' },
  '45': { type: 'invalid-request' },
  '50': { type: 'conflict', retryable: true },
  '60': { type: 'api', retryable: true },
  '61': { type: 'api', retryable: true },
  '70': { type: 'rate-limit', retryable: true },
  '90': { type: 'invalid-request' },
  '99': { type: 'payment' },
};

/** Category of a billing code: its last two digits, where it has eight. */
export function categoryOf(code: string): string | undefined {
  return /^\d{8}$/.test(code) ? code.slice(-2) : undefined;
}

/** What a billing code stands for; undefined for codes and categories that are not known. */
export function kindOfCode(code: string): Kind | undefined {
  const category = categoryOf(code);
  return category === undefined ? undefined : CATEGORIES[category];
}

/** What an HTTP status stands for where the body says nothing; undefined for a success. */
export function kindOfStatus(status: number): Kind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401) return { type: 'authentication' };
  if (status === 402) return { type: 'payment' };
  if (status === 403) return { type: 'permission' };
  if (status === 404) return { type: 'not-found' };
  if (status === 408) return { type: 'timeout', retryable: true };
  if (status === 409) return { type: 'conflict', retryable: true };
  if (status === 422) return { type: 'conflict' };
  if (status === 429) return { type: 'rate-limit', retryable: true };
  if (status >= 500) return { type: 'api', retryable: true };
  return { type: 'invalid-request' };
}

import type { ErrorType } from '../errors.js';

/** Error type of a failure, and whether sending the same request again may succeed. */
interface ErrorClass {
  readonly type: ErrorType;
  readonly retryable?: boolean;
}

/** Error categories by the last two digits of a billing code. */
const CATEGORIES: Readonly<Record<string, ErrorClass>> = {
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

/** Returns the category of a billing code: its last two digits. Undefined for codes without eight digits. */
export function categoryOf(code: string): string | undefined {
  return /^\d{8}$/.test(code) ? code.slice(-2) : undefined;
}

/** Returns the error type of a billing code. Undefined for unknown codes and categories. */
export function classifyCode(code: string): ErrorClass | undefined {
  const category = categoryOf(code);
  return category === undefined ? undefined : CATEGORIES[category];
}

/** Returns the error type of an HTTP status, for responses whose body does not explain the failure. Undefined for a success. */
export function classifyStatus(status: number): ErrorClass | undefined {
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

import { randomBytes } from 'node:crypto';
import type { Reason } from '../errors.js';

/** The body of a failure, shape A of the platform. */
export function failureText(failure: { reasons: readonly Reason[] }): string {
  return JSON.stringify({ success: false, processId: randomBytes(8).toString('hex').toUpperCase(), reasons: failure.reasons });
}

import { Refusal } from '../refusal.js';

const KEY = /^[\x21-\x7e]{8,255}$/;

/**
 * Reads the header `Idempotency-Key`.
 * @throws {Refusal} 400 if it is missing or malformed
 */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (KEY.test(key)) return key;
  throw new Refusal({
    status: 400,
    type: 'invalid-request',
    code: 'idempotency-key-missing',
    message:
      'Idempotency-Key is missing or malformed. Send 8 to 255 visible ASCII characters: the same key for retries, a new key for a new attempt.',
  });
}

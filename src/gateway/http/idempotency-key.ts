import { Refusal } from '../refusal.js';

const KEY = /^[\x21-\x7e]{8,255}$/;

/** @throws {Refusal} 400 if a request that changes something names no attempt */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (KEY.test(key)) return key;
  throw new Refusal({
    status: 400,
    type: 'invalid-request',
    code: 'idempotency-key-missing',
    message:
      'Send an Idempotency-Key of 8 to 255 visible characters: the same for repetitions of this attempt, a new one for a new attempt.',
  });
}

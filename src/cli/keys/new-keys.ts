import { randomBytes } from 'node:crypto';
import { generateSigningKey } from '../../gateway/index.js';
import { envLine } from '../files/env-file.js';

/** Lines of an env file with new keys: for pages, for the tenant's server, and for signing sessions. */
export async function newKeyLines(): Promise<string[]> {
  return [
    '# Public: identifies your shop in pages.',
    envLine('STOREFRONT_PUBLISHABLE_KEYS', newPublishableKey()),
    '# Secret: your own server opens sessions with it.',
    envLine('STOREFRONT_SECRET_KEY', newSecretKey()),
    '# Secret: signs sessions. Only gateways need it.',
    envLine('SIGNING_KEYS', JSON.stringify([await generateSigningKey()])),
  ];
}

export function newPublishableKey(): string {
  return `pk_${randomBytes(12).toString('hex')}`;
}

export function newSecretKey(): string {
  return `sk_${randomBytes(32).toString('hex')}`;
}

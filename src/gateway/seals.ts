import { base64url, EncryptJWT, errors as joseErrors, jwtDecrypt } from 'jose';
import type { SigningKey } from './sessions/keys.js';

/**
 * Hands references to a page that nobody else can make, read or use: encrypted and authenticated, bound to one account and one purpose, ending by
 * themselves. For what the billing platform cannot prove to belong to an account (cursors, ids of files and jobs).
 */
export interface Seals {
  seal(purpose: string, accountNumber: string, content: unknown, seconds: number): Promise<string>;
  /** The content, or undefined for anything but a live seal of this account and purpose. */
  open(purpose: string, accountNumber: string, text: string): Promise<unknown>;
}

async function deriveSealingKey(tenant: string, { d }: SigningKey): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(base64url.decode(d)), 'HKDF', false, ['deriveBits']);
  const info = encoder.encode(`storefront-gateway/${tenant}/seals`);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }, secret, 256));
}

export function createSeals(tenant: string, signingKeys: readonly SigningKey[], now: () => number): Seals {
  const keys = Promise.all(signingKeys.map((key) => deriveSealingKey(tenant, key)));
  keys.catch(() => undefined);
  return {
    async seal(purpose, accountNumber, content, seconds) {
      const [newest] = await keys;
      if (!newest) throw new TypeError('signingKeys: give at least one.');
      const issuedAt = Math.floor(now() / 1000);
      return new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setSubject(accountNumber)
        .setExpirationTime(issuedAt + seconds)
        .encrypt(newest);
    },

    async open(purpose, accountNumber, text) {
      for (const key of await keys) {
        try {
          const { payload } = await jwtDecrypt(text, key, {
            audience: purpose,
            subject: accountNumber,
            requiredClaims: ['exp'],
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
            currentDate: new Date(now()),
          });
          return payload['content'];
        } catch (error) {
          if (!(error instanceof joseErrors.JOSEError)) throw error;
        }
      }
      return undefined;
    },
  };
}

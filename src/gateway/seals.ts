import { base64url, EncryptJWT, errors as joseErrors, jwtDecrypt } from 'jose';
import type { SigningKey } from './sessions/keys.js';

/**
 * Encrypts references for pages, such as cursors and file ids. A sealed reference can only be used by the same account and for the same
 * purpose, until it expires. Needed wherever the billing platform cannot prove that an id belongs to an account.
 */
export interface Seals {
  seal(purpose: string, accountNumber: string, content: unknown, seconds: number): Promise<string>;
  /** Returns the sealed content. Undefined if the reference is invalid, expired, or made for another account or purpose. */
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
      if (!newest) throw new TypeError('signingKeys is empty. Add at least one key made by generateSigningKey().');
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

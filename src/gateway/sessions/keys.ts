import { exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';

/** Private Ed25519 key in JWK format. Keep it secret. Can be stored as JSON. */
export interface SigningKey {
  kty: 'OKP';
  crv: 'Ed25519';
  /** Id of the key, written into every token that it signs. */
  kid: string;
  /** Public part, base64url. */
  x: string;
  /** Private part, base64url. */
  d: string;
}

export const ALGORITHM = 'EdDSA';

/**
 * Creates a signing key. Create one for each gateway and store it. To rotate keys, put the new key first in `signingKeys` and keep the old
 * key in second place.
 * @throws {TypeError} if the runtime cannot export Ed25519 keys
 */
export async function generateSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const { x, d } = await exportJWK(privateKey);
  if (x === undefined || d === undefined) throw new TypeError('This runtime cannot export Ed25519 keys. Create the key in Node.js.');
  return { kty: 'OKP', crv: 'Ed25519', kid: crypto.randomUUID(), x, d };
}

async function importKey(jwk: Record<string, string>): Promise<CryptoKey> {
  const imported = await importJWK(jwk, ALGORITHM);
  if (imported instanceof Uint8Array)
    throw new TypeError('The signing key is not an Ed25519 key pair. Create one with generateSigningKey().');
  return imported;
}

export const importPrivate = ({ kty, crv, x, d }: SigningKey): Promise<CryptoKey> => importKey({ kty, crv, x, d });
export const importPublic = ({ kty, crv, x }: SigningKey): Promise<CryptoKey> => importKey({ kty, crv, x });

import { exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';

/** Private Ed25519 key as a JWK with a name. Keep it secret; JSON can hold it. */
export interface SigningKey {
  kty: 'OKP';
  crv: 'Ed25519';
  kid: string;
  /** Public half. */
  x: string;
  /** Private half. */
  d: string;
}

export const ALGORITHM = 'EdDSA';

/** Makes a signing key. Do it once for each gateway, keep it, and put a new one first in `signingKeys` to change keys. */
export async function generateSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const { x, d } = await exportJWK(privateKey);
  if (x === undefined || d === undefined) throw new TypeError('This runtime cannot export Ed25519 keys.');
  return { kty: 'OKP', crv: 'Ed25519', kid: crypto.randomUUID(), x, d };
}

async function importKey(jwk: Record<string, string>): Promise<CryptoKey> {
  const imported = await importJWK(jwk, ALGORITHM);
  if (imported instanceof Uint8Array) throw new TypeError('A signing key must be an Ed25519 key pair.');
  return imported;
}

export const importPrivate = ({ kty, crv, x, d }: SigningKey): Promise<CryptoKey> => importKey({ kty, crv, x, d });
export const importPublic = ({ kty, crv, x }: SigningKey): Promise<CryptoKey> => importKey({ kty, crv, x });

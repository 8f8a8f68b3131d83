import { base64url, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore, generateSigningKey, type SigningKey } from '../../src/gateway/index.js';
import { createSessions, type Sessions } from '../../src/gateway/sessions/tokens.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seconds = NOW / 1000;

let key: SigningKey;
let second: SigningKey;
let sessions: Sessions;
let now = NOW;

beforeAll(async () => {
  [key, second] = await Promise.all([generateSigningKey(), generateSigningKey()]);
  sessions = createSessions({ tenant: 'kestrel', signingKeys: [key, second], store: createMemoryStore(), now: () => now });
});

/** Valid claims. Each forgery differs from them in one respect. */
const rightClaims = {
  iss: 'storefront-gateway/kestrel',
  aud: 'storefront',
  tenant: 'kestrel',
  sub: 'A00000001',
  scope: 'profile:read',
  jti: 'one',
  iat: seconds,
  exp: seconds + 600,
};
const rightHeader = { alg: 'EdDSA', typ: 'storefront+jwt' };

async function sign(claims: Record<string, unknown>, header: Record<string, unknown> = {}, signer: SigningKey = key): Promise<string> {
  const { kid: _, ...jwk } = signer;
  return new SignJWT(claims).setProtectedHeader({ ...rightHeader, kid: signer.kid, ...header }).sign(await importJWK(jwk, 'EdDSA'));
}

function tokenWithSignature(claims: object, header: object, signature = ''): string {
  return [header, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.') + `.${signature}`;
}

describe('sessions', () => {
  it('name the account and scopes, and last ten minutes', async () => {
    now = NOW;
    const { token, expiresAt } = await sessions.open('A00000001', ['invoices:read']);
    expect(expiresAt).toBe('2026-11-21T10:10:00.000Z');
    expect(await sessions.verify(token)).toEqual({ accountNumber: 'A00000001', scopes: ['invoices:read'] });
    now = NOW + 606_000;
    expect(await sessions.verify(token)).toBe('expired');
    now = NOW;
  });

  it('accept both current keys and no removed one', async () => {
    const store = createMemoryStore();
    const before = createSessions({ tenant: 'kestrel', signingKeys: [second], store, now: () => now });
    const { token } = await before.open('A00000001');
    expect(await sessions.verify(token)).toMatchObject({ accountNumber: 'A00000001' });
    const after = createSessions({ tenant: 'kestrel', signingKeys: [key], store, now: () => now });
    expect(await after.verify(token)).toBeUndefined();
  });

  it('end at once when revoked, without affecting others', async () => {
    const [mine, other] = [await sessions.open('A00000001'), await sessions.open('A00000001')];
    await sessions.revoke(mine.token);
    expect(await sessions.verify(mine.token)).toBeUndefined();
    expect(await sessions.verify(other.token)).toBeDefined();
    await sessions.revoke('no token');
  });

  it('accepts the valid claims that the forgeries are made from', async () => {
    expect(await sessions.verify(await sign(rightClaims))).toMatchObject({ accountNumber: 'A00000001' });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['another issuer', () => sign({ ...rightClaims, iss: 'storefront-gateway/harbor' })],
    ['another audience', () => sign({ ...rightClaims, aud: 'staff' })],
    ['several audiences', () => sign({ ...rightClaims, aud: ['storefront', 'staff'] })],
    ['another tenant', () => sign({ ...rightClaims, tenant: 'harbor' })],
    ['no tenant', () => sign({ ...rightClaims, tenant: undefined })],
    ['no subject', () => sign({ ...rightClaims, sub: undefined })],
    ['an empty subject', () => sign({ ...rightClaims, sub: '' })],
    ['no expiry', () => sign({ ...rightClaims, exp: undefined })],
    ['no id', () => sign({ ...rightClaims, jti: undefined })],
    ['no scope', () => sign({ ...rightClaims, scope: undefined })],
    ['an issue time in the future', () => sign({ ...rightClaims, iat: seconds + 3600, exp: seconds + 7200 })],
    ['another token type', () => sign(rightClaims, { typ: 'JWT' })],
    ['no key id', () => sign(rightClaims, { kid: undefined })],
    ['an unknown key id', () => sign(rightClaims, { kid: 'other' })],
    ['a path as key id', () => sign(rightClaims, { kid: '../../dev/null' })],
    ['the key id of our other key', () => sign(rightClaims, { kid: second.kid })],
    ['a foreign key with our key id', async () => sign(rightClaims, {}, { ...(await generateSigningKey()), kid: key.kid })],
    [
      'a foreign key in the header',
      async () => {
        const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
        const header = { ...rightHeader, kid: key.kid, jwk: await exportJWK(publicKey) };
        return new SignJWT(rightClaims).setProtectedHeader(header).sign(privateKey);
      },
    ],
    ['algorithm none', () => tokenWithSignature(rightClaims, { ...rightHeader, alg: 'none', kid: key.kid })],
    ['algorithm None in capitals', () => tokenWithSignature(rightClaims, { ...rightHeader, alg: 'NONE', kid: key.kid })],
    [
      'HS256 over our public key',
      () =>
        new SignJWT(rightClaims).setProtectedHeader({ ...rightHeader, alg: 'HS256', kid: key.kid }).sign(new TextEncoder().encode(key.x)),
    ],
    ['no signature', async () => (await sign(rightClaims)).replace(/[^.]+$/, '')],
    ['half a signature', async () => (await sign(rightClaims)).slice(0, -40)],
    [
      'another account with the same signature',
      async () => {
        const [header = '', , signature = ''] = (await sign(rightClaims)).split('.');
        return `${header}.${base64url.encode(JSON.stringify({ ...rightClaims, sub: 'A00000002' }))}.${signature}`;
      },
    ],
    ['nothing', () => ''],
    ['words', () => 'not.a.token'],
  ])('refuses a token with %s', async (_what, forge) => {
    expect(await sessions.verify(await forge())).toBeUndefined();
  });

  it('refuses a token with a longer lifetime than sessions have', async () => {
    expect(await sessions.verify(await sign({ ...rightClaims, iat: seconds - 86_400, exp: seconds + 86_400 }))).not.toHaveProperty(
      'accountNumber',
    );
  });

  it('refuses a token with any character changed, even one with ignored bits', async () => {
    const token = await sign(rightClaims);
    for (const place of [...Array.from({ length: Math.ceil(token.length / 7) }, (_, index) => index * 7), token.length - 1]) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + other + token.slice(place + 1);
      expect(await sessions.verify(forged), `character ${place}`).toBeUndefined();
    }
  });
});

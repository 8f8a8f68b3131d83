import { base64url, jwtVerify, SignJWT, errors as joseErrors } from 'jose';
import type { GatewayStore } from '../store.js';
import { ALGORITHM, importPrivate, importPublic, type SigningKey } from './keys.js';

/** Lifetime of a session in seconds. Pages request a new session before it expires. */
const LIFETIME = 600;
/** Seconds by which the clocks of two gateways may differ. */
const LEEWAY = 5;

export interface OpenedSession {
  token: string;
  /** ISO 8601 date and time. */
  expiresAt: string;
}

/** Claims of a valid token. */
export interface TokenClaims {
  subject: string;
  /** Scopes as written in the token. May contain scopes that no longer exist. */
  scopes: readonly string[];
}

/** Signs and verifies short-lived tokens for one audience. Tokens for other audiences are invalid. */
export interface TokenService {
  sign(subject: string, scopes: readonly string[]): Promise<OpenedSession>;
  /** Returns the claims. Returns `expired` for an expired token and undefined for any other invalid token. */
  read(token: string): Promise<TokenClaims | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
}

export interface SessionsOptions {
  tenant: string;
  signingKeys: readonly SigningKey[];
  store: GatewayStore;
  now: () => number;
}

/** Audience of the tokens: the claim `aud` and the header `typ`. */
export interface TokenAudience {
  name: string;
  type: string;
}

/**
 * True if the token has exactly the encoding that the gateway produces. Base64url ignores some bits of the last character, so that several
 * texts decode to the same token.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part);
}

export function createTokens({ tenant, signingKeys, store, now }: SessionsOptions, { name: audience, type }: TokenAudience): TokenService {
  const issuer = `storefront-gateway/${tenant}`;
  const [newest] = signingKeys;
  if (!newest) throw new TypeError('signingKeys is empty. Add at least one key made by generateSigningKey().');
  const signing = importPrivate(newest);
  const verifying = new Map(signingKeys.map((key) => [key.kid, importPublic(key)]));
  // A key that cannot be imported fails when it is first used. Until then, the rejection must not end the process.
  for (const promise of [signing, ...verifying.values()]) promise.catch(() => undefined);

  const verify = (token: string) =>
    jwtVerify(
      token,
      ({ kid, jwk, jku, x5u, x5c }) => {
        const key = kid === undefined || jwk || jku !== undefined || x5u !== undefined || x5c ? undefined : verifying.get(kid);
        if (!key) throw new joseErrors.JWTInvalid('unknown key');
        return key;
      },
      {
        algorithms: [ALGORITHM],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['sub', 'exp', 'iat', 'jti', 'tenant', 'scope'],
        maxTokenAge: LIFETIME + LEEWAY,
        clockTolerance: LEEWAY,
        currentDate: new Date(now()),
      },
    );

  return {
    async sign(subject, scopes) {
      const issuedAt = Math.floor(now() / 1000);
      const token = await new SignJWT({ tenant, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME)
        .setJti(crypto.randomUUID())
        .sign(await signing);
      return { token, expiresAt: new Date((issuedAt + LIFETIME) * 1000).toISOString() };
    },

    async read(token) {
      try {
        const { payload } = await verify(token);
        if (!isCanonical(token)) return undefined;
        if (payload['tenant'] !== tenant || payload.aud !== audience) return undefined;
        if (typeof payload.sub !== 'string' || payload.sub === '' || typeof payload.jti !== 'string') return undefined;
        if ((await store.get(`revoked|${tenant}|${payload.jti}`)) !== undefined) return undefined;
        return { subject: payload.sub, scopes: String(payload['scope']).split(' ') };
      } catch (error) {
        if (error instanceof joseErrors.JWTExpired) return 'expired';
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      }
    },

    async revoke(token) {
      try {
        const { payload } = await verify(token);
        if (payload.jti !== undefined) await store.set(`revoked|${tenant}|${payload.jti}`, '1', (LIFETIME + LEEWAY) * 1000);
      } catch (error) {
        if (!(error instanceof joseErrors.JOSEError)) throw error;
      }
    },
  };
}

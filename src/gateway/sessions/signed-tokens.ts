import { base64url, jwtVerify, SignJWT, errors as joseErrors } from 'jose';
import type { GatewayStore } from '../stores/store.js';
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
interface TokenClaims {
  subject: string;
  /** Scopes as written in the token. May contain scopes that no longer exist. */
  scopes: readonly string[];
  /** Time of the user's sign-in in milliseconds since 1970 (`auth_time`). Undefined if the tenant did not state it. */
  signedInAt?: number;
  /** All claims of the token. */
  all: Readonly<Record<string, unknown>>;
}

/** Content of a new token. */
interface TokenContent {
  subject: string;
  scopes: readonly string[];
  /** See {@link TokenClaims.signedInAt}. */
  signedInAt?: number | undefined;
  /** Further claims. */
  claims?: Readonly<Record<string, unknown>>;
}

/** Signs and verifies short-lived tokens for one audience. Tokens for other audiences are invalid. */
interface TokenService {
  sign(content: TokenContent): Promise<OpenedSession>;
  /** Returns the claims. Returns `expired` for an expired token and undefined for any other invalid token. */
  read(token: string): Promise<TokenClaims | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
  /** Returns the subject of a token of this gateway, even if the token has expired or was ended. */
  subjectOf(token: string): Promise<string | undefined>;
  /** Ends all sessions that the subject has now. */
  revokeAll(subject: string): Promise<void>;
}

export interface SessionsOptions {
  tenant: string;
  signingKeys: readonly SigningKey[];
  store: GatewayStore;
  now: () => number;
}

/** Audience of the tokens: the claim `aud` and the header `typ`. */
interface TokenAudience {
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

  // Each token contains the generation of its subject. Revoking a generation ends all its tokens, whatever the clocks of the gateways say.
  const generationKey = (subject: string, generation: number): string => `generation|${audience}|${tenant}|${subject}|${generation}`;
  /** Returns the first generation of a subject that is not revoked. */
  const currentGeneration = async (subject: string): Promise<number> => {
    let generation = 0;
    while (await store.isRevoked(generationKey(subject, generation))) generation += 1;
    return generation;
  };

  return {
    async sign({ subject, scopes, signedInAt, claims }) {
      const issuedAt = Math.floor(now() / 1000);
      const authTime = signedInAt === undefined ? {} : { auth_time: Math.floor(signedInAt / 1000) };
      const generation = await currentGeneration(subject);
      // Keeps earlier generations revoked as long as this token is valid. Otherwise, an earlier generation would become the current one again,
      // and `revokeAll` would revoke it instead of this token's generation.
      for (let earlier = 0; earlier < generation; earlier += 1) {
        await store.revoke(generationKey(subject, earlier), (LIFETIME + LEEWAY) * 1000);
      }
      const gen = generation === 0 ? {} : { gen: generation };
      const token = await new SignJWT({ ...claims, tenant, scope: scopes.join(' '), ...authTime, ...gen })
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
        const { jti, sub, gen = 0 } = payload;
        const ended = await Promise.all([store.isRevoked(`${tenant}|${jti}`), store.isRevoked(generationKey(sub, Number(gen)))]);
        if (ended.includes(true)) return undefined;
        const authTime = payload['auth_time'];
        return {
          subject: payload.sub,
          scopes: String(payload['scope']).split(' '),
          ...(typeof authTime === 'number' ? { signedInAt: authTime * 1000 } : {}),
          all: payload,
        };
      } catch (error) {
        if (error instanceof joseErrors.JWTExpired) return 'expired';
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      }
    },

    async revoke(token) {
      try {
        const { payload } = await verify(token);
        if (payload.jti !== undefined) await store.revoke(`${tenant}|${payload.jti}`, (LIFETIME + LEEWAY) * 1000);
      } catch (error) {
        if (!(error instanceof joseErrors.JOSEError)) throw error;
      }
    },

    async subjectOf(token) {
      try {
        return (await verify(token)).payload.sub;
      } catch (error) {
        // The signature is checked before the expiration.
        if (error instanceof joseErrors.JWTExpired) return error.payload.sub;
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      }
    },

    async revokeAll(subject) {
      await store.revoke(generationKey(subject, await currentGeneration(subject)), (LIFETIME + LEEWAY) * 1000);
    },
  };
}

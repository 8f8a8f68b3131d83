import { createClient, type ClientOptions, type TokenCredential } from '../client.js';
import { isStorefrontError, StorefrontError } from '../errors.js';
import { refuseUnknownOptions } from '../known-options.js';
import { createToken } from '../../generated/api/operations/oauth.js';

export interface OAuthOptions extends Pick<
  ClientOptions,
  'baseUrl' | 'fetch' | 'clock' | 'random' | 'attemptTimeout' | 'totalTimeout' | 'maxRetries'
> {
  clientId: string;
  clientSecret: string;
}

const OPTIONS = {
  baseUrl: true,
  fetch: true,
  clock: true,
  random: true,
  attemptTimeout: true,
  totalTimeout: true,
  maxRetries: true,
  clientId: true,
  clientSecret: true,
} satisfies Record<keyof OAuthOptions, true>;

/** Share of a token's lifetime after which the client fetches a new token. */
const REFRESH_AT = 0.8;
/** Milliseconds after which a token request counts as lost. A Worker-style runtime that ends a request also ends its calls, without an error. */
const LOST_AFTER = 60_000;

/**
 * Creates a credential that fetches bearer tokens with OAuth client credentials (`POST /oauth/token`). For servers only: the secret can
 * read every account.
 *
 * Keeps the token in memory. Concurrent calls share one token request. Renews the token after 80% of its lifetime, and once after status
 * 401.
 *
 * Calls fail with `configuration` if the platform rejects the id or secret.
 * @throws {TypeError} naming every option that does not exist
 */
export function oauthCredential(given: OAuthOptions): TokenCredential {
  refuseUnknownOptions('oauthCredential', given, Object.keys(OPTIONS));
  const { clientId, clientSecret, ...options } = given;
  const client = createClient(options);
  const now = () => options.clock?.now() ?? Date.now();
  let token: { value: string; until: number } | undefined;
  let pending: { token: Promise<string>; since: number } | undefined;

  async function fetchToken(): Promise<string> {
    const asked = now();
    const input = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' } as const;
    const answer = await client.call(createToken, input).catch((error: unknown) => {
      throw isStorefrontError(error) && error.status >= 400 && error.status < 500 && !error.retryable
        ? tokenRefused(options.baseUrl, error)
        : error;
    });
    token = { value: answer.access_token, until: asked + answer.expires_in * 1000 * REFRESH_AT };
    return token.value;
  }

  return ({ refresh, rejected }) => {
    if (pending && now() - pending.since < LOST_AFTER) return pending.token;
    // A slow call may report a token that was already replaced. Return the current token instead of fetching another.
    const usable = token && !(refresh && (rejected === undefined || rejected === token.value));
    if (token && usable && now() < token.until) return token.value;
    const started = { token: fetchToken(), since: now() };
    pending = started;
    started.token = started.token.finally(() => {
      if (pending === started) pending = undefined;
    });
    return started.token;
  };
}

function tokenRefused(baseUrl: string, cause: StorefrontError): StorefrontError {
  return new StorefrontError({
    type: 'configuration',
    code: 'client-credentials-refused',
    message: `${baseUrl} refused the client id or the client secret (${cause.message}). Check that both belong to this environment.`,
    status: cause.status,
    ...(cause.requestId === undefined ? {} : { requestId: cause.requestId }),
    cause,
  });
}

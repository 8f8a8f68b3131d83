import { resolveBaseUrl, ZUORA_VERSION } from '../../api/environments.js';
import { oauthCredential } from '../../api/credentials/oauth.js';
import type { GatewayOptions } from '../options.js';

/** Milliseconds for one answer of the platform, whole. */
const TIMEOUT = 20_000;

/** A request as the platform is to have it, without what proves who asks. */
export interface UpstreamRequest {
  readonly method: string;
  /** Path with its query. */
  readonly target: string;
  readonly accept: string;
  /** JSON as it was sent, so that no number changes on its way. */
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Sends requests as they are, with the tenant's machine credential. */
export interface Upstream {
  /**
   * @param beforeSending called when nothing but the sending itself is left to do
   * @throws what the credential or `fetch` throws
   */
  send(upstreamRequest: UpstreamRequest, beforeSending?: () => Promise<void>): Promise<Response>;
}

export function createUpstream(options: GatewayOptions): Upstream {
  const { environment, baseUrl, clientId, clientSecret, fetch: customFetch } = options;
  const target = { baseUrl: resolveBaseUrl({ environment, baseUrl }), ...(customFetch ? { fetch: customFetch } : {}) };
  const credential = oauthCredential({ ...target, clientId, clientSecret, totalTimeout: TIMEOUT, maxRetries: 1 });
  const send = customFetch ?? ((request: Request) => fetch(request));

  function request({ method, target: path, accept, body, idempotencyKey }: UpstreamRequest, token: unknown, signal: AbortSignal): Request {
    const headers = new Headers({
      accept,
      authorization: `Bearer ${String(token)}`,
      'zuora-version': ZUORA_VERSION,
      'zuora-track-id': crypto.randomUUID(),
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const url = target.baseUrl.replace(/\/+$/, '') + path;
    return new Request(url, { method, headers, signal, redirect: 'error', ...(body === undefined ? {} : { body }) });
  }

  return {
    async send(upstreamRequest, beforeSending) {
      const signal = AbortSignal.timeout(TIMEOUT);
      const token = await credential({ refresh: false, signal });
      await beforeSending?.();
      const first = await send(request(upstreamRequest, token, signal));
      if (first.status !== 401) return first;
      // Not accepted, so nothing was done: once more with a token that is fetched now.
      await first.body?.cancel();
      const newToken = await credential({ refresh: true, ...(typeof token === 'string' ? { rejected: token } : {}), signal });
      return send(request(upstreamRequest, newToken, signal));
    },
  };
}

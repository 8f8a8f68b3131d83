import { resolveBaseUrl, ZUORA_VERSION } from '../../api/environments.js';
import { oauthCredential } from '../../api/credentials/oauth.js';
import { refuseRedirect } from '../../api/transport/redirect.js';
import type { GatewayOptions } from '../options.js';

/** Timeout in milliseconds for a complete response of the platform. */
const TIMEOUT = 20_000;

/** Request for the platform, without the credential. */
export interface UpstreamRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly accept: string;
  /** JSON text as received, so that no number loses digits. */
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Sends requests to the platform with the tenant's machine credential. */
export interface Upstream {
  /**
   * Sends a request.
   * @param beforeSending called immediately before the request is sent
   * @throws {StorefrontError | TypeError} whatever the credential or `fetch` throws
   */
  send(upstreamRequest: UpstreamRequest, beforeSending?: () => Promise<void>): Promise<Response>;
}

export function createUpstream(options: GatewayOptions): Upstream {
  const { environment, baseUrl, clientId, clientSecret, entityIds, organizationIds, fetch: customFetch } = options;
  const target = { baseUrl: resolveBaseUrl({ environment, baseUrl }), ...(customFetch ? { fetch: customFetch } : {}) };
  const credential = oauthCredential({ ...target, clientId, clientSecret, totalTimeout: TIMEOUT, maxRetries: 1 });
  const send = async (request: Request): Promise<Response> => {
    const response = await (customFetch ? customFetch(request) : fetch(request));
    await refuseRedirect(response, request.url);
    return response;
  };

  function request({ method, target: path, accept, body, idempotencyKey }: UpstreamRequest, token: unknown, signal: AbortSignal): Request {
    const headers = new Headers({
      accept,
      authorization: `Bearer ${String(token)}`,
      'zuora-version': ZUORA_VERSION,
      'zuora-track-id': crypto.randomUUID(),
      ...(entityIds ? { 'zuora-entity-ids': entityIds.join(',') } : {}),
      ...(organizationIds ? { 'zuora-org-ids': organizationIds.join(',') } : {}),
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const url = target.baseUrl.replace(/\/+$/, '') + path;
    return new Request(url, { method, headers, signal, redirect: 'manual', ...(body === undefined ? {} : { body }) });
  }

  return {
    async send(upstreamRequest, beforeSending) {
      const signal = AbortSignal.timeout(TIMEOUT);
      const token = await credential({ refresh: false, signal });
      await beforeSending?.();
      const first = await send(request(upstreamRequest, token, signal));
      if (first.status !== 401) return first;
      // The platform rejected the token and did nothing, so the request is sent again with a new token.
      await first.body?.cancel();
      const newToken = await credential({ refresh: true, ...(typeof token === 'string' ? { rejected: token } : {}), signal });
      return send(request(upstreamRequest, newToken, signal));
    },
  };
}

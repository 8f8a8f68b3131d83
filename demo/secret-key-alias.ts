import type { Fetch } from './listen.js';
import type { DemoTenant } from './tenants.js';

/** Accepts the short names of secret keys, such as `sk_sandbox`, by replacing them with the keys. */
export function acceptAliases(tenants: readonly Pick<DemoTenant, 'secretKey' | 'secretKeyAlias'>[], gateway: Fetch): Fetch {
  const keys = new Map(tenants.map(({ secretKey, secretKeyAlias }) => [`Bearer ${secretKeyAlias}`, `Bearer ${secretKey}`]));
  return (request) => {
    const authorization = keys.get(request.headers.get('authorization') ?? '');
    if (authorization === undefined) return gateway(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', authorization);
    return gateway(new Request(request, { headers }));
  };
}

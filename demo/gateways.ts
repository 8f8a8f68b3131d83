import { decodeJwt } from 'jose';
import type { Gateway } from '../src/gateway/index.js';
import type { Fetch } from './listen.js';
import type { DemoTenant } from './tenants.js';

/** A tenant and its gateway. */
export interface TenantGateway {
  tenant: Pick<DemoTenant, 'name' | 'publishableKey' | 'secretKey'>;
  gateway: Gateway;
}

/** Returns the tenant that a session token names. Does not verify the token: the gateway of that tenant does. */
function claimedTenant(token: string): unknown {
  try {
    return decodeJwt(token)['tenant'];
  } catch {
    return undefined;
  }
}

/**
 * Combines several gateways at one address. The key or token of a request selects the gateway. Requests without a credential, such as
 * preflight requests, go to the first gateway, because all gateways allow the same origins.
 */
export function joinGateways(gateways: readonly TenantGateway[]): Fetch {
  const [first] = gateways;
  if (!first) throw new TypeError('joinGateways needs at least one gateway.');
  return (request) => {
    const bearer = /^Bearer (\S{1,4096})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer === undefined) return first.gateway(request);
    const claimed = claimedTenant(bearer);
    const found = gateways.find(({ tenant }) => [tenant.publishableKey, tenant.secretKey].includes(bearer) || tenant.name === claimed);
    return (found ?? first).gateway(request);
  };
}

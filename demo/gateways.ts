import { decodeJwt } from 'jose';
import type { Gateway } from '../src/gateway/index.js';
import type { Fetch } from './listen.js';
import type { DemoTenant } from './tenants.js';

/** A tenant and the gateway that serves it. */
export interface TenantGateway {
  tenant: Pick<DemoTenant, 'name' | 'publishableKey' | 'secretKey'>;
  gateway: Gateway;
}

/** The tenant that a session token says it is of. Nothing is believed yet: that tenant's gateway checks the token. */
function claimedTenant(token: string): unknown {
  try {
    return decodeJwt(token)['tenant'];
  } catch {
    return undefined;
  }
}

/**
 * Several gateways at one address: the key or token of a request says whose it is. Where it says nothing, as when a browser asks before it calls, the
 * first answers; all of them let in the same pages.
 */
export function joinGateways(gateways: readonly TenantGateway[]): Fetch {
  const [first] = gateways;
  if (!first) throw new TypeError('joinGateways: give at least one gateway.');
  return (request) => {
    const bearer = /^Bearer (\S{1,4096})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer === undefined) return first.gateway(request);
    const claimed = claimedTenant(bearer);
    const found = gateways.find(({ tenant }) => [tenant.publishableKey, tenant.secretKey].includes(bearer) || tenant.name === claimed);
    return (found ?? first).gateway(request);
  };
}

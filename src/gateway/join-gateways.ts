import { decodeJwt } from 'jose';
import * as z from 'zod';
import { equalsInConstantTime, sha256 } from './digest.js';
import type { Gateway } from './gateway.js';
import { identityOf } from './gateway-identity.js';
import { errorResponse } from './http/responses.js';
import { exactObject, requireOptions } from './option-problems.js';
import { Refusal } from './refusal.js';

/** Gateways that share a server. Set exactly one of the fields. Each gateway needs its own `tenant`, keys and offers. */
export interface JoinedGateways {
  /** Gateways by host name, with the port if it is not the default one: `{ 'billing.maps.example': maps }`. */
  byHost?: Readonly<Record<string, Gateway>>;
  /** Gateways by their option `basePath`: `{ '/maps': maps }`. */
  byPath?: Readonly<Record<string, Gateway>>;
  /** Gateways at the same address. The key or session of a request selects its gateway. */
  byKey?: readonly Gateway[];
}

/** {@link checkGateways} checks the gateways. */
const optionsSchema = exactObject({ byHost: z.unknown().optional(), byPath: z.unknown().optional(), byKey: z.unknown().optional() });

type Find = (request: Request) => Gateway | undefined | Promise<Gateway | undefined>;

const invalid = (problem: string): TypeError => new TypeError(`joinGateways: ${problem}`);

/** Refuses gateways that could be mistaken for each other. */
function checkGateways(gateways: readonly Gateway[]): void {
  const identities = [...new Set(gateways)].map(identityOf);
  if (identities.length === 0) throw invalid('there is no gateway. Add at least one.');
  const findRepeated = (names: readonly string[]): string | undefined => names.find((name, index) => names.indexOf(name) !== index);
  const tenant = findRepeated(identities.map((identity) => identity.tenant));
  if (tenant !== undefined) {
    throw invalid(`two gateways have the tenant "${tenant}". Give each its own name, so that sessions of one are not valid in the other.`);
  }
  if (findRepeated(identities.flatMap(({ publishableKeys }) => publishableKeys)) !== undefined) {
    throw invalid('two gateways have the same publishable key. Give each its own key.');
  }
}

function findByHost(byHost: Readonly<Record<string, Gateway>>): Find {
  const hosts = new Map(Object.entries(byHost).map(([host, gateway]) => [host.toLowerCase(), gateway]));
  return ({ url }) => hosts.get(new URL(url).host);
}

function findByPath(byPath: Readonly<Record<string, Gateway>>): Find {
  for (const [path, gateway] of Object.entries(byPath)) {
    const { basePath, tenant } = identityOf(gateway);
    if (basePath !== path) {
      throw invalid(`byPath["${path}"] is the gateway of "${tenant}", whose option basePath is "${basePath}". Both must be the same path.`);
    }
  }
  // The longest path comes first, because one path may contain another.
  const paths = Object.entries(byPath).sort(([a], [b]) => b.length - a.length);
  return ({ url }) => {
    const { pathname } = new URL(url);
    return paths.find(([path]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))?.[1];
  };
}

/** Tenant that a session token names. Not verified here: the gateway of that tenant verifies the token. */
function claimedTenant(token: string): unknown {
  try {
    return decodeJwt(token)['tenant'];
  } catch {
    return undefined;
  }
}

function findByKey(byKey: readonly Gateway[]): Find {
  const known = byKey.map((gateway) => ({ gateway, ...identityOf(gateway) }));
  const first = byKey[0];
  const publishable = new Map(known.flatMap(({ publishableKeys, gateway }) => publishableKeys.map((key) => [key, gateway] as const)));
  return async ({ headers }) => {
    const bearer = /^Bearer (\S{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1];
    // A preflight request has no credential. Any gateway that allows the page can answer it.
    if (bearer === undefined)
      return known.find(({ allowedOrigins }) => allowedOrigins.includes(headers.get('origin') ?? ''))?.gateway ?? first;
    const found = publishable.get(bearer);
    if (found) return found;
    if (bearer.startsWith('sk_')) {
      const hash = await sha256(bearer);
      for (const { secretHashes, gateway } of known) {
        const isOwn = (await secretHashes).map((each) => equalsInConstantTime(each, hash));
        if (isOwn.includes(true)) return gateway;
      }
      return first;
    }
    const tenant = claimedTenant(bearer);
    return known.find((each) => each.tenant === tenant)?.gateway ?? first;
  };
}

function createFind(options: JoinedGateways): Find {
  requireOptions('joinGateways', optionsSchema, options);
  const { byHost, byPath, byKey } = options;
  if ([byHost, byPath, byKey].filter((each) => each !== undefined).length !== 1)
    throw invalid('set exactly one of byHost, byPath and byKey.');
  checkGateways([...Object.values(byHost ?? byPath ?? {}), ...(byKey ?? [])]);
  if (byHost) return findByHost(byHost);
  return byPath ? findByPath(byPath) : findByKey(byKey ?? []);
}

/**
 * Combines the gateways of several brands or entities into one request handler. Each request reaches exactly one gateway, which accepts only
 * its own keys, sessions and sealed references. A request that belongs to none is refused with 404 `gateway-not-found`.
 *
 * @throws {TypeError} if two gateways have the same tenant or publishable key, or if a path differs from the gateway's `basePath`
 */
export function joinGateways(options: JoinedGateways): (request: Request) => Promise<Response> {
  const find = createFind(options);
  return async (request) => {
    const gateway = await find(request);
    if (gateway) return gateway(request);
    const message = 'No gateway serves this address. Check the host name and the path, and the options of joinGateways.';
    return errorResponse(new Refusal({ status: 404, type: 'not-found', code: 'gateway-not-found', message }), crypto.randomUUID());
  };
}

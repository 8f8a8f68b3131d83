import { sha256 } from './digest.js';
import type { Gateway } from './gateway.js';
import type { GatewayOptions } from './options.js';

/** What tells the gateways of a process apart. */
interface GatewayIdentity {
  readonly tenant: string;
  readonly basePath: string;
  readonly publishableKeys: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Hashes of the secret keys, for comparing them in constant time. */
  readonly secretHashes: Promise<readonly Uint8Array[]>;
}

/** Kept beside the gateway, because a gateway does not show its keys. */
const identities = new WeakMap<Gateway, GatewayIdentity>();

export function setIdentity(
  gateway: Gateway,
  { tenant, basePath = '/', publishableKeys, allowedOrigins, secretKey, staffSecretKey = [] }: GatewayOptions,
): void {
  const secretHashes = Promise.all([secretKey, staffSecretKey].flat().map((key) => sha256(key)));
  identities.set(gateway, { tenant, basePath, publishableKeys, allowedOrigins, secretHashes });
}

/** @throws {TypeError} if createGateway did not create the gateway */
export function identityOf(gateway: Gateway): GatewayIdentity {
  const identity = identities.get(gateway);
  if (identity) return identity;
  throw new TypeError('joinGateways: each gateway must be created by createGateway() of this package.');
}

import { describe, expect, it } from 'vitest';
import { createBillingClient, createClient, oauthCredential } from '../../src/api/index.js';
import { clientAddressFromProxies, createMemoryStore, joinGateways, verifyWebhook } from '../../src/gateway/index.js';
import { createPostgresStore } from '../../src/gateway/stores/postgres.js';
import { createRedisStore } from '../../src/gateway/stores/redis.js';
import { createStorefrontServer } from '../../src/server/index.js';

/** Passes options as a program without type checks would. */
const call =
  (create: (...args: never[]) => unknown, options: unknown): (() => unknown) =>
  () => {
    const result: unknown = Reflect.apply(create, undefined, [options]);
    return result;
  };

const remote = { gatewayUrl: 'https://shop.example/billing', secretKey: `sk_${'0'.repeat(32)}` };
const baseUrl = 'https://billing.example';
const gateway = { mintSession: () => undefined, revokeSession: () => undefined, entitlements: () => undefined };

describe('mistakes in the options of public functions', () => {
  it.each<[create: (...args: never[]) => unknown, options: unknown, message: string]>([
    [createMemoryStore, { capcity: 5 }, 'createMemoryStore: capcity is not known. Did you mean "capacity"?'],
    [createMemoryStore, { capacity: 0 }, 'createMemoryStore: capacity must be a whole number from 1'],
    [createMemoryStore, { now: 5 }, 'createMemoryStore: now must be a function.'],
    [createRedisStore, { url: 'redis://x', prefx: 'a:' }, 'createRedisStore: prefx is not known. Did you mean "prefix"?'],
    [
      createRedisStore,
      { prefix: 'a:' },
      'createRedisStore: url is missing. Set it to the address of the Redis server, or set client instead.',
    ],
    [
      createRedisStore,
      { url: 'redis://canary', client: { sendCommand: () => undefined } },
      'createRedisStore: client must not be set together with url.',
    ],
    [createRedisStore, { client: {} }, 'createRedisStore: client must be a connected client of the package redis.'],
    [createRedisStore, { url: 'redis://canary', timeout: '5' }, 'createRedisStore: timeout must be a whole number of milliseconds from 1'],
    [
      createPostgresStore,
      { connectionString: 'postgres://canary', tabel: 'x' },
      'createPostgresStore: tabel is not known. Did you mean "table"?',
    ],
    [createPostgresStore, { conectionString: 'postgres://canary' }, 'conectionString is not known. Did you mean "connectionString"?'],
    [createPostgresStore, undefined, 'createPostgresStore: connectionString is missing.'],
    [clientAddressFromProxies, { hop: 1 }, 'hop is not known. Did you mean "hops"?'],
    [clientAddressFromProxies, { hops: 1.5 }, 'clientAddressFromProxies: hops must be a whole number from 0 to 10.'],
    [clientAddressFromProxies, {}, 'clientAddressFromProxies: hops is missing. Set it to the number of proxies'],
    [createStorefrontServer, { ...remote, gatewayURl: 'x' }, 'createStorefrontServer: gatewayURl is not known. Did you mean "gatewayUrl"?'],
    [createStorefrontServer, { ...remote, entitlementMaxAge: 5 }, 'entitlementMaxAge is not known. Did you mean "entitlementsMaxAge"?'],
    [createStorefrontServer, { ...remote, gateway }, 'gatewayUrl must not be set together with gateway.'],
    [createStorefrontServer, { gateway, staffSecretkey: 'x' }, 'staffSecretkey is not known. Did you mean "staffSecretKey"?'],
    [createStorefrontServer, { gateway: {} }, 'createStorefrontServer: gateway must be the result of createGateway().'],
    [createStorefrontServer, {}, 'createStorefrontServer: gatewayUrl is missing. Set it to the address of the gateway'],
    [createClient, { baseUrl, credentail: 'canary' }, 'createClient: credentail is not known. Did you mean "credential"?'],
    [createBillingClient, { baseUrl, maxRetrys: 1 }, 'createBillingClient: maxRetrys is not known. Did you mean "maxRetries"?'],
    [
      oauthCredential,
      { baseUrl, clientID: 'x', secret: 'canary' },
      'oauthCredential: clientID is not known. Did you mean "clientId"? secret',
    ],
    [joinGateways, { byHosts: {} }, 'joinGateways: byHosts is not known. Did you mean "byHost"?'],
  ])('%o %j', (create, options, message) => {
    expect(call(create, options)).toThrow(message);
    expect(call(create, options)).not.toThrow(/canary|Invalid input/);
  });

  it('are refused by verifyWebhook', async () => {
    const verified: unknown = Reflect.apply(verifyWebhook, undefined, ['{}', new Headers(), [], { nwo: Date.now }]);
    await expect(verified).rejects.toThrow('verifyWebhook: nwo is not known. Did you mean "now"?');
  });

  it('are none in correct options', () => {
    createMemoryStore();
    createMemoryStore({ now: () => 0, capacity: 1 });
    createBillingClient({
      baseUrl,
      credential: oauthCredential({ baseUrl, clientId: 'x', clientSecret: 'y', maxRetries: 1 }),
      compress: true,
    });
    createRedisStore({ url: 'redis://127.0.0.1:1', timeout: 100 });
    createRedisStore({ client: { sendCommand: () => Promise.resolve() }, prefix: 'shop:' });
    createPostgresStore({ pool: { query: () => Promise.resolve({ rows: [], rowCount: 0 }) }, schema: 'shop', table: 'gateway' });
    clientAddressFromProxies({ hops: 0, connectionAddress: () => undefined });
    createStorefrontServer({ ...remote, staffSecretKey: `sk_${'1'.repeat(32)}`, now: Date.now, fetch: (request) => fetch(request) });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { createGateway, createMemoryStore, joinGateways, type Gateway, type GatewayOptions } from '../../src/gateway/index.js';
import { GATEWAY_URL, SECRET_KEY, SITE, startStack, type Stack } from '../support/stack.js';

const OTHER_SITE = 'https://atlas.example';
const store = createMemoryStore();
let stack: Stack;
let maps: Gateway;
let atlas: Gateway;
let atlasOptions: GatewayOptions;
let accountNumber: string;
let invoiceNumber: string;

beforeAll(async () => {
  stack = await startStack({ gateway: { store } });
  maps = createGateway({ ...stack.options, entityIds: ['entity-maps'] });
  // The same platform, signing keys and store, as for two brands of one company.
  atlasOptions = {
    ...stack.options,
    tenant: 'atlas',
    publishableKeys: ['pk_atlas'],
    secretKey: 'sk_atlas_key_of_more_than_32_characters',
    allowedOrigins: [OTHER_SITE],
    entityIds: ['entity-atlas'],
    organizationIds: ['org-1', 'org-2'],
  };
  atlas = createGateway(atlasOptions);
  const { body } = await stack.sandbox.call('/sandbox/scenarios/past-due', { method: 'POST' });
  ({ accountNumber } = body as { accountNumber: string });
  const { invoices } = await stack.client(await session(maps)).call(listInvoices, {});
  invoiceNumber = invoices[0]!.invoiceNumber;
});
afterAll(() => stack.close());

async function ask(gateway: (request: Request) => Promise<Response>, url: string, credential: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (credential !== '') headers.set('authorization', `Bearer ${credential}`);
  const response = await gateway(new Request(url, { ...init, headers }));
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return { status: response.status, headers: response.headers, body };
}

async function readFile(gateway: Gateway, path: string): Promise<Response> {
  return gateway(new Request(GATEWAY_URL + path, { headers: { authorization: `Bearer ${await session(gateway)}` } }));
}

const session = async (gateway: Gateway): Promise<string> => (await gateway.mintSession({ accountKey: accountNumber })).token;

describe('two gateways with the same signing keys and store', () => {
  it('accept only their own keys and sessions', async () => {
    const invalid = { status: 401, body: { error: { code: 'credential-invalid' } } };
    for (const [gateway, own, foreign] of [
      [maps, 'pk_sandbox', 'pk_atlas'],
      [atlas, 'pk_atlas', 'pk_sandbox'],
    ] as const) {
      expect(await ask(gateway, `${GATEWAY_URL}/storefront/catalog`, own)).toMatchObject({ status: 200 });
      expect(await ask(gateway, `${GATEWAY_URL}/storefront/catalog`, foreign)).toMatchObject(invalid);
    }
    const json = { method: 'POST', body: JSON.stringify({ accountKey: accountNumber }), headers: { 'content-type': 'application/json' } };
    expect(await ask(atlas, `${GATEWAY_URL}/storefront/sessions`, 'sk_atlas_key_of_more_than_32_characters', json)).toMatchObject({
      status: 200,
    });
    expect(await ask(atlas, `${GATEWAY_URL}/storefront/sessions`, SECRET_KEY, json)).toMatchObject(invalid);
    const token = await session(maps);
    expect(await ask(maps, `${GATEWAY_URL}/storefront/session`, token)).toMatchObject({ status: 200 });
    expect(await ask(atlas, `${GATEWAY_URL}/storefront/session`, token)).toMatchObject(invalid);
  });

  it('cannot open sealed references of each other', async () => {
    const { body } = await ask(maps, `${GATEWAY_URL}/storefront/invoices/${invoiceNumber}`, await session(maps));
    const path = `/storefront/files/${(body as { file: string }).file}`;
    expect((await readFile(maps, path)).status).toBe(200);
    expect((await readFile(atlas, path)).status).toBe(404);
  });

  it('do not return stored results of each other', async () => {
    const sentMails = () => stack.upstream.filter((call) => call.endsWith(`/${invoiceNumber}/emails`)).length;
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'the-same-key-for-both' };
    const sent: number[] = [];
    for (const gateway of [maps, maps, atlas]) {
      const init = { method: 'POST', headers, body: '{}' };
      const path = `${GATEWAY_URL}/storefront/invoices/${invoiceNumber}/email`;
      expect(await ask(gateway, path, await session(gateway), init)).toMatchObject({ status: 200 });
      sent.push(sentMails());
    }
    // The first gateway recognizes its own key. For the second one, the key is new.
    expect(sent).toEqual([1, 1, 2]);
  });

  it('count their rate limits separately', async () => {
    const limits = { accountChecks: [{ max: 1, seconds: 3600 }] };
    const own = { limits, clientAddress: () => '192.0.2.1' };
    const [one, other] = [createGateway({ ...stack.options, ...own }), createGateway({ ...atlasOptions, ...own })];
    const check = (gateway: Gateway, key: string) =>
      ask(gateway, `${GATEWAY_URL}/storefront/account-checks`, key, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com' }),
      });
    await check(one, 'pk_sandbox');
    expect(await check(one, 'pk_sandbox')).toMatchObject({ status: 429 });
    expect((await check(other, 'pk_atlas')).status).not.toBe(429);
  });

  it('name their entities and organizations in every call to the platform', async () => {
    const seen = new Set<string>();
    const { fetch = (request: Request) => globalThis.fetch(request) } = stack.options;
    const watched = createGateway({
      ...atlasOptions,
      fetch: (request) => {
        const { pathname } = new URL(request.url);
        if (pathname !== '/oauth/token') seen.add(`${request.headers.get('zuora-entity-ids')} ${request.headers.get('zuora-org-ids')}`);
        return fetch(request);
      },
    });
    await ask(watched, `${GATEWAY_URL}/storefront/profile`, await session(watched));
    const { token } = await watched.mintSession({ audience: 'staff', staffId: 'anna', scopes: ['accounts:read'] });
    await ask(watched, `${GATEWAY_URL}/v1/accounts/${accountNumber}`, token);
    expect([...seen]).toEqual(['entity-atlas org-1,org-2']);
    expect(() => createGateway({ ...atlasOptions, entityIds: ['not an id'] })).toThrow('entityIds.0');
  });
});

describe('joinGateways', () => {
  it('selects the gateway by host name', async () => {
    const joined = joinGateways({ byHost: { 'billing.maps.example': maps, 'billing.atlas.example:8443': atlas } });
    expect(await ask(joined, 'https://billing.maps.example/storefront/catalog', 'pk_sandbox')).toMatchObject({ status: 200 });
    expect(await ask(joined, 'https://billing.atlas.example:8443/storefront/catalog', 'pk_atlas')).toMatchObject({ status: 200 });
    expect(await ask(joined, 'https://billing.atlas.example:8443/storefront/catalog', 'pk_sandbox')).toMatchObject({ status: 401 });
    const unknown = { status: 404, body: { error: { code: 'gateway-not-found' } } };
    expect(await ask(joined, 'https://billing.other.example/storefront/catalog', 'pk_sandbox')).toMatchObject(unknown);
  });

  it('selects the gateway by path', async () => {
    const [mapsBelow, atlasBelow] = [
      createGateway({ ...stack.options, basePath: '/maps' }),
      createGateway({ ...atlasOptions, basePath: '/maps/atlas' }),
    ];
    const joined = joinGateways({ byPath: { '/maps': mapsBelow, '/maps/atlas': atlasBelow } });
    expect(await ask(joined, `${GATEWAY_URL}/maps/storefront/catalog`, 'pk_sandbox')).toMatchObject({ status: 200 });
    expect(await ask(joined, `${GATEWAY_URL}/maps/atlas/storefront/catalog`, 'pk_atlas')).toMatchObject({ status: 200 });
    expect(await ask(joined, `${GATEWAY_URL}/mapsatlas/storefront/catalog`, 'pk_atlas')).toMatchObject({ status: 404 });
    expect(() => joinGateways({ byPath: { '/other': mapsBelow } })).toThrow('basePath is "/maps"');
  });

  it('selects the gateway by key or session, and a preflight request by its origin', async () => {
    const joined = joinGateways({ byKey: [maps, atlas] });
    expect(await ask(joined, `${GATEWAY_URL}/storefront/catalog`, 'pk_atlas')).toMatchObject({ status: 200 });
    expect(await ask(joined, `${GATEWAY_URL}/storefront/session`, await session(atlas))).toMatchObject({ status: 200 });
    expect(await ask(joined, `${GATEWAY_URL}/storefront/catalog`, 'pk_other')).toMatchObject({ status: 401 });
    for (const origin of [SITE, OTHER_SITE]) {
      const { status, headers } = await ask(joined, `${GATEWAY_URL}/storefront/catalog`, '', { method: 'OPTIONS', headers: { origin } });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    }
    // A page of one brand cannot use the key of the other.
    const foreign = { headers: { origin: SITE } };
    expect(await ask(joined, `${GATEWAY_URL}/storefront/catalog`, 'pk_atlas', foreign)).toMatchObject({ status: 403 });
  });

  it('refuses gateways that could be mistaken for each other', () => {
    expect(() => joinGateways({ byKey: [maps, createGateway(stack.options)] })).toThrow('two gateways have the tenant "kestrel-maps"');
    const sameKey = createGateway({ ...atlasOptions, publishableKeys: ['pk_sandbox'] });
    expect(() => joinGateways({ byKey: [maps, sameKey] })).toThrow('same publishable key');
    expect(() => joinGateways({ byKey: [maps], byHost: { a: atlas } })).toThrow('exactly one');
    expect(() => joinGateways({ byKey: [] })).toThrow('no gateway');
  });
});

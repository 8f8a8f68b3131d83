import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serveDemo, type Demo } from '../../demo/server.js';
import { createClient, storefrontOperations as rows } from '../../src/api/index.js';
import { storeCard } from '../support/cards.js';
import { freeBase } from '../support/free-ports.js';

/** Tests that two tenants on the same four ports share no data. */
let folder: string;
let demo: Demo;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-tenants-'));
  demo = await serveDemo({ port: await freeBase(), dataFolder: folder });
});
afterAll(async () => {
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const KESTREL = {
  query: '',
  key: 'pk_sandbox',
  secret: 'sk_sandbox',
  client: ['sandbox-client', 'sandbox-secret'],
  email: 'maya.okafor@example.com',
};
const HARBOR = {
  query: '?tenant=harbor',
  key: 'pk_harbor',
  secret: 'sk_harbor_never_use_this_in_production',
  client: ['harbor-client', 'harbor-secret'],
  email: 'eleanor.whitlock@example.com',
};
type Tenant = typeof KESTREL;

const ask = async (address: string, init?: RequestInit): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(address, init);
  return { status: response.status, body: await response.json() };
};
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const control = (name: string, { query }: Pick<Tenant, 'query'>, body?: unknown) =>
  ask(`${demo.addresses.sandbox}/sandbox/${name}${query}`, body === undefined ? {} : json(body));
const client = (credential: string) =>
  createClient({ baseUrl: demo.addresses.gateway, credential: () => credential, headers: { Origin: demo.addresses.site } });

async function machineToken({ client: [id = '', secret = ''] }: Tenant): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  const answer = await ask(`${demo.addresses.sandbox}/oauth/token`, { method: 'POST', body });
  return z.object({ access_token: z.string() }).parse(answer.body).access_token;
}
const billing = async (path: string, token: string) =>
  ask(`${demo.addresses.sandbox}${path}`, { headers: { authorization: `Bearer ${token}` } });

const enter = (base: string, email: string) =>
  fetch(`${demo.addresses.site}${base}/demo/login`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { Origin: demo.addresses.site },
    redirect: 'manual',
  });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
async function session(base: string, cookie: string): Promise<{ status: number; body: unknown }> {
  return ask(`${demo.addresses.site}${base}/demo/session`, { method: 'POST', headers: { Origin: demo.addresses.site, Cookie: cookie } });
}
const tokenIn = (body: unknown): string => z.object({ token: z.string() }).parse(body).token;

describe('the sandbox', () => {
  it('gives each tenant its own clock', async () => {
    const today = z.object({ today: z.string() });
    const kestrel = today.parse((await control('clock', KESTREL)).body).today;
    const to = new Date(Date.parse(kestrel) + 3 * 86_400_000).toISOString().slice(0, 10);
    await control('clock', HARBOR, { to });
    expect(today.parse((await control('clock', HARBOR)).body).today).toBe(to);
    expect(today.parse((await control('clock', KESTREL)).body).today).toBe(kestrel);
  });

  it('counts and creates accounts for the named tenant', async () => {
    const accounts = async (tenant: Tenant) => z.object({ accounts: z.int() }).parse((await control('ledger', tenant)).body).accounts;
    const [kestrel, harbor] = [await accounts(KESTREL), await accounts(HARBOR)];
    expect(harbor).toBeGreaterThan(11);
    expect((await control('scenarios/past-due', HARBOR, {})).status).toBe(200);
    expect([await accounts(KESTREL), await accounts(HARBOR)]).toEqual([kestrel, harbor + 1]);
  });

  it.each(['past-due', 'trial-ending', 'cancelled-access', 'mid-month', 'mid-year', 'card-expiring', 'suspended', 'scheduled-downgrade'])(
    "creates the scenario %s with the magazine's products",
    async (name) => {
      const { status, body } = await control(`scenarios/${name}`, HARBOR, {});
      expect(status).toBe(200);
      expect(z.object({ accountNumber: z.string() }).parse(body).accountNumber).toMatch(/^A/);
    },
  );

  it('simulates faults for one tenant only', async () => {
    await control('faults', HARBOR, { collectionFailure: 'rollback' });
    expect((await control('faults', KESTREL)).body).toMatchObject({ collectionFailure: 'keep' });
    await control('faults', HARBOR, { collectionFailure: 'keep' });
  });

  it('lists its tenants when a request names an unknown tenant', async () => {
    const { status, body } = await control('clock', { query: '?tenant=toString' });
    expect(status).toBe(404);
    expect(body).toEqual({ error: "Unknown tenant 'toString'. Tenants: kestrel, harbor." });
  });

  it("answers the billing API from the caller's data", async () => {
    const names = async (token: string) =>
      z
        .object({ products: z.array(z.object({ name: z.string() })) })
        .parse((await billing('/v1/catalog/products', token)).body)
        .products.map(({ name }) => name);
    const [kestrel, harbor] = [await machineToken(KESTREL), await machineToken(HARBOR)];
    expect(await names(harbor)).toContain('Print + Digital');
    expect(await names(kestrel)).toContain('Enterprise');
    expect(await names(kestrel)).not.toContain('Print + Digital');
    const basic = `Basic ${Buffer.from(HARBOR.client.join(':')).toString('base64')}`;
    const products = await ask(`${demo.addresses.sandbox}/v1/catalog/products`, { headers: { authorization: basic } });
    expect(JSON.stringify(products.body)).toContain('Gift year');
  });

  it("refuses one tenant's credential for the other tenant", async () => {
    const mixed = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'harbor-client', client_secret: 'sandbox-secret' });
    expect((await ask(`${demo.addresses.sandbox}/oauth/token`, { method: 'POST', body: mixed })).status).toBe(401);
  });
});

describe('the gateway', () => {
  it('returns the catalog of the publishable key', async () => {
    const shown = async (key: string) => (await client(key).call(rows.getCatalog, { locale: 'en' })).products.map(({ name }) => name);
    expect(await shown(HARBOR.key)).toEqual(['Digital', 'Print + Digital', 'Gift year']);
    expect(await shown(KESTREL.key)).not.toContain('Digital');
  });

  it("opens sessions only for accounts of the secret key's tenant", async () => {
    // Account numbers of both tenants start at the same number.
    const number = 'A00000001';
    const emails = await Promise.all(
      [HARBOR, KESTREL].map(async ({ secret }) => {
        const { token } = await createClient({ baseUrl: demo.addresses.gateway, credential: () => secret }).call(rows.createSession, {
          accountKey: number,
        });
        return (await client(token).call(rows.getProfile, {})).billTo?.email;
      }),
    );
    expect(new Set(emails).size).toBe(2);
  });

  it("refuses one tenant's token with the other tenant's name", async () => {
    const entered = await enter('', KESTREL.email);
    const [head = '', payload = '', signature = ''] = tokenIn((await session('', cookieOf(entered))).body).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    for (const changes of [{ tenant: 'harbor-review' }, { tenant: 'harbor-review', iss: 'storefront-gateway/harbor-review' }]) {
      const claimed = Buffer.from(JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(claims), ...changes })).toString('base64url');
      await expect(client(`${head}.${claimed}.${signature}`).call(rows.getProfile, {})).rejects.toMatchObject({
        code: 'credential-invalid',
      });
    }
  });

  it("stores a card for the tenant of the page, and refuses it for the other tenant's account", async () => {
    const intentId = crypto.randomUUID();
    const { token } = await client(HARBOR.key).call(
      rows.createPaymentSession,
      { intentId, currency: 'USD' },
      { idempotencyKey: crypto.randomUUID() },
    );
    const form = (request: Request) => fetch(new Request(new URL(new URL(request.url).pathname, demo.addresses.form), request));
    expect(await storeCard(form, token)).toMatch(/\S/);
    const { paymentForm } = await client(HARBOR.key).call(rows.getCatalog, {});
    expect(paymentForm?.scriptUrl).toBe(`${demo.addresses.form}/zuora.js?tenant=harbor`);
    const query = new URLSearchParams({ host: demo.addresses.site, nonce: 'n'.repeat(24), tenant: 'harbor' });
    const frame = await fetch(`${demo.addresses.form}/frame?${query.toString()}`);
    expect(frame.status).toBe(200);
  });
});

describe('the sites', () => {
  it('do not share logins', async () => {
    const kestrel = cookieOf(await enter('', KESTREL.email));
    expect((await session('', kestrel)).status).toBe(200);
    expect((await session('/harbor', kestrel)).status).toBe(401);
    expect((await session('/harbor', kestrel.replace('kestrel_', 'harbor_'))).status).toBe(401);
    const harbor = cookieOf(await enter('/harbor', HARBOR.email));
    const { status, body } = await session('/harbor', harbor);
    expect(status).toBe(200);
    expect((await client(tokenIn(body)).call(rows.getProfile, {})).billTo?.email).toBe(HARBOR.email);
  });

  it("do not know each other's customers", async () => {
    expect((await enter('', HARBOR.email)).status).toBe(422);
    expect((await enter('/harbor', HARBOR.email)).status).toBe(303);
  });
});

it('reset one tenant and keep the other unchanged', async () => {
  const accounts = async (tenant: Tenant) => z.object({ accounts: z.int() }).parse((await control('ledger', tenant)).body).accounts;
  await control('scenarios/past-due', KESTREL, {});
  const [kestrel, harbor] = [await accounts(KESTREL), await accounts(HARBOR)];
  await control('reset', HARBOR, {});
  expect(await accounts(KESTREL)).toBe(kestrel);
  expect(await accounts(HARBOR)).toBeLessThan(harbor);
});
